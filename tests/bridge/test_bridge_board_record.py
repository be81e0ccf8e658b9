"""A board read from PBN, LIN and typed lines, and records that cannot be."""

import pytest
from bridge_strategies import deals
from hypothesis import given
from test_bridge_tricks import play_out

from bridge import BridgeError, Seat, Suit, Vulnerability, auction_of, parse_card, parse_contract
from bridge.board_record import BoardRecord, check, established, last_fault
from bridge.board_text import read_board
from bridge.formats import write_lin, write_pbn_deal
from bridge.tricks import PlayRecord, Trick, trick_of

TYPED = """
Board: 2
N: AKQ JT9 876 5432
Auction: 1H P 2NT P 3NT P P P
Play:
W: D4 D6 DK DA
N!: S2
"""

PBN = """% PBN 2.1
[Event "test"]
[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Declarer "S"]
[Contract "5HX"]
[Result "9"]
[Auction "S"]
1H! X =1= 3D 3S
4H 4S Pass $3 Pass
5H X AP
[Note "1:take-out"]
[Play "W"]
SK H3 S4 S3
C5 C2 C6 CK
S2 H6 S5 S7
C8 CA CT C4
D2 DA DT D3
D4 DK H5 H7
- - - HJ
*
"""


def test_typed():
    record = read_board(TYPED)
    assert (record.board, record.dealer, record.vulnerability) == (2, Seat.E, Vulnerability.NS)
    assert record.contract == parse_contract("3N-W")
    assert record.tricks == (trick_of("W", "D4 D6 DK DA"), trick_of("N", "S2"))
    assert record.accepted == {2}


def test_pbn_game():
    """Written after the example game of the standard; the fourth column is South's, who wins trick 2 with the king."""
    record = read_board(PBN)
    assert record.contract == parse_contract("5HX-S")
    assert record.auction.calls[-3:] == auction_of("S", "P P P").calls
    assert record.result == 9
    assert record.tricks[1] == trick_of("N", "C2 C6 CK C5")
    assert [trick.leader for trick in record.tricks] == ["W", "N", "S", "N", "N", "N", "S"]
    assert record.tricks[6].cards == (parse_card("HJ"),)
    check(record)


def test_pbn_lead_out_of_turn():
    text = PBN.replace("C5 C2 C6 CK", "^L C5 C2 C6 CK")
    record = read_board(text)
    assert record.accepted == {2}
    assert record.tricks[1].leader == "W"
    check(record)


@given(deals)
def test_every_form_gives_the_same_board(deal):
    auction = auction_of("N", "1H P 4H X P P P")
    play = play_out(deal, auction.opening_leader, auction.contract.trump, lambda cards: cards[0])
    lin = read_board(write_lin(deal, auction, Vulnerability.NONE, play))
    first = auction.opening_leader
    rows = [" ".join(str(trick.card_of(first.turned(step))) for step in range(4)) for trick in play.tricks]
    pbn = read_board(
        f'[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{write_pbn_deal(deal)}"]\n[Declarer "N"]\n[Contract "4HX"]\n'
        f'[Auction "N"]\n1H Pass 4H X AP\n[Play "{first}"]\n' + "\n".join(rows)
    )
    tricks = [f"{trick.leader}: {' '.join(map(str, trick.cards))}" for trick in play.tricks]
    hands = [f"{seat}: {hand}" for seat, hand in deal.hands.items()]
    typed = read_board("\n".join(["Dealer: N", *hands, "Auction: 1H P 4H X P P P", "Play:", *tricks]))
    for record in (lin, pbn, typed):
        assert (record.deal, record.auction, record.tricks) == (deal, auction, play.tricks)
        assert record.contract == auction.contract
        check(record)


