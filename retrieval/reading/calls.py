"""Calls in running text: `1NT`, `1 szan`, `2 hjerter`, `4-kor`, pass, double; never a law number such as 27B1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from bridge.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Denomination
from bridge.notation import call_words, denomination_words, level_words
from corpus.model import Language
from retrieval.reading.model import Item, Token
from retrieval.reading.tokens import joined

T = TypeVar("T")
LONGEST_NAME = 3
_ARTICLES = {"egy", "en", "ett", "et"}
_WITH = {"med", "with", "z"}
"""Words before a holding told in words: `with two spades` is no call."""
_CODES = {code: Denomination(code[0]) for code in ("C", "D", "H", "S", "N", "NT")}
"""Letters that every player reads behind a level, whatever the language."""


def find_calls(words: Sequence[Token], language: Language) -> list[Item]:
    """The calls of a question, in order; the only call told is not sure when its level is also an article."""
    found: list[Item] = []
    at = 0
    while at < len(words):
        at += _holding(words, at, language)
        if at == len(words):
            break
        item, used = _bid(words, at, language) or _word(words, at, language) or (None, 1)
        if item:
            found.append(item)
        at += used
    if len(found) > 1:
        return [replace(item, sure=True) for item in found]
    return found


def _bid(words: Sequence[Token], at: int, language: Language) -> tuple[Item, int] | None:
    token = words[at]
    level = level_words(language).get(token.folded)
    if level is None or not 1 <= level <= 9 or (token.text.isdigit() and len(token.text) > 1):
        return None
    if at and joined(words[at - 1], token) and words[at - 1].text[-1].isalnum():
        return None
    if at and token.text.isalpha() and words[at - 1].folded in _WITH:
        return None
    after = at + 1
    if after < len(words) and words[after].text in "-\u2013." and joined(token, words[after]):
        after += 1
    name, used = longest(words, after, denomination_words(language))
    if name is None and after < len(words) and joined(words[after - 1], words[after]):
        name, used = _CODES.get(words[after].text.upper()), 1
    if name is None:
        return None
    last = words[after + used - 1]
    if len(last.text) == 1 and last.text.isalpha() and not joined(token, words[after]):
        return None
    beyond = words[after + used] if after + used < len(words) else None
    if beyond is not None and joined(last, beyond) and beyond.text[0].isdigit():
        return None
    text = "".join(_with_blanks(words[at : after + used]))
    item = Item("call", Bid(level, name), text, token.start, last.end, sure=token.folded not in _ARTICLES)
    return item, after + used - at


def _holding(words: Sequence[Token], at: int, language: Language) -> int:
    """How many tokens a holding told with hyphens takes (`K-Q-3`): three cards or more, the first no call."""
    end = at
    while (
        end + 2 < len(words)
        and words[end + 1].text in "-\u2013"
        and len(words[end].text) == len(words[end + 2].text) == 1
        and words[end + 2].text.isalnum()
        and joined(words[end], words[end + 1])
        and joined(words[end + 1], words[end + 2])
    ):
        end += 2
    first = words[at]
    free = not at or not joined(words[at - 1], first)
    card = first.text.isalpha() and first.folded not in call_words(language)
    return end + 1 - at if end >= at + 4 and free and card else 0


def _word(words: Sequence[Token], at: int, language: Language) -> tuple[Item, int] | None:
    token = words[at]
    call: Call | None = call_words(language).get(token.folded)
    if call is None or (len(token.text) < 3 and not token.text.isupper()) or token.text == "P":
        return None
    assert call in (PASS, DOUBLE, REDOUBLE)
    return Item("call", call, token.text, token.start, token.end), 1


def longest(words: Sequence[Token], at: int, table: Mapping[str, T]) -> tuple[T | None, int]:
    """The value of the longest run of tokens from `at` that the table has, and how many tokens it takes."""
    for length in range(min(LONGEST_NAME, len(words) - at), 0, -1):
        run = words[at : at + length]
        for text in (" ".join(token.folded for token in run), "".join(_with_blanks(run)).casefold()):
            if text in table:
                return table[text], length
    return None, 0


def _with_blanks(run: Sequence[Token]) -> list[str]:
    parts: list[str] = []
    for number, token in enumerate(run):
        if number and not joined(run[number - 1], token):
            parts.append(" ")
        parts.append(token.text)
    return parts
