"""Calls told in a row: an auction heard without who made its calls, and the call that is ruled on among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.asking.facts import Read
from understanding.facts import chances_of
from understanding.heard import Heard, call_of

AUCTION, CALLED, UNTOLD = "auction", "withdrawn", "calls_untold"
SEATED = ("dealer", "callers", "out_of_turn")
"""What tells who made the calls of an auction."""
DOUBLED = "inadmissible_double"
SURELY = 0.9
"""The probability from which a fact heard in the words wins over an auction without players."""
CLOSED = 0.5
"""The probability from which words tell that nobody has called since."""


def of_no_players(rows: Sequence[Read], named: Sequence[int]) -> int | None:
    """Which of the rows `named` in a contradiction is an auction without players, what it goes against heard surely.

    Calls in a row tell neither who made them nor which are left out: `1S, pass, pass, pass` may well skip a player.
    """
    if any(row.sure and row.fact in SEATED for row in rows):
        return None
    loose = [at for at in named if rows[at].fact == AUCTION]
    others = [rows[at] for at in named if rows[at].fact not in (AUCTION, CALLED)]
    if not loose:
        return None
    calls = rows[loose[0]].words  # whose own words tell nothing beside: "1NT, then one spade"
    heard = [row for row in others if SURELY <= row.p < 1 and row.words.strip(" .,!?") not in calls]
    return loose[0] if heard and len(heard) == len(others) else None


def may_go_on(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That calls may have followed an auction without players, unless words tell that nobody has called since.

    They may have followed any auction that is told up to a double that is not allowed: Law 36 turns on it.
    """
    from rulings import registry

    auction = rows.get(AUCTION)
    if auction is None or UNTOLD in rows or UNTOLD not in registry.get(name).fields:
        return {}
    closed = chances_of(heard, name).get(UNTOLD, {}).get("false", 0.0) >= CLOSED
    doubled = name == DOUBLED and auction.value[-1:] in (["X"], ["XX"]) and "lho_called" not in rows
    if closed or (any(fact in rows for fact in SEATED) and not doubled):
        return {}
    return {UNTOLD: Read(UNTOLD, True, auction.words, True)}


def called_once(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The rows with the call that is ruled on told once: among the calls of the auction, where they hold it."""
    called, auction = rows.get("withdrawn"), rows.get("auction")
    if called is None or auction is None or "withdrawn" in heard.facts(name) or called.value not in auction.value:
        return dict(rows)
    if auction.value.count(called.value) > 1 and called.value in ("P", "X", "XX"):
        return dict(rows)
    return {fact: row for fact, row in rows.items() if fact != "withdrawn"}


def as_made(row: Read, heard: Heard) -> Read:
    """An auction of single words in the order of the calls made; what was only wished for is no part of it, nor is a
    double spoken of once more (`I thought the double still stood`).
    """
    if row.fact != "auction":
        return row
    made = [
        call
        for event in heard.table["events"]
        if event["act"] == "call" and "status" not in event and (call := call_of(event))
    ]
    more = Counter(row.value) - Counter(made)
    named_again = bool(more) and not Counter(made) - Counter(row.value) and set(more) <= {"X", "XX"}
    return replace(row, value=made) if made and (named_again or set(made) < set(row.value)) else row
