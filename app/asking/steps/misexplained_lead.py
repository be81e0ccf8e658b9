"""A lead that rests on a wrong explanation (Law 47E2): those who explained declare, since a defender led on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from understanding.facts import chances_of
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says_somewhere

RULES, RETRACTS, SOUNDS = "misinformation", "retract_card", "opening_lead_out_of_turn"
BOTH = ((RETRACTS, "reason", "mistaken_explanation"), (RULES, "explanation_kind", "wrong"))
MISTAKEN, DUMMY_FACED = "mistaken_explanation", "opening_lead_dummy_faced"
SURELY, LIKELY, MAY_BE = 0.9, 0.1, 0.02
"""From which chance on these tell it, and the shares of both together, and of misinformation, in the whole text."""
_DUE = ("intended", "supposed")
_LED, _OUT_OF_TURN, _ON_LEAD = ("lead", "play", "expose"), "out_of_turn", ("on_lead", "told_to_lead")


def by_declarers(heard: Heard) -> bool:
    """Whether those who explained declare: a defender led on what they said, so none of them corrects as a defender."""
    return bool(heard.done("lead")) and _misexplained(heard)


def misexplained_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the card that a misinformed leader wants back (47E2), where his lead alone is told and nothing
    of another player's turn: that he wants it back sounds like one out of turn.
    """
    best, shares = choices[0] if choices else None, dict(heard.ranked)
    may_be = shares.get(RETRACTS, 0.0) + shares.get(RULES, 0.0)
    if best is None or best.name != SOUNDS or may_be < LIKELY or not heard.done("lead"):
        return list(choices)
    reason = chances_of(heard, RETRACTS).get("reason", {}).get(MISTAKEN, 0.0)
    return put_first(choices, RETRACTS) if reason >= SURELY and not _out_of_turn(heard) else list(choices)


def by_dummy_down(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That dummy lay there when a lead on a wrong explanation is wanted back, where that is told."""
    why = rows.get("reason")
    if procedure != RETRACTS or why is None or why.value != MISTAKEN or heard.read is None or not heard.done("lead"):
        return {}
    spread = [str(one["words"]) for one in heard.told("dummy_spread") if one.get("value") is True]
    words = spread[0] if spread else ""
    if not words and not heard.told("dummy_spread"):
        words = says_somewhere(heard.read, "dummys", "spreads")
    return {DUMMY_FACED: Read(DUMMY_FACED, True, words, True, SURELY)} if words else {}


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
