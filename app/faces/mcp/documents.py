"""What each tool gives back: the fields that are always there; the documents have more (docs/api.md)."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict


class _Document(BaseModel):
    model_config = ConfigDict(extra="allow")


class StoryRead(_Document):
    """How a story was heard, without its ruling."""

    language: str
    kind: str
    understood: dict[str, Any]
    facts: dict[str, Any]
    procedure: str | None
    next_question: dict[str, Any] | None


class AnswerGiven(_Document):
    """An answer with citations, the next question, or a refusal."""

    status: str
    answer: str
    statements: list[dict[str, Any]]
    citations: list[dict[str, Any]]


class TableRuled(_Document):
    """What was irregular at a table, and the rulings in order of time."""

    state: dict[str, Any]
    irregularities: list[dict[str, Any]]
    rulings: list[dict[str, Any]]


class RulingGiven(_Document):
    """One ruling with its citations and trace."""

    procedure: str
    status: str
    outcome: dict[str, Any] | None
    statements: list[dict[str, Any]]
    need: list[dict[str, Any]]
    citations: list[Any]


class SearchFound(_Document):
    """Ranked provisions."""

    query: str
    language: str
    hits: list[dict[str, Any]]


class ProvisionShown(_Document):
    """One provision, its parallels and cross-references."""

    source: str
    provision: str
    label: str
    text: str
    parallels: list[dict[str, Any]]


class QuizMade(_Document):
    """Questions with their options, right answers and citations."""

    title: str
    language: str
    questions: list[dict[str, Any]]
