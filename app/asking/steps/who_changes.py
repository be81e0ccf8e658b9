"""Whose call is to be changed, and which (Law 25): his who wants another one, the last that he made.

The table takes the last call told for it, and words tell one player's call as well as another's. Where somebody who has
called is told to want, or to put, another call, his last one is meant; who called behind it is his left-hand opponent
(25A6) or his partner (25A4), by seats, or by who calls next where no seats are told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from app.asking.facts import Read
from app.asking.steps.by_silence import CALLED_OVER
from app.asking.steps.called_over import next_to
from app.asking.steps.changed_call import CHANGE, OFFENDER
from app.asking.steps.out_of_order import calls_told
from app.asking.steps.partner_led import partners
from app.asking.steps.replaced_by import REPLACEMENT, WITHDRAWN
from app.asking.steps.same_call import OUT_OF_TURN
from app.asking.steps.who_called_since import PARTNER
from bridge.seats import Seat
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard, call_of

DEALER, AUCTION, MADE = "dealer", "auction", "change_made"
WELL = 0.9
"""How probable it is that who wants another call is the one whose call is to be changed."""
_CALL, _REPLACE, _INTENDED, _ASKER, _PASS = "call", "replace", "intended", "asker", "P"
_NOBODY = str(None)
_DOUBLES = ("X", "XX")
Called = tuple[str, str, str]
"""Who called, what, and in which words."""


def by_changer(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who wants to change which call, and who has called behind it; empty where nobody who called wants another."""
    if procedure != CHANGE or OUT_OF_TURN in rows:
        return {}
    calls = _of_next(heard, _calls(heard))
    told = _wanted(heard, calls)
    if told is None:
        return {}
    who, wanted, words = told
    own = [at for at, (caller, call, _) in enumerate(calls) if caller == who and call != wanted]
    if not own or (wanted in _DOUBLES and not any(call[:1].isdigit() for _, call, _ in calls[: own[-1]])):
        return {}
    first, behind = calls[own[-1]], calls[own[-1] + 1 :]
    if who == _NOBODY and first[1] == _PASS:  # the next player's, most likely
        called = rows.get(WITHDRAWN)
        meant = called is not None and called.value == wanted
        return {WITHDRAWN: replace(called, sure=False, p=TOLD)} if called is not None and meant else {}
    values: dict[str, object] = {WITHDRAWN: first[1], REPLACEMENT: wanted} if wanted else {WITHDRAWN: first[1]}
    heard_so = rows.get(REPLACEMENT)
    if heard_so is not None and heard_so.sure and str(heard_so.value).replace("NT", "N") == wanted:
        values.pop(REPLACEMENT, None)
    if _next_called(heard, who, behind):
        values[CALLED_OVER] = True
    if any(partners(who, caller) for caller, _, _ in behind):
        values[PARTNER] = True
    elif any(partners(who, heard.by_seat(str(one.get("who")))) for one in heard.not_done(_CALL)):
        values[PARTNER] = False
    if who in SEATS:
        values |= {OFFENDER: who} | (_auction(heard, calls, rows) if PARTNER in values or not behind else {})
    found = {fact: Read(fact, value, words, True, WELL) for fact, value in values.items()}
    return found | _left_open(values, behind, rows)


def _left_open(values: Mapping[str, object], behind: Sequence[Called], rows: Mapping[str, Read]) -> dict[str, Read]:
    """What is not sure where somebody has called behind the call, and of partner nothing is told: that he has, while
    each of those calls is another player's; and that the calls told are all there were (25A4).
    """
    if PARTNER in values or not behind:
        return {}
    found, partner, auction = {}, rows.get(PARTNER), rows.get(AUCTION)
    others = all(caller in SEATS for caller, _, _ in behind)
    if partner is not None and partner.value is True and others:
        found[PARTNER] = replace(partner, sure=False)
    if auction is not None and (partner is None or not partner.sure):
        found[AUCTION] = replace(auction, sure=False)
    return found


def _calls(heard: Heard) -> list[Called]:
    """The calls told with who made them, by seats where these are known, each once."""
    found: list[Called] = []
    changed = next((one["n"] for one in heard.done(_REPLACE)), None)
    dealt = {str(row.get("who")) for row in heard.told(DEALER)}
    for one in heard.done(_CALL):
        if changed is not None and one["n"] > changed:
            break  # what is called over the new call
        call = call_of(one)
        who = heard.by_seat(str(one.get("who")))
        if not found and not one.get("who") and len(dealt) == 1:
            who = next(iter(dealt))  # the first call is the dealer's
        if call and (who, call) not in [row[:2] for row in found[-1:]]:
            found.append((who, call, str(one["words"])))
    return found


