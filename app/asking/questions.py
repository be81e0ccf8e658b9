"""The question for one fact of a procedure, which its ruling does not ask by itself."""

from __future__ import annotations

from app.answering.documents import QuestionRow
from corpus.model import Language
from rulings.engine.fields import Kind
from rulings.engine.ruling_document import Need


def need_of(name: str, fact: str, language: Language) -> Need:
    """A fact as a ruling asks for one."""
    from rulings import registry

    described = registry.describe(name, language)["facts_schema"]["properties"][fact]
    field = registry.get(name).fields[fact]
    law = described.get("x-matters")
    return {
        "name": fact,
        "kind": Kind.FACT.value,
        "question": described["description"],
        "choices": [field.type.write(value) for value in field.type.finite or ()],
        "labels": list(described.get("x-says", {}).values()),
        "citations": [law] if law else [],
    }


def as_question(need: Need) -> QuestionRow:
    """What is asked of the reader."""
    return {
        "name": need["name"],
        "text": need["question"],
        "choices": list(need["choices"]),
        "labels": list(need["labels"]),
    }


def as_need(question: QuestionRow) -> Need:
    """A question put to the reader as what is still open."""
    return {
        "name": question["name"],
        "kind": Kind.FACT.value,
        "question": question["text"],
        "choices": list(question["choices"]),
        "labels": list(question["labels"]),
        "citations": [],
    }
