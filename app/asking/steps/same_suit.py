"""A card that dummy put down for another of the same suit (Law 45D2): no card of it, nor on it, is a revoke."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.facts import chances_of
from understanding.heard import Heard

PROCEDURE, CARD, WRONG, FOLLOWED = "dummy_wrong_card", "card", "wrong_card", "followed_suit"
WELL = 0.9
"""How probable is what the two suits tell."""
LED, MAY_BE = "lead", 0.5
"""A card that dummy led, and the chance from which it may be one: of 14 that were and name the suit none has less."""
_CALLED, _CALL, _DUMMY = "designate", "card", "dummy"


def by_same_suit(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the card put down is no revoke, where the one called for is told to be of its suit."""
    put = rows.get(CARD)
    if procedure != PROCEDURE or put is None or WRONG in rows or _may_have_led(heard):
        return {}
    called = [(one.get("what") or {}) for one in heard.done(_CALLED)]
    suits = {str(one.get(_CALL) or one.get("suit") or "")[:1] for one in called}
    if suits != {str(put.value)[:1]}:
        return {}
    return {WRONG: Read(WRONG, FOLLOWED, put.words, True, WELL)}


def _may_have_led(heard: Heard) -> bool:
    """Whether dummy is told to have led the card, or to be on lead."""
    led = chances_of(heard, PROCEDURE).get(WRONG, {}).get(LED, 0.0)
    due = [*heard.told("on_lead"), *heard.told("lead_in")]
    return led >= MAY_BE or any(_DUMMY in (one.get("who"), one.get("value")) for one in due)
