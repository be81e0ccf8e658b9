"""Partner's lead behind a lead out of turn that declarer refused: whether he had chosen by then decides (50D2, 49).

The card refused is a penalty card by then, and declarer chooses over partner's lead. Such a story sounds like the lead
out of turn alone; of the choice people seldom tell anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.steps.led_behind import BY_DEFENDER
from app.asking.steps.partner_led import partners
from bridge.seats import Seat
from understanding.asides import Aside, asides
from understanding.claimers import DECLARING
from understanding.facts import chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice

MATTER = "led-on-refusal"
LEAD, OPENING = BY_DEFENDER.sounds
LIKELY = 0.5
"""The chance from which it is told whose turn it was, or what declarer chose."""
FACTS: Mapping[str, Mapping[str, Any]] = {LEAD: {"turn_to_lead": "partner", "play_after_lead": "none"}, OPENING: {}}
"""What is so of the lead that was refused."""
_PLAYED, _NOBODY, _OFFENDER, _CHOICE, _TURN = ("lead", "play"), "everybody", "offender", "choice_lead", "turn_to_lead"


def led_on_refusal(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The lead out of turn, and his partner's behind its refusal, of which no choice is told; else two None."""
    best, behind = choices[0] if choices else None, _behind(heard)
    if best is None or best.name not in FACTS or behind is None:
        return None, None
    leader, chances = heard.by_seat(str(behind.get("who"))), chances_of(heard, best.name)
    if max(chances.get(_CHOICE, {}).values(), default=0.0) >= LIKELY:
        return None, None
    led = [one for one in heard.done(*_PLAYED) if one["n"] < behind["n"]]
    by_partner = any(partners(leader, heard.by_seat(str(one.get("who")))) for one in led)
    if not by_partner and best.name == LEAD and chances.get(_TURN, {}).get("partner", 0.0) < LIKELY:
        return None, None
    own = {_OFFENDER: str(Seat(leader).partner.value)} if leader in SEATS else {}
    return best.name, replace(asides()[MATTER], facts={**FACTS[best.name], **own})


def _behind(heard: Heard) -> Mapping[str, Any] | None:
    """The one card that a defender led behind declarer's refusal; None where none is told, or more than that."""
    refused = [row for row in heard.told("accepted") if row.get("value") is False]
    at = heard.text.find(str(refused[0]["words"])) if refused else -1
    if at < 0:
        return None
    cards = heard.done(*_PLAYED)
    behind = [one for one in cards if one.get("who") != _NOBODY and heard.text.find(str(one["words"])) > at]
    who = str(behind[0].get("who")) if len(behind) == 1 else _NOBODY
    if who in (*DECLARING, _NOBODY, "None") or heard.declares(who, dummy=True):
        return None
    return behind[0]
