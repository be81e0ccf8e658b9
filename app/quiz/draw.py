"""Drawing a situation from a procedure and the situations next to it, whose rulings are the wrong answers.

A scene gives the raw facts (`app.quiz.scenes`), the procedure's tree of questions the rest: every fact that matters on
the drawn path is given, so nothing hangs on what is left unsaid. A neighbour is the same table with one answer changed
(and what follows from it), ruled by the same engine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path as File
from random import Random
from typing import Any

from app.quiz.scenes import SCENES
from bridge.errors import BridgeError
from corpus import strict_yaml
from corpus.errors import BadFacts
from corpus.model import Language
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.errors import EngineError
from rulings.engine.explore import Leaf, leaves
from rulings.engine.fields import Field, Kind
from rulings.engine.inquiry import Inquiry
from rulings.engine.procedure import Procedure
from rulings.engine.read_facts import read_facts
from rulings.engine.ruling_document import RulingDocument
from rulings.engine.wording import speaker, tell_fact
from rulings.registry import get, rule

Facts = dict[str, Any]
Path = tuple[tuple[Field, Any], ...]


@cache
def settings() -> dict[str, Any]:
    """`situations.yaml`: candidates, left_out, impossible, never, weights."""
    found: dict[str, Any] = strict_yaml.load(File(__file__).parent / "situations.yaml")
    return found


_SCENES = 30
"""Deals tried until one leads to the irregularity wanted."""

_IDLE = {"end_of_play_review", "legal_calls", "law_16C2_applies", "adjusted_score", "procedural_penalty", "penalty"}
"""Outcomes that two rulings may differ in and still be told as one: they do not make an answer wrong."""


@dataclass(frozen=True, slots=True)
class Situation:
    """Facts that settle a ruling: `base` is the scene, `path` what the tree asked, `facts` both as JSON values."""

    procedure: str
    base: Facts
    path: Path
    facts: Facts
    unusual: int = 0

    @property
    def level(self) -> int:
        """1 to 3: how many answers the ruling hangs on, findings and unusual facts counting more."""
        weight = len(self.path) + sum(field.kind is Kind.FINDING for field, _ in self.path) + 2 * self.unusual
        return 1 if weight <= 1 else 2 if weight <= 3 else 3


@dataclass(frozen=True, slots=True)
class Neighbour:
    """Another ruling of the same table: its facts, and those of them that differ from the situation's."""

    facts: Facts
    changed: Path


def draw(name: str, rng: Random) -> Situation | None:
    """A situation of a procedure that is ruled, or None when this draw does not make one."""
    procedure = get(name)
    lists = settings()["candidates"].get(name, {})
    scene = SCENES.get(name)
    base: Facts | None = {fact: rng.choice(values) for fact, values in lists.items()}
    for _ in range(_SCENES if scene else 0):
        base = scene(rng) if scene else None
        if base is not None:
            break
    if base is None:
        return None
    base = {key: value for key, value in base.items() if key in procedure.fields}
    unusual = 0
    if rng.random() < 0.3 and (presumed := _presumed(procedure, base)):
        field, value = rng.choice(presumed)
        base = {**base, field.name: field.type.write(value)}
        unusual = 1
    found = _ruled(procedure, base)
    if not found:
        return None
    path, _ = _choose(found, rng)
    if unusual and not _read_by(procedure, base, path, field.name):
        return None
    return Situation(name, base, path, {**base, **_json(path)}, unusual)


def _presumed(procedure: Procedure, base: Facts) -> list[tuple[Field, Any]]:
    """Presumed facts with the values that are out of the ordinary."""
    left_out = settings()["left_out"].get(procedure.name, ())
    return [
        (field, value)
        for field in procedure.fields.values()
        if field.presumed is not None and field.name not in base and field.name not in left_out
        for value in field.type.finite
        if value != field.presumed
    ]


def _ruled(procedure: Procedure, base: Facts) -> list[tuple[Path, Leaf]]:
    try:
        tree = procedure.tree(read_facts(procedure.facts, base, procedure.name))
    except (BadFacts, BridgeError, EngineError):
        return []
    barred = settings()["impossible"].get(procedure.name, ())
    return [
        (path, leaf)
        for path, leaf in leaves(tree)
        if leaf.kind == "ruled" and not _barred({**base, **_json(path)}, barred)
    ]


def reached(name: str, base: Facts) -> list[Path]:
    """Every ruling that a table can still come to: the answers that lead there, in the order they are asked."""
    return [path for path, _ in _ruled(get(name), base)]


def _barred(facts: Facts, combinations: Sequence[Facts]) -> bool:
    return any(all(facts.get(key) == value for key, value in one.items()) for one in combinations)


def _choose(found: list[tuple[Path, Leaf]], rng: Random) -> tuple[Path, Leaf]:
    """One path, every headline equally likely, so that a bushy branch does not crowd out the others."""
    groups: dict[str, list[tuple[Path, Leaf]]] = {}
    for one in found:
        head = next((saying.key for saying in one[1].draft.sayings if saying.headline), "")
        groups.setdefault(head, []).append(one)
    return rng.choice(groups[rng.choice(sorted(groups))])


