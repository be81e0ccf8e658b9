"""What an idea of the naming table looks at: the table, its state and the irregularity that is to be ruled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridge.cards import Suit
from bridge.seats import Seat, Side
from bridge.table.call_line import Spoken
from bridge.table.findings import Irregularity, known
from bridge.table.model import NEVER, Circumstance, Event, Table, What
from bridge.table.replay import State
from bridge.table.trick_line import TrickLine


@dataclass(frozen=True, slots=True)
class View:
    """One irregularity at one table; `procedure` is who asks."""

    table: Table
    state: State
    focus: Irregularity
    procedure: str
    others: tuple[Irregularity, ...] = ()

    @property
    def n(self) -> int | None:
        """The event of the irregularity."""
        return self.focus.n

    @property
    def event(self) -> Event | None:
        """The irregularity as an event."""
        return self.table.event(self.focus.n)

    @property
    def offender(self) -> Seat | None:
        """Who did it."""
        return self.focus.seat

    @property
    def lho(self) -> Seat | None:
        """His left-hand opponent."""
        return self.offender.lho if self.offender else None

    @property
    def partner(self) -> Seat | None:
        """His partner."""
        return self.offender.partner if self.offender else None

    @property
    def rho(self) -> Seat | None:
        """His right-hand opponent."""
        return self.offender.rho if self.offender else None

    @property
    def what(self) -> What:
        """The call or card of it."""
        return self.focus.what_done

    @property
    def how(self) -> frozenset[str]:
        """The manner told with it."""
        event = self.event
        return event.how if event else frozenset()

    @property
    def trick(self) -> TrickLine | None:
        """The trick in which it happened."""
        return self.state.play.trick_of(self.focus.n)

    @property
    def spoken(self) -> Spoken | None:
        """The call of it in the replay."""
        return next((item for item in self.state.calls.spoken if item.n == self.focus.n), None)

    def led(self) -> Suit | None:
        """The suit led to that trick."""
        trick = self.trick
        return trick.led if trick else None

    def likely(self, who: str | None) -> Seat | None:
        """The seat of a path."""
        return self.state.likely(who)

    def side(self, who: str | None) -> Side | None:
        """The side of a path."""
        return self.state.side(who)

    def called(self, seat: Seat | None) -> bool | None:
        """Whether a player has called since the irregularity."""
        return known(self.state.called_since(seat, self.n))

    def played(self, seat: Seat | None) -> bool | None:
        """Whether a player has played since the irregularity."""
        return known(self.state.played_since(seat, self.n))

    def told(self, *kinds: str) -> Circumstance | None:
        """The first circumstance of a kind."""
        return self.table.first(*kinds)

    def truth(self, *kinds: str, who: Seat | None = None) -> bool | None:
        """What is told of a yes-or-no circumstance, of one player if given."""
        for item in self.table.told(*kinds):
            if who is None or item.who is None or self.likely(item.who) is who or self.side(item.who) is who.side:
                return item.truth
        return None

    def later(self, *acts: str) -> Iterator[Event]:
        """What happened after the irregularity."""
        start = self.n or 0
        return (event for event in self.table.done if event.n > start and (not acts or event.act in acts))

    def earlier(self, *acts: str) -> Iterator[Event]:
        """What happened before the irregularity."""
        end = self.n if self.n is not None else NEVER
        return (event for event in self.table.done if event.n < end and (not acts or event.act in acts))

    def by(self, event: Event) -> Seat | None:
        """Who did something, as the replay has it."""
        for item in self.state.calls.spoken:
            if item.n == event.n:
                return item.seat
        for trick in self.state.tricks:
            for played in trick.played:
                if played.n == event.n:
                    return played.seat
        return self.likely(event.who)


def nothing_told(_view: View) -> None:
    """What only words would tell: a table told whole without them says that it was not so."""
