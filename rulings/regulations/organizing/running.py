"""MBSz 8-12, 21 and 23: refusal to play, officials, smoking, language, entries, computer deals, discipline."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.organizing.facts import (
    DealsFacts,
    DisciplineFacts,
    LanguageFacts,
    OfficialsFacts,
    RefusalFacts,
    ScoreEntryFacts,
    SmokingFacts,
)

MEMBERS, DEPUTIES = 3, 2


@rule_of("mbsz-hu:8")
def refusal_8(case: Inquiry[RefusalFacts]) -> None:
    """Everybody plays against everybody; to refuse, or to leave without good reason, may cost the event."""
    match case.facts.conduct:
        case "deliberate_breach":
            case.headline("deliberate_breach", also=("72.B.1", "91.A"))
            case.set(result="grave_misconduct", exclusion="possible")
        case "leaves_early" if case.facts.good_reason:
            case.headline("good_reason_to_leave", also=("mbsz-hu:25",))
            case.set(result="no_offence", exclusion="none")
        case which:
            case.headline("refused_to_play" if which != "leaves_early" else "left_early", also=("91.A", "91.B"))
            case.say("reported_to_presidency")
            case.set(result="gross_misconduct", exclusion="possible", report=True)


@rule_of("mbsz-hu:9")
def officials_9(case: Inquiry[OfficialsFacts]) -> None:
    """A trained director, who does not play alone; a committee of three and two; three unbiased at a hearing."""
    facts = case.facts
    missing = []
    if not facts.trained_director:
        missing.append("no_trained_director")
    if facts.director_plays and not facts.several_directors:
        missing.append("playing_director_alone")
    if facts.committee_members < MEMBERS:
        missing.append("committee_too_small")
    if facts.committee_deputies < DEPUTIES:
        missing.append("too_few_deputies")
    if facts.unbiased_at_hearing < MEMBERS:
        missing.append("hearing_too_small")
    case.headline("officials_in_order" if not missing else "officials_lacking", also=("93.B.2",))
    for key in missing:
        case.say(key)
    case.say("no_further_appeal_there", also=("mbsz-hu:22", "93.C.1"))
    case.set(result="in_order" if not missing else "lacking", missing=missing)


@rule_of("mbsz-hu:10")
def smoking_10(case: Inquiry[SmokingFacts]) -> None:
    """The closed room may smoke, the open room not; at pairs who asks has half of the event free of smoke."""
    match case.facts.where:
        case "teams_open_room":
            case.headline("no_smoking_open_room")
            case.set(result="forbidden", allowed=False)
        case "teams_closed_room":
            case.headline("smoking_closed_room")
            case.set(result="allowed", allowed=True)
        case _:
            enough = case.facts.boards_smoke_free * 2 >= case.facts.boards_of_event
            case.headline("half_smoke_free" if enough else "under_half_smoke_free")
            case.set(result="enough" if enough else "not_enough", allowed=enough)
    case.note("organizer_decides_smoking")


@rule_of("mbsz-hu:11")
def language_11(case: Inquiry[LanguageFacts]) -> None:
    """Hungarian, English too at an international event; another by agreement, at the players' own risk."""
    language = case.facts.language
    if language == "hungarian":
        case.headline("hungarian_is_official")
        case.set(result="official", allowed=True)
    elif language == "english" and case.facts.announced_international:
        case.headline("english_is_official")
        case.set(result="official", allowed=True)
    elif case.facts.players_agreed:
        case.headline("language_agreed")
        case.set(result="agreed", allowed=True, appeal_allowed=False)
    else:
        case.headline("language_not_official", also=("90.B.8",))
        case.set(result="not_official", allowed=False)


@rule_of("mbsz-hu:12")
def entry_12(case: Inquiry[ScoreEntryFacts]) -> None:
    """North writes, East checks; where contract and points cannot be reconciled the points count."""
    match case.facts.entry_fault:
        case "who_writes":
            case.headline("north_writes_east_checks", also=("7.D",))
            case.set(result="duty", writes="N", checks="E")
        case "corrected_alone":
            case.headline("corrected_alone", also=("90.A", "mbsz-hu:32.h"))
            case.set(result="penalty_possible")
        case "wrong_entry":
            case.headline("both_pairs_punishable", also=("mbsz-hu:32.b", "90.B.7"))
            case.say("initialled_by_director")
            case.set(result="penalty_possible", side="both")
        case _:
            solved = case.facts.contradiction_solvable
            case.headline("contradiction_solved" if solved else "points_count", also=("79.C.1",))
            case.say("call_director_at_once", also=("79.B",))
            case.set(result="corrected" if solved else "points_count")


