"""What a table stands at: whose turn it is and why, and what a ruling left in force; only what is known."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.answering.documents import AnswerDocument
from app.messages import message
from bridge.cards import Suit
from bridge.notation import format_suit
from bridge.seats import Seat
from bridge.table.irregularities import irregularities
from bridge.table.model import Table
from bridge.table.replay import State, replay
from corpus.model import Language
from rulings.table.standing import expired, merged_items

Document = Mapping[str, Any]
Turn = tuple[Seat, str]
"""A player, and what he is to do: `chooses`, `turn` (to call or play) or `on_lead`."""
TAGS = {
    "silenced_once": "passes_once",
    "silenced_throughout": "passes",
    "lead_restriction": "lead_restriction",
    "lead_forbidden": "lead_forbidden",
    "lead_required": "lead_required",
}
"""What binds a player and stands at his seat. A penalty card lies there; of information the ruling speaks."""
NAMED = frozenset({"lead_forbidden", "lead_required"})
"""Restrictions of named suits; while none is named, they are said as one that may come."""


def whose_turn(document: AnswerDocument) -> Turn | None:
    """Who acts next: the one player who may choose, whom the ruling names, who is told to be in turn; else None."""
    case, heard = document["procedure"], document["understood"]
    if not case:
        return None
    ruling, state = case["ruling"], heard.get("state") or {}
    choosers = {option.get("chooser") for option in document["options"]} - {None}
    if not document["options"] and ruling["need"]:  # a choice told in one sentence and asked has no list
        choosers = {ruling["need"][0].get("chooser")} - {None}
    if len(choosers) == 1 and (seat := _seat(choosers.pop())):
        return seat, "chooses"
    outcome = ruling["outcome"]
    if seat := _seat(outcome.get("next_to_act")):
        return None if _acted_since(heard, seat) else (seat, "turn")
    offender = _seat((ruling.get("people") or {}).get("offender"))
    if offender and outcome.get("call_stands") is False and outcome.get("legal_replacements"):
        return offender, "turn"
    if seat := next((_seat(row.get("who")) for row in _told(heard, "on_lead")), None):
        return seat, "on_lead"
    seat, begun = _seat(state.get("turn")), state.get("phase") in ("auction", "play")
    regular = any(_told(heard, "on_turn")) or not (offender or state.get("irregularities"))
    return (seat, "turn") if seat and begun and regular else None


def _acted_since(heard: Document, seat: Seat) -> bool:
    """Whether a player has called or played after what went wrong: then the table has gone on."""
    replayed = _replayed(heard)
    return replayed is not None and any(
        event.n > replayed[1] and event.act in ("call", "lead", "play") and replayed[0].likely(event.who) is seat
        for event in replayed[0].table.done
    )


def _told(heard: Document, what: str) -> Iterator[Document]:
    return (row for row in heard.get("circumstances") or () if row.get("is") == what and row.get("holds", True))


def _seat(code: Any) -> Seat | None:
    return Seat(code) if code in tuple(Seat) else None


def in_force(document: AnswerDocument) -> list[dict[str, Any]]:
    """What earlier rulings and this one left, merged, without what has expired at the table."""
    case = document["procedure"]
    if not case:
        return []
    left, facts = case["ruling"]["in_force"], case["facts"]
    earlier = [item for item in facts.get("in_force") or () if isinstance(item, Mapping)]
    replayed = _replayed(document["understood"]) if left else None
    standing = [item for item in left if replayed is None or not expired(item, replayed[0], replayed[1])]
    return merged_items([*map(dict, earlier), *map(dict, standing)])


def _replayed(heard: Document) -> tuple[State, int] | None:
    """The table played through, and the event at which it went wrong; None where that is not known."""
    try:
        table = Table.from_json({key: value for key, value in heard.items() if key not in ("state", "text")})
        state = replay(table)
        first = next(iter(irregularities(table, state)), None)
    except ValueError:
        return None
    return (state, first.n) if first is not None and first.n is not None else None


def tags(items: list[dict[str, Any]], language: Language) -> dict[Seat, tuple[str, ...]]:
    """What binds each player, in a few words."""
    found: dict[Seat, list[str]] = {}
    for item in items:
        if key := TAGS.get(item["kind"]):
            suits = " ".join(format_suit(Suit(code), language) for code in item.get("suits") or ())
            words = message(
                language, f"picture.{key if suits or key not in NAMED else 'lead_restriction'}", suits=suits
            )
            for seat in filter(None, map(_seat, item.get("players") or ())):
                found.setdefault(seat, []).append(words)
    return {seat: tuple(dict.fromkeys(rows)) for seat, rows in found.items()}


def lying(items: list[dict[str, Any]]) -> dict[str, list[str]]:
    """Penalty cards before their players, as the picture's facts write them: `HK major`."""
    found: dict[str, list[str]] = {}
    for item in items:
        if item["kind"] == "penalty_card":
            for seat in item.get("players") or ():
                rows = found.setdefault(seat, [])
                rows += [f"{card} {item.get('penalty', 'major')}" for card in item.get("cards") or ()]
    return found


def picked_up(document: AnswerDocument) -> frozenset[str]:
    """Cards that the ruling lets their players take up again: they lie there no more."""
    case = document["procedure"]
    return frozenset(case["ruling"]["outcome"].get("picked_up") or ()) if case else frozenset()
