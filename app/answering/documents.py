"""What `ask` gives: every field with its type, the JSON of `docs/api.md` as it stands."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from app.looking_up.documents import CitedRow
from corpus.model import Language
from rulings.engine.ruling_document import Branch, Facts, Need, Presumed, RulingDocument, StatementRow

Understood = dict[str, Any]
"""A table as heard (`bridge/table/schema.json`), with the `state` it comes to and what was read in words (`text`)."""


class CitationRow(TypedDict):
    """A sentence and the numbers of its citations."""

    text: str
    citations: list[int]


class OptionRow(TypedDict):
    """One way on: whose choice it is (may be nobody's) and the facts that choosing it tells."""

    text: str
    chooser: str | None
    facts: Facts
    citations: list[int]


class QuestionRow(TypedDict):
    """The one question left open: its fact, the values and their names."""

    name: str
    text: str
    choices: list[Any]
    labels: list[str]


class ReadFact(TypedDict):
    """A fact as it was read, in which words, and whether that is sure."""

    fact: str
    value: Any
    words: str
    sure: bool


class RuledCase(TypedDict):
    """The procedure that rules, what was read for it, and the whole ruling."""

    name: str
    read: list[ReadFact]
    facts: Facts
    understood: list[str]
    need: list[Need]
    branches: list[Branch]
    ruling: RulingDocument
    see_also: list[CitationRow]


class CandidateNamed(TypedDict):
    """A procedure that may rule, with the words that speak for it."""

    name: str
    title: str
    because: list[str]


class Beside(TypedDict):
    """A further irregularity of the table with the first sentence of its ruling (its `citations` are provisions)."""

    procedure: str
    what: str
    headline: StatementRow


class LeftOpen(TypedDict):
    """Something asked and not answered: a law by its label, a question as typed."""

    kind: str
    text: str


class Nearest(TypedDict):
    """A provision near a question that nothing answers."""

    canonical: str
    label: str
    title: str


class Refusal(TypedDict):
    """Why nothing answers, and what is nearest."""

    reason: str
    nearest: list[Nearest]


class HeardBy(TypedDict):
    """Which model heard the story too, and what came of it: rules, joined, agrees, differs."""

    model: str
    outcome: str
    reason: str
    text: str


class Plainer(TypedDict):
    """How many sentences were put in plainer words, of how many; the engine's own."""

    kept: int
    of: int
    original: list[str]


class HearingPart(TypedDict):
    """The fields that say what was heard."""

    kind: str
    understood: Understood
    confidence: float | None
    also: list[Beside]
    unanswered: list[LeftOpen]
    read_by: str


class HeardByPart(TypedDict, total=False):
    """The fields that say who heard it; none where no model is switched on."""

    read_by: str
    heard_by: HeardBy


class ShortAnswer(HearingPart):
    """The fields of the short answer."""

    headline: CitationRow
    options: list[OptionRow]
    next_question: QuestionRow | None
    case: str | None
    presumed: NotRequired[list[Presumed]]
    heard_by: NotRequired[HeardBy]


class QuotedAnswer(ShortAnswer):
    """The fields that quoted provisions or a look-up set."""

    answer: str
    statements: list[CitationRow]
    citations: list[CitedRow]


class RuledAnswer(QuotedAnswer):
    """The fields that a ruling or a score sets."""

    status: str
    procedure: RuledCase | None


class RefusedAnswer(ShortAnswer):
    """The fields that a refusal sets."""

    status: str
    answer: str
    refusal: Refusal


class StoryHeard(TypedDict):
    """How a story is heard, without its ruling: its table, the procedure that fits, its facts, what is open."""

    language: Language
    kind: str
    understood: Understood
    facts: Facts
    procedure: str | None
    next_question: QuestionRow | None


class CourseTaken(TypedDict):
    """How a text was taken by its case: kind, title, sentences added and dropped, the one line, each
    fact with its value before and after, the move as JSON.

    `after` says that another case stood before it.
    """

    kind: str
    title: str
    added: list[str]
    dropped: list[str]
    said: str
    changed: dict[str, list[Any]]
    move: dict[str, Any]
    after: NotRequired[bool]


class AnswerDocument(ShortAnswer):
    """An answer with citations, the next question, or a refusal.

    As a turn of a case it also has the `course`, what its case was `told` so far, and in which language (`heard_in`).
    """

    question: str
    language: Language
    jurisdiction: str
    status: str
    answer: str
    statements: list[CitationRow]
    citations: list[CitedRow]
    procedure: RuledCase | None
    candidates: list[CandidateNamed]
    refusal: Refusal | None
    elapsed_ms: float
    plainer: NotRequired[Plainer]
    course: NotRequired[CourseTaken]
    told: NotRequired[list[str]]
    heard_in: NotRequired[Language]


def case_of(document: AnswerDocument) -> RuledCase:
    """The case that a ruling answers; raises ValueError where nothing was ruled."""
    found = document["procedure"]
    if found is None:
        raise ValueError("nothing is ruled in this answer")
    return found


def blank(text: str, language: Language, jurisdiction: str) -> AnswerDocument:
    """A document in which nothing is answered yet."""
    return {
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
        "headline": {"text": "", "citations": []},
        "options": [],
        "next_question": None,
        "kind": "",
        "understood": {},
        "confidence": None,
        "also": [],
        "unanswered": [],
        "read_by": "rules",
        "case": None,
        "elapsed_ms": 0.0,
    }
