"""A rank called for without a suit when dummy is to lead (Law 46B3): the trick that dummy won, and no card of it.

The card that won the last trick, or its suit, is named beside it. It is of the suit to be continued, not of a suit led
to this trick nor the card called for; and one card named of the rank that was called shows no second one. What dummy
holds of the rank is told by suits in a row (`a king in hearts and in clubs`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from app.asking.facts import Read
from understanding.clauses import Text
from understanding.dummys import DESIGNATION, rank_quoted
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.model import Mention
from understanding.named import named as all_named
from understanding.times import says

SAID, RANK_ONLY, RANK = "designation", "rank_only", "named_rank"
WON_IN, LED, LEADING, CARD, HOW_MANY = (
    "previous_trick_suit",
    "led",
    "leading",
    "named_card",
    "legal_cards_of_rank",
)
HELD, IN_SUIT, ONE, SEVERAL = "dummy_cards", "rank_in_previous_suit", "one", "several"
OF_IT, _OF = (WON_IN, IN_SUIT), ("suit", "card")
"""What hangs on the suit of the last trick, and what names one."""
WELL = 0.8
"""How probable the suit of the card that won is; below it, whether there are several goes by the cards told."""
SURELY = 0.95
"""How probable it must be at least that the suit holds such a card where only others of the rank are named."""
RANKS = "AKQJT98765432"
_WIN, _DUMMY, _HE = "win:", "dummy", "he"
_LAST_TRICK = ("won", "before")
_SEVERAL, _BESIDE = 2, 4
"""Suits in a row, and from one to the next, at most: `in hearts, and in clubs`."""


def by_rank_called(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The suit in which dummy won the last trick, by the card that won it; what was read of that card beside it, and
    how many cards of the rank there are where that is faintly heard and no two are told, are not sure.
    """
    said, text = rows.get(SAID), heard.read
    if procedure != DESIGNATION or text is None or said is None or said.value != RANK_ONLY:
        return {}
    won = _winner(text)
    found = _untold_suit(text, rows) if won is None else _of_the_trick(text, won, rows)
    if RANK not in rows and (quoted := rank_quoted(text)) is not None and quoted.value in RANKS:
        found[RANK] = Read(RANK, quoted.value, text.said(quoted.first, quoted.last), True, WELL)
    if (there := rows.get(HELD)) is not None and _only_put_down(heard, there.value):
        found[HELD] = replace(there, sure=False, p=TOLD)
    named, several = found.get(RANK, rows.get(RANK)), rows.get(HOW_MANY)
    if named is None:
        return found
    cards = {str(one.value) for one in all_named(text) if one.kind == "card" and one.sure}
    cards = {card for card in cards if card[1:] == named.value}
    suit = found.get(WON_IN, rows.get(WON_IN))
    held = _in_suits(text, str(named.value)) if suit is not None and suit.sure else {}
    if suit is not None and f"{suit.value}{named.value}" in held:  # others of the rank tell nothing of that suit
        words = held[f"{suit.value}{named.value}"]
        found[HELD] = Read(HELD, sorted(held), words, True, WELL)
        return found | {IN_SUIT: Read(IN_SUIT, True, words, True, WELL)}
    faint = several is not None and several.sure and several.p < WELL
    if LED not in found and (own := _to_follow(heard, cards, rows)):
        found[HELD] = Read(HELD, sorted(cards), own, True, WELL)  # of these only one follows suit
        found |= {} if several is None else {HOW_MANY: replace(several, value=ONE, sure=True)}
    elif _several_to_trick(cards, rows, found):
        found[HOW_MANY] = Read(HOW_MANY, SEVERAL, text.source, True, WELL)
    elif several is not None and faint and (several.value == ONE or (several.value == SEVERAL and len(cards) == 1)):
        found[HOW_MANY] = replace(several, sure=False, p=TOLD)
    inside = rows.get(IN_SUIT)
    in_it = suit is not None and _names_it(text, str(suit.value), str(named.value), cards)
    if inside is not None and inside.value is True and inside.p < SURELY and suit is not None and not in_it:
        found[IN_SUIT] = replace(inside, sure=False, p=TOLD)  # cards of the suit tell of none of that rank
    return found


def _only_put_down(heard: Heard, cards: Sequence[str]) -> bool:
    """Whether the one card told is the one that dummy put down: of what else he holds that tells nothing."""
    put = [row.get("what") or {} for row in heard.table["events"] if row.get("who") == _DUMMY]
    return len(cards) == 1 and cards[0] in {one.get("card") for one in put}


