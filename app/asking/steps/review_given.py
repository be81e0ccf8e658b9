"""A review of the auction that was wrong, and put right: every player must, dummy too (Law 20E).

Told beside a review it was heard as the request itself, and who may ask, and when, was answered.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.asked_again import PROCEDURE, REQUEST, REVIEWS, WELL
from understanding.heard import Heard
from understanding.times import says_somewhere

WRONG = "review_wrong"
_FILE, _WRONG = "reviews", "wrong"


def by_review(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a review which was asked for was wrong, where few words tell it."""
    asked, text = rows.get(REQUEST), heard.read
    if procedure != PROCEDURE or text is None or (asked is not None and asked.value not in REVIEWS):
        return {}
    words = says_somewhere(text, _FILE, _WRONG)
    return {WRONG: Read(WRONG, True, words, True, WELL)} if words else {}
