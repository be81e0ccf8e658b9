"""A wrong explanation that came out over a face-down lead of the wrong defender (Laws 21B1a, 41A).

Either sounds like the one matter told: the card goes back, and the explanation still gives its hearer a last call. So
both are told by the facts heard of each.
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.asides import Aside, asides
from understanding.facts import chances_of
from understanding.heard import Heard
from understanding.rank import Choice

MATTER, RULES, LEAD = "face-down-lead-too", "misinformation", "opening_lead_face_down"
SOUNDS = frozenset({RULES, LEAD, "opening_lead_out_of_turn", "duty_to_correct"})
"""What such a story sounds like."""
TOLD = (
    (LEAD, "lead_by", "wrong_defender"),
    (LEAD, "faced", "false"),
    (RULES, "explanation_kind", "wrong"),
    (RULES, "phase", "clarification"),
)
"""What tells both."""
SURELY = 0.9
"""From which chance on each counts as told."""
LEAD_IN_ALL, WRONG_IN_ALL = 0.001, 0.05
"""The shares of the whole text from which either may be told in it."""


def face_down_too(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The wrong explanation, and the lead that goes back beside it; two None where one of them is not told."""
    best, shares = choices[0] if choices else None, dict(heard.ranked)
    if best is None or best.name not in SOUNDS or shares.get(LEAD, 0.0) < LEAD_IN_ALL:
        return None, None
    told = shares.get(RULES, 0.0) >= WRONG_IN_ALL and all(
        chances_of(heard, name).get(fact, {}).get(value, 0.0) >= SURELY for name, fact, value in TOLD
    )
    return (RULES, asides()[MATTER]) if told else (None, None)
