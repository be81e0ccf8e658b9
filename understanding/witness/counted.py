"""A sentence as the gate counts it: its words, where it stops, what links its clauses, where it cites."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.model import Language
from understanding.clauses import Text, cut

_TOKEN = re.compile(r"\d+|[^\W\d_]+(?:-[^\W\d_]+)*|[^\w\s]")
_CITED = re.compile(r"\((?=[^()]*\d)[^()]*\)|\[\d+\]|§ ?\d+\w*|\b\d+[A-Z]\d*[a-z]?\b")
_STOPS = {",": 1, ":": 2, ".": 3, ";": 3, "!": 3, "?": 3}
WEAK, COLON, STRONG = 1, 2, 3
_QUIET = frozenset("\"'\u2019\u201e\u201d\u201c\u00ab\u00bb\u2013-")
_KINDS = ("who", "number", "ordinal", "card", "suit", "rank", "call")
_OBLIQUE = {"hu": frozenset({"acc", "dat", "gen", "obl"}), "pl": frozenset({"dat", "gen", "obl"})}
_LINKS = ("cause", "result", "and")
_ANYBODY = frozenset({"he", "nobody", "everybody"})


@dataclass(frozen=True, slots=True)
class PlainWord:
    """A word as it counts; whether it keeps its place among persons, numbers and cards; whether it names a person."""

    text: str
    ordered: bool = False
    person: bool = False


@dataclass(slots=True)
class Counted:
    """The words of a text; by the number of words before: how strongly it stops, what links, what is cited there."""

    words: list[PlainWord] = field(default_factory=list)
    stops: dict[int, int] = field(default_factory=dict)
    links: dict[int, set[str]] = field(default_factory=dict)
    cited: list[tuple[str, int]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Wording:
    """What a language lets be said in other words (`same_words.yaml`)."""

    same: Mapping[tuple[str, ...], str]
    alike: tuple[tuple[re.Pattern[str], str], ...]
    longest: int
    light: frozenset[str]
    scope: frozenset[str]
    counts: frozenset[str]
    conditions: frozenset[tuple[str, ...]]
    fronts: frozenset[str] | None
    pronouns: frozenset[str]
    links: Mapping[str, str]


def counted(text: str, language: Language) -> Counted:
    """A text as the gate counts it."""
    rules, found = wording(language), Counted()
    cited = _CITED.findall(text)
    plain = _CITED.sub(" \u00a7 ", text)
    for pattern, instead in rules.alike:
        plain = pattern.sub(instead, plain)
    read = cut(plain, language)
    kept, persons = _named(read, language), _persons(read)
    tokens = [(match[0].casefold(), match.start()) for match in _TOKEN.finditer(plain)]
    alone = len({str(one.value) for one in read.mentions if one.kind == "who" and one.value not in _ANYBODY}) == 1
    at, linked = 0, False
    while at < len(tokens):
        word, start = tokens[at]
        place = len(found.words)
        size = _phrase([one for one, _ in tokens[at : at + rules.longest]], rules)
        if word == "\u00a7":
            found.cited.append((cited[len(found.cited)], place))
        elif word in _STOPS:
            found.stops[place] = max(found.stops.get(place, 0), _STOPS[word])
            linked = True
        elif size:
            parts = tokens[at : at + size]
            names = any(begin in persons for _, begin in parts)
            key = tuple(one for one, _ in parts)
            found.words.append(PlainWord(rules.same[key], any(begin in kept for _, begin in parts), names))
            linked = False
        elif word in rules.links:
            found.links.setdefault(place, set()).add(rules.links[word])
            linked = True
        elif linked and alone and word in rules.pronouns:
            linked = False
        elif start in kept or (word not in rules.light and word not in _QUIET):
            found.words.append(PlainWord(word, start in kept, start in persons))
            linked = False
        at += size or 1
    return found


def _phrase(words: Sequence[str], rules: Wording) -> int:
    """The number of words of the longest phrase that begins here; none where no phrase does."""
    return next((size for size in range(len(words), 0, -1) if tuple(words[:size]) in rules.same), 0)


def _named(read: Text, language: Language) -> set[int]:
    """Where persons, numbers and cards begin that their form alone does not tell apart."""
    marked = _OBLIQUE.get(language, frozenset())
    return set(_places(read, lambda one: one.kind in _KINDS and not (one.kind == "who" and one.case in marked)))


def _persons(read: Text) -> set[int]:
    return set(_places(read, lambda one: one.kind == "who"))


def _places(read: Text, chosen: Any) -> Iterator[int]:
    for one in read.mentions:
        if chosen(one):
            for place in range(one.first, one.last + 1):
                yield read.words[place].start


@cache
def wording(language: Language) -> Wording:
    """What a language lets be said in other words."""
    file: dict[str, Any] = strict_yaml.load(Path(__file__).parent / "same_words.yaml")[language]
    same = {_split(phrase): row[0] for row in file["same"] for phrase in row}
    return Wording(
        same,
        tuple((re.compile(row[0], re.IGNORECASE), row[1]) for row in file.get("alike", ())),
        max(map(len, same), default=1),
        frozenset(file["light"]),
        frozenset(file["scope"]),
        frozenset(file["counts"]),
        frozenset(map(_split, file["conditions"])),
        frozenset(file["fronts"]) if "fronts" in file else None,
        frozenset(file["pronouns"]),
        {word: kind for kind in _LINKS for word in file[kind]},
    )


def _split(phrase: str) -> tuple[str, ...]:
    return tuple(one.casefold() for one in _TOKEN.findall(phrase))
