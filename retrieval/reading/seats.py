"""Seats and sides in running text, letters included where they cannot be another word."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.notation import seat_words, side_words
from corpus.model import Language
from retrieval.reading.calls import longest
from retrieval.reading.model import Item, Token
from retrieval.reading.tokens import joined

_PREPOSITIONS = {"pl": {"W", "S", "N", "E"}, "nb": set(), "hu": {"K", "D"}, "en": set()}
"""Letters that are also a word or a rank: they count only where the next word cannot follow that word."""


def find_seats(words: Sequence[Token], language: Language) -> list[Item]:
    """Seats and sides, in order; a bare letter that may be something else is not sure."""
    found: list[Item] = []
    seats, sides = seat_words(language), side_words(language)
    at = 0
    while at < len(words):
        side, used = longest(words, at, sides)
        if side is not None and len(words[at].text) + used > 1:
            found.append(_item("side", side, words, at, used, True))
            at += used
            continue
        token = words[at]
        seat = seats.get(token.folded)
        if seat is not None and (len(token.text) > 2 or token.text.isupper()):
            sure = len(token.text) > 2 or _stands_alone(words, at, language)
            if sure or len(token.text) > 2:
                found.append(_item("seat", seat, words, at, 1, sure))
        at += 1
    return found


def _stands_alone(words: Sequence[Token], at: int, language: Language) -> bool:
    """Whether a letter is a seat: free of figures, and not the preposition or rank of the same letter."""
    token = words[at]
    if at and joined(words[at - 1], token) and words[at - 1].text.isalnum():
        return False
    if at + 1 < len(words) and joined(token, words[at + 1]) and words[at + 1].text.isdigit():
        return False
    if token.text not in _PREPOSITIONS[language]:
        return True
    following = words[at + 1].folded if at + 1 < len(words) else ""
    if language == "pl":
        verb = following == "nie" or following.endswith(_POLISH_VERBS)
        inside = token.text == "W" and at > 0 and words[at - 1].text not in ".!?" and not _shouted(words)
        return token.text != "W" or inside or at + 1 >= len(words) or verb or not following.isalpha()
    return not (at and words[at - 1].folded in _SUITS_BEFORE_RANK)


def _shouted(words: Sequence[Token]) -> bool:
    """Whether the whole text is in capitals, so that a capital says nothing."""
    return all(token.text.isupper() for token in words if len(token.text) > 2 and token.text.isalpha())


_POLISH_VERBS = (
    "al",
    "il",
    "yl",
    "ul",
    "ala",
    "ila",
    "yla",
    "uje",
    "edl",
    "szla",
    "wiera",
    "wychodzi",
    "gra",
    "ma",
    "aje",
    "jest",
)
_SUITS_BEFORE_RANK = {"pikk", "kor", "karo", "treff"}


def _item(kind: str, value: object, words: Sequence[Token], at: int, used: int, sure: bool) -> Item:
    first, last = words[at], words[at + used - 1]
    text = " ".join(token.text for token in words[at : at + used])
    return Item("side" if kind == "side" else "seat", value, text, first.start, last.end, sure)
