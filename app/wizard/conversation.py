"""A conversation about a case: each reply is a document of `ask` with a `course` that says how the text was taken.

`document["course"]` is {"kind", "title", "said", "added", "dropped", "changed", "move"}; the kinds are *new*;
*continued*: facts of the case told, corrected or taken back; *asked*: a question about the case, which stands;
*unclear*: nothing was understood. `said` is the one line that tells it (`changes`), `move` the same without language.
`document["told"]` are the texts of the case that were heard so far, in order.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.answering.documents import AnswerDocument, CandidateNamed, blank, case_of
from app.answering.points import NOTHING_ASKED, PointsAsked, points_asked, replies
from app.answering.rescored import rescored
from app.asking import ask
from app.asking.facts import Read
from app.asking.ruled import ruled
from app.input.question import question as read_question
from app.looking_up.library import Library
from app.wizard.another_board import anew
from app.wizard.answers import words_in
from app.wizard.by_caller import by_caller
from app.wizard.changes import Move, changes, course_of
from app.wizard.course import Course, change, change_all
from app.wizard.following import FollowUp, follow_up
from app.wizard.mattering import stated
from app.wizard.one_more import with_one_more
from app.wizard.scored_anew import result_answered, vulnerability_answered
from app.wizard.surely import as_sure, surely
from app.wizard.together import begins_another, joined, texts, together
from corpus.errors import BadInput, BadQuestion
from corpus.ids import split
from corpus.model import Language
from rulings import registry
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.ruling_document import RulingDocument
from understanding.hear import hear

TELLS = 3
"""Words from which what stands beside a question may tell something."""


@dataclass(frozen=True, slots=True)
class AskedFact:
    """What a case was asked: the question, whose rules hold, the language it was heard in, the procedures near by, and
    the provisions found that the laws of its procedure do not cover."""

    question: str
    jurisdiction: str
    heard_in: Language
    candidates: tuple[CandidateNamed, ...]
    beside: tuple[str, ...] = ()


def _asked(before: AnswerDocument, name: str) -> AskedFact:
    """What an answer was asked, to be ruled by the procedure of that name."""
    case = before["procedure"]
    rows = {row["n"]: row["canonical"] for row in before["citations"]}
    beside = [rows[row["citations"][0]] for row in case["see_also"]] if case and case["name"] == name else []
    heard_in = before.get("heard_in", before["language"])
    return AskedFact(before["question"], before["jurisdiction"], heard_in, tuple(before["candidates"]), tuple(beside))


def reply(
    library: Library,
    text: str,
    jurisdiction: str | None = None,
    previous: AnswerDocument | None = None,
    facts: dict[str, Any] | None = None,
    reader: Language | None = None,
    edition: str = IN_FORCE_EDITION,
) -> AnswerDocument:
    """The answer to a text, which may go on with the case of `previous`. Raises what `ask` raises.

    `reader` is the language of the page: the answer's, where the text does not tell its own (`27B1`). A case that goes
    on is answered in the language it stands in.
    """
    started = time.perf_counter()
    asked = read_question(text)
    heard_in = library.language(asked, None, reader)
    if previous is not None and (scored := _scored_anew(library, asked, previous, edition)):
        return scored
    if previous is not None and previous["procedure"] is not None:
        points = _points(asked, previous)
        if (said := stated(points.rest or asked, previous.get("heard_in", heard_in))) != (points.rest or asked):
            points = replace(points, rest=said)
        if (found := _only_asked(points, previous)) is None:
            told = points.rest or asked
            signs = not any(letter.isalnum() for letter in told)
            found = FollowUp({}, (), heard_in, "unclear") if signs else follow_up(library, told, previous, heard_in)
            found = with_one_more(found and by_caller(found, told, previous), told, previous, heard_in)
        if found is not None:
            found = replace(found, kind="asked") if found.kind == "unclear" and points.names else found
            return _continued(library, asked, previous, found, points, started)
    alone = begun(ask(library, asked, heard_in, jurisdiction, edition, facts), heard_in)
    if previous is None or anew(asked, heard_in):
        return alone
    if previous.get("refusal") is not None:
        return _after_refusal(library, asked, previous, alone, edition)
    if previous["procedure"] is None and alone["procedure"] is not None:
        return _after_a_text(library, asked, previous, alone, edition)
    return alone


def _points(text: str, previous: AnswerDocument) -> PointsAsked:
    """What a text asks of the case's ruling, where the ruling decides one of these points."""
    language, case = previous.get("heard_in", previous["language"]), case_of(previous)
    points = points_asked(text, language)
    decided = replies(points, case["name"], case["ruling"], case["facts"], language)
    return points if decided or points.rest else NOTHING_ASKED


def _only_asked(points: PointsAsked, previous: AnswerDocument) -> FollowUp | None:
    """A text that does nothing but ask for what the ruling decides, as a follow-up: the case stands."""
    if not points.names or len(words_in(points.rest)) >= TELLS:
        return None
    return FollowUp({}, (), previous.get("heard_in", previous["language"]), kind="asked")


