"""Which of two cards put down at once a player says he plays (Law 58B2), and that two cards came at once at all.

`Just the four, he says`: the rank alone, told behind both cards, is the card of the two. What dummy was asked for
before is another matter: two cards of a player told together go before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from app.asking.facts import Read
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.model import Mention
from understanding.rank import Choice, put_first
from understanding.times import says, says_somewhere

PROCEDURE, CHOICE, BY_DEFENDER, BY_TWO = "simultaneous", "choice_card", "by_defender", "by_two_players"
CARDS = ("visible_cards", "cards_together")
SOUNDS = frozenset({"change_designation", "designation_from_dummy", "played_card"})
"""What the story sounds like where a card was asked of dummy before."""
ALONG = frozenset(
    {"exposed_card_defender", "exposed_card_declarer", "retract_card", "revoke_correction", "played_card"}
)
"""What it sounds like where another card is told to have come with one."""
WELL = 0.9
"""How probable the card is whose rank alone is told."""
_FILE, _BESIDE = "chosen", 2
_SMALL = "x"


def two_at_once_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; two cards at once first where a player is told to have put down two named ones together, or another
    card came with the one that he played.
    """
    best = choices[0] if choices else None
    if best is None or heard.read is None:
        return list(choices)
    along = best.name in ALONG and bool(_along(heard.read))
    together = best.name in SOUNDS and _pair(heard.read)[0]
    return put_first(choices, PROCEDURE) if along or together else list(choices)


def by_chosen(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The card that the player says he plays, by its rank, nothing where it is told otherwise or of both; and that he
    defends, where another is told to declare.
    """
    text = heard.read
    if procedure != PROCEDURE or text is None:
        return {}
    player, together = _pair(text)
    other = heard.declares("asker") and player not in ("", "asker") and not heard.declares(player)
    found = {BY_DEFENDER: Read(BY_DEFENDER, True, "", True, WELL)} if other else {}
    if BY_TWO in rows and (words := _along(text)):  # what came with a card is of the same hand
        found[BY_TWO] = Read(BY_TWO, False, words, True, WELL)
    row = next((rows[fact] for fact in CARDS if fact in rows and len(rows[fact].value) == _BESIDE), None)
    pair = [str(card) for card in row.value] if row is not None else together
    return found | (_by_rank(text, pair) if pair and pair[0][1:] != pair[1][1:] else {})


def _along(text: Text) -> str:
    """The sentence that tells that another card came with one that was played; else empty."""
    return says_somewhere(text, _FILE, "along")


def _by_rank(text: Text, pair: Sequence[str]) -> dict[str, Read]:
    """The card of the two whose rank is told behind both, where a player says which he plays."""
    named = [one for one in text.mentions if one.kind == "card" and str(one.value) in pair]
    last = max((first.last for first in _firsts(named)), default=len(text.words))
    behind = [one for one in text.mentions if one.first > last and _chosen(text, one)]
    told = {card: one for one in behind for card in pair if str(one.value) in (card, card[1:])}
    if len(told) != 1:
        return {}
    card, one = next(iter(told.items()))
    return {CHOICE: Read(CHOICE, card, text.said(one.first, one.last), True, WELL)}


def _firsts(named: Sequence[Mention]) -> list[Mention]:
    """The first mention of each card."""
    return list({str(one.value): one for one in reversed(named)}.values())


def _chosen(text: Text, one: Mention) -> bool:
    """Whether a rank or a card stands in a sentence in which a player says what he plays, and is not denied there."""
    clause = text.clause_at(one.first)
    if one.kind not in ("rank", "card") or clause is None or text.has(clause, "not"):
        return False
    return says(text, text.sentences()[clause.sentence], _FILE, "chooses")


def _pair(text: Text) -> tuple[str, list[str]]:
    """Who put down two cards of two ranks, side by side in a sentence that tells that they came together, and which;
    nobody where that is declarer or dummy, or nobody is told to have done so.
    """
    cards = [one for one in text.mentions if one.kind == "card" and one.sure and not str(one.value).endswith(_SMALL)]
    for one, two in pairwise(cards):
        between = text.words[one.last + 1 : two.first]
        span = next(span for span in text.sentences() if span[0] <= one.first <= span[1])
        who = [name for name in text.mentions if name.kind == "who" and span[0] <= name.first < one.first]
        player = str(who[-1].value) if who else ""
        apart = one.value == two.value or len(between) > _BESIDE or two.first > span[1]
        if not apart and player and player not in DECLARING and says(text, span, _FILE, "both"):
            return player, [str(one.value), str(two.value)]
    return "", []
