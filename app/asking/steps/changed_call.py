"""A legal call changed for another is no insufficient bid (25); told as a miscount or a second thought it was meant.

`1C, pass, 1NT ... sorry, 2NT, I'd miscounted` sounds like a bid replaced because it was too low. The calls told, each
by its player and in rotation, or none by a player, show that none was. A reason told that is no slip leaves no question
what it was (25A2); where he says that it was a slip and another that it was not, the director finds out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from app.asking.facts import Read
from app.asking.steps.left_unknown import unknown_clauses
from app.asking.steps.out_of_order import bids_of, calls_told
from app.asking.steps.too_low import PROCEDURE as TOO_LOW
from app.asking.steps.too_low import too_low
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard, call_of
from understanding.rank import Choice, swapped
from understanding.seating import alleged, speakers
from understanding.second_thoughts import thought_again
from understanding.times import says

CHANGE, CAUSE, MEANT = "change_of_call", "cause", "change_of_mind"
UNINTENDED, OFFENDER = "finding_unintended", "offender"
_FILE, _MEANT, _WANTED, _CLAIMS = "second_thoughts", "meant", "wanted", ("disputed", "claims")
"""The words of `corpus/lexicon/second_thoughts.yaml` that tell why a call was changed, of a slip; who says so."""
_MINE, _SLIP = ("disputed", "mine"), "unintended"
_ASKER, _OTHERS = "asker", ("opponent", "opponents", "lho", "rho", "defender", "defenders", "ns", "ew", *SEATS)
_CALL, _REPLACE, _PASS, FEWEST = "call", "replace", "P", 4
"""Calls told without players that make an auction: one opens, and the next passes, twice."""
WELL = 0.8
"""How probable it is that a call was changed for the reason told, no slip being spoken of."""


def changed_call_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the change of a call, where one is shown and no call told was insufficient."""
    shown = {name for _, name in heard.shown}
    if choices and choices[0].name == TOO_LOW and _no_bid(heard):
        return swapped(choices, CHANGE)
    if not choices or choices[0].name != TOO_LOW or TOO_LOW in shown:
        return list(choices)
    if _of_nobody(heard):
        return swapped(choices, CHANGE)
    calls = calls_told(heard)
    turned = CHANGE in shown and all(two[0] is one[0].lho for one, two in pairwise(calls))
    return swapped(choices, CHANGE) if len(calls) > 1 and turned and too_low(calls) is None else list(choices)


def _no_bid(heard: Heard) -> bool:
    """Whether who is told to have put another call had only passed: a pass is too low for nothing."""
    for row in heard.done(_REPLACE):
        own = [
            one
            for one in heard.done(_CALL)
            if one.get("who") and one.get("who") == row.get("who") and one["n"] < row["n"]
        ]
        if own and all(call_of(one) == _PASS for one in own):
            return True
    return False


def _of_nobody(heard: Heard) -> bool:
    """Whether an auction is told without players, and every bid of it supersedes the last, the new one too."""
    events = [one for one in heard.table["events"] if one["act"] == _CALL and call_of(one)]
    made = [one for one in events if "status" not in one]
    bids = bids_of(events)
    told = len(made) >= FEWEST and not any(one.get("who") for one in made)
    return told and len(bids) > 1 and all(two.supersedes(one) for one, two in pairwise(bids))


def by_second_thought(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a call was changed because its player thought again, where words tell it and no reason was heard; not where
    nobody knows, or another only says so.
    """
    if procedure != CHANGE or heard.read is None or ((told := rows.get(CAUSE)) is not None and told.sure):
        return {}
    words = thought_again(heard.read, _MEANT)
    unknown = {one.sentence for one in unknown_clauses(heard.read)} & {one.sentence for one in heard.read.where(words)}
    if not words or unknown or alleged(heard, procedure, words):
        return {}
    return {CAUSE: Read(CAUSE, MEANT, words, True, WELL)}


def by_disputed_slip(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That neither a slip nor a second thought is told, where who called says one and another player the other."""
    text = heard.read
    if procedure != CHANGE or text is None:
        return {}
    words = _denied_by_another(heard, text, rows) or (heard.text if _told_both_ways(heard, text, rows) else "")
    if not words:
        return {}
    return {
        CAUSE: Read(CAUSE, MEANT, words, False, TOLD),
        UNINTENDED: Read(UNINTENDED, False, words, False, TOLD),
    }


def _denied_by_another(heard: Heard, text: Text, rows: Mapping[str, Read]) -> str:
    """The sentence in which another player says that it was meant, where one before it tells what was wanted."""
    erred = rows.get(OFFENDER)
    slips = [span for span in text.sentences() if says(text, span, _FILE, _WANTED)]
    for span in text.sentences():
        other = any(slip != span for slip in slips)  # `1NT, sorry, 2NT, counted wrong` is one player's word
        if not other or not says(text, span, _FILE, _MEANT) or not says(text, span, *_CLAIMS):
            continue
        named = [str(one.value) for one in text.mentions if one.kind == "who" and span[0] <= one.first <= span[1]]
        named += [_ASKER] if says(text, span, *_MINE) else []
        told = {heard.by_seat(one) for one in named} - {None if erred is None else str(erred.value)}
        if any(one in (_ASKER, *_OTHERS) for one in told):
            return text.said(*span)
    return ""


def _told_both_ways(heard: Heard, text: Text, rows: Mapping[str, Read]) -> bool:
    """Whether a slip is told, and another than its player says that the call was meant, or two say in one sentence what
    it was.
    """
    told, player = heard.told(_SLIP), rows.get(OFFENDER)
    others = {*SEATS} - {str(player.value)} if player is not None and player.sure else set()
    meant = any(row.get("who") in others and row.get("value") is False for row in told)
    said: dict[int, set[str]] = {}
    for clause in text.clauses:
        said.setdefault(clause.sentence, set()).update(speakers(text, clause))
    return bool(told) and (meant or any(len(who) > 1 for who in said.values()))