@rule_of("mbsz-hu:21")
def deals_21(case: Inquiry[DealsFacts]) -> None:
    """Unknown to all, used once, neither chosen nor reordered."""
    faults = []
    if case.facts.seen_by_participant:
        faults.append(("deal_was_seen", "mbsz-hu:21.a"))
    if case.facts.used_before and not case.facts.display_announced:
        faults.append(("deal_used_twice", "mbsz-hu:21.a"))
    if case.facts.deals_chosen:
        faults.append(("deals_were_chosen", "mbsz-hu:21.b"))
    if not case.facts.order_kept:
        faults.append(("order_was_changed", "mbsz-hu:21.b"))
    case.headline("deals_in_order" if not faults else "deals_at_fault", also=("6.E.4",))
    for key, cite in faults:
        case.say(key, also=(cite, "6.D.2") if key == "deal_used_twice" else (cite,))
    case.set(result="in_order" if not faults else "at_fault", faults=[key for key, _ in faults])


@rule_of("mbsz-hu:23")
def discipline_23(case: Inquiry[DisciplineFacts]) -> None:
    """The director warns, takes points, suspends for a session; to exclude from the event the committee consents."""
    case.meanwhile("measures_23", "measure", also=("91.A", "91.B"))
    measure = case.facts.measure
    if measure == "excluded_from_event" and case.told_as("measure", measure):
        case.meanwhile("exclusion_if", "committee_consents", also=("91.B", "91.A"))
    if measure == "excluded_from_event" and not case.facts.committee_consents:
        case.headline("exclusion_needs_consent", also=("91.B",))
        case.set(result="not_alone", allowed=False)
    else:
        case.headline(MEASURES[measure], also=("91.B",) if measure == "excluded_from_event" else ("91.A",))
        case.set(result="allowed", allowed=True)
    if measure == "excluded_from_event":
        case.note("organizer_approves_by_law", also=("91.B",))
    if case.facts.grave:
        case.say("grave_is_reported")
    case.set(report=case.facts.grave)


MEASURES = {
    "warning": "director_warns",
    "points_off": "director_takes_points",
    "suspended_for_session": "director_suspends",
    "excluded_from_event": "exclusion_with_consent",
    "to_appeals_committee": "to_committee",
    "to_disciplinary_committee": "to_discipline",
}
VSZ_8 = procedure(
    "vsz_8_refusal",
    facts=RefusalFacts,
    laws=("mbsz-hu:8", "91"),
    concepts=("refusal_to_play", "conduct"),
    decide=refusal_8,
)
VSZ_9 = procedure(
    "vsz_9_officials", facts=OfficialsFacts, laws=("mbsz-hu:9", "93"), concepts=("committee",), decide=officials_9
)
VSZ_10 = procedure(
    "vsz_10_smoking", facts=SmokingFacts, laws=("mbsz-hu:10",), concepts=("smoking", "conduct"), decide=smoking_10
)
VSZ_11 = procedure(
    "vsz_11_language",
    facts=LanguageFacts,
    laws=("mbsz-hu:11",),
    concepts=("language_used", "conduct"),
    decide=language_11,
)
VSZ_12_ENTRY = procedure(
    "vsz_12_entry",
    facts=ScoreEntryFacts,
    laws=("mbsz-hu:12", "79"),
    concepts=("scoring_error",),
    decide=entry_12,
)
VSZ_21 = procedure(
    "vsz_21_deals", facts=DealsFacts, laws=("mbsz-hu:21", "6"), concepts=("computer_deals", "shuffle"), decide=deals_21
)
VSZ_23 = procedure(
    "vsz_23_discipline",
    facts=DisciplineFacts,
    laws=("mbsz-hu:23", "91"),
    concepts=("discipline",),
    decide=discipline_23,
)
