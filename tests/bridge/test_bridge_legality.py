"""Legal calls against a second, naive reading of Laws 18, 19, 22 and 35, and the order in which faults govern."""

import pytest
from bridge_strategies import any_auctions, legal_auctions, seats
from hypothesis import given
from hypothesis import strategies as st

from bridge import CALLS, SEATS, auction_of, faults_of, is_legal, legal_calls, parse_call

LEVELS = "1234567"
ORDER = "CDHSN"


def naive_is_legal(dealer, codes, code):
    """Laws 18-19 and 22 on plain strings, walking forward once: who holds the contract, how it stands."""
    bidding, holder, state, passes = None, None, "", 0
    for index, call in enumerate(codes):
        caller = (SEATS.index(dealer) + index) % 2
        if call == "P":
            passes += 1
            continue
        passes = 0
        if call in ("X", "XX"):
            state = call
        else:
            bidding, holder, state = LEVELS.index(call[0]) * 5 + ORDER.index(call[1]), caller, ""
    if passes >= (3 if bidding is not None else 4):
        return False
    mine = (SEATS.index(dealer) + len(codes)) % 2
    if code == "P":
        return True
    if code == "X":
        return bidding is not None and holder != mine and state == ""
    if code == "XX":
        return bidding is not None and holder == mine and state == "X"
    return bidding is None or LEVELS.index(code[0]) * 5 + ORDER.index(code[1]) > bidding


@given(legal_auctions(max_calls=40))
def test_generator_agrees_with_the_naive_reading(auction):
    codes = [str(call) for call in auction.calls]
    expected = [call for call in CALLS if naive_is_legal(auction.dealer, codes, str(call))]
    assert list(legal_calls(auction)) == expected


@given(legal_auctions(), st.integers(0, 3))
def test_turning_the_table_keeps_the_legal_calls(auction, steps):
    assert legal_calls(auction.turned(steps)) == legal_calls(auction)


@given(any_auctions, seats, st.sampled_from(CALLS))
def test_a_fault_names_its_laws(auction, player, call):
    for fault in faults_of(auction, call, player):
        assert fault.breaks.split(".")[0].isdigit()
        assert fault.rectified_by in {"27", "30", "31", "32", "36", "37", "38", "39"}


# auction, player, call, reasons in the order that governs, law of the first
FAULTS = [
    ("1S", "E", "1H", ["insufficient"], "27"),
    ("1S", "E", "1S", ["insufficient"], "27"),
    ("1S", "W", "1H", ["out_of_rotation", "insufficient"], "31"),  # Law 27A2
    ("1S", "S", "P", ["out_of_rotation"], "30"),
    ("1S", "W", "X", ["out_of_rotation"], "32"),
    ("1S", "S", "X", ["inadmissible_double", "out_of_rotation"], "36"),  # Law 32: never acceptable
    ("1S P", "S", "X", ["inadmissible_double"], "36"),
    ("1S", "E", "XX", ["inadmissible_redouble"], "36"),
    ("1S X", "S", "X", ["inadmissible_double"], "36"),
    ("1S X XX", "W", "X", ["inadmissible_double"], "36"),
    ("", "N", "X", ["inadmissible_double"], "36"),
    ("7N", "E", "8C", ["over_seven"], "38"),
    ("1S P P P", "N", "2S", ["after_final_pass"], "39"),
    ("1S P P P", "N", "P", ["after_final_pass"], "39"),
    ("P P P P", "N", "1C", ["after_final_pass"], "39"),
    ("", "E", "P", ["out_of_rotation"], "30"),
]


@pytest.mark.parametrize(("calls", "player", "call", "reasons", "law"), FAULTS)
def test_faults(calls, player, call, reasons, law):
    faults = faults_of(auction_of("N", calls), parse_call(call), SEATS[SEATS.index(player)])
    assert [fault.reason for fault in faults] == reasons
    assert faults[0].rectified_by == law


def test_obliged_to_pass_law_37():
    auction = auction_of("N", "1S")
    silenced = {SEATS[1]}
    assert [str(call) for call in legal_calls(auction, obliged_to_pass=silenced)] == ["P"]
    faults = faults_of(auction, parse_call("2C"), obliged_to_pass=silenced)
    assert [fault.rectified_by for fault in faults] == ["37"]
    # 37A leaves an inadmissible double of such a player to Law 36.
    assert faults_of(auction_of("N", "1S P"), parse_call("X"), obliged_to_pass={SEATS[2]})[0].rectified_by == "36"


def test_is_legal():
    assert is_legal(auction_of("N", "1S"), parse_call("X"))
    assert not is_legal(auction_of("N", "1S"), parse_call("XX"))
