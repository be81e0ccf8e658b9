"""MBSz 1-7: where the regulations hold, who may enter, age, announcement, divisions, fees."""

from __future__ import annotations

from corpus.errors import BadFacts
from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.organizing.facts import (
    ANNOUNCED,
    AgeFacts,
    AnnouncementFacts,
    DivisionFacts,
    EntryFacts,
    FeeFacts,
    ScopeFacts,
)

JUNIOR, SENIOR = 25, 55


@rule_of("mbsz-hu:1")
def scope_1(case: Inquiry[ScopeFacts]) -> None:
    """The federation's own events, and master-point events in Hungary; elsewhere they are recommended."""
    if case.facts.organized_by_mbsz:
        in_force, key, where = True, "holds_own_event", "mbsz-hu:1.a"
    elif case.facts.masterpoints_in_hungary:
        in_force, key, where = True, "holds_masterpoints", "mbsz-hu:1.b"
    else:
        in_force, key, where = False, "only_recommended", "mbsz-hu:PREFACE"
    case.headline(key, also=(where, "80.B.2.f"))
    case.set(result="in_force" if in_force else "recommended")
    if in_force and case.facts.rules_depart:
        departure_preface(case)


@rule_of("mbsz-hu:PREFACE")
def departure_preface(case: Inquiry[ScopeFacts]) -> None:
    """A master-point event departs from the regulations only with leave given beforehand, and announced."""
    valid = case.facts.mbsz_permitted and case.facts.departure_announced
    case.say("departure_valid" if valid else "departure_not_valid")
    case.set(departure_valid=valid)


@rule_of("mbsz-hu:2")
def entry_2(case: Inquiry[EntryFacts]) -> None:
    """Membership, residence, citizenship; a suspension and a late entry close every event (MBSz 6)."""
    if case.facts.suspended:
        refused_6(case, "suspended_players")
        return
    if not case.facts.entered_in_time:
        refused_6(case, "entered_too_late")
        return
    match case.facts.event_kind:
        case "open":
            case.headline("open_to_all", also=("mbsz-hu:6",))
            allowed = True
        case "restricted":
            allowed = case.facts.meets_restriction
            case.headline("restriction_met" if allowed else "restriction_not_met")
        case "national_team":
            allowed = case.facts.hungarian_citizen and case.facts.member
            case.headline("may_represent" if allowed else "may_not_represent")
        case _:
            allowed = _championship(case)
    case.set(result="may_play" if allowed else "may_not_play", allowed=allowed)


def _championship(case: Inquiry[EntryFacts]) -> bool:
    if not case.facts.member:
        allowed, key = case.facts.exempted, "members_only"
    elif case.facts.hungarian_citizen or case.facts.lives_in_hungary:
        case.headline("member_may_play")
        return True
    else:
        allowed, key = case.facts.exempted, "foreigners_must_live_here"
    case.headline("presidency_exempted" if allowed else key)
    return allowed


@rule_of("mbsz-hu:6")
def refused_6(case: Inquiry[EntryFacts], key: str) -> None:
    """Suspended players cannot enter; entries after the closing date may be refused without a reason."""
    case.headline(key)
    late = key == "entered_too_late"
    case.set(result="may_be_refused" if late else "may_not_play", allowed=None if late else False)


@rule_of("mbsz-hu:3")
def age_3(case: Inquiry[AgeFacts]) -> None:
    """Junior: not yet 25 in the year before the event; senior: 55 in it or earlier."""
    born, year = case.facts.birth_year, case.facts.event_year
    if born >= year:
        raise BadFacts(f"A player born in {born} cannot play in {year}.")
    age = year - 1 - born
    kind = "junior" if age < JUNIOR else "senior" if age >= SENIOR else "neither"
    case.headline({"junior": "is_junior", "senior": "is_senior", "neither": "neither_age"}[kind])
    case.say("age_before", sum=f"{year} - 1 - {born} = {age}")
    if kind == "junior":
        case.say("junior_discount", also=("mbsz-hu:7",))
    case.set(result=kind, age_in_the_year_before=age)


@rule_of("mbsz-hu:4")
def announcement_4(case: Inquiry[AnnouncementFacts]) -> None:
    """Eight things stand in every announcement, meals and beds where they are offered."""
    given = set(case.facts.announced_items)
    missing = [item for item in ANNOUNCED if item not in given]
    if case.facts.further_costs and not case.facts.further_costs_told:
        missing.append("further_costs")
    case.headline("announcement_complete" if not missing else "announcement_lacks", count=len(missing))
    for item in missing:
        case.say(MISSING[item])
    case.set(result="complete" if not missing else "incomplete", missing=missing)


MISSING = {
    "form_and_boards": "lacks_form",
    "place_and_times": "lacks_place",
    "organizer": "lacks_organizer",
    "director": "lacks_director",
    "entry_fee": "lacks_fee",
    "closing_date": "lacks_closing_date",
    "multiplier": "lacks_multiplier",
    "prizes": "lacks_prizes",
    "further_costs": "lacks_costs",
}


@rule_of("mbsz-hu:5")
def division_5(case: Inquiry[DivisionFacts]) -> None:
    """The organizer may move an entry; told in time, the players may then withdraw without consequence."""
    if case.facts.budapest_championship:
        case.headline("championship_own_rules", also=("mbsz-hu:M4.5", "mbsz-hu:M4.6"))
        case.set(result="see_annex_4")
        return
    late = case.facts.ground == "technical" and case.facts.play_begun
    if late or not case.facts.told_in_time:
        case.headline("moved_too_late")
        case.set(result="too_late", allowed=False)
        return
    case.headline("entry_moved")
    case.say("may_withdraw_freely")
    case.set(result="moved", allowed=True, may_withdraw=True)


@rule_of("mbsz-hu:7")
def fee_7(case: Inquiry[FeeFacts]) -> None:
    """The fee is due even from those who stay away without withdrawing; a meal only if the invitation said so."""
    if case.facts.charge == "entry_fee":
        due = not (case.facts.stayed_away and case.facts.entry_withdrawn)
        case.headline("fee_is_due" if due else "fee_is_not_due")
    else:
        due = case.facts.stated_in_invitation
        case.headline("consumption_is_due" if due else "consumption_not_stated")
    case.set(result="due" if due else "not_due", due=due)


VSZ_1 = procedure(
    "vsz_1_scope", facts=ScopeFacts, laws=("mbsz-hu:1",), concepts=("regulation_scope", "championship"), decide=scope_1
)
VSZ_2 = procedure(
    "vsz_2_entry",
    facts=EntryFacts,
    laws=("mbsz-hu:2", "mbsz-hu:6"),
    concepts=("right_to_enter", "championship"),
    decide=entry_2,
)
VSZ_3 = procedure("vsz_3_age", facts=AgeFacts, laws=("mbsz-hu:3",), concepts=("age_class",), decide=age_3)
VSZ_4 = procedure(
    "vsz_4_announcement",
    facts=AnnouncementFacts,
    laws=("mbsz-hu:4",),
    concepts=("announcement",),
    decide=announcement_4,
)
VSZ_5 = procedure(
    "vsz_5_division", facts=DivisionFacts, laws=("mbsz-hu:5",), concepts=("change_of_group",), decide=division_5
)
VSZ_7 = procedure("vsz_7_fee", facts=FeeFacts, laws=("mbsz-hu:7",), concepts=("entry_fee",), decide=fee_7)
