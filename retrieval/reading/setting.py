"""Who acts in a question: the roles named in it, and those of them who do something."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from bridge.notation import vocabulary, without_accents
from corpus import strict_yaml
from corpus.model import Language
from corpus.stems import matches
from retrieval.reading.model import Item, Reading, Token
from retrieval.reading.tokens import tokens

_DATA = Path(__file__).with_name("setting.yaml")
AT_THE_TABLE = ("declarer", "dummy", "defender")
"""The roles that the play gives; a person is one of them, whoever else he is."""
_WITH_CASES = ("hu", "pl")
"""Languages whose nominative says who acts wherever it stands; elsewhere he stands before the verb."""
_SHORTEST = 5
"""Letters of a word whose ending may be that of a verb in the first person, at least."""


@cache
def setting_words() -> Mapping[str, Any]:
    """Role words, endings of the first person, words put aside."""
    found: Mapping[str, Any] = strict_yaml.load(_DATA)
    return found


def roles(words: Sequence[Token], language: Language) -> list[tuple[Token, str, bool]]:
    """Each word that names a role, the role, and whether it is the one who acts."""
    found: list[tuple[Token, str, bool]] = []
    prepositions = setting_words()["prepositions"][language]
    for at, token in enumerate(words):
        free = not (at and words[at - 1].folded in prepositions)
        for role, forms in setting_words()["roles"].items():
            if _any(forms["named"][language], token.folded):
                found.append((token, role, free and _any(forms["acts"][language], token.folded)))
        if _first_person(token, language):
            found.append((token, "me", True))
    return found


def acts(seat: Item, reading: Reading) -> bool:
    """Whether a seat is named as one who acts: in the nominative where the language has cases, and not put aside."""
    words = tokens(reading.text)
    at = next(place for place, token in enumerate(words) if token.start == seat.start)
    table = setting_words()["aside"]
    if at and words[at - 1].folded in table["before"][reading.language]:
        return False
    if at + 1 < len(words) and words[at + 1].folded in table["behind"][reading.language]:
        return False
    if len(seat.words) < 3 or reading.language == "en":
        return True
    nominative = vocabulary(reading.language).seats[seat.value].form("nom", reading.language)
    return words[at].folded == without_accents(nominative)


@lru_cache(maxsize=64)
def _people(text: str, language: Language) -> tuple[tuple[Token, str, bool], ...]:
    """The roles of a whole text; kept, since every procedure compared asks for them."""
    return tuple(roles(tokens(text), language))


def actor_of(reading: Reading, about: Item) -> tuple[str, str] | None:
    """The role of the play that does what an item tells, and the word for it: the last one named before its end.

    None where a seat or another person stands nearer, or none of them in the same sentence.
    """
    people: list[tuple[int, str, str]] = [(item.start, "seat", item.words) for item in reading.of("seat")]
    people += [(token.start, role, token.text) for token, role, acts in _people(reading.text, reading.language) if acts]
    start = max(reading.text.rfind(mark, 0, about.start) for mark in ".!?")
    last = about.end if reading.language in _WITH_CASES else about.start + 1
    before = [who for who in people if start < who[0] < last]
    if not before:
        return None
    _, role, word = max(before)
    return (role, word) if role in AT_THE_TABLE else None


def _first_person(token: Token, language: Language) -> bool:
    return len(token.folded) >= _SHORTEST and token.folded.endswith(
        tuple(setting_words()["first_person"][language]) or ("\0",)
    )


def _any(stems: Iterable[str], word: str) -> bool:
    return any(matches(stem, word) for stem in stems)
