"""Somebody was told that it was his turn to lead: by whom decides, and is asked where the words do not say (Law 47E1).

An opponent's word takes the lead back without rectification, a partner's takes nothing back. Told as `he was told it
was his lead`, the two sound alike: where no other player is named beside such words, neither is taken for granted.
Where he who said it is named, before the lead, his side tells it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.asking.facts import Read
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.facts import TOLD, chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.subjects import antecedent
from understanding.times import said_in, says

PROCEDURES = frozenset(
    {"opening_lead_out_of_turn", "opening_lead_face_down", "lead_out_of_turn_defender", "lead_out_of_turn_declarer"}
)
OF_DECLARER = "lead_out_of_turn_declarer"
"""What is said to declarer of a hand is whence he has to lead (55), and no information."""
SOMEBODY, OPPONENT = "told_to_lead", "misinformed_about_turn"
WELL = 0.9
"""How probable is what such words tell."""
FAINT = 0.01
"""The chance below which nothing of the sort is heard, told or denied: words alone tell it wrongly then (`the card was
led, and nobody has said yet whether it is his`)."""
_FILE, _SOMEBODY, _WORDS, _LED = "turns", "somebody", "told", ("lead", "expose", "play")
_NAMED, _AT_TABLE, _THEY = "named", "at_table", ("opponent", "lho", "rho")
_DECLARE = "declare:"
_PLAYERS = ("declarer", "dummy", "defender", "opponent", "partner", "lho", "rho", *SEATS)


def by_informant(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That somebody was told it was his lead, not by whom; nothing where another player is named beside it."""
    del rows  # whatever is heard of the opponents is heard of these words too
    text = heard.read
    if procedure not in PROCEDURES or text is None:
        return {}
    made = heard.done(*_LED)
    leader = next((str(one.get("who")) for one in heard.table["events"] if one["act"] in _LED), "")
    if procedure != OF_DECLARER and made and (found := _by_name(text, made[0])) is not None:
        return {OPPONENT: found}
    if sum(chances_of(heard, procedure).get(OPPONENT, {}).values()) < FAINT:
        return {}
    for span in text.sentences():
        said = said_in(text, span, _FILE, _WORDS)
        unnamed = said is not None and not _others(text, _near(text, span, said.first), leader)
        if unnamed or says(text, span, _FILE, _SOMEBODY):
            words = text.said(*span)
            doubted = Read(OPPONENT, True, words, False, TOLD)  # asked, however the whole story sounds
            return {SOMEBODY: Read(SOMEBODY, True, words, True, WELL), OPPONENT: doubted}
    return {}


def _by_name(text: Text, lead: Mapping[str, Any]) -> Read | None:
    """Whether an opponent said it, where who said it to the leader is named before the lead; None where he is not, or
    of which side he is not told, or another player's lead was spoken of.
    """
    leader, at = str(lead.get("who")), text.source.find(str(lead.get("words")))
    for span in text.sentences():
        said = said_in(text, span, _FILE, _NAMED)
        if said is None or not 0 <= text.words[said.first].start < at:
            continue
        named = [one for one in text.mentions if one.kind == "who" and span[0] <= one.first <= span[1]]
        named = [one for one in named if one.value in _PLAYERS and not _where(text, one.first)]
        before = [one for one in named if one.last < said.first and one.case in ("", "nom")]
        behind = [one for one in named if one.first > said.first]
        who = next(iter(before[-1:] or behind), None)
        if who is None or antecedent(text, who) == leader:  # what he says of himself is not what he was told
            continue
        if any(one.value not in (who.value, leader) for one in behind if one.first <= said.last):
            continue
        opposed = _opposed(antecedent(text, who), leader)
        if opposed is not None:
            return Read(OPPONENT, opposed, text.said(*span), True, WELL)
    return None


def _opposed(one: str, leader: str) -> bool | None:
    """Whether a player is of the other side than the leader, by their seats or roles; None where that is not known."""
    if one in SEATS and leader in SEATS:
        return (SEATS.index(one) - SEATS.index(leader)) % 2 == 1
    if one == "partner":
        return False
    if one in _THEY:
        return True
    if one in DECLARING and leader not in DECLARING:
        return True
    return None


def _near(text: Text, span: tuple[int, int], place: int) -> tuple[int, int]:
    """The part of a sentence from the clause before a place on: whoever declares, or led, is named before that."""
    clauses = [one for one in text.clauses if span[0] <= one.first and one.last <= span[1]]
    at = next((at for at, one in enumerate(clauses) if one.first <= place <= one.last), 0)
    return (clauses[at].first if clauses else span[0], span[1])


def _others(text: Text, span: tuple[int, int], leader: str) -> list[str]:
    """The players named in a sentence who did not lead; the table at which it was said is none, nor who declares."""
    named = [one for one in text.mentions if one.kind == "who" and span[0] <= one.first <= span[1]]
    named = [
        one for one in named if one.case in ("", "nom") and not (_where(text, one.first) or _declares(text, one.first))
    ]
    return [str(one.value) for one in named if one.value in _PLAYERS and one.value != leader]


def _declares(text: Text, place: int) -> bool:
    """Whether a clause tells who declares (`S gra 4 kiery`)."""
    clause = text.clause_at(place)
    if clause is None or not text.within(clause, "call"):
        return False
    return any(str(one.value).startswith(_DECLARE) for one in text.within(clause, "verb"))


def _where(text: Text, place: int) -> bool:
    """Whether a preposition stands before a place, or both say that it was at the table (`ved bordet`)."""
    if place == 0:
        return False
    before = text.words[place - 1].folded in text.book.words["oblique"]
    return before or says(text, (place - 1, place), _FILE, _AT_TABLE)
