"""A card shown by accident before and still lying there, and a second one of the same hand: both are major (50B, 51).

A story of both is told as the second irregularity (a revoke put right, a lead refused), or sounds like the first card
alone; the first one is then asked about as if it were small and by itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from app.asking.steps.led_behind import BY_DEFENDER, DEFINITION, REVOKES
from app.asking.steps.partner_led import card_of, partners
from app.asking.steps.partner_on_lead import RULES
from app.asking.steps.told_apart import told_apart
from understanding.asides import Aside, asides
from understanding.heard import Heard
from understanding.rank import Choice
from understanding.times import says_somewhere

MATTER, EXPOSED_TOO = "two-penalty-cards", "exposed-too"
LEAD = BY_DEFENDER.sounds[0]
SOUNDS = frozenset(
    {RULES, LEAD, "exposed_card_defender", "penalty_card_kind", "penalty_card_lead", "penalty_card_play"}
).union(name for name in REVOKES if name != DEFINITION)
"""What such a story sounds like."""
CARD, WELL = "card", 0.9
"""The fact of the card that was put right, and how probable it is where the first one lies there."""
_PLAYED, _MENDS, _EXPOSE = ("lead", "play"), ("replace", "withdraw"), "expose"
_OUT_OF_TURN, _ANYBODY, _PENALTY_CARD = "out_of_turn", ("he", "everybody"), "penalty_card"
FACTS: Mapping[str, Any] = {"offender_role": "defender", "since_revoke": "nothing", "established": False}
"""What is so of a revoke that its player put right."""
REFUSED: Mapping[str, Any] = {"play_after_lead": "none"}
"""What is so of a lead that was refused, and lies there."""


def both_lie(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The ruling of the second card, and that both are major; two None where one of them is not told to lie there."""
    best = choices[0] if choices else None
    if best is None or best.name not in SOUNDS or not _lies(heard):
        return None, None
    second = _second(heard)
    if second is None:
        name, told = told_apart(choices, heard)
        apart = name == RULES and told is not None and told.id == EXPOSED_TOO
        return (RULES, replace(asides()[MATTER], facts=FACTS)) if apart else (None, None)
    if _OUT_OF_TURN in second.get("how", ()):
        return LEAD, replace(asides()[MATTER], facts=REFUSED)
    return RULES, replace(asides()[MATTER], facts=FACTS)


def by_card_put_right(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The card of such a revoke, which is not the one that lies there since before."""
    row = rows.get(CARD)
    second = _second(heard) if procedure in (RULES, LEAD) and row is not None and _lies(heard) else None
    if row is None or second is None or row.value == card_of(second):
        return {}
    known = card_of(second)
    return {CARD: Read(CARD, known, str(second["words"]), True, WELL) if known else replace(row, sure=False, p=0.0)}


def _second(heard: Heard) -> Mapping[str, Any] | None:
    """The other card that its player put right, or led out of turn and had refused, behind the one shown; else None."""
    lying = [{"n": 0, "who": row.get("who"), "what": row["value"]} for row in heard.told(_PENALTY_CARD)]
    shown = next((one for one in (*heard.done(_EXPOSE), *lying) if card_of(one)), None)
    if shown is None:
        return None
    behind = [one for one in heard.done(*_PLAYED, *_MENDS) if one["n"] > shown["n"] and _same(one, shown)]
    cards = [one for one in behind if one["act"] in _PLAYED and (one.get("what") or {})]
    if not cards or any(card_of(one) == card_of(shown) for one in cards):
        return None
    who, last = str(shown.get("who")), behind[-1]["n"]
    if any(one["n"] > last and partners(str(one.get("who")), who) for one in heard.done(*_PLAYED)):
        return None  # his partner led before declarer could choose (`led_in_haste`)
    mended = any(one["act"] in _MENDS and one["n"] > cards[0]["n"] for one in behind)
    refused = _OUT_OF_TURN in cards[0].get("how", ()) and any(row["value"] is False for row in heard.told("accepted"))
    return cards[0] if mended or refused else None


def _same(one: Mapping[str, Any], shown: Mapping[str, Any]) -> bool:
    """Whether an act may be of the player who showed a card."""
    return one.get("who") in (None, *_ANYBODY, shown.get("who"))


def _lies(heard: Heard) -> bool:
    """Whether some sentence tells that a card lies there, or that two do."""
    text = heard.read
    return text is not None and bool(says_somewhere(text, "lying", "lying"))
