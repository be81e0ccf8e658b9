"""Makes the model of who erred from scenes and stories whose gold facts say who: `data/offenders.npz`.

Gold facts name a seat, a role, or both; the likelihood is that of everybody whom they fit, in every way of sitting.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.scenes import scenes
from corpus.story_facts import Gold, golds
from understanding.clauses import cut
from understanding.features import SEATS
from understanding.hear import told
from understanding.offenders import NAMED, SIZE, Offenders, PlaceSign, Signs, signs_of, write
from understanding.seating import ERRED, ROLES, names_a_seat, role_facts, role_told, roles_matter, shown_place

PARTS = 4
"""Parts of the situations, each of which is judged by a model of the others."""
_STRENGTH = 2.0
"""How dear large weights are."""
_STEPS = 120
_FEWEST, _RIGHT = 8, 0.85
"""How many sure tellings of a procedure are wanted, and what share of them right, before it may name somebody."""


@dataclass(frozen=True, slots=True)
class Pointed:
    """One telling: its situation, its procedure, who may have erred, and whom the gold fits;
    the seat (where seats are named) and the facts of roles that the gold tells.
    """

    situation: str
    procedure: str
    signs: Signs
    right: NDArray[np.bool_]
    seat: str | None
    told: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Tried:
    """What a model that has not seen a telling's situation names in it: a seat (None: unsure), facts of roles."""

    row: Pointed
    seat: str | None
    named: Mapping[str, Any]


def rows_of(stories: Iterable[Gold]) -> list[Pointed]:
    """Every telling that names persons, of the situations of which it is known who erred."""
    found: list[Pointed] = []
    for gold in stories:
        offender, role = offender_of(gold.facts), role_told(gold.facts)
        if offender is None and not role:
            continue
        for row in gold.tellings:
            heard = told(cut(row["question"], row["lang"]))
            signs = signs_of(heard, gold.procedure, shown_place(heard, gold.procedure), roles_matter(gold.procedure))
            seated = names_a_seat(heard)
            seat = offender if seated else None
            right = fitting(signs, seat, role, gold.facts if seated else {})
            if right.any() and not right.all():
                name = f"{gold.set}-{gold.story}"
                own = {fact: value for fact, value in gold.facts.items() if fact in ROLES}
                found.append(Pointed(name, gold.procedure, signs, right, seat, own))
    return found


def offender_of(facts: Mapping[str, Any]) -> str | None:
    """The seat of who erred, or claimed; None where it is not told."""
    return next((str(facts[name]) for name in ERRED if facts.get(name) in SEATS), None)


def fitting(
    signs: Sequence[PlaceSign], seat: str | None, role: frozenset[str], facts: Mapping[str, Any]
) -> NDArray[np.bool_]:
    """Which of those who may have erred the gold facts fit, declarer at his seat where some of them have him there."""
    contract = facts.get("contract")
    declarer = contract.get("declarer") if isinstance(contract, Mapping) else None
    right = np.array(
        [(seat is None or SEATS[one.place] == seat) and (not role or one.role in role) for one in signs], bool
    )
    known = [declarer in SEATS and one.fit.declarer == SEATS.index(declarer) for one in signs]
    return right & np.array(known, bool) if (right & np.array(known, bool)).any() else right


def judged(rows: Sequence[Pointed]) -> list[Tried]:
    """Every telling, judged by a model of other situations."""
    names = sorted({row.situation for row in rows})
    part = {name: at % PARTS for at, name in enumerate(names)}
    found: list[Tried] = []
    for number in range(PARTS):
        model = fit([row for row in rows if part[row.situation] != number])
        for row in rows:
            if part[row.situation] == number:
                likely, roles = model.probable(row.signs), role_facts(row.procedure, model.role(row.signs))
                best = max(likely, key=lambda one: likely[one])
                seat = best if likely[best] >= NAMED else None
                found.append(Tried(row, seat, {fact: value for fact, (value, _) in roles.items()}))
    return found


def learn_offenders(rows: Sequence[Pointed], found: Iterable[Tried]) -> Offenders:
    """The model of all tellings; it may name a seat, or a role, where it proved right on what it had not seen."""
    tried = list(found)
    seats = _trusted((one.row.procedure, one.seat, one.row.seat) for one in tried)
    roles = _trusted(
        (one.row.procedure, value, one.row.told.get(fact)) for one in tried for fact, value in one.named.items()
    )
    return Offenders(fit(rows).weights, seats, roles)


def _trusted(rows: Iterable[tuple[str, Any, Any]]) -> frozenset[str]:
    """The procedures in which what was named is what was told, often enough."""
    sure, right = Counter[str](), Counter[str]()
    for procedure, named, wanted in rows:
        if named is not None and wanted is not None:
            sure[procedure] += 1
            right[procedure] += named == wanted
    return frozenset(name for name in sure if sure[name] >= _FEWEST and right[name] >= _RIGHT * sure[name])


def fit(rows: Sequence[Pointed]) -> Offenders:
    """The weights of greatest likelihood, kept small."""
    from scipy.optimize import minimize
    from scipy.sparse import csr_matrix

    own = [one.signs for row in rows for one in row.signs]
    ends = np.cumsum([0, *(len(one) for one in own)])
    places = np.concatenate(own).astype(np.int32)
    told_by = csr_matrix((np.ones(len(places), np.float32), places, ends), shape=(len(own), SIZE))
    turned = told_by.T.tocsr()
    right = np.concatenate([row.right for row in rows])
    sizes = np.array([len(row.signs) for row in rows])
    starts = np.cumsum([0, *sizes[:-1]])

    def shares(scores: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """The logarithm of each telling's sum, and the share of each candidate in it."""
        top = np.maximum.reduceat(scores, starts)
        powers = np.exp(scores - np.repeat(top, sizes))
        sums = np.add.reduceat(powers, starts)
        return np.log(sums) + top, powers / np.repeat(sums, sizes)

    def lost(weights: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        scores = told_by @ weights
        whole, every = shares(scores)
        fits, those = shares(np.where(right, scores, -1e9))
        loss = float((whole - fits).sum()) + _STRENGTH * float(weights @ weights)
        return loss, turned @ (every - those) + 2 * _STRENGTH * weights

    best = minimize(lost, np.zeros(SIZE), jac=True, method="L-BFGS-B", options={"maxiter": _STEPS})
    return Offenders(best.x.astype(np.float32))


def said_of(found: Iterable[Tried]) -> str:
    """How often what was named in tellings not seen was right."""
    tried = list(found)
    seats = [one.seat == one.row.seat for one in tried if one.seat and one.row.seat]
    roles = [value == one.row.told[fact] for one in tried for fact, value in one.named.items() if fact in one.row.told]
    return (
        f"of {len(tried)} tellings seats {sum(seats)} of {len(seats)}, roles {sum(roles)} of {len(roles)} named right"
    )


def main() -> None:
    """Learn from all stories and scenes, and say how far models of other situations are right."""
    rows = rows_of([*scenes(), *golds()])
    tried = judged(rows)
    sys.stdout.write(said_of(tried) + "\n")
    write(learn_offenders(rows, tried))


if __name__ == "__main__":
    main()
