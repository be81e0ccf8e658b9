"""Facts of MBSz 13, 14, 15 and 24."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, fact, finding, one_of, whole

SEAT = one_of("N", "E", "S", "W")


@dataclass(frozen=True)
class SeatFacts:
    """Who sits where (MBSz 13)."""

    situation: str = fact(one_of("partners_exchanged_seats", "pair_changes_line", "mixed_pairs"), "mbsz-hu:13")
    director_allowed: bool = fact(BOOL, "5.A")
    seat: str = fact(SEAT, "mbsz-hu:13")
    lady: bool = fact(BOOL, "mbsz-hu:13")


@dataclass(frozen=True)
class LeadFacts:
    """How the opening lead was made (MBSz 14)."""

    face_down: bool = fact(BOOL, "mbsz-hu:14")
    right_defender: bool = fact(BOOL, "mbsz-hu:14")


@dataclass(frozen=True)
class WrongExplanationFacts:
    """A player notices that the partner explained a call wrongly (MBSz 14)."""

    side: str = fact(one_of("declarer_side", "defender"), "mbsz-hu:14")
    stage: str = fact(one_of("auction", "before_opening_lead", "play", "after_play"), "mbsz-hu:14")


@dataclass(frozen=True)
class CardFacts:
    """The system card a pair has on the table (MBSz 15)."""

    system_card: str = fact(one_of("none", "simplified", "detailed", "foreign"), "mbsz-hu:15")
    two_identical: bool = fact(BOOL, "mbsz-hu:15")
    in_dispute: bool = fact(BOOL, "mbsz-hu:15")
    event_level: str = fact(
        one_of(
            "club", "teams_division_iii", "karo_or_treff_cup", "pairs_division_iii_iv", "multiplier_up_to_3", "other"
        ),
        "mbsz-hu:15/ketfele-konvenciokartya-bevezetese",
    )
    international: bool = fact(BOOL, "mbsz-hu:15")
    same_information: bool = fact(BOOL, "mbsz-hu:15")
    director_allowed: bool = fact(BOOL, "mbsz-hu:15")


@dataclass(frozen=True)
class SystemUseFacts:
    """A system is not used as it should be (MBSz 15)."""

    breach: str = fact(
        one_of("partners_differ", "aid_used", "changed_during_session", "forbidden_method"), "mbsz-hu:15"
    )
    style_only: bool = fact(BOOL, "mbsz-hu:15")
    own_defence_to_artificial_system: bool = fact(BOOL, "mbsz-hu:M3.4.h")
    against_artificial_system: bool = fact(BOOL, "mbsz-hu:M3.4.e")
    finding_damage: bool = finding(BOOL, "12.B.1")


@dataclass(frozen=True)
class ScheduleFacts:
    """A plan for a pairs event (MBSz 24)."""

    pairs: int = fact(whole(4, 500), "mbsz-hu:24.a")
    opponents: int = fact(whole(1, 500), "mbsz-hu:24.a")
    boards_per_opponent: int = fact(whole(1, 32), "mbsz-hu:24.b")
    few_pairs_or_divisions: bool = fact(BOOL, "mbsz-hu:24.b")
    boards_in_event: int = fact(whole(1, 1000), "mbsz-hu:24.b")
    boards_played: int = fact(whole(1, 1000), "mbsz-hu:24.b")
    boards_per_session: int = fact(whole(1, 100), "mbsz-hu:24.c")
    sessions_per_day: int = fact(whole(1, 5), "mbsz-hu:24.c")
    break_minutes: int = fact(whole(0, 1000), "mbsz-hu:24.c")
    sessions_of_equal_length: bool = fact(BOOL, "mbsz-hu:24.c")
    boards_played_equally_often: bool = fact(BOOL, "78.A")
