"""A card exposed in the auction, and a trick played while it lies there: what is played then was not exposed (24, 52).

A story of both names all these cards, and they sound like several exposed. Who led, and who then played another small
card of the suit than the one that lies before him, tells that he broke the rule on penalty cards (50C, 50D1, 52B).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from understanding.asides import Aside, asides
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.rank import Choice

MATTER, PROCEDURE = "another-than-penalty-card", "card_exposed_in_auction"
CARDS, KIND = "cards", "card_kind"
WELL = 0.9
"""How probable is what follows from who exposed which card."""
SMALL = frozenset("23456789")
_EXPOSE, _PLAYS = "expose", ("lead", "play")


def played_another(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """Law 24, and the card played instead of the one that lies there, where its suit was led; else two None."""
    best, told = choices[0] if choices else None, _told(heard)
    if best is None or best.name != PROCEDURE or told is None:
        return None, None
    card, behind = told
    who = str(_exposed(heard)[0].get("who"))
    mine = [one for one in behind if one.get("who") == who]
    small = any(_rank(one) in SMALL and _rank(one) != card[1] and suit_of(one) in ("", card[0]) for one in mine)
    named = {str(one.value) for one in heard.read.mentions if one.kind == "card"} if heard.read is not None else set()
    small = small and any(one[0] == card[0] and one != card and one[1] not in SMALL for one in named)  # that was led
    return (PROCEDURE, asides()[MATTER]) if small else (None, None)


def by_cards_exposed(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The card exposed alone, where the others named were led or played by then."""
    row, told = rows.get(CARDS), _told(heard)
    if procedure != PROCEDURE or row is None or told is None or not isinstance(row.value, list):
        return {}
    card, behind = told
    if row.value == [card] or not behind:
        return {}
    found = {CARDS: Read(CARDS, [card], row.words, True, WELL)}
    return found | ({KIND: replace(rows[KIND], sure=False, p=TOLD)} if KIND in rows else {})


def _told(heard: Heard) -> tuple[str, Sequence[Mapping[str, Any]]] | None:
    """The one card exposed, and the acts with cards behind it; None where none or several are told as exposed."""
    shown = _exposed(heard)
    cards = {str(one["what"]["card"]) for one in shown}
    if len(cards) != 1 or not shown[0].get("who"):
        return None
    behind = heard.done(*_PLAYS)
    return cards.pop(), [one for one in behind if one["n"] > shown[0]["n"]]


def _exposed(heard: Heard) -> list[Mapping[str, Any]]:
    made = heard.done(_EXPOSE)
    return [one for one in made if (one.get("what") or {}).get("card")]


def suit_of(one: Mapping[str, Any]) -> str:
    """The suit of the card that an act names, or the suit alone; empty where it names none."""
    what = one.get("what") or {}
    return str(what.get("card") or what.get("suit") or "")[:1]


def _rank(one: Mapping[str, Any]) -> str:
    what = one.get("what") or {}
    return str(what.get("card") or f" {what.get('rank', '')}")[1:2]
