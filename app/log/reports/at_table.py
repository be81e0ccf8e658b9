"""What happened at an entry's table, as a table of a report: the auction in columns, and the cards shown or played."""

from __future__ import annotations

from collections.abc import Iterator

from app.log.entry_data import LogEntry
from app.log.reports.sheet import SheetTable
from app.messages import message
from bridge.calls import parse_call
from bridge.cards import parse_card
from bridge.notation import format_call, format_card, format_seat
from bridge.notation.columns import COLUMNS, in_columns
from bridge.seats import Seat
from corpus.errors import LawbridgeError
from corpus.model import Language

_SHOWN = ("lead", "play", "expose", "face")


def table_parts(row: LogEntry, reader: Language) -> list[SheetTable]:
    """The table of an entry as far as seats are known; nothing where neither call nor card of a seat was told."""
    calls, cards = list(_calls(row, reader)), list(_cards(row, reader))
    if not calls and not cards:
        return []
    lines = in_columns(calls)
    laid = [" ".join(words for seat, words in cards if seat is column) for column in COLUMNS]
    if cards:
        lines.append(laid)
    heads = tuple(format_seat(seat, reader, style="symbol" if reader == "pl" else "word") for seat in COLUMNS)
    return [SheetTable(message(reader, "picture.title"), heads, tuple(map(tuple, lines)))]


def _calls(row: LogEntry, reader: Language) -> Iterator[tuple[Seat, str]]:
    """The calls told with their seats; of an entry without a table those of its facts."""
    told = [*_told(row, ("call",), "call")]
    auction, dealer = row.facts.get("auction"), row.facts.get("dealer")
    if not told and isinstance(auction, list) and dealer in ("N", "E", "S", "W"):
        told = [(Seat(dealer).turned(place), str(call)) for place, call in enumerate(auction)]
        out = row.facts.get("out_of_turn")
        if isinstance(out, dict) and out.get("player") in ("N", "E", "S", "W"):
            told.append((Seat(out["player"]), str(out.get("call"))))
    for seat, name in told:
        try:
            yield seat, format_call(parse_call(name), reader)
        except LawbridgeError:
            continue


def _cards(row: LogEntry, reader: Language) -> Iterator[tuple[Seat, str]]:
    for seat, name in _told(row, _SHOWN, "card"):
        try:
            yield seat, format_card(parse_card(name), reader)
        except LawbridgeError:
            continue


def _told(row: LogEntry, acts: tuple[str, ...], what: str) -> Iterator[tuple[Seat, str]]:
    for event in row.happened.get("events") or ():
        name = (event.get("what") or {}).get(what)
        happened = event.get("status", "happened") == "happened"
        if happened and event.get("act") in acts and event.get("who") in ("N", "E", "S", "W") and isinstance(name, str):
            yield Seat(event["who"]), name
