"""MBSz 12, 22 and annex 4.11 with Laws 79C and 92: time limits of score corrections and appeals."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.conduct.facts import AppealFacts, CorrectionFacts, UnfoundedFacts

CORRECTION_MINUTES = 30
BEFORE_NEXT_SESSION = 15
CHAMPIONSHIP_HOURS = 24
SECOND_INSTANCE_HOURS = 7 * 24


@rule_of("mbsz-hu:12")
def correction_12(case: Inquiry[CorrectionFacts]) -> None:
    """Before the end of the round by agreement; an obvious slip up to 30 minutes after posting (15 before the next
    session).
    """
    if not case.facts.round_over:
        agreed = case.facts.both_agree
        case.headline("correct_with_director" if agreed else "director_settles", also=("79.A.1", "79.B"))
        case.set(result="correct" if agreed else "director_decides")
        return
    if case.facts.obvious_slip and case.facts.both_agree and _in_time(case):
        case.headline("slip_corrected", also=("79.C.1",))
        case.set(result="correct")
    else:
        after_the_limit_79c2(case)
    case.note("three_time_limits", also=("79.C.1", "92.B", "mbsz-hu:M4.11"))


def _in_time(case: Inquiry[CorrectionFacts]) -> bool:
    if case.facts.minutes_since_posting > CORRECTION_MINUTES:
        return False
    return not case.facts.next_session_today or case.facts.minutes_to_next_session >= BEFORE_NEXT_SESSION


@rule_of("79.C.2")
def after_the_limit_79c2(case: Inquiry[CorrectionFacts]) -> None:
    """Later only with the organizer's consent and when the director is satisfied beyond doubt."""
    if case.facts.finding_beyond_doubt:
        case.headline("correct_with_consent", also=("mbsz-hu:12",))
        case.set(result="correct_with_consent")
    else:
        case.headline("entry_stands", also=("mbsz-hu:12",))
        case.set(result="stands")


@rule_of("mbsz-hu:22")
def appeal_22(case: Inquiry[AppealFacts]) -> None:
    """Form, consent of the side, fee, and the time limit of the event."""
    kind = case.facts.kind
    missing = []
    if case.facts.event != "individual" and not case.facts.side_agrees:
        missing.append("side_must_agree")
    if kind != "second_instance" and not case.facts.intention_in_time:
        missing.append("intention_too_late")
    if not case.facts.form_complete:
        missing.append("form_incomplete")
    if not case.facts.fee_paid:
        missing.append("fee_missing")
    limit = {"championship": CHAMPIONSHIP_HOURS, "second_instance": SECOND_INSTANCE_HOURS}.get(kind)
    if limit is not None and case.facts.hours_after > limit:
        missing.append("too_late")
    if kind == "other_event" and not case.facts.within_announced_limit:
        missing.append("too_late")
    case.headline("appeal_admissible" if not missing else "appeal_not_admissible", also=("92.A", "92.C"))
    for key in missing:
        case.say(key, also=WHERE[key])
    case.say(LIMIT[kind], also=BASIS[kind])
    case.say("committee", also=("93.B.3", "mbsz-hu:9"))
    case.note("three_time_limits", also=("79.C.1", "92.B", "mbsz-hu:M4.11"))
    case.set(result="admissible" if not missing else "not_admissible", admissible=not missing, missing=missing)


@rule_of("mbsz-hu:22")
def unfounded_22(case: Inquiry[UnfoundedFacts]) -> None:
    """An unfounded appeal loses its fee; a frivolous one may cost points in a master-point event."""
    if not case.facts.finding_unfounded:
        case.headline("fee_returned", also=("92.A",))
        case.set(result="fee_returned", fee_forfeited=False, points_off="none")
        return
    case.headline("fee_forfeited", also=("92.A",))
    points = case.facts.finding_frivolous and case.facts.masterpoint_event
    if points:
        case.say("points_may_be_deducted", also=("92.A",))
    case.set(result="fee_forfeited", fee_forfeited=True, points_off="possible" if points else "none")


WHERE = {
    "side_must_agree": ("92.D.1", "92.D.2"),
    "intention_too_late": ("mbsz-hu:22",),
    "form_incomplete": ("mbsz-hu:22",),
    "fee_missing": ("mbsz-hu:22",),
    "too_late": ("92.B",),
}
LIMIT = {"championship": "limit_championship", "other_event": "limit_other", "second_instance": "limit_second"}
BASIS = {"championship": ("mbsz-hu:M4.11",), "other_event": ("92.B",), "second_instance": ("93.C.1",)}
VSZ_12 = procedure(
    "vsz_12_score_correction",
    facts=CorrectionFacts,
    laws=("mbsz-hu:12", "79"),
    concepts=("score_correction",),
    decide=correction_12,
)
VSZ_22 = procedure(
    "vsz_22_appeal",
    facts=AppealFacts,
    laws=("mbsz-hu:22", "92", "93"),
    concepts=("appeal_terms", "appeal"),
    decide=appeal_22,
)
VSZ_22_UNFOUNDED = procedure(
    "vsz_22_unfounded_appeal",
    facts=UnfoundedFacts,
    laws=("mbsz-hu:22", "92"),
    concepts=("unfounded_appeal", "appeal"),
    decide=unfounded_22,
)
