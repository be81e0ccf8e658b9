"""The table as values: events, circumstances and what is asked (contract: `schema.json`).

`Table.from_json` checks against the schema; `to_json` gives back what was read. Nothing here knows the Laws: the
state follows from `bridge.table.replay`, what was irregular from `bridge.table.irregularities`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from bridge.calls import PASS, REDOUBLE, Bid, Call, parse_call
from bridge.cards import HONOURS, Card, Suit, parse_card
from bridge.table.shape import JsonObject, TableError, check_shape

VERSION = 1


@dataclass(frozen=True, slots=True)
class What:
    """What was called, played, shown or said; every part may be missing."""

    call: Call | None = None
    card: str | None = None
    cards: tuple[str, ...] = ()
    suit: Suit | None = None
    rank: str | None = None
    level: int | None = None
    denomination: str | None = None
    kind: str | None = None
    count: int | None = None
    meaning: str | None = None
    text: str | None = None
    event: int | None = None

    @property
    def exact_card(self) -> Card | None:
        """The one card, when suit and rank are both told exactly."""
        return exact(self.card or (self.cards[0] if len(self.cards) == 1 else None))

    @property
    def card_suit(self) -> Suit | None:
        """The suit of the card, as far as told."""
        if self.suit is not None:
            return self.suit
        code = self.card or (self.cards[0] if self.cards else None)
        return Suit(code[0]) if code else None

    @property
    def card_rank(self) -> str | None:
        """The rank as told: exact, or `x` small, `h` honour, `high`, `low`, `highest`, `lowest`."""
        return self.card[1:] if self.card else self.rank

    @property
    def honour(self) -> bool | None:
        """Whether the card is an honour; None when that is not told."""
        rank = self.card_rank
        if rank is None or rank in ("high", "highest"):
            return None
        return rank in HONOURS or rank == "h"

    @property
    def is_bid(self) -> bool | None:
        """Whether the call is a bid; None when that is not told."""
        if self.call is not None:
            return isinstance(self.call, Bid)
        if self.kind in ("pass", "double", "redouble"):
            return False
        return True if self.kind == "bid" or self.level or self.denomination else None

    @property
    def is_pass(self) -> bool | None:
        """Whether the call is a pass; None when that is not told."""
        if self.call is not None:
            return self.call is PASS
        return None if self.kind in (None, "call") and not (self.level or self.denomination) else self.kind == "pass"

    @property
    def names_card(self) -> bool:
        """Whether it speaks of a card rather than of a call."""
        return bool(self.card or self.cards or self.suit or self.rank) or self.kind in (
            "card",
            "trump",
            "suit_led",
            "discard",
        )

    @property
    def names_call(self) -> bool:
        """Whether it speaks of a call rather than of a card."""
        return bool(self.call is not None or self.level or self.denomination) or self.kind in (
            "bid",
            "pass",
            "double",
            "redouble",
            "call",
        )


NOTHING = What()
"""Nothing told of it."""


def exact(code: str | None) -> Card | None:
    """A card code as a card, None for `x`, `h` and nothing."""
    return parse_card(code) if code and code[1] not in "xh" else None


_NOBODY = (None, "everybody", "somebody", "ns", "ew", "declaring", "defenders", "side1", "side2")
_TELLING = frozenset({"not_following", "ruff", "discard", "insufficient", "second_card", "before_partner"})
_IN_PLAY = frozenset({"from_hand", "from_dummy", "ruff", "discard", "not_following", "to_next_trick", "second_card"})
NEVER = 1_000_000
"""Later than any event."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something done, in order of time; `what` and `how` as the schema says."""

    n: int
    act: str
    who: str | None = None
    what: What = NOTHING
    how: frozenset[str] = frozenset()
    status: str = "happened"
    after: int | None = None
    words: str | None = None
    p: float | None = None

    @property
    def done(self) -> bool:
        """Whether the teller says that it happened (one player's claim counts until the other version is tried)."""
        return self.status in ("happened", "claimed")

    @property
    def in_play(self) -> bool:
        """Whether it can only be of the play: declarer's, dummy's or a defender's card, from a hand, to a trick."""
        hand = (self.who or "").rpartition(":")[2] in ("declarer", "dummy", "defender", "defenders")
        return not self.what.names_call and (hand or bool(self.how & _IN_PLAY))

    @property
    def hollow(self) -> bool:
        """Whether it tells of a call or card neither whose nor which: nothing that could be replayed."""
        if self.what != NOTHING or self.how & _TELLING:
            return False
        if self.act == "call":
            return not self.how & {"out_of_turn", "simultaneous"} or self.who in _NOBODY
        return self.act in ("lead", "play", "expose", "designate") and self.who in _NOBODY


