"""Law 64A in the sentence that a revoke is established: what goes over, as far as it is told who won what."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry


def due_64a(case: Inquiry[Any]) -> str:
    """The sentence of the tricks that go over once it is established, by who is told to have won what; else nothing."""
    winner = case.settled("winner")
    later = case.settled("later_trick_won")
    if winner == "partner":
        return "due_partner"
    if winner == "offending_player":
        return "due_own" if later is None else "due_own_two" if later else "due_own_one"
    if winner == "other":
        return "due_if_later" if later is None else "due_later" if later else "due_none"
    return "" if later is None else "due_two_or_one" if later else "due_if_won"