REFUSED = [
    ("N: AKQ JT9 876 5432\nE: A - - -", "SA is held twice, by N and E"),
    ("N: AKQ JT9 876 65432", "N holds 14 cards"),
    ("Dealer: N\nAuction: 1S P P P P", "three passes at call 4, but call 5"),
    ("Dealer: N\nAuction: P P P P 1S", "four passes at call 4, but call 5"),
    ("Dealer: N\nAuction: 1S X X P", "an inadmissible double, which never stands, but call 4"),
    ("Dealer: N\nAuction: 1S XX P", "an inadmissible redouble, which never stands, but call 3"),
    ("Dealer: N\nAuction: 7N 8C P", "a bid of more than seven, which never stands, but call 3"),
    ("Dealer: N\nAuction: 1S P\nPlay:\nE: H2", "has not ended .* but H2 is led to trick 1"),
    ("Dealer: N\nAuction: P P P P\nPlay:\nE: H2", "passed out, but H2 is led"),
    ("Dealer: N\nAuction: P P P P\nContract: 1S-N", "passed out, but the contract is given as 1S-N"),
    ("Dealer: N\nAuction: 1S P P P\nContract: 2S-N", "makes the contract 1S-N, but it is given as 2S-N"),
    ("Contract: 1S-N\nPlay:\nE: H2 H2", "H2 is played twice, to tricks 1 and 1"),
    ("Contract: 1S-N\nS: H2\nPlay:\nE: H2", "E plays H2 to trick 1, but S holds H2"),
    ("Contract: 1S-N\nE: AKQ JT9 876 5432\nPlay:\nE: H2", "not among E's thirteen cards"),
    ("Contract: 1S-N\nPlay:\nS: H2 H3", "led by S, but 1S-N is led to by E"),
    ("Contract: 1S-N\nPlay:\nE: H2 H3 HA S2\nE: C2 C3", "led by E, but trick 1 is won by N"),
    ("Contract: 1S-N\nTricks: 13\nPlay:\nE: HA H2 H3 H4", "13 tricks, but the tricks played give 0 to declarer and 1"),
]


@pytest.mark.parametrize(("text", "why"), REFUSED, ids=[text for text, _ in REFUSED])
def test_what_cannot_be(text, why):
    text = text.replace("S: H2\n", "S: H:2\n")
    with pytest.raises(BridgeError, match=why):
        check(read_board(text))


@pytest.mark.parametrize(
    "text", ["", "hello", "Nonsense: 3", "Board: x", "Vulnerable: maybe", "Auction: 1S P", '[Play "N"]\nS2 S3 S4 S5']
)
def test_no_board(text):
    with pytest.raises(BridgeError):
        read_board(text)


@pytest.mark.parametrize(
    "text",
    [
        "Dealer: N\nAuction: 1S 1H",
        "Dealer: N\nAuction: 1S 1H 2C P P P",
        "Dealer: N\nAuction: 1S P X",
        "Contract: 1S-N\nPlay:\nE: H2 H3 HA S2\nE: C2",
        "Contract: 1S-N\nPlay:\nE: H2 H3 HA S2\nE!: C2 C3",
    ],
)
def test_irregularities_are_not_impossible(text):
    check(read_board(text))


def test_the_fault_of_the_last_call():
    assert last_fault(auction_of("N", "1S 1H")).rectified_by == "27"
    assert last_fault(auction_of("N", "1S P X")).rectified_by == "36"
    assert last_fault(auction_of("N", "1S P")) is None
    assert last_fault(auction_of("N")) is None


def test_established_by_the_offending_side_only():
    tricks = (trick_of("W", "HA H2 C2 H3"), trick_of("W", "DA"))
    play = PlayRecord(None, tricks)
    assert established(play, 1, Seat.E)
    assert not established(play, 1, Seat.N)
    assert established(PlayRecord(None, (*tricks[:1], trick_of("W", "DA D2"))), 1, Seat.N)
    assert not established(PlayRecord(None, tricks[:1]), 1, Seat.E)


def test_a_record_without_anything_is_possible():
    check(BoardRecord())
    assert BoardRecord(tricks=(Trick(Seat.N),)).play.trump is None
    assert BoardRecord(named=parse_contract("1S-N")).play.trump is Suit.S
