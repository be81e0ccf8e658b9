"""Dummy's cards by whose act it was: touched by dummy himself (45F, 57C2), or called for and not there (46B4).

The words are few and stand for themselves (`understanding.dummys`), so no likeness to other stories outweighs them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from app.asking.partner_played import BOTH_HANDS
from understanding.dummys import (
    DESIGNATION,
    PREMATURE,
    RIGHTS,
    moved_unasked,
    not_held,
    rank_called,
    said_without_a_card,
)
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.second_thoughts import CHANGE, thought_again

ACT, SUGGESTED = "dummy_act", "suggested_card"
UNASKED = "dummy_played_unasked"
"""Dummy's act behind which a defender who played before his partner is not held to it (57C2)."""
SAID, NOT_THERE = "designation", "not_in_dummy"
RANK_ONLY = "rank_only"
WRONG_CARD = "dummy_wrong_card"
UNINTENDED = "finding_unintended"
WELL = 0.9
"""How probable is what these words say."""
_NAMES_A_CARD = ("complete", "rank_only", NOT_THERE)
"""What declarer may have said of a card that is not there."""


def by_dummy(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Dummy's act, where none is told and he moved a card unasked, or moved one before a defender played; a card called
    for that he has not, or one that is not named; why another was called for.
    """
    if heard.read is None:
        return {}
    if procedure == RIGHTS and ACT not in rows and (words := moved_unasked(heard.read)):
        return {ACT: Read(ACT, SUGGESTED, words, True, WELL)}
    if procedure == PREMATURE and (words := moved_unasked(heard.read)):
        found = {UNASKED: Read(UNASKED, True, words, True, WELL)}
        if (both := rows.get(BOTH_HANDS)) is not None and both.value is True:  # he had not called for dummy's card
            found[BOTH_HANDS] = replace(both, sure=False, p=TOLD)
        return found
    if procedure == DESIGNATION and (words := not_held(heard.read)):
        said = rows.get(SAID)
        if said is None or said.value in _NAMES_A_CARD:
            return {SAID: Read(SAID, NOT_THERE, words, True, WELL)}
    if procedure == DESIGNATION and (quoted := said_without_a_card(heard.read)) is not None:
        said = rows.get(SAID)
        if said is None or said.value == RANK_ONLY:
            return {SAID: Read(SAID, quoted[0], quoted[1], True, WELL)}
    said, card = rows.get(SAID), rows.get("card")
    low = procedure == WRONG_CARD and said is not None and said.value == "low"
    if low and said is not None and rank_called(heard.read, str(card.value) if card is not None else ""):
        return {SAID: Read(SAID, "complete", said.words, True, WELL)}
    if procedure == CHANGE and UNINTENDED not in rows and (words := thought_again(heard.read)):
        return {UNINTENDED: Read(UNINTENDED, False, words, True, WELL)}
    return {}
