"""A defender's card off suit, told before a card that declarer called for, with a card of the suit led in his hand: a
revoke (62), however the call sounds (46).
"""

from __future__ import annotations

from collections.abc import Sequence

from app.asking.steps.exposed_then_played import suit_of
from understanding.both_sides import declares
from understanding.clauses import Text
from understanding.dummys import CALLED, DESIGNATION, PLAINLY, PREMATURE
from understanding.heard import Heard
from understanding.numbered_revokes import went_off_suit
from understanding.rank import Choice, put_first
from understanding.times import said_in

CORRECTION = "revoke_correction"
BESIDE = CALLED | {DESIGNATION, PREMATURE}
"""What a card called for behind it sounds like."""
_LEAD, _PLAY, _FILE = "lead", "play", "holding"


def revoke_told_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices, first the correction of a revoke where one is told so, and the card called for is in doubt."""
    best, text = choices[0] if choices else None, heard.read
    if best is None or text is None or best.name not in BESIDE or best.p >= PLAINLY:
        return list(choices)
    leads = heard.done(_LEAD)
    led = suit_of(leads[0]) if leads else ""
    off = [one for one in heard.done(_PLAY) if went_off_suit(one) and one["n"] > leads[0]["n"]] if led else []
    defenders = [one for one in off if suit_of(one) not in ("", led) and declares(heard, str(one["who"])) is not True]
    if len(defenders) != 1 or not found_in_hand(text, str(defenders[0]["words"]), led):
        return list(choices)
    return put_first(choices, CORRECTION)


def found_in_hand(text: Text, words: str, led: str) -> bool:
    """Whether a card of the suit led is told to be in a hand, behind some words."""
    at = text.source.find(words)
    for clause in text.clauses:
        said = [said_in(text, (clause.first, clause.last), _FILE, name) for name in ("holds", "holds_card")]
        suits = [str(next(iter(one.caught.values())).value)[:1] for one in said if one is not None and one.caught]
        if text.starts(clause) > at and led in suits and not clause.question:
            return True
    return False
