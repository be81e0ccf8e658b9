"""Concepts: what a situation is called inside the program, and the words that speak for it (`corpus/concepts.yaml`).

A topic, the reader of questions and a procedure name the same concept id.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.editions import in_force
from corpus.errors import BadData
from corpus.manifest import CORPUS
from corpus.model import LANGUAGES

CONCEPTS = CORPUS / "concepts.yaml"


@dataclass(frozen=True, slots=True)
class Concept:
    """A concept: provisions it points to (bare ids are Laws), cues by language, and facts its cues tell."""

    id: str
    provisions: tuple[str, ...]
    cues: dict[str, tuple[str, ...]]
    facts: dict[str, Any] = field(default_factory=dict)


@cache
def load_concepts(path: Path = CONCEPTS) -> tuple[Concept, ...]:
    """All concepts in the order of the file; raises BadData when an entry breaks the format."""
    result: list[Concept] = []
    for name, row in (strict_yaml.load(path) or {}).items():
        unknown = set(row) - {"provisions", "facts", *LANGUAGES}
        if unknown:
            raise BadData(f"The concept {name!r} of {path} has unknown keys {sorted(unknown)}.")
        result.append(
            Concept(
                name,
                tuple(str(item) for item in row.get("provisions") or ()),
                {language: tuple(row.get(language) or ()) for language in LANGUAGES},
                row.get("facts") or {},
            )
        )
    return tuple(result)


@cache
def provisions_of(concept: str) -> tuple[str, ...]:
    """The full ids a concept points to; none for a concept that is only named."""
    return _provisions().get(concept, ())


@cache
def _provisions() -> dict[str, tuple[str, ...]]:
    return {
        row.id: tuple(item if ":" in item else f"{in_force().text}:{item}" for item in row.provisions)
        for row in load_concepts()
    }
