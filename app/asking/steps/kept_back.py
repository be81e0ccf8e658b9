"""A revoke put right, its card lying there, and in a later trick another card of that suit instead of it (52B).

The lead of the next trick sounds like one that establishes the revoke, or as if cards were still to be taken back; but
the correction is over, and what is to be ruled is that he kept the penalty card back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from app.asking.steps.exposed_then_played import suit_of
from app.asking.steps.led_behind import DEFINITION, REVOKES
from app.asking.steps.partner_led import card_of, partners
from understanding.asides import Aside
from understanding.claimers import DECLARING
from understanding.facts import chances_of
from understanding.heard import Heard
from understanding.rank import Choice

PROCEDURE = "penalty_card_play"
SOUNDS = frozenset({PROCEDURE, *REVOKES}) - {DEFINITION}
"""What such a story sounds like."""
LED, PLAYED = "led", "played_card"
FAILED, KIND, SINCE = "failed_to_play", "penalty_kind", "declarer_played_after"
FACTS: Mapping[str, object] = {FAILED: True, "can_play_penalty_card": True, "leading": False, KIND: "major"}
"""What is so of a card that its player kept back: intentionally played before, it is a major penalty card (50B)."""
WELL = 0.9
"""How probably it is heard that he failed to play the penalty card."""
_LEAD, _PLAYED = "lead", ("lead", "play")


def kept_back(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """Law 52 where the card of a revoke was kept back, and nothing beside it; two None where that is not told."""
    best = choices[0] if choices else None
    if best is None or best.name not in SOUNDS or _kept_back(heard) is None:
        return None, None
    return PROCEDURE, None


def by_card_kept_back(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That he had to play it, and that it is major, where the story sounds like the revoke; the lead itself tells
    nothing of what declarer has played since.
    """
    kept = _kept_back(heard) if procedure == PROCEDURE and heard.ranked[0][0] != PROCEDURE else None
    if kept is None:
        return {}
    lead, instead = kept
    told = {**FACTS, LED: instead[0], PLAYED: instead}
    found = {fact: Read(fact, value, heard.text, True, WELL) for fact, value in told.items()}
    since = [one for one in heard.done(*_PLAYED) if one["n"] > lead["n"] and one.get("who") == lead.get("who")]
    row = rows.get(SINCE)
    if row is not None and not since and not _told_behind(heard, row.words, str(lead["words"])):
        found[SINCE] = replace(row, sure=False, p=0.0)
    return found


def _told_behind(heard: Heard, words: str, lead: str) -> bool:
    """Whether some words begin behind those of the lead, and tell no card that was played on it."""
    source = heard.read.source if heard.read is not None else ""
    cards = [one for one in heard.done(*_PLAYED) if str(one["words"]) in words]
    return source.find(words) > source.find(lead) > -1 and not cards


def _kept_back(heard: Heard) -> tuple[Mapping[str, Any], str] | None:
    """The lead of a suit of which two cards are named, one before it and another behind, the first not played then, and
    that other card; None where that is not told, or it is not heard that he failed to play it.
    """
    if chances_of(heard, PROCEDURE).get(FAILED, {}).get("true", 0.0) < WELL or heard.read is None:
        return None
    named = [one for one in heard.read.mentions if one.kind in ("card", "suit", "rank")]
    card = next((one for one in named if one.kind == "card"), None)
    suit, rank = (str(card.value)[:1], str(card.value)[1:]) if card is not None else ("", "")
    led = [one for one in named if card is not None and one.first > card.last and str(one.value)[:1] == suit]
    behind = [one for one in named if led and one.first > led[0].last and one.kind != "suit"]
    others = [str(one.value) for one in behind if one.kind == "rank" or str(one.value)[:1] == suit]
    another = [f"{suit}{one[-1:]}" for one in others if one[-1:] != rank]
    lead = _led_by_another(heard, suit + rank) if another else None
    return (lead, another[0]) if lead is not None else None


def _led_by_another(heard: Heard, card: str) -> Mapping[str, Any] | None:
    """The lead of the suit of a card by one who did not play that card, nor did his partner, where it is
    not told to be played on the lead; else None.
    """
    played = [one for one in heard.done(*_PLAYED) if card_of(one) == card]
    his = {heard.by_seat(str(one.get("who"))) for one in played}
    leads = [one for one in heard.done(*_PLAYED) if suit_of(one) == card[:1] and card_of(one) != card]
    leads = [one for one in leads if one["act"] == _LEAD or (card_of(one) is None and one.get("who") in DECLARING)]
    others = [one for one in leads if heard.by_seat(str(one.get("who"))) not in his]
    others = [one for one in others if not any(partners(heard.by_seat(str(one.get("who"))), who) for who in his)]
    lead = next(iter(others), None)
    return lead if lead is not None and not any(one["n"] > lead["n"] for one in played) else None
