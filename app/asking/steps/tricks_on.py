"""Two tricks later all have played to the next one: nobody need be told that, and it is not asked (63A1, 65B3, 67B)."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.played_on import BOTH_PLAYED_ON, NEXT_TRICK, SINCE_REVOKE
from app.asking.steps.who_played_on import two_revokes
from understanding.heard import Heard
from understanding.times import tricks_on

OWN_PLAYED_ON, LED_ON = "own_side_played_next", "led_to_next_trick"
FOLLOWS: Mapping[str, Mapping[str, object]] = {
    "inspect_tricks": {OWN_PLAYED_ON: True, LED_ON: True},
    "defective_trick": {BOTH_PLAYED_ON: True},
    "revoke_established": {SINCE_REVOKE: NEXT_TRICK},
    "revoke_correction": {SINCE_REVOKE: NEXT_TRICK},
    "revoke_rectification": {SINCE_REVOKE: NEXT_TRICK},
}
"""What follows, by the procedure."""
WELL = 0.8
"""How probable it is; what is heard in words of its own from there on stands."""


def by_tricks_on(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the sides have played on, where it is told that tricks have gone by since."""
    follows = FOLLOWS.get(procedure, {})
    words = "" if heard.read is None or not follows or two_revokes(rows) else tricks_on(heard.read)
    if not words:
        return {}
    return {
        fact: Read(fact, value, words, True, WELL)
        for fact, value in follows.items()
        if (row := rows.get(fact)) is None or not row.sure or row.p < WELL
    }