def _after_refusal(
    library: Library, text: str, previous: AnswerDocument, alone: AnswerDocument, edition: str
) -> AnswerDocument:
    """The answer to a text after one that nothing answered: to both as one story.

    Where what was refused tells nothing of a game, only if both are answered more surely than the text alone.
    """
    told = [*texts(previous), text]
    heard_in: Language = previous.get("heard_in", previous["language"])  # of `ask` it tells none
    try:
        whole = begun(ask(library, joined(told), heard_in, previous["jurisdiction"], edition), heard_in)
    except BadQuestion:
        return alone
    if whole["procedure"] is None:
        return alone
    tells = any(hear(one, heard_in).table["events"] for one in texts(previous))
    surer = (whole["confidence"] or 0.0) > (alone["confidence"] or 0.0)
    return {**whole, "told": told} if tells or surer else alone


def _after_a_text(
    library: Library, text: str, previous: AnswerDocument, alone: AnswerDocument, edition: str
) -> AnswerDocument:
    """The answer to a text after one that was answered with the law's words: to both as one story.

    Only where the two are ruled under a law that was quoted, and the text tells no whole case by itself.
    """
    told = [*texts(previous), text]
    heard_in: Language = previous.get("heard_in", previous["language"])
    try:
        whole = begun(ask(library, joined(told), heard_in, previous["jurisdiction"], edition), heard_in)
    except BadQuestion:
        return alone
    case = whole["procedure"]
    if case is None or not _laws(registry.get(case["name"]).laws) & _quoted(previous):
        return alone
    heard = together(library, joined(texts(previous)), text, heard_in, previous["jurisdiction"])
    return alone if begins_another(heard, case["name"]) else {**whole, "told": told}


def _scored_anew(library: Library, text: str, previous: AnswerDocument, edition: str) -> AnswerDocument | None:
    """The score of two tables with what was asked for: who was vulnerable, or the other result; None for else."""
    heard_in: Language = previous.get("heard_in", previous["language"])
    said = vulnerability_answered(text, previous, heard_in)
    if not (told := said or result_answered(text, previous, heard_in)):
        return None
    story = [*texts(previous), told]
    whole = begun(ask(library, joined(story), heard_in, previous["jurisdiction"], edition), heard_in)
    settled = whole["status"] == "answered" and not (said and whole["next_question"])
    return {**whole, "told": story} if settled else None


def _quoted(document: AnswerDocument) -> set[str]:
    """The laws that an answer quotes, by their numbers."""
    return _laws(split(row["canonical"])[1] for row in document["citations"])


def _laws(provisions: Iterable[str]) -> set[str]:
    return {one.partition(".")[0] for one in provisions}


def begun(document: AnswerDocument, heard_in: Language) -> AnswerDocument:
    """The first answer of a case as a turn of it."""
    case = document["procedure"]
    name = case["name"] if case else ""
    facts = case["facts"] if case else {}
    course = course_of(Move("new", text=document["question"]), name, facts, document["language"])
    return {**document, "course": course, "told": [document["question"]], "heard_in": heard_in}


def _continued(
    library: Library, text: str, previous: AnswerDocument, found: FollowUp, points: PointsAsked, started: float
) -> AnswerDocument:
    case, language = case_of(previous), previous["language"]
    edition = case["ruling"]["edition"]
    name = found.procedure or case["name"]
    course = _carried(Course(name), case["facts"], name)
    known = change_all(course, found.facts, language, edition).course.facts
    read = [row for row in _read(case) if row.fact not in found.facts and row.fact in known]
    read += [Read(fact, value, text, True) for fact, value in found.facts.items() if value is not None]
    read += [row for row in found.doubtful if row.fact not in known]
    before = {fact: value for fact, value in case["facts"].items() if value is not None}
    again = [row.fact for row in found.doubtful if known.get(row.fact) == row.value]
    doubtful = tuple(row.fact for row in found.doubtful if row.fact not in again)
    other = name if name != case["name"] else ""
    said = [fact for fact, value in found.facts.items() if value is not None or not found.corrected]
    move = Move(found.kind, changes(before, known), (*said, *again), found.corrected, doubtful, text, other, found.over)
    story = joined([*texts(previous), text])
    document = _document(library, _asked(previous, name), name, known, read, language, started, edition, points, story)
    told = texts(previous) if found.story is None else list(found.story)
    told = [*told, points.rest or text] if found.heard else told
    table = {**previous["understood"], **(found.table or {}), "text": document["understood"]["text"]}
    sure = surely(library, document, told, previous) if found.heard else previous["confidence"]
    return {
        **as_sure(document, sure),
        "understood": table,
        "course": course_of(move, name, known, language),
        "told": told,
    }


def _carried(course: Course, facts: Mapping[str, Any], name: str) -> Course:
    """A course with those facts that its procedure knows and takes."""
    fields = registry.get(name).fields
    return course.answers({fact: value for fact, value in facts.items() if fact in fields and value is not None})


