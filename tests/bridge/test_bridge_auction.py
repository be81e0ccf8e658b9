import pytest
from bridge_strategies import any_auctions, disorderly_auctions, legal_auctions
from hypothesis import given
from hypothesis import strategies as st

from bridge import SEATS, Auction, Bid, BridgeError, Denomination, Phase, auction_of, parse_call

# dealer, auction, contract, opening leader: who names the denomination first of the declaring side declares.
CONTRACTS = [
    ("N", "1H P 2H P P P", "2H-N", "E"),
    ("N", "1H P 2H P 4H P P P", "4H-N", "E"),
    ("W", "P P 1N P 2C P 2H P 4H P P P", "4H-E", "S"),
    ("W", "1H 1S 2H 2S P P P", "2S-N", "E"),
    ("E", "1S 2S P 3S P P P", "3S-S", "W"),
    ("S", "1N X XX P P P", "1NXX-S", "W"),
    ("S", "1C X 1S P P P", "1S-N", "E"),
    ("N", "1C P P X P P P", "1CX-N", "E"),
    ("N", "P P P 1N P P P", "1N-W", "N"),
]


@pytest.mark.parametrize(("dealer", "calls", "contract", "leader"), CONTRACTS)
def test_contract(dealer, calls, contract, leader):
    auction = auction_of(dealer, calls)
    assert auction.ended
    assert str(auction.contract) == contract
    assert auction.opening_leader == leader
    assert auction.dummy == auction.declarer.partner
    assert auction.phase() is Phase.CLARIFICATION
    assert auction.phase(lead_faced=True) is Phase.PLAY


@pytest.mark.parametrize("calls", ["", "P P P", "1H P P", "1H X P P", "P P P 1C P P"])
def test_goes_on(calls):
    auction = auction_of("N", calls)
    assert not auction.ended
    assert auction.contract is None
    assert auction.phase() is Phase.AUCTION
    assert auction.turn == auction.dealer.turned(len(auction.calls))


def test_law_22b_four_passes():
    auction = auction_of("E", "P P P P")
    assert auction.passed_out
    assert auction.ended
    assert auction.contract is None
    assert auction.phase() is Phase.PASSED_OUT


def test_law_22b_needs_all_four_players():
    # North, South out of turn, West, North again: East has never called.
    auction = auction_of("N", "P S:P P P")
    assert not auction.ended
    assert auction.turn == "E"


def test_law_17d3_a_pass_out_of_rotation_deprives_a_player():
    auction = auction_of("N", "1H P W:P N:P")
    assert not auction.ended
    assert auction.deprived == "S"
    assert auction.turn == "S"
    assert str(auction.restored()) == "1H P"
    going_on = auction.plus("2H")
    assert str(going_on) == "1H P 2H"
    assert going_on.turn == "W"


def test_law_17d3_the_first_of_three_passes_was_the_irregular_one():
    auction = auction_of("N", "1H S:P P P")
    assert auction.deprived == "E"
    assert str(auction.restored()) == "1H"


def test_a_call_out_of_rotation_that_was_followed_by_a_bid_deprives_nobody_of_the_end():
    auction = auction_of("N", "1H S:P P 2H P P P")
    assert auction.ended
    assert str(auction.contract) == "2H-N"


def test_three_passes_in_rotation_after_an_accepted_bid_out_of_rotation():
    auction = auction_of("N", "P S:1H P P P")
    assert auction.ended
    assert str(auction.contract) == "1H-S"
    assert auction.skipped_before(1) == ("E",)


@given(st.one_of(any_auctions, disorderly_auctions))
def test_the_last_insufficient_bid_does_not_supersede_the_bid_before_it(auction):
    below = [
        index
        for index, call in enumerate(auction.calls)
        if isinstance(call, Bid) and not call.supersedes(auction.before(index).last_bid)
    ]
    assert auction.insufficient == (below[-1] if below else None)


def test_an_auction_before_a_call_is_made_once():
    auction = auction_of("N", "1H 1S P P P")
    assert auction.before(2) == auction_of("N", "1H 1S")
    assert auction.before(2) is auction.before(2)


def test_an_insufficient_bid_that_was_accepted_is_the_last_bid():
    auction = auction_of("N", "2S 1H")
    assert str(auction.last_bid) == "1H"
    assert auction.last_bidder == "E"
    assert str(auction.lowest_sufficient(Denomination.S)) == "1S"


@pytest.mark.parametrize(
    ("calls", "denomination", "lowest"),
    [("", "C", "1C"), ("1S", "N", "1N"), ("1S", "S", "2S"), ("1S", "H", "2H"), ("7S", "N", "7N"), ("7S", "S", "None")],
)
def test_lowest_sufficient(calls, denomination, lowest):
    assert str(auction_of("N", calls).lowest_sufficient(Denomination(denomination))) == lowest


@pytest.mark.parametrize(
    ("calls", "doubling", "doubler"),
    [
        ("1C", "none", None),
        ("1C X", "X", "E"),
        ("1C X P", "X", "E"),
        ("1C X XX", "XX", "S"),
        ("1C X 1D", "none", None),
    ],
)
def test_doubling(calls, doubling, doubler):
    auction = auction_of("N", calls)
    assert auction.doubling == doubling
    assert auction.last_doubler == doubler


@given(disorderly_auctions, st.integers(0, 3))
def test_turning_the_table_changes_nothing(auction, steps):
    turned = auction.turned(steps)
    for name in ("turn", "declarer", "dummy", "opening_leader", "deprived", "last_bidder"):
        seat = getattr(auction, name)
        assert getattr(turned, name) == (None if seat is None else seat.turned(steps))
    assert turned.ended == auction.ended
    assert turned.contract == (auction.contract and auction.contract.turned(steps))


@given(any_auctions)
def test_written_and_read_back(auction):
    assert auction_of(auction.dealer, str(auction)) == auction


@given(disorderly_auctions)
def test_written_with_players_and_read_back(auction):
    if auction.deprived is None and all(auction.before(n).deprived is None for n in range(len(auction.made))):
        assert auction_of(auction.dealer, str(auction)) == auction


@given(legal_auctions(max_calls=40))
def test_a_finished_legal_auction_has_a_contract_or_four_passes(auction):
    if auction.ended:
        assert auction.passed_out != (auction.contract is not None)
    if auction.contract is not None:
        assert auction.contract.bid == auction.last_bid
        named = [entry for entry in auction.made if str(entry.call)[1:] == auction.contract.denomination.value]
        first = next(entry.player for entry in named if entry.player.side is auction.contract.declarer.side)
        assert auction.contract.declarer is first
        assert [str(call) for call in auction.calls[-3:]] == ["P", "P", "P"]


@given(disorderly_auctions)
def test_a_player_who_was_deprived_gets_the_turn_and_can_end_it(auction):
    if auction.deprived is not None:
        assert auction.turn is auction.deprived
        after = auction.plus("P")
        assert after.made[-1].player is auction.deprived
        assert len(after.made) <= len(auction.made)


def test_before_and_calls_by():
    auction = auction_of("N", "1H P 2H 2S")
    assert str(auction.before(2)) == "1H P"
    assert str(auction.before(-1)) == "1H P 2H"
    assert auction.calls_by(SEATS[1]) == (parse_call("P"),)
    assert auction.has_called(SEATS[3])
    assert not Auction(SEATS[0]).has_called(SEATS[0])
    with pytest.raises(BridgeError):
        auction.before(5)
