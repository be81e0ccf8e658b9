"""Cards that a story lists are those somebody mentions, not all there are (Laws 46B3, 58B).

A list proves what it holds. That a card is not in it proves nothing: two queens named by a player who argues about them
are not dummy's hand, and two cards played together were not both seen because both are named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from bridge.cards import parse_card
from bridge.seats import Seat

DUMMY, VISIBLE, TOGETHER = "dummy_cards", "visible_cards", "cards_together"
OF_RANK, IN_SUIT, OTHER_SUIT, RANK, SUIT = (
    "legal_cards_of_rank",
    "rank_in_previous_suit",
    "previous_trick_suit",
    "named_rank",
    "named_suit",
)
PENALTY, CONTRACT = "penalty_cards", "contract"
WHOLE = 5
"""Cards told from which on they are dummy's hand, not examples: a hand with fewer is told as an ending."""


def as_listed(rows: Mapping[str, Read]) -> dict[str, Read]:
    """The rows with cards listed taken for no more than they show."""
    found = dict(rows)
    told = {fact: row.value for fact, row in rows.items() if row.sure}
    if VISIBLE in told and told.get("several_visible") is not (len(told[VISIBLE]) > 1):
        del found[VISIBLE]
        if len(told[VISIBLE]) > 1 and TOGETHER not in told:  # named as those that came together
            row = rows[VISIBLE]
            found[TOGETHER] = Read(TOGETHER, row.value, row.words, True, row.p)
    if (own := _sides_of(told.get(PENALTY, ()))) and (told.get(CONTRACT) or {}).get("declarer") in own:
        del found[CONTRACT]
    if told.get("designation") != "rank_only":
        return found
    found.pop(SUIT, None)
    cards = [parse_card(one) for one in told.get(DUMMY, ())]
    if not cards or len(cards) >= WHOLE or told.get(IN_SUIT) is False:
        return found
    named = [card for card in cards if card.rank == told.get(RANK)]
    if any(card.suit.value == told.get(OTHER_SUIT) for card in named):
        return found
    if len(named) > 1:
        found[OF_RANK] = Read(OF_RANK, "several", rows[DUMMY].words, True, rows[DUMMY].p)
    del found[DUMMY]
    return found


def _sides_of(cards: Sequence[Mapping[str, str]]) -> set[str]:
    """The seats of the sides whose penalty cards are told: they defend, for declarer's side has none (Law 48)."""
    seats = {Seat(card["player"]) for card in cards if "player" in card}
    return {one.value for seat in seats for one in (seat, seat.partner)}
