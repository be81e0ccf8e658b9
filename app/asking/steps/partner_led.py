"""A card to a trick that one's own partner led, or has played to, came at no turn of his (Laws 57A, 57D).

Whose turn it was is geometry that no word need tell: who led or played has had his turn, so the next card of his
partner's is one at the right-hand opponent's turn, whatever `before he should have` sounds like. Where the suit led and
the card are named, it is legal if they agree.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard

PROCEDURE = "premature_play"
PREMATURE, LEGAL, DECLARING, OFFENDER = "premature", "legal_to_trick", "by_declaring_side", "offender"
AT_RHO_TURN = "at_rho_turn"
WELL = 0.8
"""How probable is what follows from who led."""
_ASKER, _PARTNER, _LED, _PLAYED, _DUMMY, _VOID = "asker", "partner", "lead", "play", "dummy", "void"
NEAR = 6
"""How many words may stand between dummy and the card or suit led from there."""
_BEFORE_WHOM = ("dummy", "declarer")
"""Whose turn it was: named beside the defender's card, they did not play it."""
_OF_SUIT = 2
"""A card is spelt by its suit and its rank."""


def by_leader(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What follows where a defender's partner is told to have led the trick or played to it: at whose turn he played,
    and whether the card is of the suit led. Empty where that is not told.
    """
    if procedure != PROCEDURE or heard.read is None:
        return {}
    card = rows.get("card")
    if put_by_declarer(heard, card) is not None:
        return {}
    lead = _first_card(heard) if _of_a_defender(rows) else None
    words = None if lead is None else _behind(heard.read, lead, card)
    if lead is None or words is None:
        return _after_partner(heard, heard.read, rows)
    found = {PREMATURE: Read(PREMATURE, AT_RHO_TURN, words, True, WELL)}
    leader = str(lead.get("who"))
    if leader in SEATS:
        found[OFFENDER] = Read(OFFENDER, _opposite(leader), words, True, WELL)
    suit = str(lead.get("what", {}).get("suit") or str(lead.get("what", {}).get("card", ""))[:1])
    return found | of_suit(heard, suit, rows, words)


def put_by_declarer(heard: Heard, card: Read | None) -> Mapping[str, Any] | None:
    """The one act in which a card was played, where declarer is told to have played it; else None.

    Where declarer is told to have led or played another, a seat is not his.
    """
    played = heard.done(_LED, _PLAYED)
    made = [one for one in played if one["act"] == _PLAYED and card is not None and card_of(one) == card.value]
    owner = str(made[0].get("who")) if len(made) == 1 else ""
    if owner in SEATS:
        own = heard.declares(owner) and all(one.get("who") != _BEFORE_WHOM[1] for one in played)
    else:
        own = owner == _BEFORE_WHOM[1]
    return made[0] if own else None


def _of_a_defender(rows: Mapping[str, Read]) -> bool:
    """Whether it is told that a defender played too soon."""
    row = rows.get(DECLARING)
    return row is not None and row.sure and row.value is False


def of_suit(heard: Heard, suit: str, rows: Mapping[str, Read], words: str) -> dict[str, Read]:
    """Whether the card is legal: one of the suit led is; of another nobody knows before the hand is told void of it."""
    card, heard_so = rows.get("card"), rows.get(LEGAL)
    if card is None or not suit or len(str(card.value)) != _OF_SUIT:
        return {}
    if str(card.value)[0] == suit:
        return {LEGAL: Read(LEGAL, True, words, True, WELL)}
    if heard.told(_VOID) or heard_so is None or heard_so.value is not True:
        return {}
    return {LEGAL: replace(heard_so, sure=False, p=TOLD)}


def _after_partner(heard: Heard, text: Text, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What follows where the defender's card is told right behind his partner's to the trick, led from dummy."""
    card = rows.get("card")
    played = heard.done(_LED, _PLAYED)
    at = next((place for place, event in enumerate(played) if card and card_of(event) == card.value), 0)
    if not at or played[at - 1]["act"] != _PLAYED:
        return {}
    before = played[at - 1]
    if not partners(str(before.get("who")), str(played[at].get("who"))):
        return {}
    begun = text.source.find(str(before["words"]))
    led = [one for one in text.mentions if one.kind in ("card", "suit") and text.words[one.first].start < begun]
    hands = [one for one in text.mentions if one.kind == "who" and one.value == _DUMMY]
    beside = [one for one in led if any(abs(one.first - hand.first) <= NEAR for hand in hands)]
    if begun < 0 or not beside:
        return {}
    words = str(before["words"])
    found = {PREMATURE: Read(PREMATURE, AT_RHO_TURN, words, True, WELL)}
    return found | of_suit(heard, str(beside[-1].value)[0], rows, words)


def card_of(event: Mapping[str, Any]) -> object:
    """The card that an act names; None where it names none."""
    return (event.get("what") or {}).get("card")


def _first_card(heard: Heard) -> Mapping[str, Any] | None:
    """The lead told last among the acts that happened, with who made it; None where there is none, or out of turn."""
    leads = [
        event
        for event in heard.table["events"]
        if event["act"] == _LED and "status" not in event and (event.get("what") or {}).keys() & {"suit", "card"}
    ]
    return leads[-1] if leads and not leads[-1].get("how") else None


def _behind(text: Text, lead: Mapping[str, Any], card: Read | None) -> str | None:
    """The words of the card told behind a lead, in its sentence or the next, where the leader's partner played it."""
    named = [one for one in text.mentions if one.kind == "card" and card is not None and one.value == card.value]
    if not named:
        return None
    at = named[0].first
    told = text.source.find(str(lead["words"]))
    led = next((place for place, word in enumerate(text.words) if word.start >= told), -1) if told >= 0 else -1
    if not 0 <= led < at or text.sentence_at(at) - text.sentence_at(led) > 1:
        return None
    players = [one for one in text.mentions if one.kind == "who" and one.first < at and one.value not in _BEFORE_WHOM]
    if not players or not partners(str(players[-1].value), str(lead.get("who"))):
        return None
    return text.said(players[-1].first, named[0].last)


def partners(who: str, leader: str) -> bool:
    """Whether one is the other's partner, as they are named."""
    if leader in SEATS and who in SEATS:
        return who == _opposite(leader)
    mates = ({_ASKER, _PARTNER}, {"rho", "lho"})
    own = who in (f"{_PARTNER}:{leader}", leader.removeprefix(f"{_PARTNER}:")) and who != leader
    return own or {who.partition(":")[0], leader.partition(":")[0]} in mates


def _opposite(seat: str) -> str:
    return str(SEATS[(SEATS.index(seat) + 2) % len(SEATS)])
