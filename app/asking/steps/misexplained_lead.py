"""A lead that rests on a wrong explanation (Law 47E2): those who explained declare, since a defender led on it."""

from __future__ import annotations

from understanding.facts import chances_of
from understanding.heard import Heard

RULES = "misinformation"
BOTH = (("retract_card", "reason", "mistaken_explanation"), (RULES, "explanation_kind", "wrong"))
SURELY, MAY_BE = 0.9, 0.02
"""From which chance on these tell it, and the share of misinformation in the whole text."""
_DUE = ("intended", "supposed")
_LED, _OUT_OF_TURN, _ON_LEAD = ("lead", "play", "expose"), "out_of_turn", ("on_lead", "told_to_lead")


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
