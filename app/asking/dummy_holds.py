"""A rank that declarer named and dummy is told to hold is not missing from dummy (Law 46B4)."""

from __future__ import annotations

from bridge.table.exposures import is_dummy
from understanding.heard import Heard

ABSENT = ("designation", "not_in_dummy")
"""What declarer cannot be told to have called for where dummy holds it."""


def held_as_named(heard: Heard, name: str) -> bool:
    """Whether dummy is told to hold a card of the rank, and the suit if any, that declarer named."""
    facts = heard.facts(name)
    rank, suit = facts.get("named_rank"), facts.get("named_suit")
    if heard.state is None or rank is None:
        return False
    held = [
        str(one.part("card") or "")
        for one in heard.state.table.told("holds")
        if one.holds and is_dummy(heard.state, one.who)
    ]
    return any(card[1:] == rank and suit in (None, card[:1]) for card in held)
