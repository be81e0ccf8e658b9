"""The tricks of a replay as far as they are told, and what a replay of the cards starts from."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridge.cards import Card, Suit
from bridge.contract import PartialContract
from bridge.seats import Seat
from bridge.table.findings import Irregularity
from bridge.table.model import Event, Table, What
from bridge.table.people import People


@dataclass(frozen=True, slots=True)
class Played:
    """One card of a trick: which hand, what is known of the card, the event it was told in."""

    seat: Seat | None
    what: What
    n: int
    how: frozenset[str] = frozenset()
    withdrawn: int | None = None
    sure: bool = False
    """Whether it is certain that the card belongs to this trick: nothing untold stands between it and the lead."""


@dataclass(slots=True)
class TrickLine:
    """A trick as far as it is told; `number` only where that is known."""

    number: int | None = None
    leader: Seat | None = None
    played: list[Played] = field(default_factory=list)
    winner: Seat | None = None
    opening: bool = False
    linked: bool = False
    """Whether every card before this trick is told."""

    @property
    def standing(self) -> list[Played]:
        """The cards that were not taken back."""
        return [item for item in self.played if item.withdrawn is None]

    def at(self, n: int) -> list[Played]:
        """The cards that lay there just before event n: those taken back by it or later among them."""
        return [item for item in self.played if item.n < n and (item.withdrawn is None or item.withdrawn >= n)]

    @property
    def led(self) -> Suit | None:
        """The suit led, where told."""
        first = next((item for item in self.standing if item.seat is self.leader), None)
        return first.what.card_suit if first else None

    def of(self, seat: Seat | None) -> Played | None:
        """The card of a hand."""
        return next((item for item in self.standing if item.seat is seat), None)

    def cards(self) -> tuple[Card, ...] | None:
        """All four cards in rotation, when all are told exactly."""
        if self.leader is None:
            return None
        found = [self.of(self.leader.turned(step)) for step in range(4)]
        cards = [item.what.exact_card if item else None for item in found]
        return tuple(card for card in cards if card) if all(cards) else None


@dataclass(slots=True)
class PlayLine:
    """The tricks of the story and what was irregular in them."""

    tricks: list[TrickLine] = field(default_factory=list)
    found: list[Irregularity] = field(default_factory=list)
    trump: Suit | None = None
    notrump: bool = False

    @property
    def current(self) -> TrickLine | None:
        """The trick under way (or the last one)."""
        return self.tricks[-1] if self.tricks else None

    def trick_of(self, n: int | None) -> TrickLine | None:
        """The trick in which event n was played."""
        return next((trick for trick in self.tricks if any(item.n == n for item in trick.played)), None)


@dataclass(frozen=True, slots=True)
class PlayStart:
    """What a replay of the cards starts from."""

    table: Table
    people: People
    contract: PartialContract
    sure: bool = True

    @property
    def declarer(self) -> Seat | None:
        """Declarer's seat."""
        return self.contract.declarer

    def hand(self, event: Event) -> Seat | None:
        """Which hand a card came from: declarer plays from dummy too."""
        if self.declarer is not None:
            if "from_dummy" in event.how and event.act != "expose":
                return self.declarer.partner
            if "from_hand" in event.how and self.people.likely(event.who) is self.declarer.partner:
                return self.declarer
        if event.act == "designate":
            return self.declarer.partner if self.declarer else None
        return self.people.likely(event.who)

    def leads_from(self, event: Event, winner: Seat | None) -> Seat | None:
        """Which hand a lead came from: declarer leads from the hand that won, unless told otherwise."""
        hand = self.hand(event)
        plain = not event.how & {"from_hand", "from_dummy", "out_of_turn", "wrong_hand"}
        if plain and event.who == "declarer" and hand is not None and winner is hand.partner:
            return winner
        return hand

    def declares(self, event: Event, seat: Seat | None) -> bool | None:
        """Whether the hand is declarer's or dummy's; None when that is not known."""
        base = (event.who or "").rpartition(":")[2]
        if event.who in ("declarer", "dummy") or event.how & {"from_dummy", "from_hand"}:
            return True
        if event.who in ("defender", "leader", "other") or (base in ("declarer", "dummy") and ":" in (event.who or "")):
            return event.who is not None and event.who.startswith("partner:")
        if seat is None:
            return None
        sides = {fit["declarer"].side for fit in self.people.fits if "declarer" in fit}
        if len(sides) == 1:
            return seat.side in sides
        on_lead = self.table.first("on_lead")
        due = self.people.likely(on_lead.who) if on_lead else None
        return False if due is seat.partner else None
