"""Why a wrong answer is wrong: the facts that would make it right, told as somebody at the table says them.

`reasons.yaml` has the sentences, several facts in one; facts that it does not hold are told by their procedure.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from app.quiz.picture.drawn import LETTERED
from app.quiz.told.ruled import RuledScene, said, told_facts
from bridge.notation import format_seat
from bridge.seats import SEATS, Seat
from corpus import strict_yaml
from corpus.model import Language
from rulings.engine.read_facts import read_facts
from rulings.engine.wording import fill, parameters, speaker, tell_value, value_key
from rulings.registry import get

PATH = Path(__file__).parent / "reasons.yaml"
ANY = "*"
_CAPITAL_AFTER_COLON = ("nb",)
"""Languages in which a whole sentence after a colon begins with a capital."""


@cache
def reasons() -> Mapping[str, list[Mapping[str, Any]]]:
    """By procedure the entries of `reasons.yaml`, those that hold most facts first."""
    found: dict[str, list[Mapping[str, Any]]] = {}
    for names, rows in strict_yaml.load(PATH).items():
        for name in names.split(","):
            found[name.strip()] = sorted(rows, key=lambda row: -len(row["when"]))
    return found


def told_reason(scene: RuledScene, names: Iterable[str], language: Language) -> str:
    """The named facts of a ruling in sentences, what somebody chose last."""
    fields = get(scene.procedure).fields
    order = sorted(names, key=lambda name: bool(fields[name].chooser))
    left, found = set(order), {}
    for row in reasons().get(scene.procedure, ()):
        when = row["when"]
        if when.keys() <= left and all(_holds(wanted, scene.facts[name]) for name, wanted in when.items()):
            found[max(order.index(name) for name in when)] = _told(row, scene, language)
            left -= when.keys()
    found |= {order.index(name): told_facts(scene, [name], language) for name in left}
    return " ".join(found[place] for place in sorted(found))


def after_colon(told: str, language: Language) -> str:
    """Sentences as they stand after a colon: the first begins small, unless with a player's name."""
    first = told.split(maxsplit=1)[0] if told else ""
    names = {format_seat(Seat(seat), language) for seat in SEATS} | set(SEATS if language in LETTERED else ())
    if language in _CAPITAL_AFTER_COLON or first.strip(".,;:") in names:
        return told
    return told[:1].lower() + told[1:]


def _holds(wanted: str, value: Any) -> bool:
    """Whether a value is the wanted one; `*` stands for anything, also inside."""
    told, parts = value_key(value), wanted.split(ANY)
    if len(parts) == 1:
        return told == wanted
    return told.startswith(parts[0]) and told.endswith(parts[-1]) and all(part in told for part in parts)


def _told(row: Mapping[str, Any], scene: RuledScene, language: Language) -> str:
    procedure = get(scene.procedure)
    known: Any = read_facts(procedure.facts, scene.facts, scene.procedure)
    params: dict[str, Any] = dict(scene.people)
    for name, _ in parameters(row[language]):
        if name not in params:
            field = procedure.fields[name]
            home = speaker(procedure.home, field.home, "facts", name, "ask")
            params[name] = tell_value(home, name, getattr(known, name), language)
    return fill(row[language], language, said(params, language), PATH.name)
