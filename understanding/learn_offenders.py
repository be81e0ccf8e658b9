"""Makes the model of who erred from scenes and stories whose gold facts name the offender: `data/offenders.npz`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from corpus.scenes import SET
from corpus.story_facts import Gold
from understanding.clauses import cut
from understanding.features import SEATS
from understanding.hear import told
from understanding.offenders import NAMED, SIZE, Offenders, Signs, signs_of
from understanding.seating import shown_offender

PARTS = 4
"""Parts of the situations, each of which is judged by a model of the others."""
_STRENGTH = 2.0
"""How dear large weights are."""
_STEPS = 120
_FEWEST, _RIGHT = 8, 0.85
"""How many sure tellings of a procedure are wanted, and what share of them right, before it may name somebody."""


@dataclass(frozen=True, slots=True)
class Pointed:
    """One telling: its situation, whether that is a scene, its procedure, the signs of each seat, and which erred."""

    situation: str
    scene: bool
    procedure: str
    signs: Signs
    seat: int


@dataclass(frozen=True, slots=True)
class Tried:
    """A telling judged by a model that has not seen its situation: whether it was sure, and whether it was right."""

    row: Pointed
    sure: bool
    right: bool


def rows_of(stories: Iterable[Gold]) -> list[Pointed]:
    """Every telling that names seats, of the situations whose offender is known."""
    found: list[Pointed] = []
    for gold in stories:
        offender = gold.facts.get("offender")
        if offender not in SEATS:
            continue
        for row in gold.tellings:
            heard = told(cut(row["question"], row["lang"]))
            if signs := signs_of(heard, gold.procedure, shown_offender(heard, gold.procedure)):
                name, at = f"{gold.set}-{gold.story}", SEATS.index(offender)
                found.append(Pointed(name, gold.set == SET, gold.procedure, signs, at))
    return found


def judged(rows: Sequence[Pointed]) -> list[Tried]:
    """Every telling, judged by a model of other situations."""
    names = sorted({row.situation for row in rows})
    part = {name: at % PARTS for at, name in enumerate(names)}
    found: list[Tried] = []
    for number in range(PARTS):
        model = fit([row for row in rows if part[row.situation] != number])
        for row in rows:
            if part[row.situation] == number:
                likely = model.probable(row.signs)
                best = max(likely, key=lambda one: likely[one])
                found.append(Tried(row, likely[best] >= NAMED, best == SEATS[row.seat]))
    return found


def learn_offenders(rows: Sequence[Pointed], found: Iterable[Tried]) -> Offenders:
    """The model of all tellings; it may name somebody where it proved right on what it had not seen."""
    sure, right = Counter[str](), Counter[str]()
    for one in found:
        sure[one.row.procedure] += one.sure
        right[one.row.procedure] += one.sure and one.right
    trusted = (name for name in sure if sure[name] >= _FEWEST and right[name] >= _RIGHT * sure[name])
    return Offenders(fit(rows).weights, frozenset(trusted))


def fit(rows: Sequence[Pointed]) -> Offenders:
    """The weights of greatest likelihood, kept small."""
    from scipy.optimize import minimize
    from scipy.sparse import csr_matrix

    seats = [own for row in rows for own in row.signs]
    ends = np.cumsum([0, *(len(own) for own in seats)])
    places = np.concatenate(seats)
    told_by = csr_matrix((np.ones(len(places)), places, ends), shape=(len(seats), SIZE))
    right = np.zeros(len(seats))
    right[[len(SEATS) * at + row.seat for at, row in enumerate(rows)]] = 1.0

    def lost(weights: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        scores = (told_by @ weights).reshape(-1, len(SEATS))
        scores -= scores.max(axis=1, keepdims=True)
        logs = (scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))).ravel()
        loss = -float(logs @ right) + _STRENGTH * float(weights @ weights)
        return loss, told_by.T @ (np.exp(logs) - right) + 2 * _STRENGTH * weights

    best = minimize(lost, np.zeros(SIZE), jac=True, method="L-BFGS-B", options={"maxiter": _STEPS})
    return Offenders(best.x.astype(np.float32))
