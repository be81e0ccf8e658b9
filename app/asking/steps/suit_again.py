"""One player is told to have revoked twice in one suit: for the second revoke no trick goes over by itself (Law 64B2).

Told by a word of times (`twice`, `both times`) or by two numbered tricks, in a sentence that names one suit and one
player; it is heard faintly, as one revoke, and how much goes over was asked.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.both_partners_revoked import AGAIN, PROCEDURE, WELL
from app.asking.steps.played_on import NEXT_TRICK, PLAYED, SINCE_REVOKE
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.numbered_revokes import acts, off_suit, trick_numbers
from understanding.times import said_in

IN_SUIT = "repeated_in_suit"
_FILE, _TIMES, _TWO = "revoked_twice", "times", 2
_TELLS = frozenset({"verb", "suit", "card", "who"})
_NAMED_BESIDE = frozenset({"he", "defender", "dummy", "nobody", "everybody"})
"""Who may be named beside the player without being another one who revoked."""


def by_suit_again(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the player revoked once more in the suit, where that is told in one sentence."""
    again = rows.get(AGAIN)
    if procedure != PROCEDURE or heard.read is None or (again is not None and again.sure and again.value is True):
        return {}
    for span in heard.read.sentences():
        if not _of_one(heard, heard.read, span):
            continue
        words, numbered = heard.read.said(*span), _two_tricks(heard.read, span)
        if numbered or _twice(heard, heard.read, span):
            shown = {IN_SUIT: True} | ({"established": True, SINCE_REVOKE: NEXT_TRICK} if numbered else {})
            return {fact: Read(fact, value, words, True, WELL) for fact, value in shown.items()}
    return {}


def _of_one(heard: Heard, text: Text, span: tuple[int, int]) -> bool:
    """Whether a sentence tells that one player did not follow one suit."""
    there = [one for one in text.mentions if span[0] <= one.first <= span[1]]
    suits = {str(one.value)[:1] for one in there if one.kind in ("suit", "card")}
    players = {heard.by_seat(str(one.value)) for one in there if one.kind == "who" and acts(text, one)} - _NAMED_BESIDE
    return len(suits) == 1 and len(players) <= 1 and off_suit(heard, text, span)


def _two_tricks(text: Text, span: tuple[int, int]) -> bool:
    """Whether two numbered tricks are joined, and nothing is told between their numbers (`at trick five and seven`)."""
    numbers = [one for one in trick_numbers(text) if span[0] <= one.first <= span[1]]
    if len(numbers) != _TWO:
        return False
    first, last = numbers[0].last + 1, numbers[1].first
    told = any(first <= one.first < last and one.kind in _TELLS for one in text.mentions)
    return not told and any(word.folded in text.book.words["joint"] for word in text.words[first:last])


def _twice(heard: Heard, text: Text, span: tuple[int, int]) -> bool:
    """Whether a word of times stands beside the play off suit, and no other verb nearer to it."""
    said = said_in(text, span, _FILE, _TIMES)
    clause = text.clause_at(said.first) if said is not None else None
    if said is None or clause is None or not off_suit(heard, text, (clause.first, clause.last)):
        return False
    far = {one: abs(one.first - said.first) for one in text.within(clause, "verb")}
    near = [str(one.value).partition(":")[0] for one, words in far.items() if words == min(far.values())]
    return not near or not PLAYED.isdisjoint(near)
