"""A hesitation told beside a bid that was insufficient: both are ruled (Laws 16B, 27).

The pause is told louder, and of the bid only what holds of any would be said, though its story is told: the table
shows both, the bid's ruling wants the facts, and the pause's sentence is whole without them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from understanding.asides import Aside, asides
from understanding.heard import Heard
from understanding.rank import Choice

MATTER, RULES = "hesitated-too", "insufficient_bid"
INFORMATION, TEMPO = "unauthorized_information", "tempo_variation"
PAUSES = (INFORMATION, TEMPO)
"""What a pause sounds like."""
MAY_BE = 0.02
"""The share of the whole text from which each may be told in it."""
_HESITATE, _SLOW = "hesitate", "slow"


def paused_too(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The insufficient bid that the table shows, and the pause beside it; two None where either is not told."""
    best, shares = choices[0].name if choices else "", dict(heard.ranked)
    low = next((item for item, name in heard.shown if name == RULES and item.n is not None), None)
    pause = next((one["n"] for one in heard.done() if is_a_pause(one)), None)
    if best not in (*PAUSES, RULES) or low is None or pause is None or not _both(shares):
        return None, None
    return RULES, replace(asides()[MATTER], first=pause < (low.n or 0))


def is_a_pause(act: Mapping[str, Any]) -> bool:
    """Whether somebody is told to have thought long, or to have called slowly."""
    return act["act"] == _HESITATE or _SLOW in act.get("how", ())


def _both(shares: dict[str, float]) -> bool:
    return shares.get(RULES, 0.0) >= MAY_BE and sum(shares.get(name, 0.0) for name in PAUSES) >= MAY_BE
