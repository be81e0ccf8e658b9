"""A card put down while the right-hand opponent was in turn: its player's partner is told to have played (Law 57D).

Where a defender's partner has played to the trick, or is told to have followed already, the next card is that of the
hand between them, whatever `before declarer had played` sounds like: the card is played in turn if it is legal, and
declarer chooses nothing. And of a declarer told not to have played nobody says that he has played from both hands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.partner_led import AT_RHO_TURN, DECLARING, PREMATURE, PROCEDURE, of_suit, partners
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.model import Clause, Mention

BOTH_HANDS = "declarer_played_both_hands"
WELL = 0.8
"""How probable is what follows from who has played."""
_ASKER, _PLAY, _LED = "asker", "play:", ("lead", "designate", "play")
_FIRST = "1"
"""The tag of a verb in the first person."""
_DECLARING = ("declarer", "dummy")
_TO_THIS_TRICK = ("before_partner", AT_RHO_TURN)
NEAR = 1
"""How many sentences may lie between the card and his partner's."""


def by_partner(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """At whose turn a defender played whose partner is told to have played; and that declarer has not, where denied."""
    if procedure != PROCEDURE or heard.read is None:
        return {}
    text, found = heard.read, _not_both(heard, rows)
    card = next((one for one in text.mentions if one.kind == "card" and one.value == _card(rows)), None)
    player = None if card is None else _player(text, card)
    sounds = rows.get(PREMATURE)
    if card is None or player is None or (sounds is not None and sounds.value not in _TO_THIS_TRICK):
        return found
    words = _played(text, card, player)
    if not words:
        return found
    found[PREMATURE] = Read(PREMATURE, AT_RHO_TURN, words, True, WELL)
    if any(one.kind == "who" and one.value in _DECLARING for one in text.mentions):
        found[DECLARING] = Read(DECLARING, False, words, True, WELL)
    if (row := rows.get(BOTH_HANDS)) is not None and row.value is True:
        found[BOTH_HANDS] = replace(row, sure=False, p=TOLD)  # the hand in turn was declarer's or dummy's
    told = [str(_what(event)) for event in heard.table["events"] if event["act"] in _LED and _what(event)]
    led = told[0] if told and told[0] != card.value else ""
    return found | of_suit(heard, led[:1], rows, words)


def _card(rows: Mapping[str, Read]) -> object:
    row = rows.get("card")
    return row.value if row is not None else None


def _what(event: Mapping[str, object]) -> object:
    made = event.get("what")
    return (made.get("card") or made.get("suit")) if isinstance(made, dict) and "status" not in event else None


def _not_both(heard: Heard, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Declarer is told not to have played: then not from both hands."""
    for one in heard.not_done("play"):
        if one.get("who") in _DECLARING and BOTH_HANDS in rows:
            return {BOTH_HANDS: Read(BOTH_HANDS, False, str(one["words"]), True, WELL)}
    return {}


def _player(text: Text, card: Mention) -> Mention | None:
    """Who put the card down: named last before it in its clause, else in its sentence; none of declarer's side."""
    here = text.clause_at(card.first)
    for same in (lambda one: one is here, lambda one: here is not None and one.sentence == here.sentence):
        named = [
            one
            for one in text.mentions
            if one.kind == "who" and one.first < card.first and (at := text.clause_at(one.first)) and same(at)
        ]
        named = [one for one in named if one.value not in _DECLARING and one.case in ("", "nom")]
        if named:
            return named[-1]
    return None


def _played(text: Text, card: Mention, player: Mention) -> str:
    """The words that tell that the player's partner has played to the trick; empty where none do."""
    here = text.clause_at(card.first)
    for clause in text.clauses:
        verbs = [one for one in text.within(clause, "verb") if str(one.value).startswith((_PLAY, "follow"))]
        near = here is not None and abs(clause.sentence - here.sentence) <= NEAR
        if not verbs or not near or clause is here or text.has(clause, "not"):
            continue
        behind = clause.first > card.last
        if _before(text, clause) or (behind and not text.has(clause, "already")):
            continue
        if any(_partner_of(text, clause, verb, str(player.value)) for verb in verbs):
            return text.said(clause.first, clause.last)
    return ""


def _partner_of(text: Text, clause: Clause, verb: Mention, player: str) -> bool:
    named = [one for one in text.within(clause, "who") if one.case in ("", "nom")]
    if not named:
        return _FIRST in verb.tags and partners(_ASKER, player)
    return len({one.value for one in named}) == 1 and partners(str(named[0].value), player)


def _before(text: Text, clause: Clause) -> bool:
    """Whether a clause tells what had not happened yet: `before I played`."""
    begin = max(clause.first - 1, 0)
    return any(word.folded in text.book.words["until"] for word in text.words[begin : clause.first + 2])
