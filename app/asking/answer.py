"""The order of answering: a citation named, a procedure that rules, provisions quoted, or a refusal."""

from __future__ import annotations

import time
from typing import Any

from app.asking.comparing import compared
from app.asking.facts import Read, facts_of
from app.asking.match import Candidate, close, covers, match
from app.asking.quoted import applies, quoted
from app.asking.refused import refused
from app.asking.ruled import ruled
from app.input.question import question as read_question
from app.looking_up.library import Library
from app.messages import jurisdiction_code
from corpus.citations import cited
from corpus.errors import BadFacts
from corpus.ids import split
from corpus.model import Language
from corpus.store import Store
from rulings.engine.editions import IN_FORCE_EDITION

DEFINITIONS = "DEF"
"""Where the definitions of the Laws stand."""
NO_IRREGULARITY = "no_irregularity"
"""The result that says nothing was wrong: nobody asks about that, so the reading behind it was mistaken."""


def ask(
    library: Library,
    question: str,
    lang: str | None = None,
    jurisdiction: str | None = None,
    edition: str = IN_FORCE_EDITION,
    facts: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """The document of `ask` for a question as typed; raises BadQuestion, BadInput and BadFacts."""
    started = time.perf_counter()
    text = read_question(question)
    language = library.language(text, lang)
    document = answer(library, text, language, jurisdiction_code(jurisdiction, language), edition, facts or {})
    document["elapsed_ms"] = round((time.perf_counter() - started) * 1000, 2)
    return document


def answer(
    library: Library, text: str, language: Language, jurisdiction: str, edition: str, given: dict[str, Any]
) -> dict[str, Any]:
    """The document of `ask`, without its time. `given` are facts that win over what is read."""
    store = library.store
    document: dict[str, Any] = {
        "question": text,
        "language": language,
        "jurisdiction": jurisdiction,
        "status": "answered",
        "answer": "",
        "statements": [],
        "citations": [],
        "procedure": None,
        "candidates": [],
        "refusal": None,
    }
    named = cited(store, text)
    reading = library.read(text, language)
    found = library.find(reading, 10)
    hits = [hit.canonical for hit in found.hits if applies(hit.canonical, jurisdiction)]
    borne_out = [hit.canonical for hit in library.searcher.search(text, language, 10)]
    answerable = bool(named) or found.scope.answerable
    if two := compared(store, reading, named):
        return document | quoted(store, two, language, jurisdiction, every=True)
    matches: list[Candidate] = []
    if answerable and (reading.concepts or not named):
        matches = match(store, reading, [*named, *borne_out], lambda name: _holds(store, name, jurisdiction))
    if matches and not matches[0].thin and not _defined(matches[0], hits):
        found_beside = [name for name in (named + borne_out)[:2] if applies(name, jurisdiction)]
        ruling = _rule(library, reading, matches[0], edition, language, given, found_beside)
        if ruling is not None:
            return document | ruling | {"candidates": _candidates(close(matches), language)}
    if named:
        return document | quoted(store, named, language, jurisdiction, "lookup", every=True)
    if not hits or not answerable:
        return document | refused(store, [hit.canonical for hit in found.hits[:3]], language)
    candidates = _candidates(close(matches), language)
    return document | quoted(store, hits, language, jurisdiction) | {"candidates": candidates}


def _defined(best: Candidate, hits: list[str]) -> bool:
    """Whether a definition is found first and no words name the procedure: then the definition is the answer."""
    return not best.read and bool(hits) and split(hits[0])[1].startswith(DEFINITIONS)


def _holds(store: Store, name: str, jurisdiction: str) -> bool:
    """Whether a procedure is of the Laws, or of rules that hold where the asker is (its first law says whose it is)."""
    laws = store.procedures[name]["laws"]
    return not laws or ":" not in laws[0] or applies(laws[0], jurisdiction)


def _rule(
    library: Library,
    reading: Any,
    best: Candidate,
    edition: str,
    language: Language,
    given: dict[str, Any],
    found: list[str],
) -> dict[str, Any] | None:
    """The best match's ruling on the facts read and given; None when it is not modelled there."""
    name = best.name
    ruling, read, facts = _ruling(reading, name, edition, language, given)
    if ruling["status"] == "not_modelled":
        return None
    store = library.store
    beside = [canonical for canonical in found if store.get(canonical).text and not covers(store, name, canonical)]
    return ruled(store, name, ruling, read, facts, language, beside)


def _ruling(
    reading: Any, name: str, edition: str, language: Language, given: dict[str, Any]
) -> tuple[dict[str, Any], list[Read], dict[str, Any]]:
    """A procedure's ruling, what was read for it, and the facts used.

    Readings that contradict each other, or leave nothing irregular, are dropped (and marked unsure), never forced;
    facts that were given are not: what is wrong with them is raised.
    """
    from rulings import registry

    read = facts_of(reading, name)
    facts = {row.fact: row.value for row in read if row.sure} | given
    try:
        ruling = registry.rule(name, facts, edition, language)
    except BadFacts:
        ruling = {}
    if not ruling or (ruling["outcome"].get("result") == NO_IRREGULARITY and facts != given):
        read = [Read(row.fact, row.value, row.words, False) for row in read]
        facts = dict(given)
        ruling = registry.rule(name, facts, edition, language)
    return ruling, read, facts


def _candidates(matches: list[Candidate], language: Language) -> list[dict[str, Any]]:
    from rulings import registry

    return [
        {"name": item.name, "title": registry.title(item.name, language), "because": list(item.because)}
        for item in matches
    ]
