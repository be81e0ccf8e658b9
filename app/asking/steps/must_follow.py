"""Two cards of one hand at once, one of them of the suit led: that one must be played (Laws 44C, 58B2)."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard

PROCEDURE = "simultaneous"
CHOICE, SEEN, TOGETHER, TWO_PLAYERS = "choice_card", "visible_cards", "cards_together", "by_two_players"
LEADS = ("lead", "designate")
WELL = 0.8
"""How probable it is that who must follow suit plays the one card of it that he showed."""


def by_suit_led(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The card that he must play, where the suit that another one led is told; empty where both or none are of it."""
    told = {fact: row.value for fact, row in rows.items() if row.sure}
    cards = told.get(SEEN) or told.get(TOGETHER) or ()
    if procedure != PROCEDURE or CHOICE in told or told.get(TWO_PLAYERS) is True or len(cards) < 2:
        return {}
    leads = [one for one in heard.done(*LEADS) if (one.get("what") or {}).get("card") not in cards]
    made = [one.get("what") or {} for one in leads]
    if len(made) != 1 or leads[0].get("who") == told.get("offender"):
        return {}
    suit = str(made[0].get("suit") or made[0].get("card") or _named(heard, str(leads[0]["words"])))[:1]
    own = [card for card in cards if suit and str(card).startswith(suit)]
    return {CHOICE: Read(CHOICE, own[0], str(leads[0]["words"]), True, WELL)} if len(own) == 1 else {}


def _named(heard: Heard, words: str) -> str:
    """The one suit or card named beside a lead, in its clause."""
    text = heard.read
    if text is None:
        return ""
    named = {str(one.value)[:1] for here in text.where(words) for one in text.within(here, "suit", "card")}
    return named.pop() if len(named) == 1 else ""
