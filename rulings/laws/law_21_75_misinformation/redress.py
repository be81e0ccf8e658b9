"""21B and 47E2: what the misinformed player may still change; 21B3, 75D3 and 40B3: the adjustment when he may not."""

from __future__ import annotations

from rulings.engine import Inquiry, rule_of
from rulings.laws.law_16_information.withdrawn import information_16c
from rulings.laws.law_21_75_misinformation.as_told import (
    CHANGED,
    called_after,
    changing,
    found_influenced,
    keeping,
    last_left,
    lead_lies,
    no_later_call,
    not_both,
    unchanged,
    while_changing,
    with_remark,
)
from rulings.laws.law_21_75_misinformation.facts import MisinformationFacts, last_to_call, no_lead_back

Facts = Inquiry[MisinformationFacts]


@rule_of("40.B.3.b")
def repeated_40b3b(case: Facts) -> None:
    """Repeated failure to disclose may be penalized."""
    if case.facts.repeated_failure:
        case.say("repeated_failure", also=("90",))
        case.set(procedural_penalty="possible")


@rule_of("21.B.1.a")
def call_21b1(case: Facts) -> bool:
    """Until the end of the auction period, partner not having called since, a call the misinformation influenced."""
    lead = case.known.phase == "clarification"
    influenced = found_influenced(case)
    takes_back = lead and not no_lead_back(case.known)
    if lead and not takes_back:
        key = "final_pass_may_unless" if influenced else "final_pass_if_unless"
    elif lead:
        key = "until_partner_calls_lead_influenced" if influenced else "until_partner_calls_lead"
    else:
        key = "until_partner_calls_influenced" if influenced else "until_partner_calls"
    key, spoken = with_remark(case, key)
    case.meanwhile(key, "partner_called_since", also=("21.B.3", *spoken))
    if case.facts.partner_called_since:
        if case.known.finding_damage is not None:
            (case.aside if too_late(case) else case.say)("partner_has_called")  # in the headline
        elif not lead and unchanged(case):
            earlier_stands_21b3(case)
            return True
        return False
    if not lead and keeping(case) and case.untold("finding_call_influenced"):
        call_kept_21b1(case)
        return True
    alone = no_later_call(case)
    if lead and changing(case):
        while_changing(case)
    elif lead and not takes_back:
        case.meanwhile("final_pass_if_last", "finding_call_influenced", also=("21.B.3",))
    elif lead:
        case.meanwhile("before_the_lead_pass", "finding_call_influenced", also=("47.E.2.a", "21.B.3"))
    elif alone:
        key, spoken = with_remark(case, "may_change_if_alone")
        case.meanwhile(key, "finding_call_influenced", also=("16.C", *spoken))
    else:
        key, spoken = with_remark(case, "may_change_if")
        case.meanwhile(key, "finding_call_influenced", also=("21.B.2", *spoken))
    if not case.facts.finding_call_influenced:
        if lead and not takes_back:
            case.headline("pass_not_influenced", also=("21.B.3",))
        else:
            case.headline("lead_only" if lead else "not_influenced", also=("47.E.2.a",) * lead)
        case.set(result="call_stands", call_stands=True, adjusted_score="none")
        return True
    not_both(case)
    if not alert_due_75d1(case):
        return True
    who = case.people["misinformed"]
    if lead or alone:
        case.meanwhile("may_change_alone", *CHANGED)
    else:
        case.meanwhile("may_change", *CHANGED, also=("21.B.2",))
    if takes_back and case.known.replacement is None and not case.known.choice_change_call:
        lead_back_47e2a(case)
    case.read_aloud("may_change", *CHANGED, also=("21.B.2", "16.C"))
    case.option(who, "change_call", *CHANGED)
    case.option(who, "keep_call", *CHANGED)
    if case.known.replacement is not None or case.facts.choice_change_call:
        changed(case)
    else:
        call_kept_21b1(case)
    return True


@rule_of("21.B.1.a")
def call_kept_21b1(case: Facts) -> None:
    """He does not change his call, whether the misinformation influenced it or not."""
    case.headline("call_kept")
    case.set(result="call_kept", call_stands=True, adjusted_score="none")


