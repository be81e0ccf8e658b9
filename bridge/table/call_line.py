"""The calls of a replay: what was said, by whom, what still stands."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridge.auction import Auction, MadeCall
from bridge.seats import Seat
from bridge.table.findings import Irregularity
from bridge.table.model import What


@dataclass(frozen=True, slots=True)
class Spoken:
    """One call of the replay. `n` is its event; None for a pass that was filled in."""

    seat: Seat | None
    what: What
    n: int | None = None
    faults: tuple[str, ...] = ()
    withdrawn: int | None = None
    linked: bool = False
    """Whether it is told to follow directly on the call before it."""


@dataclass(slots=True)
class AuctionLine:
    """The calls as they now stand, everything that was ever called, and what was irregular."""

    dealer: Seat | None = None
    dealer_told: bool = False
    standing: list[Spoken] = field(default_factory=list)
    spoken: list[Spoken] = field(default_factory=list)
    found: list[Irregularity] = field(default_factory=list)
    obliged: dict[Seat, int] = field(default_factory=dict)
    """Players whom an earlier ruling obliges to pass, and the event of that ruling."""
    spared: frozenset[int] = frozenset()
    """Calls in the turn of a player who had to pass: in rotation, his pass is filled in (28A)."""
    irregular: int | None = None
    """A call that is out of rotation by what was said of it."""
    before: dict[int, tuple[Spoken, ...]] = field(default_factory=dict)
    """The calls that stood before each call's event, passes filled in."""

    @property
    def whole(self) -> bool:
        """Whether every call from the dealer on is told (passes that merely close the auction aside)."""
        told = [item for item in self.standing if item.n is not None]
        known = all(item.seat is not None and item.what.call is not None for item in told)
        started = bool(told) and self.dealer is not None and told[0].seat is self.dealer and self.dealer_told
        linked = all(item.linked for item in told[1:])
        return started and known and linked and told == self.standing

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is, as far as known."""
        if not self.standing:
            return self.dealer
        last = self.standing[-1].seat
        return last.lho if last else None

    def auction(self, calls: list[Spoken] | None = None) -> Auction | None:
        """The standing calls as an auction; None when a call or a player of it is not known exactly."""
        items = self.standing if calls is None else calls
        if any(item.seat is None or item.what.call is None for item in items):
            return None
        dealer = items[0].seat if items else self.dealer
        if dealer is None:
            return None
        made = (MadeCall(item.seat, item.what.call) for item in items if item.seat and item.what.call)
        return Auction(dealer, tuple(made))

    def ended(self) -> bool | None:
        """Whether the auction is over by its calls; None when that is not known."""
        auction = self.auction()
        if auction is not None:
            return auction.ended
        tail = [item.what.is_pass for item in self.standing[-3:]]
        return False if len(tail) < 3 or False in tail else None
