"""The gate for plainer words: a reworded sentence passes where it provably says what the original says.

Nothing may be added, left out or exchanged but for words listed as the same or as light (`same_words.yaml`). One run of
words may change places with the run beside it, inside a clause only; persons, numbers and cards keep their order there,
and a word of scope (`not`, `only`) keeps what it stands before. Citations stand as they are. What fails in any way is
not said: the original is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.model import Language
from understanding.clauses import cut

_TOKEN = re.compile(r"\d+|[^\W\d_]+(?:-[^\W\d_]+)*|[^\w\s]")
_CITED = re.compile(r"\((?=[^()]*\d)[^()]*\)|\[\d+\]|§ ?\d+\w*|\b\d+[A-Z]\d*[a-z]?\b")
_CUT = frozenset(".;:,!?")
_QUIET = frozenset("\"'\u2019\u201e\u201d\u201c\u00ab\u00bb\u2013-")
_KINDS = ("who", "number", "ordinal", "card", "suit", "rank", "call")


@dataclass(frozen=True, slots=True)
class Wording:
    """What a language lets be said in other words: phrases and what they count as, light words, words of scope."""

    same: Mapping[tuple[str, ...], str]
    light: frozenset[str]
    scope: frozenset[str]
    longest: int


def passes(original: str, reworded: str, language: Language) -> bool:
    """Whether a rewording says the same as the original, and nothing else."""
    if _CITED.findall(original) != _CITED.findall(reworded):
        return False
    clauses = [clause for clause in _clauses(original, language) if clause]
    said = [word for clause in _clauses(reworded, language) for word in clause]
    if len(said) != sum(map(len, clauses)):
        return False
    at = 0
    scope = _wording(language).scope
    for clause in clauses:
        part = said[at : at + len(clause)]
        at += len(clause)
        if not _moved(clause, part) or _ordered(part) != _ordered(clause):
            return False
        if _scoped(part, scope) != _scoped(clause, scope):
            return False
    return _stops(original) == _stops(reworded)


Word = tuple[str, bool]
"""A word as it counts, and whether it keeps its place among others of its kind (persons, numbers, cards)."""


def _clauses(text: str, language: Language) -> Iterator[list[Word]]:
    plain = _CITED.sub(" ", text)
    rules, kept = _wording(language), _named(plain, language)
    found = [(match[0].casefold(), match.start() in kept) for match in _TOKEN.finditer(plain)]
    clause: list[Word] = []
    at = 0
    while at < len(found):
        word, ordered = found[at]
        if word in _CUT:
            yield clause
            clause, at = [], at + 1
            continue
        size = _phrase([one for one, _ in found[at : at + rules.longest]], rules)
        if size:
            clause.append((rules.same[tuple(one for one, _ in found[at : at + size])], False))
        elif ordered or (word not in rules.light and word not in _QUIET):
            clause.append((word, ordered))
        at += size or 1
    yield clause


def _phrase(words: Sequence[str], rules: Wording) -> int:
    """The number of words of the longest phrase that begins here; none where no phrase does."""
    return next((size for size in range(len(words), 0, -1) if tuple(words[:size]) in rules.same), 0)


def _named(text: str, language: Language) -> set[int]:
    """Where persons, numbers and cards begin."""
    read = cut(text, language)
    return {
        read.words[place].start
        for one in read.mentions
        if one.kind in _KINDS
        for place in range(one.first, one.last + 1)
    }


def _moved(clause: Sequence[Word], part: Sequence[Word]) -> bool:
    """Whether a clause is another but for one run of words that may have changed places with the run beside it."""
    if list(clause) == list(part):
        return True
    if Counter(clause) != Counter(part):
        return False
    first = next(at for at, word in enumerate(clause) if part[at] != word)
    last = len(clause) - next(at for at, word in enumerate(reversed(clause)) if part[-1 - at] != word)
    inner, moved = list(clause[first:last]), list(part[first:last])
    return any(inner[at:] + inner[:at] == moved for at in range(1, len(inner)))


def _ordered(clause: Sequence[Word]) -> list[str]:
    return [word for word, ordered in clause if ordered]


def _scoped(clause: Sequence[Word], scope: frozenset[str]) -> Counter[tuple[str, str]]:
    """Each word of scope with the word it stands before."""
    words = [word for word, _ in clause] + [""]
    return Counter((word, words[at + 1]) for at, word in enumerate(words) if word in scope)


def _stops(text: str) -> bool:
    return text.rstrip().endswith("?")


@cache
def _wording(language: Language) -> Wording:
    file: dict[str, Any] = strict_yaml.load(Path(__file__).parent / "same_words.yaml")[language]
    same = {tuple(one.casefold() for one in _TOKEN.findall(phrase)): row[0] for row in file["same"] for phrase in row}
    longest = max(map(len, same), default=1)
    return Wording(same, frozenset(file["light"]), frozenset(file["scope"]), longest)