@dataclass(frozen=True, slots=True)
class Circumstance:
    """Something told as being so, or (`holds` false) as not being so; `kind` is `is` of the schema."""

    kind: str
    who: str | None = None
    value: Any = field(default=None, hash=False)
    holds: bool = True
    when: int | str | None = None
    status: str = "told"
    words: str | None = None
    p: float | None = None

    def part(self, name: str) -> Any:
        """One part of a value that is an object, None when it has none."""
        return self.value.get(name) if isinstance(self.value, Mapping) else None

    @property
    def truth(self) -> bool:
        """Yes or no: `holds`, or a value of false, says no."""
        said = self.value if isinstance(self.value, bool) else True
        return said if self.holds else not said


@dataclass(frozen=True, slots=True)
class Asked:
    """One question of the teller."""

    form: str
    who: str | None = None
    act: str | None = None
    what: What = NOTHING
    words: str | None = None


@dataclass(frozen=True)
class Table:
    """One record of what happened at a table."""

    events: tuple[Event, ...] = ()
    circumstances: tuple[Circumstance, ...] = ()
    asked: tuple[Asked, ...] = ()

    @classmethod
    def from_json(cls, given: Any) -> Table:
        """Read a table; raises TableError for what does not keep the schema."""
        check_shape(given)
        events = tuple(_event(item) for item in given["events"])
        numbers = [event.n for event in events]
        if len(set(numbers)) != len(numbers):
            twice = next(number for number in numbers if numbers.count(number) > 1)
            raise TableError(f"Two events have the number {twice}; every event has a number of its own.")
        return cls(
            tuple(sorted(events, key=lambda event: event.n)),
            tuple(_circumstance(item) for item in given.get("circumstances", ())),
            tuple(_asked(item) for item in given.get("asked", ())),
        )

    def to_json(self) -> JsonObject:
        """The table as the schema writes it; what was not told is left out."""
        return {
            "version": VERSION,
            "events": [write_event(event) for event in self.events],
            "circumstances": [_write_circumstance(item) for item in self.circumstances],
            "asked": [_write_asked(item) for item in self.asked],
        }

    @cached_property
    def done(self) -> tuple[Event, ...]:
        """What happened, in order."""
        return tuple(event for event in self.events if event.done and not event.hollow)

    def event(self, number: int | None) -> Event | None:
        """The event of that number."""
        return next((event for event in self.events if event.n == number), None)

    def acts(self, *names: str) -> Iterator[Event]:
        """What happened, of these kinds."""
        return (event for event in self.done if event.act in names)

    def told(self, *kinds: str) -> Iterator[Circumstance]:
        """Circumstances of these kinds, suppositions left out."""
        return (item for item in self.circumstances if item.kind in kinds and item.status != "supposed")

    def first(self, *kinds: str) -> Circumstance | None:
        """The first circumstance of these kinds."""
        return next(self.told(*kinds), None)

    def so(self, *kinds: str) -> Circumstance | None:
        """The first circumstance of these kinds that is told as being so."""
        return next((item for item in self.told(*kinds) if item.truth), None)

    def of_later_tricks(self, item: Circumstance) -> bool:
        """Whether it is the verb of a count told just before it: `took three more tricks` names no single trick."""
        at = next((index for index, row in enumerate(self.circumstances) if row is item), 0)
        before = self.circumstances[at - 1] if at else None
        counted = before is not None and before.kind == "tricks_since" and before.who == item.who
        return counted and item.part("trick") is None

    @cached_property
    def whole(self) -> bool:
        """Whether everything that was done and said up to now is told."""
        return self.so("whole") is not None

    def denied(self, *kinds: str) -> bool:
        """Whether something of these kinds is told as not being so."""
        return any(not item.truth for item in self.told(*kinds))

    @cached_property
    def first_card(self) -> int:
        """The number of the first event that is surely of the play; a large number without one."""
        cards = [event for event in self.acts("lead", "play", "designate") if not event.what.names_call]
        sure = [event.n for event in cards if event.in_play]
        declared = any(item.who and item.truth for item in self.told("declarer", "dummy", "won_trick"))
        if cards and declared and not any(event.n < cards[0].n for event in self.acts("call")):
            sure.append(cards[0].n)  # the story begins in the play: there is a declarer before any call
        return min(sure, default=NEVER)

    @cached_property
    def calls(self) -> tuple[Event, ...]:
        """The calls of the auction: what is told as a call after cards were surely played is none."""
        return tuple(event for event in self.acts("call") if event.n < self.first_card)

    @cached_property
    def last_call(self) -> int:
        """The number of the last call's event, 0 without one."""
        made = (event.n for event in self.acts("call", "replace") if not event.what.names_card)
        return max((n for n in made if n < self.first_card), default=0)

    def with_event(self, event: Event) -> Table:
        """The table with one event done in place of the one of its number: to try what is only asked about."""
        changed = replace(event, status="happened")
        return replace(self, events=tuple(changed if item.n == event.n else item for item in self.events))


