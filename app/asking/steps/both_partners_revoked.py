"""Both players of one side are told to have revoked: each established revoke counts by itself (Law 64A).

It is heard as one revoke, or as a second one of the same player in the suit (64B2); who did not follow suit tells it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from typing import Any

from app.asking.facts import Read
from app.asking.steps.partner_led import partners
from understanding.facts import TOLD
from understanding.heard import Heard

PROCEDURE, AGAIN = "revoke_rectification", "side_revoked_again"
SAME_PLAYER = ("repeated_in_suit", "subsequent_revoke")
"""What is heard instead."""
WELL = 0.8
"""How probable is what two acts tell."""
_NOT_FOLLOWING = "not_following"


def by_both_partners(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the side revoked again, by its other player; empty where not both of one side are told to have."""
    if procedure != PROCEDURE:
        return {}
    made = [one for one in heard.done("play") if one.get("who") and _revoked(heard, one)]
    made += [one for one in heard.not_done("play") if one.get("who") and one["value"].get("what", {}).get("suit")]
    if not any(partners(str(one["who"]), str(two["who"])) for one, two in combinations(made, 2)):
        return {}
    heard_so = [row for fact in SAME_PLAYER if (row := rows.get(fact)) is not None and row.value is True]
    return {
        AGAIN: Read(AGAIN, True, str(made[-1]["words"]), True, WELL),
        **{row.fact: replace(row, sure=False, p=TOLD) for row in heard_so},
    }


def _revoked(heard: Heard, card: Mapping[str, Any]) -> bool:
    """Whether a card is told not to have followed suit, or ruffs a suit that its player is told to have had."""
    how, suit = card.get("how", ()), (card.get("what") or {}).get("suit")
    held = [one for one in heard.told("holds") if one.get("who") == card["who"]]
    return _NOT_FOLLOWING in how or ("ruff" in how and any(one["value"].get("suit") == suit for one in held))
