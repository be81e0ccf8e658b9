"""Makes the models of what facts mean from scenes and stories whose gold facts name calls, cards and seats."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.scenes import scenes
from corpus.story_facts import Gold, golds
from rulings import registry
from rulings.engine.fields import Kind
from understanding.clauses import cut
from understanding.features import SEATS
from understanding.hear import told
from understanding.heard import Heard
from understanding.pointing import ABOUT, EACH, SIZE, Pointing, places_of, signs_in, value_of, write

_FEWEST = 40
"""Mentions that fill a place, from which it is learnt."""
_LIKE = {"call": "call", "card": "card", "suit": "card", "rank": "card", "number": "number"}
"""Kinds of mentions that gold facts name or leave out together."""
_STRENGTH = 0.3
"""Inverse of the regularisation."""


@dataclass(frozen=True, slots=True)
class Mentioned:
    """A mention in a telling: the procedure that rules the telling, its kind, its signs, the places that it fills.

    `untold` are the facts that the gold facts may leave out though they are told: it teaches nothing of them.
    """

    procedure: str
    kind: str
    signs: NDArray[np.int64]
    fills: frozenset[str]
    untold: frozenset[str]


def mentioned_in(stories: Iterable[Gold]) -> Iterator[Mentioned]:
    """Every call, card, seat, suit, rank and number of every telling."""
    for gold in stories:
        heard = (told(cut(row["question"], row["lang"])) for row in gold.tellings)
        yield from rows_of(gold.procedure, gold.facts, heard)


def rows_of(procedure: str, facts: Mapping[str, Any], tellings: Iterable[Heard]) -> Iterator[Mentioned]:
    """Every mention of the tellings of one situation."""
    values = {fact: set(_values(value)) for fact, value in facts.items()}
    untold = frozenset(_left_out(procedure, values))
    for heard in tellings:
        for one, (signs,) in signs_in(heard, procedure):
            own = value_of(one)
            fills = frozenset(
                f"{fact}.{part}" for fact, parts in values.items() for part, value in parts if value == own
            )
            yield Mentioned(procedure, one.kind, signs, fills, untold)


def _left_out(procedure: str, values: Mapping[str, Iterable[tuple[str, Any]]]) -> Iterator[str]:
    """The facts that tellings may tell though the gold facts do not: what the procedure is about, and what is of a kind
    of which the gold facts name nothing, since what differs between the tellings of a situation stands in no facts. Of
    seats and of what somebody chose silence says that it is not told.
    """
    places, fields = places_of(procedure), registry.get(procedure).fields
    kinds = {_LIKE.get(places.get(f"{fact}.{part}", "")) for fact, parts in values.items() for part, _ in parts}
    for place, kind in places.items():
        fact = place.partition(".")[0]
        trusted = kind == "who" or fields[fact].kind is Kind.CHOICE or _LIKE[kind] in kinds
        if fact not in values and (fact in ABOUT or not trusted):
            yield fact


def learn_pointing(rows: Iterable[Mentioned]) -> Pointing:
    """The models of every place that enough mentions fill."""
    from scipy.sparse import csr_matrix
    from sklearn.linear_model import LogisticRegression

    counted: Counter[str] = Counter()
    by_procedure: defaultdict[str, list[Mentioned]] = defaultdict(list)
    for row in rows:
        counted.update(row.fills)
        by_procedure[row.procedure].append(row)
    places = {name: places_of(name) for name in by_procedure}
    weights: dict[str, NDArray[np.float32]] = {}
    bias: dict[str, float] = {}
    for place, count in sorted(counted.items()):
        if count < _FEWEST:
            continue
        fact = place.partition(".")[0]
        own = [
            row
            for name, kinds in places.items()
            for row in by_procedure[name]
            if kinds.get(place) == row.kind and fact not in row.untold
        ]
        right = [place in row.fills for row in own]
        if not any(right) or all(right):
            continue
        ends = np.cumsum([0, *(len(row.signs) for row in own)])
        signs = np.concatenate([row.signs for row in own])
        matrix = csr_matrix((np.ones(len(signs), np.float32), signs, ends), shape=(len(own), SIZE))
        linear = LogisticRegression(C=_STRENGTH, solver="liblinear").fit(matrix, right)
        weights[place], bias[place] = linear.coef_[0].astype(np.float32), float(linear.intercept_[0])
    return Pointing(weights, bias)


def _values(value: Any) -> Iterator[tuple[str, Any]]:
    """The parts of a fact with the strings and numbers that they hold: `auction` has many of the part ""."""
    if isinstance(value, list):
        for one in value:
            yield from _values(one)
    elif isinstance(value, Mapping):
        for part, one in value.items():
            yield from ((EACH if part in SEATS else part, text) for _, text in _values(one))
    elif isinstance(value, str):
        yield "", value.replace("NT", "N") if value[:1].isdigit() else value
    elif isinstance(value, int) and not isinstance(value, bool):
        yield "", value


def main() -> None:
    """Make `data/pointing.npz` from scenes and stories (eight minutes of one core)."""
    write(learn_pointing(mentioned_in([*scenes(), *golds()])))


if __name__ == "__main__":
    main()
