"""Calls that may have followed the last one told, where it was made with the cards of another board (Law 15A2).

Whether the offender's partner has called decides, and a story that ends with the offender's own call tells nothing of
that: `I opened 1 diamond with the wrong cards, and it came out in the auction`. A call denied tells that nobody has.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from understanding.facts import TOLD
from understanding.heard import Heard

PROCEDURE, AUCTION, UNTOLD, OF_NEXT = "wrong_board_hand", "auction", "calls_untold", "lho_called"
WELL = 0.9
"""How probable it is that what is not told is open: of 24 tellings with one call, none closes it by silence."""


def by_last_call(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That calls may have followed the one call told, where nobody is told not to have called."""
    auction = rows.get(AUCTION)
    if procedure != PROCEDURE or auction is None or len(auction.value) != 1 or heard.not_done("call"):
        return {}
    found = {OF_NEXT: replace(rows[OF_NEXT], sure=False, p=TOLD)} if OF_NEXT in rows else {}
    return found | {UNTOLD: Read(UNTOLD, True, auction.words, True, WELL)}
