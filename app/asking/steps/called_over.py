"""Whether the next player called over a double that is not allowed, or over a bid too low (Laws 36A, 27A1): by who is
told to have called behind it.

The double is ruled as the last call told, and what came after it as what nobody did. Where a bid that was not told
before is named behind it with the next player, he called over it, whatever verb says so (`righty put 1 spade on the
table`). So he did over a bid too low where his call is the next thing told, whoever says that it was (27A1), unless it
is heard that he did not. Where the left-hand opponent of who doubled is told not to have called, he has not (36B).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from app.asking.facts import Read
from app.asking.steps.partner_led import partners
from bridge.seats import Seat
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.times import says

PROCEDURE, OVER, UNTOLD = "inadmissible_double", "lho_called", "calls_untold"
TOO_LOW, LATE_CALL, OFFENDER = "insufficient_bid", "call_after_final_pass", "offender"
BESIDE = ("asker", "lho:asker", "partner:asker", "rho:asker")
"""Who sits where from the asker on, clockwise, as `SEATS` do from North."""
WELL = 0.9
"""How probable it is that he called whose bid is named behind the double."""
AUCTION, DEALER, _PASS = "auction", "dealer", "P"
_SILENT = ("bidding_on", "silent")
_AROUND = tuple(one.removesuffix(":asker") for one in BESIDE)
_CALL, _DOUBLES, _NOBODYS = "call", ("X", "XX"), ("None", "he", "nobody", "everybody")


def by_call_over(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That an opponent of who doubled has called since; empty where nobody is told to have."""
    text = heard.read
    if procedure == LATE_CALL and text is not None:
        return _said_nothing(heard, text, rows)
    if procedure == TOO_LOW:
        return _over_a_bid(heard) if rows.get(OVER) is None or rows[OVER].value else {}
    if procedure != PROCEDURE or text is None:
        return {}
    calls, backwards = heard.done(_CALL), _told_backwards(rows)
    doubles = [at for at, one in enumerate(calls) if (one.get("what") or {}).get("call") in _DOUBLES]
    if not doubles or not any(_bid(one) for one in calls[: doubles[-1]]):
        # the double is told before the bid that it was of: the auction is told behind it, but for a call in rotation
        found = _in_rotation(heard, calls, doubles[-1]) if doubles and doubles[-1] else {}
        return found or backwards | (_silent(heard, str(calls[doubles[-1]].get("who")), rows) if doubles else {})
    doubled = calls[doubles[-1]]
    who, behind = str(doubled.get("who")), _end(text, calls[: doubles[-1] + 1])
    before = {str((one.get("what") or {}).get("call")) for one in calls[: doubles[-1]]}
    for one in calls[doubles[-1] + 1 :]:
        call = (one.get("what") or {}).get("call")
        if call and not (_bid(one) and call in before) and next_to(heard, who, str(one.get("who"))):
            return _over(str(one["words"]))
    for player, bid, words in _bids(text, behind):
        if bid not in before and next_to(heard, who, player):
            return _over(words)
    if silent := _silent(heard, who, rows):
        return backwards | silent
    row = rows.get(OVER)
    if row is None or not row.value or not _only_named_again(heard, calls):
        return backwards
    return backwards | {OVER: replace(row, sure=False, p=TOLD)}


