"""Law 41A: the opening lead made face down, and when it may be taken back (47E2, 54)."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_41_44_play_of_cards.facts import FaceDownFacts, people_at_opening_lead
from rulings.laws.law_47_withdrawn_card.withdrawn import information_cards_16c, told_by_opponent_47e1

Facts = Inquiry[FaceDownFacts]


@rule_of("41.A")
def back_to_hand_41a(case: Inquiry[Any]) -> None:
    """Led face down by the wrong player: the director has it put back into the hand; nothing further.

    Told by an opponent that it was his lead, he takes it back under 47E1 as well.
    """
    leader = case.people["leader"]
    if leader.seat is None and case.known.lead_by == "wrong_defender":
        leader = case.people["partner"]  # the other defender
    misinformed = case.has("misinformed_about_turn") and case.told_as("misinformed_about_turn", True)
    ours = case.known.lead_by == "declaring_side"
    also = ("54.E", "24") if ours else ("54",)
    case.headline("back_to_hand_declaring" if ours else "back_to_hand", also=("47.E.1", *also) if misinformed else also)
    led = case.has("partner_led_face_down") and case.told_as("partner_led_face_down", True)
    if leader.seat is None and leader.role == "leader":
        case.say("left_defender_leads")
    else:
        case.say("right_leader_has_led" if led else "right_leader_leads", leader=leader)
    case.set(
        result="lead_returned",
        lead_stands=False,
        penalty_cards=[],
        lead_restriction={"applies": False},
        next_to_act=leader,
    )


@rule_of("41.A")
def lead_stands_41a(case: Facts) -> None:
    """The right leader's lead: it may be taken back only on the director's instruction after an irregularity."""
    leader, declarer = case.people["leader"], case.people["declarer"]
    if leader.seat is None or declarer.seat is None:
        case.headline("lead_stands")
    else:
        case.headline("lead_stands_in_turn", leader=leader, declarer=declarer)
    if case.told_as("faced", True):
        case.say("play_begun", also=("41.C", "41.D"))
    else:
        case.say("clarification", also=("41.B", "41.C"))
    case.set(result="lead_stands", lead_stands=True)


@rule_of("47.E.2.a")
def misexplained_47e2a(case: Facts) -> bool:
    """Led after a mistaken explanation and before its correction: it may be changed until dummy faces a card."""
    if not case.facts.misexplained:
        return False
    if case.facts.dummy_faced:
        case.headline("too_late", also=("47.E.2.b",))
        case.set(result="too_late", lead_stands=True, adjusted_score="possible")
        case.review("47.E.2.b")
        return True
    if case.told_as("faced", True):  # the auction period is over (17D1): no call is changed any more
        spread_open = case.untold("dummy_faced")
        case.headline("may_change_faced_lead" if spread_open else "may_change_now", also=("41.A", "17.D.1"))
    else:
        case.headline("may_change_lead", also=("41.A", "21.B.1.a"))
    case.set(result="may_withdraw", lead_stands=False, penalty_cards=[], next_to_act=case.people["leader"])
    return True


@rule_of("41.A")
def by_whose_41a(case: Facts) -> None:
    """While it is not told who led: both rulings in one sentence."""
    faced = case.maybe("faced") and not case.untold("faced")
    case.meanwhile("by_whose_faced" if faced else "by_whose_lead", "lead_by", also=("54",))


@rule_of("41.A")
def is_faced_41a(case: Facts) -> bool:
    """Whether the wrong player's lead was faced; untold of a defender, both rulings in one sentence.

    A card of declarer's side goes back either way (24, 54E), so that is not asked.
    """
    if case.facts.lead_by == "declaring_side":
        return bool(case.maybe("faced"))
    leader = case.people["leader"]
    case.meanwhile("by_face", "faced", also=("54",), leader=leader if leader.seat else case.people["partner"])
    return bool(case.facts.faced)


@rule_of("54")
def faced_54(case: Facts) -> None:
    """Faced by the wrong player: Law 54, which for a card of declarer's side is 54E and Law 24."""
    if case.facts.lead_by == "declaring_side":
        case.route("opening_lead_out_of_turn", "faced_by_declaring_side", also=("54.E", "24"))
    else:
        case.route("opening_lead_out_of_turn", "faced_out_of_turn")


@rule_of("47.E.1", exception_to=("54",))
def faced_misinformed_47e1(case: Facts) -> None:
    """Told by an opponent that it was his lead: the faced card goes back; none of 54 is declarer's."""
    leader = case.people["leader"]
    leader = leader if leader.seat else case.people["partner"]
    case.route("opening_lead_out_of_turn", "faced_misinformed", leader=leader)


def decide(case: Facts) -> None:
    """Whose lead was it, and is it still face down?"""
    by_whose_41a(case)
    by = case.facts.lead_by
    if by == "correct_leader":
        if not misexplained_47e2a(case):
            lead_stands_41a(case)
        elif not case.facts.dummy_faced:
            information_cards_16c(case)
        return
    if not is_faced_41a(case):
        back_to_hand_41a(case)
    elif by == "wrong_defender" and told_by_opponent_47e1(case):
        faced_misinformed_47e1(case)
    else:
        faced_54(case)


OPENING_LEAD_FACE_DOWN = procedure(
    "opening_lead_face_down",
    facts=FaceDownFacts,
    laws=("41", "54"),
    concepts=("opening_lead", "opening_lead_face_down", "opening_lead_out_of_turn"),
    decide=decide,
    people=people_at_opening_lead,
)
