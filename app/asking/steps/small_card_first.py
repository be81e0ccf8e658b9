"""A small card played in the suit of a minor penalty card that still lies there: he failed to play that one (50C, 52).

Words seldom say so (`West plays the two instead, legal?`): the two cards do. An honour may be played before it, and
what somebody would only like to play, or asks whether he may, is no failure.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.asking.facts import Read
from understanding.heard import Heard

PROCEDURE, FAILED, PLAYED = "penalty_card_play", "failed_to_play", "played_card"
LYING, KIND, MINOR, LED, OFFENDER = "penalty_cards", "penalty_kind", "minor", "led", "offender"
WELL = 0.9
"""How probable is what the two cards show."""
SMALL = frozenset("98765432")
_PLAYS = ("play", "lead")


def by_small_card(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That he did not play the penalty card, and what he played, where one minor card lies there and both are told."""
    if procedure != PROCEDURE:
        return {}
    told = {fact: row.value for fact, row in rows.items() if row.sure}
    lying = [one.get("card") for one in told.get(LYING) or ()]
    if told.get(KIND) != MINOR or len(lying) != 1 or not lying[0]:
        return {}
    for event in heard.done(*_PLAYS):
        card = _card(event, told.get(LED))
        if event.get("who") == told.get(OFFENDER) and card[:1] == lying[0][:1] and card != lying[0]:
            if card[1:] not in SMALL or told.get(PLAYED, card) != card:
                return {}
            words = str(event["words"])
            return {
                PLAYED: Read(PLAYED, card, words, True, WELL),
                FAILED: Read(FAILED, True, words, True, WELL),
            }
    return {}


def _card(event: Mapping[str, Any], led: object) -> str:
    """The card of an act; one told by its rank alone is of the suit led."""
    what = event.get("what") or {}
    return str(what.get("card") or (f"{led}{what['rank']}" if led and what.get("rank") else " "))
