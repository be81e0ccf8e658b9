"""A revoke put right in time, and partner's lead before declarer could choose over it (Laws 62B1, 50D2, 49).

The lead sounds like one to the next trick, by which the revoke is established, or like the one matter that rules. It
came behind the correction: the card of the revoke was a penalty card by then, and the lead becomes one too. So the
choice over that card is what is ruled, and what was put right before it is said first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from app.asking.steps.exposed_then_played import suit_of
from app.asking.steps.led_behind import REVOKE, REVOKES, defender_won
from app.asking.steps.partner_led import card_of
from app.asking.steps.partner_on_lead import RULES, SOUNDS
from bridge.seats import Seat
from understanding.asides import Aside, asides
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.facts import Told, chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.numbered_revokes import went_off_suit
from understanding.rank import Choice

EARLY = ("penalty_card_lead", "led_before_choice", "true")
CONTRACT, PUT_RIGHT, CARDS, LED = "contract", "put-right-before", "penalty_cards", "led_card"
WELL, SURELY = 0.65, 0.95
"""How probably it is heard that he led before a choice, where a card of another player is told behind the correction,
and where it is not, or no correction is told.
"""
FIRMLY = 0.85
"""How probably it is heard that nobody has played to the lead, whatever words tell it."""
REVOKE_IN_ALL = 0.1
"""The share of the whole text from which a revoke is told in it."""
_PENALTY_CARD, _MINOR = "penalty_card", "minor"
_MENDS, _LEAD, _PLAYED, _CALL = ("replace", "withdraw"), "lead", ("lead", "play"), "call"


def led_in_haste(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """Declarer's choice over the lead made too early, and the revoke put right before it; two None where either is not
    told.
    """
    best, mended = choices[0] if choices else None, heard.done(*_MENDS)
    if best is None or best.name not in SOUNDS or not _put_right(best.name, heard):
        return None, None
    acts = heard.done(*_PLAYED, _CALL)  # nobody calls in the play: what is heard as a call then is a card
    behind = [one for one in acts if mended and one["n"] > mended[0]["n"]]
    if any(_declares(heard, str(one.get("who"))) for one in behind if one["act"] == _LEAD):
        return None, None
    another = any(one.get("who") != mended[0].get("who") for one in behind)
    if not another and best.name != EARLY[0] and not (defender_won(heard) or _two_cards(heard)):
        return None, None
    if chances_of_early(heard) < (WELL if another else SURELY):
        return None, None
    return EARLY[0], asides()[PUT_RIGHT]


def _two_cards(heard: Heard) -> bool:
    """Whether two cards are named: one that was put right, and one that was led."""
    return heard.read is not None and len({str(one.value) for one in heard.read.mentions if one.kind == "card"}) > 1


def by_card_left(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The penalty card that a revoke put right has left on the table, and the card that its player's partner led."""
    if procedure != EARLY[0] or not _put_right(RULES, heard) or chances_of_early(heard) < WELL:
        return {}
    card = _card_left(heard)
    lies = _named_card(heard, card) if card is not None else ""
    if card is None or not lies:
        return {}
    who = heard.by_seat(str(card.get("who")))
    behind = [one for one in heard.done(*_PLAYED) if one["n"] > card["n"] and heard.by_seat(str(one.get("who"))) != who]
    led = [one for one in behind if card_of(one) and not _declares(heard, str(one.get("who")))]
    lying: dict[str, Any] = {"card": lies, "kind": "major"} | ({"player": who} if who in SEATS else {})
    found: dict[str, Any] = {CARDS: [lying]} | ({"offender": who} if who in SEATS else {})
    found |= {LED: card_of(led[-1])} if led else {}
    known = {fact: Read(fact, value, str(card["words"]), True, SURELY) for fact, value in found.items()}
    played = rows.get(CONTRACT)
    own = played is not None and who in SEATS and played.value.get("declarer") in (who, Seat(who).partner.value)
    return known | ({CONTRACT: replace(played, sure=False)} if played is not None and own else {})


def chances_of_early(heard: Heard) -> float:
    """How probably it is heard that partner led before declarer had chosen."""
    procedure, fact, value = EARLY
    return chances_of(heard, procedure).get(fact, {}).get(value, 0.0)


def _named_card(heard: Heard, one: Mapping[str, Any]) -> str:
    """The card of an act; the only one named in its words, where it is known by a suit alone."""
    text = heard.read
    if card_of(one) or text is None:
        return str(card_of(one) or "")
    start = text.source.find(str(one["words"]))
    end = start + len(str(one["words"]))
    cards = [row for row in text.mentions if row.kind == "card"]
    there = {str(row.value) for row in cards if start <= text.words[row.first].start < end}
    return next(iter(there)) if len(there) == 1 else ""


def unplayed_before_lead(heard: Heard, text: Text, one: Told) -> bool:
    """Whether that nobody has played is told of before the last lead alone, or not at all, nor heard firmly: that the
    table shows no card since (it is certain then) tells nothing.
    """
    led = max((text.source.find(str(event["words"])) for event in heard.done(*_PLAYED)), default=-1)
    if FIRMLY <= one.p < 1 and text.source.find(one.words) > led:
        return False
    return not any(text.source.find(str(row["words"])) > led for row in heard.not_done("play"))


def _replaced(heard: Heard) -> list[Mapping[str, Any]]:
    """The card in whose place its player put one of another suit: what he put right was a revoke."""
    mended = [one for one in heard.done(*_MENDS) if suit_of(one)]
    cards: list[Mapping[str, Any]] = [
        one for one in heard.done("play") if mended and one["n"] < mended[0]["n"] and suit_of(one)
    ]
    his = [one for one in cards if one.get("who") == mended[0].get("who")]
    return his[-1:] if his and suit_of(his[-1]) != suit_of(mended[0]) else []


def _card_left(heard: Heard) -> Mapping[str, Any] | None:
    """The card off suit that its player put right, else the one of the revoke that the table shows; None without."""
    mended = heard.done(*_MENDS)
    at = [item.n for item, name in heard.shown if item.what == REVOKE and name in REVOKES]
    cards: list[Mapping[str, Any]] = [*heard.done("play")]
    off = [one for one in cards if went_off_suit(one) or one["n"] in at]
    if mended:
        off = [
            one for one in off if one["n"] < mended[0]["n"] and one.get("who") in (None, mended[0].get("who"))
        ] or off
    return off[-1] if off else None


def _put_right(best: str, heard: Heard) -> bool:
    """Whether a revoke put right is told: by who put a card right; else by its table or by what the story sounds like,
    where a defender is told to have won the trick.
    """
    told = sum(dict(heard.ranked).get(name, 0.0) for name in REVOKES) >= REVOKE_IN_ALL
    shown = any(item.what == REVOKE and name == RULES for item, name in heard.shown)
    lies = any((row.get("value") or {}).get("kind") != _MINOR for row in heard.told(_PENALTY_CARD))
    shown = shown and not lies  # told as a penalty card, it alone is what partner led over
    if heard.done(*_MENDS):
        return told or shown or bool(_replaced(heard))
    return (shown or (told and best == RULES)) and defender_won(heard)


def _declares(heard: Heard, who: str) -> bool:
    return who in DECLARING or heard.declares(who, dummy=True)
