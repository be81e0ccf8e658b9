"""Who conceded tricks that the teller's side wants back (Law 71): the teller or his partner, as it is told.

Where a claim by the others was told first, and put right, the readers of who claimed hear these.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.conceded import RULES, own_conceder
from understanding.features import SEATS
from understanding.heard import Heard

FACTS = ("claimer", "offender")
"""Who made the concession."""
WELL = 0.9
"""How probable it is."""


def by_conceder(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Which of the teller's side conceded, where his seat is known; else empty."""
    who = own_conceder(heard) if procedure == RULES else ""
    return {fact: Read(fact, who, heard.text, True, WELL) for fact in FACTS} if who in SEATS else {}
