"""One hand is told to be short and another to have as many cards too many: Law 13 rules (13 and its footnote).

The second number often leaves out its noun (`East had only 12 cards, North 14`), and the story then sounds like a hand
that lacks a card, or like the card that was seen when the surplus one was handed back.
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice, swapped

SOUNDS = frozenset({"missing_card", "exposed_card_defender", "card_exposed_in_auction", "artificial_score"})
"""What such a story sounds like."""
RULES = "wrong_count_extra"
FULL, FEWEST, NEAR = 13, 9, 4
"""The cards of a hand, the fewest of one that is short, and how many words may stand between a player and a number."""
_COUNTED = "card_count"
"""The circumstance that tells how many cards somebody has."""


def over_thirteen_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the wrong count, where beside two players are told numbers that make two hands together,
    one of them of cards and none of points.
    """
    best, text = choices[0] if choices else None, heard.read
    if best is None or text is None or best.name not in SOUNDS:
        return list(choices)
    players = [one for one in text.mentions if one.kind == "who"]
    numbers = {one.first: str(one.value) for one in text.mentions if one.kind == "number"}
    numbers |= {at: word.text for at, word in enumerate(text.words) if word.text.isdigit()}
    told: dict[str, int] = {}
    for at, number in sorted(numbers.items()):
        if any(word.folded in text.book.words["points"] for word in text.words[at + 1 : at + NEAR]):
            continue
        beside = [who for who in players if 0 < at - who.last <= NEAR]
        if number.isdigit() and beside:
            told.setdefault(heard.by_seat(str(beside[-1].value)), int(number))
    counts = [count for who, count in told.items() if who in SEATS and count != FULL]
    of_cards = {(row.get("value") or {}).get("count") for row in heard.told(_COUNTED)}
    short = [one for one in counts if FEWEST <= one < FULL and 2 * FULL - one in counts]
    both = any(of_cards & {one, 2 * FULL - one} for one in short)
    return swapped(choices, RULES) if both else list(choices)
