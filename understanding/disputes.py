"""What two persons are told to say of one act, each the contrary of the other: neither word tells it (Laws 85A, 85B).

Somebody says or swears to something, and another denies it, or insists on something else, beside it: in one sentence,
or in the next one. What players only say the one behind the other is no dispute, unless they say it in one sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from understanding.clauses import Text
from understanding.model import Clause
from understanding.times import said_in, says

FILE = "disputed"
_SAYS, _INSISTS, _DENIES, _AGREES, _ME = "sayings", "swears", "denies", "agrees", "me"
_SPOKE = "spoke"
_ASKER, _HE = "asker", "he"
_UNCALLED, _NOBODYS = "denied", frozenset({"nobody", "everybody", "director"})
_SAID_OF = {"unsaid": "stated", "denied": "called"}
"""Words that something was not said, or called for, and those of another that it was."""
_BEFORE, _BEHIND = 5, 2
"""Words between who says something and the word of saying, before it and behind it, at most."""


@dataclass(frozen=True, slots=True)
class Assertion:
    """That somebody says something: who, where the word of saying is, in which sentence, how he says it, and by what
    words (empty: none) he says that something was not said or called for.
    """

    who: frozenset[str]
    at: int
    sentence: int
    insists: bool
    denies: bool
    unsaid: str


@lru_cache(maxsize=32)
def disputed(text: Text) -> tuple[tuple[int, int], ...]:
    """The stretches of words in which two persons contradict each other, each in whole sentences."""
    spans = text.sentences()
    numbers = [text.sentence_at(first) for first, _ in spans]
    said = list(_sayings(text))
    found = []
    for one, two in combinations(said, 2):
        if not _two_persons(one, two) or not _contradicts(text, one, two):
            continue
        last = numbers.index(two.sentence)
        if last + 1 < len(spans) and says(text, spans[last + 1], FILE, _AGREES):
            continue  # `they admit it`
        found.append((_begins(text, one), _ends(text, two, spans[last][1])))
    for before, own, number in zip(spans, spans[1:], numbers[1:], strict=False):
        if _gainsaid(text, before, said, number):
            found.append((before[0], own[1]))
    return tuple(dict.fromkeys(found))


def _begins(text: Text, one: Assertion) -> int:
    """Where the words of who speaks first begin: behind a semicolon, if one stands before them in their sentence."""
    own = [row for row in text.clauses if row.sentence == one.sentence]
    return max((at + 1 for at in range(own[0].first, one.at) if text.words[at].text == ";"), default=own[0].first)


def _ends(text: Text, two: Assertion, last: int) -> int:
    """Where the words of who speaks second end: at a semicolon, or with their sentence."""
    return min((at - 1 for at in range(two.at, last) if text.words[at].text == ";"), default=last)


def _two_persons(one: Assertion, two: Assertion) -> bool:
    """Whether two persons speak in one sentence or the next; `he` may be who was named before, but not the teller."""
    same = bool(one.who & two.who) or (_HE in two.who and _ASKER not in one.who)
    return not same and two.sentence - one.sentence <= 1


def _gainsaid(text: Text, before: tuple[int, int], said: Sequence[Assertion], number: int) -> bool:
    """Whether somebody else insists on another account of what the teller has just told of himself."""
    there = [one for one in said if one.sentence == number and one.insists and _ASKER not in one.who]
    if not there:
        return False
    last = max(place for one in text.clauses if one.sentence == number for place in (one.first, one.last))
    return _of_teller(text, *before) and any(_of_teller(text, one.at, last) for one in there)


def _of_teller(text: Text, first: int, last: int) -> bool:
    """Whether some words tell of an act of the teller's."""
    named = any(
        one.kind == "who" and one.value == _ASKER and one.case in ("", "nom") and first <= one.first <= last
        for one in text.mentions
    )
    return named or says(text, (first, last), FILE, _SPOKE)


def _contradicts(text: Text, one: Assertion, two: Assertion) -> bool:
    """Whether what two say cannot both be so: one denies it, or insists, or they say it in one sentence; that something
    was not said denies what another says that he said.
    """
    if one.unsaid or two.unsaid:
        unsaid, other = (one, two) if one.unsaid else (two, one)
        clauses = [row for row in text.clauses if row.sentence == other.sentence and row != text.clause_at(unsaid.at)]
        stated = any(says(text, (row.first, row.last), FILE, _SAID_OF[unsaid.unsaid]) for row in clauses)
        return stated and (unsaid.unsaid != _UNCALLED or other.insists)  # nobody who has not called a bid denies one
    if one.denies or two.denies or one.insists:
        return True
    if one.sentence != two.sentence:
        return False
    return two.insists or _side_by_side(text, one, two)


def _side_by_side(text: Text, one: Assertion, two: Assertion) -> bool:
    """Whether the second speaks in a clause of his own behind a sign: `he says a slip, they say a change of mind`."""
    clause = text.clause_at(two.at)
    behind = clause is not None and clause.first > one.at and not text.words[clause.first - 1].text.isalnum()
    return behind and clause is not None and two.at - clause.first <= _BEFORE


def _sayings(text: Text) -> Iterator[Assertion]:
    """Who says something, in order; not where he says the same, or admits it."""
    for clause in text.clauses:
        span = clause.first, clause.last
        if says(text, span, FILE, _AGREES):
            continue
        kinds = [name for name in (_SAYS, _INSISTS) if says(text, span, FILE, name)]
        found = {at: {name for name in kinds if says(text, (at, at), FILE, name)} for at in _places(clause) if kinds}
        for name in (_ME, _DENIES, *_SAID_OF):
            there = (_named_before(text, clause), clause.last) if name == _DENIES else span
            if (said := said_in(text, there, FILE, name)) is not None:
                begins = said.last if said.caught else said.first  # behind `East: ...`, East
                at = next((at for at in range(said.first, said.last + 1) if found.get(at)), begins)
                found.setdefault(at, set()).add(name)
        for at, own in sorted(found.items()):
            who = frozenset({_ASKER}) if _ME in own else _speaker(text, at) if own else frozenset()
            if not who and _INSISTS in own:
                who = frozenset({_HE})
            unsaid = next((name for name in _SAID_OF if name in own and _DENIES not in own), "")
            if who and not who & _NOBODYS:
                yield Assertion(who, at, clause.sentence, _INSISTS in own, _DENIES in own, unsaid)


def _named_before(text: Text, clause: Clause) -> int:
    """Where a clause begins, with whoever is named alone before it (`East: no`)."""
    own = [one.first for one in text.clauses if one.sentence == clause.sentence]
    return max(own[0], clause.first - _BEHIND)


def _places(clause: Clause) -> range:
    return range(clause.first, clause.last + 1)


def _speaker(text: Text, at: int) -> frozenset[str]:
    """Who is named nearest to a word of saying: before it in its sentence, or right behind it."""
    number = text.sentence_at(at)
    persons = [one for one in text.mentions if one.kind == "who" and one.case in ("", "nom")]
    persons = [one for one in persons if text.sentence_at(one.first) == number]
    before = [one for one in persons if 0 < at - one.last <= _BEFORE and one.first < at]
    behind = [one for one in persons if 0 < one.first - at <= _BEHIND]
    if before:
        near = before[-1]
        beside = [one for one in before if near.first - one.last <= _BEHIND]  # `South, declarer, says`
        return frozenset(str(one.value) for one in beside)
    return frozenset(str(one.value) for one in behind[:1])
