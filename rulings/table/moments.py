"""Whether words can tell what happened since the irregularity: not when all that they tell was done before it.

A reader of single pieces takes "West passed" for the left-hand opponent's call over the double that came two calls
later. The replay knows the order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bridge.table.findings import Irregularity
from bridge.table.irregularities import irregularities
from bridge.table.replay import State
from rulings.table.focus import focus_for
from rulings.table.information import misinformed_calls
from rulings.table.view import View

_YES: frozenset[Any] = frozenset({True})
_ACTS = ("call", "lead", "play", "designate", "replace", "withdraw", "explain", "ask")
SINCE: Mapping[str, frozenset[Any]] = {
    "lho_called": _YES,
    "partner_called": _YES,
    "proper_player_called": _YES,
    "lho_called_since": _YES,
    "partner_called_since": _YES,
    "declarer_played_after": _YES,
    "defender_played_after": _YES,
    "both_sides_played_on": _YES,
    "innocent_side_played_after": _YES,
    "partner_played_after": _YES,
    "later_card_in_trick": _YES,
    "since_revoke": frozenset({"played_to_next_trick", "claim_or_concession"}),
    "play_after_lead": frozenset({"next_player", "next_defender", "other_defender", "offender_partner"}),
}
"""Facts that say what was done after the irregularity, with the values that say it."""


def says_since(fact: str, value: Any) -> bool:
    """Whether a fact with this value says that something was done after the irregularity."""
    return value in SINCE.get(fact, ())


def too_early(state: State, procedure: str, fact: str, text: str, words: str) -> bool:
    """Whether a fact that something was done since was read from acts that the table puts before the irregularity."""
    found = irregularities(state.table, state)
    focus = focus_for(procedure, state, found)
    moment = _moment(View(state.table, state, focus, procedure, found), fact)
    told = list(_told_in(state, text, words))
    return moment is not None and bool(told) and all(n <= moment for n in told)


def _moment(view: View, fact: str) -> int | None:
    """The last event that still belongs to the irregularity."""
    at = view.focus.n if view.focus.about is None else view.focus.about
    if fact.endswith("_called_since"):
        own = misinformed_calls(view)
        return own[0] if own else at
    return at if at is None or not _guessed(view.focus) else at - 1


def _guessed(focus: Irregularity) -> bool:
    return "guessed" in focus.detail


def _told_in(state: State, text: str, words: str) -> Iterator[int]:
    """The events whose words stand in a piece of the text; events are told in the order of the text."""
    start = text.find(words)
    end, at = start + len(words), 0
    for event in state.table.done:
        place = text.find(event.words, at) if event.words else -1
        if place < 0:
            continue
        at = place + 1  # the same word told once more stands further on
        if start <= place < end and event.act in _ACTS:
            yield event.n
