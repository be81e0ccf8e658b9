"""Who is who: role paths (`partner:asker`, `lho:declarer`) to seats, as far as what is told settles them.

Roles are unknowns over four seats. What is told ties them (who declares, who deals, how the calls and the opening
lead went round); every assignment that breaks nothing told is kept, and a role is known where they all agree. In a
story without a compass point the first role stands at an arbitrary seat: all relations hold, the seats are not told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise

from bridge.calls import Bid
from bridge.seats import SEATS, Seat, Side
from bridge.table.model import Event, Table

TURNS = {"partner": 2, "lho": 1, "rho": 3}
SIDES = ("ns", "ew", "declaring", "defenders", "side1", "side2")
NOBODY = ("director", "spectator", "somebody", "everybody")
_RELATED = {"dummy": ("declarer", 2), "leader": ("declarer", 1)}
_MOST = 512

Assignment = Mapping[str, Seat]


@dataclass(frozen=True, slots=True)
class SeatFrom:
    """A role path worked down to one unknown and a number of places clockwise from it."""

    unknown: str
    turn: int


@lru_cache(maxsize=4096)
def place_of(path: str | None) -> SeatFrom | Seat | None:
    """A seat, an unknown and its offset, or None for a side, the director, somebody."""
    if not path:
        return None
    *steps, base = path.split(":")
    if base in NOBODY or base in SIDES:
        if base in SIDES and base not in ("ns", "ew") and steps:
            return None
        return None
    turn, name = 0, base
    if base in _RELATED:
        name, turn = _RELATED[base]
    seat = Seat(base) if base in SEATS else None
    for step in reversed(steps):
        if step == "opponent":
            name, turn, seat = f"opponent:{seat.turned(turn) if seat else f'{name}+{turn % 4}'}", 0, None
        else:
            turn += TURNS[step]
    return seat.turned(turn) if seat else SeatFrom(name, turn % 4)


@dataclass(frozen=True)
class People:
    """The assignments that fit what was told, the best first; `seated` says whether any compass point was told."""

    fits: tuple[Assignment, ...]
    seated: bool

    @cached_property
    def best(self) -> Assignment:
        """The first of the assignments that fit."""
        return self.fits[0] if self.fits else {}

    def seat(self, path: str | None) -> Seat | None:
        """The seat of a role, where all assignments agree on it."""
        found = {_at(path, fit) for fit in self.fits or ({},)}
        return found.pop() if len(found) == 1 else None

    def likely(self, path: str | None) -> Seat | None:
        """The seat of a role in the likeliest assignment."""
        return _at(path, self.best)

    def side(self, path: str | None) -> Side | None:
        """The side that a role or a side's name stands for."""
        return _side(path, self.best)


def _at(path: str | None, fit: Assignment) -> Seat | None:
    place = place_of(path)
    if place is None or isinstance(place, Seat):
        return place
    anchor = fit.get(place.unknown)
    return anchor.turned(place.turn) if anchor else None


def _side(path: str | None, fit: Assignment) -> Side | None:
    if not path:
        return None
    *steps, base = path.split(":")
    if base not in SIDES:
        seat = _at(path, fit)
        return seat.side if seat else None
    if base in ("ns", "ew"):
        side: Side | None = Side(base)
    elif base in ("side1", "side2"):
        one = fit.get("side1")
        side = (one.side if base == "side1" else one.side.other) if one else None
    else:
        declarer = fit.get("declarer")
        side = (declarer.side if base == "declaring" else declarer.side.other) if declarer else None
    odd = sum(step != "partner" for step in steps) % 2
    return side.other if side and odd else side


def paths_of(table: Table) -> Iterator[str]:
    """Every role path that the table names, a path told in a value included."""
    for event in table.events:
        if event.who:
            yield event.who
    for item in table.circumstances:
        if item.who:
            yield item.who
        inner = item.part("who")
        if isinstance(inner, str):
            yield inner


def people_of(table: Table) -> People:
    """Work out who sits where."""
    paths = list(paths_of(table))
    seated = any(re.search(r"(^|:)(N|E|S|W|ns|ew)$", path) for path in paths)
    unknowns = _unknowns(paths, table)
    fits = list(_assignments(unknowns, table, seated))
    if not fits:
        return People(({},), seated)
    costs = [(_cost(table, fit), number) for number, fit in enumerate(fits)]
    least = min(cost for cost, _ in costs)
    return People(tuple(fits[number] for cost, number in costs if cost == least), seated)


