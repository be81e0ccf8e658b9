"""Which card came out of whose hand (Laws 49 to 51): none that another card was told to be played or led with.

Of two of one hand, told one behind the other, each is a major penalty card (50B, 51); of two of partners each is ruled
by itself, and what is said of two of one hand is not so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.asking.facts import Read
from app.asking.steps.partner_led import card_of, partners
from understanding.asides import Aside, asides
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Mention
from understanding.rank import Choice

PROCEDURES, TOGETHER = frozenset({"exposed_card_defender", "penalty_card_kind"}), "simultaneous"
MATTER = "partner-exposed-too"
CARD, OTHERS, HONOUR, OFFENDER = "card", "other_penalty_cards", "honour", "offender"
WELL = 0.9
"""How probable is what acts tell of the cards that came out."""
_EXPOSE, _LYING, _HOLDS, _KIND, _WHO, _SHOWS = "expose", "penalty_card", "holds", "card", "who", "expose:"
_NEAR = 3
"""Words from a seat to the card that is its player's, at most."""
NOBODY = ("None", "he", "everybody")


@dataclass(frozen=True, slots=True)
class Out:
    """A card that came out of a hand, whose (`None` where it is not told), and the words that tell it."""

    card: str
    who: str
    words: str


def each_by_itself(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The ruling of one of two cards that partners showed, and that the other one is ruled by itself; else two None."""
    best = choices[0].name if choices else ""
    if best not in {*PROCEDURES, TOGETHER}:
        return None, None
    out, played = cards_out(heard), [one for one in heard.done("play") if best == TOGETHER]
    owners = [one.who for one in out] + [heard.by_seat(str(one.get("who"))) for one in played]
    if not out or not any(partners(out[-1].who, who) for who in owners):
        return None, None
    return best, asides()[MATTER]


def by_cards_out(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The card that came out where another one was heard, and whether its player has another such card."""
    if procedure not in PROCEDURES:
        return {}
    out, row, found = cards_out(heard), rows.get(CARD), dict[str, Read]()
    cards = {one.card for one in out}
    if len(cards) == 1 and row is not None and row.value not in cards:
        found[CARD] = replace(row, value=out[0].card, sure=True, p=WELL)
        if (rank := rows.get(HONOUR)) is not None:  # heard of the other card
            found[HONOUR] = replace(rank, sure=False, p=TOLD)
    if len(cards) > 1:
        owners = {one.who for one in out} - {*NOBODY}
        another = len(owners) < len(cards) and not any(partners(one, two) for one in owners for two in owners)
        if another:
            return {OTHERS: Read(OTHERS, True, out[-1].words, True, WELL)}
        last = out[-1]
        told = {CARD: last.card, OTHERS: False} | ({OFFENDER: last.who} if last.who in SEATS else {})
        found |= {fact: Read(fact, value, last.words, True, WELL) for fact, value in told.items()}
    return found


def cards_out(heard: Heard) -> list[Out]:
    """The cards told as come out of a hand or lying there, in the order told; none that another act or a hand has.

    A card that a sentence names beside one that came out, without a verb of its own, came out too.
    """
    if heard.read is None:
        return []
    used = {str(card_of(one)) for one in heard.done() if one["act"] != _EXPOSE}
    held = {str((row.get("value") or {}).get(_KIND)) for row in heard.told(_HOLDS)}
    found: dict[str, Out] = {}
    for one in (*heard.done(_EXPOSE), *({**row, "what": row["value"]} for row in heard.told(_LYING))):
        who, words = heard.by_seat(str(one.get("who"))), str(one["words"])
        own = [(card, who) for card in (card_of(one), *(one.get("what") or {}).get("cards", ())) if card]
        beside = _beside(one, heard, heard.read) if one.get("act") == _EXPOSE else []
        for card, owner in (*own, *(pair for pair in beside if pair[0] not in held)):
            if card not in used:
                found.setdefault(str(card), Out(str(card), owner, words))
    return list(found.values())


def _beside(one: Mapping[str, Any], heard: Heard, text: Text) -> list[tuple[str, str]]:
    """The cards that the sentences of an act of showing name, where that is the only such act in them, each with whose
    it is: his who acts, or of another one named right before it (`West dropped the three, and East the king`).
    """
    sentences = {clause.sentence for clause in text.where(str(one["words"]))}
    here = [mention for mention in text.mentions if text.sentence_at(mention.first) in sentences]
    if len([mention for mention in here if _shows(mention)]) != 1:
        return []
    who = heard.by_seat(str(one.get("who")))
    seats = [mention for mention in here if mention.kind == _WHO and mention.value in SEATS]
    found = []
    for card in (mention for mention in here if mention.kind == _KIND):
        near = [str(seat.value) for seat in seats if 0 < card.first - seat.last <= _NEAR]
        found.append((str(card.value), near[-1] if near else who))
    return found


def _shows(mention: Mention) -> bool:
    return mention.kind == "verb" and str(mention.value).startswith(_SHOWS)
