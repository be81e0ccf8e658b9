"""Whether a penalty card of another suit than the one led can be played now: whoever holds that suit follows (50D1b).

That a card of it is in his hand tells it, and that he has none tells the contrary; that somebody demands the penalty
card, or asks for it, tells neither.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.void_told import HIM
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.times import said_in

PROCEDURE = "penalty_card_play"
CAN_PLAY, CARDS, LED = "can_play_penalty_card", "penalty_cards", "led"
WELL = 0.9
"""How probable is what follows from a suit that he holds."""
_FILE, _HOLDS, _VOID = "holding", "holds", "void"


def by_suit_held(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the penalty card must wait where its holder has the suit led, or that it can be played where he has none."""
    lying, led = rows.get(CARDS), rows.get(LED)
    if procedure != PROCEDURE or lying is None or led is None or not (lying.sure and led.sure):
        return {}
    if any(str(one.get("card", ""))[:1] in ("", led.value) for one in lying.value):
        return {}
    holders = {one.get("player") for one in lying.value}
    for what, can in ((_VOID, True), (_HOLDS, False)):
        for one in heard.told(what):
            suit = (one.get("value") or {}).get("suit")
            if suit == led.value and one.get("holds", True) and one.get("who") in (*HIM, *holders):
                return {CAN_PLAY: Read(CAN_PLAY, can, str(one["words"]), True, WELL)}
    words = _in_hand(heard, str(led.value), {str(one) for one in holders})
    return {CAN_PLAY: Read(CAN_PLAY, False, words, True, WELL)} if words else {}


def _in_hand(heard: Heard, suit: str, holders: set[str]) -> str:
    """The words in which one of some seats has a suit; empty where none do."""
    text = heard.read
    if text is None:
        return ""
    for clause in text.clauses:
        said = said_in(text, (clause.first, clause.last), _FILE, _HOLDS)
        if said is None or str(said.caught["suit"].value) != suit:
            continue
        named = [one for one in text.mentions if one.kind == "who" and one.last < said.caught["suit"].first]
        named = [one for one in named if one.value in SEATS or one.value in HIM]
        if named and (named[-1].value in HIM or str(named[-1].value) in holders):
            return text.said(clause.first, clause.last)
    return ""
