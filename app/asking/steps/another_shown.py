"""A card dropped while another one of the same hand lies there: both are penalty cards, and major (50B, 51).

Such a story sounds like the first card and partner's lead, or like the second card alone, and the other was lost. The
ruling of a card exposed says of several what follows for either defender's lead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from app.asking.steps.partner_led import card_of
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says_somewhere

PROCEDURE, LEAD = "exposed_card_defender", "penalty_card_lead"
ANOTHER = "other_penalty_cards"
WELL = 0.9
"""How probable another penalty card is where the acts tell of one."""
_TWO = 2
_EXPOSE, _LYING, _ON = "expose", "penalty_card", frozenset({"lead", "play", "call", "replace", "withdraw", "claim"})
"""The act, the circumstance, and the acts by which a game goes on."""


def another_shown_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; the ruling of a card exposed first where another one of his lay there before."""
    best = choices[0] if choices else None
    if best is None or best.name != LEAD or not another_shown(heard) or not heard.done(_EXPOSE):
        return list(choices)
    return put_first(choices, PROCEDURE)


def by_another_shown(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That he has another penalty card."""
    words = another_shown(heard) if procedure == PROCEDURE else ""
    return {ANOTHER: Read(ANOTHER, True, words, True, WELL)} if words else {}


def another_shown(heard: Heard) -> str:
    """The words of the last of two cards of one hand that lie there, with which nothing was done; else empty."""
    text = heard.read
    shown = [row for row in heard.done(_EXPOSE) if card_of(row)]
    lying = [{**row, "what": row["value"]} for row in heard.told(_LYING) if card_of({**row, "what": row["value"]})]
    if text is None or not (shown or lying) or heard.done(*_ON):
        return ""
    rows = [*lying, *shown]
    hands = {heard.by_seat(str(row["who"])) for row in rows if row.get("who")}
    cards = {card_of(row) for row in rows}
    if len(hands) <= 1 and len(cards) == _TWO:
        return str(rows[-1]["words"])
    return _named(text) if shown and len(hands) <= 1 and len(cards) == 1 else ""


def _named(text: Text) -> str:
    """The last of two cards named, and no more, in a story that tells of one that lies there; else empty."""
    named = [one for one in text.mentions if one.kind == "card" and one.sure]
    several = len({one.value for one in named}) == _TWO and bool(says_somewhere(text, "lying", "lying"))
    return text.said(named[-1].first, named[-1].last) if several else ""
