"""A review of the auction given by the asker's own partner (Law 20D), or wrongly and put right (20E).

Told beside a review it was heard as the request itself, and who may ask, and when, was answered.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.who_asks import PROCEDURE, WELL
from understanding.heard import Heard
from understanding.times import says_somewhere

REQUEST, REVIEWS = "request", ("review", "partial_review")
BY, OWN_SIDE, WRONG = "answered_by", "own_side", "review_wrong"
_FILE = "reviews"


def by_review(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who gave a review that was asked for, and that it was wrong, where few words tell it."""
    asked, text = rows.get(REQUEST), heard.read
    if procedure != PROCEDURE or text is None or (asked is not None and asked.value not in REVIEWS):
        return {}
    if words := says_somewhere(text, _FILE, "wrong"):
        return {WRONG: Read(WRONG, True, words, True, WELL)}
    words = says_somewhere(text, _FILE, OWN_SIDE)
    return {BY: Read(BY, OWN_SIDE, words, True, WELL)} if words else {}
