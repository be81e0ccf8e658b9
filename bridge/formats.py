"""Deals as other programs write them: the PBN deal string, LIN records, hands typed by people.

PBN: `N:AKQ.JT9.876.5432 …`, first the seat of the first hand, then the hands clockwise, suits S.H.D.C, `-` for a hand
that is not known (PBN standard 2.1, tag Deal). LIN: `md|3S…H…D…C…,…|sv|o|mb|1C|mb|p|…|pc|SA|…` (Bridge Base Online).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bridge.auction import Auction, auction_of
from bridge.cards import SUITS, Card, Suit, parse_card
from bridge.errors import BridgeError
from bridge.hands import Deal, Hand, hand_of
from bridge.seats import Seat, Vulnerability, parse_seat
from bridge.tricks import PlayRecord, Trick

LONGEST_TEXT = 200_000
LONGEST_LINE = 20_000
LONGEST_HAND = 200
"""Characters that a person's text of boards, a line of it and a typed hand may have; a board with play has 2,000."""

_LIN_DEALERS = {"1": Seat.S, "2": Seat.W, "3": Seat.N, "4": Seat.E}
_LIN_VULNERABILITY = {
    "o": Vulnerability.NONE,
    "0": Vulnerability.NONE,
    "n": Vulnerability.NS,
    "e": Vulnerability.EW,
    "b": Vulnerability.BOTH,
}
_LIN_CALLS = {"p": "P", "d": "X", "r": "XX"}


@dataclass(frozen=True, slots=True)
class LinRecord:
    """What a LIN record says of one board; parts that it leaves out are None or empty."""

    deal: Deal
    dealer: Seat
    vulnerability: Vulnerability | None
    auction: Auction
    play: PlayRecord | None


def within_bounds(text: str) -> str:
    """The text as it is; raises BridgeError when it is longer, or a line of it, than any text of boards."""
    if len(text) > LONGEST_TEXT or any(len(line) > LONGEST_LINE for line in text.splitlines()):
        raise BridgeError(
            f"This text is too long for a board: it may have {LONGEST_TEXT} characters, {LONGEST_LINE} a line; "
            "give the one board that it is about."
        )
    return text


def read_pbn_deal(text: str) -> Deal:
    """Read a PBN deal string. Raises BridgeError for a malformed one, a card held twice or more than 13 in a hand."""
    within_bounds(text)
    head, colon, body = text.strip().partition(":")
    hands = body.split()
    if not colon or len(hands) != 4:
        raise BridgeError(f"{text!r} is not a PBN deal: write the first seat, a colon and four hands clockwise.")
    first = parse_seat(head)
    deal = Deal({first.turned(step): hand_of(hand) for step, hand in enumerate(hands) if hand != "-"})
    deal.validate()
    return deal


def write_pbn_deal(deal: Deal, first: Seat = Seat.N) -> str:
    """The PBN deal string, starting with `first`; a hand without cards is written `-`."""
    hands = (deal[first.turned(step)] for step in range(4))
    return f"{first.value}:{' '.join(str(hand) if len(hand) else '-' for hand in hands)}"


def read_lin(text: str) -> LinRecord:
    """Read one board of a LIN record. Raises BridgeError when it has no `md` field or contradicts itself."""
    fields = list(_lin_fields(within_bounds(text)))
    deals = [value for name, value in fields if name == "md"]
    if not deals or deals[0][:1] not in _LIN_DEALERS:
        raise BridgeError(
            "The LIN record has no deal: it needs a field md| with the dealer's number 1 to 4 and the hands."
        )
    dealer = _LIN_DEALERS[deals[0][0]]
    deal = _lin_deal(deals[0][1:])
    codes = [value.rstrip("!").lower() for name, value in fields if name == "mb"]
    auction = auction_of(dealer, [_LIN_CALLS.get(code, code.upper()) for code in codes])
    states = [
        _LIN_VULNERABILITY[value.lower()]
        for name, value in fields
        if name == "sv" and value.lower() in _LIN_VULNERABILITY
    ]
    cards = [parse_card(value) for name, value in fields if name == "pc" and value]
    return LinRecord(deal, dealer, states[0] if states else None, auction, _lin_play(auction, deal, cards))