def _unknowns(paths: list[str], table: Table) -> list[str]:
    found: dict[str, None] = {}
    for path in paths:
        place = place_of(path)
        if isinstance(place, SeatFrom):
            for name in (*_opened(place.unknown), place.unknown):
                found[name] = None
        if path.rpartition(":")[2] in ("declaring", "defenders"):
            found["declarer"] = None
        if path.rpartition(":")[2] in ("side1", "side2"):
            found["side1"] = None
    if table.first("contract", "declarer", "dummy") or any(e.act in ("lead", "play", "designate") for e in table.done):
        found["declarer"] = None
    first = ("declarer", "asker", "offender", "dealer")
    return sorted(found, key=lambda name: (first.index(name) if name in first else 4, list(found).index(name)))


def _opened(name: str) -> Iterator[str]:
    """The unknown that an `opponent:` unknown is measured from."""
    if name.startswith("opponent:") and "+" in name:
        inner = name.removeprefix("opponent:").rpartition("+")[0]
        yield from _opened(inner)
        yield inner


def _assignments(unknowns: list[str], table: Table, seated: bool) -> Iterator[Assignment]:
    ties = _ties(table)
    count = 0

    def extend(index: int, fit: dict[str, Seat]) -> Iterator[Assignment]:
        nonlocal count
        if count >= _MOST:
            return
        if index == len(unknowns):
            count += 1
            yield dict(fit)
            return
        name = unknowns[index]
        free = SEATS if seated or index else (Seat.S,)
        for seat in free:
            fit[name] = seat
            if _allowed(name, fit, ties):
                yield from extend(index + 1, fit)
            del fit[name]

    yield from extend(0, {})


def _ties(table: Table) -> list[tuple[SeatFrom, SeatFrom | Seat]]:
    """Equalities told: the declarer, dealer, dummy and offender named by a circumstance."""
    found: list[tuple[SeatFrom, SeatFrom | Seat]] = []
    roles = {"contract": "declarer", "declarer": "declarer", "dummy": "dummy", "dealer": "dealer"}
    for item in table.told(*roles):
        told, role = place_of(item.who), place_of(roles[item.kind])
        if told is not None and isinstance(role, SeatFrom) and item.holds:
            found.append((role, told))
    for event in table.acts("deal"):
        told = place_of(event.who)
        if told is not None:
            found.append((SeatFrom("dealer", 0), told))
    return found


def _allowed(name: str, fit: Mapping[str, Seat], ties: list[tuple[SeatFrom, SeatFrom | Seat]]) -> bool:
    seat = fit[name]
    for role, told in ties:
        left = fit.get(role.unknown)
        right = told if isinstance(told, Seat) else fit.get(told.unknown)
        if left is None or right is None:
            continue
        if left.turned(role.turn) is not (right if isinstance(told, Seat) else right.turned(told.turn)):
            return False
    if name.startswith("opponent:"):
        base, plus, turn = name.removeprefix("opponent:").rpartition("+")
        against = fit[base].turned(int(turn)) if plus else Seat(name.removeprefix("opponent:"))
        return seat.side is not against.side
    if name == "defender" and "declarer" in fit:
        return seat.side is not fit["declarer"].side
    if name == "other":
        if "defender" in fit:
            return seat is fit["defender"].partner
        return seat is not fit.get("offender")
    if re.fullmatch(r"p[1-4]", name):
        return all(other is not seat for key, other in fit.items() if key != name and re.fullmatch(r"p[1-4]", key))
    return True


def _cost(table: Table, fit: Assignment) -> int:
    """How much of what was told an assignment makes irregular that was not told so."""
    calls = [event for event in table.done if event.act == "call" and _at(event.who, fit)]
    cost = sum(_call_cost(before, after, fit) for before, after in pairwise(calls))
    dealer, first = fit.get("dealer"), calls[0] if calls else None
    if dealer and first and _at(first.who, fit) is not dealer and "out_of_turn" not in first.how:
        cost += 2
    return cost + _play_cost(table, calls, fit)


