"""A call before the pass of a right-hand opponent who had been told to pass: it counts as made in turn (Law 28A).

Told of one player who must pass for the rest of the auction, and of two calls made by partners one behind the other,
neither of them his, nobody broke the ruling: the second of the two did not wait for the pass between them. Where he
is told to have called himself, he broke it (37), however much is told of what had silenced him.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from app.asking.steps.by_silence import OUT_OF_TURN, UNTOLD
from app.asking.steps.dealer_called import AUCTION, DEALER, OFFENDER, STRAYED
from app.asking.steps.partner_led import partners
from bridge.seats import Seat
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Mention, Said
from understanding.rank import Choice, swapped
from understanding.subjects import antecedent
from understanding.times import said_in

OBLIGED, TURN, RHO = "rho_obliged_to_pass", "whose_turn", "rho"
CALLED_OVER = "lho_called"
BROKEN, BID, PASS = "required_pass_violated", "bid_out_of_rotation", "pass_out_of_rotation"
_FILE, _PASSING = "obliged", "must_pass"
"""Where the lexicon has the words that somebody is obliged to pass."""
SILENCING = frozenset(
    {"insufficient_bid", "card_exposed_in_auction", "pass_out_of_rotation", "double_out_of_rotation", BID}
    | {"change_of_call", "inadmissible_double", "lead_restriction_26", "comparable_call"}
)
"""Procedures by which somebody has to pass, and what such a story else sounds like."""
WELL = 0.9
"""How probable is what follows from who had to pass and the two calls."""
_NO_PLAYER = frozenset({"director", "he", "nobody", "everybody"})
_ASKER, _PARTNER, _CALL, _PASSES = "asker", "partner", "call", "P"


def obliged_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; where a call came before an obliged player's pass, a call out of turn goes before a broken pass."""
    best = choices[0] if choices else None
    if best is None or best.name not in (BROKEN, PASS) or not _words(heard):
        return list(choices)
    return swapped(choices, BID)


def broke_his_duty_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; where a player is told to have to pass and then to have called something else, that is ruled (37):
    what silenced him was ruled before.
    """
    best = choices[0] if choices else None
    if best is None or best.name not in SILENCING or not _breach(heard)[1]:
        return list(choices)
    return swapped(choices, BROKEN)


def by_breach(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who broke his duty to pass, where his seat is told, and that the next player has called over it (37A)."""
    who, behind = _breach(heard)
    if procedure != BROKEN or who not in SEATS or not behind:
        return {}
    words = str(behind[0].get("words"))
    found = {OFFENDER: Read(OFFENDER, who, words, True, WELL)}
    if len(behind) > 1 and heard.by_seat(str(behind[1]["who"])) == Seat(who).lho.value:
        found[CALLED_OVER] = Read(CALLED_OVER, True, str(behind[1]["words"]), True, WELL)
    elif len(behind) == 1 and not _denies_calls(heard, words):
        row = rows.get(CALLED_OVER)
        if row is None or (row.value is True and _told_before(heard, row.words, words)):
            found[UNTOLD] = Read(UNTOLD, True, words, True, WELL)
            found |= {CALLED_OVER: replace(row, sure=False, p=0.0)} if row is not None else {}
    return found


def _told_before(heard: Heard, words: str, call: str) -> bool:
    """Whether some words stand before a call: what was called before it is not called over it."""
    source = heard.read.source if heard.read is not None else ""
    return -1 < source.find(words) < source.find(call)


def _denies_calls(heard: Heard, words: str) -> bool:
    """Whether it is told behind some words that somebody has not called."""
    source = heard.read.source if heard.read is not None else ""
    return any(source.find(str(one["words"])) > source.find(words) for one in heard.not_done(_CALL))


def _breach(heard: Heard) -> tuple[str, Sequence[Mapping[str, Any]]]:
    """Who is told to have to pass, and the calls from his own on, behind such words; none where he makes none."""
    who, words = _told(heard)
    source = heard.read.source if heard.read is not None and words else ""
    at = source.find(words)
    made = [one for one in _made(heard) if source and source.find(str(one["words"])) > at]
    own = (place for place, one in enumerate(made) if heard.by_seat(str(one["who"])) == who and _bids(one))
    first = next(own, None)
    if first is None and made and _bids(nobodys := _last_of_nobody(heard)):
        return who, [nobodys]
    return who, [] if first is None else made[first:]


def _last_of_nobody(heard: Heard) -> Mapping[str, Any]:
    """The last call told, where it is of nobody, so of him whose duty was told before; empty where it is another's."""
    calls = [one for one in heard.table["events"] if one["act"] == _CALL]
    return calls[-1] if calls and not calls[-1].get("who") else {}


def by_obliged(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the player whose turn it was had to pass, and sits on the right of the one who called."""
    if procedure not in OUT_OF_TURN or not (words := _words(heard)):
        return {}
    told: dict[str, object] = {OBLIGED: True, TURN: RHO}
    found = {fact: replace(rows[fact], sure=False, p=TOLD) for fact in (AUCTION, DEALER) if fact in rows}
    (who, _), last = _told(heard), _calls(heard)[-1]
    if who in SEATS and "call" in last[1]:
        told[OFFENDER] = Seat(who).lho.value
        told[STRAYED] = {"player": told[OFFENDER], "call": last[1]["call"]}
    return found | {fact: Read(fact, value, words, True, WELL) for fact, value in told.items()}


def _words(heard: Heard) -> str:
    """The words that oblige the player between two partners who called one behind the other; empty where none do."""
    (who, words), calls = _told(heard), _calls(heard)
    if not who or len(calls) < 2:
        return ""
    first, second = calls[-2][0], calls[-1][0]
    if any(who == one or partners(who, one) for one, _ in calls):
        return ""
    behind = partners(second, first)
    if who in SEATS and {first, second} & set(SEATS):  # where a seat is told, the round of the table says it
        at = SEATS.index(who)
        around = {first: SEATS[at - 1], second: SEATS[(at + 1) % len(SEATS)]}
        behind = all(seat == turn for seat, turn in around.items() if seat in SEATS)
    if not behind:
        return ""
    return words


def _told(heard: Heard) -> tuple[str, str]:
    """Who is told to have to pass, and the words that tell it; both empty where nobody is."""
    text = heard.read
    for span in text.sentences() if text is not None else ():
        if text is not None and (said := said_in(text, span, _FILE, _PASSING)) is not None:
            who = antecedent(text, _meant(text, said))
            own = f"{who}:{_ASKER}" if who == _PARTNER else who
            return heard.by_seat(own), text.said(said.first, said.last)
    return "", ""


def _meant(text: Text, said: Said) -> Mention:
    """Of the persons named in such words the last who plays: `the director ruled that East has to pass`."""
    named = [one for one in text.mentions if one.kind == "who" and said.first <= one.first <= said.last]
    return ([one for one in named if one.value not in _NO_PLAYER] or [said.caught["who"]])[-1]


def _calls(heard: Heard) -> list[tuple[str, Mapping[str, Any]]]:
    """Who called, and what, in order; passes are left out, since many are only spoken of."""
    calls = [(heard.by_seat(str(one["who"])), one.get("what", {})) for one in _made(heard)]
    return [one for one in calls if one[1].get("call") != _PASSES]


def _made(heard: Heard) -> list[Mapping[str, Any]]:
    """The calls told of somebody, in order."""
    return [one for one in heard.done(_CALL) if one.get("who")]


def _bids(one: Mapping[str, Any]) -> bool:
    """Whether it is told what was called, and that was no pass."""
    return str(one.get("what", {}).get("call", _PASSES)) != _PASSES
