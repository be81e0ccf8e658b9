"""From a table to its state: whose turn, which contract, who leads, who has called or played since, who is who."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bridge.auction import Auction, Phase
from bridge.calls import Bid, Denomination
from bridge.contract import Doubling, PartialContract
from bridge.seats import SEATS, Seat, Side, Vulnerability, vulnerability_of_board
from bridge.table.auction_line import auction_line
from bridge.table.call_line import AuctionLine, Spoken
from bridge.table.findings import Truth
from bridge.table.model import Event, Table
from bridge.table.people import People, people_of
from bridge.table.play_line import play_line
from bridge.table.trick_line import PlayLine, TrickLine

_CARD_ACTS = ("lead", "play", "designate", "expose", "face", "withdraw", "replace")
_PLAY_MARKS = (
    "contract", "declarer", "dummy", "trump", "trick", "lead_in", "dummy_spread", "penalty_card", "won_trick",
    "tricks_since", "lead_faced", "cards_left", "auction_over", "played_to_next", "tricks_total", "outstanding_trump",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class State:
    """What a replay of the table shows. Seats of an unseated story are arbitrary; their relations hold."""

    table: Table
    people: People
    calls: AuctionLine
    play: PlayLine
    contract: PartialContract
    in_auction: frozenset[int]
    contract_sure: bool = True

    @property
    def seated(self) -> bool:
        """Whether the story names compass points at all."""
        return self.people.seated

    @property
    def dealer(self) -> Seat | None:
        """Who dealt: told, or who called first."""
        if self.calls.dealer is not None:
            return self.calls.dealer
        return self.calls.standing[0].seat if self.calls.standing else None

    @property
    def auction(self) -> Auction | None:
        """The standing calls, told and filled, when every one is known exactly."""
        return self.calls.auction()

    @property
    def declarer(self) -> Seat | None:
        """Declarer, or who would be if the auction ended now."""
        return self.contract.declarer

    @property
    def dummy(self) -> Seat | None:
        """Declarer's partner."""
        return self.declarer.partner if self.declarer else None

    @property
    def opening_leader(self) -> Seat | None:
        """The player on declarer's left."""
        return self.declarer.lho if self.declarer else None

    @property
    def tricks(self) -> list[TrickLine]:
        """The tricks of which anything is told."""
        return self.play.tricks

    @property
    def phase(self) -> str:
        """before_auction, auction, clarification, play, after_play, scored, passed_out or unknown."""
        told = self.table.first("phase")
        if told is not None and isinstance(told.value, str):
            return told.value
        if any(item.truth for item in self.table.told("moved_on", "hands_returned")):
            return "after_play"
        if self.table.denied("auction_over"):
            return "auction"
        if self.tricks or (self.contract.told and self._play_told()):
            return "play"
        auction = self.auction
        if auction is not None and auction.made:
            found = auction.phase()
            return "auction" if found is Phase.AUCTION else found.value
        if self.calls.spoken:
            return "auction"
        return "play" if self._play_told() else "unknown"

    def _play_told(self) -> bool:
        return self.table.so(*_PLAY_MARKS) is not None or any(
            event.act in ("lead", "play", "designate", "claim", "concede", "quit") for event in self.table.done
        )

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to call, lead or play, as far as known."""
        told = self.table.first("on_turn")
        if told is not None:
            return self.people.likely(told.who)
        if self.tricks:
            last = self.tricks[-1]
            if len(last.standing) >= 4:
                return last.winner
            seat = last.standing[-1].seat if last.standing else None
            return seat.lho if seat else None
        return self.opening_leader if self.phase in ("play", "clarification") else self.calls.turn

    def seat(self, who: str | None) -> Seat | None:
        """The seat of a role path, where what is told settles it."""
        return self.people.seat(who)

    def likely(self, who: str | None) -> Seat | None:
        """The seat of a role path in the likeliest reading."""
        return self.people.likely(who)

    def side(self, who: str | None) -> Side | None:
        """The side of a role path."""
        return self.people.side(who)

    def declares(self, seat: Seat | None) -> bool | None:
        """Whether a seat is declarer's side; None when that is not known."""
        if seat is None:
            return None
        sides = {fit["declarer"].side for fit in self.people.fits if "declarer" in fit}
        if self.contract.declarer is not None and len(sides) <= 1:
            return seat.side is self.contract.declarer.side
        return seat.side in sides if len(sides) == 1 else None

    def role(self, seat: Seat | None) -> str | None:
        """declarer, dummy or defender."""
        declares = self.declares(seat)
        if seat is None or declares is None:
            return None
        if not declares:
            return "defender"
        if self.declarer is None or len({fit.get("declarer") for fit in self.people.fits}) > 1:
            return None
        return "declarer" if seat is self.declarer else "dummy"

    def vulnerability(self) -> Vulnerability | None:
        """Who is vulnerable: told, or by the board's number."""
        for item in self.table.told("vulnerability"):
            if isinstance(item.value, str) and item.value in tuple(Vulnerability):
                return Vulnerability(item.value)
        board = self.board()
        return vulnerability_of_board(board) if board else None

    def board(self) -> int | None:
        """The number of the board."""
        told = self.table.first("board")
        return told.value if told and isinstance(told.value, int) and 0 < told.value < 1000 else None

    def called_since(self, seat: Seat | None, n: int | None, until: int | None = None) -> Truth:
        """Whether a player has called since an event, and before another one if `until` names it."""
        if until is None or n is None:
            return self._since(seat, n, "call")
        calls = [item for item in self.calls.spoken if item.seat is seat and item.n is not None]
        if any(n < item.n < until for item in calls if item.n is not None):
            return "yes"
        return "no" if self.table.whole else self._since(seat, n, "call")

    def played_since(self, seat: Seat | None, n: int | None) -> Truth:
        """Whether a player has led or played since an event."""
        return self._since(seat, n, "play")

    def _since(self, seat: Seat | None, n: int | None, act: str) -> Truth:
        if seat is None or n is None:
            return "unknown"
        acts = ("call",) if act == "call" else ("lead", "play")
        for event in self.table.done:
            if event.n > n and event.act in acts and self._who(event) is seat:
                return "yes"
        if act == "call" and _filled_since(self.calls.standing, seat, n):
            return "yes"
        for item in self.table.told("not_done"):
            about = item.part("act")
            if about in (act, None, *acts) and self._covers(item.who, seat):
                return "no"
        later = [event for event in self.table.done if event.n > n]
        if later and "at_once" in later[0].how:
            return "no"
        return "no" if self.table.whole or self._would_be_told(seat, n, acts) else "unknown"

    def _would_be_told(self, seat: Seat, n: int, acts: tuple[str, ...]) -> bool:
        """Whether the story goes on past the player's turn without him."""
        if not self.table.done:
            return False
        last = self.table.done[-1]
        before = next((self._who(event) for event in self.table.done if event.n == n), None)
        return last.n > n and last.act in acts and self._who(last) is seat.rho and before is not seat.rho

    def _who(self, event: Event) -> Seat | None:
        if event.act in ("lead", "play"):
            found = next((p.seat for t in self.tricks for p in t.played if p.n == event.n), None)
            return found or self.people.likely(event.who)
        spoken = next((item.seat for item in self.calls.spoken if item.n == event.n), None)
        return spoken or self.people.likely(event.who)

    def _covers(self, who: str | None, seat: Seat) -> bool:
        if who in (None, "everybody"):
            return True
        likely = self.people.likely(who)
        return likely is seat if likely is not None else self.people.side(who) is seat.side

    def to_json(self) -> dict[str, Any]:
        """The state as `lawbridge table` prints it; seats only where they are told."""

        def name(seat: Seat | None) -> str | None:
            return seat.value if seat and self.seated else None

        contract = self.contract
        return {
            "seated": self.seated,
            "dealer": name(self.dealer),
            "vulnerability": v.value if (v := self.vulnerability()) else None,
            "phase": self.phase,
            "turn": name(self.turn),
            "calls": [
                {"who": name(i.seat), "call": str(i.what.call) if i.what.call else None, "event": i.n}
                for i in self.calls.standing
            ],
            "contract": {
                "level": contract.level,
                "denomination": contract.denomination.value if contract.denomination else None,
                "doubling": contract.doubling.value if contract.doubling else None,
                "declarer": name(contract.declarer),
            },
            "opening_leader": name(self.opening_leader),
            "tricks": [
                {
                    "number": trick.number,
                    "leader": name(trick.leader),
                    "winner": name(trick.winner),
                    "cards": [
                        {"who": name(p.seat), "card": p.what.card, "suit": p.what.card_suit, "event": p.n}
                        for p in trick.standing
                    ],
                }
                for trick in self.tricks
            ],
        }


