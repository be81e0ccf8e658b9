"""The table of a question in words of its language: four seats, the middle, and the auction in rows of four."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from app.messages import message
from app.quiz.model import QuizQuestion
from bridge.calls import parse_call
from bridge.cards import parse_card
from bridge.notation import format_call, format_card, format_seat
from bridge.notation.columns import COLUMNS, in_columns
from bridge.seats import Seat
from corpus.model import Language

LETTERED: tuple[Language, ...] = ("pl",)
"""Languages whose players write seats as letters."""
MARK = "*"
"""Stands after a call out of turn."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A table ready to be drawn.

    `seats` is what each seat has, line by line, its name first; `middle` the contract; `auction` the names of the
    columns and rows of four cells; `note` what a mark in the auction means; `turn` who acts next and how it is said;
    `in_force` what binds a player. A quiz leaves the last two out: they are what it asks.
    """

    seats: Mapping[Seat, tuple[str, ...]]
    middle: str
    auction: tuple[tuple[str, ...], ...]
    note: str
    title: str
    auction_title: str
    turn: tuple[Seat, str] | None = None
    in_force: Mapping[Seat, tuple[str, ...]] = field(default_factory=dict)
    in_force_title: str = ""


def picture(question: QuizQuestion) -> TablePicture | None:
    """The table of a question; None where it tells of none."""
    table, language = question.table, question.language
    if not table:
        return None
    return TablePicture(
        {seat: _seat(seat, table, language) for seat in COLUMNS},
        contract_words(table, language),
        auction_rows(table, language),
        f"{MARK} {_say(language, 'out_of_turn')}" if "out_of_turn" in table else "",
        _say(language, "title"),
        _say(language, "auction"),
    )


def _say(language: Language, key: str, **params: str) -> str:
    return message(language, f"picture.{key}", **params)


def _seat(seat: Seat, table: Mapping[str, Any], language: Language) -> tuple[str, ...]:
    """A seat's name, what it is, and the cards told of it."""
    lines = [_name(seat, language)]
    declarer = Seat(table["declarer"]) if "declarer" in table else None
    if seat is declarer:
        lines.append(_say(language, "declarer"))
    elif declarer is not None and seat is declarer.partner:
        lines.append(_say(language, "dummy"))
    if table.get("dealer") == seat.value:
        lines.append(_say(language, "dealer"))
    plain = []
    for told in table.get("cards", {}).get(seat.value, ()):
        name, _, kind = told.partition(" ")
        words = _named(name, language)
        if kind:
            lines.append(_say(language, kind, card=words))
        else:
            plain.append(words)
    return (*lines, *([" ".join(plain)] if plain else []))


def _named(name: str, language: Language) -> str:
    """A card or, where it begins with a level or is a double or a pass, a call that the seat made."""
    if name[0].isdigit() or name in ("P", "X", "XX"):
        return format_call(parse_call(name), language)
    return format_card(parse_card(name), language)


def _name(seat: Seat, language: Language) -> str:
    """A seat as the told scenes of the language write it."""
    return format_seat(seat, language, style="symbol" if language in LETTERED else "word")


def contract_words(table: Mapping[str, Any], language: Language) -> str:
    """The contract of a table and whether it is doubled; empty where none is told."""
    if "contract" not in table:
        return ""
    words = format_call(parse_call(table["contract"]), language)
    doubling = {"X": "doubled", "XX": "redoubled"}.get(table.get("doubling", ""))
    return message(language, f"quiz.{doubling}", bid=words) if doubling else words


def auction_rows(table: Mapping[str, Any], language: Language) -> tuple[tuple[str, ...], ...]:
    """The columns' names and the calls, each under its player; a call out of turn is marked, on the next free place."""
    if not table.get("auction") and "out_of_turn" not in table:
        return ()
    seat = Seat(table["dealer"])
    made = []
    for call in table.get("auction", ()):
        made.append((seat, format_call(parse_call(call), language)))
        seat = seat.turned(1)
    if out := table.get("out_of_turn"):
        made.append((Seat(out["player"]), format_call(parse_call(out["call"]), language) + MARK))
    return (tuple(_name(one, language) for one in COLUMNS), *map(tuple, in_columns(made)))