def _silent(heard: Heard, who: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the left-hand opponent of somebody has not called, where it is told of him; not where it is told of a player
    who sits elsewhere.
    """
    silent = [one for one in heard.not_done(_CALL) if one.get("who") != who]
    for one in silent:
        if _left_of(heard, who, str(one.get("who"))):
            return {OVER: Read(OVER, False, str(one["words"]), True, WELL)}
    row = rows.get(OVER)
    elsewhere = bool(silent) and all(_from_teller(who, str(one.get("who"))) is False for one in silent)
    return {OVER: replace(row, sure=False, p=TOLD)} if elsewhere and row is not None and not row.value else {}


def _said_nothing(heard: Heard, text: Text, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the left-hand opponent of who called behind the last pass has not called, where he is told to have said
    nothing, and nothing of it was heard.
    """
    erred = rows.get(OFFENDER)
    if erred is None or not erred.sure or OVER in rows:
        return {}
    for one in text.clauses:
        named = [str(who.value) for who in text.within(one, "who") if who.case in ("", "nom")]
        silent = says(text, (one.first, one.last), *_SILENT) and not one.question
        if silent and any(_left_of(heard, str(erred.value), who) for who in named):
            return {OVER: Read(OVER, False, text.said(one.first, one.last), True, WELL)}
    return {}


def _told_backwards(rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the auction is not known where it begins with the double, and the bid that it was of is told behind it: then
    the calls told behind it were made before, and nobody called over it.
    """
    auction = rows.get(AUCTION)
    calls = [str(call) for call in auction.value] if auction is not None and auction.sure else []
    made = [call for call in calls if call != _PASS]
    if len(made) < 2 or made[0] not in _DOUBLES or any(call in _DOUBLES for call in made[1:]):
        return {}
    unsure = {fact: replace(rows[fact], sure=False, p=TOLD) for fact in (AUCTION, DEALER) if fact in rows}
    if OVER in rows and rows[OVER].value:
        unsure[OVER] = replace(rows[OVER], sure=False, p=TOLD)
    return unsure


def _left_of(heard: Heard, one: str, other: str) -> bool:
    """Whether the other of two players is the first one's left-hand opponent: by their seats, or by where they sit from
    the teller.
    """
    if (sitting := _from_teller(one, other)) is not None:
        return sitting
    one, other = heard.by_seat(one), heard.by_seat(other)
    return one in SEATS and other == Seat(one).lho.value


def _from_teller(one: str, other: str) -> bool | None:
    """Whether the other sits on the left of one, both named by where they sit from the teller; None where not both."""
    seats = [who.removesuffix(":asker") for who in (one, other)]
    if not set(seats) <= set(_AROUND):
        return None
    return _AROUND[(_AROUND.index(seats[0]) + 1) % len(_AROUND)] == seats[1]


def _in_rotation(heard: Heard, calls: Sequence[Mapping[str, Any]], doubled: int) -> dict[str, Read]:
    """That the next player called over the double, where a pass before it, it and his bid are told in rotation."""
    three = [(heard.by_seat(str(one.get("who"))), one) for one in calls[doubled - 1 : doubled + 2]]
    turned = len(three) == len(SEATS) - 1 and all(_left_of(heard, one, two) for (one, _), (two, _) in pairwise(three))
    return _over(str(three[-1][1]["words"])) if turned and _bid(three[-1][1]) else {}


def _only_named_again(heard: Heard, calls: Sequence[Mapping[str, Any]]) -> bool:
    """Whether all that is told behind the double that the table shows are doubles that were told before."""
    at = next((item.n for item, name in heard.shown if name == PROCEDURE), None)
    if at is None:
        return False
    before = {(one.get("what") or {}).get("call") for one in calls if one["n"] <= at}
    behind = [(one.get("what") or {}).get("call") for one in calls if one["n"] > at]
    return bool(behind) and all(call in _DOUBLES and call in before for call in behind)


def _over(words: str) -> dict[str, Read]:
    """That some words tell the call over the double, and that the auction read up to the double is not all of it."""
    return {fact: Read(fact, True, words, True, WELL) for fact in (OVER, UNTOLD)}


def _over_a_bid(heard: Heard) -> dict[str, Read]:
    """That the next player called over a bid too low, where nothing is told between the two."""
    low = next((item.n for item, name in heard.shown if name == TOO_LOW), None)
    events = heard.table["events"]
    pair = next(([one, two] for one, two in pairwise(events) if one.get("n") == low), None)
    if pair is None:
        return {}
    bid, called = pair
    who, over = heard.by_seat(str(bid.get("who"))), heard.by_seat(str(called.get("who")))
    if not {who, over} <= set(SEATS) or not next_to(heard, who, over):
        return {}
    if called["act"] != _CALL or "status" in called or not (called.get("what") or {}).get("call"):
        return {}
    return {OVER: Read(OVER, True, str(called["words"]), True, WELL)}


def _end(text: Text, calls: Sequence[Mapping[str, Any]]) -> int:
    """Where the words of the last of some calls end, each looked for behind those before it."""
    end = 0
    for one in calls:
        words = str(one["words"])
        end = max(end, text.source.find(words, end) + len(words))
    return end


def _bid(event: Mapping[str, Any]) -> bool:
    return str((event.get("what") or {}).get("call") or "")[:1].isdigit()


def _bids(text: Text, behind: int) -> Iterator[tuple[str, str, str]]:
    """Each player named with a bid in one clause behind a place of the source, the bid, and the words."""
    for clause in text.clauses:
        if text.starts(clause) < behind or clause.question:
            continue
        bids = [one for one in text.within(clause, _CALL) if str(one.value)[:1].isdigit()]
        players = [one for one in text.within(clause, "who") if one.case in ("", "nom")]
        if bids and players and players[0].first < bids[0].first:
            yield str(players[0].value), str(bids[0].value), text.said(players[0].first, bids[0].last)


def next_to(heard: Heard, one: str, other: str) -> bool:
    """Whether of two players who are both named the other calls next: the first one's left, no partner of his where
    they are not known by their seats, nor by where they sit beside the asker.
    """
    sitting = _from_teller(one, other)
    one, other = heard.by_seat(one), heard.by_seat(other)
    if sitting is not None or (one in SEATS and other in SEATS):
        return _left_of(heard, one, other) if sitting is None else sitting
    return one != other and not {one, other} & set(_NOBODYS) and not partners(one, other)
