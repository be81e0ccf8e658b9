"""Facts of Laws 12 and 86: grounds, findings, possible outcomes, and results so far."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rulings.engine import BOOL, Record, fact, finding, list_of, one_of, predicate, record, whole
from rulings.scoring.number_facts import decimal

SCORE = whole(-10000, 10000)
OUTCOMES = list_of(record({"score": SCORE, "weight": decimal(0, 100)}, {"legal": BOOL}))
IMPS = decimal(-100, 100)


def _illegal(known: Any) -> bool | None:
    if known.possible_outcomes is None:
        return None
    return any(one.get("legal") is False for one in known.possible_outcomes)


def _own_part_first(known: Any) -> tuple[str, ...]:
    """Where the innocent side's own error is argued, how grave it was is asked before how many results there were."""
    return ("finding_self_inflicted",) if known.own_error_alleged else ()


@dataclass(frozen=True)
class AssignedFacts:
    """An irregularity with damage: what would have happened, from the non-offending side's view (12A, 12B, 12C1)."""

    ground: str = fact(
        one_of(
            "law_gives_power", "no_redress", "no_normal_play", "wrongly_rectified", "rectification_too_harsh_or_mild"
        ),
        "12.A",
    )
    finding_damage: bool = finding(BOOL, "12.B.1")
    finding_outcomes: str = finding(one_of("one", "several", "too_many"), "12.C.1.d", about=_own_part_first)
    possible_outcomes: tuple[Record, ...] = fact(OUTCOMES, "12.C.1.c")
    illegal_outcome_included: bool = predicate(BOOL, "12.C.1.c", _illegal, presumed=False)
    other_table_score: int = fact(SCORE, "12.C.1.c")
    other_results: tuple[int, ...] = fact(list_of(SCORE), "12.C.1.c")
    own_error_alleged: bool = fact(BOOL, "12.C.1.e", presumed=False)
    finding_self_inflicted: str = finding(one_of("none", "extremely_serious_error", "gambling_action"), "12.C.1.e")
    result_without_irregularity: Fraction = fact(IMPS, "12.C.1.e.i")
    result_without_own_error: Fraction = fact(IMPS, "12.C.1.e.ii")
    result_obtained: Fraction = fact(IMPS, "12.C.1.e.ii")
    knockout: bool = fact(BOOL, "12.C.4", presumed=False)
    individual: bool = fact(BOOL, "12.C.3", presumed=False)
    authority_chose_12c1e: bool = fact(BOOL, "12.C.1.e", presumed=False)


@dataclass(frozen=True)
class KnockoutFacts:
    """A board of a knock-out match in which each side gets its own score (12C4); IMPs from each side's own view."""

    knockout: bool = fact(BOOL, "12.C.4")
    non_balancing: bool = fact(BOOL, "12.C.4")
    first_side_imps: Fraction = fact(IMPS, "12.C.4")
    second_side_imps: Fraction = fact(IMPS, "12.C.4")


@dataclass(frozen=True)
class TeamFacts:
    """A board of a team match whose results cannot simply be compared (86)."""

    situation: str = fact(
        one_of("single_adjusted_result", "several_results", "substitute_board", "one_table_only"), "86.B"
    )
    other_table_favours_one_side: bool = fact(BOOL, "86.B.1")
    regulation_provides: bool = fact(BOOL, "86.B.3")
    match_result_may_be_known: bool = fact(BOOL, "86.A")