def _untold_suit(text: Text, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The suit of the last trick as not told, where no sentence that tells a trick won names it: dummy's cards tell it
    not.
    """
    told = rows.get(WON_IN)
    won = {text.sentence_at(one.first) for one in text.mentions if one.kind == "verb" and one.value.startswith(_WIN)}
    won = won or {text.sentence_at(span[0]) for span in text.sentences() if says(text, span, "won", "wins")}
    if told is None or not won:
        return {}
    suits = (one for one in text.mentions if one.kind in _OF and str(one.value)[:1] == told.value)
    named = {text.sentence_at(one.first) for one in suits}
    return {} if named & won else {fact: replace(rows[fact], sure=False, p=TOLD) for fact in OF_IT if fact in rows}


def _names_it(text: Text, suit: str, rank: str, cards: Collection[str]) -> bool:
    """Whether a card of a suit and a rank is named: as such, or, where none of that rank is, both in one sentence."""
    if cards:
        return f"{suit}{rank}" in cards
    told = [
        {text.sentence_at(one.first) for one in text.mentions if one.kind == kind and str(one.value) == value}
        for kind, value in (("suit", suit), ("rank", rank))
    ]
    return bool(told[0] & told[1])


def _in_suits(text: Text, rank: str) -> dict[str, str]:
    """The cards of a rank that dummy is told to hold by the rank and suits in a row, in a sentence that names no other
    card, with its words.
    """
    for span in text.sentences():
        there = [one for one in text.mentions if span[0] <= one.first <= span[1]]
        ranks = {str(one.value) for one in there if one.kind == "rank"}
        ranks |= {str(one.value)[1:] for one in there if one.kind == "card"}
        suits = [one for one in there if one.kind in ("suit", "card")]
        apart = any(two.first - one.last > _BESIDE for one, two in pairwise(suits))
        others = any(one.kind == "who" and one.value not in (_DUMMY, _HE) for one in there)
        named = {str(one.value)[0] for one in suits}
        if len(named) < _SEVERAL or others or apart or not _joined(text, suits):
            continue
        if ranks == {rank} and says(text, span, "dummys", "holds"):
            return {f"{suit}{rank}": text.said(*span) for suit in named}
    return {}


def _joined(text: Text, suits: Sequence[Mention]) -> bool:
    """Whether the last two of a row are joined by a word (`kier i trefl`), not told one after the other."""
    between = text.words[suits[-2].last + 1 : suits[-1].first]
    return any(word.folded in text.book.words["joint"] for word in between)


def _several_to_trick(cards: Collection[str], rows: Mapping[str, Read], found: Mapping[str, Read]) -> bool:
    """Whether two cards of the rank are named, and none of the suit led to this trick: either may be played."""
    led, leading = rows.get(LED), rows.get(LEADING)
    if LED in found or led is None or not led.sure or (leading is not None and leading.value is True):
        return False
    return len(cards) > 1 and all(card[0] != led.value for card in cards)


def _to_follow(heard: Heard, cards: Collection[str], rows: Mapping[str, Read]) -> str:
    """The words that name the card of the rank in the suit led, which dummy must follow with (44C); empty where none
    do, or where that is the card that somebody led.
    """
    led = rows.get(LED)
    played = {str((event.get("what") or {}).get("card")) for event in heard.table["events"]}
    own = [card for card in cards if led is not None and led.sure and card[0] == led.value and card not in played]
    text = heard.read
    if len(own) != 1 or text is None:
        return ""
    return next((text.said(one.first, one.last) for one in text.mentions if one.value == own[0]), "")


def _of_the_trick(text: Text, won: Mention, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What the card that won tells, and what it was taken for besides."""
    suit, words = str(won.value)[0], text.said(won.first, won.last)
    found = {WON_IN: Read(WON_IN, suit, words, True, WELL)}
    if (led := rows.get(LED)) is not None and led.value == suit:
        found[LED] = replace(led, sure=False, p=TOLD)
        if (leading := rows.get(LEADING)) is not None and leading.value is True:
            found[LEADING] = replace(leading, sure=True)
    for fact, value in ((CARD, won.value), (HELD, [won.value])):  # it was played
        if (row := rows.get(fact)) is not None and row.value == value:
            found[fact] = replace(row, sure=False, p=TOLD)
    return found


def _winner(text: Text) -> Mention | None:
    """The one card, or else the one suit, named where dummy, or declarer in dummy, is told to have won a trick; the
    first told.
    """
    there = {text.sentence_at(one.first) for one in text.mentions if one.kind == "who" and one.value == "dummy"}
    for clause in text.clauses:
        cards = text.within(clause, "card")
        named = cards or text.within(clause, "suit")
        verbs = [one for one in text.within(clause, "verb") if str(one.value).startswith(_WIN)]
        wins = verbs or says(text, (clause.first, clause.last), *_LAST_TRICK)
        if wins and len(named) == 1 and clause.sentence in there:
            return named[0]
    return None
