"""What a Polish word is: Morfeusz (SGJP), the terms of the trade, general frequencies, and tags for the context."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadData
from retrieval.morphology import analyse

TABLE = Path(__file__).with_name("polish.yaml")

_RARE = 1e-9  # relative frequency of a valid word that the frequency list does not have
_TERM = 2e-5  # that of a term of the trade
_PERSONAL = {"pri", "sec"}


@dataclass(frozen=True, slots=True)
class Tag:
    """One analysis of a word: its class, and number, case, gender where it has them ("" elsewhere)."""

    kind: str
    number: str = ""
    case: str = ""
    gender: str = ""
    lemma: str = ""


class PolishWords:
    """Knows words, their tags and their frequency. Words are asked for in small letters."""

    def __init__(self, table: Path = TABLE) -> None:
        data = strict_yaml.load(table)
        self.confusions: dict[str, Any] = data["confusions"]
        self.fixed = frozenset(data["fixed"])
        self._terms = [(str(stem), str(model)) for stem, model in data["terms"]]
        self._words = frozenset(str(word) for word in data["words"])
        self.capitals = tuple(str(word) for word in data["capitals"])
        self._never = frozenset(str(word) for word in data["never"])
        self._never_forms = frozenset(str(word) for word in data["never_forms"])
        self._tags: dict[str, tuple[Tag, ...]] = {}

    @cached_property
    def _frequencies(self) -> dict[str, float]:
        try:
            import wordfreq
        except ImportError as error:  # pragma: no cover - the extra is in the project's environment
            raise BadData("Repairing Polish text needs the package wordfreq; `make install` brings it.") from error
        frequencies: dict[str, float] = wordfreq.get_frequency_dict("pl", "large")
        return frequencies

    def known(self, word: str) -> bool:
        """Whether the law may use this word: valid, and not only as a vocative, an imperative, or a forbidden lemma."""
        return bool(self.tags(word))

    def is_term(self, word: str) -> bool:
        """Whether the word is a term of the trade that the general dictionaries lack."""
        return word in self._words or any(word.startswith(stem) for stem, _ in self._terms)

    def begins_word(self, beginning: str) -> bool:
        """Whether some word of the frequency list begins so."""
        at = bisect_left(self._sorted, beginning)
        return at < len(self._sorted) and self._sorted[at].startswith(beginning)

    @cached_property
    def _sorted(self) -> list[str]:
        return sorted(self._frequencies)

    def frequency(self, word: str) -> float:
        """The word's relative frequency in general Polish, never 0."""
        return max(self._frequencies.get(word, 0.0), _TERM if self.is_term(word) else _RARE)

    def tags(self, word: str) -> tuple[Tag, ...]:
        """All analyses of a word; () for an unknown one."""
        if word not in self._tags:
            analyses = tuple(dict.fromkeys(self._read(word)))
            prepositions = tuple(analysis for analysis in analyses if analysis.kind == "prep")
            self._tags[word] = prepositions or analyses
        return self._tags[word]

    def _read(self, word: str) -> Iterator[Tag]:
        if word in self._never_forms:
            return
        model = word
        for stem, like in self._terms:
            if word.startswith(stem):
                model = like + word[len(stem) :]
        found = False
        for lemma, tag in analyse(model):
            if tag == "ign":
                continue
            for analysis in _expand(tag, lemma.split(":")[0]):
                if analysis.lemma not in self._never:
                    found = True
                    yield analysis
        if not found and word in self._words:
            yield Tag("xxx", lemma=word)


@cache
def _expand(tag: str, lemma: str) -> tuple[Tag, ...]:
    """The analyses of a compound Morfeusz tag (`adj:sg:acc.inst:f:pos`) that a law can have."""
    kind, *rest = tag.split(":")
    fields = [part.split(".") for part in rest]
    flat = {value for part in fields for value in part}
    if kind in ("impt", "brev", "interj", "ppron12") or flat & _PERSONAL:
        return ()
    if kind == "prep":
        return tuple(Tag(kind, case=case, lemma=lemma) for case in fields[0])
    numbers = next((part for part in fields if set(part) <= {"sg", "pl"}), [""])
    cases = next((part for part in fields if set(part) <= _CASES), [""])
    genders = next((part for part in fields if set(part) <= _GENDERS), [""])
    return tuple(
        Tag(kind, number, case, gender, lemma)
        for number, case, gender in product(numbers, cases, genders)
        if case != "voc"
    )


_CASES = {"nom", "gen", "dat", "acc", "inst", "loc", "voc"}
_GENDERS = {"m1", "m2", "m3", "f", "n"}
