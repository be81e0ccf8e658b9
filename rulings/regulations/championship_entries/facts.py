"""Facts of annex 4.2-4.6."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, TEXT, Record, fact, list_of, one_of, record, whole

UNIT = one_of("team_championship", "cup", "pairs")
PLACE = whole(1, 500)
INDEX = whole(1, 5000)
PAIR_ENTRY = record(
    {"entry": TEXT, "place": PLACE, "index": INDEX}, {"unchanged": BOOL, "two_of_three": BOOL, "as_third": BOOL}
)
TEAM_ENTRY = record(
    {"entry": TEXT, "place": PLACE, "index": INDEX, "old_members": whole(0, 9)},
    {"unchanged": BOOL, "old_captain": BOOL},
)


@dataclass(frozen=True)
class EntryFacts:
    """A unit enters for a championship (M4.2)."""

    unit: str = fact(UNIT, "mbsz-hu:M4.2")
    members: int = fact(whole(1, 20), "mbsz-hu:M4.2")
    all_entitled: bool = fact(BOOL, "mbsz-hu:M4.2")
    somebody_elsewhere: bool = fact(BOOL, "mbsz-hu:M4.2")
    in_writing: bool = fact(BOOL, "mbsz-hu:M4.2")
    in_time: bool = fact(BOOL, "mbsz-hu:M4.2")
    for_listed_place: bool = fact(BOOL, "mbsz-hu:M4.2")
    old_member_present: bool = fact(BOOL, "mbsz-hu:M4.2")


@dataclass(frozen=True)
class LateEntryFacts:
    """A unit adds a player during the championship (M4.3)."""

    unit: str = fact(UNIT, "mbsz-hu:M4.3")
    members: int = fact(whole(0, 20), "mbsz-hu:M4.3")
    entered_before: str = fact(one_of("nowhere", "lower_division", "elsewhere"), "mbsz-hu:M4.3")
    entitled: bool = fact(BOOL, "mbsz-hu:M4.3")
    in_writing: bool = fact(BOOL, "mbsz-hu:M4.3")


@dataclass(frozen=True)
class PairPlacementFacts:
    """Places of the start list at pairs, and who has entered for them (M4.5)."""

    places: tuple[int, ...] = fact(list_of(PLACE), "mbsz-hu:M4.5")
    pair_entries: tuple[Record, ...] = fact(list_of(PAIR_ENTRY), "mbsz-hu:M4.5")


@dataclass(frozen=True)
class TeamPlacementFacts:
    """Places of the start list at teams, and who has entered for them (M4.6)."""

    places: tuple[int, ...] = fact(list_of(PLACE), "mbsz-hu:M4.6")
    team_entries: tuple[Record, ...] = fact(list_of(TEAM_ENTRY), "mbsz-hu:M4.6")


@dataclass(frozen=True)
class FillingFacts:
    """Empty places that nobody with a right to them takes (M4.5, M4.6)."""

    kind: str = fact(one_of("pairs", "teams"), "mbsz-hu:M4.5")
    not_promoted: tuple[str, ...] = fact(list_of(TEXT), "mbsz-hu:M4.5")
    relegated: tuple[str, ...] = fact(list_of(TEXT), "mbsz-hu:M4.5")
