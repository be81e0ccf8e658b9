"""A choice told in part: declarer refuses the lead, and which of his ways of refusing he takes is left to him.

No reader hears that: each way of refusing sounds a little like it. The lead out of turn in play asks first whether it
is accepted, and that is heard well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.wizard.marks import without_marks
from app.wizard.wording_match import keys_of
from bridge.cards import Card, parse_card
from bridge.errors import BridgeError
from bridge.seats import Seat
from corpus.model import Language
from retrieval.reading.tokens import tokens
from rulings import registry
from understanding.clauses import Text, cut
from understanding.facts import chances_of
from understanding.hear import hear
from understanding.subjects import is_no_subject
from understanding.times import said_in, says

CHOICE, REFUSED = "choice_declarer", "refuse"
"""The fact whose values may be refusals, and the one that leaves open which."""
HEARD_AS = ("lead_out_of_turn_defender", "choice_accept", "false")
REFUSES, AT_ONCE = 0.85, 0.6
"""How probable a refusal must sound, and in so few words that they tell nothing else."""
FEW, LONGEST = 3, 20
"""Words of such a text, and of one that is heard by itself at all."""
ACCEPT = "choice_accept"
LEAD, EXPOSED, LEAD_BEHIND = "choice_lead", "exposed_card_defender", "penalty_card_lead"
SUIT_CHOICES = {
    CHOICE: {"forbids": "refuse_forbid_suit", "requires": "refuse_require_suit"},
    LEAD: {"forbids": "forbid", "requires": "require"},
}
"""The facts by which declarer chooses for a suit, and what his words come to."""
OF_HIM = {"forbids": "forbids_him", "requires": "requires_of_him"}
"""The words by which a suit is forbidden to somebody who is named, or required of him."""
OFFENDER = "offender"
_SHOWN = ("lead", "play", "expose")
_OF_A_SUIT = ("suit", "card")
_SEATS = ("N", "E", "S", "W")
WHICH = frozenset({"=forbid", "=require"})
"""What a text says that tells which way he takes."""


def refused(
    text: str, language: Language, name: str, known: Mapping[str, Any], table: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The choice that a short text tells in part; empty where it tells none, or which. `table` is what the case was
    told of acts.
    """
    if chosen := suit_wanted(text, language, name, known, table):
        return chosen
    field = registry.get(name).fields.get(CHOICE)
    if field is None or REFUSED not in field.type.schema.get("enum", ()) or known.get(CHOICE) is not None:
        return {}
    said = without_marks(text, language)
    if len(tokens(said)) > LONGEST or keys_of(said, language).words & WHICH:
        return {}
    heard = hear(said, language)
    if heard.read is None or not heard.read.clauses or heard.told("void"):
        return {}  # that somebody holds none of a suit sounds like a refusal too
    procedure, fact, value = HEARD_AS
    p = chances_of(heard, procedure).get(fact, {}).get(value, 0.0)
    return {CHOICE: REFUSED} if p >= (AT_ONCE if len(tokens(said)) <= FEW else REFUSES) else {}


def suit_wanted(
    text: str, language: Language, name: str, known: Mapping[str, Any], table: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The choice that declarer forbids or requires the suit of the card led or lying on the table, where a text says
    that he wants no heart, or one; of another suit, or where somebody holds none, it says nothing. Who chooses so does
    not accept the lead (56B).
    """
    fields = registry.get(name).fields
    choice = next((fact for fact in SUIT_CHOICES if fact in fields and known.get(fact) is None), None)
    says_so = _of_the_suit(text, language, known, table) if choice is not None else ""
    if choice is None or not says_so:
        return {}
    refuses = {ACCEPT: False} if choice == LEAD and ACCEPT in fields and known.get(ACCEPT) is None else {}
    return {choice: SUIT_CHOICES[choice][says_so], **refuses}


def chosen_of_exposed(text: str, language: Language, name: str, known: Mapping[str, Any]) -> dict[str, Any]:
    """What declarer chooses of the suit of a penalty card, as the lead to it is ruled (50D2): the case told how the
    card was exposed, and that partner could have seen it. Empty where nothing is told of the suit.
    """
    if name != EXPOSED or known.get("by_declaring_side") is not False or known.get("partner_could_see") is not True:
        return {}
    says_so = _of_the_suit(text, language, known)
    card = _card(known.get("card"))
    honour = known.get("honour") or (card is not None and card.honour)
    kind = "major" if honour or known.get("inadvertent") is False else "minor"
    if not says_so:
        return {}
    lying = {"card": known.get("card"), "player": known.get("offender"), "kind": kind}
    laid = {"penalty_cards": [lying]} if all(lying.values()) else {"penalty_kind": kind}
    return {**laid, LEAD: SUIT_CHOICES[LEAD][says_so]}


def _suits(known: Mapping[str, Any], table: Mapping[str, Any] | None) -> set[str]:
    """The suits of the cards that are known, else of what was led or shown."""
    suits = {one[0] for value in known.values() for one in _cards(value)}
    shown = [row.get("what", {}) for row in (table or {}).get("events", ()) if row["act"] in _SHOWN]
    return suits or {str(what.get("card") or what.get("suit"))[0] for what in shown if {"card", "suit"} & {*what}}


def _of_the_suit(
    text: str, language: Language, known: Mapping[str, Any], table: Mapping[str, Any] | None = None
) -> str:
    """Whether a text forbids or requires the one suit that is known; empty where it does neither."""
    read, suits = cut(text, language), _suits(known, table)
    if len(suits) != 1:
        return ""
    if of_him := _of_the_partner(read, suits, str(known.get(OFFENDER))):
        return of_him
    for clause in read.clauses:
        named = {str(one.value)[0] for one in read.within(clause, "suit", "card")}
        told = not (clause.question or clause.supposed or read.has(clause, "has"))
        seats = [one for one in read.within(clause, "who") if one.value in _SEATS and not is_no_subject(read, one)]
        if not told or named != suits or any(one.case in ("", "nom") for one in seats):
            continue
        span = clause.first, clause.last
        if found := next((one for one in SUIT_CHOICES[LEAD] if says(read, span, "suit_wanted", one)), ""):
            return found
    return ""


def _of_the_partner(read: Text, suits: set[str], offender: str) -> str:
    """Whether somebody is told to forbid the suit to the partner of who erred, or to require it of him: he is named
    beside it, in a clause or in a sentence (`I asked for this: that West lead a heart`).
    """
    if offender not in _SEATS:
        return ""
    partner = str(Seat(offender).partner.value)
    for first, last in [*((one.first, one.last) for one in read.clauses), *read.sentences()]:
        there = [one for one in read.clauses if first <= one.first and one.last <= last]
        named = {str(one.value)[0] for one in read.mentions if one.kind in _OF_A_SUIT and first <= one.first <= last}
        if named != suits or any(one.question or one.supposed for one in there):
            continue
        for way, group in OF_HIM.items():
            said = said_in(read, (first, last), "suit_wanted", group)
            if said is not None and any(one.value == partner for one in said.caught.values()):
                return way
    return ""


def _cards(value: Any) -> list[str]:
    """The cards that a fact's value holds."""
    row = value if isinstance(value, list) else [value]
    row = [one.get("card") if isinstance(one, dict) else one for one in row]
    return [one for one in row if isinstance(one, str) and _card(one) is not None]


def _card(value: Any) -> Card | None:
    """The card that a value is the code of."""
    try:
        return parse_card(str(value))
    except BridgeError:
        return None