@rule_of("21.B.3")
def earlier_stands_21b3(case: Facts) -> None:
    """A call after which his partner has called, and which he neither may nor wants to change."""
    influenced = found_influenced(case)
    case.headline("earlier_kept" if influenced else "earlier_not_influenced", also=("21.B.1.a",))
    case.set(result="call_stands", call_stands=True, adjusted_score="possible")
    case.review()


@rule_of("47.E.2.a")
def lead_back_47e2a(case: Facts) -> None:
    """Before the lead is faced the opening leader may change it as well."""
    case.say("lead_too")


@rule_of("75.D.1")
def alert_due_75d1(case: Facts) -> bool:
    """Whether the alert that is missed was due hangs on the agreement; without evidence it was (21B1b, 75D2)."""
    if case.known.explanation_kind != "missing_alert" or not case.untold("finding_explanation_correct"):
        return True
    key = "if_alert_was_due_alone" if no_later_call(case) else "if_alert_was_due"
    case.meanwhile(key, "evidence_of_agreement", *CHANGED, also=("21.B.1.a", "21.B.2", "20.F.5.a"))
    if not case.facts.evidence_of_agreement or not case.facts.finding_explanation_correct:
        return True
    case.headline("no_alert_due", also=("75.C", "21.B.1.b"))
    case.set(
        result="misbid", call_stands=True, adjusted_score="none", law_16C2_applies=False, later_correction="no_duty"
    )
    return False


def changed(case: Facts) -> None:
    """The change itself (21B1), LHO's right (21B2), and what everybody may use (16C)."""
    changed_21b1(case)
    lho_may_change_21b2(case)
    information_16c(case)


@rule_of("21.B.1.a")
def changed_21b1(case: Facts) -> None:
    """Changed without further rectification for his side; what could not be undone is looked at after the play."""
    if not no_later_call(case):
        if case.known.phase == "clarification":
            case.headline("final_pass_changed", also=("21.B.2", "21.B.3", "16.C"))
        else:
            case.headline("call_changed")
    elif lead_lies(case):
        case.headline("call_changed_lead", also=("47.E.2.a", "16.C"))
    else:
        case.headline(
            "call_changed_last" if case.known.phase == "clarification" else "call_changed_alone", also=("16.C",)
        )
    case.set(result="call_changed", call_stands=False, partner_silenced="none", adjusted_score="possible")
    case.review("21.B.3")


@rule_of("21.B.2")
def lho_may_change_21b2(case: Facts) -> None:
    """LHO may then change any subsequent call he made."""
    if not no_later_call(case) and case.facts.lho_called_since:
        case.say("lho_may_change", also=("16.C.2",))
        case.option(case.people["misinformed_lho"], "lho_changes")
        case.option(case.people["misinformed_lho"], "lho_keeps")
        case.set(lho_may_change=True, next_to_act=case.people["misinformed_lho"])
    else:
        case.set(lho_may_change=False, next_to_act=case.people["misinformed_lho"])


@rule_of("21.B.1.a")
def before_the_lead_21b1(case: Facts) -> None:
    """In the clarification period both: the last call, if it was influenced, and a lead that is not faced (47E2a)."""
    if keeping(case) and case.told_as("choice_retract_card", False):
        both_kept_47e2a(case)
        return
    called = case.settled("partner_called_since")
    may = "before_the_lead" if called is None else "before_the_lead_last"
    if called is None and found_influenced(case):
        may = "before_the_lead_told"
    who = case.people["misinformed"]
    if called:
        case.headline("lead_only_called", also=("47.E.2.a", "21.B.3"), tells=("choice_retract_card",))
        case.option(who, "retract_card", "choice_retract_card", also=("47.E.2.a", "16.C.1"))
        case.set(result="may_change_lead", call_stands=True, adjusted_score="possible")
        case.review("21.B.3")
        return
    changes = called_after(case) is False and changing(case)
    if changes:
        while_changing(case)
    else:
        case.meanwhile(may, "finding_call_influenced", also=("47.E.2.a",))
    if changes and case.facts.finding_call_influenced:
        influenced_final_pass_21b1(case)
        case.set(adjusted_score="possible")
        case.review("21.B.3")
        return
    if case.facts.finding_call_influenced:
        case.headline("before_the_lead_may" if called is False else may, also=("47.E.2.a",))
        case.option(who, "change_call", *CHANGED)
        case.set(result="may_change_call_or_lead")
    else:
        case.headline("lead_only", also=("47.E.2.a",))
        case.set(result="may_change_lead", call_stands=True)
    case.option(who, "retract_card", "choice_retract_card", also=("47.E.2.a", "16.C.1"))
    case.set(adjusted_score="possible")
    case.review("21.B.3")


