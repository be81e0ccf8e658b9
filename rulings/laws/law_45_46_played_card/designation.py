"""Law 46: an incomplete or invalid designation of dummy's card; 1997 has its own rule for "high" in fourth hand."""

from __future__ import annotations

from typing import Any

from bridge.cards import PACK, Card, Suit
from bridge.seats import Seat
from bridge.tricks import Trick
from rulings.engine import Inquiry, contract_from, procedure, rule_of
from rulings.laws.law_45_46_played_card.facts import (
    DesignationFacts,
    continued,
    current,
    dummy_cards,
    of_rank,
    playable,
    record_of,
)

Facts = Inquiry[DesignationFacts]
ALL = ("2017", "2007", "1997")
NEWER = ("2017", "2007")


@rule_of("46.A", editions=ALL)
def complete_46a(case: Facts) -> None:
    """Suit and rank named: that card, unless dummy is seen to lack it."""
    put_back = ("45.D.1",) if case.since("2017") else ()
    card, held = case.known.named_card, dummy_cards(case.known)
    if card is not None and held is not None and card not in held:
        void_46b4(case)
        return
    put = case.known.dummy_put if case.since("2017") else None
    if card is not None and put is not None and put != card:
        case.set(result="card_named", card=card)
        case.headline("complete_other_put", also=("45.D.1", "45.C.4.b"), card=card, put=put)
        return
    if (put is not None and put == card) or case.told_as("dummy_moved", False):
        case.headline("complete_stays", also=("45.B", "45.C.4.b"))
    else:
        case.headline("complete", also=("45.B", *put_back, "45.C.4.b"))
    _card(case, "card_named", card)


@rule_of("46.B", editions=ALL)
def other_intention_46b(case: Facts) -> bool:
    """None of it applies when a different intention of declarer's is incontrovertible."""
    if not case.facts.finding_other_intention:
        return False
    rank_led = case.told_as("designation", "rank_only") and case.told_as("leading", True)
    also, card = ("46.B.3.a",) if rank_led else (), case.known.intended_card
    if card is None:
        case.headline("other_intention_rank" if rank_led else "other_intention", also=also)
    else:
        anything = case.told_as("designation", "anything")
        case.headline("other_intention_anything" if anything else "other_intention_card", also=also, card=card)
        case.set(card=card)
    case.set(result="intended_card")
    if case.since("2017"):
        put_back_45d1(case, card)
    return True


@rule_of("45.D.1")
def put_back_45d1(case: Facts, card: Card | None) -> None:
    """Another card than this one, which dummy put down, goes back."""
    put = case.known.dummy_put
    if put is not None and put != card:
        case.say("put_goes_back", card=put)


@rule_of("45.D.1")
def put_45d1(case: Facts, key: str) -> None:
    """What becomes of the card that dummy put down, while it is not known which one is to be played."""
    put = case.known.dummy_put
    if put is not None:
        case.say(key, card=put)


def _card(case: Facts, result: str, card: Card | None) -> None:
    case.set(result=result, card=card)
    if card is not None:
        case.say("it_is", card=card)
    if case.since("2017") and (card is not None or _is_another(case)):
        put_back_45d1(case, card)


def _is_another(case: Facts) -> bool:
    """Whether the card that dummy put down is seen not to be the one called, though that one is not known."""
    known = case.known
    said, put = known.designation, known.dummy_put
    suit = known.led if said in ("high", "low", "win") else known.named_suit if said == "suit_only" else None
    rank = known.named_rank if said == "rank_only" else None
    return put is not None and ((suit or put.suit) is not put.suit or (rank or put.rank) != put.rank)


def _of(case: Facts, suit: Suit | None) -> tuple[Card, ...]:
    cards = dummy_cards(case.known) or ()
    return tuple(sorted((card for card in cards if suit and card.suit is suit), key=lambda card: card.height))


def _winning(case: Facts) -> Card | None:
    """The lowest legal card known to win the trick: it beats what lies there, and while a defender is still to play
    no card unseen by declarer (in neither of his hands, not played) beats it in its suit. None when there is none."""
    trick, cards, contract = current(case.known), playable(case.known), contract_from(case.known)
    if trick is None or cards is None or contract is None or trick.turn is not contract.dummy:
        return None
    winners = [card for card in cards if _wins(trick, card, contract.trump)]
    if len(trick.cards) < 3:
        unseen = _unseen(case, cards, contract.declarer)
        winners = [card for card in winners if all(card.height > other.height for other in unseen[card.suit])]
    return min(winners, key=lambda card: card.height, default=None)


def _unseen(case: Facts, dummy: tuple[Card, ...], declarer: Seat) -> dict[Suit, list[Card]]:
    """By suit, the cards that may be with a defender."""
    record, hands = record_of(case.known), case.known.hands or {}
    seen = {*dummy, *(dummy_cards(case.known) or ()), *hands.get(declarer.value, ())}
    if record is not None:
        seen |= {card for trick in record.tricks for card in trick.cards}
    return {suit: [card for card in PACK if card.suit is suit and card not in seen] for suit in Suit}


