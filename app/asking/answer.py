"""The order of answering: a citation named, a procedure that rules, provisions quoted, or a refusal."""

from __future__ import annotations

import time
from typing import Any

from app.answering import Line, spoken
from app.answering.documents import AnswerDocument, CandidateNamed, RuledAnswer, blank
from app.answering.rescored import rescored
from app.asking.bridge_first import bridge_first
from app.asking.comparing import compared, named_both
from app.asking.confidence import confidence, signs_of
from app.asking.counted import CONTRACT, counted
from app.asking.doubt import doubted
from app.asking.hearing import Heeded, beside, hearing_of, heed, near, tells_a_case, tells_an_irregularity, to_rule
from app.asking.looked_up import told
from app.asking.match import covers
from app.asking.plainer import plainer
from app.asking.quoted import applies, quoted
from app.asking.refused import not_read, refused
from app.asking.ruled import ruled
from app.asking.steps.led_behind import still_to_rule
from app.asking.told import rule_told
from app.asking.unanswered import unanswered
from app.asking.witnessed import asks, chosen, heard_by, joined, otherwise
from app.input.question import question as read_question
from app.looking_up.library import Library
from app.messages import jurisdiction_code, language_code
from app.watching import tell
from corpus.citations import cited
from corpus.model import Language
from corpus.store import Store
from retrieval.nynorsk import as_bokmaal
from retrieval.other_languages import foreign
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.remembering import remembering
from understanding.asides import Aside
from understanding.hear import hear
from understanding.lookups import Lookup, heard_as_asked_for, in_theory, looked_up, ruled_by_none, telling_apart
from understanding.witness.budget import one_answer

NO_CASE = 0.95
"""From which a rule is looked up and no table stands behind it, so nothing is asked about one: of 108 look-ups of
rounds 30 to 38 in 91, of 1,332 told cases in none.
"""
BOTH = 2
"""So many laws named are compared by their own words, whatever entry speaks of one of them."""


def ask(
    library: Library,
    question: str,
    lang: str | None = None,
    jurisdiction: str | None = None,
    edition: str = IN_FORCE_EDITION,
    facts: dict[str, Any] | None = None,
    reader: Language | None = None,
) -> AnswerDocument:
    """The document of `ask` for a question as typed; raises BadQuestion, BadInput and BadFacts.

    `lang` is the language the question is heard in, `reader` the answer's where that is another one.
    """
    started = time.perf_counter()
    text = read_question(question)
    language = library.language(text, lang)
    place = jurisdiction_code(jurisdiction, language)
    said = language_code(lang) if lang else None
    with one_answer(), remembering():
        document = answer(library, text, language, place, edition, facts or {}, reader, said)
        document = plainer(document, document["language"])
    document["unanswered"] = unanswered(library.store, document)
    seconds = time.perf_counter() - started
    document["elapsed_ms"] = round(seconds * 1000, 2)
    name = document["procedure"]["name"] if document["procedure"] else ""
    tell("question", language=document["language"], status=document["status"], procedure=name, seconds=seconds)
    return document


def explain(library: Library, question: str, lang: str | None = None) -> list[str]:
    """How a question is heard, a line each step: mentions, acts, circumstances, kind, irregularities, laws."""
    text = read_question(question)
    return list(hear(text, library.language(text, lang)).notes)


