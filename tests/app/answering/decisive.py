"""Short answers on facts: the form of a row (procedure, facts, what is said and is not in English, what is asked)."""

from __future__ import annotations

from typing import Any

from app.answering.documents import RuledAnswer
from app.asking.ruled import ruled
from app.service import Service
from corpus.model import Language
from rulings import registry

Facts = dict[str, Any]
Row = tuple[str, Facts, tuple[str, ...], tuple[str, ...], str | None]


def short(service: Service, name: str, facts: Facts, language: Language = "en") -> RuledAnswer:
    """The short answer of a procedure when nothing but these facts is told."""
    return ruled(service.store, name, registry.rule(name, facts, language=language), [], dict(facts), language, [])


def asked_in(found: RuledAnswer) -> str | None:
    """The fact that a short answer asks for."""
    question = found["next_question"]
    return question["name"] if question else None


def unlike(spoken: str, said: tuple[str, ...], unsaid: tuple[str, ...]) -> list[str]:
    """What should be said and is not, and what should not be and is."""
    return [one for one in said if one not in spoken] + [one for one in unsaid if one in spoken]
