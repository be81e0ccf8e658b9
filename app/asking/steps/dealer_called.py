"""The dealer who calls behind an opponent's call before him called in turn, before any ruling (Law 28B).

Of `North dealt, East opened, North bid` no word need tell whose turn it was: the first call is the dealer's, and where
his follows East's with no director, acceptance or other call between, nobody has ruled. A dealer on the offender's left
may have called over it (29A), his partner's call takes no right away: of them nothing is taken.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from app.asking.steps.by_silence import OUT_OF_TURN
from bridge.seats import Seat
from understanding.clauses import Text
from understanding.facts import TOLD, chances_of
from understanding.features import SEATS
from understanding.heard import Heard, call_of
from understanding.times import said_in

CALLED, TURN, RHO = "proper_player_called", "whose_turn", "rho"
ACCEPTED, BY_LHO, AUCTION = "choice_accept", "lho_called", "auction"
DEALER, STRAYED, OFFENDER, CALLED_BEFORE = "dealer", "out_of_turn", "offender", "called_before"
RHO_CALL = "rho_call"
AFTER_A_RULING = (ACCEPTED, RHO_CALL, "rho_action")
"""What the replay of the table takes the dealer's call for, as though somebody had ruled before it (31A)."""
WELL = 0.9
"""How probable is what follows from who dealt and the order of the calls."""
_CALL, _AGREE, _ACCEPTED, _RULED = "call", "agree", "accepted", ("director",)
_DEALT, _ON_TURN = ("turns", "deals"), "on_turn"
_BACK = 5
"""How many words before the deal a word that denies it may stand."""
_OTHERS = frozenset({"call_out_of_rotation"}) | OUT_OF_TURN


