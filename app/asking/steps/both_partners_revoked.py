"""One side is told to have revoked twice, both players or one in two suits: each revoke counts by itself (Law 64A).

It is heard as one revoke, or as a second one of the same player in the suit (64B2); who did not follow suit tells it,
or that he did it twice, where the only suits named are two that he did not follow; where it is one, that is 64B2.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from typing import Any

from app.asking.facts import Read
from app.asking.steps.exposed_then_played import suit_of
from app.asking.steps.partner_led import partners
from understanding.both_sides import declares
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.times import says

PROCEDURE, AGAIN = "revoke_rectification", "side_revoked_again"
SAME_PLAYER = ("repeated_in_suit", "subsequent_revoke")
"""What is heard instead."""
WELL = 0.8
"""How probable is what two acts tell."""
_NOT_FOLLOWING, _FILE, _TWICE, _OFF_TWICE = "not_following", "revoked_twice", "twice", "off_twice"


def by_both_partners(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the side revoked again, by its other player; empty where not both of one side are told to have."""
    if procedure != PROCEDURE:
        return {}
    made = [one for one in heard.done("play") if one.get("who") and _revoked(heard, one)]
    made += [one for one in heard.not_done("play") if one.get("who") and one["value"].get("what", {}).get("suit")]
    pairs = [(str(one["who"]), str(two["who"])) for one, two in combinations(made, 2)]
    both = any(partners(*pair) for pair in pairs)
    others = any(one != two and {one, two} <= {*SEATS} for one, two in pairs)
    words = str(made[-1]["words"]) if both else "" if others else _in_two_suits(heard)
    if not words:
        again = _in_one_suit(heard) if not others else ""
        return {SAME_PLAYER[0]: Read(SAME_PLAYER[0], True, again, True, WELL)} if again else {}
    if not both:
        return {fact: Read(fact, fact == AGAIN, words, True, WELL) for fact in (AGAIN, *SAME_PLAYER)}
    heard_so = [row for fact in SAME_PLAYER if (row := rows.get(fact)) is not None and row.value is True]
    return {
        AGAIN: Read(AGAIN, True, words, True, WELL),
        **{row.fact: replace(row, sure=False, p=TOLD) for row in heard_so},
    }


def _in_two_suits(heard: Heard) -> str:
    """The sentence that tells that one player revoked twice, where the suits of the text are two, none of a discard."""
    text = heard.read
    if text is None or any("discard" in one.get("how", ()) and suit_of(one) for one in heard.done("play")):
        return ""
    suits = {str(one.value)[:1] for one in text.mentions if one.kind in ("suit", "card")}
    told = [span for span in text.sentences() if says(text, span, _FILE, _TWICE)]
    if len(suits) != 2 or not told:
        return ""
    first, last = told[0]
    who = [one.value for one in text.mentions if one.kind == "who" and first <= one.first <= last]
    sides = {declares(heard, heard.by_seat(str(one))) for one in who} - {None}
    return text.said(first, last) if who and len(sides) <= 1 else ""


def _in_one_suit(heard: Heard) -> str:
    """The sentence that tells that one player did not follow twice, where only one suit is named; else empty."""
    text = heard.read
    if text is None:
        return ""
    suits = {str(one.value)[:1] for one in text.mentions if one.kind in ("suit", "card")}
    told = [span for span in text.sentences() if any(says(text, span, _FILE, name) for name in (_TWICE, _OFF_TWICE))]
    if len(suits) != 1 or not told or text.left_open(*told[0]):
        return ""
    first, last = told[0]
    who = {heard.by_seat(str(one.value)) for one in text.mentions if one.kind == "who" and first <= one.first <= last}
    sides = {declares(heard, one) for one in who} - {None}
    return text.said(first, last) if len(sides) <= 1 else ""


def _revoked(heard: Heard, card: Mapping[str, Any]) -> bool:
    """Whether a card is told not to have followed suit, or ruffs a suit that its player is told to have had."""
    how, suit = card.get("how", ()), (card.get("what") or {}).get("suit")
    held = [one for one in heard.told("holds") if one.get("who") == card["who"]]
    return _NOT_FOLLOWING in how or ("ruff" in how and any(one["value"].get("suit") == suit for one in held))