def _wins(trick: Trick, card: Card, trump: Suit | None) -> bool:
    return trick.plus(card).winner(trump) is trick.turn


def _named(case: Facts, open_key: str, told: str) -> str:
    """The sentence for a designation: without the exception for another intention where it is told there was none."""
    return told if case.told("finding_other_intention") else open_key


@rule_of("46.B.1.a", editions=NEWER, renumbered={"1997": "46.B.1"})
def high_46b1a(case: Facts) -> None:
    """High: the highest of the suit; in 1997, in fourth hand, the lowest winning card."""
    held = _of(case, case.known.led or case.known.named_suit)
    if void_in_led_46b4(case):
        return
    if case.edition == "1997" and case.facts.fourth_hand:
        case.headline("high_fourth")
        _card(case, "lowest_winning", _winning(case))
    else:
        case.headline(_named(case, "high", "high_told"))
        _card(case, "highest_of_suit", held[-1] if held else None)


@rule_of("46.B.1.b", editions=NEWER, renumbered={"1997": "46.B.1"})
def win_46b1b(case: Facts) -> None:
    """To win the trick: the lowest card known to win it."""
    card = _winning(case)
    case.headline(_named(case, "win", "win_told"))
    _card(case, "lowest_winning", card)
    if case.since("2017") and card is None and not _is_another(case):
        put_45d1(case, "put_if_lower")


@rule_of("46.B.1.c", editions=NEWER, renumbered={"1997": "46.B.1"})
def low_46b1c(case: Facts) -> None:
    """Low: the lowest of the suit."""
    if void_in_led_46b4(case):
        return
    held = _of(case, case.known.led or case.known.named_suit)
    case.headline(_named(case, "low", "low_told"))
    _card(case, "lowest_of_suit", held[0] if held else None)


@rule_of("46.B.2", editions=ALL)
def suit_only_46b2(case: Facts) -> None:
    """A suit without a rank: its lowest card."""
    held = _of(case, case.known.named_suit)
    if not held and dummy_cards(case.known) is not None and case.known.named_suit is not None:
        void_46b4(case)
        return
    case.headline(_named(case, "suit_only", "suit_only_told"), also=("45.C.4.b",))
    _card(case, "lowest_of_suit", held[0] if held else None)


WHEN_LEADING = (
    "rank_when_leading",
    "rank_when_leading_told",
    "rank_when_leading_several",
    "rank_when_leading_several_told",
)
WHEN_CARD_THERE = (
    "rank_when_card_there",
    "rank_when_card_there_told",
    "rank_when_card_there_several",
    "rank_when_card_there_several_told",
)


PUT = {
    WHEN_LEADING: ("rank_when_leading_put", "rank_when_leading_put_told"),
    WHEN_CARD_THERE: ("rank_when_card_there_put", "rank_when_card_there_put_told"),
}


def _another_may_be_put(case: Facts, suit: Suit | None) -> bool:
    """Whether it is told that dummy put a card down, and not seen to be of the suit in which it won the last trick."""
    put = case.known.dummy_put
    return case.since("2017") and case.told_as("dummy_moved", True) and (put is None or put.suit is not suit)


def _rank_when_leading(case: Facts, keys: tuple[str, str, str, str], suit: Suit | None, card: Card | None) -> None:
    """While it is not told whether the suit holds such a card: what is played either way, and what goes back."""
    put = case.known.dummy_put
    named: dict[str, Any] = {} if card is None else {"card": card}
    if _another_may_be_put(case, suit) and (put is not None or card is None):
        key = _named(case, *PUT[keys])
        named |= {} if card is None else {"put": put}
        case.meanwhile(key, "rank_in_previous_suit", also=("46.B.3.b", "45.D.1"), **named)
    else:
        case.meanwhile(_rank(case, keys), "rank_in_previous_suit", also=("46.B.3.b",), **named)


def _rank(case: Facts, keys: tuple[str, str, str, str]) -> str:
    """Without the case of a single such card where several are told, nor of another intention where none was."""
    several = case.told_as("legal_cards_of_rank", "several")
    return _named(case, *(keys[2:] if several else keys[:2]))


def _only_one(case: Facts) -> bool:
    """Whether dummy is told to have but one card of the rank: it is played, whichever its suit."""
    told = case.since("2017") and case.told_as("legal_cards_of_rank", "one")
    return told and case.untold("rank_in_previous_suit") and dummy_cards(case.known) is None


@rule_of("46.B.3.a", editions=ALL)
def continues_46b3a(case: Facts) -> bool:
    """A rank without a suit when leading: the suit in which dummy won the previous trick, if the card is there."""
    case.meanwhile(_named(case, "rank_either", "rank_either_told"), "leading", also=("46.B.3.b", "46.B.4"))
    if not case.facts.leading or _only_one(case):
        return False
    suit, rank = case.known.previous_trick_suit, case.known.named_rank
    if suit is not None and rank is not None:
        _rank_when_leading(case, WHEN_CARD_THERE, suit, Card(suit, rank))
    else:
        _rank_when_leading(case, WHEN_LEADING, suit, None)
    if not case.facts.rank_in_previous_suit:
        return False
    case.headline(_named(case, "continues_suit", "continues_suit_told"))
    _card(case, "continues_suit", continued(case.known))
    if case.known.dummy_put is None and not case.told_as("dummy_moved", False):
        case.say("another_goes_back")
    return True


