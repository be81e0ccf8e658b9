"""A defender's lead out of turn that declarer refused, and partner's lead before declarer has chosen (50D2, 49, 54D).

The first card is a major penalty card by then, so the second is one too. That it stands behind the refusal is told by
the order of the words; a choice that is told has been made, and the lead came behind that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from app.asking.steps.led_behind import BY_DEFENDER
from app.asking.steps.partner_led import partners
from understanding.asides import Aside, asides
from understanding.clauses import Text
from understanding.facts import chances_of
from understanding.heard import Heard
from understanding.rank import Choice
from understanding.times import says_taken_back

MATTER = "led-after-refusal"
IN_PLAY = "lead_out_of_turn_defender"
NOT_ACCEPTED: Mapping[str, Any] = {"choice_accept": False}
"""The lead out of turn that is no opening lead, and what the refusal tells it."""
CHOICE, CHOSEN = "choice_lead", 0.3
"""What declarer chose, and how probably it is told at most where he has not."""
_PLAYED = ("lead", "play")


def led_after_refusal(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The lead out of turn, and partner's lead made too early; two None where either is not told."""
    best, text = choices[0] if choices else None, heard.read
    if best is None or text is None or best.name not in BY_DEFENDER.sounds:
        return None, None
    if max(chances_of(heard, best.name).get(CHOICE, {}).values(), default=0.0) >= CHOSEN:
        return None, None
    refused = [_place(heard, one) for one in heard.told("accepted") if one.get("value") is False]
    refused += [_place(heard, one) for one in heard.table["events"] if one["act"] == "withdraw"]
    refused += [text.words[span[0]].start for span in _clauses(text) if says_taken_back(text, span)]
    cards = [one for one in heard.done(*_PLAYED) if one.get("what")]
    early = any(
        partners(str(one.get("who")), str(two.get("who")))
        and any(_place(heard, one) < at < _place(heard, two) for at in refused)
        for one, two in pairwise(cards)
    )
    facts: Mapping[str, Any] = NOT_ACCEPTED if best.name == IN_PLAY else {}
    return (best.name, replace(asides()[MATTER], facts=facts)) if early else (None, None)


def _clauses(text: Text) -> list[tuple[int, int]]:
    return [(one.first, one.last) for one in text.clauses]


def _place(heard: Heard, row: Mapping[str, Any]) -> int:
    """Where the words of an act or a circumstance stand."""
    return heard.text.find(str(row["words"]))
