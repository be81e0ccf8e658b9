"""A revoke put right by a defender who has dropped a card before: two penalty cards, both major (Laws 50B, 51).

The small card dropped would be minor by itself, and the story sounds like the revoke alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.asking.steps.led_behind import REVOKES
from understanding.asides import Aside, asides
from understanding.heard import Heard
from understanding.rank import Choice

MATTER, RULES = "two-penalty-cards", "revoke_correction"
SOUNDS = frozenset({*REVOKES, "exposed_card_defender", "penalty_card_kind"})
REVOKE_IN_ALL = 0.1
"""The share of the whole text from which a revoke is told in it."""
_EXPOSE, _PLAY, _MENDS = "expose", "play", ("replace", "withdraw")


def two_of_one(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The correction of the revoke, and that both cards are major; two None where one player did not both."""
    best = choices[0] if choices else None
    revoked = sum(dict(heard.ranked).get(name, 0.0) for name in REVOKES)
    if best is None or best.name not in SOUNDS or revoked < REVOKE_IN_ALL:
        return None, None
    for dropped in heard.done(_EXPOSE):
        off = [one for one in heard.done(_PLAY) if one["n"] > dropped["n"] and one.get("who") == dropped.get("who")]
        if dropped.get("who") and off and any(one["n"] > off[0]["n"] for one in heard.done(*_MENDS)):
            return RULES, asides()[MATTER]
    return None, None
