"""Whether declarer had called dummy's card is disputed: neither who says so nor who denies it tells it (57C1).

A defender's card ahead of his partner costs nothing where declarer had played from both hands. *East is sure that South
had said king, South that he had called nothing*: nobody else tells whether he had, so the director finds out (85A1).
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.dummys_cards import UNASKED
from app.asking.steps.partner_led import PROCEDURE
from app.asking.steps.partner_played import BOTH_HANDS
from understanding.clauses import Text
from understanding.disputes import FILE, disputed
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.times import says

_CALLED = "called"


def by_dispute(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it is not known whether declarer had played from both hands, where it is disputed that he called a card."""
    del rows  # heard or not, it is not known
    words = call_disputed(heard.read) if procedure == PROCEDURE and heard.read is not None else ""
    return {fact: Read(fact, False, words, False, TOLD) for fact in (BOTH_HANDS, UNASKED)} if words else {}


def call_disputed(text: Text) -> str:
    """The words of a dispute in which a card is said to have been called for; else empty."""
    return next((text.said(*span) for span in disputed(text) if says(text, span, FILE, _CALLED)), "")
