"""One scene as it is ruled: the facts turned round the table, the engine's headline, its words in one breath."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from app.messages import message
from app.quiz.picture.drawn import LETTERED
from app.quiz.told.sheet import SceneSheet
from bridge.calls import parse_call
from bridge.cards import parse_card
from bridge.errors import BridgeError
from bridge.seats import SEATS, Seat
from corpus.errors import BadFacts
from corpus.model import Language
from rulings.engine.draft import Draft, Saying, Who
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.errors import EngineError
from rulings.engine.explore import leaves
from rulings.engine.forms import spell
from rulings.engine.inquiry import Inquiry
from rulings.engine.procedure import Procedure
from rulings.engine.read_facts import read_facts
from rulings.engine.values import ValueType
from rulings.engine.wording import fill, parameters, speaker, tell_fact, text
from rulings.registry import get

Facts = dict[str, Any]


@dataclass(frozen=True, slots=True)
class RuledScene:
    """A ruling with what it takes to say it; `settled` where nothing is left to be chosen or found.

    `sayings` are its sentences; where something is open, those that hold however it is chosen or found.
    """

    procedure: str
    facts: Mapping[str, Any]
    draft: Draft
    headline: Saying
    people: Mapping[str, Who]
    outcome: Mapping[str, Any]
    settled: bool
    sayings: tuple[Saying, ...]

    @property
    def citations(self) -> tuple[str, ...]:
        """The provisions of the headline."""
        return self.headline.citations


def turned(procedure: str, facts: Mapping[str, Any], steps: int) -> Facts:
    """The facts with every seat moved clockwise."""
    fields = get(procedure).fields
    return {name: None if value is None else _turned(fields[name].type, value, steps) for name, value in facts.items()}


def _turned(kind: ValueType, value: Any, steps: int) -> Any:
    return kind.write(kind.turn(kind.read(value), steps))


def ruled(procedure: str, facts: Mapping[str, Any], edition: str = IN_FORCE_EDITION) -> RuledScene | None:
    """The one ruling of these facts; None where they leave it open, contradict each other or are not modelled."""
    return _ruled(get(procedure), json.dumps(facts, sort_keys=True), edition)


@lru_cache(maxsize=4096)  # a set tries the same few scenes, turned round the table, again and again
def _ruled(found: Procedure, written: str, edition: str) -> RuledScene | None:
    facts: Facts = json.loads(written)
    if not found.modelled(edition):
        return None
    try:
        known: Any = read_facts(found.facts, facts, found.name)
        ends = list(leaves(found.tree(known, edition)))
        people = Inquiry(known, edition, people=found.people).people
    except (BadFacts, BridgeError, EngineError):
        return None
    draft = ends[0][1].draft
    if len(ends) == 1:
        head = next((one for one in draft.sayings if one.headline), None)
    else:
        head = _shared_headline([end.draft for _, end in ends])
    if head is None or (len(ends) == 1 and ends[0][1].kind != "ruled"):
        return None
    outcome = {
        key: one.value
        for key, one in draft.outcome.items()
        if all(key in end.draft.outcome and end.draft.outcome[key].value == one.value for _, end in ends)
    }
    sayings = tuple(one for one in draft.sayings if all(one in end.draft.sayings for _, end in ends))
    return RuledScene(found.name, facts, draft, head, people, outcome, len(ends) == 1, sayings)


def _shared_headline(drafts: list[Draft]) -> Saying | None:
    """What is ruled while a choice is open: the headline that every ending has, else the last sentence of all."""
    shared = [
        one
        for one in drafts[0].sayings
        if one.section == "statements" and not one.aside and all(one in other.sayings for other in drafts)
    ]
    heads = [one for one in shared if one.headline]
    return next(iter(heads or shared[-1:]), None)


def verdict(
    sheet: SceneSheet, scene: RuledScene, language: Language, swap: Iterable[str] = (), short: bool = False
) -> str | None:
    """The ruling in one breath, or shorter; `swap` exchanges two roles. None where the sheet has no words for it."""
    words = sheet.verdict(scene.headline.key, short)
    if words is None:
        return None
    template = words[language]
    people = dict(scene.people)
    first, second = (*swap, "", "")[:2]
    if first:
        named = {name for name, _ in parameters(template)}
        if not named & {first, second} or not {first, second} <= people.keys():
            return None
        people[first], people[second] = people[second], people[first]
    return fill(template, language, said({**people, **dict(scene.headline.params)}, language), sheet.procedure)


def verdict_words(
    sheet: SceneSheet, key: str, scene: RuledScene, language: Language, short: bool = False
) -> str | None:
    """Another sheet's words for a verdict, said of the players of this scene."""
    words = sheet.verdict(key, short)
    return of_players(words, scene, language) if words else None


