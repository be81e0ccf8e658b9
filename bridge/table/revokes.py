"""Failures to follow suit (Laws 61 and 63): told, or shown by what the hand held or played later."""

from __future__ import annotations

from collections.abc import Iterator

from bridge.cards import Suit
from bridge.seats import Seat, Side
from bridge.table.findings import Irregularity, Truth
from bridge.table.model import Event, Table
from bridge.table.people import People
from bridge.table.trick_line import Played, PlayLine, TrickLine

_AFTER = ("hands_returned", "moved_on")


def revokes(table: Table, people: People, line: PlayLine) -> Iterator[Irregularity]:
    """Every revoke of the story, in order."""
    for number, trick in enumerate(line.tricks):
        for item in trick.played:
            event = table.event(item.n)
            if event is None or event.act not in ("play", "lead", "designate", "replace"):
                continue
            told = "not_following" in item.how
            if not (told or _shown(table, people, line, number, item)) or _could_not(table, people, trick, item):
                continue
            yield Irregularity(
                "revoke",
                event.who,
                item.seat,
                item.n,
                established=established(table, people, line, number, item),
                told=told,
                what_done=item.what,
                detail={"trick": number, "led": trick.led, "winner": trick.winner, "withdrawn": item.withdrawn},
            )


def _suit_played(line: PlayLine, item: Played, led: Suit | None) -> Suit | None:
    if item.what.card_suit is not None:
        return item.what.card_suit
    if item.what.kind == "trump" or "ruff" in item.how:
        return line.trump
    return None


def _off_suit(line: PlayLine, trick: TrickLine, item: Played) -> bool | None:
    """Whether the card is of another suit than the one led."""
    if item.seat is not None and item.seat is trick.leader:
        return False
    if item.what.kind in ("discard", "trump") or item.how & {"ruff", "discard", "not_following"}:
        return not (item.what.kind == "trump" and trick.led is not None and trick.led is line.trump)
    played = _suit_played(line, item, trick.led)
    if played is None or trick.led is None:
        return None
    return played is not trick.led


def _shown(table: Table, people: People, line: PlayLine, number: int, item: Played) -> bool:
    """Whether a card off suit was played by a hand that held the suit: told, or played by it later."""
    trick = line.tricks[number]
    if item.seat is None:
        return _nameless(table, trick, item)
    if not _off_suit(line, trick, item):
        return _required_suit_missed(table, people, trick, item)
    if any(new.n == item.withdrawn and new.what.card_suit is trick.led for new in trick.played):
        return True  # he replaced it by a card of the suit led
    if not (
        item.sure or item.how & {"ruff", "discard"} or item.what.kind in ("trump", "discard") or len(line.tricks) < 3
    ):
        return False
    if item.sure and trick.led is not None and trick.led in _suits_left(table, people, line, number, item):
        return True
    for held in table.told("holds"):
        if not held.holds or people.likely(held.who) is not item.seat or item.seat is None:
            continue
        suit = held.part("suit") or str(held.part("card") or " ")[0]
        if suit == " ":
            continue
        if trick.led is None or suit == trick.led.value:
            return True
    for event in table.acts("notice"):
        if event.n > item.n and people.likely(event.who) is item.seat and event.what.names_card:
            suit_seen = event.what.card_suit
            if suit_seen is not None and suit_seen is trick.led:
                return True
    if not item.sure:
        return False
    later = [played for after in line.tricks[number + 1 :] for played in after.standing if played.seat is item.seat]
    return trick.led is not None and any(played.what.card_suit is trick.led for played in later)


def _nameless(table: Table, trick: TrickLine, item: Played) -> bool:
    """Of one player without a name: he ruffed or discarded, and held the suit (`found a club`)."""
    event = table.event(item.n)
    if (
        event is None
        or event.who is not None
        or table.first("disputed") is not None
        or not item.how & {"ruff", "discard"}
    ):
        return False
    suits = [held.part("suit") for held in table.told("holds") if held.holds and held.who is None]
    return bool(suits) and (trick.led is None or trick.led.value in suits)


def _suits_left(table: Table, people: People, line: PlayLine, number: int, item: Played) -> set[Suit]:
    """The suits of a hand that is told whole, less what it has played; empty when the hand is not told."""
    listed = [
        held.part("cards")
        for held in table.told("holds")
        if people.likely(held.who) is item.seat and isinstance(held.part("cards"), list)
    ]
    if not listed or item.seat is None or not line.tricks[number].linked:
        return set()
    gone = {p.what.card for t in line.tricks[:number] for p in t.standing if p.seat is item.seat}
    return {Suit(code[0]) for code in listed[0] if code not in gone and code != item.what.card}


_SUITS = {"spade": Suit.S, "heart": Suit.H, "diamond": Suit.D, "club": Suit.C}


def _demanded(event: Event) -> Suit | None:
    """The suit that declarer required a player to lead or play."""
    text = (event.what.text or "").lower()
    if not any(word in text for word in ("require", "demand", "lead")) or "forbid" in text:
        return event.what.card_suit
    return event.what.card_suit or next((suit for word, suit in _SUITS.items() if word in text), None)


