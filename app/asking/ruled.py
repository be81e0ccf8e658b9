"""A ruling as an answer: the short answer first, then what was understood and the whole ruling, each sentence cited."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.answering import asked_last, of_ruling, spoken
from app.answering.documents import CitationRow, QuestionRow, RuledAnswer
from app.answering.points import PointsAsked
from app.answering.spoken import Line
from app.answering.verdict import verdict
from app.answering.weighty import in_a_line
from app.asking.facts import Read
from app.asking.questions import as_need, need_of
from app.asking.told import PLAIN
from app.looking_up.quoting import Citations
from corpus.ids import split
from corpus.jurisdictions import holds
from corpus.model import Language
from corpus.store import LAW_IN_FORCE, Store
from rulings.engine.presuming import doubted
from rulings.engine.ruling_document import Facts, Need, Offered, RulingDocument, StatementRow


def ruled(
    store: Store,
    name: str,
    ruling: RulingDocument,
    read: list[Read],
    facts: Facts,
    language: Language,
    beside: list[str],
    asked: Sequence[Mapping[str, Any]] = (),
    place: str | None = None,
    second: Line | None = None,
    points: PointsAsked | None = None,
    second_first: bool = False,
) -> RuledAnswer:
    """The parts of the document that a ruling sets; `beside` are provisions found that its laws do not cover.

    `place` is whose rules hold: sentences on another country's regulations are left out.

    `asked` are the questions heard: yes or no comes first where one was for that and the ruling decides it. `second` is
    said behind the ruling, or `second_first` before it: what is ruled of a second matter; what a follow-up asks of it
    (`points`) before it.
    """
    citations = Citations(store, language)
    ruling = _at_home(ruling, place) if place is not None else ruling
    understood = _told(name, facts, language)
    decided = verdict(asked, ruling)
    short = of_ruling(
        store,
        name,
        ruling,
        facts,
        in_a_line(name, facts, ruling, language, _faint(read)),
        language,
        lambda laws: _numbers(citations, laws),
        decided,
        second,
        points,
        second_first,
    )
    statements = [_cited(citations, row) for row in ruling["statements"]]
    options = [_cited(citations, row) for row in ruling["options"]]
    branches = [_cited(citations, row) for branch in ruling["branches"] for row in branch["statements"]]
    for row in ruling["need"]:
        _numbers(citations, row["citations"])
    also = [_quote(citations, canonical) for canonical in beside]
    doubts = _doubts(name, ruling, read, language)
    short = asked_last(short, doubts)
    return {
        "status": "answered" if ruling["status"] == "ruled" and not ruling["need"] else "needs_facts",
        **short,
        "answer": spoken(short),
        "statements": statements + options + branches + also,
        "citations": citations.rows,
        "procedure": {
            "name": name,
            "read": [{"fact": row.fact, "value": row.value, "words": row.words, "sure": row.sure} for row in read],
            "facts": facts,
            "understood": understood,
            "need": _need(ruling, doubts, short["next_question"]),
            "branches": ruling["branches"],
            "ruling": ruling,
            "see_also": also,
        },
    }


def _at_home(ruling: RulingDocument, place: str) -> RulingDocument:
    """A ruling of the Laws without what is said of regulations that do not hold there; one of regulations as it is."""

    def holds_here(laws: Sequence[str]) -> bool:
        return all(holds(law, place) for law in laws if split(law)[0])

    kept = [row for row in ruling["statements"] if holds_here(row["citations"])]
    if ruling["statements"] and not kept:
        return ruling
    branches = [
        branch | {"statements": [row for row in branch["statements"] if holds_here(row["citations"])]}
        for branch in ruling["branches"]
    ]
    cited = [law for law in ruling["citations"] if holds_here([law])]
    return ruling | {"statements": kept, "branches": branches, "citations": cited}


def _doubts(name: str, ruling: RulingDocument, read: Sequence[Read], language: Language) -> list[Need]:
    """The questions for what is taken for granted: what was half heard otherwise, then what the rule itself doubts.

    What was read as it is presumed, and dropped for what it contradicts, doubts nothing.
    """
    presumed = {row["fact"]: row["value"] for row in ruling["presumed"]}
    unsure = {row.fact for row in read if not row.sure and (row.p < 1 or row.value != presumed.get(row.fact))}
    heard = [row["fact"] for row in ruling["presumed"] if row["fact"] in unsure]
    return [need_of(name, fact, language) for fact in heard] + [
        need for need in doubted(ruling) if need["name"] not in heard
    ]


def _faint(read: Sequence[Read]) -> set[str]:
    """The facts used that were heard in the words, and not plainly."""
    return {row.fact for row in read if row.sure and row.p < PLAIN}


def _need(ruling: RulingDocument, doubts: Sequence[Need], asked: QuestionRow | None) -> list[Need]:
    """What is still open, the question that is put first: it may be for what another question is about."""
    if asked is None:
        return ruling["need"]
    rows = [*ruling["need"], *doubts]
    first = next((row for row in rows if row["name"] == asked["name"]), None) or as_need(asked)
    return [first, *(row for row in ruling["need"] if row["name"] != asked["name"])]


def _told(name: str, facts: Facts, language: Language) -> list[str]:
    from rulings.telling import tell

    return [row.text for row in tell(name, facts, language)]


def _numbers(citations: Citations, ids: Sequence[str]) -> list[int]:
    full = [item if split(item)[0] else f"{LAW_IN_FORCE}:{item}" for item in ids]
    return [citations.cite_exactly(item) for item in full if item in citations.store]


def _cited(citations: Citations, row: StatementRow | Offered) -> CitationRow:
    return {"text": row["text"], "citations": list(dict.fromkeys(_numbers(citations, row["citations"])))}


def _quote(citations: Citations, canonical: str) -> CitationRow:
    number = citations.cite(canonical)
    row = citations.rows[number - 1]
    return {"text": f"{row['label']}: {row['quote']}", "citations": [number]}
