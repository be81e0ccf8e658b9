"""A double that names another bid than the last one told doubles the one made (Law 19A3): it is legal.

`East bids 4S and South says "I double four hearts"`: the bid that he names was made by nobody. Read as a bid it is too
low, read as nothing the double is one of partner's bid. A bid named behind a double, with nothing between but small
words, is what it is said to double; where that is not the last bid made, the double is misnamed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from app.asking.facts import Read
from app.asking.steps.not_too_low import LEGAL, MISNAMED
from app.asking.steps.too_low import PROCEDURE as TOO_LOW
from bridge.calls import Bid, parse_call
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard, call_of
from understanding.model import Mention
from understanding.rank import Choice, swapped

SOUNDS = frozenset({LEGAL, TOO_LOW, "inadmissible_double", "double_out_of_rotation", "call_out_of_rotation"})
"""What such a story sounds like."""
CALLED, PLAYER, DOUBLES, AUCTION, DEALER = "call", "player", "doubles", "auction", "dealer"
OF_OTHERS = ("out_of_turn", "offender", "withdrawn", "fault", "obliged_to_pass")
WELL = 0.9
"""How probable is what follows from a bid that nobody made."""
_DOUBLES, _ONE = ("X", "XX"), 1
"""A double and a redouble; how many small words may stand between one and the bid that it names."""


def misnamed_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first whether a call is legal, where a double names a bid that was not made."""
    if not choices or choices[0].name not in SOUNDS or choices[0].name == LEGAL or _misnamed(heard) is None:
        return list(choices)
    return swapped(choices, LEGAL)


def by_misnamed(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a double named another bid than the last, what was bid before it, and who doubled."""
    told = _misnamed(heard) if procedure == LEGAL else None
    if told is None or heard.read is None:
        return {}
    double, named = told
    words = heard.read.said(double.first, named.last)
    made = [one for one in _bids(heard) if call_of(one) != str(named.value).replace("NT", "N")]
    values = {MISNAMED: True, DOUBLES: True, CALLED: double.value}
    values |= {AUCTION: [str(call_of(one)) for one in made][-1:]}
    doubled = [str(one.get("who")) for one in heard.done(CALLED) if call_of(one) == double.value]
    found = {fact: replace(rows[fact], sure=False, p=TOLD) for fact in (*OF_OTHERS, PLAYER, DEALER) if fact in rows}
    seats = [heard.by_seat(one) for one in doubled]
    bidders = [heard.by_seat(str(one.get("who"))) for one in made]
    if seats and seats[0] in SEATS and seats[0] not in bidders:
        found[PLAYER] = Read(PLAYER, seats[0], words, True, WELL)
    if bidders and bidders[-1] in SEATS:
        found[DEALER] = Read(DEALER, bidders[-1], words, True, WELL)
    return found | {fact: Read(fact, value, words, True, WELL) for fact, value in values.items()}


def _misnamed(heard: Heard) -> tuple[Mention, Mention] | None:
    """A double and the bid that it names and nobody made, told behind another bid; None where there is none."""
    text = heard.read
    calls = [one for one in text.mentions if one.kind == CALLED] if text is not None else []
    for at, (one, two) in enumerate(pairwise(calls)):
        before = [row for row in calls[:at] if isinstance(parse_call(str(row.value).replace("NT", "N")), Bid)]
        if one.value not in _DOUBLES or not before or text is None or not _its_bid(text, one, two):
            continue
        listed = before[-1].last + 1 == one.first  # `1S dbl 2H` is an auction
        if not listed and not any(row.value == two.value for row in calls[:at]) and not _made(heard, text, two):
            return one, two
    return None


def _made(heard: Heard, text: Text, bid: Mention) -> bool:
    """Whether a bid is told once more behind where it is named, as made."""
    behind = text.words[bid.last].start
    told = [one for one in _bids(heard) if call_of(one) == str(bid.value).replace("NT", "N")]
    return any(text.source.rfind(str(one["words"])) > behind for one in told)


def _its_bid(text: Text, double: Mention, bid: Mention) -> bool:
    """Whether a bid stands right behind a double, and nothing but a small word between."""
    between = text.words[double.last + 1 : bid.first]
    if str(bid.value)[:1] not in "1234567" or len(between) > _ONE or not all(one.text.isalpha() for one in between):
        return False
    known = [row for row in text.mentions if double.last < row.first < bid.first]
    return not known and text.clause_at(double.first) == text.clause_at(bid.first)


def _bids(heard: Heard) -> list[Mapping[str, Any]]:
    """The bids told as made."""
    return [one for one in heard.done(CALLED) if (call := call_of(one)) and isinstance(parse_call(call), Bid)]
