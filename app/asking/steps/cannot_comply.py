"""A lead of another suit than the one declarer required, by one who is told to have none of it (Laws 50D2a, 59).

Such a story sounds like a lead before declarer had chosen, or like a choice still open. Who has none of the suit of his
partner's penalty card could not obey: the choice is made, his lead stands, and the card is picked up.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.void_told import HIM, lacking
from bridge.seats import Seat
from understanding.claimers import DECLARING
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.times import said_in, says_somewhere

PROCEDURE, OFFENDER, CARDS = "penalty_card_lead", "offender", "penalty_cards"
CHOICE, SUIT, REQUIRE = "choice_lead", "choice_suit", "require"
COMPLIES, CHOSEN, TOO_SOON, PLAYED = "partner_can_comply", "chosen_first", "led_before_choice", "declarer_played_after"
WELL = 0.9
"""How probable is what follows from a suit required of one who has none."""
_FILE, _REQUIRES, _REQUIRED = "suit_wanted", ("requires", "requires_of_him"), "required"
_LEADS = ("lead", "designate")


def by_unable(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That declarer had required a suit of which the leader has none; empty where either is untold."""
    offender, lying = rows.get(OFFENDER), rows.get(CARDS)
    before = rows.get(CHOSEN)
    if procedure != PROCEDURE or offender is None or lying is None or offender.value not in SEATS:
        return {}
    if before is not None and before.sure and before.value is False:
        return {}
    suits, partner = {str(one["card"])[0] for one in lying.value}, Seat(str(offender.value)).partner.value
    told = [one for one in lacking(heard) if one.suit in suits and one.who in (*HIM, partner)]
    if not told or len(suits) != 1 or not _required(heard, suits, rows):
        return {}
    found = {CHOICE: REQUIRE, COMPLIES: False, CHOSEN: True, TOO_SOON: False, PLAYED: False}
    return {fact: Read(fact, value, heard.text, True, WELL) for fact, value in found.items()}


def _required(heard: Heard, suits: set[str], rows: Mapping[str, Read]) -> bool:
    """Whether declarer is told to have required the suit: heard so, in his words, or as a lead he wants."""
    if any((row := rows.get(fact)) is not None and row.value in (REQUIRE, *suits) for fact in (CHOICE, SUIT)):
        return True
    ours = [row for row in heard.table["events"] if row["act"] in _LEADS and heard.declares(str(row.get("who")))]
    ours += [row for row in heard.done(*_LEADS) if row.get("who") in DECLARING]
    if any((row.get("what") or {}).get("suit") in suits for row in ours):
        return True
    text = heard.read
    if text is not None and heard.done(_LEADS[0]) and says_somewhere(text, _FILE, _REQUIRED):
        return True
    for span in text.sentences() if text is not None else ():
        for name in _REQUIRES:
            said = said_in(text, span, _FILE, name) if text is not None else None
            if said is not None and str(said.caught["suit"].value)[:1] in suits:
                return True
    return False
