"""One player is told to have revoked twice in one suit: for the second revoke no trick goes over by itself (Law 64B2).

Told by a word of times (`twice`, `both times`) or by two numbered tricks, in a sentence that names one suit and one
player, or by a second numbered trick in which he did the same again; it is heard faintly, as one revoke or as one of
each side, and how much goes over was asked.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.both_partners_revoked import AGAIN, PROCEDURE, WELL
from app.asking.steps.played_on import NEXT_TRICK, PLAYED, SINCE_REVOKE
from app.asking.steps.who_played_on import BOTH
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.model import Clause, Mention
from understanding.numbered_revokes import acts, off_suit, trick_numbers
from understanding.times import said_in

IN_SUIT = "repeated_in_suit"
_FILE, _TIMES, _AGAIN, _TWO = "revoked_twice", "times", "again", 2
_BESIDE = 2
"""Words behind a contract, a bracket among them, in which its declarer stands."""
_TRICKS = frozenset({"win", "lead"})
_TELLS = frozenset({"verb", "suit", "card", "who"})
_NAMED_BESIDE = frozenset({"he", "defender", "dummy", "nobody", "everybody"})
"""Who may be named beside the player without being another one who revoked."""


def by_suit_again(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the player revoked once more in the suit, where that is told in one sentence."""
    again = rows.get(AGAIN)
    if procedure != PROCEDURE or heard.read is None:
        return {}
    if words := _same_again(heard, heard.read):
        others = {fact: False for fact in (AGAIN, *BOTH) if fact == AGAIN or fact in rows}
        told = {IN_SUIT: True, "established": True, SINCE_REVOKE: NEXT_TRICK} | others
        return {fact: Read(fact, value, words, True, WELL) for fact, value in told.items()}
    if again is not None and again.sure and again.value is True:
        return {}
    for span in heard.read.sentences():
        if not _of_one(heard, heard.read, span):
            continue
        words, numbered = heard.read.said(*span), _two_tricks(heard.read, span)
        if numbered or _twice(heard, heard.read, span):
            shown = {IN_SUIT: True} | ({"established": True, SINCE_REVOKE: NEXT_TRICK} if numbered else {})
            return {fact: Read(fact, value, words, True, WELL) for fact, value in shown.items()}
    return {}


def _same_again(heard: Heard, text: Text) -> str:
    """The sentence of a second numbered trick in which one player did again what he did in the first: a word of that
    stands behind its number, the suit that he had is named again or none is, and nobody else acts there. Where only
    that suit is named, or only a trick won or a lead told, it must be told that he did not follow.
    """
    numbers = trick_numbers(text)
    first, last = (text.sentence_at(one.first) for one in numbers[:_TWO]) if len(numbers) >= _TWO else (0, 0)
    spans = {text.sentence_at(span[0]): span for span in text.sentences()}
    if len(numbers) < _TWO or int(numbers[0].value) > int(numbers[1].value) or not {first, last} <= set(spans):
        return ""
    clause = text.clause_at(numbers[1].first)
    begin = max(clause.first if clause is not None else 0, numbers[0].last + 1, spans[last][0])
    again = said_in(text, (begin, spans[last][1]), _FILE, _AGAIN)
    where = text.clause_at(again.last) if again is not None else None
    if again is None or where is None:
        return ""
    before, behind = (spans[first][0], begin - 1), (begin, where.last)
    held = _suits_held(heard, text, before)
    cards = [one for one in text.mentions if one.kind in ("suit", "card")]
    named = {str(one.value)[:1] for one in cards if begin <= one.first <= spans[last][1]}
    persons = [one for one in text.mentions if one.kind == "who" and before[0] <= one.first <= behind[1]]
    acting = [one for one in persons if acts(text, one) and not _only_wins(text, one)]
    players = {heard.by_seat(str(one.value)) for one in acting} - _NAMED_BESIDE
    other = not _takes(text, where) and (not named or not named <= held)
    revoked = other or off_suit(heard, text, (begin, spans[last][1]))
    same = bool(held) and revoked and (not named or bool(held & named)) and len(players) <= 1
    return text.said(*behind) if same else ""


def _takes(text: Text, clause: Clause) -> bool:
    """Whether nothing is told in a clause but that a trick was won or led to (`East took one again`)."""
    verbs = {str(one.value).partition(":")[0] for one in text.within(clause, "verb")}
    return bool(verbs) and verbs <= _TRICKS


def _only_wins(text: Text, one: Mention) -> bool:
    """Whether all that somebody is told to have done is to win the trick (`declarer won it`)."""
    clause = text.clause_at(one.first)
    verbs = [] if clause is None else [verb for verb in text.within(clause, "verb") if verb.first > one.last]
    return bool(verbs) and str(verbs[0].value).startswith("win:")


def _suits_held(heard: Heard, text: Text, span: tuple[int, int]) -> set[str]:
    """The suits that somebody is told between two places to have had, to have shown out of, or to have ruffed."""
    start, end = text.words[span[0]].start, text.words[span[1]].end
    ruffed = [one for one in heard.done("play") if "ruff" in one.get("how", ())]
    told = [*heard.told("holds", "void"), *ruffed, *heard.not_done("play")]
    there = [one for one in told if start <= text.source.find(str(one["words"])) < end]
    whats = [one.get("what") or (one.get("value") or {}).get("what") or one.get("value") or {} for one in there]
    return {suit for what in whats if (suit := str(what.get("suit") or "")[:1])}


def _of_one(heard: Heard, text: Text, span: tuple[int, int]) -> bool:
    """Whether a sentence tells that one player did not follow one suit."""
    there = [one for one in text.mentions if span[0] <= one.first <= span[1]]
    suits = {str(one.value)[:1] for one in there if one.kind in ("suit", "card")}
    contracts = [one.last for one in there if one.kind == "call"]
    acting = [one for one in there if one.kind == "who" and acts(text, one)]
    acting = [one for one in acting if not any(0 < one.first - at <= _BESIDE for at in contracts)]  # `my 4S (South)`
    players = {heard.by_seat(str(one.value)) for one in acting} - _NAMED_BESIDE
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
