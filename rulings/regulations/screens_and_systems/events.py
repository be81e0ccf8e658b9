"""MBSz annex 3.3 and 3.4: the category of an event; what a pair with an unusual method must hand in."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.screens_and_systems.facts import CategoryFacts, ConditionFacts

ALLOWED: dict[str, tuple[str, ...]] = {
    "I": ("green", "blue", "red", "yellow", "brown"),
    "II": ("green", "blue", "red", "brown"),
    "III": ("green", "blue", "red"),
}


@rule_of("mbsz-hu:M3.3")
def category_m3(case: Inquiry[CategoryFacts]) -> None:
    """Category I for the events the text names; for all others the announcement says it."""
    if case.facts.which_event != "other":
        _category(case, "I", "category_one_named")
        return
    announced = case.facts.announced_category
    if announced == "none":
        case.headline("category_not_announced", also=("40.B.2.a.i",))
        case.set(result="not_announced", category=None)
        return
    _category(case, announced, "category_announced")
    if announced != "III" and not case.facts.teams_with_many_boards:
        case.note("many_boards_recommended")


def _category(case: Inquiry[CategoryFacts], category: str, key: str) -> None:
    case.headline(key, also=(f"mbsz-hu:M3.3.{category}", "40.B.2.a.i"), category=category)
    case.set(result=f"category_{category}", category=category, allowed=list(ALLOWED[category]))
    if category == "II":
        case.note("two_names_systems_only")


@rule_of("mbsz-hu:M3.4")
def conditions_m3(case: Inquiry[ConditionFacts]) -> None:
    """The papers of a to d for both methods; f and g for highly artificial systems against a written defence."""
    missing = [key for key, given in _papers(case) if not given]
    case.headline("conditions_met" if not missing else "conditions_missing", also=("40.B.2.a.i", "mbsz-hu:M3.3"))
    for key in missing:
        case.say(key, also=(WHERE[key],))
    artificial = case.facts.method == "highly_artificial"
    if artificial:
        case.say("opponents_may_change", also=("mbsz-hu:M3.4.e",))
        case.say("own_copy_at_table", also=("mbsz-hu:M3.4.f", "mbsz-hu:M3.4.h", "40.B.2.d"))
    if missing:
        case.say("method_not_allowed", also=("40.B.4",))
    case.set(result="allowed" if not missing else "not_allowed", allowed=not missing, missing=missing)


def _papers(case: Inquiry[ConditionFacts]) -> list[tuple[str, bool]]:
    facts = case.facts
    found = [
        ("not_with_committee", facts.handed_to_committee),
        ("not_described", facts.described_to_opponents),
        ("organizer_has_none", facts.given_to_organizer),
    ]
    if facts.team_event:
        found.append(("line_up_not_given", facts.line_up_given))
    if facts.method == "highly_artificial":
        found.append(("counter_agreements_not_written", facts.written_counter_agreements))
        found.append(("openings_were_changed", not facts.opening_bids_changed))
    return found


WHERE = {
    "not_with_committee": "mbsz-hu:M3.4.a",
    "not_described": "mbsz-hu:M3.4.b",
    "organizer_has_none": "mbsz-hu:M3.4.c",
    "line_up_not_given": "mbsz-hu:M3.4.d",
    "counter_agreements_not_written": "mbsz-hu:M3.4.g",
    "openings_were_changed": "mbsz-hu:M3.4.g",
}
VSZ_M3_CATEGORY = procedure(
    "vsz_m3_category",
    facts=CategoryFacts,
    laws=("mbsz-hu:M3.3", "40"),
    concepts=("event_category", "system"),
    decide=category_m3,
)
VSZ_M3_CONDITIONS = procedure(
    "vsz_m3_conditions",
    facts=ConditionFacts,
    laws=("mbsz-hu:M3.4", "40"),
    concepts=("system_conditions", "system"),
    decide=conditions_m3,
)
