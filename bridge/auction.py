"""The auction (Laws 17-22, 35-39): who turns, what is sufficient, what is legal and why not, how it ends.

An `Auction` records every call that was actually made, with the player who made it, so it can hold irregular calls:
an insufficient bid, a bid of eight, a call out of rotation that was accepted (Law 29A). After each call the turn is
the left-hand opponent's. `bridge.legality` says what is wrong with a call.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from bridge.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Denomination, Word, parse_call
from bridge.contract import Contract, Doubling
from bridge.errors import BridgeError
from bridge.seats import SEATS, Seat


class Phase(StrEnum):
    """Periods of a board from the first call on (Laws 17D, 22, 41C)."""

    AUCTION = "auction"
    CLARIFICATION = "clarification"
    PLAY = "play"
    PASSED_OUT = "passed_out"


@dataclass(frozen=True, slots=True)
class MadeCall:
    """A call and who made it."""

    player: Seat
    call: Call

    def __str__(self) -> str:
        return f"{self.player.value}:{self.call}"


@dataclass(frozen=True)
class Auction:
    """A dealer and the calls made so far, oldest first. Build it with `auction_of`; extend it with `plus`.

    What follows from the calls is worked out once: a ruling asks for it on every branch.
    """

    dealer: Seat
    made: tuple[MadeCall, ...] = ()

    @cached_property
    def calls(self) -> tuple[Call, ...]:
        """The calls without their players."""
        return tuple(entry.call for entry in self.made)

    @cached_property
    def turn(self) -> Seat:
        """Whose turn it would be: dealer first, then clockwise from the last caller (Law 17B, 17C).

        After three passes ended by a pass out of rotation it is the player who was missed (Law 17D3).
        """
        if (missed := self.deprived) is not None:
            return missed
        return self.made[-1].player.lho if self.made else self.dealer

    @cached_property
    def last_bid(self) -> Bid | None:
        """The last preceding bid, or None."""
        return next((call for call in reversed(self.calls) if isinstance(call, Bid)), None)

    @cached_property
    def last_bidder(self) -> Seat | None:
        """Who made the last bid."""
        return next((entry.player for entry in reversed(self.made) if isinstance(entry.call, Bid)), None)

    @cached_property
    def insufficient(self) -> int | None:
        """The number of the last bid that did not supersede the bid before it (Law 18D); 0 is the first call."""
        found, last = None, None
        for index, call in enumerate(self.calls):
            if isinstance(call, Bid):
                found = found if call.supersedes(last) else index
                last = call
        return found

    @cached_property
    def doubling(self) -> Doubling:
        """Whether the last bid now stands doubled or redoubled; a later bid supersedes it (Law 19C)."""
        for call in reversed(self.calls):
            if call is REDOUBLE:
                return Doubling.REDOUBLED
            if call is DOUBLE:
                return Doubling.DOUBLED
            if isinstance(call, Bid):
                break
        return Doubling.NONE

    @cached_property
    def last_doubler(self) -> Seat | None:
        """Who made the double or redouble now standing, or None."""
        for entry in reversed(self.made):
            if isinstance(entry.call, Bid):
                return None
            if entry.call in (DOUBLE, REDOUBLE):
                return entry.player
        return None

    @cached_property
    def trailing_passes(self) -> tuple[MadeCall, ...]:
        """The unbroken run of passes at the end, oldest first."""
        count = 0
        for entry in reversed(self.made):
            if entry.call is not PASS:
                break
            count += 1
        return self.made[len(self.made) - count :]

    @property
    def in_rotation(self) -> bool:
        """Whether every call was made by the player whose turn it was."""
        return all(entry.player is self.dealer.turned(index) for index, entry in enumerate(self.made))

    def skipped_before(self, index: int) -> tuple[Seat, ...]:
        """Players passed over immediately before call number `index` (0 is the first), in rotation."""
        expected = self.made[index - 1].player.lho if index else self.dealer
        return tuple(expected.turned(step) for step in range(expected.steps_to(self.made[index].player)))

    @cached_property
    def deprived(self) -> Seat | None:
        """Law 17D3: three passes follow a call, but one of them was out of rotation and a player never had his turn.

        The first such player, to whom the auction reverts; None when nobody was deprived or the auction has not
        come to three passes. (With no bid yet the auction ends only when all four have passed, Law 22B.)
        """
        passes = self.trailing_passes
        if self.last_bid is None or len(passes) < 3:
            return None
        last_live = len(self.made) - len(passes) - 1
        first_three = range(last_live + 1, last_live + 4)
        return next((skipped[0] for index in first_three if (skipped := self.skipped_before(index))), None)

    @property
    def passed_out(self) -> bool:
        """Law 22B: all four players have passed and nobody has bid."""
        return self.last_bid is None and {entry.player for entry in self.made if entry.call is PASS} == set(SEATS)

    @cached_property
    def ended(self) -> bool:
        """Law 22: passed out, or three consecutive passes in rotation after the last bid, double or redouble."""
        if self.passed_out:
            return True
        return self.last_bid is not None and len(self.trailing_passes) >= 3 and self.deprived is None

    @cached_property
    def declarer(self) -> Seat | None:
        """Who would declare if the last bid became the contract: of its side, the first to name the denomination.

        The presumed declarer once the auction has ended, declarer when the opening lead is faced
        (Definitions: declarer, presumed declarer).
        """
        bid, bidder = self.last_bid, self.last_bidder
        if bid is None or bidder is None:
            return None
        return next(
            entry.player
            for entry in self.made
            if isinstance(entry.call, Bid)
            and entry.call.denomination is bid.denomination
            and entry.player.side is bidder.side
        )

    @property
    def dummy(self) -> Seat | None:
        """Partner of `declarer`, with the same caution."""
        return None if self.declarer is None else self.declarer.partner

    @property
    def opening_leader(self) -> Seat | None:
        """The player on the left of `declarer` (Law 41A), with the same caution."""
        return None if self.declarer is None else self.declarer.lho

    @property
    def contract(self) -> Contract | None:
        """The contract, or None while the auction goes on or when it was passed out (Law 22)."""
        if not self.ended or self.last_bid is None or self.declarer is None or self.last_bid.over_seven:
            return None
        return Contract(self.last_bid.level, self.last_bid.denomination, self.doubling, self.declarer)

    def phase(self, *, lead_faced: bool = False) -> Phase:
        """The period the board is in; `lead_faced` says whether a defender has faced an opening lead (Law 17D1)."""
        if lead_faced and self.last_bid is not None:
            return Phase.PLAY
        if self.passed_out:
            return Phase.PASSED_OUT
        return Phase.CLARIFICATION if self.ended else Phase.AUCTION

    def lowest_sufficient(self, denomination: Denomination) -> Bid | None:
        """The lowest sufficient bid in a denomination (Laws 18C and 27B1a), or None above seven."""
        last = self.last_bid
        if last is None:
            return Bid(1, denomination)
        level = last.level if denomination > last.denomination else last.level + 1
        return Bid(level, denomination) if level <= 7 else None

    def has_called(self, player: Seat) -> bool:
        """Whether the player has made any call in this auction."""
        return any(entry.player is player for entry in self.made)

    def calls_by(self, player: Seat) -> tuple[Call, ...]:
        """The player's own calls, oldest first."""
        return tuple(entry.call for entry in self.made if entry.player is player)

    def plus(self, call: Call | str, player: Seat | None = None) -> Auction:
        """The auction after one more call, by the player whose turn it is unless another is named."""
        made = call if isinstance(call, Bid | Word) else parse_call(call)
        return Auction(self.dealer, (*self.restored().made, MadeCall(player or self.turn, made)))

    def restored(self) -> Auction:
        """Law 17D3: the auction given back to the player who was deprived, the passes from the irregular one cancelled.

        Itself when nobody was deprived. `plus` goes on from here.
        """
        missed = self.deprived
        if missed is None:
            return self
        first_pass = len(self.made) - len(self.trailing_passes)
        irregular = next(index for index in range(first_pass, len(self.made)) if self.skipped_before(index))
        return self.before(irregular)

    def before(self, index: int) -> Auction:
        """The auction as it was before call number `index` (0 is the first; negative counts from the end)."""
        if not -len(self.made) <= index <= len(self.made):
            raise BridgeError(f"The auction has {len(self.made)} calls, so there is no call number {index}.")
        if index not in self._before:
            self._before[index] = Auction(self.dealer, self.made[:index])
        return self._before[index]

    @cached_property
    def _before(self) -> dict[int, Auction]:
        """The auctions before its calls that were asked for."""
        return {}

    def turned(self, steps: int) -> Auction:
        """The same auction after the whole table has been turned `steps` places."""
        made = tuple(MadeCall(entry.player.turned(steps), entry.call) for entry in self.made)
        return Auction(self.dealer.turned(steps), made)

    def __str__(self) -> str:
        return " ".join(str(entry.call if self.in_rotation else entry) for entry in self.made)


MOST_CALLS = 400
"""319 are possible (Law 19, 22); some more may be out of rotation or cancelled."""


def auction_of(dealer: Seat | str, calls: Iterable[Call | str] | str = ()) -> Auction:
    """An auction with every call in rotation from the dealer: `auction_of("N", "1H P 2H")` or a list of calls.

    A call may name its player, `S:P`, when it was made out of rotation. Raises BridgeError for what is no call.
    """
    auction = Auction(Seat(dealer))
    for item in calls.replace(",", " ").split() if isinstance(calls, str) else calls:
        seat, colon, code = str(item).rpartition(":")
        auction = auction.plus(code, Seat(seat) if colon else None)
        if len(auction.made) > MOST_CALLS:
            raise BridgeError(f"An auction has at most 319 calls; this one goes on after {MOST_CALLS}.")
    return auction
