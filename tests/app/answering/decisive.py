"""Short answers on facts: the form of a row (procedure, facts, what is said and is not in English, what is asked)."""

from __future__ import annotations

from typing import Any

from app.answering.documents import RuledAnswer
from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.asking.ruled import ruled
from app.service import Service
from corpus.model import Language
from rulings import registry

Facts = dict[str, Any]
Row = tuple[str, Facts, tuple[str, ...], tuple[str, ...], str | None]


def short(service: Service, name: str, facts: Facts, language: Language = "en") -> RuledAnswer:
    """The short answer of a procedure when nothing but these facts is told."""
    return ruled(service.store, name, registry.rule(name, facts, language=language), [], dict(facts), language, [])


def said_and_asked(service: Service, name: str, facts: Facts, language: Language = "en") -> tuple[str, str]:
    """The headline of the short answer, and its question."""
    found = short(service, name, facts, language)
    asked = found["next_question"]
    return found["headline"]["text"], asked["text"] if asked else ""


def fitting(service: Service, name: str, facts: Facts, language: Language = "en") -> tuple[str, Any]:
    """The headline of the short answer, and what it asks; the whole has at most as many words as are spoken."""
    found = short(service, name, facts, language)
    assert words(found["answer"]) <= SPOKEN
    return found["headline"]["text"], found["next_question"]


def asked_in(found: RuledAnswer) -> str | None:
    """The fact that a short answer asks for."""
    question = found["next_question"]
    return question["name"] if question else None


def unlike(spoken: str, said: tuple[str, ...], unsaid: tuple[str, ...]) -> list[str]:
    """What should be said and is not, and what should not be and is."""
    return [one for one in said if one not in spoken] + [one for one in unsaid if one in spoken]
