"""A defender's lead out of turn that declarer refused, and partner's lead before declarer has chosen (50D2, 49, 54D).

The first card is a major penalty card by then, so the second is one too. That it stands behind the refusal is told by
the order of the words; a choice that is told has been made, and the lead came behind that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from app.asking.steps.led_behind import BY_DEFENDER
from app.asking.steps.partner_led import partners
from understanding.asides import Aside, asides
from understanding.facts import chances_of
from understanding.heard import Heard
from understanding.rank import Choice

MATTER = "led-after-refusal"
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
    refused += [_place(heard, one) for one in heard.done("withdraw")]
    cards = [one for one in heard.done(*_PLAYED) if one.get("what")]
    early = any(
        partners(str(one.get("who")), str(two.get("who")))
        and any(_place(heard, one) < at < _place(heard, two) for at in refused)
        for one, two in pairwise(cards)
    )
    return (best.name, asides()[MATTER]) if early else (None, None)


def _place(heard: Heard, row: Mapping[str, Any]) -> int:
    """Where the words of an act or a circumstance stand."""
    return heard.text.find(str(row["words"]))