def _of_next(heard: Heard, calls: Sequence[Called]) -> list[Called]:
    """The calls, one of nobody (`1S is on the table`) before that of a player as his right-hand opponent's, where he is
    told to have wanted another call.
    """
    wanted = {heard.by_seat(str(one.get("who"))) for one in [*heard.told(_INTENDED), *_meant(heard)]}
    found = list(calls)
    for at, ((who, call, words), (caller, _, _)) in enumerate(pairwise(calls)):
        before = Seat(caller).rho.value if caller in SEATS else ""
        if who not in SEATS and before in wanted:
            found[at] = (before, call, words)
    return found


def _meant(heard: Heard) -> list[dict[str, Any]]:
    """The calls that somebody is told to have meant to make."""
    return [
        one for one in heard.table["events"] if one["act"] == _CALL and one.get("status") == _INTENDED and call_of(one)
    ]


def _wanted(heard: Heard, calls: Sequence[Called]) -> Called | None:
    """The one who has called and wants another call, with that call (empty where it is not told) and the words."""
    callers = {who for who, _, _ in calls}
    found: list[Called] = []
    for row in heard.told(_INTENDED):
        wanted = call_of(row, "value")
        if wanted:
            found.append((heard.by_seat(str(row.get("who"))), wanted, str(row["words"])))
    found += [(heard.by_seat(str(row.get("who"))), call_of(row), str(row["words"])) for row in _meant(heard)]
    for row in heard.table["events"]:
        if row["act"] == _REPLACE and not found:
            who, wanted = heard.by_seat(str(row.get("who"))), call_of(row)
            if (who, wanted) in [one[:2] for one in calls]:  # what he took away; the new one is told behind it
                wanted = _put_behind(heard, row)
            found.append((who, wanted, str(row["words"])))
    found = [
        (who if who in callers or who in SEATS else _speaker(heard, words, calls), wanted, words)
        for who, wanted, words in found
    ]
    told = {who for who, _, _ in found if who in callers}
    return next(one for one in found if one[0] in told) if len(told) == 1 else None


def _put_behind(heard: Heard, row: Mapping[str, Any]) -> str:
    """The call told of nobody behind a change of which only the old one was told; empty where there is none."""
    behind = [one for one in heard.done(_CALL) if one["n"] == row["n"] + 1 and not one.get("who")]
    return call_of(behind[0]) if behind else ""


def _speaker(heard: Heard, words: str, calls: Sequence[Called]) -> str:
    """Who says what is told as the asker's, who has not called: of the callers the one named last before it in its
    sentence (`South says my fingers slipped, I want 1 spade`), else the only one who has bid.
    """
    text, callers = heard.read, {who for who, _, _ in calls}
    if text is None or heard.asker is not None or _ASKER in callers:
        return ""
    there = {one.sentence for one in text.where(words)}
    start = text.source.find(words)
    named = [
        str(one.value)
        for one in text.mentions
        if one.kind == "who" and text.words[one.first].start < start and text.sentence_at(one.first) in there
    ]
    bidders = {who for who, call, _ in calls if call != _PASS}
    return next((one for one in reversed(named) if one in callers), bidders.pop() if len(bidders) == 1 else "")


def _next_called(heard: Heard, who: str, behind: Sequence[Called]) -> bool:
    """Whether his left-hand opponent has called: by his seat, or as the next to call who is no partner of his."""
    seated = [caller for caller, _, _ in behind if caller in SEATS] if who in SEATS else []
    return any(next_to(heard, who, caller) for caller in seated or [caller for caller, _, _ in behind[:1]])


def _auction(heard: Heard, calls: Sequence[Called], rows: Mapping[str, Read]) -> dict[str, object]:
    """The auction where every call told is made in turn, and it was not read, or only behind the first of them."""
    told = [(Seat(who), call) for who, call, _ in calls if who in SEATS]
    told = told if len(told) == len(calls) else [(who, call) for who, call, _ in calls_told(heard)]
    read = rows.get(AUCTION)
    behind = read is not None and list(read.value) == [call for _, call in told[1:]]
    if (read is not None and not behind) or not told or any(two[0] is not one[0].lho for one, two in pairwise(told)):
        return {}
    return {DEALER: told[0][0].value, AUCTION: [call for _, call in told]}
