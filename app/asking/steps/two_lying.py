"""Two penalty cards of one suit, told by their ranks in a row (`the nine and the jack of spades`): both lie there (51).

The table knows the one that stands beside its suit; that there are two is said.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard
from understanding.named import named
from understanding.times import says

PROCEDURES = frozenset({"penalty_card_play", "penalty_card_lead"})
CARDS = "penalty_cards"
WELL = 0.8
"""How probable is what is told in a row."""
_FILE, _TWO, _BOTH = "lying", "two", 2


def by_two_lying(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The list of both cards, where two are said to lie there, one is known, and the sentence names one more."""
    row, text = rows.get(CARDS), heard.read
    if procedure not in PROCEDURES or text is None or row is None or not row.sure or len(row.value) != 1:
        return {}
    known = row.value[0]
    for span in text.sentences():
        cards = [one for one in named(text) if one.kind == "card" and span[0] <= one.first <= span[1]]
        there = list(dict.fromkeys(str(one.value) for one in cards))
        if known.get("card") in there and len(there) == _BOTH and says(text, span, _FILE, _TWO):
            both = [{**{key: value for key, value in known.items() if key != "kind"}, "card": card} for card in there]
            return {CARDS: Read(CARDS, both, text.said(*span), True, WELL)}
    return {}
