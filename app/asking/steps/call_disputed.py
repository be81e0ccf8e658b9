"""Whether declarer had called dummy's card, or called it by a slip, is disputed: neither who says so nor who denies it
tells it (57C1, 45C4b).

A defender's card ahead of his partner costs nothing where declarer had played from both hands. *East is sure that South
had said king, South that he had called nothing* was heard as one or the other, and so was *he says that it was a slip,
they that he changed his mind*; the director finds out (85A1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from app.asking.facts import Read
from app.asking.steps.dummys_cards import UNASKED, UNINTENDED
from app.asking.steps.partner_led import PROCEDURE
from app.asking.steps.partner_played import BOTH_HANDS
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.model import Clause
from understanding.second_thoughts import CHANGE
from understanding.times import says

FILE, _CLAIMS, _CALLED, _DENIED = "disputed", "claims", "called", "denied"
_THOUGHTS, _SLIP, _THOUGHT = "second_thoughts", "slip", "thought"


def by_dispute(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it is not known whether declarer had played from both hands, or whether it was a slip, where one says so and
    another denies it.
    """
    text = heard.read
    if procedure == CHANGE and text is not None and (told := rows.get(UNINTENDED)) is not None:
        return {UNINTENDED: replace(told, sure=False, p=TOLD)} if _slip_disputed(text) else {}
    words = call_disputed(text) if procedure == PROCEDURE and text is not None else ""
    return {fact: Read(fact, False, words, False, TOLD) for fact in (BOTH_HANDS, UNASKED)} if words else {}


def call_disputed(text: Text) -> str:
    """The words in which a card is said to have been called for, where somebody else is told to deny it; else empty."""
    for said in text.clauses:
        near = [one for one in text.clauses if one.sentence in (said.sentence, said.sentence + 1)]
        others = [one for one in near if one is not said]
        if (
            in_clauses(text, [said], _CALLED)
            and not in_clauses(text, [said], _DENIED)
            and in_clauses(text, [one for one in near if one.sentence == said.sentence], _CLAIMS)
            and in_clauses(text, others, _DENIED)
        ):
            return text.said(said.first, said.last)
    return ""


def _slip_disputed(text: Text) -> bool:
    """Whether somebody says that the card was called by a slip, and somebody else that he thought again."""
    said = [
        two for one, two in pairwise(text.clauses) if one.sentence == two.sentence and in_clauses(text, [one], _CLAIMS)
    ]
    said += [one for one in text.clauses if one not in said and in_clauses(text, [one], _CLAIMS)]
    slip = [one for one in said if says(text, (one.first, one.last), _THOUGHTS, _SLIP)]
    thought = [one for one in said if says(text, (one.first, one.last), _THOUGHTS, _THOUGHT)]
    return any(one is not two for one in slip for two in thought)


def in_clauses(text: Text, clauses: Sequence[Clause], name: str) -> bool:
    """Whether words of a dispute, by their name, stand in one of some clauses."""
    return any(says(text, (one.first, one.last), FILE, name) for one in clauses)
