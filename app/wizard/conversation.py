"""A conversation about a case: each reply is a document of `ask` with a `course` that says how the text was taken.

`document["course"]` is {"kind": "new" | "continued" | "unclear", "title", "added": [sentences], "dropped": [facts]}:
*continued* told further facts of the case before, *unclear* went on with it and told nothing that was understood.
"""

from __future__ import annotations

import time
from typing import Any

from app.asking import ask
from app.asking.facts import Read
from app.asking.ruled import ruled
from app.input.question import question as read_question
from app.looking_up.library import Library
from app.wizard.course import Course, change
from app.wizard.following import follow_up
from corpus.errors import BadInput
from corpus.model import Language
from rulings import registry
from rulings.telling import tell

Document = dict[str, Any]


def reply(
    library: Library,
    text: str,
    jurisdiction: str | None = None,
    previous: Document | None = None,
    facts: dict[str, Any] | None = None,
    reader: Language | None = None,
) -> Document:
    """The answer to a text, which may go on with the case of `previous`. Raises what `ask` raises.

    `reader` is the language of the page: the answer's, where the text does not tell its own (`27B1`).
    """
    started = time.perf_counter()
    asked = read_question(text)
    if previous is not None and previous["procedure"] is not None:
        found = follow_up(library, asked, previous, library.language(asked, None, reader))
        if found is not None:
            return _continued(library, asked, previous, found.facts, found.doubtful, found.language, started)
    document = ask(library, asked, library.language(asked, None, reader), jurisdiction, facts=facts)
    title = registry.title(document["procedure"]["name"], document["language"]) if document["procedure"] else ""
    return document | {"course": {"kind": "new", "title": title, "added": [], "dropped": []}}


def _continued(
    library: Library,
    text: str,
    previous: Document,
    added: dict[str, Any],
    doubtful: tuple[Read, ...],
    language: Language,
    started: float,
) -> Document:
    case = previous["procedure"]
    course = Course(case["name"]).answers(case["facts"])
    dropped: list[str] = []
    for name, value in added.items():
        standing = change(course, name, value, language)
        course = standing.course
        dropped += standing.dropped
    told = [row.text for row in tell(case["name"], course.facts, language) if row.fact in added]
    read = [row for row in _read(case) if row.fact not in added]
    read += [Read(name, value, text, True) for name, value in added.items()]
    read += [row for row in doubtful if row.fact not in course.facts]
    document = _document(library, previous, case["name"], course.facts, read, language, started)
    kind = "continued" if added or doubtful else "unclear"
    title = registry.title(case["name"], language)
    return document | {"course": {"kind": kind, "title": title, "added": told, "dropped": dropped}}


def correct(library: Library, previous: Document, facts: dict[str, Any]) -> Document:
    """The answer with facts of its case set anew (None: unknown again). Raises BadFacts when they cannot be used."""
    started, case = time.perf_counter(), previous["procedure"]
    course = Course(case["name"]).answers(case["facts"])
    dropped: list[str] = []
    for name, value in facts.items():
        standing = change(course, name, value, previous["language"])
        course = standing.course
        dropped += standing.dropped
    read = [row for row in _read(case) if row.fact not in facts]
    document = _document(library, previous, case["name"], course.facts, read, previous["language"], started)
    title = registry.title(case["name"], previous["language"])
    return document | {"course": {"kind": "continued", "title": title, "added": [], "dropped": dropped}}


def with_procedure(library: Library, previous: Document, name: str) -> Document:
    """The same question ruled by another procedure, with those facts of the case that it knows too."""
    started, language = time.perf_counter(), previous["language"]
    fields = registry.get(name).fields
    known = previous["procedure"]["facts"] if previous["procedure"] else {}
    course = Course(name)
    for fact, value in known.items():
        if fact in fields and value is not None:
            try:
                course = change(course, fact, value, language).course
            except BadInput:
                continue
    document = _document(library, previous, name, course.facts, [], language, started)
    return document | {
        "course": {"kind": "new", "title": registry.title(name, language), "added": [], "dropped": []},
        "candidates": previous["candidates"],
    }


def reopened(library: Library, text: str, procedure: str, facts: dict[str, Any], jurisdiction: str) -> Document:
    """The answer a shared address names: the question ruled by its procedure from its facts.

    Raises BadInput and BadFacts when the address holds what cannot be used.
    """
    started = time.perf_counter()
    frame = ask(library, text, None, jurisdiction)
    language: Language = frame["language"]
    document = _document(library, frame, procedure, facts, [], language, started)
    title = registry.title(procedure, language)
    return document | {"course": {"kind": "new", "title": title, "added": [], "dropped": []}}


def in_language(document: Document, language: Language) -> Document:
    """The ruling of a document's case in another language: the table is read the same sentences."""
    case = document["procedure"]
    return dict(registry.rule(case["name"], case["facts"], case["ruling"]["edition"], language))


def _read(case: dict[str, Any]) -> list[Read]:
    return [Read(row["fact"], row["value"], row["words"], row["sure"]) for row in case["read"]]


def _document(
    library: Library,
    frame: Document,
    name: str,
    facts: dict[str, Any],
    read: list[Read],
    language: Language,
    started: float,
) -> Document:
    ruling = registry.rule(name, facts, language=language)
    before = frame["procedure"]
    rows = {row["n"]: row["canonical"] for row in frame.get("citations", ())}
    beside = [rows[row["citations"][0]] for row in before["see_also"]] if before and before["name"] == name else []
    return {
        "question": frame["question"],
        "language": language,
        "jurisdiction": frame["jurisdiction"],
        **ruled(library.store, name, ruling, read, facts, language, beside),
        "candidates": frame["candidates"],
        "refusal": None,
        "elapsed_ms": round((time.perf_counter() - started) * 1000, 2),
    }