def write_lin(deal: Deal, auction: Auction, vulnerability: Vulnerability, play: PlayRecord | None = None) -> str:
    """One board as LIN. Raises BridgeError for an auction out of rotation, which LIN cannot write."""
    if not auction.in_rotation:
        raise BridgeError("LIN cannot write a call out of rotation: write the auction with its players instead.")
    dealer = next(number for number, seat in _LIN_DEALERS.items() if seat is auction.dealer)
    hands = ",".join(_lin_hand(deal[Seat.S.turned(step)]) for step in range(4))
    state = next(code for code, meaning in _LIN_VULNERABILITY.items() if meaning is vulnerability)
    words = {code: letter for letter, code in _LIN_CALLS.items()}
    calls = "".join(f"mb|{words.get(str(call), str(call))}|" for call in auction.calls)
    cards = "".join(f"pc|{card}|" for trick in (play.tricks if play else ()) for card in trick.cards)
    return f"md|{dealer}{hands}|sv|{state}|{calls}{cards}"


def read_typed_hand(text: str) -> Hand:
    """A hand as people type it: `AKQ JT9 - 5432`, `AKQ.JT9..5432`, `S AKQ H JT9`, `S:AKQ H:10 9 8`; `-` is a void.

    Four groups without suit letters are spades, hearts, diamonds, clubs. Raises BridgeError when it is none of these.
    """
    if len(text) > LONGEST_HAND:
        raise BridgeError(f"{text[:40]!r} goes on too long for a hand: it has thirteen cards.")
    cleaned = text.strip().upper().replace("10", "T").replace(",", " ")
    if "." in cleaned:
        return hand_of(cleaned)
    by_letter = list(re.finditer(r"(?<![A-Z0-9])([SHDC])\s*[:=]?\s*((?:[2-9TJQKA]\s*)+|-)(?![A-Z0-9])", f"{cleaned} "))
    if by_letter and "".join(match.group(0) for match in by_letter).replace(" ", "") == cleaned.replace(" ", ""):
        pairs = [(Suit(match.group(1)), re.sub(r"[\s-]", "", match.group(2))) for match in by_letter]
        return hand_of([Card(suit, rank) for suit, ranks in pairs for rank in ranks])
    if len(groups := cleaned.split()) == 4:
        return hand_of(".".join("" if group == "-" else group for group in groups))
    raise BridgeError(
        f"{text!r} is not a hand: write four groups, spades first, or each suit's letter before its cards."
    )


def _lin_fields(text: str) -> Iterator[tuple[str, str]]:
    parts = text.replace("\n", "").split("|")
    return zip(parts[::2], parts[1::2], strict=False)


def _lin_deal(text: str) -> Deal:
    hands = text.split(",")
    seats = [Seat.S.turned(step) for step in range(4)]
    pairs = zip(seats, hands, strict=False)
    deal = Deal({seat: hand_of(_lin_cards(hand)) for seat, hand in pairs if hand})
    deal.validate()
    known = [seat for seat in seats if len(deal[seat])]
    return deal.completed() if len(known) == 3 and all(len(deal[seat]) == 13 for seat in known) else deal


def _lin_cards(text: str) -> list[Card]:
    cards, suit = [], None
    for letter in text.upper():
        if letter in "SHDC":
            suit = Suit(letter)
        elif suit is None:
            raise BridgeError(f"{text!r} is not a LIN hand: a suit letter comes before its cards.")
        else:
            cards.append(Card(suit, letter))
    return cards


def _lin_hand(hand: Hand) -> str:
    return "".join(f"{suit.value}{''.join(card.rank for card in hand.of(suit))}" for suit in SUITS) if len(hand) else ""


def _lin_play(auction: Auction, deal: Deal, cards: list[Card]) -> PlayRecord | None:
    contract = auction.contract
    if contract is None or not cards:
        return None
    tricks: list[Trick] = []
    leader = contract.opening_leader
    for start in range(0, len(cards), 4):
        trick = Trick(leader, tuple(cards[start : start + 4]))
        tricks.append(trick)
        leader = trick.winner(contract.trump) or leader
    return PlayRecord(contract.trump, tuple(tricks), deal)
