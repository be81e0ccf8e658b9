"""I.1, I.4.d, I.6: ranks, legal cards, tricks; the card rules against a second, naive reading."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.ulti.cards import ULTI_PACK, UltiSuit, card_points, parse_ulti_card, ulti_cards
from bridge.ulti.errors import UltiError, UltiRefusal
from bridge.ulti.play import UltiPlay, UltiTrick, duty, refuse_illegal_card

trumps = st.sampled_from([None, *UltiSuit])


def test_i1_the_pack():
    assert len(set(ULTI_PACK)) == 32
    assert card_points(ULTI_PACK) == 80  # I.4.a.1: "összesen 80 szerezhető ily módon"


def test_i1_two_orders():
    suit = [card for card in ULTI_PACK if card.suit is UltiSuit.MAKK]
    ranked = sorted(suit, key=lambda card: card.height(trumps=True), reverse=True)
    assert [card.rank for card in ranked] == ["A", "10", "K", "F", "L", "9", "8", "7"]  # I.1.a
    ranked = sorted(suit, key=lambda card: card.height(trumps=False), reverse=True)
    assert [card.rank for card in ranked] == ["A", "K", "F", "L", "10", "9", "8", "7"]  # I.1.b


@given(st.sampled_from(ULTI_PACK))
def test_codes(card):
    assert parse_ulti_card(str(card)) == parse_ulti_card(str(card).lower()) == card


@pytest.mark.parametrize("text", ["", "P", "P1", "XA", "PT", "PJ", "P6"])
def test_no_card(text):
    with pytest.raises(UltiError):
        parse_ulti_card(text)


# cards in play order from player 0, trump, winner
WINNERS = [
    ("T9 T10 TA", None, 2),
    ("T10 TL T9", None, 1),  # without trumps the alsó beats the ten
    ("T10 TL T9", "M", 0),  # with trumps the ten beats the alsó
    ("PA Z7 P7", "Z", 1),  # I.6: the trump seven beats another suit's ace
    ("PA Z7 Z8", "Z", 2),
    ("PA M7 T7", "Z", 0),
]


@pytest.mark.parametrize(("cards", "trump", "winner"), WINNERS)
def test_i6_winner(cards, trump, winner):
    assert UltiTrick(0, ulti_cards(cards)).winner(UltiSuit(trump) if trump else None) == winner


# hand, trick, trump, allowed, reason
LEGAL = [
    ("TA T7 P7", "T9", "M", "TA", "overtake"),
    ("T8 T7 P7", "T9", "M", "T8 T7", "follow_suit"),
    ("TA T7 P7", "T9 TK", "M", "TA", "overtake"),
    ("TA T7", "T9 M7", "M", "TA T7", "follow_suit"),  # trumped: no card of tök can beat it
    ("M9 M7 PA", "T9", "M", "M9 M7", "trump"),
    ("M9 M7 PA", "T9 M8", "M", "M9", "overtake"),
    ("M7 PA", "T9 M8", "M", "M7", "trump"),
    ("PA Z7", "T9 M8", "M", "PA Z7", "free"),
    ("PA M7", "T9", None, "PA M7", "free"),
    ("T10 T9", "TL", None, "T10 T9", "follow_suit"),
    ("M7 M8 PA", "", "M", "M8 PA", "keep_trump_seven"),
    ("M7 PA", "", "M", "M7 PA", "free"),
    ("M7 M8", "M9", "M", "M7 M8", "follow_suit"),  # the seven may be played to a trick: only leading it is barred
]


@pytest.mark.parametrize(("hand", "trick", "trump", "allowed", "reason"), LEGAL)
def test_legal_cards(hand, trick, trump, allowed, reason):
    held, lying = ulti_cards(hand), UltiTrick(0, ulti_cards(trick))
    required = duty(held, lying, UltiSuit(trump) if trump else None)
    assert (set(required.cards), required.reason) == (set(ulti_cards(allowed)), reason)
    for card in held:
        if card in required.cards:
            refuse_illegal_card(held, card, lying, UltiSuit(trump) if trump else None)
        else:
            with pytest.raises(UltiRefusal) as refused:
                refuse_illegal_card(held, card, lying, UltiSuit(trump) if trump else None)
            assert refused.value.reason == f"must_{reason}"
            assert set(refused.value.allowed) == {str(one) for one in required.cards}


def naive(hand, lying, trump):
    """I.6 card by card on plain strings, written apart from the package."""
    order = ["7", "8", "9", "L", "F", "K", "10", "A"] if trump else ["7", "8", "9", "10", "L", "F", "K", "A"]
    if not lying:
        own_trumps = [card for card in hand if card[0] == trump]
        return [card for card in hand if not (card == f"{trump}7" and len(own_trumps) > 1)]

    def strength(card):
        return order.index(card[1:]) + (100 if card[0] == trump else 0 if card[0] == lying[0][0] else -100)

    best = max(lying, key=strength)
    group = (
        [card for card in hand if card[0] == lying[0][0]] or [card for card in hand if card[0] == trump] or list(hand)
    )
    beating = [card for card in group if card[0] == best[0] and strength(card) > strength(best)]
    return beating if group[0][0] in (lying[0][0], trump) and beating else group


@given(st.lists(st.sampled_from(ULTI_PACK), min_size=3, max_size=12, unique=True), st.integers(0, 2), trumps, st.data())
def test_legal_cards_agree_with_the_naive_reading(cards, lying_count, trump, data):
    lying, hand = cards[:lying_count], cards[lying_count:]
    found = {str(card) for card in duty(hand, UltiTrick(0, tuple(lying)), trump).cards}
    expected = naive([str(card) for card in hand], [str(card) for card in lying], trump.value if trump else None)
    assert found == set(expected)
    assert found


def test_a_card_not_held_is_refused():
    with pytest.raises(UltiRefusal, match="card not held"):
        refuse_illegal_card(ulti_cards("PA"), parse_ulti_card("MA"), UltiTrick(0), None)


def test_contradictory_records_are_refused():
    tricks = (UltiTrick(0, ulti_cards("TA T7 T8")), UltiTrick(1, ulti_cards("PA")))
    with pytest.raises(UltiError, match="Trick 2 is led by player 1, but player 0"):
        UltiPlay(0, None, (), tricks)
    with pytest.raises(UltiError, match="stands twice"):
        UltiPlay(0, None, ulti_cards("TA MA"), (UltiTrick(0, ulti_cards("TA")),))
    with pytest.raises(UltiError, match="later trick"):
        UltiPlay(0, None, (), (UltiTrick(0, ulti_cards("TA")), UltiTrick(0, ulti_cards("PA"))))


def test_breaches_are_found_with_their_duty():
    # Player 1 holds T7 and TK: on T9 he must play the king, and plays the seven.
    tricks = (UltiTrick(0, ulti_cards("T9 T7 TA")), UltiTrick(2, ulti_cards("P7 P8 TK")))
    (breach,) = UltiPlay(0, UltiSuit.MAKK, (), tricks).breaches()
    assert (breach.trick, breach.player, str(breach.card), breach.reason) == (1, 1, "T7", "overtake")
