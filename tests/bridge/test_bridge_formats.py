import pytest
from bridge_strategies import deals, legal_auctions, seats
from hypothesis import given
from test_bridge_tricks import play_out

from bridge import SEATS, BridgeError, Deal, Vulnerability, parse_card
from bridge.formats import read_lin, read_pbn_deal, read_typed_hand, write_lin, write_pbn_deal


@given(deals, seats)
def test_pbn(deal, first):
    text = write_pbn_deal(deal, first)
    assert text.startswith(first.value)
    assert read_pbn_deal(text) == deal


def test_pbn_standard_example():
    # The example of the PBN 2.1 standard, section 3.4.11.
    deal = read_pbn_deal("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")
    assert deal.complete
    assert deal.holder_of(parse_card("HA")) == "W"
    assert deal[SEATS[0]].high_card_points == 13


def test_pbn_with_unknown_hands():
    deal = read_pbn_deal("E:A... - - K...")
    assert deal.counts == dict(zip(SEATS, (1, 1, 0, 0), strict=True))
    assert write_pbn_deal(deal) == "N:K... A... - -"


@pytest.mark.parametrize("text", ["", "A...", "N:A... K...", "X:A... - - -", "N:A... A... - -"])
def test_no_pbn(text):
    with pytest.raises(BridgeError):
        read_pbn_deal(text)


@given(deals, legal_auctions())
def test_lin(deal, auction):
    record = read_lin(write_lin(deal, auction, Vulnerability.EW))
    assert (record.deal, record.auction, record.dealer) == (deal, auction, auction.dealer)
    assert record.vulnerability is Vulnerability.EW
    assert record.play is None


@given(deals)
def test_lin_with_play(deal):
    import bridge

    auction = bridge.auction_of("N", "1H P 4H X P P P")
    play = play_out(deal, auction.opening_leader, auction.contract.trump, lambda cards: cards[0])
    assert read_lin(write_lin(deal, auction, Vulnerability.NONE, play)).play == play


def test_lin_with_three_hands():
    text = "md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|o|mb|1S|mb|p!|mb|d|"
    record = read_lin(text)
    assert len(record.deal[SEATS[1]]) == 13
    assert str(record.auction) == "1S P X"
    assert record.dealer == "S"


def test_lin_refusals():
    with pytest.raises(BridgeError, match="no deal"):
        read_lin("sv|o|")
    with pytest.raises(BridgeError, match="suit letter"):
        read_lin("md|1AK,,,|")
    import bridge

    with pytest.raises(BridgeError, match="out of rotation"):
        write_lin(Deal(), bridge.auction_of("N", "S:P"), Vulnerability.NONE)


@pytest.mark.parametrize(
    "text",
    ["AKQ JT9 - 5432", "akq.jt9..5432", "S AKQ H J109 C 5432", "S:A K Q H:10 J 9 D:- C:5 4 3 2", "C5432 HJT9 SAKQ"],
)
def test_typed_hands(text):
    assert str(read_typed_hand(text)) == "AKQ.JT9..5432"


@pytest.mark.parametrize("text", ["", "hello", "AKQ JT9", "S AKQ H JZ9"])
def test_no_typed_hand(text):
    with pytest.raises(BridgeError):
        read_typed_hand(text)
