"""Facts of lateness, unplayed boards, postponements and the cup's qualifying."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rulings.engine import BOOL, fact, finding, one_of, whole
from rulings.regulations.numbers import decimal

MINUTES = decimal(0, 1000)
LATE_16 = "mbsz-hu:M4.16/keses"
LATE_17 = "mbsz-hu:M4.17/keses-es-lassu-jatek"
POSTPONED = "mbsz-hu:M4.15/merkozes-halasztasa"
DIVISION = one_of("upper", "fourth")


@dataclass(frozen=True)
class MitchellLateFacts:
    """A pair comes late to a day of the Mitchell championship (M4.16)."""

    reseated: bool = fact(BOOL, LATE_16)
    seat_free: bool = fact(BOOL, LATE_16)
    quarter_played: bool = fact(BOOL, LATE_16)
    minutes: Fraction = fact(MINUTES, LATE_16)


@dataclass(frozen=True)
class ButlerLateFacts:
    """A pair comes late to a set (division IV: a day) of the Butler championship (M4.17)."""

    butler_division: str = fact(DIVISION, LATE_17)
    minutes: Fraction = fact(MINUTES, LATE_17)
    reseated: bool = fact(BOOL, LATE_17)
    seat_free: bool = fact(BOOL, LATE_17)
    unplayed_boards: int = fact(whole(1, 32), LATE_17)


@dataclass(frozen=True)
class UnplayedFacts:
    """Boards of the Butler championship that were not played, and who is answerable (M4.17)."""

    butler_division: str = fact(DIVISION, LATE_17)
    unplayed_boards: int = fact(whole(1, 32), LATE_17)
    finding_responsible: str = finding(one_of("one_pair", "both_pairs", "outside", "not_established"), LATE_17)
    finding_other_table_at_fault: bool = finding(BOOL, LATE_17)
    happened_before: bool = fact(BOOL, LATE_17)


@dataclass(frozen=True)
class PostponementFacts:
    """A team asks to postpone a match of the team championship (M4.15)."""

    first_request: bool = fact(BOOL, POSTPONED)
    federation_interest: bool = fact(BOOL, POSTPONED)
    permitted_beforehand: bool = fact(BOOL, POSTPONED)
    notice_by_previous_day: bool = fact(BOOL, POSTPONED)
    teams_agree_on_date: bool = fact(BOOL, POSTPONED)
    before_last_round: bool = fact(BOOL, POSTPONED)


@dataclass(frozen=True)
class QualifyingFacts:
    """A team in the qualifying of the Hungarian Cup (M4.18)."""

    teams: int = fact(whole(2, 300), "mbsz-hu:M4.18/lebonyolitas")
    wins: int = fact(whole(0, 3), "mbsz-hu:M4.18/lebonyolitas")
    losses: int = fact(whole(0, 3), "mbsz-hu:M4.18/lebonyolitas")
