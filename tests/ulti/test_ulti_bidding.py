"""I.3: the talon, passing and coming back, self-robbing, II.B.5's bar; I.7: kontra and rekontra."""

from random import Random

import pytest

from bridge.ulti.bidding import Stage, UltiBidding, opening_bid
from bridge.ulti.cards import ulti_cards
from bridge.ulti.contracts import Part, contract_of
from bridge.ulti.errors import UltiError, UltiRefusal
from bridge.ulti.kontra import Stakes
from bridge.ulti.table import deal_table

GAME, RED_GAME, ULTI, BETLI = (
    contract_of(["jatek"]),
    contract_of(["jatek"], red=True),
    contract_of(["ulti"]),
    contract_of(["betli"]),
)


def fresh() -> UltiBidding:
    return deal_table(Random(7)).bidding


def bid(bidding, player, contract):
    return bidding.bid(player, contract, bidding.hands[player][:2])


def reason(act, *args):
    with pytest.raises(UltiRefusal) as refused:
        act(*args)
    return refused.value.reason


def test_the_first_player_must_bid():
    start = fresh()
    assert (start.turn, start.stage, len(start.hands[0])) == (0, Stage.HOLDING_TALON, 12)
    assert reason(start.pass_turn, 0) == "talon_holder_must_bid"
    assert reason(start.pick_up, 1) == "not_now"
    assert opening_bid("passz") == opening_bid("parti") == GAME
    assert opening_bid("passz", red=True) == RED_GAME


def test_two_cards_are_laid_down_from_the_hand():
    start = fresh()
    assert reason(start.bid, 0, GAME, start.hands[0][:3]) == "lay_down_two_cards"
    assert reason(start.bid, 0, GAME, start.hands[0][:1]) == "lay_down_two_cards"
    assert reason(start.bid, 0, GAME, (start.hands[0][0],) * 2) == "lay_down_two_cards"
    assert reason(start.bid, 0, GAME, start.hands[1][:2]) == "card_not_held"
    after = bid(start, 0, GAME)
    assert [len(hand) for hand in after.hands] == [10, 10, 10]
    assert set(after.talon) == set(start.hands[0][:2])


def test_a_bid_must_be_higher():
    holding = bid(fresh(), 0, ULTI).pick_up(1)
    with pytest.raises(UltiRefusal) as refused:
        bid(holding, 1, contract_of(["40-100"]))
    assert (refused.value.reason, refused.value.allowed) == ("bid_not_higher", ("betli",))
    assert bid(holding, 1, BETLI).declarer == 1


def test_two_passes_end_it_and_a_player_who_passed_may_come_back():
    state = bid(fresh(), 0, GAME).pass_turn(1)
    state = bid(state.pick_up(2), 2, RED_GAME)
    assert state.turn == 0
    state = state.pass_turn(0)
    state = bid(state.pick_up(1), 1, ULTI)  # player 1 had passed
    state = state.pass_turn(2).pass_turn(0)
    assert (state.stage, state.turn, state.declarer, state.contract) == (Stage.CLOSING, 1, 1, ULTI)
    assert reason(state.start_play, 0) == "not_your_turn"
    assert state.start_play(1).stage is Stage.OVER


def test_self_robbing_gives_the_others_another_chance():
    state = bid(fresh(), 0, GAME).pass_turn(1).pass_turn(2)
    robbed = bid(state.pick_up(0), 0, ULTI)
    assert robbed.history[-1].robbed_himself
    assert robbed.turn == 1
    raised = state.raise_without_talon(0, RED_GAME)
    assert raised.talon == state.talon
    assert bid(raised.pick_up(1), 1, ULTI).declarer == 1
    assert reason(state.raise_without_talon, 0, GAME) == "bid_not_higher"
    again = bid(robbed.pass_turn(1).pass_turn(2).pick_up(0), 0, BETLI)
    assert again.contract == BETLI


def test_ii_b_5_a_barred_player_is_skipped():
    state = bid(fresh(), 0, GAME).bar(2)
    assert state.pass_turn(1).stage is Stage.CLOSING
    assert bid(fresh(), 0, GAME).bar(1).turn == 2
    with pytest.raises(UltiError):
        bid(fresh(), 0, GAME).bar(0)


def test_i7_kontra_holds_for_the_pair():
    stakes = Stakes(ULTI).with_kontra(Part.JATEK, 1)
    assert stakes.factors(Part.JATEK) == (2, 2)
    assert stakes.factors(Part.ULTI) == (1, 1)
    assert reason(stakes.with_kontra, Part.JATEK, 0) == "already_kontra"
    assert stakes.with_rekontra(Part.JATEK).factors(Part.JATEK) == (4, 4)
    assert reason(stakes.with_rekontra, Part.ULTI) == "no_kontra_to_redouble"
    assert reason(stakes.with_rekontra(Part.JATEK).with_rekontra, Part.JATEK) == "no_kontra_to_redouble"
    assert reason(stakes.with_kontra, Part.BETLI, 0) == "part_not_in_contract"


def test_i7_kontra_is_individual_without_trumps():
    stakes = Stakes(BETLI).with_kontra(Part.BETLI, 0)
    assert stakes.factors(Part.BETLI) == (2, 1)
    assert stakes.with_rekontra(Part.BETLI).factors(Part.BETLI) == (4, 1)
    assert stakes.with_kontra(Part.BETLI, 1).with_rekontra(Part.BETLI).factors(Part.BETLI) == (4, 4)


def test_i6_giving_up_doubles_every_part():
    assert Stakes(ULTI).all_doubled().factors(Part.ULTI) == Stakes(ULTI).all_doubled().factors(Part.JATEK) == (2, 2)


def test_card_named_twice():
    with pytest.raises(UltiError, match="stands twice"):
        ulti_cards("PA PA")
