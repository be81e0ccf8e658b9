"""A card that a defender says he holds, beside another matter: it is a penalty card too (Law 49).

The story sounds like the other matter alone, and the card named is heard as the one that was played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.both_lie import CARD, LEAD
from app.asking.steps.led_behind import DEFINITION, REVOKES
from understanding.asides import Aside, asides
from understanding.claimers import DECLARING
from understanding.facts import chances_of
from understanding.heard import Heard
from understanding.rank import Choice
from understanding.times import said_in

MATTER = "named-too"
BESIDE = frozenset({LEAD, *REVOKES}) - {DEFINITION}
"""What such a story sounds like."""
LIKELY = 0.5
"""The chance from which a defender is told to have revoked."""
_HOLDS = "holds"


def named_aloud(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The procedure that rules, and the card that a defender named; two None where none is told to be named."""
    best = choices[0] if choices else None
    if best is None or best.name not in BESIDE or not _named(heard):
        return None, None
    role = chances_of(heard, best.name).get("offender_role", {})
    defends = best.name == LEAD or role.get("defender", 0.0) >= LIKELY
    return (best.name, asides()[MATTER]) if defends else (None, None)


def by_card_named(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the card named is not the one that was played."""
    row = rows.get(CARD)
    named = _named(heard) if procedure in BESIDE and row is not None else ""
    return {CARD: replace(row, sure=False, p=0.0)} if row is not None and row.value == named else {}


def _named(heard: Heard) -> str:
    """The card that somebody says he holds, who is not told to declare; empty where that is the suit of his revoke."""
    text = heard.read
    if text is None:
        return ""
    for span in text.sentences():
        said = said_in(text, span, "lying", "named")
        card = str(said.caught["card"].value) if said is not None else ""
        holders = {str(row.get("who")) for row in heard.told(_HOLDS) if row["value"].get("card") == card}
        suits = {str(row["value"].get("suit")) for row in heard.told(_HOLDS) if str(row.get("who")) in holders}
        if card and not holders & {*DECLARING} and card[0] not in suits:
            return card
    return ""
