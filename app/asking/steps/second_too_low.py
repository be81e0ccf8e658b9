"""A bid too low behind another one that was called over: the first one stands, and the later one is ruled (27A1).

What is told of acceptance is told of the first; over the last call told nobody has called.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from understanding.heard import TOO_LOW, Heard

MATTER = "accepted-too-low"
"""That the first one stands."""
CALLED_OVER, CHOICE = "lho_called", "choice_accept"
WELL = 0.9
"""How probable is what the order of the calls tells."""


def by_second_bid(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That nobody has called over the later one, and that it is not told whether it is accepted."""
    later = heard.later_too_low if procedure == TOO_LOW else None
    calls = heard.done("call")
    if later is None or not calls or calls[-1]["n"] != later.n:
        return {}
    open_ = {CHOICE: replace(rows[CHOICE], sure=False)} if CHOICE in rows else {}
    return open_ | {CALLED_OVER: Read(CALLED_OVER, False, str(calls[-1]["words"]), True, WELL)}