@rule_of("46.B.3.b", editions=ALL)
def rank_46b3b(case: Facts) -> bool:
    """Otherwise the legal card of that rank; declarer says which when there are several. False when there is none."""
    leading = bool(case.facts.leading) and not _only_one(case)
    # then the suit dummy won in has no such card, or 46B3a would have ruled
    if leading:
        key = _named(case, "rank_not_continued", "rank_not_continued_told")
    else:
        key = _named(case, "rank_to_trick", "rank_to_trick_told")
    case.meanwhile(key, "legal_cards_of_rank", also=("46.B.4",))
    how = case.facts.legal_cards_of_rank
    found = of_rank(case.known)
    if how == "none":
        return False
    also = ("46.B.3.a",) if leading else ()
    if how == "several":
        case.headline("several_not_continued" if leading else "several_of_rank", also=also)
        if found:
            case.say("choose_from", cards=found)
        case.set(result="declarer_designates", choices=found, next_to_act=case.people["declarer"])
        if case.since("2017") and _is_another(case):
            put_back_45d1(case, None)
        case.option(case.people["declarer"], "designate_one")
    else:
        case.headline("one_not_continued" if leading else "one_of_rank", also=also)
        _card(case, "card_of_rank", found[0] if found else None)
    return True


@rule_of("46.B.4", editions=ALL)
def void_46b4(case: Facts) -> None:
    """A card that is not in dummy: the call is void and declarer may designate any legal card."""
    _void(case, "not_there")


@rule_of("46.B.4", editions=ALL)
def none_of_rank_46b4(case: Facts) -> None:
    """A rank of which dummy has no card that may legally be played now, though perhaps one in another suit (46B3b)."""
    _void(case, "none_of_rank", also=("46.B.3.b",))


def _void(case: Facts, key: str, also: tuple[str, ...] = ()) -> None:
    case.headline(key, also=also)
    case.set(result="void", choices=playable(case.known), next_to_act=case.people["declarer"])
    if case.since("2017"):
        put_back_45d1(case, None)
    case.option(case.people["declarer"], "designate_any")


@rule_of("46.B.4", editions=ALL)
def void_in_led_46b4(case: Facts) -> bool:
    """High or low, and dummy has no card of the suit led: the card it is deemed to name is not there."""
    if not case.facts.dummy_void_in_led:
        return False
    _void(case, "void_in_led")
    return True


@rule_of("46.B.5", editions=ALL)
def anything_46b5(case: Facts) -> None:
    """Neither suit nor rank ("play anything"): either defender may designate the card."""
    void = case.known.dummy_void_in_led and not case.told("finding_other_intention") and case.since("2017")
    case.headline("anything_void" if void else _named(case, "anything", "anything_told"))
    if case.since("2017"):
        put_45d1(case, "put_unless_chosen")
    case.set(result="defender_designates", choices=playable(case.known))
    case.option(case.people["leader"], "defender_designates")


@rule_of("46.B", editions=ALL)
def table_46b(case: Facts) -> None:
    """While it is not told what declarer said: the table of 46B in one breath; of a suit, with a card or without."""
    if case.untold("named_suit") or not case.since("2017"):
        case.meanwhile(_named(case, "by_what_was_said", "by_what_was_said_told"), "designation")
        return
    also, held = ("46.A", "46.B.2", "45.D.1", "85.A.1"), _of(case, case.known.named_suit)
    if held:
        key = _named(case, "suit_or_card_lowest", "suit_or_card_lowest_told")
        case.meanwhile(key, "designation", also=also, card=held[0])
    else:
        case.meanwhile(_named(case, "suit_or_card", "suit_or_card_told"), "designation", also=also)


def decide(case: Facts) -> None:
    """A complete designation; another intention; then the table of 46B.

    A different intention that is told to be incontrovertible rules whatever declarer said short of a whole card.
    """
    if case.untold("designation") and case.told_as("finding_other_intention", True):
        other_intention_46b(case)
        return
    table_46b(case)
    said = case.facts.designation
    if said == "complete":
        complete_46a(case)
    elif other_intention_46b(case):
        return
    elif said == "rank_only":
        if not continues_46b3a(case) and not rank_46b3b(case):
            none_of_rank_46b4(case)
    else:
        TABLE[said](case)


TABLE = {
    "high": high_46b1a,
    "win": win_46b1b,
    "low": low_46b1c,
    "suit_only": suit_only_46b2,
    "not_in_dummy": void_46b4,
    "anything": anything_46b5,
}

DESIGNATION_FROM_DUMMY = procedure(
    "designation_from_dummy",
    facts=DesignationFacts,
    laws=("46",),
    concepts=("designation_from_dummy", "incomplete_designation", "dummy"),
    decide=dict.fromkeys(ALL, decide),
)
