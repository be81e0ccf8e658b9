"""Of two procedures that a text may be about, the one whose facts it tells clearly.

A text heard as the wrong procedure tells that one's facts by halves: it is plain neither that they are told nor that
they are not. The weights are a conditional logit on the doubtful tellings of every second situation of
`corpus/stories/apart`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from understanding.both_sides import second_unplayed
from understanding.claimers import CLAIMS
from understanding.facts import chances_of, facts_taught
from understanding.heard import Heard
from understanding.rank import Choice, swapped
from understanding.times import not_played_on

ESTABLISHED, HALF = "established", 0.5
"""That a revoke can no longer be corrected, and the chance from which it is told."""
DOUBT = 0.8
"""Below which probability of the first procedure the second is weighed against it."""
PLAINLY = 0.95
"""From where on a procedure heard stands, whatever a step would put before it."""
CORRECTION, RECTIFICATION = "revoke_correction", "revoke_rectification"
DEFECTIVE, MISSING, ELSEWHERE = "defective_trick", "missing_card", ("where_found", "elsewhere")
"""A trick with a card too few or too many; a hand with one too few, whose card was found where no trick lies."""
FOUND = 0.8
"""The chance from which such a card is told to have been found. Of the strangers' stories of a defective trick in which
that is heard none has a share of `MAY_BE` of a missing card (0.04 at most).
"""
EXPOSED, PASS_BROKEN, MAY_BE = "card_exposed_in_auction", "required_pass_violated", 0.1
"""A card whose partner must pass, a call of his instead, and the share from which that may be told."""
ASIDE = frozenset({"dummy_rights", "unauthorized_information", "deception", "right_to_ask_or_review"})
"""What is told beside a card or call out of order, which the table then shows all the same."""
_CHOICE, _CLEAR = 0.62, 0.53
"""What the log share of the choice counts, and the log probability that every fact, told or silent, was read right."""


def clearness(heard: Heard, procedure: str) -> float:
    """The log probability that every fact of a procedure, told or silent, was read right."""
    rows = (own.values() for own in chances_of(heard, procedure).values() if own)
    return float(sum(np.log(max(max(own), 1 - sum(own))) for own in rows))


def broken_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; where the table shows the first one's irregularity and, later, that somebody broke what its ruling
    left in force, what was broken is asked about: the ruling was given, or needs no asking.
    """
    best = choices[0] if choices and dict(heard.ranked).get(choices[0].name, 0.0) < PLAINLY else None
    cause = next(
        (item for item, name in heard.shown if best and name == best.name and not item.detail.get("breach")), None
    )
    if best is None or cause is None:
        return list(choices)
    broken = [name for item, name in heard.shown if item.detail.get("breach") and (item.n or 0) > (cause.n or 0)]
    if not broken and best.name == EXPOSED and dict(heard.ranked).get(PASS_BROKEN, 0.0) >= MAY_BE and _bid_on(heard):
        broken = [PASS_BROKEN]
    first = next((choice for choice in choices if broken and choice.name == broken[-1]), None)
    if first is None:
        return list(choices)
    shared = [replace(first, p=best.p), replace(best, p=first.p)]
    return [shared[0], *(shared[1] if one is best else one for one in choices if one is not first)]


def _bid_on(heard: Heard) -> bool:
    """Whether a call is told behind the pass that somebody had to make (`I made West pass, and he bid 2H`)."""
    calls = [event for event in heard.table["events"] if event["act"] == "call"]
    owed = next((at for at, one in enumerate(calls) if one.get("status") == "intended" and _call(one) == "P"), None)
    return owed is not None and any("status" not in one and _call(one) != "P" for one in calls[owed + 1 :])


def _call(event: Mapping[str, Any]) -> str:
    return str(event.get("what", {}).get("call", ""))


def found_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; where the card that a hand was short of is found outside the tricks (in the board, on the floor), a
    card was missing (14), and no trick is defective (67).
    """
    best = choices[0] if choices else None
    first = next((choice for choice in choices if choice.name == MISSING), None)
    if best is None or first is None or best.name not in (DEFECTIVE, MISSING):
        return list(choices)
    fact, value = ELSEWHERE
    found = chances_of(heard, MISSING).get(fact, {}).get(value, 0.0)
    if found < FOUND or dict(heard.ranked).get(MISSING, 0.0) < MAY_BE:
        return list(choices)
    trick = sum(one.p for one in choices if one.name == DEFECTIVE)
    others = [replace(one, p=0.0) if one.name == DEFECTIVE else one for one in choices if one is not first]
    return [replace(first, p=first.p + trick), *others]


def correctable_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; where nobody had played to the next trick a revoke is corrected (62A), and none goes over for it;
    not where it is heard to be established all the same (by a claim: 63A3), nor of two the second of which is.
    """
    best = choices[0] if choices else None
    first = next((choice for choice in choices if choice.name == CORRECTION), None)
    if best is None or first is None or best.name not in (RECTIFICATION, CORRECTION):
        return list(choices)
    if second_unplayed(heard):
        return list(choices) if best is not first else swapped(choices, RECTIFICATION)
    stands = chances_of(heard, RECTIFICATION).get(ESTABLISHED, {}).get("true", 0.0) >= HALF or heard.done(*CLAIMS)
    if best is first or stands or heard.read is None or not not_played_on(heard.read):
        return list(choices)
    return swapped(choices, CORRECTION)


def clearer_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; where the first is in doubt, its place and the second's go by which is told more clearly.

    What both have together they have afterwards. A procedure whose facts no tellings teach is not weighed, nor is one
    whose irregularity the table does not show against one whose it does, but for what is told beside such a one.
    """
    if len(choices) < 2 or choices[0].p >= DOUBT or not all(facts_taught(choice.name) for choice in choices[:2]):
        return list(choices)
    first, second = choices[:2]
    shown = {name for _, name in heard.shown}
    if first.name in shown and second.name not in shown | ASIDE:
        return list(choices)
    clear = clearness(heard, second.name) - clearness(heard, first.name)
    odds = float(np.exp(_CHOICE * (np.log(second.p) - np.log(first.p)) + _CLEAR * clear))
    both, share = first.p + second.p, odds / (1 + odds)
    pair = [replace(first, p=both * (1 - share)), replace(second, p=both * share)]
    return sorted([*pair, *choices[2:]], key=lambda choice: -choice.p)
