"""Auctions as people bid them: random deals bid by plain natural methods, so that a drawn situation looks like a table.

Five-card majors, strong notrump, weak twos, natural responses, simple overcalls and take-out doubles. It has no
ambition beyond looking ordinary; legality is `bridge.legality`'s.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from bridge.auction import Auction, auction_of
from bridge.calls import Bid, Call, Denomination, Word
from bridge.cards import PACK, Card, Suit
from bridge.legality import is_legal
from bridge.seats import Seat

Hand = tuple[Card, ...]
Deal = Mapping[Seat, Hand]
_POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}
PASS, DOUBLE = Word.PASS, Word.DOUBLE


def deal(rng: Random) -> dict[Seat, Hand]:
    """Four hands of thirteen cards, each sorted from spades down."""
    cards = sorted(PACK, key=str)
    rng.shuffle(cards)
    return {
        seat: tuple(sorted(cards[13 * n : 13 * n + 13], key=lambda card: (card.suit.rank, card.height), reverse=True))
        for n, seat in enumerate(Seat)
    }


def points(hand: Hand) -> int:
    """High-card points."""
    return sum(_POINTS.get(card.rank, 0) for card in hand)


def length(hand: Hand, suit: Suit) -> int:
    """Cards held in a suit."""
    return sum(card.suit is suit for card in hand)


def balanced(hand: Hand) -> bool:
    """No singleton or void and at most one doubleton."""
    lengths = sorted(length(hand, suit) for suit in Suit)
    return lengths[0] >= 2 and lengths[1] >= 3


def _bid(level: int, suit: Suit | None) -> Bid:
    return Bid(level, Denomination(suit.value) if suit else Denomination.N)


def natural_call(hand: Hand, auction: Auction, seat: Seat) -> Call:
    """What a plain natural bidder calls with this hand when it is `seat`'s turn; pass when the idea is illegal."""
    call = _idea(hand, auction, seat)
    return call if is_legal(auction, call, player=seat) else PASS


def _idea(hand: Hand, auction: Auction, seat: Seat) -> Call:
    own = [call for call in auction.calls_by(seat) if isinstance(call, Bid)]
    partner = [call for call in auction.calls_by(seat.partner) if isinstance(call, Bid)]
    if auction.last_bid is None:
        return _opening(hand)
    if not own and not partner:
        return _overcall(hand, auction)
    if not own and len(partner) == 1:
        return _response(hand, partner[0], auction)
    if own and partner and len(own) == 1:
        return _rebid(hand, own[0], partner[-1])
    if own and partner and points(hand) >= 13 and (auction.last_bid.level < 4):
        return _game(hand, own[-1], partner[-1])
    return PASS


def _opening(hand: Hand) -> Call:
    strength, longest = points(hand), _longest(hand)
    held = length(hand, longest)
    if balanced(hand) and 15 <= strength <= 17:
        return _bid(1, None)
    if balanced(hand) and 20 <= strength <= 21:
        return _bid(2, None)
    if strength >= 22:
        return _bid(2, Suit.C)
    if strength >= 12:
        if held >= 5:
            return _bid(1, longest)
        return _bid(1, Suit.D if length(hand, Suit.D) >= length(hand, Suit.C) + 1 else Suit.C)
    if 6 <= strength <= 10 and held == 6 and longest is not Suit.C:
        return _bid(2, longest)
    if 5 <= strength <= 10 and held >= 7:
        return _bid(3, longest)
    return PASS


def _longest(hand: Hand) -> Suit:
    return max(Suit, key=lambda suit: (length(hand, suit), suit.rank))


def _overcall(hand: Hand, auction: Auction) -> Call:
    last, strength = auction.last_bid, points(hand)
    if last is None or last.level > 2 or auction.doubling.value != "none":
        return PASS
    longest, theirs = _longest(hand), last.denomination.suit
    level = auction.lowest_sufficient(Denomination(longest.value))
    if longest is not theirs and level and level.level <= 2:
        held, needed = length(hand, longest), (5, 8) if level.level == 1 else (6, 10)
        if held >= needed[0] and needed[1] <= strength <= 16:
            return level
    if theirs is None:
        return PASS
    if last.level == 1 and balanced(hand) and 15 <= strength <= 18:
        return _bid(1, None)
    others = [suit for suit in Suit if suit is not theirs]
    if strength >= 12 and length(hand, theirs) <= 2 and all(length(hand, suit) >= 3 for suit in others):
        return DOUBLE
    return PASS


def _response(hand: Hand, opened: Bid, auction: Auction) -> Call:
    strength, suit = points(hand), opened.denomination.suit
    if suit is None:
        if strength < 8 or opened.level > 2:
            return PASS
        if opened.level == 1 and strength < 16 and max(length(hand, Suit.S), length(hand, Suit.H)) == 4:
            return _bid(2, Suit.C)
        return _bid(3, None) if strength >= 10 else PASS
    if opened.level > 1:
        return _bid(4, suit) if suit.major and length(hand, suit) >= 3 and strength >= 14 else PASS
    if strength < 6:
        return PASS
    if suit.major and length(hand, suit) >= 3:
        return _bid(2 if strength < 10 else 3 if strength < 13 else 4, suit)
    for other in (Suit.H, Suit.S, Suit.D):
        if length(hand, other) >= 4 and other is not suit:
            cheapest = auction.lowest_sufficient(Denomination(other.value))
            if cheapest and (cheapest.level == 1 or (strength >= 11 and length(hand, other) >= 5)):
                return cheapest
    if not suit.major and length(hand, suit) >= 5:
        return _bid(2 if strength < 10 else 3, suit)
    return _bid(1 if strength <= 10 else 2 if strength <= 12 else 3, None)


def _rebid(hand: Hand, opened: Bid, answer: Bid) -> Call:
    strength, own, theirs = points(hand), opened.denomination.suit, answer.denomination.suit
    if own is None or (answer.level >= 3 and theirs is None):
        return PASS
    if theirs is own:
        wanted = 18 if answer.level == 2 else 14
        return _bid(4 if own.major else 3, own) if strength >= wanted else PASS
    if theirs and length(hand, theirs) >= 4:
        return _bid(answer.level + (1 if strength < 16 else 2), theirs)
    if length(hand, own) >= 6:
        return _bid(2 if strength < 16 else 3, own)
    seconds = [suit for suit in Suit if suit is not own and length(hand, suit) >= 4 and suit.rank < own.rank]
    if seconds:
        return _bid(2, max(seconds))
    if theirs is None:
        return PASS
    return _bid(1 if answer.level == 1 else 2, None) if strength <= 14 else _bid(2, None)


def _game(hand: Hand, own: Bid, theirs: Bid) -> Call:
    suit = theirs.denomination.suit
    if suit and suit.major and length(hand, suit) >= 3:
        return _bid(4, suit)
    return _bid(3, None)


def bid_out(hands: Deal, dealer: Seat, calls: int = 60) -> Auction:
    """The auction of a deal from `dealer`, to its end or to a number of calls."""
    auction = auction_of(dealer)
    while not auction.ended and len(auction.calls) < calls:
        auction = auction.plus(natural_call(hands[auction.turn], auction, auction.turn))
    return auction
