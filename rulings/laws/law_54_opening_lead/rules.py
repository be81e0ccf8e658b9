"""Law 54 (2017): the faced opening lead out of turn, its letters in the order in which they bind declarer."""

from __future__ import annotations

from rulings.engine import Inquiry, Who, procedure, rule_of
from rulings.laws.law_41_44_play_of_cards.facts import people_at_opening_lead
from rulings.laws.law_41_44_play_of_cards.opening_lead import back_to_hand_41a
from rulings.laws.law_47_withdrawn_card.withdrawn import information_cards_16c, told_by_opponent_47e1
from rulings.laws.law_48_52_penalty_cards.lead import lead_by_partner
from rulings.laws.law_54_opening_lead.facts import FacedLeadFacts

Facts = Inquiry[FacedLeadFacts]
LEAD = {"refuse_require_suit": "require", "refuse_forbid_suit": "forbid", "refuse_leave": "leave"}
OF_CARD = {
    "refuse_require_suit": "refuse_require_suit_card",
    "refuse_forbid_suit": "refuse_forbid_suit_card",
    "refuse_leave": "refuse_leave_card",
}
"""Each way to refuse, and how it is worded where the card led is told."""
REFUSED = {"require": "refused_require", "forbid": "refused_forbid", "leave": "refused_leave"}


@rule_of("54.E")
def declaring_side_54e(case: Facts) -> None:
    """A player of declarer's side attempted an opening lead: Law 24."""
    leader = case.people["leader"]
    key = "declaring_side_named" if leader.seat else "declaring_side"
    case.route("card_exposed_in_auction", key, also=("24",), leader=leader)
    case.set(penalty_cards=[])
    spread_back_48a(case)


@rule_of("54")
def by_whom_54(case: Facts) -> None:
    """Who led is not told: a defender's lead out of turn, and a lead by declarer's side (54E)."""
    case.meanwhile("by_whom", "lead_by", also=("54.D", "54.E", "24"))


@rule_of("41.C")
def in_turn_41c(case: Facts) -> None:
    """The player on lead led: no irregularity."""
    declarer, leader = case.people["declarer"], case.people["leader"]
    if declarer.seat and leader.seat:
        case.headline("in_turn_named", declarer=declarer, leader=leader, dummy=case.people["dummy"])
    else:
        case.headline("in_turn")
    case.set(result="in_turn", lead_stands=True, next_to_act=case.people["dummy"])
    spread_back_48a(case)
    if case.settled("second_card_from") == "declarer":
        played_early_57c3(case)


@rule_of("48.A")
def spread_back_48a(case: Facts) -> None:
    """Declarer has begun to spread where 54A gives no right to: he remains declarer, and shows no claim (48B2)."""
    if case.settled("declarer_began_spreading"):
        case.say("spread_back", also=("48.B.2",))


@rule_of("57.C.3")
def played_early_57c3(case: Facts) -> None:
    """Declarer's own card to a lead that was in turn, before dummy's: played, and if legal not withdrawn."""
    case.say("played_early")


@rule_of("47.D")
def card_back_47d(case: Facts) -> None:
    """The card declarer's side played to a lead that is withdrawn goes back too."""
    if case.settled("second_card_from") in ("declarer", "dummy"):
        case.say("card_back")


@rule_of("47.E.1", exception_to=("53.A", "54.B"))
def misinformed_47e1(case: Facts) -> None:
    """An opponent told him it was his lead: withdrawn without rectification, and declarer may not accept it."""
    case.headline("misinformed")
    case.set(
        result="withdrawn_without_rectification",
        lead_stands=False,
        penalty_cards=[],
        lead_restriction={"applies": False},
        next_to_act=case.people["leader"],
    )
    card_back_47d(case)
    spread_back_48a(case)
    information_cards_16c(case, aside=True)


@rule_of("47.E.1")
def told_by_whom_47e1(case: Facts) -> bool:
    """Whether an opponent had told him that it was his lead; where somebody had, what follows either way."""
    if case.known.told_to_lead:
        case.meanwhile("told_by_whom", "misinformed_about_turn", also=("54", "54.D"))
    return told_by_opponent_47e1(case, said=True)


@rule_of("54")
def partner_face_down_54(case: Facts) -> None:
    """The offender's partner had led face down: the director has that card taken back."""
    if case.facts.partner_led_face_down and _five(case) != "five_if_faced_both":
        case.say("partner_face_down", also=("41.A",), leader=_right_leader(case))


@rule_of("54.A")
def spread_54a(case: Facts, *, begun: bool) -> None:
    """Declarer spreads his hand and becomes dummy; once begun he must spread all of it. Dummy becomes declarer."""
    dummy = case.people["dummy"]
    case.headline("spread_begun" if begun else "spread", also=("48.B.1",))
    case.set(
        result="declarer_becomes_dummy",
        lead_stands=True,
        declarer=dummy,
        next_to_act=dummy,
        second_card_from="dummy",
        penalty_cards=[],
        lead_restriction={"applies": False},
    )


@rule_of("54.B")
def accepted_54b(case: Facts, how: str) -> None:
    """Declarer accepts the lead (53): dummy is spread and the play goes on without rectification."""
    seen = ("54.C",) if case.told_as("declarer_saw_dummy_card", True) else ()  # he would have had to accept it
    case.headline(how, also=("53.A", "41.D", *seen))
    _stands(case, "accepted")
    _second_card(case)


def _second_card(case: Facts) -> None:
    """Declarer remains declarer; the second card is his, or dummy's that has been played (54B1, 54B2)."""
    case.set(declarer=case.people["declarer"])
    if case.facts.second_card_from == "dummy":
        dummy_second_54b2(case)
    else:
        second_card_54b1(case)