def _call(code: str | None) -> Call | None:
    return None if code is None else parse_call(code)


def _what(given: Mapping[str, Any] | None) -> What:
    if not given:
        return What()
    parts = dict(given)
    parts["call"] = _call(parts.get("call"))
    parts["suit"] = Suit(parts["suit"]) if parts.get("suit") else None
    parts["cards"] = tuple(parts.get("cards", ()))
    return What(**parts)


def write_call(call: Call) -> str:
    """A call as a table writes it: notrump is NT here."""
    code = str(call)
    return f"{code}T" if code.endswith("N") else code


def _write_what(what: What) -> JsonObject:
    parts: JsonObject = {}
    for name in What.__dataclass_fields__:
        value = getattr(what, name)
        if value is None or value == ():
            continue
        parts[name] = write_call(value) if name == "call" else list(value) if name == "cards" else _plain(value)
    return parts


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Suit) else value


def _event(given: Mapping[str, Any]) -> Event:
    return Event(
        n=given["n"],
        act=given["act"],
        who=given.get("who"),
        what=_what(given.get("what")),
        how=frozenset(given.get("how", ())),
        status=given.get("status", "happened"),
        after=given.get("after"),
        words=given.get("words"),
        p=given.get("p"),
    )


def write_event(event: Event) -> JsonObject:
    """One event as the schema writes it."""
    parts: JsonObject = {"n": event.n, "after": event.after, "who": event.who, "act": event.act}
    parts["what"] = _write_what(event.what) or None
    parts["how"] = sorted(event.how) or None
    parts["status"] = None if event.status == "happened" else event.status
    parts["words"], parts["p"] = event.words, event.p
    return {name: value for name, value in parts.items() if value is not None}


def _circumstance(given: Mapping[str, Any]) -> Circumstance:
    return Circumstance(
        kind=given["is"],
        who=given.get("who"),
        value=given.get("value"),
        holds=given.get("holds", True),
        when=given.get("when"),
        status=given.get("status", "told"),
        words=given.get("words"),
        p=given.get("p"),
    )


def _write_circumstance(item: Circumstance) -> JsonObject:
    parts: JsonObject = {"is": item.kind, "who": item.who, "value": item.value, "when": item.when}
    parts["holds"] = None if item.holds else False
    parts["status"] = None if item.status == "told" else item.status
    parts["words"], parts["p"] = item.words, item.p
    return {name: value for name, value in parts.items() if value is not None}


def _asked(given: Mapping[str, Any]) -> Asked:
    return Asked(given["form"], given.get("who"), given.get("act"), _what(given.get("what")), given.get("words"))


def _write_asked(item: Asked) -> JsonObject:
    parts: JsonObject = {"form": item.form, "who": item.who, "act": item.act}
    parts["what"], parts["words"] = _write_what(item.what) or None, item.words
    return {name: value for name, value in parts.items() if value is not None}


def is_double(what: What) -> bool | None:
    """Whether the call is a double or redouble; None when that is not told."""
    if what.call is not None:
        return str(what.call) == "X" or what.call is REDOUBLE
    if what.kind in ("double", "redouble"):
        return True
    return None if what.kind in (None, "call") and what.is_bid is None else False
