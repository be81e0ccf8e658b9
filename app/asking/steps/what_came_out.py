"""Which card came out of a hand (Laws 24, 49): not one that its owner is told to hold still.

Who asks what he may play tells the card on the table and the cards beside it: `I dropped the six, and have the queen
and the four`. The one told as dropped is meant, or the only one that nobody is told to hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from understanding.heard import Heard

PROCEDURES, CARD = frozenset({"exposed_card_defender", "penalty_card_kind", "card_exposed_in_auction"}), "card"
HONOUR = "honour"
WELL = 0.9
"""How probable is what follows from the cards held."""


def by_cards_held(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The card that came out, where the one heard is told as held; empty where it is not."""
    row = rows.get(CARD)
    if procedure not in PROCEDURES or heard.read is None or row is None:
        return {}
    held = {_card(one.get("value")) for one in heard.told("holds")}
    if row.value not in held:
        return {}
    events = heard.done("expose")
    out = {_card(event.get("what")) for event in events} - {None}
    named = {str(one.value) for one in heard.read.mentions if one.kind == "card"}
    left = (out or named) - held
    if len(left) != 1:
        return {}
    found = {CARD: replace(row, value=left.pop(), sure=True, p=WELL)}
    if (rank := rows.get(HONOUR)) is not None:  # heard of the other card
        found[HONOUR] = replace(rank, sure=False)
    return found


def _card(what: Any) -> str | None:
    return what.get("card") if isinstance(what, dict) else None
