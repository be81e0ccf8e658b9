"""What is asked for about an auction: a part of it again, or whose lead it is; and who answers (Laws 20B to 20D).

`Is it me to lead?` sounds like any question before the lead; it is the one that Law 20C1 gives to both defenders. Who
asks `what West bid` wants no meaning but the call itself: that is a review of a part, to which nobody has a right. It
sounds like a question on the auction; no word of meaning, of showing or of agreements stands beside it then.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard
from understanding.times import says_somewhere

PROCEDURE = "right_to_ask_or_review"
REQUEST, PART, LEADS = "request", "partial_review", "who_leads"
REVIEWS = ("review", PART)
CARDS = ("own_system_card", "opponents_system_card", "tricks")
ANSWERED, OURS = "answered_by", "own_side"
WELL = 0.9
"""How probable is what a pattern tells."""
_FILE = "askers"


def by_again(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a part of the auction was asked for, or whose lead it is; that the asker's own partner answered."""
    text, told = heard.read, rows.get(REQUEST)
    if procedure != PROCEDURE or text is None:
        return {}
    found: dict[str, Read] = {}
    asked, own = says_somewhere(text, _FILE, "part"), says_somewhere(text, _FILE, "ours")
    if not own and (told is None or told.value in REVIEWS):
        own = says_somewhere(text, _FILE, OURS)
    cards = told is not None and told.value in CARDS
    meant, leads = says_somewhere(text, _FILE, "means"), says_somewhere(text, _FILE, "leads")
    if (asked or leads) and not cards and not meant:
        found[REQUEST] = Read(REQUEST, LEADS if leads else PART, leads or asked, True, WELL)
    if own:
        found[ANSWERED] = Read(ANSWERED, OURS, own, True, WELL)
    return found
