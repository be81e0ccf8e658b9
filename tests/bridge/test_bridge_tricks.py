import pytest
from bridge_strategies import cards, deals, seats
from hypothesis import given
from hypothesis import strategies as st

from bridge import (
    SEATS,
    BridgeError,
    PlayRecord,
    Side,
    Suit,
    Trick,
    deal_of,
    hand_of,
    legal_cards,
    play_record_of,
    trick_of,
)

# leader, cards, trump, winner
WINNERS = [
    ("N", "S2 SA SK S3", None, "E"),  # Law 44F: highest of the suit led
    ("N", "S2 HA DA CA", None, "N"),
    ("N", "SA H2 SK S3", "H", "E"),  # Law 44E: highest trump
    ("N", "SA H2 H3 S3", "H", "S"),
    ("W", "C2 C5 CT D2", "D", "S"),
    ("W", "C2 C5", None, "N"),
]


@pytest.mark.parametrize(("leader", "played", "trump", "winner"), WINNERS)
def test_winner(leader, played, trump, winner):
    assert trick_of(leader, played).winner(Suit(trump) if trump else None) == winner


@given(seats, st.lists(cards, min_size=4, max_size=4, unique=True), st.sampled_from([None, *Suit]), st.integers(0, 3))
def test_winner_holds_a_card_no_other_beats(leader, played, trump, steps):
    trick = Trick(leader, tuple(played))
    winner = trick.winner(trump)
    best = trick.card_of(winner)
    for _, card in trick.played:
        if card.suit is best.suit:
            assert card.height <= best.height
        elif card.suit is trump:
            pytest.fail("a trump lost to a plain card")
    assert best.suit in (trump, trick.led)
    assert Trick(leader.turned(steps), trick.cards).winner(trump) is winner.turned(steps)


def play_out(deal, leader, trump, choose):
    hands, tricks = dict(deal.hands), []
    for _ in range(13):
        trick = Trick(leader)
        while trick.turn is not None:
            seat = trick.turn
            card = choose(legal_cards(hands[seat], trick))
            trick, hands[seat] = trick.plus(card), hands[seat].without([card])
        tricks.append(trick)
        leader = trick.winner(trump)
    return PlayRecord(trump, tuple(tricks), deal)


@given(deals, seats, st.sampled_from([None, *Suit]), st.randoms(use_true_random=False))
def test_a_whole_legal_play(deal, leader, trump, random):
    record = play_out(deal, leader, trump, random.choice)
    assert record.tricks_won(Side.NS) + record.tricks_won(Side.EW) == 13
    assert record.revokes() == ()
    assert PlayRecord(trump, record.tricks).revokes() == ()
    assert record.led_out_of_turn() == ()
    assert record.turn is None
    assert record.turned(1).tricks_won(Side.EW) == record.tricks_won(Side.NS)
    assert {card for seat in SEATS for card in record.cards_of(seat)} == {c for h in deal.hands.values() for c in h}


@given(deals, seats, st.sampled_from([None, *Suit]), st.randoms(use_true_random=False))
def test_revokes_are_all_found_with_the_deal(deal, leader, trump, random):
    """Cards played at random: a card is a revoke exactly when its player still held the suit led."""
    hands, tricks = dict(deal.hands), []
    expected = []
    for number in range(1, 14):
        trick = Trick(leader)
        while trick.turn is not None:
            seat = trick.turn
            card = random.choice(list(hands[seat]))
            if trick.led is not None and card.suit is not trick.led and not hands[seat].void_in(trick.led):
                expected.append((number, seat, card))
            trick, hands[seat] = trick.plus(card), hands[seat].without([card])
        tricks.append(trick)
        leader = trick.winner(trump)
    record = PlayRecord(trump, tuple(tricks), deal)
    assert [(found.trick, found.player, found.card) for found in record.revokes()] == expected
    without_deal = PlayRecord(trump, tuple(tricks)).revokes()
    assert [(found.trick, found.player, found.card) for found in without_deal] == expected


def test_record_from_facts():
    record = play_record_of(
        Suit.H, [{"leader": "W", "cards": ["C2", "C5", "CT", "D2"]}, {"leader": "E", "cards": ["S2"]}]
    )
    assert record.turn == "S"
    assert record.next_leader == "E"
    assert record.led_out_of_turn() == ()
    assert str(record.holding_before(SEATS[1], 2)) == "2..."


def test_lead_out_of_turn_is_seen():
    record = play_record_of(None, [{"leader": "W", "cards": "C2 C5 CT D2"}, {"leader": "S", "cards": "S2"}])
    assert record.led_out_of_turn() == (2,)


def test_a_revoke_betrayed_later():
    tricks = [{"leader": "W", "cards": "C2 C5 D2 C3"}, {"leader": "N", "cards": "S2 C9 S3 S4"}]
    (revoke,) = play_record_of(None, tricks).revokes()
    assert (revoke.trick, revoke.player, str(revoke.card)) == (1, "E", "D2")


def test_contradictions_are_refused():
    with pytest.raises(BridgeError, match="played twice"):
        play_record_of(None, [{"leader": "W", "cards": "C2 C5 CT C2"}])
    with pytest.raises(BridgeError, match="unfinished"):
        play_record_of(None, [{"leader": "W", "cards": "C2"}, {"leader": "W", "cards": "C3"}])
    with pytest.raises(BridgeError, match="four cards"):
        trick_of("N", "C2 C3 C4 C5 C6")


def test_follow_suit():
    hand = hand_of("AK.2..")
    assert [str(card) for card in legal_cards(hand, trick_of("N", "H3"))] == ["H2"]
    assert len(legal_cards(hand, trick_of("N", "C3"))) == 3
    assert len(legal_cards(hand, trick_of("N", ""))) == 3
    assert len(deal_of({"N": "AK.2.."})[SEATS[0]]) == 3
