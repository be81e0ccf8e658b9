"""The play of Ulti (I.6): tricks of three cards, the duty to follow, trump and overtake, the trump seven.

Players are numbered 0, 1, 2 in the direction of play, which is anticlockwise: the right-hand neighbour is next (I.2,
I.6). The declarer leads to the first trick.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bridge.ulti.cards import HAND_SIZE, UltiCard, UltiSuit, sort_hand
from bridge.ulti.errors import UltiError, UltiRefusal

PLAYERS = 3
TRICKS = HAND_SIZE


def next_player(player: int) -> int:
    """The right-hand neighbour, whose turn is next (I.2)."""
    return (player + 1) % PLAYERS


@dataclass(frozen=True, slots=True)
class UltiTrick:
    """Up to three cards in turn from the leader."""

    leader: int
    cards: tuple[UltiCard, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether all three have played."""
        return len(self.cards) == PLAYERS

    @property
    def turn(self) -> int | None:
        """Who plays next, None when the trick is complete."""
        return None if self.complete else (self.leader + len(self.cards)) % PLAYERS

    @property
    def led(self) -> UltiSuit | None:
        """The suit led."""
        return self.cards[0].suit if self.cards else None

    @property
    def played(self) -> tuple[tuple[int, UltiCard], ...]:
        """Player and card in the order they were played."""
        return tuple(((self.leader + step) % PLAYERS, card) for step, card in enumerate(self.cards))

    def winning_card(self, trump: UltiSuit | None) -> UltiCard | None:
        """The card that takes the trick so far: the highest trump, else the highest card of the suit led (I.6)."""
        if not self.cards:
            return None
        trumps = trump is not None
        return max(self.cards, key=lambda card: (card.suit is trump, card.suit is self.led, card.height(trumps=trumps)))

    def winner(self, trump: UltiSuit | None) -> int | None:
        """Who takes the trick so far."""
        best = self.winning_card(trump)
        return None if best is None else (self.leader + self.cards.index(best)) % PLAYERS

    def plus(self, card: UltiCard) -> UltiTrick:
        """The trick after one more card."""
        return UltiTrick(self.leader, (*self.cards, card))


@dataclass(frozen=True, slots=True)
class Duty:
    """What a player must do with the next card: the cards allowed, why (a code), and the provision."""

    cards: tuple[UltiCard, ...]
    reason: str
    provision: str


def duty(hand: Iterable[UltiCard], trick: UltiTrick, trump: UltiSuit | None) -> Duty:
    """The cards a player may play to the trick, and the duty that decides it (I.6; for the trump seven I.4.d).

    Follow suit, else trump, else anything; and beat the card now winning when one of its own suit can. The trump
    seven may not be led while another trump is held: "az adu hetessel csak akkor lehet kiutni, ha mar mas adu nincs"
    is read as leading (kiutni) and as the leader's own hand.
    """
    held = sort_hand(hand, trumps=trump is not None)
    if not trick.cards:
        return _duty_on_lead(held, trump)
    if following := tuple(card for card in held if card.suit is trick.led):
        return _overtaking(following, trick, trump, "follow_suit")
    if trumps := tuple(card for card in held if card.suit is trump):
        return _overtaking(trumps, trick, trump, "trump")
    return Duty(held, "free", "I.6")


def _duty_on_lead(held: tuple[UltiCard, ...], trump: UltiSuit | None) -> Duty:
    trumps = tuple(card for card in held if card.suit is trump)
    if len(trumps) > 1 and any(card.rank == "7" for card in trumps):
        return Duty(tuple(card for card in held if not is_trump_seven(card, trump)), "keep_trump_seven", "I.4.d")
    return Duty(held, "free", "I.6")


def _overtaking(cards: tuple[UltiCard, ...], trick: UltiTrick, trump: UltiSuit | None, reason: str) -> Duty:
    best = trick.winning_card(trump)
    trumps = trump is not None
    higher = tuple(
        card
        for card in cards
        if best is not None and card.suit is best.suit and card.height(trumps=trumps) > best.height(trumps=trumps)
    )
    return Duty(higher, "overtake", "I.6") if higher else Duty(cards, reason, "I.6")


def is_trump_seven(card: UltiCard, trump: UltiSuit | None) -> bool:
    """Whether the card is the trump seven, with which the ulti is made (I.4.d)."""
    return trump is not None and card.suit is trump and card.rank == "7"


