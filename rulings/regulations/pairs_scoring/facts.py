"""Facts of MBSz 25-29."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rulings.engine import BOOL, fact, finding, list_of, one_of, whole
from rulings.scoring.averages import CAUSES
from rulings.scoring.number_facts import decimal

SCORE = whole(-10000, 10000)
EVALUATION = one_of("computer", "manual")


@dataclass(frozen=True)
class RoundingFacts:
    """What is rounded, and how the event is scored (MBSz 26)."""

    value: Fraction = fact(decimal(-100000, 100000), "mbsz-hu:26.a")
    evaluation: str = fact(EVALUATION, "mbsz-hu:26.a")
    rounded_thing: str = fact(one_of("board", "penalty", "session"), "mbsz-hu:26.a")


@dataclass(frozen=True)
class FouledBoardFacts:
    """NS scores of a fouled board, one list for each form in which it was played (MBSz 27)."""

    groups: tuple[tuple[int, ...], ...] = fact(list_of(list_of(SCORE)), "mbsz-hu:27/eltolt-leosztasok-kiertekelese")
    full_results: int = fact(whole(1, 500), "mbsz-hu:28/szamitogepes-kiertekelesnel")
    evaluation: str = fact(EVALUATION, "mbsz-hu:28/szamitogepes-kiertekelesnel", presumed="computer")


@dataclass(frozen=True)
class FewerResultsFacts:
    """A result on a board played less often than the others (MBSz 28); matchpoints on the scale 2/1/0."""

    matchpoints: Fraction = fact(decimal(0, 2000), "mbsz-hu:28")
    results: int = fact(whole(1, 500), "mbsz-hu:28")
    full_results: int = fact(whole(1, 500), "mbsz-hu:28")
    evaluation: str = fact(EVALUATION, "mbsz-hu:28")


@dataclass(frozen=True)
class StretchedFacts:
    """NS scores of a board played in one of two lines (MBSz 28)."""

    scores: tuple[int, ...] = fact(list_of(SCORE), "mbsz-hu:28/kezi-kiertekelesnel")


@dataclass(frozen=True)
class AverageFacts:
    """Why a pair has no result on a board (MBSz 29), and what it did on the others."""

    cause: str = fact(one_of(*CAUSES, "other"), "mbsz-hu:29")
    finding_fault: str = finding(one_of("none", "partly", "direct"), "12.C.2.a")
    session_percent: Fraction = fact(decimal(0, 100), "mbsz-hu:29/forduloatlag")
    top: Fraction = fact(decimal(0, 2000), "mbsz-hu:29")
    evaluation: str = fact(EVALUATION, "mbsz-hu:26.b", presumed="computer")


@dataclass(frozen=True)
class SubstituteFacts:
    """A substitute in a pairs event (MBSz 25)."""

    director_permits: bool = fact(BOOL, "mbsz-hu:25")
    both_missing: bool = fact(BOOL, "mbsz-hu:25")
    substitute_is_free: bool = fact(BOOL, "mbsz-hu:25")
    boards_total: int = fact(whole(1, 1000), "mbsz-hu:25")
    boards_entered: int = fact(whole(0, 1000), "mbsz-hu:25")
    boards_substitute: int = fact(whole(0, 1000), "mbsz-hu:25")


@dataclass(frozen=True)
class WithdrawalFacts:
    """A pair that leaves the event without a substitute (MBSz 25)."""

    sessions: int = fact(whole(1, 50), "mbsz-hu:25")
    full_sessions_played: int = fact(whole(0, 50), "mbsz-hu:25")
    session_boards: int = fact(whole(1, 200), "mbsz-hu:25")
    session_boards_played: int = fact(whole(0, 200), "mbsz-hu:25")


@dataclass(frozen=True)
class PlacesFacts:
    """Totals of an event, and how it is scored (MBSz 26)."""

    totals: tuple[Fraction, ...] = fact(list_of(decimal(-100000, 100000)), "mbsz-hu:26")
    evaluation: str = fact(EVALUATION, "mbsz-hu:26.a")
    tie_rule_announced: bool = fact(BOOL, "mbsz-hu:26", presumed=False)


@dataclass(frozen=True)
class PostingFacts:
    """How the result of a session is posted (MBSz 26)."""

    can_be_checked: bool = fact(BOOL, "mbsz-hu:26")
    more_sessions: bool = fact(BOOL, "mbsz-hu:26")
    minutes_before_next: Fraction = fact(decimal(0, 100000), "mbsz-hu:26")


@dataclass(frozen=True)
class RestoreFacts:
    """A fouled board found while it still goes round (MBSz 27)."""

    results_right: int = fact(whole(0, 500), "mbsz-hu:27")
    results_fouled: int = fact(whole(0, 500), "mbsz-hu:27")
    results_to_come: int = fact(whole(0, 500), "mbsz-hu:27")
    results_other_circuits: int = fact(whole(0, 500), "mbsz-hu:27", presumed=0)


@dataclass(frozen=True)
class GroupPlusFacts:
    """The percentage of a pair in a small group of a fouled board, and its session (MBSz 27, end)."""

    results: int = fact(whole(1, 500), "mbsz-hu:27/eltolt-leosztasok-kiertekelese")
    percent: Fraction = fact(decimal(50, 70), "mbsz-hu:27/eltolt-leosztasok-kiertekelese")
    best_of_group: bool = fact(BOOL, "mbsz-hu:27/eltolt-leosztasok-kiertekelese")
    session_percent: Fraction = fact(decimal(0, 100), "mbsz-hu:29/forduloatlag")


@dataclass(frozen=True)
class SessionAverageFacts:
    """What a pair won on the boards it played properly (MBSz 29)."""

    matchpoints_won: Fraction = fact(decimal(0, 100000), "mbsz-hu:29/forduloatlag")
    boards_properly_played: int = fact(whole(1, 200), "mbsz-hu:29/forduloatlag")
    top: Fraction = fact(decimal(0, 2000), "mbsz-hu:29/forduloatlag")
    evaluation: str = fact(EVALUATION, "mbsz-hu:26.b", presumed="computer")
