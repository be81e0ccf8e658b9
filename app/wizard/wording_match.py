"""What a short sentence says of a procedure's open questions, by the words in which the rules tell each answer.

The wording of the rules is the only description used: "and if declarer accepts?" is compared with how each value of
each fact is told ("Declarer accepts the lead."). `following.yaml` adds words that mean the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from app.wizard.inputs import input_of
from corpus import strict_yaml
from corpus.errors import LawbridgeError
from corpus.model import Language
from corpus.stems import matches
from retrieval.reading.tokens import tokens
from retrieval.terms import function_words
from rulings import registry
from rulings.telling import tell

_DATA = Path(__file__).with_name("following.yaml")
ENOUGH, SURE, FINDING = 0.34, 0.5, 0.67
"""Share of the sentence's words, weighted by how few facts they speak of, that must be found in a value's wording to
think of it, to be sure, and to be sure of a finding, which only the director makes."""
OPEN, ANSWERED, OTHER = 1.0, 0.9, 0.6
"""How much a match counts for a fact that is asked, one already told, and any other."""
RIVAL = 0.95
"""A second value that matches as well as this leaves the first in doubt."""


@cache
def follow_up_words() -> dict[str, Any]:
    """Markers, negations, words that mean the same, roles."""
    found: dict[str, Any] = strict_yaml.load(_DATA)
    return found


@dataclass(frozen=True, slots=True)
class Keys:
    """A sentence as what its words amount to: `=accept` a meaning, `@declarer` a person, else a stem; and its no."""

    words: frozenset[str]
    negated: bool

    @property
    def people(self) -> frozenset[str]:
        """The persons named by role."""
        return frozenset(word for word in self.words if word.startswith("@"))

    @property
    def content(self) -> frozenset[str]:
        """Everything but the persons."""
        return self.words - self.people


@dataclass(frozen=True, slots=True)
class ValueTold:
    """One value of one fact, as the rules tell it."""

    fact: str
    value: Any
    keys: Keys


@dataclass(frozen=True, slots=True)
class ValueMeant:
    """A fact and value that a sentence speaks of, and whether that is sure."""

    fact: str
    value: Any
    score: float
    sure: bool


def keys_of(text: str, language: Language) -> Keys:
    """The keys of a sentence."""
    table, skip = follow_up_words(), function_words(language)
    words: set[str] = set()
    negated = False
    for token in tokens(text):
        word = token.folded
        if any(matches(stem, word) for stem in table["negations"][language]):
            negated = True
            continue
        named = [f"={name}" for name, stems in table["meanings"].items() if _any(stems[language], word)]
        named += [f"@{name}" for name, stems in table["roles"].items() if _any(stems[language], word)]
        if named:
            words.update(named)
        elif word not in skip and (len(word) > 2 or word.isdigit()) and word.isalnum():
            words.add(word[:5] if len(word) > 5 else word[:4])
    for one, other in (("=accept", "=refuse"), ("=refuse", "=accept")):
        if negated and one in words:
            return Keys(frozenset(words - {one} | {other}), False)
    return Keys(frozenset(words), negated)


def _any(stems: Iterable[str], word: str) -> bool:
    return any(matches(stem, word) for stem in stems)


@cache
def values_told(procedure: str, language: Language) -> tuple[ValueTold, ...]:
    """Every value of every finite fact of a procedure with the keys of its wording."""
    found: list[ValueTold] = []
    for name, field in registry.get(procedure).fields.items():
        asked = input_of(procedure, name, language)
        if asked.kind != "choice" or field.type.name in ("seat", "vulnerability", "suit"):
            continue
        for value, label in zip(asked.choices, asked.labels, strict=True):
            try:
                sentence = " ".join(row.text for row in tell(procedure, {name: value}, language) if row.fact == name)
            except LawbridgeError:
                continue
            words = sentence if isinstance(value, bool) else f"{sentence} {label}"
            keys = keys_of(words, language)
            named = {f"={part}" for part in str(value).split("_") if part in ("accept", "refuse")}
            found.append(ValueTold(name, value, Keys(keys.words | named, keys.negated)))
    return tuple(found)


def values_meant(
    text: str,
    language: Language,
    procedure: str,
    asked: Iterable[str],
    known: Mapping[str, Any],
    without: frozenset[str] = frozenset(),
) -> list[ValueMeant]:
    """The values a sentence speaks of, best first: one, or several that it may mean, none of them sure.

    `asked` are the names of the open questions, the next one first; `known` the facts already told; `without` are keys
    already understood otherwise.
    """
    said, told, open_ = keys_of(text, language), values_told(procedure, language), list(asked)
    content = said.content - without
    weights = {key: 1 / max(1, len({one.fact for one in told if key in one.keys.content})) for key in content}
    found: list[ValueMeant] = []
    for one in told:
        shared = content & one.keys.content
        share = sum(weights[key] for key in shared) / (sum(weights.values()) or 1)
        if not shared or share < ENOUGH or (isinstance(one.value, bool) and one.keys.negated != said.negated):
            continue
        standing = OPEN if one.fact in open_ else ANSWERED if one.fact in known else OTHER
        score = sum(weights[key] for key in shared) * standing * (1.0 if one.keys.negated == said.negated else 0.5)
        found.append(ValueMeant(one.fact, one.value, score, _sure(one, said, shared, share, standing)))
    order = {name: place for place, name in enumerate(open_)}
    found.sort(key=lambda item: (-round(item.score, 6), order.get(item.fact, len(order))))
    if not found:
        return []
    best = found[0]
    rivals = [one for one in found[1:] if one.fact == best.fact and one.score >= RIVAL * best.score]
    if rivals:
        return [ValueMeant(one.fact, one.value, one.score, False) for one in (best, *rivals)]
    return [best]


def _sure(one: ValueTold, said: Keys, shared: frozenset[str], share: float, standing: float) -> bool:
    """Whether enough was said for a fact to be used: never against the person it names, nor lightly for a finding."""
    if said.people and one.keys.people and not said.people & one.keys.people:
        return False
    if one.fact.startswith("finding_"):
        return share >= FINDING and 2 * len(shared) >= len(one.keys.content)
    return share >= SURE and (len(shared) > 1 or standing > OTHER)
