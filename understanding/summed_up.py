"""A double told first of all and then again in its turn: what a story is about, before how it came to it.

`South doubled his own partner! North opened, East passed, and then South`: before a bid nobody doubles (Law 19A), so
the double told first is the one whose turn comes last. So it is with the contract, told of a side before how it came to
it (`EW made 4S. South bid 4H, East 4S`): a side makes no bid, the player who is told to have made it did.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

_SEATS, _SIDES = "NESW", ("ns", "ew")
_PLAIN = frozenset({"n", "act", "what", "how", "words", "who"})
"""What an event holds that nothing else on the table points to."""
_MADE_BEFORE = 2
"""Calls told behind the double, at least, before its turn comes again."""


def summed_up(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events without a contract that is told first and bid behind that, and with a double that is told before any
    bid in its place: behind the calls that lead up to it, once.
    """
    rows = _bid_later(list(events))
    calls = next((at for at, row in enumerate(rows) if row["act"] != "call"), len(rows))
    rest = rows[calls:]  # what was done about it
    if calls <= _MADE_BEFORE or not _doubles(rows[0]) or any(not _plain(row) for row in rows[:calls]):
        return rows
    double, behind = rows[0], rows[1:calls]
    again = _doubles(behind[-1]) and behind[-1]["who"] == double["who"]
    before = behind[:-1] if again else behind
    if len(before) < _MADE_BEFORE or not str(before[0].get("what", {}).get("call"))[:1].isdigit():
        return rows
    turns = [str(row["who"]) for row in (*before, double)]
    if any(_SEATS[(_SEATS.index(one) + 1) % len(_SEATS)] != two for one, two in pairwise(turns)):
        return rows
    return [{**row, "n": n} for n, row in enumerate([*before, behind[-1] if again else double, *rest], 1)]


def _bid_later(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events without a bid told first of all of a side, where one player of it is told to have made it later."""
    if not rows or str(rows[0].get("who")) not in _SIDES or rows[0]["act"] != "call":
        return rows
    side, bid = str(rows[0]["who"]), rows[0].get("what", {}).get("call")
    made = any(
        row["act"] == "call" and str(row.get("who")).lower() in tuple(side) and row.get("what", {}).get("call") == bid
        for row in rows[1:]
    )
    return [{**row, "n": n} for n, row in enumerate(rows[1:], 1)] if made else rows


def _doubles(row: Mapping[str, Any]) -> bool:
    return bool(row.get("what", {}).get("call") == "X")


def _plain(row: Mapping[str, Any]) -> bool:
    """Whether an event is a call by a seat in its turn, as far as is told, to which nothing points."""
    called = row["act"] == "call" and str(row.get("who")) in tuple(_SEATS) and "call" in row.get("what", {})
    return called and set(row) <= _PLAIN and "out_of_turn" not in row.get("how", ())
