"""Calculations on one board that take more than one step, from values and words as they are typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from corpus.errors import BadInput
from rulings.scoring import typed
from rulings.scoring.adjusted import artificial_imps, weighted_imps, weighted_matchpoints
from rulings.scoring.averages import board_average, session_average
from rulings.scoring.calculation import Calculation
from rulings.scoring.comparison import ANY_BUTLER, TABLE_UPPER, butler_score, datum, dropped_by_share, dropped_results
from rulings.scoring.contract import contract_score, passed_out
from rulings.scoring.field.results import tricks_of
from rulings.scoring.imp import imp_as_written
from rulings.scoring.short_boards import (
    SMALL_GROUP,
    fewer_by_computer,
    fewer_by_hand,
    group_of_four_or_more,
    small_group,
)
from rulings.scoring.small_matches import patton_match


def contract_as_typed(bid: str, result: str, vulnerable: bool | None) -> Calculation[Any]:
    """The score of `4S`, `3NTX` or `pass` with its tricks; raises BadInput."""
    if bid.strip().lower() in ("pass", "p"):
        return passed_out()
    found = re.fullmatch(r"([1-7])(NT|[CDHSN])(XX|X)?", bid.strip().upper())
    if not found:
        raise BadInput(f"{bid!r} is no contract: write 4S, 3NTX or 1CXX, as in `lawbridge score contract 4S +1 --vul`.")
    if vulnerable is None:
        raise BadInput(
            "The vulnerability is missing: add --vul or --not-vul, as in `lawbridge score contract 4S +1 --vul`."
        )
    level, denomination, doubling = found.groups()
    times = {"X": 1, "XX": 2}.get(doubling or "", 0)
    return contract_score(int(level), denomination[0], times, vulnerable, tricks_of(bid, result))


def imp(own: int, other: int, view: str = "") -> Calculation[Any]:
    """IMPs of our score against the other table's, which `view` says from whose side it is written; raises BadInput."""
    return imp_as_written(own, other, typed.one_of(view, "", "same", "teammates"))


def butler(
    values: Sequence[int], division: str = "", trim: int = -1, share: int = 0, rounding: str = "ten"
) -> Calculation[Any]:
    """IMPs of the first score against the datum; how many results are dropped must be said. Raises BadInput."""
    if trim < 0 and not division and not share:
        raise BadInput("How many results are dropped is missing: add --division upper|fourth, --share 20, or --trim N.")
    if share and not 0 < share < 50:
        raise BadInput(f"{share} % at each end leave nothing to average: annex 6.2 names 20 and 25.")
    if share:
        trim = dropped_by_share(len(values), share).value
    dropped = trim if trim >= 0 else dropped_results(len(values), typed.one_of(division, "upper", "fourth"))
    cite = TABLE_UPPER if division else ANY_BUTLER
    base = datum(values, dropped, typed.one_of(rounding, "ten", "exact"), cite)
    own = butler_score(values[0], base.value)
    return Calculation(own.value, (*base.steps, *own.steps), (*base.notes, *own.notes))


def weighted(parts: Sequence[str], other: Sequence[str], scale: str = "") -> Calculation[Any]:
    """A weighted score from `60:620 40:-100` against the other tables; raises BadInput."""
    rows = [text.partition(":") for text in parts]
    weights = [(typed.number(weight, "weight"), typed.scores([score])[0]) for weight, _, score in rows]
    others = typed.scores(other)
    if scale:
        return weighted_matchpoints(weights, others, typed.one_of(scale, "2-1-0", "1-half-0"))
    if len(others) != 1:
        raise BadInput("IMPs need exactly one --other score; for matchpoints add --scale 2-1-0 or 1-half-0.")
    return weighted_imps(weights, others[0])


def average(kind: str, session: str = "", top: str = "", imps: bool = False) -> Calculation[Any]:
    """Plus, average or minus on a board; raises BadInput."""
    own = typed.number(session, "average") if session else None
    if typed.one_of(kind, "plus", "average", "minus", "session") == "session":
        if own is None:
            raise BadInput(
                "A session average needs --session: the pair's percentage (or IMPs a board) on other boards."
            )
        return session_average(own, typed.number(top, "top") if top and not imps else None, " IMP" if imps else " %")
    which = typed.one_of(kind, "plus", "average", "minus")
    if imps:
        return artificial_imps(which, own)
    return board_average(which, own, typed.number(top, "top") if top else None, "computer")


def fouled(values: Sequence[int], full: int = 0, by_hand: bool = False) -> Calculation[Any]:
    """A group of a fouled board; raises BadInput where `full`, the results on other boards, is wanted."""
    if len(values) < SMALL_GROUP:
        return small_group(values)
    if not full:
        raise BadInput(
            "A group of four or more results needs --full, the number of results on the other boards (MBSz 28)."
        )
    return group_of_four_or_more(values, full, "manual" if by_hand else "computer")


def fewer(points: Fraction, results: int, full: int, by_hand: bool = False) -> Calculation[Fraction]:
    """Matchpoints on a board played fewer times."""
    return fewer_by_hand(points, results, full) if by_hand else fewer_by_computer(points, results, full)


def patton(boards: Sequence[str], divisor: str) -> Calculation[Any]:
    """A Patton match from `620:170 -50:100`; raises BadInput."""
    rows = [typed.scores(text.split(":")) for text in boards]
    if any(len(row) != 2 for row in rows):
        raise BadInput(
            "Each board is written open:closed, as in `lawbridge score patton 620:170 -50:100 --divisor both_teams`."
        )
    return patton_match([(a, b) for a, b in rows], typed.one_of(divisor, "both_teams", "winner"))
