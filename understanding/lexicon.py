"""The lexicon of a language: `corpus/lexicon/<language>.yaml` with the forms in `corpus/lexicon/forms/<language>.tsv`.

A file has `names` (persons, suits, ranks, calls, numbers in everyday words), `verbs` (acts with their words), `says`
(patterns that tell a circumstance, a manner or a question) and `words` (what joins and turns clauses). Every entry
carries an `example` that fires it. How to write one: docs/understanding.md.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from bridge.notation import call_words, rank_words, seat_words, side_words, suit_words, vocabulary, without_accents
from bridge.notation.vocabulary import Noun
from corpus import strict_yaml
from corpus.errors import BadData
from corpus.manifest import CORPUS
from corpus.model import Language
from retrieval.reading.cues import stems_of

LEXICON = CORPUS / "lexicon"
KINDS = ("who", "suit", "rank", "call", "denomination", "number", "ordinal")
_WORD = re.compile("[a-z]+")
_OBLIQUE = {"nom": "nom", "acc": "acc", "dat": "dat", "gen": "gen"}


@dataclass(frozen=True, slots=True)
class Form:
    """What one written form may be: a kind, its value, its case, and its tags (of verbs)."""

    kind: str
    value: Any
    case: str = ""
    tags: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Pattern:
    """A compiled row of `says`: parts that must stand in the clause or sentence, words that must not."""

    parts: tuple[tuple[str, ...], ...]
    without: frozenset[str]
    row: Mapping[str, Any]
    text: str
    needs: tuple[frozenset[str], ...]
    """The first words, as stems are written, of which one of each must be there."""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """All of a language: forms by their words (one to three, joined by a blank), patterns, joining words."""

    language: Language
    forms: Mapping[str, tuple[Form, ...]]
    patterns: tuple[Pattern, ...]
    words: Mapping[str, frozenset[str]]
    never: frozenset[str]
    """Words that, written with their diacritics, are none of the folded forms (Norwegian *then*, not *said*)."""
    verbs: Mapping[str, Mapping[str, Any]]
    """The row of `verbs` behind each id `act:word`."""
    begins: frozenset[str]
    """The first words of the forms of more than one word."""
    by_stem: Mapping[str, tuple[int, ...]]
    """The places of the patterns that need one of some words, under each of these; under "" of those that need none."""
    spelt: tuple[tuple[str, str], ...] = ()
    """Other spellings of a letter, and the letter as folded (Norwegian `aa`, `oe`)."""

    def patterns_of(self, stems: Iterable[str]) -> Iterator[Pattern]:
        """The patterns that may stand where these stems do, in order."""
        places = {place for stem in ("", *stems) for place in self.by_stem.get(stem, ())}
        return (self.patterns[place] for place in sorted(places))

    def as_spelt(self, folded: str) -> str:
        """Folded words with other spellings of a letter undone, but in words that are known as written: a text's and a
        pattern's alike (`noen` is written so, and no `nøn`).
        """
        return _undone(folded, self.forms, self.spelt) if self.spelt else folded


@cache
def raw(language: Language) -> Mapping[str, Any]:
    """The file of a language as written; raises BadData on sections it does not know."""
    path = LEXICON / f"{language}.yaml"
    found: Mapping[str, Any] = strict_yaml.load(path)
    unknown = set(found) - {"names", "verbs", "says", "words"}
    if unknown:
        raise BadData(f"The lexicon {path.name} has no section {sorted(unknown)[0]!r}: names, verbs, says, words.")
    return found


@cache
def lexicon(language: Language) -> Lexicon:
    """The compiled lexicon of a language."""
    data = raw(language)
    forms: dict[str, dict[tuple[str, str], Form]] = {}
    for text, form in [*_notation(language), *_names(data, language)]:
        forms.setdefault(text, {}).setdefault((form.kind, str(form.value)), form)
    verbs = {verb_id(row, word): row for row in data["verbs"] for word in row["verbs"]}
    for text, form in _inflected(language, verbs):
        forms.setdefault(text, {}).setdefault((form.kind, str(form.value)), form)
    spelt = tuple(
        (other, letter) for other, _, letter in (one.partition(":") for one in data["words"].get("spelt", ()))
    )

    def folded(text: str) -> str:
        return _undone(without_accents(text), forms, spelt)

    patterns = tuple(compile_pattern(folded(line), row) for row in data["says"] for line in row["say"])
    words = {key: frozenset(folded(one) for one in row) for key, row in data["words"].items() if key != "spelt"}
    never = frozenset(data["words"].get("never", ()))
    begins = frozenset(text.partition(" ")[0] for text in forms if " " in text)
    return Lexicon(
        language,
        {text: tuple(rows.values()) for text, rows in forms.items()},
        patterns,
        words,
        never,
        verbs,
        begins,
        _by_stem(patterns),
        spelt,
    )


def _by_stem(patterns: Sequence[Pattern]) -> Mapping[str, tuple[int, ...]]:
    """Each pattern under one of the groups of words it needs, that of the longest words."""
    found: dict[str, list[int]] = {}
    for place, pattern in enumerate(patterns):
        longest = max(pattern.needs, key=lambda group: min(map(len, group)), default=frozenset({""}))
        for stem in longest:
            found.setdefault(stem, []).append(place)
    return {stem: tuple(places) for stem, places in found.items()}


def _undone(text: str, known: Container[str], spelt: Sequence[tuple[str, str]]) -> str:
    """Words of a text with other spellings of a letter undone where they are not known as written."""

    def undone(found: re.Match[str]) -> str:
        word = found[0]
        for other, letter in () if word in known else spelt:
            word = word.replace(other, letter)
        return word

    return _WORD.sub(undone, text) if spelt else text


def verb_id(row: Mapping[str, Any], word: str) -> str:
    """The id of a verb: its act and its word, `lead:zawistowac`."""
    return f"{row['act']}:{without_accents(word)}"


def compile_pattern(text: str, row: Mapping[str, Any]) -> Pattern:
    """A pattern from its written form: words in order (two may stand between), `a/b` alternatives, `stem*`,
    `<slot>`, `a_b` side by side, `&` between parts in any order, `!word` forbidden."""
    parts, without = stems_of(text)
    stems = [stem for part in parts for stem in part if "<" not in stem]
    needs = tuple(frozenset(one.partition("_")[0] for one in stem.split("/")) for stem in stems)
    return Pattern(parts, frozenset(one for stem in without for one in stem.split("/")), row, text, needs)


def _notation(language: Language) -> Iterator[tuple[str, Form]]:
    """The words of `bridge/notation`: seats, sides, suits, ranks and calls, with their cases."""
    book = vocabulary(language)
    nouns: list[tuple[str, Mapping[Any, Noun]]] = [
        ("who", book.seats),
        ("suit", book.suits),
        ("rank", book.ranks),
        ("call", book.calls),
    ]
    for kind, table in nouns:
        for value, noun in table.items():
            for case, text in noun.forms.items():
                yield without_accents(text), Form(kind, str(value), _OBLIQUE.get(case, "obl"))
    tables: list[tuple[str, Mapping[str, Any]]] = [
        ("who", seat_words(language)),
        ("who", {text: str(side).lower() for text, side in side_words(language).items()}),
        ("suit", suit_words(language)),
        ("rank", rank_words(language)),
        ("call", call_words(language)),
    ]
    for kind, words in tables:
        for text, value in words.items():
            yield without_accents(text), Form(kind, str(value))


def _names(data: Mapping[str, Any], language: Language) -> Iterator[tuple[str, Form]]:
    for kind, rows in data["names"].items():
        if kind not in KINDS:
            raise BadData(f"The lexicon {language} names no {kind!r}: one of {', '.join(KINDS)}.")
        for row in rows:
            value = int(row["is"]) if kind in ("number", "ordinal") else row["is"]
            for word in row["words"]:
                text, _, case = str(word).partition(":")
                yield without_accents(text), Form(kind, value, case)


def _inflected(language: Language, verbs: Mapping[str, Any]) -> Iterator[tuple[str, Form]]:
    """The committed forms: lines of form, kind, value, case, tags."""
    path = LEXICON / "forms" / f"{language}.tsv"
    if not path.exists():
        return
    kept: dict[str, Form | None] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        text, _, rest = line.partition("\t")
        if rest not in kept:
            kind, value, case, tags = rest.split("\t")
            known = kind != "verb" or value in verbs
            kept[rest] = Form(kind, value, case, frozenset(tags.split())) if known else None
        form = kept[rest]
        if form is not None:
            yield text, form


def examples(language: Language) -> Iterator[tuple[Mapping[str, Any], str]]:
    """Every entry of a lexicon with its example."""
    data = raw(language)
    sections: list[Sequence[Mapping[str, Any]]] = [*data["names"].values(), data["verbs"], data["says"]]
    for rows in sections:
        for row in rows:
            yield row, row["example"]