@rule_of("47.E.2.a")
def both_kept_47e2a(case: Facts) -> None:
    """He may change his final pass and his lead and does neither; what the score is, damage decides (21B3)."""
    harmless = case.told_as("finding_damage", False)
    case.headline("both_kept_harmless" if harmless else "both_kept", also=("21.B.1.a", "21.B.3"))
    case.set(result="call_kept", call_stands=True, adjusted_score="none" if harmless else "possible")
    if not harmless:
        case.review("21.B.3")


@rule_of("21.B.1.a")
def final_pass_21b1(case: Facts) -> None:
    """The same where the explainer defends: the other side has no lead to take back, only its last call to change."""
    if called_after(case) is None:
        key = "final_pass_may_unless" if found_influenced(case) else "final_pass_if_unless"
        case.meanwhile(key, "partner_called_since", also=("21.B.3",))
    if called_after(case) is not False and case.facts.partner_called_since:
        case.headline(last_left(case), also=("21.B.3",))
        case.set(result="review_after_play", adjusted_score="possible")
        case.review("21.B.3")
        return
    if changing(case):
        while_changing(case)
    elif not keeping(case):
        case.meanwhile("final_pass_if", "finding_call_influenced", also=("21.B.3",))
    if keeping(case) or case.facts.finding_call_influenced:
        influenced_final_pass_21b1(case)
    else:
        case.headline("pass_not_influenced", also=("21.B.3",))
        case.set(result="call_stands", call_stands=True)
    case.set(adjusted_score="possible")
    case.review("21.B.3")


@rule_of("21.B.1.a")
def influenced_final_pass_21b1(case: Facts) -> None:
    """He may change it, and what becomes of the auction once he has, or has not (21B2, 16C)."""
    case.option(case.people["changer"], "change_call", *CHANGED)
    case.option(case.people["changer"], "keep_call", *CHANGED)
    if changing(case):
        if no_later_call(case) and lead_lies(case):
            case.headline("call_changed_lead", also=("47.E.2.a", "16.C"))
        elif no_later_call(case):
            case.headline("call_changed_last", also=("16.C",))
        else:
            case.headline("final_pass_changed", also=("21.B.2", "21.B.3", "16.C"))
        case.set(result="call_changed", call_stands=False, next_to_act=case.people["changer_lho"])
        information_16c(case)
    elif case.known.choice_change_call is False:
        case.headline("final_pass_kept", also=("21.B.3",))
        case.set(result="call_kept", call_stands=True)
    else:
        case.headline("final_pass_may", also=("21.B.3",))
        case.set(result="may_change_call")


