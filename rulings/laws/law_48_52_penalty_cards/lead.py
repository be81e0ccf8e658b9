"""Laws 50D2, 51B: the lead of the partner of a defender with penalty cards. Other laws call `lead_by_partner`."""

from __future__ import annotations

from typing import Any

from bridge.cards import Card, Suit
from rulings.engine import Inquiry, Who, procedure, rule_of
from rulings.laws.law_48_52_penalty_cards.facts import LeadFacts
from rulings.laws.law_48_52_penalty_cards.law_50 import ALL, BOTH, major_50b, penalty_card_50b, with_earlier
from rulings.laws.law_48_52_penalty_cards.lead_choice import (
    lead_choice_50d2,
    offer_50d2,
    restrict,
    restriction,
    settle,
    told_suits,
    within,
)
from rulings.laws.law_48_52_penalty_cards.table import cards_on_table, holder_people, several_told, suits_of

Facts = Inquiry[LeadFacts]
BY_KIND = {"nothing": "by_kind", "card": "by_kind_small", "accident": "by_kind_rank"}
"""The sentence while the kind is open, by what is told: nothing, a card below an honour, or that it was by accident."""
BY_KIND_LED = {"nothing": "by_kind_led", "card": "by_kind_led_small", "accident": "by_kind_led_rank"}
"""The same where partner has led before declarer had chosen."""
CHOSEN_SMALL = {"require": "by_kind_small_required", "forbid": "by_kind_small_forbidden"}
"""The sentence of a card below an honour whose kind is open, where declarer has chosen already."""


def lead_by_partner(case: Inquiry[Any], leader: Who, owner: Who, how: str | None) -> None:
    """50D for `owner`'s card in question when his partner is on lead at once; `how` is declarer's choice, None if open.

    Laws 54 and 56 call this one. Of several penalty cards (51B) the choice is about the suit of the card in question.
    """
    card: Card | None = case.known.card
    cards = with_earlier(case, owner, card)
    if how in ("require", "forbid"):
        chosen_50d2a(case, leader, owner, how, cards, aside=True)
        unable_59(case, aside=True)
        if case.since("2017"):
            picked_up_50e2(case)
        return
    if how is None:
        lead_choice_50d2(case, leader, cards)
    else:
        free_50d2b(case, leader)
    major_50b(case, owner, card)


@rule_of("50.D.2.a", editions=ALL)
def chosen_50d2a(
    case: Inquiry[Any], leader: Who, owner: Who, how: str, cards: tuple[Card, ...], aside: bool = False
) -> None:
    """The suit of the card in question required or forbidden: it is picked up and is no longer a penalty card.

    An `aside` where the headline of the law that comes here says it already.
    """
    card: Card | None = case.known.card
    tell = case.aside if aside else case.say
    tell("lead_required" if how == "require" else "lead_forbidden", leader=leader, player=owner)
    case.set(next_to_act=leader)
    restrict(case, how, None if card is None else (card.suit,), cards, leader, owner)


@rule_of("50.D.2.b", editions=ALL)
def free_50d2b(case: Inquiry[Any], leader: Who) -> None:
    """Neither: any card may be led, the penalty card stays one, and 50D goes on applying."""
    case.say("lead_free", leader=leader)
    case.set(lead_restriction={"applies": False}, next_to_act=leader)


@rule_of("50.B", editions=BOTH)
def by_kind_50b(case: Facts) -> None:
    """While the kind of the card is not told: what either kind does to partner's lead."""
    if not kind_open(case):
        return
    small = cards_on_table(case.known) is not None  # an honour is major however it was exposed
    by_accident = not case.untold("inadvertent")
    decides = "penalty_kind" if by_accident and not small else "inadvertent"
    early = _led_too_soon(case)
    if early is None:
        _by_order(case, "by_kind_if_led", decides)
        return
    chosen = None if case.untold("choice_lead") else CHOSEN_SMALL.get(case.known.choice_lead)
    if chosen and small and not early:
        case.meanwhile(chosen, decides, also=("50.C", "50.D.2", "59"))
        return
    keys = BY_KIND_LED if early else BY_KIND
    case.meanwhile(
        keys["card" if small else "accident" if by_accident else "nothing"],
        decides,
        also=("50.C", "50.D.2", "49") if early else ("50.C", "50.D.2"),
    )


