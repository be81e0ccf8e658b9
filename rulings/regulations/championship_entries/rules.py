"""Annex 4.2-4.6: is an entry good, may a player be added, who gets a contested or an empty place."""

from __future__ import annotations

from typing import Any

from corpus.errors import BadFacts
from rulings.engine import Inquiry, Record, procedure, rule_of
from rulings.regulations.championship_entries.facts import (
    EntryFacts,
    FillingFacts,
    LateEntryFacts,
    PairPlacementFacts,
    TeamPlacementFacts,
)
from rulings.scoring.placement import Placement, PlacementEntry, filling_order, placement
from rulings.scoring.stating import work

SIZE = {"team_championship": (6, 9), "cup": (4, 9), "pairs": (2, 3)}


@rule_of("mbsz-hu:M4.2")
def entry_m4_2(case: Inquiry[EntryFacts]) -> None:
    """Size, membership, one entry for each player, in writing; after the date only conditionally."""
    low, high = SIZE[case.facts.unit]
    faults = []
    if not low <= case.facts.members <= high:
        faults.append("size_against_the_text")
    if not case.facts.all_entitled:
        faults.append("members_not_entitled")
    if case.facts.somebody_elsewhere:
        faults.append("entered_twice")
    if not case.facts.in_writing:
        faults.append("not_in_writing")
    if case.facts.for_listed_place and not case.facts.old_member_present:
        faults.append("nobody_from_before")
    if faults:
        case.headline("entry_refused")
    elif case.facts.in_time:
        case.headline("entry_accepted")
    else:
        case.headline("entry_conditional")
    for key in faults:
        case.say(key, low=low, high=high) if key == "size_against_the_text" else case.say(key)
    result = "refused" if faults else "accepted" if case.facts.in_time else "conditional"
    case.set(result=result, faults=faults, size=[low, high])


@rule_of("mbsz-hu:M4.3")
def late_entry_m4_3(case: Inquiry[LateEntryFacts]) -> None:
    """Within the size; a player entered nowhere, or from a lower division when the unit is below the least size."""
    low, high = SIZE[case.facts.unit]
    members, before = case.facts.members, case.facts.entered_before
    faults = []
    if members >= high:
        faults.append("unit_full")
    if before == "elsewhere" or (before == "lower_division" and members >= low):
        faults.append("already_entered")
    if not case.facts.entitled:
        faults.append("members_not_entitled")
    if not case.facts.in_writing:
        faults.append("not_in_writing")
    case.headline("player_not_added" if faults else "player_added")
    for key in faults:
        case.say(key, high=high) if key == "unit_full" else case.say(key)
    if not faults and before == "lower_division":
        case.say("no_more_in_lower_division")
    case.set(result="not_allowed" if faults else "allowed", faults=faults)


def _entry(row: Record, kind: str) -> PlacementEntry:
    third = bool(row.get("as_third"))
    if kind == "pairs" and third and (row.get("unchanged") or row.get("two_of_three")):
        raise BadFacts(
            f"The entry {row['entry']!r} cannot be both as a third-named player and with a right of its own."
        )
    return PlacementEntry(
        row["entry"],
        row["place"],
        row["index"],
        bool(row.get("unchanged")),
        bool(row.get("two_of_three")),
        third,
        row.get("old_members", 0),
        bool(row.get("old_captain")),
    )


def _placed(case: Inquiry[Any], kind: Any, rows: tuple[Record, ...]) -> None:
    entries = [_entry(row, kind) for row in rows]
    cite = "mbsz-hu:M4.5" if kind == "pairs" else "mbsz-hu:M4.6"
    found: Placement = work(case, cite, placement, kind, case.facts.places, entries)
    case.headline("places_given", count=len(found.given), free=len(found.free))
    case.say("half_of_boards_inherits", also=("mbsz-hu:M4.4",))
    if found.waiting:
        case.say("waiting_list", names=", ".join(found.waiting))
    case.set(
        result="placed",
        given=[{"place": place, "entry": name} for place, name in found.given],
        waiting=list(found.waiting),
        free=list(found.free),
        undecided=list(found.undecided),
    )


@rule_of("mbsz-hu:M4.5")
def placement_m4_5(case: Inquiry[PairPlacementFacts]) -> None:
    """Unchanged, two of three, the better index; waiting list; third-named; then wild cards and lower divisions."""
    _placed(case, "pairs", case.facts.pair_entries)


@rule_of("mbsz-hu:M4.6")
def placement_m4_6(case: Inquiry[TeamPlacementFacts]) -> None:
    """Three old members at least, more of them, the old captain, the better index; waiting list; then a play-off."""
    _placed(case, "teams", case.facts.team_entries)


@rule_of("mbsz-hu:M4.5")
def filling_m4_5(case: Inquiry[FillingFacts]) -> None:
    """Pairs: the best not promoted, the best relegated, and so on in turn."""
    order = work(case, "mbsz-hu:M4.5", filling_order, case.facts.not_promoted, case.facts.relegated, headline=True)
    case.say("wild_card_first")
    case.set(result="order", order=list(order))


@rule_of("mbsz-hu:M4.6")
def play_off_m4_6(case: Inquiry[FillingFacts]) -> None:
    """Teams: a play-off of 32 boards between the best relegated and the best not promoted."""
    relegated, promoted = case.facts.relegated, case.facts.not_promoted
    if not relegated or not promoted:
        raise BadFacts("A play-off by M4.6 needs a relegated team and one not promoted: name at least one of each.")
    case.headline("play_off", relegated=relegated[0], not_promoted=promoted[0])
    case.say("play_off_boards", also=("mbsz-hu:M4.15/kieses-es-feljutas",))
    case.set(result="play_off", teams=[relegated[0], promoted[0]], boards=32)


def filling(case: Inquiry[FillingFacts]) -> None:
    """By the kind of championship."""
    if case.facts.kind == "pairs":
        filling_m4_5(case)
    else:
        play_off_m4_6(case)


VSZ_M4_2, VSZ_M4_3, VSZ_M4_5, VSZ_M4_5_FILLING, VSZ_M4_6 = (
    procedure(name, facts=facts, laws=laws, concepts=concepts, decide=decide)
    for name, facts, laws, concepts, decide in (
        ("vsz_m4_2_entry", EntryFacts, ("mbsz-hu:M4.2",), ("championship_entry", "championship"), entry_m4_2),
        ("vsz_m4_3_late_entry", LateEntryFacts, ("mbsz-hu:M4.3",), ("late_entry", "championship"), late_entry_m4_3),
        (
            "vsz_m4_5_placement",
            PairPlacementFacts,
            ("mbsz-hu:M4.5", "mbsz-hu:M4.4"),
            ("start_list", "championship"),
            placement_m4_5,
        ),
        (
            "vsz_m4_5_filling",
            FillingFacts,
            ("mbsz-hu:M4.5", "mbsz-hu:M4.6"),
            ("vacant_place", "start_list", "championship"),
            filling,
        ),
        (
            "vsz_m4_6_placement",
            TeamPlacementFacts,
            ("mbsz-hu:M4.6", "mbsz-hu:M4.4"),
            ("start_list", "championship"),
            placement_m4_6,
        ),
    )
)
