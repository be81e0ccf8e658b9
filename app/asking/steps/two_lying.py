"""Two penalty cards of one defender: both lie there, and both are major (51B).

Of one suit they are told by their ranks in a row (`the nine and the jack of spades`), and the table knows the one that
stands beside its suit. Or one was put right and the other fell, and his partner is on lead: it sounds like the revoke
that was put right, but what is left on the table is what declarer chooses over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.asking.facts import Read
from understanding.asides import Aside
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.named import named
from understanding.rank import Choice
from understanding.times import says

PROCEDURES = frozenset({"penalty_card_play", "penalty_card_lead"})
CARDS = "penalty_cards"
WELL = 0.8
"""How probable is what is told in a row."""
LEAD, LEFT = "penalty_card_lead", {"penalty_kind": "major", "penalty_suits": "several_suits", "partner_led": False}
_FILE, _TWO, _BOTH = "lying", "two", 2


def both_left(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """Declarer's choice over the lead, where two cards are left there; two None where not both are told, or the story
    does not sound like that lead.
    """
    best = choices[0] if choices else None
    if best is None or best.name != LEAD or _left(heard) is None:
        return None, None
    return LEAD, None


def by_cards_left(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Both cards, the one that fell and the one put right, and whose they are."""
    left = _left(heard) if procedure == LEAD else None
    if left is None:
        return {}
    who, cards = left
    both = [{"card": card, "player": who} for card in cards]
    found: Mapping[str, Any] = {CARDS: both, "offender": who, **LEFT}
    return {fact: Read(fact, value, heard.text, True, WELL) for fact, value in found.items()}


def _left(heard: Heard) -> tuple[str, list[str]] | None:
    """The defender who let a card fall and put another one right, nobody having led since, and the only two cards
    named, of two suits; None where that is not told.
    """
    fell, mended = heard.done("expose"), heard.done("replace", "withdraw")
    players = {heard.by_seat(str(one.get("who"))) for one in (*fell, *mended)}
    who = players.pop() if len(players) == 1 and fell and mended else ""
    if heard.read is None or who not in SEATS or heard.declares(who, dummy=True) or heard.done("lead"):
        return None
    cards = list(dict.fromkeys(str(one.value) for one in named(heard.read) if one.kind == "card"))
    return (who, cards) if len(cards) == _BOTH and cards[0][:1] != cards[1][:1] else None


def by_two_lying(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The list of both cards, where two are said to lie there, one is known, and the sentence names one more."""
    row, text = rows.get(CARDS), heard.read
    if procedure not in PROCEDURES or text is None or row is None or not row.sure or len(row.value) != 1:
        return {}
    known = row.value[0]
    for span in text.sentences():
        cards = [one for one in named(text) if one.kind == "card" and span[0] <= one.first <= span[1]]
        there = list(dict.fromkeys(str(one.value) for one in cards))
        if known.get("card") in there and len(there) == _BOTH and says(text, span, _FILE, _TWO):
            both = [{**{key: value for key, value in known.items() if key != "kind"}, "card": card} for card in there]
            return {CARDS: Read(CARDS, both, text.said(*span), True, WELL)}
    return {}
