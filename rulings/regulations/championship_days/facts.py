"""Facts of lateness, reseating, unplayed boards, slow play, seating, duties, postponements and the cup's qualifying."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rulings.engine import BOOL, fact, finding, one_of, whole
from rulings.regulations.team_events.facts import TeamSeat
from rulings.scoring.number_facts import decimal

MINUTES = decimal(0, 1000)
LATE_16 = "mbsz-hu:M4.16/keses"
SLOW_16 = "mbsz-hu:M4.16/lassu-jatek"
LATE_17 = "mbsz-hu:M4.17/keses-es-lassu-jatek"
POSTPONED = "mbsz-hu:M4.15/merkozes-halasztasa"
DIVISION = one_of("upper", "fourth")


@dataclass(frozen=True)
class Reseated:
    """The field is reseated when too many pairs are missing; a late pair needs a place that was left."""

    reseated: bool = fact(BOOL, LATE_17)
    seat_free: bool = fact(BOOL, LATE_17)


@dataclass(frozen=True)
class ButlerBoards:
    """Boards of the Butler championship that were not played."""

    butler_division: str = fact(DIVISION, LATE_17)
    unplayed_boards: int = fact(whole(1, 32), LATE_17)


@dataclass(frozen=True)
class MitchellLateFacts(Reseated):
    """A pair comes late to a day of the Mitchell championship (M4.16)."""

    quarter_played: bool = fact(BOOL, LATE_16)
    minutes: Fraction = fact(MINUTES, LATE_16)


@dataclass(frozen=True)
class ButlerLateFacts(Reseated, ButlerBoards):
    """A pair comes late to a set (division IV: a day) of the Butler championship (M4.17)."""

    minutes: Fraction = fact(MINUTES, LATE_17)


@dataclass(frozen=True)
class UnplayedFacts(ButlerBoards):
    """Boards of the Butler championship that were not played, and who is answerable (M4.17)."""

    finding_responsible: str = finding(one_of("one_pair", "both_pairs", "outside", "not_established"), LATE_17)
    finding_other_table_at_fault: bool = finding(BOOL, LATE_17)
    happened_before: bool = fact(BOOL, LATE_17)


@dataclass(frozen=True)
class ReseatingFacts:
    """Pairs are missing at the start of a day (M4.16; M4.17 division IV)."""

    reseating_event: str = fact(one_of("mitchell", "butler_fourth"), LATE_16)
    minutes_after_start: Fraction = fact(MINUTES, LATE_16)
    even_day: bool = fact(BOOL, LATE_16)
    missing_pairs: int = fact(whole(0, 100), LATE_16)


@dataclass(frozen=True)
class PairsPlanFacts:
    """The plan of a division of the Mitchell (M4.16) or the Butler (M4.17) championship."""

    pairs_event: str = fact(one_of("mitchell", "butler"), "mbsz-hu:M4.16/lebonyolitas")
    fourth_division: bool = fact(BOOL, "mbsz-hu:M4.16/lebonyolitas")
    playing_days: int = fact(whole(1, 40), "mbsz-hu:M4.16/lebonyolitas")
    boards_a_day: int = fact(whole(1, 60), "mbsz-hu:M4.17/lebonyolitas.b")


@dataclass(frozen=True)
class MitchellSlowFacts:
    """Slow play on a day of the Mitchell championship (M4.16)."""

    board_begun: bool = fact(BOOL, SLOW_16)
    occurrence: int = fact(whole(1, 50), SLOW_16)
    minutes_over: Fraction = fact(MINUTES, SLOW_16)
    finding_one_side_at_fault: bool = finding(BOOL, SLOW_16)


@dataclass(frozen=True)
class BegunLateFacts:
    """Boards begun after the time of a set of the Butler championship (M4.17 a.)."""

    against_order: bool = fact(BOOL, f"{LATE_17}.a")
    late_boards: int = fact(whole(1, 8), f"{LATE_17}.a")


@dataclass(frozen=True)
class TeamFormatFacts:
    """The field of a division of the team championship (M4.15)."""

    third_division: bool = fact(BOOL, "mbsz-hu:M4.15/lebonyolitas")
    entered_teams: int = fact(whole(3, 100), "mbsz-hu:M4.15/lebonyolitas")


@dataclass(frozen=True)
class TeamSeatingFacts(TeamSeat):
    """A team in a match of 32 boards of the team championship, before the next board (M4.15.a)."""

    boards_done: int = fact(whole(0, 31), "mbsz-hu:M4.15.a")


@dataclass(frozen=True)
class DutyFacts:
    """Whose duty something is at a championship (M4.12)."""

    duty: str = fact(
        one_of("right_entries", "right_line", "right_board", "passing_boards", "equipment", "folding_bidding_box"),
        "mbsz-hu:M4.12",
    )
    event: str = fact(one_of("pairs", "teams"), "mbsz-hu:M4.12")
    all_pairs_move: bool = fact(BOOL, "mbsz-hu:M4.12.b")
    at_start: bool = fact(BOOL, "mbsz-hu:M4.12.c")


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
