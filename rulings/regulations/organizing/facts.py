"""Facts of MBSz 1-12, 21 and 23."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, fact, list_of, one_of, whole

ANNOUNCED = (
    "form_and_boards",
    "place_and_times",
    "organizer",
    "director",
    "entry_fee",
    "closing_date",
    "multiplier",
    "prizes",
)
YEAR = whole(1900, 2200)


@dataclass(frozen=True)
class ScopeFacts:
    """Whether the regulations hold at an event, and whether it may depart from them (preamble, MBSz 1)."""

    organized_by_mbsz: bool = fact(BOOL, "mbsz-hu:1.a")
    masterpoints_in_hungary: bool = fact(BOOL, "mbsz-hu:1.b")
    rules_depart: bool = fact(BOOL, "mbsz-hu:PREFACE")
    mbsz_permitted: bool = fact(BOOL, "mbsz-hu:PREFACE")
    departure_announced: bool = fact(BOOL, "mbsz-hu:PREFACE")


@dataclass(frozen=True)
class EntryFacts:
    """Who wants to enter what (MBSz 2, 6)."""

    event_kind: str = fact(one_of("open", "restricted", "budapest_opb_or_cup", "national_team"), "mbsz-hu:2")
    suspended: bool = fact(BOOL, "mbsz-hu:6")
    entered_in_time: bool = fact(BOOL, "mbsz-hu:6")
    meets_restriction: bool = fact(BOOL, "mbsz-hu:2")
    member: bool = fact(BOOL, "mbsz-hu:2")
    hungarian_citizen: bool = fact(BOOL, "mbsz-hu:2")
    lives_in_hungary: bool = fact(BOOL, "mbsz-hu:2")
    exempted: bool = fact(BOOL, "mbsz-hu:2")


@dataclass(frozen=True)
class AgeFacts:
    """Years of birth and of the event (MBSz 3)."""

    birth_year: int = fact(YEAR, "mbsz-hu:3")
    event_year: int = fact(YEAR, "mbsz-hu:3")


@dataclass(frozen=True)
class AnnouncementFacts:
    """What an announcement holds (MBSz 4)."""

    announced_items: tuple[str, ...] = fact(list_of(one_of(*ANNOUNCED)), "mbsz-hu:4")
    further_costs: bool = fact(BOOL, "mbsz-hu:4")
    further_costs_told: bool = fact(BOOL, "mbsz-hu:4")


@dataclass(frozen=True)
class DivisionFacts:
    """An entry is moved to another division (MBSz 5)."""

    budapest_championship: bool = fact(BOOL, "mbsz-hu:5")
    ground: str = fact(one_of("entry_not_realistic", "technical"), "mbsz-hu:5")
    play_begun: bool = fact(BOOL, "mbsz-hu:5")
    told_in_time: bool = fact(BOOL, "mbsz-hu:5")


@dataclass(frozen=True)
class FeeFacts:
    """An entry fee, or what is asked besides (MBSz 7)."""

    charge: str = fact(one_of("entry_fee", "meal_or_consumption"), "mbsz-hu:7")
    stayed_away: bool = fact(BOOL, "mbsz-hu:7")
    entry_withdrawn: bool = fact(BOOL, "mbsz-hu:7")
    stated_in_invitation: bool = fact(BOOL, "mbsz-hu:7")


@dataclass(frozen=True)
class RefusalFacts:
    """A player who will not play, leaves, or breaks the rules on purpose (MBSz 8)."""

    conduct: str = fact(one_of("refuses_opponent_or_partner", "leaves_early", "deliberate_breach"), "mbsz-hu:8")
    good_reason: bool = fact(BOOL, "mbsz-hu:8")


@dataclass(frozen=True)
class OfficialsFacts:
    """Directors and appeals committee of an event (MBSz 9)."""

    trained_director: bool = fact(BOOL, "mbsz-hu:9")
    director_plays: bool = fact(BOOL, "mbsz-hu:9")
    several_directors: bool = fact(BOOL, "mbsz-hu:9")
    committee_members: int = fact(whole(0, 50), "mbsz-hu:9")
    committee_deputies: int = fact(whole(0, 50), "mbsz-hu:9")
    unbiased_at_hearing: int = fact(whole(0, 50), "mbsz-hu:9", presumed=3)


@dataclass(frozen=True)
class SmokingFacts:
    """Where somebody smokes, or asks not to (MBSz 10)."""

    where: str = fact(one_of("teams_open_room", "teams_closed_room", "pairs"), "mbsz-hu:10")
    boards_of_event: int = fact(whole(1, 1000), "mbsz-hu:10")
    boards_smoke_free: int = fact(whole(0, 1000), "mbsz-hu:10")


@dataclass(frozen=True)
class LanguageFacts:
    """The language of a call or an explanation (MBSz 11)."""

    language: str = fact(one_of("hungarian", "english", "other"), "mbsz-hu:11")
    announced_international: bool = fact(BOOL, "mbsz-hu:11")
    players_agreed: bool = fact(BOOL, "mbsz-hu:11")


@dataclass(frozen=True)
class ScoreEntryFacts:
    """A fault of what was entered on the score sheet (MBSz 12)."""

    entry_fault: str = fact(
        one_of("contract_and_points_differ", "corrected_alone", "wrong_entry", "who_writes"), "mbsz-hu:12"
    )
    contradiction_solvable: bool = fact(BOOL, "mbsz-hu:12")


@dataclass(frozen=True)
class DealsFacts:
    """Boards dealt by a computer (MBSz 21)."""

    seen_by_participant: bool = fact(BOOL, "mbsz-hu:21.a")
    used_before: bool = fact(BOOL, "mbsz-hu:21.a")
    display_announced: bool = fact(BOOL, "mbsz-hu:21.a")
    deals_chosen: bool = fact(BOOL, "mbsz-hu:21.b")
    order_kept: bool = fact(BOOL, "mbsz-hu:21.b")


@dataclass(frozen=True)
class DisciplineFacts:
    """What the director means to do against bad conduct (MBSz 23)."""

    measure: str = fact(
        one_of(
            "warning",
            "points_off",
            "suspended_for_session",
            "excluded_from_event",
            "to_appeals_committee",
            "to_disciplinary_committee",
        ),
        "mbsz-hu:23",
        quiet=True,  # the director takes it, and each is said
    )
    committee_consents: bool = fact(BOOL, "mbsz-hu:23")
    grave: bool = fact(BOOL, "mbsz-hu:23")
