"""A revoke card that lay face up before is dummy's, or a penalty card (Law 64B3): of a hand that is neither, none did.

A table that takes who revoked for dummy tells it; where words tell that a defender or declarer revoked, and none that
his card lay there, it is not asked.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.who_won import REVOKES
from understanding.facts import chances_of
from understanding.heard import Heard

FACED, ROLE = "card_was_faced", "offender_role"
FAINTLY = 0.3
"""Below which no words tell that the card lay there."""
WELL = 0.9
"""How probable it then is that it did not."""
_HANDS = ("defender", "declarer")


def by_hidden_hand(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the revoke card had not been face up, where a hidden hand revoked and only the table tells otherwise."""
    faced, role = rows.get(FACED), rows.get(ROLE)
    if procedure not in REVOKES or faced is None or faced.value is not True or role is None or not role.sure:
        return {}
    told = chances_of(heard, procedure).get(FACED, {}).get("true", 0.0)
    if role.value not in _HANDS or told >= FAINTLY:
        return {}
    return {FACED: Read(FACED, False, role.words, True, WELL)}