def correct(library: Library, previous: AnswerDocument, facts: dict[str, Any]) -> AnswerDocument:
    """The answer with facts of its case set anew (None: unknown again). Raises BadFacts when they cannot be used."""
    started, case = time.perf_counter(), case_of(previous)
    edition = case["ruling"]["edition"]
    course = Course(case["name"]).answers(case["facts"])
    for name, value in facts.items():  # one after the other: a tap tells one thing and what was presumed for it
        course = change(course, name, value, previous["language"], edition).course
    read = [row for row in _read(case) if row.fact not in facts]
    document = _document(
        library,
        _asked(previous, case["name"]),
        case["name"],
        course.facts,
        read,
        previous["language"],
        started,
        edition,
    )
    before = {fact: value for fact, value in case["facts"].items() if value is not None}
    move = Move("continued", changes(before, course.facts), tuple(facts))
    return {
        **_standing(document, previous),
        "course": course_of(move, case["name"], course.facts, previous["language"]),
    }


def with_procedure(library: Library, previous: AnswerDocument, name: str) -> AnswerDocument:
    """The same question ruled by another procedure, with those facts of the case that it knows too."""
    started, language = time.perf_counter(), previous["language"]
    fields = registry.get(name).fields
    known = previous["procedure"]["facts"] if previous["procedure"] else {}
    edition = previous["procedure"]["ruling"]["edition"] if previous["procedure"] else IN_FORCE_EDITION
    course = Course(name)
    for fact, value in known.items():
        if fact in fields and value is not None:
            try:
                course = change(course, fact, value, language, edition).course
            except BadInput:
                continue
    document = _document(library, _asked(previous, name), name, course.facts, [], language, started, edition)
    return {
        **_standing(document, previous),
        "course": course_of(Move("new", text=previous["question"]), name, course.facts, language),
        "candidates": previous["candidates"],
    }


def reopened(library: Library, text: str, procedure: str, facts: dict[str, Any], jurisdiction: str) -> AnswerDocument:
    """The answer a shared address names: the question ruled by its procedure from its facts.

    Raises BadInput and BadFacts when the address holds what cannot be used.
    """
    started = time.perf_counter()
    frame = ask(library, text, None, jurisdiction)
    language: Language = frame["language"]
    frame = begun(frame, language)
    document = _document(library, _asked(frame, procedure), procedure, facts, [], language, started)
    return {**_standing(document, frame), "course": course_of(Move("new", text=text), procedure, facts, language)}


def in_language(document: AnswerDocument, language: Language) -> RulingDocument:
    """The ruling of a document's case in another language: the table is read the same sentences."""
    case = case_of(document)
    return registry.rule(case["name"], case["facts"], case["ruling"]["edition"], language)


def drawn(library: Library, frame: Mapping[str, Any], move: Move, language: Language, edition: str) -> AnswerDocument:
    """A turn of a kept case drawn anew in a language: `frame` has its question, procedure and facts, all it was read
    from, the table as understood and the candidates."""
    started, case = time.perf_counter(), frame["procedure"]
    name, facts = (case["name"], case["facts"]) if case else ("", {})
    course = course_of(move, name, facts, language)
    if case is None or move.kind == "new":
        found = ask(library, frame["question"], frame["heard_in"], frame["jurisdiction"], edition, reader=language)
        if case is None or _same(found, case):
            return {**_standing(found, frame), "course": course}
    candidates: list[CandidateNamed] = [
        {"name": near, "title": registry.title(near, language), "because": []} for near in frame["candidates"]
    ]
    asked = AskedFact(frame["question"], frame["jurisdiction"], frame["heard_in"], tuple(candidates))
    document = _document(library, asked, name, facts, _read(case), language, started, edition)
    return {**_standing(document, frame), "course": course}


def _same(found: AnswerDocument, case: Mapping[str, Any]) -> bool:
    """Whether a question is heard today as it was when the case was begun."""
    now = found["procedure"]
    return now is not None and now["name"] == case["name"] and now["facts"] == case["facts"]


def _standing(document: AnswerDocument, previous: Mapping[str, Any]) -> AnswerDocument:
    """A document with what its case was told and what stands on its table."""
    table = {**previous["understood"], "text": document["understood"]["text"]}
    heard_in = previous.get("heard_in") or previous["language"]
    return {**document, "told": texts(previous), "heard_in": heard_in, "understood": table}


def _read(case: Mapping[str, Any]) -> list[Read]:
    return [Read(row["fact"], row["value"], row["words"], row["sure"]) for row in case["read"]]


def _document(
    library: Library,
    asked: AskedFact,
    name: str,
    facts: dict[str, Any],
    read: Sequence[Read],
    language: Language,
    started: float,
    edition: str = IN_FORCE_EDITION,
    points: PointsAsked | None = None,
    story: str = "",
) -> AnswerDocument:
    ruling = registry.rule(name, facts, edition, language)
    return {
        **blank(asked.question, language, asked.jurisdiction),
        **ruled(
            library.store,
            name,
            ruling,
            list(read),
            facts,
            language,
            list(asked.beside),
            place=asked.jurisdiction,
            second=rescored(story, asked.heard_in, ruling, facts, language) if story else None,
            points=points,
        ),
        "candidates": list(asked.candidates),
        "heard_in": asked.heard_in,
        "elapsed_ms": round((time.perf_counter() - started) * 1000, 2),
    }
