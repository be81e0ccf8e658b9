"""Whether two texts may be the same rule: numbers, negations, force of the words, cross-references, notions, length.

Texts of two languages share no words, so each is reduced to what does not depend on the language: the numbers it
names, whether it forbids or denies, whether it says must or may, the laws it cites, and the notions of the glossary.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.glossary import notions
from corpus.ids import fold
from corpus.model import Language, Provision

WORDS = Path(__file__).with_name("evidence.yaml")
DOUBT = 1.0
"""A pair whose doubts add up to this needs a reviewer."""

_WORD = re.compile(r"\w+")
_NUMBER = re.compile(r"(?<![\w.])\d+(?:[.,]\d+)?(?![\w])")


@dataclass(frozen=True, slots=True)
class Profile:
    """What a text says, in no language. `laws` are the laws it cites, as law and letter of the Laws in force."""

    numbers: frozenset[str]
    denies: bool
    strong: bool
    weak: bool
    laws: frozenset[str]
    notions: Counter[str]
    length: int


@dataclass(frozen=True, slots=True)
class Agreement:
    """How two profiles agree; `doubt` adds the weights of what does not, 0 where all agrees."""

    numbers: bool
    negation: bool
    force: bool
    references: bool
    similarity: float
    ratio: float
    doubt: float

    def __str__(self) -> str:
        failed = [
            name
            for name, good in (
                ("numbers", self.numbers),
                ("negation", self.negation),
                ("force of the words", self.force),
                ("cross-references", self.references),
            )
            if not good
        ]
        told = f"notions {self.similarity:.2f}, length {self.ratio:.2f}"
        return f"path; {told}" + (f"; differs in {', '.join(failed)}" if failed else "")


def profile(provision: Provision, laws: Iterable[str], cited: Iterable[tuple[int, int]] = ()) -> Profile:
    """The profile of a provision's own text; `cited` are the spans of its citations, whose numbers do not count."""
    text = provision.text
    for start, end in sorted(cited, reverse=True):
        text = text[:start] + " " + text[end:]
    words = [fold(found[0]) for found in _WORD.finditer(text)]
    numbers = {fold(found[0]) for found in _NUMBER.finditer(text)}
    numbers |= {name for name, test in _tests("numbers", provision.language).items() if any(map(test, words))}
    counted = Counter(notions(text, provision.language))
    signs = {kind: _tests(kind, provision.language)[""] for kind in ("negations", "strong", "weak")}
    return Profile(
        frozenset(numbers),
        any(map(signs["negations"], words)),
        any(map(signs["strong"], words)),
        any(map(signs["weak"], words)),
        frozenset(laws),
        counted,
        len(text.strip()),
    )


def compare(one: Profile, other: Profile) -> Agreement:
    """Weigh two profiles; two headings without text agree in everything."""
    if not one.length and not other.length:
        return Agreement(True, True, True, True, 1.0, 1.0, 0.0)
    similarity = _cosine(one.notions, other.notions)
    ratio = (one.length + 20) / (other.length + 20)
    numbers = one.numbers == other.numbers
    references = one.laws == other.laws
    negation = one.denies == other.denies
    force = one.strong == other.strong or one.weak == other.weak
    doubt = 0.0 if numbers else 0.4
    doubt += 0.0 if references else 0.6
    doubt += 0.0 if negation else 0.3
    doubt += 0.0 if force else 0.2
    doubt += max(0.0, 0.75 - similarity) * 1.2
    doubt += min(1.0, abs(math.log(ratio)) / math.log(1.6) * 0.4)
    return Agreement(numbers, negation, force, references, similarity, ratio, doubt)


def _cosine(one: Counter[str], other: Counter[str]) -> float:
    if not one and not other:
        return 1.0
    dot = sum(math.sqrt(count * other[name]) for name, count in one.items())
    size = math.sqrt(sum(one.values()) * sum(other.values()))
    return dot / size if size else 0.0


class _Test:
    """Is a folded word one of the list? Entries that end in ~ fit any ending."""

    def __init__(self, entries: Iterable[str]) -> None:
        folded = [fold(entry) for entry in entries]
        self._whole = frozenset(entry for entry in folded if not entry.endswith("~"))
        self._stems = tuple(entry[:-1] for entry in folded if entry.endswith("~"))

    def __call__(self, word: str) -> bool:
        return word in self._whole or word.startswith(self._stems)


@cache
def _tests(kind: str, language: Language) -> dict[str, _Test]:
    rows: Any = strict_yaml.load(WORDS)[kind].get(language, {})
    if isinstance(rows, dict):
        return {name: _Test(entries) for name, entries in rows.items()}
    return {"": _Test(rows)}
