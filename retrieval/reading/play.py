"""What follows from the figures and cards told: the card of the case, tricks made from tricks down, dealer and role."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.calls import Bid
from corpus.model import Language
from retrieval.reading.model import Item, Token
from retrieval.reading.setting import setting_words

_BOOK = 6
"""Tricks that a level stands above."""


def play_facts(items: Sequence[Item]) -> list[Item]:
    """Facts that cards and figures make together; each keeps the words it came from."""
    return [*_cards(items), *_tricks(items)]


def single_board(items: Sequence[Item]) -> list[Item]:
    """The items without the board numbers, where two different ones are told: nothing says which is played."""
    boards = {item.value[1] for item in items if item.kind == "fact" and item.value[0] == "board"}
    return [item for item in items if len(boards) < 2 or item.kind != "fact" or item.value[0] != "board"]


def _cards(items: Sequence[Item]) -> list[Item]:
    """`cards`, all that are named; `card` and `named_card` where it is only one."""
    cards = [item for item in items if item.kind == "card"]
    if not cards:
        return []
    first, last = cards[0], cards[-1]
    told = list(dict.fromkeys(str(item.value) for item in cards))
    words = ", ".join(item.words for item in cards)
    found = [Item("fact", ("cards", told), words, first.start, last.end, all(item.sure for item in cards))]
    if len(told) == 1:
        found.append(Item("fact", ("card", told[0]), first.words, first.start, first.end, first.sure))
    return found


def _tricks(items: Sequence[Item]) -> list[Item]:
    """Tricks made, from a contract and the tricks it went down: four spades two down are eight."""
    down = next((item for item in items if item.kind == "fact" and item.value[0] == "down" and item.sure), None)
    level = next(
        (
            item.value[1].level if isinstance(item.value[1], Bid) else item.value[1]["level"]
            for item in items
            if item.kind == "fact" and item.value[0] in ("contract", "contract_bid")
        ),
        None,
    )
    if down is None or level is None or not 0 < down.value[1] <= level + _BOOK:
        return []
    made = level + _BOOK - down.value[1]
    return [Item("fact", ("tricks", made), down.words, down.start, down.end)]


def dealer_named(
    cues: Sequence[Item], seats: Sequence[Item], words: Sequence[Token], language: Language
) -> Item | None:
    """The seat said to be the dealer: beside the word, with at most a verb between, or before a pronoun beside it.

    `North forgot that he was dealer, and East passed` is about North.
    """
    links = set(setting_words()["dealer"]["links"][language])
    pronouns = set(setting_words()["dealer"]["pronouns"][language])
    people = [seat for seat in seats if seat.kind == "seat"]
    for cue in cues:
        before = [seat for seat in people if seat.end <= cue.start]
        between = [token.folded for token in words if before and before[-1].end <= token.start < cue.start]
        if before and all(word in links for word in between):
            return before[-1]
        if before and set(_last_own(between, links)) & pronouns:
            return before[-1]
        after = [seat for seat in people if seat.start >= cue.end]
        gap = [token.folded for token in words if after and cue.end <= token.start < after[0].start]
        if after and all(word in links or word == ":" for word in gap):
            return after[0]
    return None


def _last_own(between: Sequence[str], links: set[str]) -> list[str]:
    """The word before the cue, its articles and verbs left out."""
    return [word for word in between if word not in links][-1:]
