"""Hands and deals (Laws 1, 6, 13, 14): who holds which cards, checked for cards held twice and wrong counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from bridge.cards import PACK, RANKS, SUITS, Card, Suit, parse_card
from bridge.errors import BridgeError
from bridge.seats import SEATS, Seat

HAND_SIZE = 13


@dataclass(frozen=True, slots=True)
class Hand:
    """A set of cards in one player's possession; printed spades first as `AKQ.JT9.876.5432`."""

    cards: frozenset[Card] = frozenset()

    def __iter__(self) -> Iterator[Card]:
        return iter(self.sorted())

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: Card) -> bool:
        return card in self.cards

    def sorted(self) -> tuple[Card, ...]:
        """The cards in written order: spades first, highest first."""
        return tuple(sorted(self.cards, reverse=True))

    def of(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of one suit, highest first."""
        return tuple(card for card in self.sorted() if card.suit is suit)

    def void_in(self, suit: Suit) -> bool:
        """Whether the hand has no card of the suit."""
        return not any(card.suit is suit for card in self.cards)

    def can_follow(self, led: Suit) -> tuple[Card, ...]:
        """Cards that may legally be played to a trick in which `led` was led: the suit if held, else any (Law 44)."""
        return self.of(led) or self.sorted()

    def without(self, cards: Iterable[Card]) -> Hand:
        """The hand after those cards have left it."""
        return Hand(self.cards - frozenset(cards))

    def plus(self, cards: Iterable[Card]) -> Hand:
        """The hand with cards restored to it."""
        return Hand(self.cards | frozenset(cards))

    @property
    def high_card_points(self) -> int:
        """Ace 4, king 3, queen 2, jack 1: what regulations count (e.g. the openings of a class of system)."""
        return sum({"A": 4, "K": 3, "Q": 2, "J": 1}.get(card.rank, 0) for card in self.cards)

    def __str__(self) -> str:
        return ".".join("".join(card.rank for card in self.of(suit)) for suit in SUITS)


@dataclass(frozen=True, slots=True)
class Deal:
    """The four hands. A deal may be incomplete (a question names three cards of one hand); no card is held twice."""

    hands: Mapping[Seat, Hand] = field(default_factory=dict)

    def __post_init__(self) -> None:
        holder: dict[Card, Seat] = {}
        for seat, hand in self.hands.items():
            for card in hand.cards:
                if card in holder:
                    raise BridgeError(f"{card} is held twice, by {holder[card].value} and {seat.value}.")
                holder[card] = seat

    def __hash__(self) -> int:
        return hash(frozenset(self.hands.items()))

    def __getitem__(self, seat: Seat) -> Hand:
        return self.hands.get(seat, Hand())

    def holder_of(self, card: Card) -> Seat | None:
        """Who holds the card, or None when no known hand does."""
        return next((seat for seat, hand in self.hands.items() if card in hand), None)

    @property
    def counts(self) -> dict[Seat, int]:
        """How many cards each player is known to hold."""
        return {seat: len(self[seat]) for seat in SEATS}

    @property
    def complete(self) -> bool:
        """Whether all four hands hold exactly thirteen cards."""
        return all(count == HAND_SIZE for count in self.counts.values())

    @property
    def missing(self) -> tuple[Card, ...]:
        """Cards of the pack that no known hand holds (Law 14)."""
        return tuple(card for card in PACK if self.holder_of(card) is None)

    def completed(self) -> Deal:
        """The deal with the fourth hand filled in when three are complete. Raises BridgeError otherwise."""
        short = [seat for seat in SEATS if len(self[seat]) != HAND_SIZE]
        if not short:
            return self
        if len(short) > 1 or len(self[short[0]]):
            names = ", ".join(seat.value for seat in short)
            raise BridgeError(f"The deal cannot be completed from three hands: {names} must hold 13 cards.")
        return Deal({**self.hands, short[0]: Hand(frozenset(self.missing))})

    def validate(self) -> None:
        """Raise BridgeError when any hand holds more than thirteen cards (Law 13)."""
        for seat, count in self.counts.items():
            if count > HAND_SIZE:
                raise BridgeError(f"{seat.value} holds {count} cards: a hand is 13 (for a wrong count see Law 13).")

    def turned(self, steps: int) -> Deal:
        """The same cards after the whole table has been turned `steps` places."""
        return Deal({seat.turned(steps): hand for seat, hand in self.hands.items()})


def hand_of(cards: Collection[Card | str] | str) -> Hand:
    """A hand from card codes, a dotted string (`AKQ.JT9.876.5432`, spades first) or suit-letter text (`S:AKQ H:JT9`).

    Raises BridgeError for a card named twice and for what is no card. Does not limit the number of cards.
    """
    listed = _cards_in(cards) if isinstance(cards, str) else [_as_card(card) for card in cards]
    doubled = [card for card, times in Counter(listed).items() if times > 1]
    if doubled:
        raise BridgeError(f"{doubled[0]} stands twice in one hand: a pack has one of each card.")
    return Hand(frozenset(listed))


def deal_of(hands: Mapping[str, Collection[Card | str] | str]) -> Deal:
    """A deal from a mapping of seat to hand, checked by `Deal.validate`."""
    deal = Deal({Seat(seat): hand_of(cards) for seat, cards in hands.items()})
    deal.validate()
    return deal


def _as_card(card: Card | str) -> Card:
    return card if isinstance(card, Card) else parse_card(card)


def _cards_in(text: str) -> list[Card]:
    if "." in text:
        holdings = text.strip().split(".")
        if len(holdings) != 4:
            raise BridgeError(f"{text!r} is not a hand: four suits with dots between them, spades first.")
        return [card for suit, ranks in zip(SUITS, holdings, strict=True) for card in _holding(suit, ranks)]
    if ":" in text:
        parts = [part.partition(":") for part in text.split()]
        return [card for letter, _, ranks in parts for card in _holding(_suit(letter), ranks)]
    return [parse_card(code) for code in text.replace(",", " ").split()]


def _suit(letter: str) -> Suit:
    try:
        return Suit(letter.upper())
    except ValueError:
        raise BridgeError(f"{letter!r} is not a suit: a suit is one of S, H, D, C.") from None


def _holding(suit: Suit, ranks: str) -> list[Card]:
    cleaned = ranks.upper().replace("10", "T").replace("-", "")
    wrong = [rank for rank in cleaned if rank not in RANKS]
    if wrong:
        raise BridgeError(f"{wrong[0]!r} is not a rank: a rank is one of {', '.join(reversed(RANKS))}.")
    return [Card(suit, rank) for rank in cleaned]
