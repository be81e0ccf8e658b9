import pytest
from bridge_strategies import cards, deals
from hypothesis import given
from hypothesis import strategies as st

from bridge import PACK, SEATS, BridgeError, Deal, Hand, Seat, Suit, deal_of, hand_of, parse_card


@given(cards)
def test_round_trip(card):
    assert parse_card(str(card)) == card
    assert card.height == "23456789TJQKA".index(card.rank)


def test_pack():
    assert len(set(PACK)) == 52
    assert str(PACK[0]) == "SA"
    assert parse_card("d10") == parse_card("DT")
    assert parse_card("DT").honour
    assert not parse_card("D9").honour
    assert Suit.S > Suit.H > Suit.D > Suit.C
    assert Suit.H.major
    assert not Suit.D.major


@pytest.mark.parametrize("text", ["", "S", "AS", "S1", "SAA", "XA", "S11"])
def test_no_card(text):
    with pytest.raises(BridgeError):
        parse_card(text)


@given(st.sets(cards, max_size=13))
def test_hand_round_trip(some):
    hand = Hand(frozenset(some))
    assert hand_of(str(hand)) == hand
    assert hand_of([str(card) for card in hand]) == hand
    assert list(hand) == sorted(some, reverse=True)


@given(st.sets(cards, min_size=1, max_size=13), st.sampled_from(list(Suit)))
def test_law_44c_follow_suit_if_you_can(some, led):
    hand = Hand(frozenset(some))
    of_suit = {card for card in some if card.suit is led}
    assert set(hand.can_follow(led)) == (of_suit or some)
    assert hand.void_in(led) == (not of_suit)


def test_other_ways_to_write_a_hand():
    hand = hand_of("S:AKQ H:JT9")
    assert str(hand) == "AKQ.JT9.."
    assert hand == hand_of("SA SK SQ HJ HT H9")
    assert hand.high_card_points == 10
    assert parse_card("SA") in hand
    assert len(hand.without([parse_card("SA")]).plus([parse_card("C2")])) == 6


@pytest.mark.parametrize("text", ["AA...", "A.B..", "A.K.Q", "Z:AK", "SA SA"])
def test_no_hand(text):
    with pytest.raises(BridgeError):
        hand_of(text)


def test_a_card_in_two_hands_is_refused():
    with pytest.raises(BridgeError, match="SA is held twice, by N and E"):
        deal_of({"N": ["SA"], "E": ["SA"]})


def test_more_than_thirteen_is_refused():
    with pytest.raises(BridgeError, match="14 cards"):
        deal_of({"N": [str(card) for card in PACK[:14]]})


@given(deals, seats := st.sampled_from(SEATS))
def test_the_fourth_hand_follows_from_three(deal, seat):
    three = Deal({other: hand for other, hand in deal.hands.items() if other is not seat})
    assert deal.complete
    assert not three.complete
    assert set(three.missing) == set(deal[seat])
    assert three.completed() == deal
    assert hash(three.completed()) == hash(deal)


def test_two_hands_do_not_make_a_deal():
    with pytest.raises(BridgeError):
        deal_of({"N": ["SA"]}).completed()


@given(deals, st.integers(0, 3))
def test_turning(deal, steps):
    for card in PACK[::7]:
        assert deal.turned(steps).holder_of(card) is deal.holder_of(card).turned(steps)


def test_holder_of_an_unknown_card():
    assert deal_of({"N": ["SA"]}).holder_of(parse_card("SK")) is None
    assert deal_of({"N": ["SA"]}).counts[Seat.N] == 1
