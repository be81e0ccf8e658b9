"""What other programs get: every field that is always there, by document (docs/api.md says when a field came).

They describe the answers of the API in `/openapi.json` and those of the MCP tools. More fields may stand beside them:
`presumed` where a procedure ruled, `heard_by` and `plainer` where a language model is switched on.
"""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict

CONTRACT = "2.2.1"
"""Version of the contract: a field that is added raises the second number; what is taken or changed, the first."""
Row = dict[str, Any]


class _Document(BaseModel):
    model_config = ConfigDict(extra="allow")


class StoryRead(_Document):
    """How a story was heard, without its ruling."""

    language: str
    kind: str
    understood: Row
    facts: Row
    procedure: str | None
    next_question: Row | None


class AnswerGiven(_Document):
    """An answer with citations, the next question, or a refusal."""

    question: str
    language: str
    jurisdiction: str
    status: str
    answer: str
    headline: Row
    options: list[Row]
    statements: list[Row]
    citations: list[Any]
    procedure: Row | None
    candidates: list[Row]
    next_question: Row | None
    refusal: Row | None
    case: Row | None
    kind: str
    understood: Row | None
    confidence: float | None
    also: list[Row]
    unanswered: list[Any]
    read_by: str
    elapsed_ms: float


class TableRuled(_Document):
    """What was irregular at a table, and the rulings in order of time."""

    state: Row
    irregularities: list[Row]
    rulings: list[Row]
    in_force: list[Row]
    now: Row | None
    choices: list[Any]
    reviews: list[Any]
    result: Row | None
    next_question: Row | None


class RulingGiven(_Document):
    """One ruling with its citations and trace."""

    procedure: str
    edition: str
    status: str
    outcome: Row | None
    stages: list[Row]
    statements: list[Row]
    options: list[Row]
    in_force: list[Row]
    end_of_play_review: list[Any]
    need: list[Row]
    branches: list[Any]
    trace: list[Any]
    citations: list[Any]
    notes: list[Any]
    presumed: list[Any]
    people: Row
    departures: list[Any]


class SearchFound(_Document):
    """Ranked provisions."""

    query: str
    language: str
    hits: list[Row]
    elapsed_ms: float


class ProvisionShown(_Document):
    """One provision, its parallels and cross-references."""

    source: str
    provision: str
    canonical: str | None
    label: str
    title: str
    text: str
    printed: str | None
    kind: str
    language: str
    edition: str
    in_force: bool
    standing: str
    unsure: list[Any]
    lines: list[Any]
    children: list[Any]
    footnotes: list[Any]
    parallels: list[Row]
    cross_references: list[Any]
    cited_by: list[Any]
    procedures: list[Any]
    departures: list[Any]


class ProcedureDescribed(_Document):
    """One procedure: the laws it works out, the schemas of its facts, its outcome and its stages."""

    name: str
    title: str
    laws: list[str]
    concepts: list[str]
    editions: list[str]
    facts_schema: Row
    outcome_schema: Row
    stages_schema: Row


class QuizMade(_Document):
    """Questions with their options, right answers and citations."""

    title: str
    language: str
    seed: int
    questions: list[Row]