def _by_order(case: Facts, key: str, decides: str, tells: tuple[str, ...] = ()) -> None:
    """`key` where he has led and nobody tells who was first; once declarer's side has played to it, that it stands."""
    if case.maybe("declarer_played_after"):
        case.meanwhile("stands_if_soon", decides, also=("50.D.2", "60.A.1"))
    else:
        case.meanwhile(key, decides, also=("50.D.2", "49"), tells=tells)


def kind_open(case: Facts) -> bool:
    """Whether what is told, not what a path assumes, leaves it open if the one card is major or minor."""
    if several_told(case) or not case.untold("penalty_kind"):
        return False
    if case.untold("inadvertent"):
        return True
    return bool(case.maybe("inadvertent")) and cards_on_table(case.known) is None


def _led_too_soon(case: Facts) -> bool | None:
    """What is told of it: he led before declarer had chosen or not; None where he led and the order is not told."""
    if not case.untold("led_before_choice"):
        return bool(case.maybe("led_before_choice"))
    if case.untold("partner_led") or not case.maybe("partner_led"):
        return False
    return None if case.untold("chosen_first") else not case.maybe("chosen_first")


def kind_of(case: Facts) -> str:
    """The kind as told or seen; else by how the card was exposed, which people know better than its class.

    Exposed by deliberate play it is major whatever it is; by accident, the card decides where it is known.
    """
    if case.maybe("penalty_kind") is None:
        if several_told(case):
            return "major"
        if not case.facts.inadvertent:
            return "major"
        if cards_on_table(case.known) is not None:
            return "minor"
    return str(case.facts.penalty_kind)


@rule_of("50.C", editions=BOTH)
def minor_50c(case: Facts) -> None:
    """A minor penalty card restricts nobody's lead."""
    case.headline("minor_no_restriction")
    case.set(result="no_restriction", lead_restriction={"applies": False})
    penalty_card_50b(case, case.people["offender"], cards_on_table(case.known) or (), "minor")


@rule_of("50.D.2", editions=BOTH)
def led_too_soon_50d2(case: Facts) -> bool:
    """He led before declarer had chosen: that card is treated under Law 49, unless the lead stands (60A1)."""
    if not too_soon(case):
        return False
    if lead_accepted_60a1(case):
        return True
    partner, led = case.people["partner"], case.known.led_card
    told = case.maybe("declarer_played_after") is False
    lying = cards_on_table(case.known) or ()
    if told:
        _too_soon(case, led, suits_of(lying))
    else:
        case.headline("unless_played_on", also=("49", "60.A.1"))
    offer_50d2(case, partner, lying)
    owner = case.people["offender"]
    case.set(result="lead_is_exposed_card")
    case.keep_in_force("penalty_card", partner, "played", cards=(led,) if led else (), penalty="major")
    suits = chosen_now_50d2a(case)
    cards = tuple(card for card in lying if card.suit not in suits)
    rest = [{"player": owner, "card": card, "kind": "major"} for card in cards]
    case.set(penalty_cards=[{"player": partner, "card": led, "kind": "major"}, *rest])
    if cards or not suits:
        case.keep_in_force("penalty_card", owner, "played", cards=cards, penalty="major")
    return True


def _too_soon(case: Facts, led: Card | None, suits: tuple[Suit, ...]) -> None:
    """That his card is a penalty card too; where it and the one suit that lies are told, when he must lead it."""
    if led is None or len(suits) != 1:
        case.headline("led_too_soon", also=("49",))
        return
    key = "led_too_soon_same" if led.suit in suits else "led_too_soon_other"
    case.headline(key, also=("49", "50.D.1.a"), led=led, suit=suits[0])