def _filled_since(standing: list[Spoken], seat: Seat, n: int) -> bool:
    index = next((number for number, item in enumerate(standing) if item.n == n), None)
    return index is not None and any(item.seat is seat for item in standing[index + 1 :])


def replay(table: Table, spared: frozenset[int] = frozenset()) -> State:
    """Replay a table. Nothing is invented but passes and followed suits that the told calls and cards need.

    `spared` are calls in the turn of a player whom a ruling obliged to pass: his pass counts as made (28A).
    """
    table = in_sequence(table)
    people = people_of(table)
    calls = auction_line(table, people, spared)
    contract = _contract(table, people, calls)
    in_auction = _before_play(table, calls)
    told = table.first("contract", "declarer", "dummy") is not None or any(
        event.who in ("declarer", "dummy") for event in table.done
    )
    sure = told or calls.whole
    play = play_line(table, people, contract, in_auction, sure=sure)
    return State(table, people, calls, play, contract, in_auction, sure)


def in_sequence(table: Table) -> Table:
    """A table told whole with every event directly after the one before it, for nothing untold stands between them."""
    if not table.whole:
        return table
    before = (None, *(event.n for event in table.events))
    events = (
        event if event.after is not None or first is None else replace(event, after=first)
        for first, event in zip(before, table.events, strict=False)
    )
    return replace(table, events=tuple(events))