def by_dealer(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the dealer called in turn, where his call is told right behind the first one, of the player on his left."""
    text, dealer, offender = heard.read, _seat(rows.get(DEALER)), _offender(rows)
    if procedure not in _OTHERS or text is None or dealer is None or offender is not dealer.lho:
        return {}
    calls = heard.done(_CALL)
    if len(calls) < 2 or _who(calls[0]) not in ("", offender.value) or _who(calls[1]) != dealer.value:
        return {}
    first, second = (text.source.find(str(event["words"])) for event in calls[:2])
    if not 0 <= first < second:
        return {}
    if ruled_between(text, first, second):
        return _after_a_ruling(heard, rows, calls[1])
    before, chances = rows.get(AUCTION), chances_of(heard, procedure)
    chosen = max(chances.get(ACCEPTED, {}).values(), default=0.0)
    over_it = chances.get(BY_LHO, {}).get("true", 0.0)  # then the call may be his, whoever is named beside it
    if (before is not None and before.sure and before.value) or max(chosen, over_it) >= TOLD:
        return {}
    words = str(calls[1]["words"])
    found = {CALLED: Read(CALLED, True, words, True, WELL), TURN: Read(TURN, RHO, words, True, WELL)}
    return found | {fact: replace(rows[fact], sure=False, p=TOLD) for fact in AFTER_A_RULING if fact in rows}


def _after_a_ruling(heard: Heard, rows: Mapping[str, Read], called: Mapping[str, Any]) -> dict[str, Read]:
    """That the dealer called once the call was cancelled, where it is told to be refused, and what he called."""
    chosen = rows.get(ACCEPTED)
    refused = chosen is not None and chosen.value is False
    refused = refused or any(row.get("value", True) is False for row in heard.told(_ACCEPTED))
    call, words = call_of(called), str(called["words"])
    if not refused or not call:
        return {}
    values = {CALLED: False, TURN: RHO, RHO_CALL: call}
    return {fact: Read(fact, value, words, True, WELL) for fact, value in values.items()}


def by_first_call(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it was the dealer's turn, where nobody had called before who called first, and somebody else dealt: whatever
    the turn sounds like (17B, 17C). Once the dealer has called it is his left-hand opponent's own turn.
    """
    dealer, offender, before = _seat(rows.get(DEALER)), _offender(rows), rows.get(CALLED_BEFORE)
    none = before is not None and before.sure and before.value is False
    if procedure not in _OTHERS or dealer is None or offender in (None, dealer) or not none or TURN not in rows:
        return {}
    calls = heard.done(_CALL)
    opened = bool(calls) and heard.by_seat(_who(calls[0])) == offender.value and _deals(heard, dealer)
    if offender is not dealer.lho and not opened:
        return {}
    found = {TURN: Read(TURN, offender.relation_to(dealer), rows[DEALER].words, True, WELL)}
    if offender is dealer.rho and len(calls) > 1 and _who(calls[1]) == dealer.value:
        words = str(calls[1]["words"])
        first, second = (heard.text.find(str(event["words"])) for event in calls[:2])
        if heard.read is not None and 0 <= first < second and not ruled_between(heard.read, first, second):
            found[CALLED] = Read(CALLED, True, words, True, WELL)  # over it or in turn (29A, 28B): that is asked
    return found


def _deals(heard: Heard, dealer: Seat) -> bool:
    """Whether a player and nobody else is told to have dealt."""
    return {row.get("who") for row in heard.told("dealer") if row.get("holds", True)} == {dealer.value}


def not_the_dealer(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That who called first of all and out of turn is no dealer: of the table, where nobody is told to have dealt, he
    is the first caller. Where it is only told who did not deal, or whose turn it was not, no turn is known.
    """
    dealer, before = rows.get(DEALER), rows.get(CALLED_BEFORE)
    if procedure not in _OTHERS or heard.read is None or before is None or before.value is not False:
        return {}
    denied = _denials(heard, heard.read, rows)
    if denied and dealer is not None and dealer.value == _offender(rows):
        turn = rows.get(TURN, Read(TURN, RHO, denied, False, TOLD))
        return {fact: replace(rows[fact], sure=False, p=TOLD) for fact in (DEALER, AUCTION) if fact in rows} | {
            TURN: replace(turn, sure=False, p=TOLD)
        }
    dealt = any(row.get("holds", True) for row in heard.told("dealer"))
    if dealer is None or not dealer.sure or dealt or dealer.value != _offender(rows):
        return {}
    return {fact: replace(rows[fact], sure=False, p=TOLD) for fact in (DEALER, AUCTION) if fact in rows}


def _denials(heard: Heard, text: Text, rows: Mapping[str, Read]) -> str:
    """The words that tell that who called did not deal, or that it was not his turn; empty where any tell who did, or
    whose it was, there or in a denial's own sentence (`East wasn't the dealer, North was`).
    """
    found, no, offender = [], text.book.words["not"], _offender(rows)
    for span in text.sentences():
        told = [row for row in heard.told(_ON_TURN) if str(row["words"]) in text.said(*span)]
        said = said_in(text, span, *_DEALT)
        at = said.first if said is not None else span[0]
        if said is None and not told:
            continue
        before = text.words[max(span[0], at - _BACK) : at] if said is not None else text.words[span[0] : span[1] + 1]
        others = [one for one in text.mentions if one.kind == "who" and one.first > at and one.value in SEATS]
        another = any(one.first <= span[1] and one.value != (offender and offender.value) for one in others)
        if another or not any(word.folded in no for word in before):
            return ""
        found.append(text.said(*span))
    return found[0] if found else ""


def _who(event: Mapping[str, Any]) -> str:
    """The seat of who called, or who else it was; empty where nobody is named."""
    return str(event.get("who", "")).rpartition(":")[2]


def _seat(row: Read | None) -> Seat | None:
    return Seat(row.value) if row is not None and row.sure and row.value in SEATS else None


def _offender(rows: Mapping[str, Read]) -> Seat | None:
    strayed = rows.get(STRAYED)
    if strayed is not None and strayed.sure and isinstance(strayed.value, dict):
        return Seat(str(strayed.value["player"]))
    return _seat(rows.get(OFFENDER))


def ruled_between(text: Text, first: int, second: int) -> bool:
    """Whether a director, or somebody who accepts or declines, is named between two places."""
    between = [one for one in text.mentions if first < text.words[one.first].start < second]
    return any(
        (one.kind == "who" and one.value in _RULED) or (one.kind == "verb" and str(one.value).startswith(_AGREE))
        for one in between
    )
