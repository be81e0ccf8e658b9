"""What is only asked about or supposed: tried on a copy of the table; and questions that name their own subject."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bridge.seats import Seat
from bridge.table.exposures import is_dummy
from bridge.table.findings import Irregularity
from bridge.table.model import NOTHING, Asked, Event, Table
from bridge.table.replay import State

_SUBJECTS = {
    "ask": "question",
    "look": "inspection",
    "deal": "auction_period",
}


def tried(table: Table) -> Table | None:
    """The table with what is supposed or asked about done; None when nothing is."""
    wished = [event for event in table.events if event.status in ("supposed", "asked_about")]
    if not wished:
        return None
    events = tuple(replace(e, status="happened") if e in wished else e for e in table.events)
    return replace(table, events=events)


def other_version(table: Table) -> Table | None:
    """The table as the player says who denies what another claims; None when nothing is only claimed."""
    events = tuple(event for event in table.events if event.status != "claimed")
    circumstances = tuple(item for item in table.circumstances if item.status != "claimed")
    if len(events) == len(table.events) and len(circumstances) == len(table.circumstances):
        return None
    return replace(table, events=events, circumstances=circumstances)


def subjects(state: State) -> Iterator[Irregularity]:
    """Questions that no irregularity answers: by who would do what."""
    for asked in state.table.asked:
        found = _subject(state, asked)
        if found is not None:
            seat: Seat | None = state.likely(asked.who)
            yield Irregularity(found, asked.who, seat, None, told=True, what_done=asked.what)
            return


def _subject(state: State, asked: Asked) -> str | None:
    if is_dummy(state, asked.who) and asked.act in ("notice", "summon", "ask", "remark", "look", "leave", "object"):
        return "dummy_acts"
    if asked.who == "spectator":
        return "spectator"
    if asked.act == "object" and _speaks_of(state, "appeal"):
        return "appeal"
    if asked.act == "object" and state.table.first("minutes", "correction_period") is not None:
        return "appeal"
    return _SUBJECTS.get(asked.act or "")


def _speaks_of(state: State, word: str) -> bool:
    return any(word in (event.what.text or "").lower() for event in state.table.events)


def accusation(state: State, *words: str) -> bool:
    """Whether a dispute or a remark speaks of one of these things."""
    said = [str(item.part("text") or item.value or "") for item in state.table.told("disputed")]
    said += [event.what.text or "" for event in state.table.events if event.act in ("remark", "object", "notice")]
    return any(word in text.lower() for text in said for word in words)


def _rotation_doubted(state: State) -> bool:
    """Whether somebody says that a regular call was out of turn."""
    objected = any(event.act == "object" for event in state.table.done) and bool(state.calls.obliged)
    return objected or accusation(state, "out of turn", "rotation", "his turn", "her turn")


def regular(state: State) -> Irregularity:
    """That nothing irregular is found, with the action it is said of: `detail["about"]` names its kind."""
    events: list[Event] = [event for event in state.table.events if event.status not in ("denied",)]
    calls = [event for event in events if event.act == "call" and event.done]
    cards = [event for event in events if event.act in ("play", "lead", "designate") and event.done]
    last = (cards or calls or events or [None])[-1]  # type: ignore[list-item]
    auction = state.auction
    about = "none"
    if accusation(state, "a claim", "claimed", "conced"):
        about = "claim"
    elif calls and not cards and not (auction is not None and auction.ended) and _rotation_doubted(state):
        about, last = "rotation", calls[-1]
    elif (cards and state.table.first("void") is not None) or (cards and accusation(state, "revoke")):
        about, last = "revoke", next((e for e in reversed(cards) if e.act == "play"), last)
    elif state.table.first("disputed") is not None and (cards or not calls) and state.phase != "auction":
        about = "disputed"
    elif cards:
        about = "play"
    elif auction is not None and auction.ended:
        about = "auction_end"
    elif calls:
        about = "call"
    elif state.table.first("disputed") is not None:
        about = "disputed"
    seat = state.likely(last.who) if last else None
    return Irregularity(
        "none", last.who if last else None, seat, last.n if last else None,
        established="no", detail={"about": about}, what_done=last.what if last else NOTHING,
    )  # fmt: skip
