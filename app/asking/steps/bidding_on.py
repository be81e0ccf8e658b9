"""The auction is told to go on when misinformation comes to light: it is no clarification period (Laws 21B1, 21B3).

A story that says besides that nobody has led sounds like one of the time behind the final pass (`the auction isn't
over, no lead yet`). Of 468 tellings of misinformation whose time is known 112 say that the auction goes on, and all
of them tell of the auction.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.times import said_in

PROCEDURE, PHASE, AUCTION = "misinformation", "phase", "auction"
_FILE, _GOES_ON = "bidding_on", "goes_on"
WELL = 0.95
"""How probable it then is."""


def by_bidding_on(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it came to light during the auction, where that is told to go on."""
    text = heard.read
    if procedure != PROCEDURE or text is None:
        return {}
    words = says_goes_on(text)
    return {PHASE: Read(PHASE, AUCTION, words, True, WELL)} if words else {}


def says_goes_on(text: Text) -> str:
    """The words that tell that the auction goes on; else empty."""
    said = (said_in(text, span, _FILE, _GOES_ON) for span in text.sentences())
    return next((text.said(one.first, one.last) for one in said if one is not None), "")
