"""MBSz 34-35: line-ups and substitutes, home and visiting team, who sits down first."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.team_events.facts import LineUpFacts, SeatingFacts, TeamSizeFacts

MOST_SUBSTITUTES = 2
TEAM = (4, 6)
DIRECTION = {("home", "open"): "ns", ("home", "closed"): "ew", ("visiting", "open"): "ew", ("visiting", "closed"): "ns"}


@rule_of("mbsz-hu:34")
def line_up_34(case: Inquiry[LineUpFacts]) -> None:
    """A substitute needs leave, no more than two, none from another team; rights need half of the boards."""
    count = case.facts.substitutes
    if count and case.facts.can_field_four:
        case.headline("no_need_of_substitute")
        case.set(result="not_allowed")
        return
    if count and not case.facts.director_permits:
        case.headline("result_not_valid")
        case.set(result="result_not_valid")
        return
    if count > MOST_SUBSTITUTES:
        case.headline("too_many_substitutes")
        case.set(result="not_allowed")
        return
    if count and case.facts.substitute_in_other_team:
        case.headline("substitute_of_other_team")
        case.set(result="not_allowed")
        return
    entitled = case.facts.boards_played * 2 >= case.facts.boards_total
    case.headline(
        "full_member" if entitled else "not_full_member", played=case.facts.boards_played, total=case.facts.boards_total
    )
    case.set(result="allowed", full_member=entitled)
    if count:
        case.note("substitute_in_championship", also=("mbsz-hu:M4.9",))


@rule_of("mbsz-hu:34")
def team_size_34(case: Inquiry[TeamSizeFacts]) -> None:
    """Four to six members and a named captain; more where the organizers of an event over weekends allow it."""
    members, faults = case.facts.members, []
    if members < TEAM[0]:
        faults.append("team_too_small")
    if members > TEAM[1] and not case.facts.organizer_allows_more:
        faults.append("team_too_large")
    if not case.facts.captain_named:
        faults.append("captain_missing")
    case.headline("team_may_not_enter" if faults else "team_may_enter", members=members)
    for key in faults:
        case.say(key)
    case.say("members_may_be_added")
    case.set(result="not_allowed" if faults else "allowed", faults=faults)


@rule_of("mbsz-hu:35/hazai-es-vendeg")
def seating_35(case: Inquiry[SeatingFacts]) -> None:
    """Home: NS in the open, EW in the closed room. The visitors sit down first; the right changes with each part."""
    direction = DIRECTION[case.facts.team, case.facts.room]
    case.headline("sits_ns" if direction == "ns" else "sits_ew")
    if case.facts.restricted_system:
        case.say("restricted_first", also=("mbsz-hu:M3.4.d",))
    first = "visiting" if case.facts.segment % 2 else "home"
    case.say("visitors_sit_first" if first == "visiting" else "home_sits_first", segment=case.facts.segment)
    case.say("changes_at_half", also=("mbsz-hu:35/cserek",))
    case.set(
        result="seating", direction=direction, sits_first=first, chooses="home" if first == "visiting" else "visiting"
    )


VSZ_34_LINE_UP = procedure(
    "vsz_34_line_up",
    facts=LineUpFacts,
    laws=("mbsz-hu:34",),
    concepts=("team_line_up", "substitute"),
    decide=line_up_34,
)
VSZ_34_TEAM_SIZE = procedure(
    "vsz_34_team_size",
    facts=TeamSizeFacts,
    laws=("mbsz-hu:34",),
    concepts=("team_size", "substitute"),
    decide=team_size_34,
)
VSZ_35_SEATING = procedure(
    "vsz_35_seating", facts=SeatingFacts, laws=("mbsz-hu:35",), concepts=("seating",), decide=seating_35
)
