"""The words of one language, read from `bridge/notation/<language>.toml` and checked for completeness."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from bridge.calls import Word
from bridge.cards import RANKS, Suit
from bridge.errors import BridgeError
from bridge.seats import Seat, Side, Vulnerability

LANGUAGES = ("hu", "pl", "nb", "en")


@dataclass(frozen=True)
class Noun:
    """One thing that has a name: its short written form, its case forms, and what else people write for it."""

    symbol: str
    forms: Mapping[str, str]
    also: tuple[str, ...]
    gender: str = ""

    def form(self, case: str, language: str) -> str:
        """The word in a grammatical case. Raises BridgeError for a case the language does not have."""
        if case not in self.forms:
            known = ", ".join(self.forms)
            raise BridgeError(f"{case!r} is not a case of the notation for {language}: its cases are {known}.")
        return self.forms[case]

    @property
    def written(self) -> tuple[str, ...]:
        """Everything people write for it: symbol, every case form, other forms."""
        return tuple(dict.fromkeys((self.symbol, *self.forms.values(), *self.also)))


@dataclass(frozen=True)
class Vocabulary:
    """All names of one language."""

    language: str
    cases: tuple[str, ...]
    seats: Mapping[Seat, Noun]
    sides: Mapping[Side, Noun]
    vulnerability: Mapping[Vulnerability, Noun]
    suits: Mapping[Suit, Noun]
    notrump: Noun
    calls: Mapping[Word, Noun]
    levels: Mapping[int, tuple[str, ...]]
    ranks: Mapping[str, Noun]
    patterns: Mapping[str, str]
    suit_case_in_card: str
    seats_by_letter: bool
    """Whether seats are written by their letters (Polish: `W pasuje`), in every case."""


@cache
def vocabulary(language: str) -> Vocabulary:
    """The vocabulary of `hu`, `pl`, `nb` (also `no`) or `en`. Raises BridgeError for another language."""
    code = "nb" if language == "no" else language
    if code not in LANGUAGES:
        raise BridgeError(f"{language!r} is not a language of the notation: choose one of {', '.join(LANGUAGES)}.")
    data = tomllib.loads(files("bridge.notation").joinpath(f"{code}.toml").read_text(encoding="utf-8"))
    cases = tuple(data["cases"])
    return Vocabulary(
        language=code,
        cases=cases,
        seats={seat: _noun(data["seats"][seat.value], cases) for seat in Seat},
        sides={side: _fixed(data["sides"][side.value], cases) for side in Side},
        vulnerability={state: _fixed(data["vulnerability"][state.value], cases) for state in Vulnerability},
        suits={suit: _noun(data["suits"][suit.value], cases) for suit in Suit},
        notrump=_noun(data["notrump"], cases),
        calls={word: _noun(data["calls"][word.value], cases) for word in Word},
        levels={int(level): tuple(words) for level, words in data["levels"].items()},
        ranks={rank: _noun(data["ranks"][rank], cases) for rank in RANKS},
        patterns=data["patterns"],
        suit_case_in_card=data["suit_case_in_card"],
        seats_by_letter=data.get("seats_by_letter", False),
    )


def fold(text: str) -> str:
    """A key for comparing what people type: case, kind of dash and runs of blanks do not matter; accents do."""
    if text.isascii():
        return " ".join(text.casefold().split())
    dashes = "".join("-" if unicodedata.category(character) == "Pd" else character for character in text)
    return " ".join(unicodedata.normalize("NFC", dashes).casefold().split())


def without_accents(text: str) -> str:
    """`fold` without accents and barred letters, for what is typed on a foreign keyboard."""
    folded = fold(text)
    if folded.isascii():
        return folded
    bare = "".join(letter for letter in unicodedata.normalize("NFD", folded) if not unicodedata.combining(letter))
    return "".join(_base_letter(letter) for letter in bare)


def _base_letter(letter: str) -> str:
    """The Latin letter under a stroke (Polish l with stroke, Norwegian o with stroke), by its Unicode name."""
    head, stroke, _ = unicodedata.name(letter, "").partition(" WITH STROKE")
    return head[-1].lower() if stroke and head.startswith("LATIN SMALL LETTER ") else letter


def _noun(entry: Mapping[str, Any], cases: tuple[str, ...]) -> Noun:
    forms = entry["forms"]
    if tuple(forms) != cases:
        raise BridgeError(f"The notation gives cases {', '.join(forms)} where {', '.join(cases)} are declared.")
    return Noun(entry.get("symbol") or entry["letter"], forms, tuple(entry["also"]), entry.get("gender", ""))


def _fixed(entry: Mapping[str, Any], cases: tuple[str, ...]) -> Noun:
    word = entry.get("word") or entry["text"]
    return Noun(entry.get("short", word), dict.fromkeys(cases, word), tuple(entry["also"]))
