"""A lead that is to be taken back because a call was explained wrongly (Law 47E2), and not because it was out of turn.

A faced opening lead that somebody wants back sounds like one out of turn. Where nobody is told to have led in another's
place, and the lead is heard to rest on an explanation that was put right, the misinformation is what is ruled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.asking.facts import Read
from understanding.facts import TOLD, chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice, swapped

RULES = "misinformation"
SOUNDS = frozenset({"opening_lead_out_of_turn", "opening_lead_face_down", "retract_card"})
"""What such a story sounds like."""
BOTH = (("retract_card", "reason", "mistaken_explanation"), (RULES, "explanation_kind", "wrong"))
SURELY, MAY_BE = 0.9, 0.02
"""From which chance on these tell it, and the share of misinformation in the whole text."""
ACTION, MISINFORMED, WELL = "action", "misinformed", 0.9
OF_CALLS = ("partner_called_since", "lho_called_since")
PHASE, _FACED = "phase", "face_up"
_DUE = ("intended", "supposed")
_LED, _OUT_OF_TURN, _ON_LEAD = ("lead", "play", "expose"), "out_of_turn", ("on_lead", "told_to_lead")


def misexplained_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; a lead made in turn on a wrong explanation goes before a lead out of turn."""
    best = choices[0] if choices else None
    first = next((one for one in choices if one.name == RULES), None)
    if best is None or first is None or best.name not in SOUNDS or not _misexplained(heard):
        return list(choices)
    return swapped(choices, RULES)


def by_lead(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it is about the card led, and that its player was misinformed: what the bids told show is of other calls."""
    led = heard.done("lead")
    if procedure != RULES or len(led) != 1 or heard.ranked[0][0] not in SOUNDS or not _misexplained(heard):
        return {}
    who, words = str(led[0].get("who")), str(led[0]["words"])
    found = {ACTION: Read(ACTION, "card", words, True, WELL)}
    if _FACED in led[0].get("how", ()):
        found[PHASE] = Read(PHASE, "play", words, True, WELL)  # the clarification period is over (41C)
    if who in SEATS:
        found[MISINFORMED] = Read(MISINFORMED, who, words, True, WELL)
    return found | {fact: replace(rows[fact], sure=False, p=TOLD) for fact in OF_CALLS if fact in rows}


def by_declarers(heard: Heard) -> bool:
    """Whether those who explained declare: a defender led on what they said, so none of them corrects as a defender."""
    return bool(heard.done("lead")) and _misexplained(heard)


def _misexplained(heard: Heard) -> bool:
    """Whether a lead is heard to rest on a wrong explanation, and nobody is told to have led in another's place."""
    if _out_of_turn(heard) or dict(heard.ranked).get(RULES, 0.0) < MAY_BE:
        return False
    return all(chances_of(heard, name).get(fact, {}).get(value, 0.0) >= SURELY for name, fact, value in BOTH)


def _out_of_turn(heard: Heard) -> bool:
    """Whether a lead is told to be out of turn, or another player's than his who led."""
    acts = [one for one in heard.table["events"] if one["act"] in _LED]
    if any(_OUT_OF_TURN in one.get("how", ()) for one in acts):
        return True
    owed = [one for one in acts if one["act"] == "lead" and one.get("status") in _DUE]
    due = {str(one.get("who")) for one in (*heard.told(*_ON_LEAD), *owed)}
    made = {str(one.get("who")) for one in heard.done("lead")}
    return bool(due - made) or any("lead_out_of_turn" in item.what for item, _ in heard.shown)