@rule_of("47.E.2.a")
def card_47e2(case: Facts) -> bool:
    """A card played on the misinformation, if nobody has played to the trick since; no lead after dummy is spread."""
    if case.known.phase == "clarification" and case.untold("later_card_in_trick"):
        case.headline("lead_back_now", also=("21.B.3",))
        case.option(case.people["misinformed"], "retract_card", "choice_retract_card", also=("16.C.1",))
        case.option(case.people["misinformed"], "keep_card", "choice_retract_card")
        case.set(result="may_change_lead", adjusted_score="possible")
        case.review("21.B.3")
        return True
    if not case.known.dummy_spread:
        key = "card_back_if_later" if case.told_as("dummy_spread", False) else "card_back_if"
        case.meanwhile(key, "later_card_in_trick", also=("47.E.2.b",))
    if case.facts.later_card_in_trick or case.facts.dummy_spread:
        on_table = case.told_as("dummy_spread", True)
        case.say("card_too_late_spread" if on_table else "card_too_late", also=("47.E.2.b",))
        return False
    spread = "card_back_unless_spread" if case.untold("dummy_spread") else "card_back"
    case.meanwhile(spread, "choice_retract_card", also=("47.E.2.b", "16.C.1"), tells=("choice_retract_card",))
    who = case.people["misinformed"]
    case.option(who, "retract_card", "choice_retract_card", also=("16.C.1",))
    case.option(who, "keep_card", "choice_retract_card")
    if not case.facts.choice_retract_card:
        case.headline("card_kept")
        case.set(result="card_kept", adjusted_score="none")
        return True
    case.headline("card_retracted", also=("41.A",))
    case.set(result="card_retracted", penalty_cards=[], adjusted_score="possible", next_to_act=who)
    case.review("21.B.3")
    information_16c(case)
    return True


@rule_of("21.B.3")
def adjust_21b3(case: Facts) -> None:
    """Too late to change: the score is adjusted if the offending side gained; judged when the play is over."""
    if case.facts.phase == "after_play":
        incomplete = case.known.explanation_kind == "incomplete"
        case.meanwhile("damage_test_incomplete" if incomplete else "damage_test", "finding_damage")
    if case.facts.phase != "after_play" and case.known.finding_damage is None:
        in_time = case.known.phase != "play" and case.known.action != "card"
        if in_time and case.known.partner_called_since and _final_pass_left(case):
            case.headline("earlier_call_last", also=("21.B.1.a", "47.E.2.a"))
        elif in_time and case.known.partner_called_since:
            key, spoken = with_remark(case, last_left(case))
            case.headline(key, also=("21.B.1.a", *spoken))
        else:
            case.headline("play_on", also=("75.B.1", "47.E.2.b"))
        case.set(result="review_after_play", adjusted_score="possible")
        case.review()
    elif case.facts.finding_damage:
        basis_75d3(case)
    else:
        case.headline("no_damage_late" if too_late(case) else "no_damage", also=("75.B.1",))
        case.set(result="result_stands", adjusted_score="none")


def too_late(case: Facts) -> bool:
    """Whether a call is spoken of, in the auction, that partner's call since leaves past changing (21B1a)."""
    known = case.known
    return bool(known.partner_called_since) and known.action == "call" and known.phase == "auction"


def _final_pass_left(case: Facts) -> bool:
    """Whether, of an earlier call he speaks of before the lead, he has a final pass that may still be changed."""
    known = case.known
    if known.phase != "clarification" or not known.about_earlier_call or case.untold("about_earlier_call"):
        return False
    return known.misinformed is not None and last_to_call(known) is known.misinformed and not no_lead_back(known)


@rule_of("75.D.3")
def basis_75d3(case: Facts) -> None:
    """As if the opponents had had the right explanation in time; with no agreement, as if they had been told so."""
    natural = case.known.explanation_kind == "unrequired_alert" and case.untold("agreed_meaning")
    if not natural:  # what an alert is found not to be required of has a meaning that is known
        case.meanwhile("adjust_basis", "agreed_meaning", also=("21.B.3", "75.B.1", "12.C.1"))
    if natural or case.facts.agreed_meaning:
        case.headline(
            "adjust_agreed_late" if too_late(case) else "adjust_agreed", also=("21.B.3", "75.B.1", "40.B.3.a", "12.C.1")
        )
        case.set(result="adjust", adjusted_score="assigned", basis="agreed_meaning")
    else:
        case.headline(
            "adjust_no_agreement_late" if too_late(case) else "adjust_no_agreement",
            also=("21.B.3", "75.D.2", "40.B.3.a", "12.C.1"),
        )
        case.set(result="adjust", adjusted_score="assigned", basis="no_agreement")
