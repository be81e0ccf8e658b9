"""Leads out of turn accepted or refused in words (Laws 53A, 54, 56): what a statement says, which cards go back."""

from __future__ import annotations

from bridge.table.findings import Truth
from bridge.table.model import Event
from bridge.table.trick_line import PlayLine

_ACCEPTS = ("accept", "spread", "becomes dummy", "let it stand", "lets it stand")
_REFUSES = ("refuse", "withdraw", "forbid", "prohibit", "bar", "require", "demand", "must lead", "leave", "free")


def said_of_lead(event: Event) -> Truth:
    """Whether a statement accepts a lead out of turn (53A, 54A, B), or has it withdrawn (54D, 56B).

    Declarer who requires, forbids or leaves free the lead of the partner has refused the one that was made.
    """
    if event.act != "choose":
        return "yes" if event.act == "agree" else "no" if event.act == "object" else "unknown"
    words = (event.what.text or "").lower()
    if any(word in words for word in _ACCEPTS):
        return "yes"
    return "no" if any(word in words for word in _REFUSES) else "unknown"


def refused_leads(line: PlayLine) -> frozenset[int]:
    """The leads out of turn that were not accepted: their cards are withdrawn."""
    return frozenset(
        item.n
        for item in line.found
        if item.what.startswith("lead_out") and item.accepted == "no" and item.n is not None
    )
