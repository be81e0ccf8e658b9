"""Makes the models of what facts mean from scenes and stories whose gold facts name calls, cards and seats."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.story_facts import Gold
from understanding.clauses import cut
from understanding.hear import told
from understanding.pointing import SIZE, Pointing, masked, places_of, pointed_at, signs_of, value_of

_FEWEST = 40
"""Mentions that fill a place, from which it is learnt."""
_STRENGTH = 0.3
"""Inverse of the regularisation."""


@dataclass(frozen=True, slots=True)
class Mentioned:
    """A mention in a telling: the procedure that rules the telling, its kind, its signs, the places that it fills."""

    procedure: str
    kind: str
    signs: NDArray[np.int64]
    fills: frozenset[str]


def mentioned_in(stories: Iterable[Gold]) -> Iterator[Mentioned]:
    """Every call, card and seat of every telling."""
    for gold in stories:
        values = {fact: set(_values(value)) for fact, value in gold.facts.items()}
        for row in gold.tellings:
            text = cut(row["question"], row["lang"])
            heard, words = told(text), masked(text)
            for one in pointed_at(text):
                own = value_of(one)
                fills = frozenset(
                    f"{fact}.{part}" for fact, parts in values.items() for part, value in parts if value == own
                )
                yield Mentioned(gold.procedure, one.kind, signs_of(heard, one, words, gold.procedure), fills)


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
        own = [row for name, kinds in places.items() for row in by_procedure[name] if kinds.get(place) == row.kind]
        right = [place in row.fills for row in own]
        if not any(right) or all(right):
            continue
        ends = np.cumsum([0, *(len(row.signs) for row in own)])
        signs = np.concatenate([row.signs for row in own])
        matrix = csr_matrix((np.ones(len(signs), np.float32), signs, ends), shape=(len(own), SIZE))
        linear = LogisticRegression(C=_STRENGTH, solver="liblinear").fit(matrix, right)
        weights[place], bias[place] = linear.coef_[0].astype(np.float32), float(linear.intercept_[0])
    return Pointing(weights, bias)


def _values(value: Any) -> Iterator[tuple[str, str]]:
    """The parts of a fact with the strings that they hold: `auction` has many of the part ""."""
    if isinstance(value, list):
        for one in value:
            yield from _values(one)
    elif isinstance(value, Mapping):
        for part, one in value.items():
            yield from ((part, text) for _, text in _values(one))
    elif isinstance(value, str):
        yield "", value.replace("NT", "N") if value[:1].isdigit() else value
