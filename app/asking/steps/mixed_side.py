"""Which side mixed its cards (Laws 65D, 66D): by whom the teller names, and the side that he says he is of."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard
from understanding.times import says, teller_defends

MIXED_BY = "mixed_by"
SIDES = {True: "declaring", False: "defending"}
WELL = 0.8
"""How probable is what the sides tell."""
_THEY, _OURS = ("lho", "rho", "opponent", "opponents"), ("asker", "partner")
_FILE, _MIXED = "times", "mixed"


def by_side_mixed(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The side of an opponent, or of the teller, who is told to have mixed his cards, where the teller defends."""
    from rulings import registry

    text = heard.read
    if text is None or MIXED_BY not in registry.get(procedure).fields or not teller_defends(text):
        return {}
    for clause in text.clauses:
        span = (clause.first, clause.last)
        named = {str(one.value).partition(":")[0] for one in text.within(clause, "who")}
        named -= {"director", "he"}
        if not says(text, span, _FILE, _MIXED) or not named:
            continue
        if named <= set(_THEY) or named <= set(_OURS):
            value = SIDES[named <= set(_THEY)]
            return {MIXED_BY: Read(MIXED_BY, value, text.said(*span), True, WELL)}
    return {}
