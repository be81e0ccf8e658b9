"""Dummy's cards by whose act it was: touched by dummy himself (45F), or called for and not there (46B4).

The words are few and stand for themselves (`understanding.dummys`), so no likeness to other stories outweighs them.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.after_the_play import over
from app.asking.facts import Read
from understanding.dummys import (
    DESIGNATION,
    RIGHTS,
    moved_unasked,
    not_held,
    rank_called,
    said_without_a_card,
    told_declarer,
)
from understanding.heard import Heard
from understanding.second_thoughts import CHANGE, thought_again

DURING, AFTER = "drew_attention_during_play", "drew_attention_after_play"
ACT, SUGGESTED, SPOKE = "dummy_act", "suggested_card", "commented_on_play"
SAID, NOT_THERE = "designation", "not_in_dummy"
RANK_ONLY = "rank_only"
WRONG_CARD = "dummy_wrong_card"
UNINTENDED = "finding_unintended"
WELL = 0.9
"""How probable is what these words say."""
_NAMES_A_CARD = ("complete", "rank_only", NOT_THERE)
"""What declarer may have said of a card that is not there."""


def by_dummy(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Dummy's act, where none is told and he moved a card unasked, or he speaks of the play, or after it; a card called
    for that he has not, or one that is not named; why another was called for.
    """
    if heard.read is None:
        return {}
    if procedure == RIGHTS and ACT not in rows and (words := moved_unasked(heard.read)):
        return {ACT: Read(ACT, SUGGESTED, words, True, WELL)}
    if procedure == RIGHTS and (words := told_declarer(heard.read)):
        return {ACT: Read(ACT, SPOKE, words, True, WELL)}
    act = rows.get(ACT)
    if procedure == RIGHTS and act is not None and act.value == DURING and (words := over(heard)):
        return {ACT: Read(ACT, AFTER, words, True, WELL)}
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
