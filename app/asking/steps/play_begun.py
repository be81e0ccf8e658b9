"""That the opening lead has been faced: dummy's cards lie there, or the play is told (Laws 14B, 25A4, 36C, 38, 21B3).

People say that dummy was on the table when something came out, rather than that the lead had been faced. What then
comes out is after the auction period: of an irregularity of a call, of a hand short of a card and of a wrong
explanation it decides. What is told to have come out before (in the clarification period) or when all was over stands.
That it was before dummy's cards came down, and no lead is told, is the clarification period (20F5b, 21B1).
A lead that lies on the table, of which nothing says which side of it is up, leaves open which of the two it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from understanding.claimers import PLAYS
from understanding.clauses import Text
from understanding.facts import TOLD, chances_of
from understanding.heard import Heard
from understanding.times import says

FOLLOWS: Mapping[str, Mapping[str, object]] = {
    "missing_card": {"lead_faced": True},
    "auction_period": {"lead_faced": True},
    "change_of_call": {"auction_period_ended": True},
    "inadmissible_double": {"found_after_lead": True},
    "bid_over_seven": {"play_begun": True},
    "misinformation": {"phase": "play"},
    "duty_to_correct": {"phase": "play"},
}
"""What follows, by the procedure."""
EARLIER = {"phase": ("auction",)}
"""What is heard of a fact in its place, where more than yes and no can be: another answer stands."""
MISINFORMATION, SPREAD, NO_LEAD, UNLED = "misinformation", "dummy_spread", "lead_face_down", "clarification"
WELL = 0.9
"""How probable it is."""
_FILE, _PHASE, _PLAYS = "begun", "phase", ("play", "after_play")
_LED, _SIDE = "led", ("side", "faced", "spread", "unspread")
LIKELY = 0.5
"""The chance from which words tell that the play had begun, or was over."""


def by_play_begun(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What follows from dummy's cards on the table, or from play told of, where that decides a procedure; and how far a
    wrong explanation had gone where they were not down yet.
    """
    follows = FOLLOWS.get(procedure, {})
    if not follows or heard.read is None:
        return {}
    words = _said(heard.read, "spread", "faced") or next(
        (str(one["words"]) for one in heard.told(_PHASE) if one.get("value") in _PLAYS), ""
    )
    if words:
        found = {fact: Read(fact, value, words, True, WELL) for fact, value in follows.items()}
        return {fact: one for fact, one in found.items() if _gives_way(rows.get(fact), EARLIER.get(fact))}
    before = _said(heard.read, "unspread")
    if not before or procedure != MISINFORMATION:
        return {}
    found = {SPREAD: Read(SPREAD, False, before, True, WELL)} if SPREAD in rows else {}
    led = any(one["act"] in PLAYS for one in heard.table["events"])
    if led or not _so(rows.get(_PHASE), follows[_PHASE]):
        return found
    return found | {_PHASE: Read(_PHASE, UNLED, before, True, WELL)}


def by_lead_lying(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it is not told how far a wrong explanation had gone, where the lead lies there with either side up."""
    text, row = heard.read, rows.get(_PHASE)
    if procedure != MISINFORMATION or text is None or row is None or not _said(text, _LED) or _said(text, *_SIDE):
        return {}
    chances = chances_of(heard, procedure).get(_PHASE, {})
    if sum(chances.get(one, 0.0) for one in _PLAYS) >= LIKELY:
        return {}
    doubted = [rows[fact] for fact in (_PHASE, NO_LEAD) if fact in rows]
    return {one.fact: replace(one, sure=False, p=TOLD) for one in doubted}


def _gives_way(row: Read | None, earlier: tuple[str, ...] | None) -> bool:
    return row is None or not row.sure or earlier is None or row.value in earlier


def _so(row: Read | None, value: object) -> bool:
    return row is not None and row.sure and row.value == value


def _said(text: Text, *names: str) -> str:
    """The first sentence in which a pattern of these names stands; else empty."""
    fit = (span for span in text.sentences() if any(says(text, span, _FILE, one) for one in names))
    return next((text.said(*span) for span in fit), "")