@rule_of("50.D.2.a", editions=BOTH)
def chosen_now_50d2a(case: Facts) -> tuple[Suit, ...]:
    """Declarer's choice after a lead made too soon; gives the suits whose cards are picked up."""
    how, partner, owner = case.maybe("choice_lead"), case.people["partner"], case.people["offender"]
    if how is None:
        return ()
    if how == "leave":
        left_50d2b(case, partner)
        own_card_50d1a(case, case.known.led_card)
        return ()
    named = case.known.choice_suits or (case.known.choice_suit and (case.known.choice_suit,))
    suits = within(case, tuple(named)) if named else told_suits(case) or ()
    required = how == "require"
    if required and len(suits) > 1:
        return ()  # which of them he requires is not told
    until = "lead_made" if required else "partner_loses_lead"
    case.say("lead_required" if required else "lead_forbidden", leader=partner, player=owner)
    case.set(lead_restriction=restriction("require" if required else "prohibit", suits or None, until))
    case.set(next_to_act=partner, picked_up=tuple(c for c in cards_on_table(case.known) or () if c.suit in suits))
    case.keep_in_force("lead_required" if required else "lead_forbidden", partner, until, suits=suits)
    case.keep_in_force("picked_up_information", partner, "end_of_board")
    led = case.known.led_card
    if led is not None and suits:
        if (led.suit in suits) is required:
            own_card_50d1a(case, led)
        else:
            own_card_waits_50d1b(case)
    return suits


@rule_of("50.D.2.b", editions=BOTH)
def left_50d2b(case: Facts, partner: Who) -> None:
    """Neither required nor forbidden after a lead made too soon: both cards stay penalty cards."""
    case.say("left_too_soon")
    case.set(lead_restriction={"applies": False}, next_to_act=partner)


@rule_of("50.D.1.a", editions=BOTH)
def own_card_50d1a(case: Facts, led: Card | None) -> None:
    """The card led too soon is the leader's own major penalty card: the first legal opportunity is this lead."""
    case.say("own_card_now", leader=case.people["partner"])
    case.set(must_play_penalty_card=True)
    if led is not None:
        case.set(legal_cards=(led,))


@rule_of("50.D.1.b", editions=BOTH)
def own_card_waits_50d1b(case: Facts) -> None:
    """The restriction on this lead comes first: the leader's own penalty card stays and is played later."""
    case.say("own_card_waits", leader=case.people["partner"])
    case.set(must_play_penalty_card=False)


def too_soon(case: Facts) -> bool:
    """Whether he led before declarer had chosen: told so, or he has led and declarer had not spoken first."""
    if case.maybe("led_before_choice") is None and case.facts.partner_led:
        return not case.facts.chosen_first
    return bool(case.facts.led_before_choice)


@rule_of("50.D.2", editions=BOTH)
def disputed_order_50d2(case: Facts) -> None:
    """He has led, and who was first is not told: both rulings in one sentence."""
    if case.maybe("led_before_choice") is None and case.facts.partner_led:
        _by_order(case, "if_led_too_soon", "chosen_first", tells=("choice_lead",))


@rule_of("60.A.1", editions=BOTH)
def lead_accepted_60a1(case: Facts) -> bool:
    """Declarer's side has played to the lead made too soon: the right to a rectification is forfeited.

    Of a card whose kind is not told nothing is recorded: the lead stands whichever it is.
    """
    if not case.facts.declarer_played_after:
        return False
    case.headline("lead_accepted", also=("60.A.2", "60.A.3"))
    case.set(result="lead_stands")
    if not kind_open(case):
        penalty_card_50b(case, case.people["offender"], cards_on_table(case.known) or (), "major")
    return True