def _contract(table: Table, people: People, calls: AuctionLine) -> PartialContract:
    level = denomination = doubling = None
    for item in table.told("contract"):
        level = item.part("level") or level
        code = item.part("denomination")
        denomination = Denomination(code[0]) if code in ("C", "D", "H", "S", "N", "NT") else denomination
        if item.part("doubling") in tuple(Doubling):
            doubling = Doubling(item.part("doubling"))
    for item in table.told("trump"):
        code = item.part("suit") or item.part("denomination")
        if isinstance(code, str) and code[:1] in tuple("CDHSN"):
            denomination = Denomination(code[0])
    declarer = people.likely("declarer")
    auction = calls.auction()
    if auction is not None and auction.contract is not None:
        made = auction.contract
        said = table.first("contract", "declarer", "dummy")
        named = declarer if said is not None and declarer is not None else made.declarer
        void = any(item.what == "inadmissible_double" for item in calls.found)  # it never stands (36)
        return PartialContract(made.level, made.denomination, Doubling.NONE if void else made.doubling, named)
    if auction is not None and auction.last_bid is not None and level is None and declarer is None:
        declarer = auction.declarer
    if level is None and auction is None and calls.standing:
        bids = [item.what.call for item in calls.standing if isinstance(item.what.call, Bid)]
        if bids and not bids[-1].over_seven:
            level, denomination = bids[-1].level, denomination or bids[-1].denomination
            after = [str(item.what.call) for item in calls.standing]
            doubling = doubling or (Doubling("XX") if "XX" in after else Doubling("X") if "X" in after else None)
    return PartialContract(
        level if isinstance(level, int) and 1 <= level <= 7 else None, denomination, doubling, declarer
    )


def _before_play(table: Table, calls: AuctionLine) -> frozenset[int]:
    """The events with cards that happened before the play began."""
    phase = table.first("phase")
    events = [event for event in table.done if event.act in _CARD_ACTS and not event.what.names_call]
    early = {event.n for event in events if event.n < table.last_call and event.act in ("lead", "play", "expose")}
    if phase is not None and phase.value in ("clarification", "play", "after_play", "scored"):
        return frozenset(early)
    if table.denied("auction_over"):
        return frozenset(event.n for event in events)
    if phase is not None and phase.value in ("auction", "before_auction"):
        begun = _first_trick(table, events)
        return frozenset(event.n for event in events if begun is None or event.n < begun)
    if calls.standing and calls.ended() is False and table.so(*_PLAY_MARKS) is None:
        early |= {event.n for event in events if event.act == "expose"}
    return frozenset(early)


def _first_trick(table: Table, events: Sequence[Event]) -> int | None:
    """The lead with which the play began, though the auction is told of too: the contract is told, and another player
    has played to it.
    """
    if table.first("contract") is None:
        return None
    for at, event in enumerate(events):
        if event.act == "lead" and any(one.act == "play" and one.who != event.who for one in events[at + 1 :]):
            return event.n
    return None


def likely_seats(state: State) -> dict[str, Seat]:
    """Role -> seat in the likeliest reading, for display."""
    names = ("asker", "declarer", "dummy", "dealer", "offender", *SEATS)
    return {name: seat for name in names if (seat := state.likely(name)) is not None}
