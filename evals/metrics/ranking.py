"""Measures of a ranked list against gold: place of the first hit, MRR, nDCG."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from evals.questions import unit_of

CUT = 10


def first_place(ranked: Sequence[str], gold: Collection[str]) -> int | None:
    """The place (from 1) of the first item that is gold, or None."""
    return next((place for place, item in enumerate(ranked, 1) if item in gold), None)


def units(ranked: Sequence[str]) -> list[str]:
    """The laws (units) of ranked provisions, one entry a provision: what a reader of the list sees."""
    return [unit_of(item) for item in ranked]


def distinct(items: Sequence[str]) -> list[str]:
    """The items without repeats, in order."""
    return list(dict.fromkeys(items))


def same_place(found: str, gold: str) -> bool:
    """Whether a provision is the gold one, a part of it, or the whole it is the only named part of."""
    return found == gold or found.startswith((f"{gold}.", f"{gold}/")) or gold.startswith((f"{found}.", f"{found}/"))


def provision_place(ranked: Sequence[str], gold: Collection[str]) -> int | None:
    """The place of the first provision that is, contains or is contained in a gold one; a bare law never counts."""
    for place, item in enumerate(ranked, 1):
        if item in gold or (unit_of(item) != item and any(same_place(item, other) for other in gold)):
            return place
    return None


def reciprocal(place: int | None, cut: int = CUT) -> float:
    """1 / place, 0 beyond `cut`."""
    return 1.0 / place if place is not None and place <= cut else 0.0


def ndcg(ranked: Sequence[str], gold: Sequence[str], cut: int = CUT) -> float:
    """Normalised discounted cumulative gain (Jarvelin and Kekalainen 2002) of distinct items; the first gold gains 2.

    The other gold items gain 1: they support the same answer.
    """
    gains = dict.fromkeys(gold, 1.0) | ({gold[0]: 2.0} if gold else {})
    found = sum(gains.get(item, 0.0) / math.log2(place + 1) for place, item in enumerate(distinct(ranked)[:cut], 1))
    ideal = sum(gain / math.log2(place + 1) for place, gain in enumerate(sorted(gains.values(), reverse=True)[:cut], 1))
    return found / ideal if ideal else 0.0