def _stands(case: Facts, result: str) -> None:
    case.set(result=result, lead_stands=True, penalty_cards=[], lead_restriction={"applies": False})


@rule_of("54.B.1")
def second_card_54b1(case: Facts) -> None:
    """The second card of the trick comes from declarer's own hand."""
    played = case.facts.second_card_from == "declarer"
    case.say("second_card")
    case.set(second_card_from="declarer", next_to_act=case.people["declarer"] if not played else case.people["leader"])


@rule_of("54.B.2")
def dummy_second_54b2(case: Facts) -> None:
    """Dummy's card played second may not be withdrawn, except to correct a revoke."""
    if case.facts.dummy_card_revoked:
        case.say("dummy_revoke", also=("62.A",))
        case.set(dummy_card_stands=False, next_to_act=case.people["declarer"])
    else:
        case.say("dummy_card_stays" if case.told("dummy_card_revoked") else "dummy_card_stands")
        case.set(dummy_card_stands=True)


@rule_of("54.C")
def saw_dummy_54c(case: Facts) -> bool:
    """Whether declarer could have seen a card of dummy's; of a bare refusal that is asked before it is allowed."""
    if case.known.choice_declarer == "refuse" and not case.untold("choice_declarer"):
        case.meanwhile("refused_unless_seen", "declarer_saw_dummy_card", also=("54.D", "50.B", "50.D.2"))
        case.not_presumed("declarer_saw_dummy_card")
    return case.facts.declarer_saw_dummy_card


@rule_of("54.C")
def must_accept_54c(case: Facts) -> None:
    """Declarer could have seen a card of dummy (Law 24 exposures aside): he must accept and remains declarer."""
    case.headline("must_accept", also=("24", "53.A"))
    _stands(case, "must_accept")
    _second_card(case)


@rule_of("54.D")
def refused_54d(case: Facts) -> None:
    """Declarer has it withdrawn: a major penalty card, and 50D applies to the right leader's lead."""
    leader, how = _right_leader(case), _lead_choice(case)
    if how in REFUSED:
        also = ("50.D.2.b", "50.D.1.a") if how == "leave" else ("50.D.2.a", "59")
        case.headline(REFUSED[how], also=also, leader=leader)
    else:
        unseen = case.untold("declarer_saw_dummy_card") and not case.untold("choice_declarer")
        case.headline("refused_unless_seen" if unseen else "refused", also=("54.C", "50.B") if unseen else ("50.B",))
    case.set(result="refused", lead_stands=False)
    if how in REFUSED:
        case.aside("partner_leads")
    else:
        case.say("partner_leads")
    lead_by_partner(case, leader, case.people["offender"], how)


def _right_leader(case: Facts) -> Who:
    leader = case.people["leader"]
    return leader if leader.seat else case.people["partner"]


def _lead_choice(case: Facts) -> str | None:
    chosen = case.facts.choice_declarer
    return LEAD.get(chosen) or case.known.choice_lead


@rule_of("54")
def five_options_54(case: Facts) -> None:
    """All five options are declarer's (10C1): spread, accept, or refuse with one of the three of 50D2."""
    declarer, leader = case.people["declarer"], _right_leader(case)
    case.meanwhile(_five(case), "choice_declarer", also=("10.C.1",), leader=leader)
    case.read_aloud("five", "choice_declarer", also=("10.C.1", "53.A", "50.D.2"), leader=leader)
    case.option(declarer, "spread_hand", "choice_declarer", also=("54.A",))
    case.option(declarer, "accept", "choice_declarer", also=("54.B", "54.B.1"))
    card = case.known.card
    params = {"card": card, "suit": card.suit, "leader": leader} if card else {"leader": leader}
    for name, words in OF_CARD.items():
        also = ("54.D", "50.D.2.b" if name == "refuse_leave" else "50.D.2.a")
        case.option(declarer, name, "choice_declarer", also=also, words=words if card else name, **params)


def _five(case: Facts) -> str:
    """What the choice still hangs on: whether the card was faced, whether declarer could have seen one of dummy's."""
    told = case.known
    if told.card is None and told.faced is None:
        return "five_if_faced_both" if told.partner_led_face_down else "five_if_faced"
    return "five_unless_seen" if told.declarer_saw_dummy_card is None else "five"


def decide(case: Facts) -> None:
    """Who led, was it faced, was he misled; what declarer has already done; else his five options."""
    by_whom_54(case)
    by = case.facts.lead_by
    if by == "correct_leader":
        in_turn_41c(case)
    elif by == "declaring_side":
        declaring_side_54e(case)
    elif not case.facts.faced:
        back_to_hand_41a(case)
    elif told_by_whom_47e1(case):
        misinformed_47e1(case)
    else:
        partner_face_down_54(case)
        out_of_turn(case)


def out_of_turn(case: Facts) -> None:
    """54A to D."""
    if case.facts.declarer_began_spreading:
        spread_54a(case, begun=True)
    elif case.known.choice_declarer == "accept" and not case.untold("choice_declarer"):
        accepted_54b(case, "accepted")  # what would have obliged him to (54C) need not be known
    elif saw_dummy_54c(case):
        must_accept_54c(case)
    elif case.facts.second_card_from != "none":
        accepted_54b(case, "accepted_by_play")
    else:
        five_options_54(case)
        chosen = case.facts.choice_declarer
        if chosen == "spread_hand":
            spread_54a(case, begun=False)
        elif chosen == "accept":
            accepted_54b(case, "accepted")
        else:
            refused_54d(case)


OPENING_LEAD_OUT_OF_TURN = procedure(
    "opening_lead_out_of_turn",
    facts=FacedLeadFacts,
    laws=("54",),
    concepts=("opening_lead_out_of_turn", "opening_lead", "penalty_card"),
    decide=decide,
    people=people_at_opening_lead,
)
