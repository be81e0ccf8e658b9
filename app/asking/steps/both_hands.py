"""Declarer has played from both hands before a defender plays ahead of his partner: no rectification (Law 57C1).

That he called dummy's card and put down his own at once is told by two acts, of which each alone sounds like a card
called for, or led from the wrong hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from app.asking.steps.dummys_cards import UNASKED
from app.asking.steps.partner_led import PREMATURE, PROCEDURE
from app.asking.steps.partner_played import BOTH_HANDS
from understanding.facts import TOLD, chances_of
from understanding.heard import Heard
from understanding.rank import Choice, put_first

BEFORE_PARTNER, SURELY = "before_partner", 0.95
"""When he played, and how probably that is heard where it rules whatever the whole sounds like best."""
MAY_BE, WELL = 0.03, 0.8
"""The share from which such a card may be told; how probable it is that declarer has played from both hands."""
SOUNDS = frozenset({"change_designation", "lead_out_of_turn_declarer", "penalty_card_lead", PROCEDURE})
"""What it sounds like."""
_CALLED, _LED, _PLAYED = "designate", "lead", ("lead", "play")
_DUMMY, _OF_DECLARER = "dummy", ("declarer", "dummy")
_FROM_DUMMY, _FROM_HAND = "from_dummy", "from_hand"


def both_hands_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the card played ahead of partner, where declarer is told to have played from both hands."""
    best = choices[0] if choices else None
    if best is None or best.name not in SOUNDS or not _both(heard):
        return list(choices)
    early = chances_of(heard, PROCEDURE).get(PREMATURE, {}).get(BEFORE_PARTNER, 0.0)
    may_be = early >= SURELY and dict(heard.ranked).get(PROCEDURE, 0.0) >= MAY_BE
    return put_first(choices, PROCEDURE) if may_be else list(choices)


def by_both_hands(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That declarer has played from both hands; empty where that is not told, or he is told not to have. Where a
    defender's card is told behind dummy's alone, it is asked.
    """
    told = {fact: row.value for fact, row in rows.items() if row.sure}
    if procedure != PROCEDURE or told.get(BOTH_HANDS) is False or told.get(UNASKED) is True:
        return {}
    words = _both(heard)
    if words is None:
        return {BOTH_HANDS: Read(BOTH_HANDS, True, heard.text, False, TOLD)}
    return {BOTH_HANDS: Read(BOTH_HANDS, True, words, True, WELL)} if words else {}


def _both(heard: Heard) -> str | None:
    """The words of the second of declarer's cards, told before any of a defender; empty where there are none, None
    where a defender's comes behind dummy's.
    """
    hands, caller = set[str](), ""
    for one in heard.done(_CALLED, *_PLAYED):
        who, how = str(one.get("who")), one.get("how", ())
        declares = who in _OF_DECLARER or heard.declares(who) or who == caller
        if who == _DUMMY and one["act"] != _CALLED and (_FROM_HAND not in how or one["act"] == _LED):
            continue  # he follows what is called, or nobody called it; or the lead was dummy's and came from hand
        if one["act"] == _CALLED or who == _DUMMY or _FROM_DUMMY in how:
            hands.add(_DUMMY)
            caller = who if one["act"] == _CALLED else caller
            if _FROM_HAND in how:
                hands.add(_FROM_HAND)
        elif not declares and _FROM_HAND not in how:
            return None if hands == {_DUMMY} else ""
        else:
            hands.add(_FROM_HAND)
        if len(hands) > 1:
            return str(one["words"])
    return ""
