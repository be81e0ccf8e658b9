"""A second lead by the partner of him whose penalty card lies there: declarer chooses over that one anew (Law 50D2b).

That the first was free is told, and heard of the lead that is asked about. What nobody has played to is the card led
last; a card of the same hand told before it was led at that choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.asking.facts import Read
from app.asking.steps.led_behind import BY_DEFENDER
from understanding.heard import Heard
from understanding.model import Mention
from understanding.rank import Choice, put_first

PROCEDURE, EARLY, CARD, FIRST, LYING = (
    "penalty_card_lead",
    "led_before_choice",
    "led_card",
    "chosen_first",
    "penalty_cards",
)
WELL = 0.9
"""How probable is what the cards told one behind the other say."""
_PLAY, _CARD, _PICKED_UP = "play", "card", ("require", "forbid")


def led_again_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices, first what rules such a lead where it sounds like the one out of turn before it."""
    best = choices[0].name if choices else ""
    return put_first(choices, PROCEDURE) if best in BY_DEFENDER.sounds and _last(heard, {}) else list(choices)


def by_second_lead(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the card to which nobody has played was led before a choice; empty where no card of his stands before it."""
    chosen = rows.get("choice_lead")
    if procedure != PROCEDURE or heard.read is None or (chosen and chosen.sure and chosen.value in _PICKED_UP):
        return {}
    last = _last(heard, rows)
    if last is None:
        return {}
    words = heard.read.said(last.first, last.last)
    told = {EARLY: True, CARD: str(last.value), FIRST: False}
    return {fact: Read(fact, value, words, True, WELL) for fact, value in told.items()}


def _last(heard: Heard, rows: Mapping[str, Read]) -> Mention | None:
    """The card to which nobody has played, behind another one and one that lies there; None where it is not told so."""
    lies = _lying(heard, rows)
    named = [one for one in heard.read.mentions if one.kind == _CARD] if heard.read is not None else []
    cards = [one for one in named if str(one.value) not in lies]
    untouched = [what for row in heard.not_done(_PLAY) if (what := row["value"].get("what"))]
    last = next((one for one in reversed(cards) if any(_is(one, what) for what in untouched)), None)
    before = [one for one in cards if last is not None and one.first < last.first and one.value != last.value]
    return last if lies and before else None


def _lying(heard: Heard, rows: Mapping[str, Read]) -> set[str]:
    """The cards that lie there: told as penalty cards, shown, or led out of turn."""
    listed = rows.get(LYING)
    told = [row["value"] for row in heard.told("penalty_card") if isinstance(row.get("value"), dict)]
    shown = [one.get("what") or {} for one in heard.done("expose", "lead") if one["act"] == "expose" or _out(one)]
    cards = [one.get(_CARD) for one in (*(listed.value if listed else ()), *told, *shown)]
    return {str(card) for card in cards if card}


def _out(one: Mapping[str, Any]) -> bool:
    return "out_of_turn" in one.get("how", ())


def _is(card: Mention, what: Mapping[str, Any]) -> bool:
    """Whether a card may be what is told of, by its suit or rank alone too."""
    code = str(card.value)
    return str(what.get(_CARD) or "") == code or what.get("suit") == code[:1] or what.get("rank") == code[1:]
