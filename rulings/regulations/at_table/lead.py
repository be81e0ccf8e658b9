"""MBSz 14 with Laws 41A, 47E, 54, 20F and 75B: the opening lead face down, and partner's wrong explanation."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.at_table.facts import LeadFacts, WrongExplanationFacts


@rule_of("mbsz-hu:14")
def opening_lead_14(case: Inquiry[LeadFacts]) -> None:
    """The lead is made face down; from the wrong defender it is taken back free of penalty."""
    down, right = case.facts.face_down, case.facts.right_defender
    if down and right:
        case.headline("lead_face_down", also=("41.A", "41.B"))
        case.say("lead_questions", also=("41.B",))
        case.set(result="lead_stands")
    elif down:
        case.headline("face_down_taken_back", also=("41.A", "54"))
        case.say("right_defender_leads", also=("41.A",))
        case.note("director_tells_it", also=("41.A",))
        case.set(result="taken_back", penalty=False)
    elif right:
        case.headline("faced_lead_stands", also=("41.A", "45.A"))
        case.say("faced_lead_was_wrong")
        case.set(result="lead_stands")
    else:
        case.headline("faced_out_of_turn", also=("54",))
        case.set(result="law_54")


@rule_of("mbsz-hu:14")
def wrong_explanation_14(case: Inquiry[WrongExplanationFacts]) -> None:
    """Declarer's side corrects between the auction and the lead, a defender only after the play."""
    if case.facts.side == "declarer_side":
        match case.facts.stage:
            case "auction":
                case.headline("silent_in_auction", also=("20.F.5.a",))
                case.say("correct_after_auction", also=("20.F.5.b",))
                case.set(result="wait_for_end_of_auction")
            case "before_opening_lead":
                case.headline("declarer_corrects_now", also=("20.F.5.b", "75.B"))
                case.set(result="correct_now")
            case _:
                case.headline("declarer_is_late", also=("20.F.5.b", "21.B.3"))
                case.set(result="correct_now", late=True)
    elif case.facts.stage == "after_play":
        case.headline("defender_corrects_now", also=("20.F.5.b", "75.B"))
        case.set(result="correct_now")
    else:
        case.headline("defender_waits", also=("20.F.5.a", "20.F.5.b", "75.B"))
        case.set(result="wait_for_end_of_play")


VSZ_14_LEAD = procedure(
    "vsz_14_opening_lead",
    facts=LeadFacts,
    laws=("mbsz-hu:14", "41", "54"),
    concepts=("opening_lead_face_down",),
    decide=opening_lead_14,
)
VSZ_14_EXPLANATION = procedure(
    "vsz_14_wrong_explanation",
    facts=WrongExplanationFacts,
    laws=("mbsz-hu:14", "20", "75"),
    concepts=("misinformation",),
    decide=wrong_explanation_14,
)