def of_players(words: Mapping[str, str], scene: RuledScene, language: Language) -> str:
    """A text about the players of this scene."""
    return fill(words[language], language, said(dict(scene.people), language), scene.procedure)


def said(params: Mapping[str, Any], language: Language) -> dict[str, Any]:
    """Parameters as this language writes them: players by letters where it has no other use."""
    if language not in LETTERED:
        return dict(params)
    return {name: _lettered(one) for name, one in params.items()}


def _lettered(one: Any) -> Any:
    seat = one.seat if isinstance(one, Who) else one
    return seat.value if isinstance(seat, Seat) else one


def tell(template: str, facts: Mapping[str, Any], steps: int, language: Language) -> str:
    """A scene in words, the seats turned by `steps`."""
    params: dict[str, Any] = {}
    for name, _ in parameters(template):
        if name in SEATS:
            params[name] = Seat(name).turned(steps)
        elif name == "auction":
            params[name] = message(language, "quiz.told_auction", calls=calls(facts, language))
        elif name == "calls":
            params[name] = calls(facts, language)
        elif name[:1].isdigit() or name in ("P", "X", "XX"):
            params[name] = parse_call(name)
        else:
            params[name] = parse_card(name)
    return fill(template, language, said(params, language), "a scene")


def calls(facts: Mapping[str, Any], language: Language) -> str:
    """The auction: who called what, in order."""
    seat = Seat(facts["dealer"])
    told = []
    for call in facts["auction"]:
        who = said({"who": seat}, language)["who"]
        told.append(f"{spell(who, language)} {spell(parse_call(call), language)}")
        seat = seat.turned(1)
    return ", ".join(told)


def told_facts(scene: RuledScene, names: Iterable[str], language: Language) -> str:
    """Some of a ruling's facts in the words of its procedure."""
    procedure = get(scene.procedure)
    known: Any = read_facts(procedure.facts, scene.facts, scene.procedure)
    found = []
    for name in names:
        field, value = procedure.fields[name], getattr(known, name)
        if value is not None:
            home = speaker(procedure.home, field.home, "facts", name, "ask")
            found.append(tell_fact(field, home, value, language, said(scene.people, language)))
    said_again = [one for one in found if any(one.casefold() in other.casefold() for other in found if other != one)]
    return " ".join(one for one in dict.fromkeys(found) if one not in said_again)


def _belongs(one: Saying, head: Saying) -> bool:
    """Whether a sentence is about this case: not the general rule of which the ruling is a branch, nor an aside."""
    general = all(any(own.startswith(f"{law}.") for own in head.citations) for law in one.citations)
    return not one.aside and not general


def sentences(scene: RuledScene, language: Language, most: int = 3) -> list[tuple[str, tuple[str, ...]]]:
    """What the engine says about it, the ruling first: sentences with their provisions."""
    head = scene.headline
    rows = [one for one in scene.sayings if one.section == "statements"]
    rows.sort(key=lambda one: (one != head, not one.headline))
    found = []
    for one in (row for row in rows[:most] if row == head or _belongs(row, head)):
        params = said({**scene.people, **dict(one.params)}, language)
        found.append((text(one.home, (one.section, one.key), language, params), one.citations))
    return found
