"""MBSz 16 with Laws 16B, 20F, 21B, 40B3, 75: faults of alerting, questions and answers."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.explaining_calls.facts import AlertFaultFacts, QuestionFacts

OLD = ("16.B", "40.B.3.a")


@rule_of("mbsz-hu:16")
def alert_fault_16(case: Inquiry[AlertFaultFacts]) -> None:
    """Damage, or partner's use of it, may be adjusted; a missing alert is misinformation (VI.1.a)."""
    if case.facts.alert_fault == "not_alerted":
        case.headline("missed_alert", also=("mbsz-hu:VI.1.a", "21.B.1.a"))
    else:
        case.headline("wrong_alert", also=("16.B.1",))
    damaged = case.facts.finding_opponents_damaged
    if damaged:
        case.say("damage_is_adjusted", also=("40.B.3.a", "21.B.3"))
    used = case.facts.finding_partner_used_it
    if used:
        case.say("partner_used_it", also=("16.B.3", "73.C.1"))
    if not damaged and not used:
        case.say("nothing_to_adjust")
    adjust = damaged or used
    case.set(result="adjusted_score" if adjust else "no_adjustment", adjusted_score="possible" if adjust else "none")
    case.note("old_references_alert", also=OLD)


@rule_of("mbsz-hu:16")
def question_16(case: Inquiry[QuestionFacts]) -> None:
    """Who may ask whom, when and about what; what an answer must hold."""
    match case.facts.matter:
        case "asks_about_one_call":
            case.headline("asks_about_all", also=("20.F.1",))
            case.note("one_call_by_law", also=("20.F.3", "16.B.1"))
            case.set(result="all_calls", allowed_by_law=True)
        case "asks_the_caller":
            _who_answers(case)
        case "asks_out_of_turn":
            _when(case)
        case "asks_when_obliged_to_pass":
            case.headline("obliged_to_pass_may_not_ask", also=("20.B",))
            case.note("obliged_by_law", also=("20.F.1",))
            case.set(result="not_allowed", allowed=False)
        case "could_wait":
            case.headline("wait_until_auction_over", also=("20.F.2",))
            case.set(result="postpone", allowed=True)
        case "answer_too_short":
            case.headline("usual_is_not_enough", also=("20.F.1", "40.B.5.a"))
            case.set(result="answer_in_full")
        case "no_agreement_on_it":
            case.headline("say_no_agreement", also=("75.D.1", "75.D.2"))
            case.set(result="say_no_agreement")
        case "question_informed_partner":
            case.headline("question_may_inform", also=("16.B.1", "20.G.1"))
            case.say("plain_call_or_pass_weighs")
            _used(case, must=False)
        case _:
            case.headline("answer_not_to_be_used", also=("16.B.1", "73.C.1"))
            _used(case, must=True)


def _who_answers(case: Inquiry[QuestionFacts]) -> None:
    if case.facts.screens:
        case.headline("screenmate_answers", also=("mbsz-hu:M2/2.c",))
        case.set(result="screenmate_answers")
    else:
        case.headline("partner_answers", also=("20.F.1",))
        case.set(result="partner_answers")


def _when(case: Inquiry[QuestionFacts]) -> None:
    if case.facts.screens:
        case.headline("any_time_with_screens", also=("mbsz-hu:M2/2.c", "mbsz-hu:M2/4.b"))
        case.set(result="allowed", allowed=True)
    else:
        case.headline("only_in_turn", also=("20.F.1", "20.F.2"))
        case.set(result="not_allowed", allowed=False)


def _used(case: Inquiry[QuestionFacts], must: bool) -> None:
    used = case.facts.finding_information_used
    key = ("must_adjust" if must else "may_adjust") if used else "not_used_no_adjustment"
    case.say(key, also=("16.B.3", "12.C.1.b"))
    outcome = ("certain" if must else "possible") if used else "none"
    case.set(result="adjusted_score" if used else "no_adjustment", adjusted_score=outcome)
    case.note("old_references_alert", also=OLD)


VSZ_16_FAULT = procedure(
    "vsz_16_alert_fault",
    facts=AlertFaultFacts,
    laws=("mbsz-hu:16", "mbsz-hu:VI.1.a", "21", "40"),
    concepts=("missed_alert", "alert", "misinformation"),
    decide=alert_fault_16,
)
VSZ_16_QUESTION = procedure(
    "vsz_16_question",
    facts=QuestionFacts,
    laws=("mbsz-hu:16", "20", "75"),
    concepts=("explanation", "improper_question"),
    decide=question_16,
)
