"""Law 64A in the sentence that a revoke is established: what goes over, as far as it is told who won what."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry

Due = tuple[str, tuple[str, ...]]


_ACCEPTED = {
    "due_own_two": "due_accepted_two",
    "due_own_one": "due_accepted_one",
    "due_partner": "due_accepted_one",
    "due_later": "due_accepted_one",
    "due_none": "due_accepted_none",
}


def due_64a(case: Inquiry[Any]) -> Due | None:
    """The sentence of the tricks that go over once it is established, by who is told to have won what, and its laws.

    Established by an agreement that is final (63A4), it was raised late as a rule, and then no trick goes over.
    """
    key = _won(case)
    if case.settled("since_revoke") == "claim_accepted":
        return _ACCEPTED.get(key, "due_accepted"), ("64.B.5", "64.B.4")
    return (key, ("64.A",)) if key else None


def _won(case: Inquiry[Any]) -> str:
    winner = case.settled("winner")
    later = case.settled("later_trick_won")
    if winner == "partner":
        return "due_partner"
    if winner == "offending_player":
        return "due_own" if later is None else "due_own_two" if later else "due_own_one"
    if winner == "other":
        return "due_if_later" if later is None else "due_later" if later else "due_none"
    return "" if later is None else "due_two_or_one" if later else "due_if_won"
