"""A defender's lead out of turn told before a revoke, accepted or refused: it does not establish that.

The revoke rules, and what became of the lead is said before it. A lead behind the revoke is another thing
(`app.asking.steps.led_behind`), and so is one of which it is not told what became of it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from app.asking.steps.exposed_then_played import suit_of
from app.asking.steps.led_behind import BY_DEFENDER, DEFINITION, REVOKES
from app.asking.steps.partner_led import partners
from app.asking.steps.told_apart import RATHER, Shares, place, share, told_by_sentence
from understanding.asides import Aside, asides
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.parts import sentences
from understanding.rank import Choice
from understanding.times import says_taken_back

ACCEPTED, REFUSED = "lead-accepted-before", "lead-refused-before"
_DISCARD = "discard"
RULES = tuple(name for name in REVOKES if name != DEFINITION)


def led_before(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The revoke's procedure where a lead out of turn was accepted or refused before it, and that; else two of None."""
    best = choices[0].name if choices else ""
    if best not in {*REVOKES, *BY_DEFENDER.sounds} or heard.read is None:
        return None, None
    by_sentence = told_by_sentence(heard)
    if _on_it(heard):
        return _revoke(heard, by_sentence), asides()[ACCEPTED]
    lead = place(by_sentence, BY_DEFENDER.sounds, REVOKES, RATHER)
    revoke = place(by_sentence, REVOKES, BY_DEFENDER.sounds, RATHER)
    if lead is None or revoke is None or lead >= revoke:
        return None, None
    became = _became(heard, heard.read, lead, revoke)
    return (None, None) if became is None else (_revoke(heard, by_sentence[revoke:]), asides()[became])


def _on_it(heard: Heard) -> bool:
    """Whether the trick that a defender led out of turn was played out, and his partner revoked on it: declarer's side
    has played to the lead, which so was accepted (53A).
    """
    lead = next(iter(heard.done("lead")), None)
    if lead is None or not heard.told("won_trick", "tricks_since"):
        return False
    who, suit = heard.by_seat(str(lead.get("who"))), suit_of(lead)
    due = {heard.by_seat(str(row.get("who"))) for row in heard.told("on_lead")}
    if not any(partners(one, who) for one in due) or heard.declares(who, dummy=True):
        return False
    behind = [one for one in heard.done("play") if one["n"] > lead["n"] and suit_of(one) not in ("", suit)]
    holds = [row for row in heard.told("holds") if suit and row["value"].get("suit") == suit]
    return any(_DISCARD in one.get("how", ()) and _has(one, holds, due) for one in behind)


def _has(one: Mapping[str, Any], holds: Sequence[Mapping[str, Any]], due: Collection[str]) -> bool:
    """Whether the partner, who threw another suit, is told to have had the suit led."""
    return str(one.get("who")) in due and any(row.get("who") == one.get("who") for row in holds)


def _became(heard: Heard, text: Text, lead: int, revoke: int) -> str | None:
    """What became of the lead, told from its sentence to the revoke's: None where nothing is."""
    said = sentences(text)[lead : revoke + 1]
    told = [one for one in heard.told("accepted") if any(str(one["words"]) in words for words in said)]
    if told:
        return ACCEPTED if told[0].get("value") else REFUSED
    return REFUSED if any(says_taken_back(text, span) for span in text.sentences()[lead:revoke]) else None


def _revoke(heard: Heard, behind: Sequence[Shares]) -> str:
    """The procedure of the revoke that the whole and the sentences from it on sound like most."""
    whole = dict(heard.ranked)
    most = share(whole, RULES) or 1.0
    return max(RULES, key=lambda name: whole.get(name, 0.0) / most + sum(one.get(name, 0.0) for one in behind))
