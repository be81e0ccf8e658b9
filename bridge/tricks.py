"""Tricks (Laws 44, 45, 61, 63, 66): winner, duty to follow suit, turn to play, revokes found in a record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bridge.cards import Card, Suit, parse_card
from bridge.errors import BridgeError
from bridge.hands import Deal, Hand
from bridge.seats import Seat, Side

TRICKS = 13


@dataclass(frozen=True, slots=True)
class Trick:
    """Up to four cards in rotation from the leader. An unfinished trick has fewer."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        if len(self.cards) > 4:
            raise BridgeError(f"A trick has four cards, not {len(self.cards)} (a fifth card is Law 45E).")

    @property
    def complete(self) -> bool:
        """Whether all four hands have played."""
        return len(self.cards) == 4

    @property
    def led(self) -> Suit | None:
        """The suit led."""
        return self.cards[0].suit if self.cards else None

    @property
    def turn(self) -> Seat | None:
        """The hand to play next, None when the trick is complete (Law 44B)."""
        return None if self.complete else self.leader.turned(len(self.cards))

    @property
    def played(self) -> tuple[tuple[Seat, Card], ...]:
        """Seat and card in the order they were played."""
        return tuple((self.leader.turned(step), card) for step, card in enumerate(self.cards))

    def card_of(self, seat: Seat) -> Card | None:
        """What that hand played, or None."""
        step = self.leader.steps_to(seat)
        return self.cards[step] if step < len(self.cards) else None

    def winner(self, trump: Suit | None) -> Seat | None:
        """Who is winning: the highest trump, else the highest card of the suit led (Law 44E, 44F). None if empty."""
        if not self.cards:
            return None
        ranked = [(card.suit is trump, card.suit is self.led, card.height) for card in self.cards]
        return self.leader.turned(ranked.index(max(ranked)))

    def plus(self, card: Card) -> Trick:
        """The trick after one more card, in rotation."""
        return Trick(self.leader, (*self.cards, card))


def legal_cards(hand: Hand, trick: Trick) -> tuple[Card, ...]:
    """Cards the hand may play to the trick: follow suit if it can, otherwise any card (Law 44C, 44D)."""
    return hand.sorted() if trick.led is None else hand.can_follow(trick.led)


@dataclass(frozen=True, slots=True)
class Revoke:
    """A failure to follow suit found in a record: trick number (from 1), who, what, and what could follow."""

    trick: int
    player: Seat
    card: Card
    could_follow: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayRecord:
    """The play so far: trump (None at notrump), the tricks in order, and the original hands when they are known."""

    trump: Suit | None
    tricks: tuple[Trick, ...] = ()
    deal: Deal | None = None

    def __post_init__(self) -> None:
        if len(self.tricks) > TRICKS:
            raise BridgeError(f"A board has 13 tricks, not {len(self.tricks)}.")
        if any(not trick.complete for trick in self.tricks[:-1]):
            raise BridgeError("Only the last trick of a record may be unfinished (for a defective trick see Law 67).")
        seen: dict[Card, int] = {}
        for number, trick in enumerate(self.tricks, start=1):
            for card in trick.cards:
                if card in seen:
                    raise BridgeError(f"{card} is played twice, to tricks {seen[card]} and {number}.")
                seen[card] = number

    @property
    def current(self) -> Trick | None:
        """The trick in progress, or None between tricks."""
        return self.tricks[-1] if self.tricks and not self.tricks[-1].complete else None

    @property
    def next_leader(self) -> Seat | None:
        """Who leads to the next trick: the winner of the last complete one (Law 44G). None before the first lead."""
        return next((trick.winner(self.trump) for trick in reversed(self.tricks) if trick.complete), None)

    @property
    def turn(self) -> Seat | None:
        """The hand to play or lead next; None before the opening lead and after trick 13."""
        if self.current is not None:
            return self.current.turn
        return None if len(self.tricks) == TRICKS else self.next_leader

    def winners(self) -> tuple[Seat, ...]:
        """The winner of each complete trick."""
        won = (trick.winner(self.trump) for trick in self.tricks if trick.complete)
        return tuple(seat for seat in won if seat is not None)

    def tricks_won(self, side: Side) -> int:
        """Complete tricks won by a side."""
        return sum(seat.side is side for seat in self.winners())

    def led_out_of_turn(self) -> tuple[int, ...]:
        """Numbers (from 1) of the tricks led by a hand that had not won the trick before (Law 53 onwards)."""
        pairs = zip(self.tricks, self.tricks[1:], strict=False)
        return tuple(
            number for number, (before, after) in enumerate(pairs, start=2) if before.winner(self.trump) != after.leader
        )

    def cards_of(self, seat: Seat) -> tuple[Card, ...]:
        """The cards a hand has played, in order."""
        return tuple(card for trick in self.tricks if (card := trick.card_of(seat)) is not None)

    def holding_before(self, seat: Seat, number: int) -> Hand:
        """What a hand held just before trick `number`: from the deal if known, else the cards it played later."""
        earlier = [card for trick in self.tricks[: number - 1] if (card := trick.card_of(seat)) is not None]
        if self.deal is not None and len(self.deal[seat]):
            return self.deal[seat].without(earlier)
        return Hand(frozenset(self.cards_of(seat)) - frozenset(earlier))

    def revokes(self) -> tuple[Revoke, ...]:
        """Every failure to follow suit by a hand that then held a card of the suit led (Law 61A), in order.

        With the deal it finds all; without it, those that a card played later betrays.
        """
        found = []
        for number, trick in enumerate(self.tricks, start=1):
            for seat, card in trick.played:
                held = () if trick.led is None else self.holding_before(seat, number).of(trick.led)
                if held and card.suit is not trick.led:
                    found.append(Revoke(number, seat, card, held))
        return tuple(found)

    def turned(self, steps: int) -> PlayRecord:
        """The same play after the whole table has been turned `steps` places."""
        tricks = tuple(Trick(trick.leader.turned(steps), trick.cards) for trick in self.tricks)
        return PlayRecord(self.trump, tricks, None if self.deal is None else self.deal.turned(steps))


def trick_of(leader: Seat | str, cards: Iterable[Card | str] | str) -> Trick:
    """A trick from a leader and card codes in rotation."""
    items = cards.replace(",", " ").split() if isinstance(cards, str) else cards
    return Trick(Seat(leader), tuple(card if isinstance(card, Card) else parse_card(card) for card in items))


def play_record_of(trump: Suit | None, tricks: Sequence[Mapping[str, object]], deal: Deal | None = None) -> PlayRecord:
    """A record from the shared fact `tricks` ([{leader, cards}], design section 9)."""
    read = []
    for trick in tricks:
        cards = trick["cards"]
        if not isinstance(cards, str | list | tuple):
            raise BridgeError("The cards of a trick are a list of codes in the order they were played.")
        read.append(trick_of(Seat(str(trick["leader"])), cards))
    return PlayRecord(trump, tuple(read), deal)
