"""Players of both sides revoked in one and the same trick, and which side has played to the next (Law 62C3).

Such a story is heard as the revoke of one of them. That both had the suit is told of the two together, in a sentence
that names no other suit; who has played on, by the cards told behind that trick.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from app.asking.facts import Read
from app.asking.steps.exposed_then_played import suit_of
from app.asking.steps.led_behind import REVOKES
from understanding.both_sides import declares
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.model import Mention
from understanding.rank import Choice, put_first
from understanding.times import not_played_on

RULES = "revoke_correction"
BOTH, ON = "both_revoked_same_trick", "played_on_by"
NEITHER, ONE, SIDES = "neither", "one_side", "both_sides"
WELL = 0.9
"""How probable is what the cards of both sides tell."""
_PLAYED, _LEAD, _NOBODY, _WHO, _VERB, _SUITS = ("lead", "play"), "lead", "everybody", "who", "verb", ("suit", "card")
_FROM_DUMMY, _DUMMY = "from_dummy", "dummy"
_TOGETHER = 4
"""Words from one of two persons told together to the other, at most: `both South and West`, `i E, i ja`."""


def both_in_trick_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices, first the correction where both sides are told to have revoked to one trick."""
    best = choices[0] if choices else None
    return put_first(choices, RULES) if best and best.name in REVOKES and _told(heard) else list(choices)


def by_one_trick(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That both sides revoked to it, and who has played to the next; empty where one trick does not tell it."""
    told = _told(heard) if procedure == RULES else None
    if told is None:
        return {}
    words, behind = told
    found = {BOTH: Read(BOTH, True, words, True, WELL)}
    by = {declares(heard, heard.by_seat(str(one.get("who")))) for one in behind}
    on = SIDES if by >= {True, False} else ONE if by else NEITHER
    unplayed = heard.read is not None and not_played_on(heard.read)
    if on == NEITHER and not unplayed:
        return found
    return found | {ON: Read(ON, on, words, True, WELL)}


def _told(heard: Heard) -> tuple[str, Sequence[Mapping[str, Any]]] | None:
    """The sentence that tells that two players of both sides had the suit of the one trick told, and the cards of the
    next trick; None where that is not told.
    """
    text, trick, behind = heard.read, *_tricks(heard)
    suit = suit_of(trick[0]) if trick else ""
    if text is None or not suit:
        return None
    followed = {heard.by_seat(str(one.get("who"))) for one in trick if suit_of(one) == suit}
    for first, last in text.sentences():
        here = [one for one in text.mentions if first <= one.first <= last and one.kind in (_WHO, *_SUITS)]
        for one, two in pairwise(here):
            who = {heard.by_seat(str(person.value)) for person in (one, two) if person.kind == _WHO}
            behind_them = {str(suit.value)[:1] for suit in here if suit.kind in _SUITS and suit.first > two.last}
            verbs = [verb for verb in text.mentions if verb.kind == _VERB and one.last < verb.first < two.first]
            if any(person.kind == _WHO and _is_place(heard, text, person) for person in (one, two)):
                continue
            near = (
                two.first - one.last <= _TOGETHER and not verbs and behind_them == {suit} and who.isdisjoint(followed)
            )
            if near and {declares(heard, person) for person in who} == {True, False}:
                return text.said(one.first, last), behind
    return None


def _is_place(heard: Heard, text: Text, one: Mention) -> bool:
    """Whether dummy is only where a card came from: `calls a spade off dummy and South …`."""
    cards = [str(event["words"]) for event in heard.done() if _FROM_DUMMY in event.get("how", ())]
    places = [(text.source.find(words), len(words)) for words in cards]
    at = text.words[one.first].start
    return one.value == _DUMMY and any(begin <= at < begin + length for begin, length in places)


def _tricks(heard: Heard) -> tuple[list[Mapping[str, Any]], list[Mapping[str, Any]]]:
    """The cards of the first trick told, which a lead begins, and those behind it: nobody plays to a trick twice."""
    cards: list[Mapping[str, Any]] = [one for one in heard.done(*_PLAYED) if one.get("who") != _NOBODY]
    trick: list[Mapping[str, Any]] = []
    for place, one in enumerate(cards):
        who = heard.by_seat(str(one.get("who")))
        if trick and (one["act"] == _LEAD or who in {heard.by_seat(str(other.get("who"))) for other in trick}):
            return trick, cards[place:]
        if trick or one["act"] == _LEAD:
            trick.append(one)
    return trick, []
