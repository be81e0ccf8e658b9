import pytest
from bridge_strategies import seats
from hypothesis import given
from hypothesis import strategies as st

from bridge import BridgeError, Seat, Side, Vulnerability, dealer_of_board, parse_seat, vulnerability_of_board

# The table of Law 2 in the source: dealer and vulnerability by board number.
LAW_2 = [
    ("N", "none", 1),
    ("E", "ns", 2),
    ("S", "ew", 3),
    ("W", "both", 4),
    ("N", "ns", 5),
    ("E", "ew", 6),
    ("S", "both", 7),
    ("W", "none", 8),
    ("N", "ew", 9),
    ("E", "both", 10),
    ("S", "none", 11),
    ("W", "ns", 12),
    ("N", "both", 13),
    ("E", "none", 14),
    ("S", "ns", 15),
    ("W", "ew", 16),
]


@pytest.mark.parametrize(("dealer", "vulnerable", "board"), LAW_2)
def test_law_2(dealer, vulnerable, board):
    for repeated in (board, board + 16, board + 48):
        assert dealer_of_board(repeated) == dealer
        assert vulnerability_of_board(repeated) == vulnerable


def test_law_2_has_sixteen_rows():
    assert sorted(board for *_, board in LAW_2) == list(range(1, 17))


@pytest.mark.parametrize("board", [0, -3])
def test_no_board_below_one(board):
    with pytest.raises(BridgeError):
        dealer_of_board(board)
    with pytest.raises(BridgeError):
        vulnerability_of_board(board)


def test_clockwise():
    assert [Seat.N.lho, Seat.E.lho, Seat.S.lho, Seat.W.lho] == ["E", "S", "W", "N"]
    assert Seat.W.partner is Seat.E
    assert Seat.N.rho is Seat.W


@given(seats, st.integers(-9, 9))
def test_turning_keeps_relations(seat, steps):
    turned = seat.turned(steps)
    assert turned.lho is seat.lho.turned(steps)
    assert turned.partner is seat.partner.turned(steps)
    assert turned.rho.lho is turned
    assert (turned.side is seat.side) == (steps % 2 == 0)


@given(seats, seats)
def test_relation(one, other):
    assert one.turned(one.steps_to(other)) is other
    assert {"self": one, "lho": one.lho, "partner": one.partner, "rho": one.rho}[one.relation_to(other)] is other


@pytest.mark.parametrize(
    ("state", "ns", "ew"), [("none", False, False), ("ns", True, False), ("ew", False, True), ("both", True, True)]
)
def test_vulnerability(state, ns, ew):
    vulnerability = Vulnerability(state)
    assert vulnerability.includes(Side.NS) == vulnerability.includes(Seat.S) == ns
    assert vulnerability.includes(Side.EW) == vulnerability.includes(Seat.W) == ew
    assert vulnerability.turned(1).includes(Side.EW) == ns


def test_sides():
    assert Side.NS.other is Side.EW
    assert all(seat.side is side for side in Side for seat in side.seats)


def test_parse_seat():
    assert parse_seat(" w ") is Seat.W
    with pytest.raises(BridgeError, match="one of N, E, S, W"):
        parse_seat("X")
