"""A defender's card of which it is only told that it lies there was not led out of turn by that (Laws 49, 50).

`East has the six of diamonds sitting face up before him, West is to lead` sounds like a lead at partner's turn (56).
Nobody is told to have led or played it, so how it came there is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.heard import Heard
from understanding.rank import Choice, swapped
from understanding.times import says_somewhere

PARTNER_LEADS = "penalty_card_lead"
LEADS = frozenset({"lead_out_of_turn_defender", "opening_lead_out_of_turn"})
LEAST = 0.2
"""The share from which the lead behind a card that lies there may be what is told."""
_ACTS = ("lead", "play", "expose")
_FILE, _LYING = "lying", "lying"


def only_lying_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first what partner may lead, where a card lies there and no card is told to have been led."""
    best = choices[0] if choices else None
    if best is None or best.name not in LEADS or heard.read is None:
        return list(choices)
    moved = any((event.get("what") or {}).get("card") for event in heard.done(*_ACTS))
    likely = dict(heard.ranked).get(PARTNER_LEADS, 0.0) >= LEAST
    lies = likely and not moved and says_somewhere(heard.read, _FILE, _LYING)
    return swapped(choices, PARTNER_LEADS) if lies else list(choices)