def _call_cost(before: Event, after: Event, fit: Assignment) -> int:
    one, two = _at(before.who, fit), _at(after.who, fit)
    if one is None or two is None:
        return 0
    steps = one.steps_to(two)
    told = bool(after.how & {"out_of_turn", "instead"})
    if told:
        return 2 if "out_of_turn" in after.how and steps == 1 else 0
    if after.after == before.n and steps != 1:
        return 4
    cost = {1: 0, 2: 1, 3: 2, 0: 4}[steps]
    if after.what.call is not None and str(after.what.call) == "X" and isinstance(before.what.call, Bid):
        cost += 4 if one.side is two.side else 0
    return cost


def _role_cost(table: Table, fit: Assignment) -> int:
    """Only declarer plays from hand and dummy and calls for dummy's cards; only defenders have penalty cards."""
    declarer = fit["declarer"]
    cost = 0
    for event in table.done:
        seat = _at(event.who, fit)
        if seat is None or event.act not in ("lead", "play"):
            continue
        if "from_hand" in event.how:
            cost += 3 * (seat is not declarer)
        elif "from_dummy" in event.how:
            cost += 3 * (seat.side is not declarer.side)
    for item in table.told("not_done", "penalty_card"):
        seat = _at(item.who, fit)
        if seat is None:
            continue
        if item.kind == "penalty_card":
            cost += 3 * (seat.side is declarer.side)
        elif item.part("act") == "designate":
            cost += 3 * (seat is not declarer)
        elif item.part("act") == "play" and item.part("what") is None and seat is declarer.partner:
            cost += 2 * any(event.who == "dummy" and event.act == "play" for event in table.done)
    return cost


def _trick_cost(table: Table, fit: Assignment) -> int:
    """Cards told one after the other go round the table; declarer calls for dummy's and plays his own."""
    cost = 0
    plays = [event for event in table.done if event.act in ("lead", "play") and not event.what.names_call]
    for before, after in pairwise(plays):
        one, two = _hand(before, fit), _hand(after, fit)
        fresh = after.act == "lead" or after.how & {"to_next_trick", "out_of_turn", "second_card", "before_partner"}
        if one is None or two is None or fresh:
            continue
        cost += {1: 0, 2: 1, 3: 1, 0: 2}[one.steps_to(two)]
    return cost


def _hand(event: Event, fit: Assignment) -> Seat | None:
    declarer = fit.get("declarer")
    if declarer is not None and "from_dummy" in event.how:
        return declarer.partner
    return _at(event.who, fit)


def _placed(table: Table, event: Event, fit: Assignment) -> bool:
    """Whether it is known whose call it is, as far as who declares hangs on it: a pass or double told directly after
    such a call is the next player's.
    """
    if _at(event.who, fit) is not None:
        return True
    before = table.event(event.after)
    told = before is not None and before.act == "call" and event.what.is_bid is False
    return told and before is not None and _placed(table, before, fit)


def _play_cost(table: Table, calls: list[Event], fit: Assignment) -> int:
    declarer = fit.get("declarer")
    if declarer is None:
        return 0
    cost = 0
    bids = [event for event in calls if isinstance(event.what.call, Bid)]
    told = table.first("contract", "declarer")
    unseated = any(event.act == "call" and not _placed(table, event, fit) for event in table.done)
    if bids and not unseated and not (told and told.who):
        last = _at(bids[-1].who, fit)
        first = next(
            _at(event.who, fit)
            for event in bids
            if event.what.call.denomination is bids[-1].what.call.denomination  # type: ignore[union-attr]
            and last
            and (seat := _at(event.who, fit))
            and seat.side is last.side
        )
        cost += 3 * (first is not declarer)
    cost += _trick_cost(table, fit) + _role_cost(table, fit)
    for event in table.acts("designate"):
        seat = _at(event.who, fit)
        cost += 3 * (seat is not None and seat is not declarer)
    opening = next(table.acts("lead"), None)
    spoken = bool(calls) or (opening is not None and bool(opening.how & {"out_of_turn", "face_down"}))
    if (
        opening
        and spoken
        and not table.first("trick", "cards_left", "lead_in", "won_trick")
        and "to_next_trick" not in opening.how
    ):
        seat = _at(opening.who, fit)
        wrong = seat is not None and seat is not declarer.lho
        if wrong and "out_of_turn" not in opening.how and "wrong_hand" not in opening.how:
            cost += 1 if seat is declarer else 2
        elif not wrong and "out_of_turn" in opening.how:
            cost += 3
    return cost