def answer(
    library: Library,
    text: str,
    heard_in: Language,
    jurisdiction: str,
    edition: str,
    given: dict[str, Any],
    reader: Language | None = None,
    told_in: Language | None = None,
) -> AnswerDocument:
    """The document of `ask`, without its time. `given` are facts that win over what is read.

    `told_in` is the language that somebody said the question is in.
    """
    store, language = library.store, reader or heard_in
    document = blank(text, language, jurisdiction)
    named = named_both(store, text, heard_in, cited(store, text))
    text = as_bokmaal(text) if heard_in == "nb" else text
    other = None if named or given else foreign(text)
    if other is not None:
        speaks = reader or told_in or "en"
        return {**document, **not_read(other.language, speaks), "language": speaks}
    reading = library.read(text, heard_in)
    found = library.find(reading, 10, jurisdiction)
    hits = [hit.canonical for hit in found.hits if applies(hit.canonical, jurisdiction)]
    borne_out = [hit.canonical for hit in library.searcher.search(text, heard_in, 10)]
    if not given and (score := counted(store, reading, edition, language)):
        heard = hear(text, heard_in)
        if not tells_an_irregularity(heard):
            return {**document, **hearing_of(heard), **score}
    heeded = heed(library, reading, borne_out, named, jurisdiction)
    answerable = bool(named) or found.scope.answerable or tells_a_case(heeded)
    hits = bridge_first(hits, text)
    document = {**document, **hearing_of(heeded.heard), **heard_by(heeded.witness, None, language)}
    two = compared(store, reading, named) if heeded.of_text else []
    entry = looked_up(heeded.heard, borne_out, named) if heeded.of_text and answerable and not given else None
    if not given and not named:
        entry = ruled_by_none(heeded.heard) or entry
    if not given and (apart := telling_apart(text, heard_in, named)) is not None:
        return _read_out(document, store, apart, heeded, language)
    if entry is not None and len(named) < BOTH:
        return _read_out(document, store, entry, heeded, language)
    if two:
        return {**document, **quoted(store, two, language, jurisdiction, every=True, side_by_side=True)}
    best = to_rule(heeded, answerable, bool(named), hits)
    if best is not None:
        choices = chosen(heeded.choices, heeded.witness)
        best = choices[0]
        if best.name == CONTRACT and not given and (score := counted(store, reading, edition, language, asks=True)):
            return {**document, **score}
        found_beside = [name for name in (named + borne_out)[:2] if applies(name, jurisdiction)]
        ruling = _rule(library, reading, heeded, best.name, edition, language, given, found_beside, jurisdiction)
        theory = in_theory(heeded.heard)
        if ruling is not None and ruling["status"] == "needs_facts" and (heeded.of_text or theory) and not given:
            entry = heard_as_asked_for(heeded.heard, borne_out, named)  # nobody who looks something up is asked facts
            if entry is not None and len(named) < BOTH:
                return _read_out(document, store, entry, heeded, language)
            if heeded.heard.of_text >= NO_CASE or theory:
                ruling = {**ruling, "next_question": None}
                ruling["answer"] = spoken(ruling)
        if ruling is not None:
            whole: AnswerDocument = {
                **document,
                **ruling,
                "understood": {**document["understood"], "text": ruling["understood"]["text"]},
                "confidence": round(ruling["confidence"] or 0.0, 3),
                "also": beside(heeded, best.name, edition, language),
                "candidates": _candidates(near(heeded), language),
            }
            if given:
                return whole
            return doubted(
                whole,
                choices if otherwise(heeded.choices, heeded.witness) else choices[:1],
                language,
                lambda name: _rule(
                    library, reading, heeded, name, edition, language, given, [], jurisdiction, weighed=False
                ),
            )
    if named:
        differ = bool(compared(store, reading, named))
        return {**document, **quoted(store, named, language, jurisdiction, "lookup", every=True, side_by_side=differ)}
    if not hits or not answerable:
        return {**document, **refused(store, [hit.canonical for hit in found.hits[:3]], language)}
    candidates = _candidates(near(heeded), language)
    return {**document, **quoted(store, hits, language, jurisdiction), "candidates": candidates}


def _read_out(
    document: AnswerDocument, store: Store, entry: Lookup, heeded: Heeded, language: Language
) -> AnswerDocument:
    """What an entry says, and the procedures that the question is near to."""
    return {**document, **told(store, entry, language), "candidates": _candidates(near(heeded), language)}


def _rule(
    library: Library,
    reading: Any,
    heeded: Heeded,
    name: str,
    edition: str,
    language: Language,
    given: dict[str, Any],
    found: list[str],
    place: str,
    weighed: bool = True,
) -> RuledAnswer | None:
    """A procedure's ruling on the facts told and given; None when it is not modelled there."""
    second = heeded.beside(name)
    ruling, read, facts = rule_told(reading, heeded.heard, name, edition, language, given, weighed, second)
    second = still_to_rule(second, facts, heeded.heard)
    if ruling["status"] == "not_modelled":
        return None
    store = library.store
    beside = [canonical for canonical in found if store.get(canonical).text and not covers(store, name, canonical)]
    both = joined((ruling, read, facts), heeded.witness, heeded.heard, name, edition, language, given)
    sure = confidence(signs_of(heeded, name, both.ruling))
    asked = heeded.heard.table.get("asked", ())
    whole: RuledAnswer = {
        **ruled(
            store,
            name,
            both.ruling,
            both.rows,
            both.facts,
            language,
            beside,
            asked,
            place,
            _spoken(second, language, both.facts)
            if second
            else rescored(reading.text, heeded.heard.language, both.ruling, both.facts, language),
            second_first=second is not None and second.first,
        ),
        "confidence": sure,
        **heard_by(heeded.witness, both, language),
    }
    return asks(whole, both.ask, name, language) if both.ask else whole


def _spoken(second: Aside, language: Language, facts: dict[str, Any]) -> Line:
    """What is said of a second matter beside the facts of the first."""
    another = second.first and second.procedure in second.beside
    return Line(second.said(language, facts), second.laws, second.brief.get(language, ""), another)


def _candidates(names: list[tuple[str, list[str]]], language: Language) -> list[CandidateNamed]:
    from rulings import registry

    return [{"name": name, "title": registry.title(name, language), "because": because} for name, because in names]
