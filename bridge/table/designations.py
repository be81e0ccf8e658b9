"""Cards called from dummy that dummy has not (Law 46B4): the designation is void, and nothing was played."""

from __future__ import annotations

from collections.abc import Iterable

from bridge.hands import HAND_SIZE
from bridge.table.model import Circumstance


def not_in_dummy(told: Iterable[Circumstance], code: str) -> bool:
    """Whether these holdings of dummy's say that it has not this card: so told, or told in full, or its suit."""
    listed: set[str] = set()
    one_by_one: set[str] = set()
    denied: set[str] = set()
    for item in told:
        cards, card = item.part("cards"), item.part("card")
        if item.holds and isinstance(cards, list):
            listed |= {str(one) for one in cards}
        elif isinstance(card, str):
            (one_by_one if item.holds else denied).add(card)
    if code in listed | one_by_one:
        return False
    return code in denied or len(listed) == HAND_SIZE or any(one[0] == code[0] for one in listed)
