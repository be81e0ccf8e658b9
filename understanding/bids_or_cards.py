"""A suit with a figure or an article is a bid or a card: what is told before says which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bridge.notation import level_words
from understanding.lexicon import Lexicon
from understanding.model import Mention, Token

SUITS = ("S", "H", "D", "C")
PLAY = frozenset({"lead", "play", "expose", "designate"})
"""What is done with cards alone."""
_EXPOSE = "expose"
_DECLARES = "declare"
_AUCTION = frozenset({"call", "replace", _DECLARES})
"""What is done with calls alone."""
_BEFORE, _BEHIND = 7, 2
"""Words before and behind a figure and a suit that may say whether it is a card."""


def bids_or_cards(found: list[Mention], words: Sequence[Token], book: Lexicon) -> list[Mention]:
    """The mentions, those that may be both as what they are."""
    return _cards_in_figures(_bids_by_article(_without_shown(found, words, book), words, book), words, book)


def _without_shown(found: list[Mention], words: Sequence[Token], book: Lexicon) -> list[Mention]:
    """The mentions without the verbs by which a bid shows how many it has of a suit: no card is exposed by that."""
    kinds: dict[int, set[str]] = {}
    for one in found:
        kinds.setdefault(one.first, set()).add(one.kind)

    def shows(one: Mention) -> bool:
        if one.kind != "verb" or not str(one.value).startswith(_EXPOSE):
            return False
        name, at = (
            ("has", one.last + 1) if words[one.first].folded in book.words.get("has", ()) else ("", one.first - 2)
        )
        behind = not name and words[one.first].folded in book.words.get("has_behind", ())
        counted = "number" in kinds.get(at, ()) and "suit" in kinds.get(at + 1, ())
        return bool(name or behind) and counted

    return [one for one in found if not shows(one)]


def _bids_by_article(found: list[Mention], words: Sequence[Token], book: Lexicon) -> list[Mention]:
    """An article and a suit behind a verb of both (`kitett egy kort`) are a bid while only calls were told before."""
    kept: list[Mention] = []
    for at, one in enumerate(found):
        before = words[one.first - 1] if one.first else None
        level = level_words(book.language).get(before.folded) if before is not None else None
        if one.kind == "suit" and level and before is not None and before.folded in book.words["article"]:
            told = found[:at]
            put = {str(two.value).partition(":")[0] for two in told if two.kind == "verb" and two.last == one.first - 2}
            bids = any(two.kind == "call" and str(two.value)[:1].isdigit() for two in told)
            if "call" in put and bids and not _of_the_play(told):
                one = replace(one, kind="call", value=f"{level}{one.value}", first=one.first - 1, sure=False)
        kept.append(one)
    return kept


def _of_the_play(told: Sequence[Mention]) -> bool:
    """Whether a card, or a verb that only plays cards, was told."""
    acts: dict[int, set[str]] = {}
    for one in told:
        if one.kind == "verb":
            acts.setdefault(one.first, set()).add(str(one.value).partition(":")[0])
    return any(one.kind == "card" for one in told) or any(row <= PLAY for row in acts.values())


def _cards_in_figures(found: list[Mention], words: Sequence[Token], book: Lexicon) -> list[Mention]:
    """A figure and a suit are a bid, and in Polish a card too (`upuscil 6 trefl`): what is told before says which."""
    if "of_cards" not in book.words:
        return found
    acts: dict[int, set[str]] = {}
    for one in found:
        if one.kind == "verb":
            acts.setdefault(one.first, set()).add(str(one.value).partition(":")[0])
    kept: list[Mention] = []
    for one in found:
        value = str(one.value)
        if one.kind == "call" and value[1:] in SUITS and value[0] not in "1" and words[one.first].text.isdigit():
            before = kept[-1] if kept else None
            listed = before is not None and before.kind in ("card", "call") and _listed(before, one, words)
            if (before is not None and listed and before.kind == "card") or (
                not listed and (_of_cards(one, words, acts, book) or _put_to_a_card(one, kept, acts))
            ):
                one = replace(one, kind="card", value=value[1] + value[0])
        kept.append(one)
    return kept


def _listed(before: Mention, one: Mention, words: Sequence[Token]) -> bool:
    between = words[before.last + 1 : one.first]
    return len(between) == 1 and between[0].folded in (",", "i", "oraz")


def _put_to_a_card(one: Mention, kept: Sequence[Mention], acts: Mapping[int, set[str]]) -> bool:
    """Whether a verb of both stands right before, while cards were told and no call (`dał 5 kier`)."""
    kinds = {two.kind for two in kept if two.kind in ("card", "call")}
    return kinds == {"card"} and {"call", "play"} <= acts.get(one.first - 1, set())


def _of_cards(one: Mention, words: Sequence[Token], acts: Mapping[int, set[str]], book: Lexicon) -> bool:
    """Whether the nearest word before that belongs to the auction or to the play alone belongs to the play.

    A contract stands before its verb (`wistować miał W, bo 4 piki gra S`).
    """
    if _DECLARES in acts.get(one.last + 1, set()):
        return False
    for at in range(one.first - 1, max(-1, one.first - 1 - _BEFORE), -1):
        told = acts.get(at, set())
        if words[at].text in ".!?":
            break
        if words[at].folded in book.words.get("against", ()):
            return False
        if words[at].folded in book.words["of_calls"] or (told and told <= _AUCTION):
            return False
        before = words[at - 1].folded if at else ""
        both = book.words["of_both"]
        if (words[at].folded in book.words["of_cards"] and before not in both) or (
            told and told <= PLAY and words[at].folded not in both
        ):
            return True
    behind = words[one.last + 1 : one.last + 1 + _BEHIND]
    return any(word.folded in book.words["of_cards"] for word in behind) or str(one.value)[0] in "89"