def _read_by(procedure: Procedure, base: Facts, path: Path, name: str) -> bool:
    """Whether a fact plays a part in the ruling: else telling it would only mislead."""
    found = rule(procedure.name, {**base, **_json(path)}, weighed=False)
    return any(name in step["because"] for step in found["trace"])


def _json(path: Path) -> Facts:
    return {field.name: field.type.write(value) for field, value in path}


def ruling(situation: Situation | Neighbour, procedure: str, language: Language) -> RulingDocument | None:
    """The engine's document for its facts; None where the facts are refused or it is not ruled."""
    try:
        found = rule(procedure, situation.facts, language=language, weighed=False)
    except (BadFacts, EngineError):
        return None
    return found if found["status"] == "ruled" else None


def neighbours(situation: Situation) -> Iterator[Neighbour]:
    """Other endings of the same table, the nearest first: those that change the last answers, then the raw facts."""
    procedure = get(situation.procedure)
    near = []
    for path, _ in _ruled(procedure, situation.base):
        shared = 0
        for mine, theirs in zip(situation.path, path, strict=False):
            if mine != theirs:
                break
            shared += 1
        if changed := path[shared:]:
            near.append((len(changed), Neighbour({**situation.base, **_json(path)}, changed)))
    yield from (one for _, one in sorted(near, key=lambda row: row[0]))
    yield from _other_scene(procedure, situation)
    yield from _other_candidates(procedure, situation)
    for field, value in _presumed(procedure, situation.base):
        yield Neighbour({**situation.facts, field.name: field.type.write(value)}, ((field, value),))
    yield from _far(procedure, situation)


def _other_scene(procedure: Procedure, situation: Situation) -> Iterator[Neighbour]:
    """The same with another answer to what the scene already settled: accepted or not, who won the trick."""
    for fact, own in situation.base.items():
        field = procedure.fields[fact]
        for value in field.type.finite:
            if field.type.write(value) != own:
                base = {**situation.base, fact: field.type.write(value)}
                for path, _ in _ruled(procedure, base):
                    yield Neighbour({**base, **_json(path)}, ((field, value), *path))


def _other_candidates(procedure: Procedure, situation: Situation) -> Iterator[Neighbour]:
    """The same with another number or bid from its list, the nearest in the list first."""
    for fact, values in settings()["candidates"].get(procedure.name, {}).items():
        if situation.base.get(fact) not in values:
            continue
        at = values.index(situation.base[fact])
        field = procedure.fields[fact]
        for value in sorted(values, key=lambda one: abs(values.index(one) - at)):
            if value != situation.base[fact]:
                yield Neighbour({**situation.facts, fact: value}, ((field, field.type.read(value)),))


def _far(procedure: Procedure, situation: Situation) -> Iterator[Neighbour]:
    """Endings with other calls and cards: the tree without them, told by the answers that the situation contradicts."""
    people = {
        name: value for name, value in situation.base.items() if name in ("offender", "contract", "dealer", "card")
    }
    given: Any = read_facts(procedure.facts, situation.facts, procedure.name)
    known: Any = Inquiry(given, IN_FORCE_EDITION, people=procedure.people)
    if "offender" in procedure.fields and "offender" not in people:
        try:
            seat = known.maybe("offender")
        except BadFacts:
            seat = None
        if seat is not None:
            people["offender"] = seat.value
    people.pop("dealer", None)
    for path, _ in _endings(procedure.name, tuple(sorted((key, repr(one)) for key, one in people.items())), people):
        try:
            changed = tuple(
                (field, value) for field, value in path if (own := known.maybe(field.name)) is not None and own != value
            )
            unknown = [field for field, _ in path if known.maybe(field.name) is None]
        except BadFacts:
            continue
        if changed and not unknown:
            yield Neighbour({**people, **_json(path)}, changed)


_ENDINGS: dict[tuple[str, Any], list[tuple[Path, Leaf]]] = {}


def _endings(name: str, key: Any, base: Mapping[str, Any]) -> list[tuple[Path, Leaf]]:
    if len(_ENDINGS) > 2000:
        _ENDINGS.clear()
    if (name, key) not in _ENDINGS:
        _ENDINGS[name, key] = _ruled(get(name), dict(base))
    return _ENDINGS[name, key]


def conflict(first: Mapping[str, Any], second: Mapping[str, Any]) -> bool:
    """Whether two outcomes cannot both be right: a key of both that a director would notice has two values."""
    return any(first[key] != second[key] for key in first.keys() & second.keys() - _IDLE)


def tell_changed(situation: Situation, changed: Path, language: Language) -> str:
    """The changed facts in the words of the procedure, at most the first four."""
    procedure = get(situation.procedure)
    people: dict[str, Any] = dict(
        Inquiry(
            read_facts(procedure.facts, situation.facts, procedure.name), IN_FORCE_EDITION, people=procedure.people
        ).people
    )
    told = []
    for field, value in changed[:4]:
        home = speaker(procedure.home, field.home, "facts", field.name, "ask")
        told.append(tell_fact(field, home, value, language, people))
    return " ".join(told)


@cache
def law_of(name: str) -> tuple[str, ...]:
    """The laws and regulations a procedure answers for."""
    return get(name).laws
