"""What a follow-up supposes of its case (`and if he passes?`): the fact that it changes, so that the ruling is another.

A supposition is a few words, told without the story around them. What is heard in them, however faintly, is tried on a
copy of the case: only what the ruling hangs on is worth supposing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from typing import Any

from app.answering.documents import AnswerDocument, RuledCase, case_of
from app.answering.points import points_asked
from app.asking.told import NO_IRREGULARITY, OF_THE_TABLE
from app.wizard.course import Course, change_all
from app.wizard.put_right import FollowUp
from app.wizard.refusing import refused
from app.wizard.wording_match import follow_up_words, keys_of, values_meant
from corpus.errors import BadFacts
from corpus.model import Language
from corpus.stems import matches
from retrieval.reading.tokens import tokens
from rulings import registry
from rulings.engine.ruling_document import RulingDocument
from rulings.engine.wording import value_key
from understanding.clauses import Text, cut
from understanding.facts import chances_of
from understanding.hear import hear
from understanding.pointing import value_of
from understanding.seating import ERRED, ROLES

LEAST = 0.33
"""How probable a supposed fact must sound."""
FOUND = 0.6
"""The same of what the director finds."""
CALLED = 0.4
"""The same of the call that replaces the irregular one, where a call is named."""
ASKED = 1.5
"""How much more what the case asks first counts."""
LONGEST = 18
"""Words of a supposition; a longer text tells what happened."""
NEAR = 0.6
"""The share of the most probable from which another fact may be meant, where that one would change nothing."""
STANDS = 0.8
"""The share of what the case knows already, heard in the words as well, from which something else may be meant."""
REGULAR = frozenset({NO_IRREGULARITY, "in_turn"})
"""Results that no supposition comes to: it comes after what happened."""
TRIED = 8
"""Facts tried on a copy of the case, the most probable first."""
OPENS = 4
"""Tokens within which a supposition says that it is one (`ok, and if`)."""
TELLING = 2
"""Words from which a sentence tells something."""
REPLACEMENT, KIND = "replacement", "replacement_kind"


def supposed(text: str, language: Language, previous: AnswerDocument) -> FollowUp | None:
    """What a text supposes of the case of `previous`; None where it supposes nothing that would be ruled otherwise."""
    if len(tokens(text)) > LONGEST:
        return None
    read, case = cut(text, language), case_of(previous)
    if not read.words or not supposes(read) or _tells_before(read):
        return None
    if facts := _of_another_role(read, case):
        return FollowUp(facts, (), language)
    facts = {}
    for part in _parts(read):
        facts |= _changes(part, language, case, facts)
    return FollowUp(facts, (), language) if facts else None


def _of_another_role(read: Text, case: RuledCase) -> dict[str, Any]:
    """That somebody else of the play did what the case tells, as supposed in so many words: `and if declarer had done
    the same?`. Who he is by his seat is not known then; nothing where another act is supposed.
    """
    said = {token.folded for token in read.words}
    named = {str(one.value) for one in read.mentions if one.kind == "who"}
    other = any(one.kind in ("call", "card", "suit", "rank") for one in read.mentions)
    if other or len(named) != 1 or said.isdisjoint(follow_up_words()["the_same"][read.language]):
        return {}
    role, fields, known = named.pop(), registry.get(case["name"]).fields, case["facts"]
    roles = {
        fact: value
        for fact, values in ROLES.items()
        for value, meant in values.items()
        if fact in fields and role in meant and known.get(fact) is not None
    }
    changed = any(known[fact] != value for fact, value in roles.items())
    return {**roles, **{fact: None for fact in ERRED if known.get(fact) is not None}} if changed else {}


def supposes(read: Text) -> bool:
    """Whether a short text supposes something of its case: `what if …`, `ok, and if …`, `and she too?`."""
    book, language = follow_up_words(), read.language
    if any(one.supposed for one in read.clauses):
        return True
    words = [token.folded for token in read.words if token.folded.isalnum()]
    if not words:
        return False  # signs alone
    said, rest = " ".join(words), list(words)
    long = [row for row in book["markers"][language] if " " in row]
    if any(f" {row} " in f" {said} " for row in long) or any(
        matches(row, words[0]) for row in book["suppose"][language]
    ):
        return True
    while rest and rest[0] in book["markers"][language]:
        rest = rest[1:]
    goes_on = bool(rest) and len(rest) < len(words) and read.clauses[0].question
    endings = tuple(book["leave"].get(language, {}).get("all_endings", ()))
    asks = any(word in book["questions"][language] for word in rest[:2]) or any(one.endswith(endings) for one in rest)
    return goes_on and not asks


def _tells_before(read: Text) -> bool:
    """Whether a sentence before the supposition tells something."""
    at = next((one.sentence for one in read.clauses if one.supposed), read.clauses[0].sentence)
    return any(one.sentence < at and one.last - one.first >= TELLING for one in read.clauses)


def _parts(read: Text) -> Iterator[str]:
    """What a text supposes, piece by piece: each clause with a verb of its own where several have one.

    Without clauses that ask what follows, and without sentences behind the supposition.
    """
    questions = follow_up_words()["questions"][read.language]
    at = next((one.sentence for one in read.clauses if one.supposed), read.clauses[0].sentence)
    kept = []
    for clause in read.clauses:
        said = read.said(clause.first, clause.last)
        asks = not clause.supposed and (
            read.words[clause.first].folded in questions or bool(points_asked(f"{said}?", read.language).names)
        )
        if clause.sentence == at and not asks:
            kept.append(clause)
    acting = [one for one in kept if read.within(one, "verb")]
    whole = [read.said(kept[0].first, kept[-1].last)] if kept else []
    for said in [read.said(one.first, one.last) for one in acting] if len(acting) > 1 else whole:
        yield _as_told(said, read.language)


def _as_told(said: str, language: Language) -> str:
    """A supposition as a statement: `and if he passes` is told as `he passes`."""
    spans, drop = tokens(said), follow_up_words()
    heads = {word for row in drop["markers"][language] for word in row.split()} | set(drop["suppose"][language])
    first = [at for at, one in enumerate(spans[:OPENS]) if any(matches(head, one.folded) for head in heads)]
    at = min(max(first, default=-1) + 1, len(spans) - 1)
    return said[spans[at].start :].rstrip(" ?!.")


def _changes(said: str, language: Language, case: RuledCase, supposed: Mapping[str, Any]) -> dict[str, Any]:
    """The likeliest fact of a clause with which the case, and what was supposed before, is ruled otherwise.

    Who did what is no supposition.
    """
    name, heard = case["name"], hear(said, language)
    known = {**case["facts"], **supposed}
    if heard.read is None or not heard.read.clauses:
        return {}
    if part := refused(said, language, name, known):
        return part
    found = {fact: values for fact, values in chances_of(heard, name).items() if fact not in OF_THE_TABLE}
    if call := _replacement(said, language, name, found, known):
        return call
    asked = {need["name"] for need in case["ruling"]["need"][:1]}
    rows = [
        (p * (ASKED if fact in asked else 1.0), fact, value)
        for fact, values in found.items()
        if fact not in OF_THE_TABLE
        for value, p in _valued(name, fact, values)
        if p >= (FOUND if fact.startswith("finding_") else LEAST)
    ]
    rows = [row for row in rows if not _of_another(row[1], name, keys_of(said, language).people)]
    meant = values_meant(said, language, name, asked, known)
    rows += [(1.0 + one.score, one.fact, one.value) for one in meant if one.sure]
    rows.sort(key=lambda row: -row[0])
    now = _ruled(case, supposed)
    so = max((p for p, fact, value in rows if known.get(fact) == value), default=0.0)
    for p, fact, value in rows[:TRIED]:
        if known.get(fact) == value:
            continue
        if p < NEAR * rows[0][0] or p < STANDS * so:
            return {}
        then = _ruled(case, {**supposed, fact: value})
        if then is not None and then["outcome"].get("result") in REGULAR:
            continue
        if now is not None and then is not None and _says(then) != _says(now):
            return {fact: value}
        if then is not None and any(one.sure and one.fact == fact for one in meant):
            return {fact: value}
    return {}


def _of_another(fact: str, name: str, people: Set[str]) -> bool:
    """Whether a fact is the choice of one player and the words name another (`if declarer accepts`, where LHO may)."""
    chooser = registry.get(name).fields[fact].chooser
    return bool(chooser and people) and f"@{chooser}" not in people


def _replacement(
    said: str, language: Language, name: str, found: Mapping[str, Mapping[str, float]], known: Mapping[str, Any]
) -> dict[str, Any]:
    """The call that replaces the irregular one, where a clause names one and tells that."""
    calls = {value_of(one) for one in cut(said, language).mentions if one.kind == "call"}
    told = max((p for fact in (REPLACEMENT, KIND) for p in found.get(fact, {}).values()), default=0.0)
    if REPLACEMENT not in registry.get(name).fields or len(calls) != 1 or told < CALLED:
        return {}
    call = str(calls.pop()).replace("NT", "N")
    if known.get(REPLACEMENT) == call:
        return {}
    return {REPLACEMENT: call, **({KIND: None} if KIND in known else {})}


def _valued(name: str, fact: str, values: Mapping[str, float]) -> Iterator[tuple[Any, float]]:
    """The values of a fact as facts take them, each with how probable it sounds; none where it has no list of them."""
    finite = registry.get(name).fields[fact].type.finite if fact in registry.get(name).fields else None
    for value in finite or ():
        if (p := values.get(value_key(value))) is not None:
            yield value, p


def _ruled(case: RuledCase, facts: Mapping[str, Any]) -> RulingDocument | None:
    """The ruling of a copy of the case with some facts set; None where the engine does not take them."""
    course = Course(case["name"]).answers(case["facts"])
    try:
        return change_all(course, facts, "en", case["ruling"]["edition"]).document
    except BadFacts:
        return None


def _says(ruling: RulingDocument) -> Any:
    """What a ruling comes to: its outcome, who may choose, what is asked."""
    return ruling["outcome"], [row["name"] for row in ruling["options"]], [row["name"] for row in ruling["need"]]
