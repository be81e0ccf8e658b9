"""Whose hand was put down behind an opening lead out of turn: declarer's, who becomes dummy (54A), or dummy's, which he
has seen then and has to accept the lead (54C).

Both are told in the same words; who it is, is known by the seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.left_unknown import unknown_clauses
from app.asking.steps.opening_side import PROCEDURE, SAW, SPREAD, WELL
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.model import Clause, Mention
from understanding.persons import Fit, NamedPerson, fits, persons
from understanding.subjects import is_no_subject, owner
from understanding.times import said_in, says, says_somewhere

CHOICE, LEAD_BY, SECOND, DECLARING = "choice_declarer", "lead_by", "second_card_from", "declaring_side"
NO_HAND = "none"
_DUMMY, _DECLARER, _PARTNER = "dummy", "declarer", "partner"
_FILE, _SPREADS, _FROM_THERE, _LED = "dummys", "spreads", "from_there", ("lead", "play")
_SHOWS = {_DUMMY: (SAW, SPREAD), _DECLARER: (SPREAD, SAW)}
"""Whose hand was put down -> what that tells, and what the same words sound like of the other hand."""
_THE_LEAD = 1
"""Cards named, at most, where none but the lead is."""
_GAME = ("call", "card", "suit", "rank")
_AS_IF = "as_if"
"""Words that compare and suppose nothing: `starts tabling as if dummy`."""
_BESIDE = 2
"""Words between somebody and declarer, whose partner he is: `partner rozgrywającego`, `partner of declarer`."""


def by_who_spread(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That declarer put his hand down, or dummy did, behind a defender's lead; empty where neither is told."""
    text = heard.read
    choice, side = rows.get(CHOICE), rows.get(LEAD_BY)
    if procedure != PROCEDURE or text is None or (choice is not None and choice.sure):
        return {}
    if side is not None and side.value == DECLARING:
        return {}
    named = persons(text)
    told = [(role, words) for role, words in _spreads(heard, text, named) if role in _SHOWS]
    if not told:
        return {}
    role, words = told[-1]  # told twice, the second time puts the first right
    fact, other = _SHOWS[role]
    if fact == SAW and _seen_by_nobody_knows_whom(text):
        return {SAW: Read(SAW, True, words, False, TOLD), **_unsure(rows, other)}
    corrected = len({one for one, _ in told}) > 1
    heard_so = other in rows and rows[other].value is True  # that the other hand was not shown is no such confusion
    rest = {other: Read(other, False, words, True, WELL)} if corrected else _unsure(rows, other) if heard_so else {}
    return {fact: Read(fact, True, words, True, WELL), **rest}


def by_cards_seen(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That dummy's cards which declarer saw were put down, of which no single one is named, and none was played to the
    trick (54B1, not 54B2).
    """
    saw, second, text = rows.get(SAW), rows.get(SECOND), heard.read
    if procedure != PROCEDURE or second is None or second.value != _DUMMY or text is None:
        return {}
    if saw is None or not saw.sure or saw.value is not True or says_somewhere(text, _FILE, _FROM_THERE):
        return {}
    cards = [one for one in heard.done(*_LED) if (one.get("what") or {}).get("card")]
    return {SECOND: Read(SECOND, NO_HAND, saw.words, True, WELL)} if len(cards) <= _THE_LEAD else {}


def _spreads(heard: Heard, text: Text, named: list[NamedPerson]) -> Iterator[tuple[str, str]]:
    """Each hand told to be put down: whose it is in the play (empty where that is not known), and the words."""
    ways = fits(heard, text, named, True)
    for clause in text.clauses:
        span = clause.first, clause.last
        supposed = (clause.supposed or text.left_open(*span)) and not says(text, span, _FILE, _AS_IF)
        untold = supposed or clause.question or text.has(clause, "not")
        if untold or not _behind_the_lead(heard, text, clause):
            continue
        if says(text, span, _FILE, _SPREADS):
            yield _role(heard, text, clause, named, ways), text.said(*span)


def _seen_by_nobody_knows_whom(text: Text) -> bool:
    """Whether something is told as known to nobody that is no call and no card: where declarer was, what he saw."""
    return any(not any(text.within(one, kind) for kind in _GAME) for one in unknown_clauses(text))


def _unsure(rows: Mapping[str, Read], fact: str) -> dict[str, Read]:
    """What the same words sound like of the other hand, told of this one."""
    return {fact: replace(rows[fact], sure=False)} if fact in rows else {}


def _behind_the_lead(heard: Heard, text: Text, clause: Clause) -> bool:
    """Whether a clause stands behind the first lead told, or none is told as an act."""
    led = [str(one["words"]) for one in heard.done(*_LED)]
    at = text.source.find(led[0]) if led else -1
    return text.starts(clause) > at


def _owns(text: Text, one: Mention) -> bool:
    """Whether somebody is named only as he whose partner or hand it is."""
    return is_no_subject(text, one) or owner(text, one)


def _named_by(text: Text, clause: Clause) -> list[Mention]:
    """Who is named in a clause, or in its sentence before it where it names nobody."""
    before = [one for one in text.clauses if one.sentence == clause.sentence and one.first < clause.first]
    for one in (clause, *reversed(before)):
        like = said_in(text, (one.first, one.last), _FILE, _AS_IF)
        if named := [who for who in text.within(one, "who") if like is None or who.first < like.first]:
            return named
    return []


def _role(heard: Heard, text: Text, clause: Clause, named: list[NamedPerson], ways: list[Fit]) -> str:
    """What he is in the play whose hand a clause tells to be put down; empty where nobody is named or known."""
    told = [one for one in _named_by(text, clause) if one.case in ("nom", "") and not _owns(text, one)]
    who = next((one for one in told if one.value != _DUMMY), told[0] if told else None)
    if who is None:
        return ""
    if who.value in (_DUMMY, _DECLARER):
        return str(who.value)
    behind = [one for one in text.within(clause, "who") if 0 < one.first - who.last <= _BESIDE]
    before = [one for one in text.within(clause, "who") if 0 < who.first - one.last <= _BESIDE]
    if str(who.value).startswith(_PARTNER) and any(one.value == _DECLARER for one in (*behind, *before)):
        return _DUMMY
    told_to = heard.told("declarer", "contract") or heard.told("accepted")  # that choice is declarer's
    declarers = {str(row.get("who")) for row in told_to}
    if who.value in declarers or heard.by_seat(f"{_PARTNER}:{who.value}") in declarers:
        return _DECLARER if who.value in declarers else _DUMMY
    roles = {
        fit.role(place)
        for one in named
        for fit in ways
        for place in one.places(fit)
        if one.first == who.first and fit.declarer is not None
    }
    if len(roles) != 1 and any(one.value == _DUMMY for one in text.within(clause, "who")):
        return _DUMMY  # `North had laid out a suit as dummy`
    return roles.pop() if len(roles) == 1 else ""
