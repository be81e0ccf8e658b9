"""Dummy who tells a defender that it is not his turn before he has led (Law 42B2): he may, as with declarer's hand.

What he says sounds like a word to declarer, or like one about what has happened already. Nothing had.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from understanding.claimers import DECLARING, DEFENDING
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says, says_somewhere

PROCEDURE, ACT = "dummy_rights", "dummy_act"
SOUNDS = ("warned_of_wrong_hand", "drew_attention_during_play", "commented_on_play")
"""What it sounds like."""
LEADS = frozenset({"lead_out_of_turn_defender", "opening_lead_out_of_turn"})
"""What the lead that was not made sounds like."""
PREVENTED = "tried_to_prevent_irregularity"
WELL = 0.9
"""How probable is what these words say."""
_FILE, _ABOUT, _NOT_HIS = "dummys", "about_to", "not_his_turn"


def by_prevented(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That dummy tried to prevent a defender's irregularity, where one is told to have been about to lead or play."""
    act = rows.get(ACT)
    if procedure != PROCEDURE or (act is not None and act.value not in SOUNDS):
        return {}
    words = _prevented(heard)
    return {ACT: Read(ACT, PREVENTED, words, True, WELL)} if words else {}


def prevented_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first dummy's rights, where he kept a defender from leading out of turn: no card was led."""
    best = choices[0] if choices else None
    return (
        put_first(choices, PROCEDURE)
        if best is not None and best.name in LEADS and _prevented(heard)
        else list(choices)
    )


def _prevented(heard: Heard) -> str:
    """The sentence that tells that a defender was about to lead, where dummy says that he is not to; else empty."""
    text = heard.read
    shown = any(one.get("what") for one in heard.done("lead", "play", "expose"))
    spoke = text is not None and any(one.kind == "who" and one.value == DECLARING[1] for one in text.mentions)
    if text is None or shown or not spoke or not says_somewhere(text, _FILE, _NOT_HIS):
        return ""
    for span in text.sentences():
        named = [str(one.value) for one in text.mentions if one.kind == "who" and span[0] <= one.first <= span[1]]
        defends = named[:1] and (named[0] in (*DEFENDING, *SEATS) and not heard.declares(named[0], dummy=True))
        if defends and named[0] not in DECLARING and says(text, span, _FILE, _ABOUT):
            return text.said(*span)
    return ""