def refuse_illegal_card(hand: Sequence[UltiCard], card: UltiCard, trick: UltiTrick, trump: UltiSuit | None) -> None:
    """Raise UltiRefusal, naming the duty and the cards allowed, unless the card may be played now (II.C.4)."""
    if card not in hand:
        raise UltiRefusal("card_not_held", "I.6", tuple(str(held) for held in hand))
    required = duty(hand, trick, trump)
    if card in required.cards:
        return
    raise UltiRefusal(f"must_{required.reason}", required.provision, tuple(str(held) for held in required.cards))


@dataclass(frozen=True, slots=True)
class UltiBreach:
    """A card of a record that broke a duty: trick number from 1, player, card, the duty's reason and provision."""

    trick: int
    player: int
    card: UltiCard
    reason: str
    provision: str


@dataclass(frozen=True, slots=True)
class UltiPlay:
    """A record of play: declarer, trump (None without trumps), the two talon cards, the tricks in order."""

    declarer: int
    trump: UltiSuit | None
    talon: tuple[UltiCard, ...]
    tricks: tuple[UltiTrick, ...] = ()

    def __post_init__(self) -> None:
        seen = [*self.talon, *(card for trick in self.tricks for card in trick.cards)]
        doubled = [str(card) for card in seen if seen.count(card) > 1]
        if doubled:
            raise UltiError(f"{doubled[0]} stands twice in the record: a card is in one trick or in the talon.")
        if len(self.tricks) > TRICKS:
            raise UltiError(f"A deal of Ulti has 10 tricks, not {len(self.tricks)}.")
        leader = self.declarer
        for number, trick in enumerate(self.tricks, start=1):
            if trick.leader != leader:
                raise UltiError(f"Trick {number} is led by player {trick.leader}, but player {leader} was to lead.")
            if not trick.complete and number < len(self.tricks):
                raise UltiError(f"Trick {number} has {len(trick.cards)} cards, but a later trick was begun.")
            taker = trick.winner(self.trump)
            leader = leader if taker is None else taker

    @property
    def complete(self) -> bool:
        """Whether all ten tricks have been played."""
        return len(self.tricks) == TRICKS and self.tricks[-1].complete

    @property
    def current(self) -> UltiTrick:
        """The trick in progress, or an empty one with the player who leads next."""
        if self.tricks and not self.tricks[-1].complete:
            return self.tricks[-1]
        return UltiTrick(self.next_leader)

    @property
    def next_leader(self) -> int:
        """The declarer first, then whoever took the last complete trick (I.6)."""
        takers = self.takers
        return takers[-1] if takers else self.declarer

    @property
    def takers(self) -> tuple[int, ...]:
        """Who took each complete trick."""
        won = (trick.winner(self.trump) for trick in self.tricks if trick.complete)
        return tuple(player for player in won if player is not None)

    def cards_taken(self, player: int) -> tuple[UltiCard, ...]:
        """The cards in the tricks a player took."""
        pairs = zip(self.tricks, self.takers, strict=False)
        return tuple(card for trick, taker in pairs if taker == player for card in trick.cards)

    def plus(self, card: UltiCard) -> UltiPlay:
        """The record after one more card by the player in turn (its legality is checked by `refuse_illegal_card`)."""
        trick = self.current.plus(card)
        done = self.tricks[:-1] if self.tricks and not self.tricks[-1].complete else self.tricks
        return UltiPlay(self.declarer, self.trump, self.talon, (*done, trick))

    def hand_before(self, player: int, number: int) -> tuple[UltiCard, ...]:
        """The cards a player played to trick `number` or later: in a complete record, the hand held before it."""
        later = (dict(trick.played).get(player) for trick in self.tricks[number - 1 :])
        return tuple(card for card in later if card is not None)

    def breaches(self) -> tuple[UltiBreach, ...]:
        """Every card of a complete record that broke a duty (II.C.4), in order; an unfinished one shows fewer."""
        found = []
        for number, trick in enumerate(self.tricks, start=1):
            before = UltiTrick(trick.leader)
            for player, card in trick.played:
                required = duty(self.hand_before(player, number), before, self.trump)
                if card not in required.cards:
                    found.append(UltiBreach(number, player, card, required.reason, required.provision))
                before = before.plus(card)
        return tuple(found)