def _required_suit_missed(table: Table, people: People, trick: TrickLine, item: Played) -> bool:
    """A lead or play of another suit than the one a player was required to play, though he holds it."""
    demand = next((e for e in table.acts("choose") if e.n < item.n and _demanded(e) is not None), None)
    if demand is None or _demanded(demand) is item.what.card_suit:
        return False
    return any(
        held.holds
        and people.likely(held.who) is item.seat
        and held.part("suit") == getattr(_demanded(demand), "value", None)
        for held in table.told("holds")
    )


def _could_not(table: Table, people: People, trick: TrickLine, item: Played) -> bool:
    """Whether the hand is told to have had none of the suit."""
    for void in table.told("void"):
        his = people.likely(void.who) is item.seat and void.holds and void.when in (None, item.n)
        if his and (trick.led is None or void.part("suit") in (None, trick.led.value)):
            return True
    return any(
        not held.holds
        and people.likely(held.who) is item.seat
        and held.part("suit") in (None, getattr(trick.led, "value", None))
        for held in table.told("holds")
    )


def established(table: Table, people: People, line: PlayLine, number: int, item: Played) -> Truth:
    """Law 63A: the offender or his partner has led or played to the next trick, named a card to it, or claimed."""
    side = item.seat.side if item.seat else None
    told = table.first("established")
    if told is not None:
        return "yes" if told.truth else "no"
    if item.withdrawn is not None:
        return "no"
    answer = _played_on(table, people, side)
    claims = any(event.n > item.n for event in table.acts("claim", "concede"))
    if answer == "yes" or (answer == "no" and not claims):
        return answer
    for trick in line.tricks[number + 1 :]:
        if side is not None and any(played.seat is not None and played.seat.side is side for played in trick.played):
            return "yes"
    for event in table.acts("claim", "concede"):
        claimer = people.likely(event.who)
        ours = side is not None and (claimer.side if claimer else people.side(event.who)) is side
        if event.n > item.n and ours:
            return "yes"
    if agreed_to_claim(table, people, item.n, side):
        return _claim_final(table)
    later = any(c.kind == "tricks_since" and (c.part("count") or 0) > 0 for c in table.circumstances)
    if _over(table) or (later and not _another_before(table, item)):
        return "yes"
    return _closed(table, people, line, number, side)


def _another_before(table: Table, item: Played) -> bool:
    """Whether another card that did not follow is told before this one: tricks won since are of that one."""
    return any(event.n < item.n and "not_following" in event.how and event.done for event in table.events)


def agreed_to_claim(table: Table, people: People, n: int, side: Side | None) -> bool:
    """Whether this side has agreed, after event n, to a claim or concession of the other side (69A)."""
    claimed = [event.n for event in table.acts("claim", "concede") if event.n > n]
    for event in table.acts("agree"):
        seat = people.likely(event.who)
        ours = side is not None and (seat.side if seat else people.side(event.who)) is side
        if ours and claimed and event.n > claimed[0] and event.what.event in (None, *claimed):
            return True
    return False


def _claim_final(table: Table) -> Truth:
    """Law 63A4: agreement establishes the revoke once somebody has called on the next board, or the round is over."""
    noticed = table.first("noticed")
    if any(item.truth for item in table.told("moved_on")) or (
        noticed is not None and str(noticed.part("moment") or noticed.value) in ("next_board", "after_round")
    ):
        return "yes"
    next_board = any("next board" in str(item.part("what") or "") for item in table.told("not_done"))
    if next_board or table.whole or any(not item.truth for item in table.told("moved_on")):
        return "no"
    return "unknown"


def _played_on(table: Table, people: People, side: object) -> Truth:
    for told in table.told("played_to_next"):
        if told.who in (None, "everybody") and not told.truth:
            return "no"
        if side is not None and people.side(told.who) is side:
            return "yes" if told.truth else "no"
    return "unknown"


def _over(table: Table) -> bool:
    phase = table.first("phase")
    if phase is not None and phase.value in ("after_play", "scored"):
        return True
    return any(item.truth for item in table.told(*_AFTER))


def _closed(table: Table, people: People, line: PlayLine, number: int, side: object) -> Truth:
    """Told that the next trick has not begun, or that neither offender has played to it."""
    if table.whole:
        return "no"
    absent = [item for item in table.told("not_done") if item.part("act") in ("play", "lead", None)]
    if any(item.who in (None, "everybody") for item in absent):
        return "no"
    trick = line.tricks[number]
    for item in absent:  # a hand that has not played to this very trick: the next one has not begun
        seat = people.likely(item.who)
        if seat is not None and trick.of(seat) is None and item.part("what") is None and len(line.tricks) == number + 1:
            return "no"
    for item in absent:
        about = item.part("what")
        text = str(about.get("text", "")) if isinstance(about, dict) else ""
        if "next" in text and (people.side(item.who) is side or people.likely(item.who) is None):
            return "no"
        if people.side(item.who) is side and people.likely(item.who) is None:
            return "no"
    return "unknown"


def offenders(found: list[Irregularity]) -> set[Seat]:
    """Who revoked."""
    return {item.seat for item in found if item.what == "revoke" and item.seat is not None}


def corrected(event: Event) -> bool:
    """Whether an event puts a revoke right."""
    return event.act in ("replace", "withdraw") and not event.what.names_call
