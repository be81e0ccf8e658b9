"""A card led while the auction goes on is no opening lead: Law 24 rules it, as of a card led, whoever's lead it was.

`E passed and led the six, but S and W had not called yet` sounds like a lead out of turn (54), for so it is told. Of
10,556 tellings whose facts are known eight tell a lead and, of somebody with fewer than three calls behind the last
bid, that he has not called, and may be about Law 24: all of them are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from app.asking.steps.bidding_on import says_goes_on
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice, put_first

PROCEDURE, LED, OFFENDER = "card_exposed_in_auction", "led", "offender"
CARDS, KIND, LOW = "cards", "card_kind", "single_low"
CONTRACT, AUCTION = "contract", "auction"
SOUNDS = frozenset({"opening_lead_out_of_turn", "lead_out_of_turn_defender", "auction_period"}) | frozenset(
    {"inadmissible_double", "insufficient_bid", "call_out_of_rotation"}
)
"""What it sounds like: a lead out of turn, or an auction in which something went wrong."""
MAY_BE = 0.02
"""The share of Law 24 from which a lead may be told as one in the auction."""
WELL = 0.95
"""How probable it is that the card was led."""
_CALL, _PASSED, _PASSES = "call", "P", 3
_NOBODYS = (None, "nobody", "he")


def led_in_auction_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; a card exposed in the auction first where a lead is told before the auction was over."""
    best = choices[0] if choices else None
    share = next((one.p for one in choices if one.name == PROCEDURE), 0.0)
    if best is None or best.name not in SOUNDS or share < MAY_BE or _led(heard) is None:
        return list(choices)
    return put_first(choices, PROCEDURE)


def by_lead_in_auction(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the card was led, and by whom, where a lead is told before the auction was over; of what rank it was is not
    told where it is not named, nor is there a contract.
    """
    told = _led(heard) if procedure == PROCEDURE else None
    if told is None:
        return {}
    words, who = str(told["words"]), heard.by_seat(str(told.get("who")))
    found = {LED: Read(LED, True, words, True, WELL)}
    if who in SEATS and not _sure(rows.get(OFFENDER)):
        found[OFFENDER] = Read(OFFENDER, who, words, True, WELL)
    if not _sure(rows.get(CARDS)):  # asked, however the story sounds
        found[KIND] = Read(KIND, LOW, words, False, TOLD)
    untold = [CONTRACT, *([AUCTION] if _ended(rows.get(AUCTION)) else [])]
    return found | {fact: replace(rows[fact], sure=False, p=TOLD) for fact in untold if fact in rows}


def _ended(row: Read | None) -> bool:
    """Whether an auction is read that three passes have ended, which nobody told."""
    return row is not None and [str(call) for call in row.value[-_PASSES:]] == [_PASSED] * _PASSES


def _sure(row: Read | None) -> bool:
    return row is not None and row.sure


def _led(heard: Heard) -> Mapping[str, Any] | None:
    """What tells of a card led, where the auction was not over."""
    text = heard.read
    if text is None or not _unfinished(heard, text):
        return None
    named = any(one.kind == "card" for one in text.mentions) and not heard.done("expose")
    acts = [one for one in heard.done("lead", "play") if "card" in (one.get("what") or {})]
    led = [one for one in heard.done("lead") if named]
    faced = [one for one in heard.told("lead_faced") if one.get("value") is True]
    return next(iter([*acts, *led, *faced]), None)


def _unfinished(heard: Heard, text: Text) -> bool:
    """Whether the auction is told to go on, or a player not to have called where fewer than three did since the bid."""
    if says_goes_on(text):
        return True
    calls = [str((one.get("what") or {}).get("call") or "") for one in heard.done(_CALL)]
    bids = [at for at, call in enumerate(calls) if call[:1].isdigit()]
    waits = any(one.get("who") not in _NOBODYS for one in heard.not_done(_CALL))
    return waits and bool(bids) and len(calls) - 1 - bids[-1] < _PASSES
