"""Cards called from dummy that dummy has not (Law 46B4): the designation is void, and nothing was played."""

from __future__ import annotations

from collections.abc import Iterable

from bridge.hands import HAND_SIZE
from bridge.table.model import Circumstance


def not_in_dummy(told: Iterable[Circumstance], code: str) -> bool:
    """Whether these holdings of dummy's say that it has not this card: so told, or told in full, or its suit."""
    for held in told:
        listed = held.part("cards")
        if not held.holds and held.part("card") == code:
            return True
        if not held.holds or not isinstance(listed, list) or code in listed:
            continue
        if len(listed) == HAND_SIZE or any(str(one).startswith(code[0]) for one in listed):
            return True
    return False
