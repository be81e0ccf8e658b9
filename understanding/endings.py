"""How a story ends: which ruling of its procedure the solved stories near it came to.

Each fact is read by itself, but a telling is written to the end that it has: what is ruled, who may choose, what is
left to ask. The ends of all solved stories (`data/endings.npz`, made by `python -m understanding.learn_endings` from
scenes and gold facts) tell which ends such a story has; a fact heard faintly counts where with it the ruling ends as
they do, one heard not quite surely is dropped where without it it does. The weights (`data/endings.json`) are fitted on
tellings that no model has learnt (`python -m evals.understanding.endings`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rulings.engine.fields import Kind
from rulings.engine.ruling_document import RulingDocument
from rulings.engine.wording import value_key
from understanding.facts import Told, reader, told_to, weighed
from understanding.heard import Heard
from understanding.kept import arrays
from understanding.senses import DATA

FAINT, FIRM = 0.12, 0.75
"""From which probability a fact not told may be taken as told; below which one told may be dropped."""
CHOSEN = 0.4
"""From which probability a player's choice may be: he says it, and what he has not said no ending tells. Of 13 choices
added to tellings that nothing learns the seven below were all untold, four of the six above told."""
MOST = 10
"""So many facts are tried, the likeliest first."""
SIGNALS = ("odds", "near", "open_0", "open_1", "open_2", "dropped", "changed", "alike")
"""Log odds of the change; log share of near stories that end so; how many facts are open after it (more: none of the
three); whether a fact is dropped; whether anything is changed; whether it ends as without the change."""
_LEAST = 0.01
_SURE = 1e-4


@dataclass(frozen=True, slots=True)
class Ends:
    """The ends of the solved stories of `understanding.facts`: of each telling which of `labels` it is."""

    labels: tuple[str, ...]
    of: NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class FactChange:
    """A fact that is added to those told, or dropped (`told` is None), and the log odds of that."""

    fact: str
    told: Told | None
    odds: float


def end_of(ruling: RulingDocument) -> str:
    """What a ruling comes to, without seats: its status, the laws of its headline, the choices, what is asked first."""
    said = [row["citations"] for row in ruling["statements"] if row["kind"] == "headline"]
    offered = sorted(row["name"] for row in ruling["options"])
    asked = ruling["need"][0]["name"] if ruling["need"] else None
    return json.dumps([ruling["status"], said, offered, asked])


def ends_near(heard: Heard, procedure: str) -> Mapping[str, float]:
    """The ends of the procedure's solved stories with their share, by how near they are to this text."""
    kept = ends()
    if kept is None or heard.read is None:
        return {}
    near, own = weighed(heard, procedure).near.weights, _places().get(procedure)
    if own is None or len(own) != len(near):
        return {}
    sums = np.bincount(kept.of[own], weights=near, minlength=len(kept.labels)) / max(float(near.sum()), _SURE)
    return {kept.labels[at]: float(sums[at]) for at in np.flatnonzero(sums)}


def log_share(near: Mapping[str, float], end: str) -> float:
    """The log share of an end among those near a story."""
    return float(np.log(near.get(end, 0.0) + _LEAST))


def changes(heard: Heard, procedure: str, facts: Mapping[str, Any]) -> Iterator[FactChange]:
    """Facts that may be told or not, likeliest first: those heard faintly, and those told that are not firm."""
    from rulings import registry

    found: list[FactChange] = []
    chances, fields = weighed(heard, procedure).chances, registry.get(procedure).fields
    for one in told_to(heard, procedure, FAINT):
        if one.fact not in facts and (one.p >= CHOSEN or fields[one.fact].kind is not Kind.CHOICE):
            found.append(FactChange(one.fact, one, _log_odds(one.p, _silent(chances[one.fact]))))
    for fact, value in facts.items():
        p = chances.get(fact, {}).get(value_key(value)) if isinstance(value, bool | str) else None
        if p is not None and p < FIRM:
            found.append(FactChange(fact, None, _log_odds(_silent(chances[fact]), p)))
    yield from sorted(found, key=lambda one: -one.odds)[:MOST]


def signals(
    change: FactChange | None, ruling: RulingDocument, before: RulingDocument, near: Mapping[str, float]
) -> list[float]:
    """The signals of a ruling after a change (None: nothing is changed), in the order of `SIGNALS`."""
    end, left = end_of(ruling), len(ruling["need"])
    return [
        change.odds if change else 0.0,
        log_share(near, end),
        *(float(left == number) for number in range(3)),
        float(change is not None and change.told is None),
        float(change is not None),
        float(end == end_of(before)),
    ]


def likeliest(rows: Sequence[Sequence[float]]) -> int:
    """Which of some rulings, by their signals, is the likeliest."""
    return int(np.argmax(np.array(rows) @ _weights()))


@cache
def ends() -> Ends | None:
    """The committed ends; None where they were not made yet."""
    kept = arrays(DATA / "endings.npz")
    return None if kept is None else Ends(tuple(str(one) for one in kept["labels"]), kept["of"].astype(np.int64))


@cache
def _places() -> Mapping[str, NDArray[np.int64]]:
    """Where the solved stories of each procedure stand, in their order."""
    found: dict[str, list[int]] = {}
    for place, name in enumerate(reader().solved.procedures):
        found.setdefault(name, []).append(place)
    return {name: np.array(own) for name, own in found.items()}


@cache
def _weights() -> NDArray[np.float64]:
    found: dict[str, float] = json.loads((DATA / "endings.json").read_text(encoding="utf-8"))
    return np.array([found[name] for name in SIGNALS])


def _silent(own: Mapping[str, float]) -> float:
    return 1 - sum(own.values())


def _log_odds(p: float, other: float) -> float:
    return float(np.log(max(p, _SURE) / max(other, _SURE)))
