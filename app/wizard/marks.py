"""The words of a text that say that it puts something right, and the text without them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.wizard.wording_match import follow_up_words
from corpus.model import Language
from understanding.clauses import cut
from understanding.mentions import tokens

OPENS = 5
"""Words within which a text says that something was left out (`sorry, I forgot to say`): it puts nothing right."""


def marked(text: str, language: Language) -> bool:
    """Whether the words say that something is put right."""
    anywhere = follow_up_words()["corrections"]["anywhere"][language]
    return begins(text, language) or any(f" {one} " in f" {_words(text)} " for one in anywhere)


def begins(text: str, language: Language) -> bool:
    """Whether a text begins with words that put something right: not left out, nor a verb denied (`nie przyjął`).

    Others may stand before them (`ah no, wait`).
    """
    words, book = _words(text), follow_up_words()["corrections"]
    head = f" {' '.join(words.split()[:OPENS])} "
    adds = any(f" {one} " in head for one in book["adds"][language])
    denial = words.partition(" ")[0] in book["denies"][language]
    denies = denial and any(one.first == 1 and one.kind == "verb" for one in cut(text, language).mentions)
    rows = book["begins"][language]
    return not adds and ((not denies and _opens(words, rows)) or _behind(text, rows, language))


def _behind(text: str, rows: Sequence[str], language: Language) -> bool:
    """Whether one of some rows that does not only deny, or a denial set off (`oh no, …`), stands behind such words."""
    calls, denials = follow_up_words()["corrections"]["calls_out"][language], _denials(language)
    said = tokens(text)
    at = next((place for place, one in enumerate(said) if one.folded.isalnum() and one.folded not in calls), len(said))
    set_off = 0 < at < len(said) - 1 and said[at].folded in denials and said[at + 1].text in ",.!:"
    left = [one.folded for one in said if one.folded.isalnum()]
    while left and (left[0] in denials or left[0] in calls):
        left = left[1:]
    plain = [one for one in rows if one not in denials]
    return set_off or _opens(" ".join(left), plain)


def _opens(words: str, rows: Iterable[str]) -> bool:
    """Whether some words begin with one of some rows."""
    return any(words == one or words.startswith(f"{one} ") for one in rows)


def _denials(language: Language) -> set[str]:
    """The words of a language that deny."""
    return {*follow_up_words()["corrections"]["denies"][language], *follow_up_words()["no"][language]}


def _words(text: str) -> str:
    return " ".join(token.folded for token in tokens(text) if token.folded.isalnum())


def without_marks(text: str, language: Language) -> str:
    """A text without the words that only say that something is put right; a denial stays, unless alone (*no, …*)."""
    book = follow_up_words()["corrections"]
    denials = _denials(language)
    marks = {one for key in ("begins", "anywhere") for one in book[key][language]} - denials
    words = tokens(text)
    for at, token in enumerate(words):
        alone = (
            at + 1 < len(words) and words[at + 1].text in ",;.:!" and all(one.folded in denials for one in words[:at])
        )
        if token.folded in marks or (token.folded in denials and alone):
            text = text[: token.start] + " " * (token.end - token.start) + text[token.end :]
    return text
