"""A defender's card lies exposed, and his partner leads while declarer's side is on lead (Laws 49, 56).

It sounds like a lead before declarer has chosen over the penalty card (50D2), which is only so where the partner is on
lead. Who won the trick before tells that he is not; that it was too soon is said of both.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.asking.steps.partner_led import partners
from understanding.asides import Aside, asides
from understanding.both_sides import declares
from understanding.heard import Heard
from understanding.rank import Choice

MATTER, PROCEDURE, ON_LEAD = "exposed-before-lead", "lead_out_of_turn_defender", "penalty_card_lead"
SOUNDS = frozenset({PROCEDURE, ON_LEAD, "exposed_card_defender", "penalty_card_kind"})
"""What stories of both sound like most."""
_PARTNER = "partner:"
_EXPOSE, _LEAD = "expose", "lead"


def exposed_then_led(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The lead out of turn, and the partner's card that lay there before it; one who is told to have won the trick led
    before declarer's choice (50D2). Two None where neither is told.
    """
    best, lead = choices[0] if choices else None, next(iter(heard.done(_LEAD)), None)
    if best is None or lead is None or best.name not in SOUNDS:
        return None, None
    lies = [one for one in heard.done(_EXPOSE) if one["n"] < lead["n"]] + heard.told("penalty_card")
    his = best.name == PROCEDURE and str(lead.get("who")).startswith(_PARTNER)  # of whom was spoken, who dropped it
    if not lies or not (his or any(partners(str(one.get("who")), str(lead.get("who"))) for one in lies)):
        return None, None
    told = [str(one.get("who")) for one in heard.told("won_trick", "on_lead")]
    if told and told[-1] == lead.get("who"):
        return (ON_LEAD if best.name == PROCEDURE else None), None
    return (PROCEDURE, asides()[MATTER]) if told and declares(heard, told[-1]) else (None, None)