@rule_of("50.D.2", editions=BOTH)
def must_choose_50d2(case: Facts) -> None:
    """While declarer has not chosen: the partner waits, and what declarer may do."""
    one_suit = case.maybe("penalty_suits") == "one_suit"
    if not several_told(case):
        lying = cards_on_table(case.known) or ()
        if lying and lying[0].honour:
            case.meanwhile("chooses_honour", "choice_lead", also=("50.B", "50.D.2.a"), card=lying[0])
        else:
            case.meanwhile("chooses", "choice_lead", also=("50.D.2.a",))
        return
    also = ("50.B", "51.A", "51.B.1.a" if one_suit else "51.B.2")
    key = "chooses_of_one_suit" if one_suit else "chooses_of_several"
    case.meanwhile(key, "choice_lead", also=also, tells=("choice_lead",))


@rule_of("50.D.2.a", editions=BOTH)
def ended_50d2a(case: Facts) -> bool:
    """The prohibition lasts while he retains the lead; once lost, it is over."""
    if case.facts.retained_lead:
        return False
    case.headline("prohibition_over")
    case.set(result="prohibition_over", lead_restriction={"applies": False})
    return True


@rule_of("59", editions=ALL)
def unable_59(case: Inquiry[Any], *, aside: bool = False) -> None:
    """A player who cannot comply may lead any legal card."""
    (case.aside if aside else case.say)("unable", also=("50.fn1",))


@rule_of("50.E.2")
def picked_up_50e2(case: Inquiry[Any]) -> None:
    """Information from a card picked up is unauthorized for its player's partner, authorized for declarer."""
    case.say("picked_up_information", also=("16.C",))
    case.set(law_16C2_applies=True)


@rule_of("50.D.2.b", editions=BOTH)
def leave_50d2b(case: Facts) -> None:
    """No requirement and no prohibition: any lead; the cards stay penalty cards and 50D stays in force.

    Told whether he has kept the lead since, the choice was of an earlier lead: before this one he chooses anew.
    """
    several = case.known.penalty_suits == "several_suits" and case.since("2017")
    also = ("51.B.2.c",) if several else ()
    if case.untold("retained_lead"):
        case.headline("left_several" if several_told(case) else "left", also=also)
        again_50fn2(case)
        case.set(result="no_requirement", lead_restriction={"applies": False})
    else:
        case.headline("left_earlier", also=("50.fn2", *also) if case.known.retained_lead else also)
        case.set(result="chooses_anew")
    case.set(picked_up=())
    penalty_card_50b(case, case.people["offender"], cards_on_table(case.known) or (), "major")


@rule_of("50.fn2", editions=BOTH)
def again_50fn2(case: Facts, key: str = "again") -> None:
    """While he keeps the lead and a card is still unplayed, all of 50D2 (51B2) applies again to the next trick."""
    case.say(key)


def decide(case: Facts) -> None:
    """Only a major card restricts the lead; led too soon; then the choice, by how many cards in how many suits."""
    if kind_open(case) and _led_too_soon(case) and case.maybe("declarer_played_after"):
        lead_accepted_60a1(case)
        return
    by_kind_50b(case)
    if kind_of(case) == "minor":
        minor_50c(case)
        return
    disputed_order_50d2(case)
    if led_too_soon_50d2(case):
        return
    must_choose_50d2(case)
    offer_50d2(case, case.people["partner"], cards_on_table(case.known) or ())
    how = case.facts.choice_lead
    if how == "forbid" and ended_50d2a(case):
        return
    if how == "leave":
        leave_50d2b(case)
        return
    settle(case, how)
    told = not case.untold("partner_can_comply")
    if how == "forbid" and case.untold("retained_lead") and not told:
        again_50fn2(case, "earlier_leave")
    if not told:  # of a requirement the headline says it already
        unable_59(case, aside=how == "require")
    if case.since("2017"):
        picked_up_50e2(case)


PENALTY_CARD_LEAD = procedure(
    "penalty_card_lead",
    facts=LeadFacts,
    laws=("50", "51"),
    concepts=("penalty_card", "major_penalty_card", "lead_restriction"),
    decide={"2017": decide, "2007": decide},
    people=holder_people,
)
