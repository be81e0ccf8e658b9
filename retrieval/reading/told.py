"""Facts that words tell where no telling teaches them: numbers, the phase of the board; from `told.yaml`.

A question is read sentence by sentence, so that what one says of the revoke and another of the claim is not joined.
What a sentence asks ("is the revoke established?") is not told by it; what it supposes ("if partner saw it") is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.model import Language
from corpus.stems import matches
from retrieval.reading.cues import GAP, Cue, compile_cue, ends
from retrieval.reading.model import Item, Token
from retrieval.reading.numbers import number, ordinal
from retrieval.reading.tokens import sentences

TOLD = Path(__file__).with_name("told.yaml")
_NUMBER, _ORDINAL = "#", "#."
_ASKED: Mapping[Language, frozenset[str]] = {
    "hu": frozenset({"vajon", "e"}),
    "pl": frozenset({"czy"}),
    "nb": frozenset({"er", "har", "kan", "må", "skal", "får", "var", "blir", "regnes"}),
    "en": frozenset({"is", "are", "was", "were", "may", "can", "must", "does", "do", "did", "has", "have", "could"}),
}
"""Words that open a question which is answered by yes or no; the Hungarian ones stand anywhere."""
_SUPPOSED: Mapping[Language, frozenset[str]] = {
    "hu": frozenset({"ha", "mert", "amikor", "hogy"}),
    "pl": frozenset({"jesli", "jezeli", "gdy", "kiedy", "skoro", "bo", "gdyby"}),
    "nb": frozenset({"hvis", "nar", "da", "fordi", "etter"}),
    "en": frozenset({"if", "when", "because", "after", "since"}),
}


@dataclass(frozen=True, slots=True)
class FactCue:
    """A cue for one value of one fact."""

    fact: str
    value: Any
    cue: Cue


@cache
def told_cues(language: Language) -> tuple[FactCue, ...]:
    """The cues of a language, in the order of the file."""
    rows: list[dict[str, Any]] = strict_yaml.load(TOLD)
    return tuple(
        FactCue(row["fact"], row["value"], compile_cue(cue, row["fact"])) for row in rows for cue in row[language]
    )


def find_told(words: Sequence[Token], language: Language) -> list[Item]:
    """The facts told, each with its words; not sure where the sentence only asks for it."""
    found: list[Item] = []
    for sentence in sentences(words):
        known = {token.folded for token in sentence}
        known |= {f"{word[:length]}*" for word in known for length in range(1, len(word) + 1)}
        asked = _asked_until(sentence, language)
        for row in told_cues(language):
            hit = _hit(row.cue, sentence, known, language)
            if hit is None:
                continue
            first, last, figure = hit
            if row.value == _NUMBER and figure is None:
                continue
            text = " ".join(token.text for token in sentence[first : last + 1])
            value = figure if row.value == _NUMBER else row.value
            item = Item("fact", (row.fact, value), text, sentence[first].start, sentence[last].end)
            found.append(item if first >= asked else replace(item, sure=False))
    return found


def asked_only(words: Sequence[Token], language: Language) -> frozenset[int]:
    """Where the words stand that a question only asks about: `may South change his pass?`."""
    found: set[int] = set()
    for sentence in sentences(words):
        found.update(token.start for token in sentence[: _asked_until(sentence, language)])
    return frozenset(found)


def _asked_until(sentence: Sequence[Token], language: Language) -> int:
    """The first place whose words are told rather than asked: all of it unless it is a question of yes or no."""
    if sentence[-1].text != "?":
        return 0
    openers = _ASKED[language]
    near = sentence if language in ("hu", "pl") else sentence[:1]
    if not any(token.folded in openers or token.text.casefold() in openers for token in near):
        return 0
    supposed = _SUPPOSED[language]
    return next((at for at, token in enumerate(sentence) if token.folded in supposed), len(sentence))


def _hit(cue: Cue, words: Sequence[Token], known: set[str], language: Language) -> tuple[int, int, int | None] | None:
    """First and last place of a cue and the number it caught, if all its parts stand in the sentence."""
    for choices in cue.needs:
        if choices[0] not in (_NUMBER, _ORDINAL) and known.isdisjoint(choices):
            return None
    if any(matches(stem, token.folded) for stem in cue.without for token in words):
        return None
    places: list[int] = []
    figure: int | None = None
    for part in cue.parts:
        spot = _part(part, words, language)
        if spot is None:
            return None
        places += spot[:2]
        figure = figure if figure is not None else spot[2]
    return min(places), max(places), figure


def _part(part: tuple[str, ...], words: Sequence[Token], language: Language) -> tuple[int, int, int | None] | None:
    for start in range(len(words)):
        at, figure = start - 1, None
        for step, stem in enumerate(part):
            reach = range(start, start + 1) if not step else range(at + 1, min(at + 2 + GAP, len(words)))
            if step and part[step - 1] == _ORDINAL:  # `the first call of the board` tells no number of the board
                reach = range(at + 1, next((place + 1 for place in reach if words[place].text.isalnum()), at + 1))
            spots = ((place, _end(stem, words, place, language)) for place in reach)
            spot = next(((first, last) for first, last in spots if last is not None), None)
            if spot is None:
                break
            figure = _figure(stem, words[spot[0]], language) or figure
            at = spot[1]
        else:
            return start, at, figure
    return None


def _end(stem: str, words: Sequence[Token], at: int, language: Language) -> int | None:
    """The last place of a stem that begins at a place, as `cues.ends`; of a number or ordinal too."""
    if stem in (_NUMBER, _ORDINAL):
        return at if _figure(stem, words[at], language) is not None else None
    return ends(stem, words, at)


def _figure(stem: str, token: Token, language: Language) -> int | None:
    if stem == _NUMBER:
        return number(token, language)
    return ordinal(token, language) if stem == _ORDINAL else None
