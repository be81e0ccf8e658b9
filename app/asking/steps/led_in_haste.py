"""A revoke put right in time, and partner's lead before declarer could choose over it (Laws 62B1, 50D2, 49).

The lead sounds like one to the next trick, by which the revoke is established, or like the one matter that rules. It
came behind the correction: the card of the revoke was a penalty card by then, and the lead becomes one too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.steps.led_behind import REVOKE, REVOKES, TOO_EARLY, defender_won
from app.asking.steps.partner_on_lead import RULES, SOUNDS
from understanding.asides import Aside, asides
from understanding.claimers import DECLARING
from understanding.facts import chances_of
from understanding.heard import Heard
from understanding.rank import Choice

EARLY = ("penalty_card_lead", "led_before_choice", "true")
WELL, SURELY = 0.65, 0.95
"""How probably it is heard that he led before a choice, where a card of another player is told behind the correction,
and where it is not, or no correction is told.
"""
REVOKE_IN_ALL = 0.1
"""The share of the whole text from which a revoke is told in it."""
_PENALTY_CARD, _MINOR = "penalty_card", "minor"
_MENDS, _LEAD, _PLAYED = ("replace", "withdraw"), "lead", ("lead", "play")
FACTS: Mapping[str, Any] = {"offender_role": "defender", "since_revoke": "nothing", "established": False}
"""What is so of a revoke that its player put right before his partner led."""


def led_in_haste(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The correction of a defender's revoke, and the lead made too early; two None where either is not told."""
    best, mended = choices[0] if choices else None, heard.done(*_MENDS)
    if best is None or best.name not in SOUNDS or not _put_right(best.name, heard):
        return None, None
    behind = [one for one in heard.done(*_PLAYED) if mended and one["n"] > mended[0]["n"]]
    if any(_declares(heard, str(one.get("who"))) for one in behind if one["act"] == _LEAD):
        return None, None
    another = any(one.get("who") != mended[0].get("who") for one in behind)
    procedure, fact, value = EARLY
    early = chances_of(heard, procedure).get(fact, {}).get(value, 0.0)
    if early < (WELL if another else SURELY):
        return None, None
    return RULES, replace(asides()[TOO_EARLY], facts=FACTS)


def _put_right(best: str, heard: Heard) -> bool:
    """Whether a revoke put right is told: by who put a card right; else by its table or by what the story sounds like,
    where a defender is told to have won the trick.
    """
    told = sum(dict(heard.ranked).get(name, 0.0) for name in REVOKES) >= REVOKE_IN_ALL
    shown = any(item.what == REVOKE and name == RULES for item, name in heard.shown)
    lies = any((row.get("value") or {}).get("kind") != _MINOR for row in heard.told(_PENALTY_CARD))
    shown = shown and not lies  # told as a penalty card, it alone is what partner led over
    if heard.done(*_MENDS):
        return told or shown
    return (shown or (told and best == RULES)) and defender_won(heard)


def _declares(heard: Heard, who: str) -> bool:
    return who in DECLARING or heard.declares(who, dummy=True)
