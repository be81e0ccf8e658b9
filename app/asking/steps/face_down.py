"""An opening lead told to be face down, and not to have been turned since: it was not faced (Laws 41A, 47E2a, 54).

That it was out of turn sounds like the faced lead of Law 54; where the words say which side is up, it is not asked. One
that was made on a wrong explanation may be taken back, beside a final pass that may be changed (21B1a).
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.lead_lying import MISINFORMATION, NO_LEAD
from app.asking.steps.opening_side import PROCEDURE, WELL
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.times import says, says_somewhere

FACED, PARTNER_TOO = "faced", "partner_led_face_down"
_FILE, _DOWN, _TURNED, _UP = "begun", "down", "turned", "up"


def by_face_down(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the card was not faced, where it is told to be face down and nobody turned it. Of two leads the one is known
    that was faced: where a card is named, nothing is told so.
    """
    text = heard.read
    if procedure == PROCEDURE and text is not None and (words := _of_two(text, rows)):
        return {FACED: Read(FACED, True, words, True, WELL)}
    if procedure not in (PROCEDURE, MISINFORMATION) or text is None or says_somewhere(text, _FILE, _TURNED):
        return {}
    if any(one.kind in ("card", "rank") for one in text.mentions):
        return {}
    down = [one for one in text.clauses if says(text, (one.first, one.last), _FILE, _DOWN)]
    if procedure == MISINFORMATION and all(text.has(one, "not") for one in down):
        return {}  # `no lead, not even face down`
    words = says_somewhere(text, _FILE, _DOWN)
    fact, value = (NO_LEAD, True) if procedure == MISINFORMATION else (FACED, False)
    known = fact == NO_LEAD and fact in rows
    return {fact: Read(fact, value, words, True, WELL)} if words and not known else {}


def _of_two(text: Text, rows: Mapping[str, Read]) -> str:
    """The words that tell that a card was open, where the right leader's is told to lie face down beside it."""
    too = rows.get(PARTNER_TOO)
    both = too is not None and too.sure and too.value is True
    return says_somewhere(text, _FILE, _UP) if both and says_somewhere(text, _FILE, _DOWN) else ""
