import pytest
from bridge_strategies import calls
from hypothesis import given

from bridge import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Bid, BridgeError, Denomination, parse_bid, parse_call


@given(calls)
def test_round_trip(call):
    assert parse_call(str(call)) == call
    assert parse_call(str(call).lower()) == call


def test_order_of_bids_law_18():
    # Law 18E: notrump, spades, hearts, diamonds, clubs, highest first; a higher level beats any denomination.
    assert [str(bid) for bid in sorted(BIDS)][:6] == ["1C", "1D", "1H", "1S", "1N", "2C"]
    assert len(BIDS) == 35
    assert len(CALLS) == 38


@pytest.mark.parametrize(
    ("bid", "last", "sufficient"),
    [
        ("1D", "1C", True),
        ("1N", "1S", True),
        ("2C", "1N", True),
        ("1S", "1S", False),
        ("1H", "1S", False),
        ("3N", "4C", False),
        ("8C", "7N", True),
    ],
)
def test_law_18bcd(bid, last, sufficient):
    assert parse_bid(bid).supersedes(parse_bid(last)) is sufficient


def test_over_seven_can_be_written():
    assert parse_call("8C") == Bid(8, Denomination.C)
    assert parse_bid("8C").over_seven
    assert not parse_bid("7N").over_seven


@pytest.mark.parametrize(
    ("text", "call"),
    [("pass", PASS), ("dbl", DOUBLE), ("rdbl", REDOUBLE), ("3nt", Bid(3, Denomination.N)), ("xx", REDOUBLE)],
)
def test_other_codes(text, call):
    assert parse_call(text) == call


@pytest.mark.parametrize("text", ["", "C1", "0C", "1", "C", "1Z", "14C", "XXX", "1CC", "²C", "1TN"])
def test_no_call(text):
    with pytest.raises(BridgeError):
        parse_call(text)


def test_a_pass_is_no_bid():
    with pytest.raises(BridgeError, match="not a bid"):
        parse_bid("P")


def test_denominations_compare_by_rank_not_by_letter():
    assert Denomination.N > Denomination.S > Denomination.H > Denomination.D > Denomination.C
    assert Denomination.S <= Denomination.N
    assert Denomination.H >= "D"
