"""Which cards came together (Law 58B): of three that a story names, the two told side by side, not the card led; the
two that it lists where none are heard; and that both are small, though their ranks are not told. What a list tells of
a hand with a penalty card (50C) is told by the whole of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise

from app.asking.facts import Read
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.model import Mention
from understanding.named import named
from understanding.times import says

EXPOSED, DROPPED, OTHERS = "exposed_card_defender", "card", "other_penalty_cards"
PENALTY_PLAY, HAND, LYING = "penalty_card_play", "hand", "penalty_cards"
PROCEDURE, CHOICE = "simultaneous", "choice_card"
CARDS = ("visible_cards", "cards_together")
TWO_PLAYERS, SEVERAL, LEFT, MINOR = "by_two_players", "several_visible", "penalty_kind", "minor"
WELL = 0.8
"""How probable is what a list of two cards, or words for both, say."""
_EXPOSE = "expose:"
_LISTED = 2
"""Words between two cards told side by side, at most: `C4 and D7`, `czwórkę trefl i siódemkę`."""
_HONOURS = frozenset("AKQJT")
_FILE, _SMALL = "spots", "both_small"


def by_list(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The cards put down at once without one told apart from them: somebody else's, whom they followed; no card that
    is not among them was chosen.
    """
    if heard.read is not None and procedure == PENALTY_PLAY:
        return _hand(heard.read, rows)
    if heard.read is not None and procedure == EXPOSED:
        return _both_exposed(heard.read, rows)
    if procedure != PROCEDURE or heard.read is None:
        return {}
    found: dict[str, Read] = {}
    choice = rows.get(CHOICE)
    for row in (rows[fact] for fact in CARDS if fact in rows and rows[fact].sure):
        pair = _pair(heard.read, row.value) if len(row.value) > _LISTED else []
        if pair:
            found[row.fact] = replace(row, value=pair)
        if choice is not None and choice.value not in (pair or row.value):
            found[CHOICE] = replace(choice, sure=False, p=TOLD)
    two = rows.get(TWO_PLAYERS)
    if any(fact in rows for fact in CARDS) or (two is not None and two.value is True):
        return found
    one_hand = _from_one_hand(heard.read, choice)
    if LEFT in one_hand and (seen := rows.get(SEVERAL)) is not None and seen.sure and seen.p < WELL:
        one_hand[SEVERAL] = replace(seen, sure=False, p=TOLD)  # both small, whether or not both were seen
    return found | one_hand


def _both_exposed(text: Text, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That another card became a penalty card too, where the two are told side by side as what was exposed: of two each
    is a major one, whatever its rank (50B).
    """
    card = rows.get(DROPPED)
    for one, two in _beside(text, [one for one in named(text) if one.kind == "card"]):
        shown = {text.sentence_at(at.first) for at in text.mentions if str(at.value).startswith(_EXPOSE)}
        told = card is not None and card.value in (one.value, two.value) and one.sure and two.sure
        if told and text.sentence_at(two.first) in shown:
            return {OTHERS: Read(OTHERS, True, text.said(one.first, two.last), True, WELL)}
    return {}


def _hand(text: Text, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The cards held with those told beside them in the same breath, so that no half of a list is taken for it all."""
    hand, lying = rows.get(HAND), rows.get(LYING)
    if hand is None or not hand.sure:
        return {}
    out = {one.get("card") for one in lying.value} if lying is not None else set()
    held = list(hand.value)
    for one, two in _beside(text, [one for one in named(text) if one.kind == "card"]):
        both = [str(one.value), str(two.value)]
        if out.isdisjoint(both) and any(card in held for card in both):
            held += [card for card in both if card not in held]
    return {HAND: replace(hand, value=held)} if held != hand.value else {}


def _from_one_hand(text: Text, choice: Read | None) -> dict[str, Read]:
    """The two cards that alone are told side by side, joined; else that both are small."""
    cards = [one for one in named(text) if one.kind == "card"]
    pairs = {frozenset((str(one.value), str(two.value))): (one, two) for one, two in _beside(text, cards)}
    if len(pairs) == 1:
        one, two = next(iter(pairs.values()))
        both = [str(one.value), str(two.value)]
        if choice is None or choice.value in both:
            words = text.said(one.first, two.last)
            return {CARDS[1]: Read(CARDS[1], both, words, True, WELL)}
    for span in text.sentences():
        honours = [one for one in text.mentions if span[0] <= one.first <= span[1] and _is_honour(one)]
        if not honours and says(text, span, _FILE, _SMALL):
            return {LEFT: Read(LEFT, MINOR, text.said(*span), True, WELL)}
    return {}


def _is_honour(one: Mention) -> bool:
    return one.kind in ("card", "rank") and str(one.value)[-1] in _HONOURS


def _beside(text: Text, cards: list[Mention]) -> Iterator[tuple[Mention, Mention]]:
    """Two cards side by side of which nothing but a joining word parts the second: `queen and seven of hearts`."""
    joint = text.book.words["joins"]
    for one, two in pairwise(cards):
        between = [word.folded for word in text.words[one.last + 1 : two.first]]
        if one.value != two.value and len(between) <= _LISTED and any(word in joint for word in between):
            yield one, two


def _pair(text: Text, cards: list[str]) -> list[str]:
    """The only two of the cards that stand side by side; empty where more do, or none."""
    told = [one for one in named(text) if one.kind == "card" and one.value in cards]
    beside = [
        (one.value, two.value)
        for one, two in pairwise(told)
        if one.value != two.value and two.first - one.last - 1 <= _LISTED
    ]
    pairs = {frozenset(one) for one in beside}
    return [str(card) for card in cards if card in next(iter(pairs))] if len(pairs) == 1 else []
