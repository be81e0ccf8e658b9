"""A trick to which somebody gave no card, and that he holds none of the suit led, told in plain words (Law 67B1b).

What few words tell the readers hear of `has one card too many` beside it; `he has no club left` says the contrary.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard
from understanding.short_trick import PROCEDURE

HOLDS, OFFENDER = "holds_suit_led", "offender"
WELL = 0.9
"""How probable is what such words tell."""
HIM = (None, "he", "everybody")
"""Who is meant where he is not named; the Norwegian word for nobody (of all) also says that there is none of a suit."""


def by_void(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That he who gave no card is void, where that is told of him, or of nobody else by name."""
    if procedure != PROCEDURE:
        return {}
    offender = None if (row := rows.get(OFFENDER)) is None else row.value
    told = [one for one in heard.told("void") if one.get("who") in (*HIM, offender) and one.get("holds", True)]
    return {HOLDS: Read(HOLDS, False, str(told[0]["words"]), True, WELL)} if told else {}
