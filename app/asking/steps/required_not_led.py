"""A suit that declarer required, and another one led by a defender who had it: a revoke, put right in time (61A, 62B1).

So is a suit that he forbade, led by one who is told to have had another. Such a story sounds like the penalty card
over which declarer chose. That choice is made; what is left to rule is that it was not obeyed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.asking.facts import Read
from app.asking.steps.led_behind import REVOKES
from app.asking.steps.played_on import NOTHING, SINCE_REVOKE
from understanding.asides import Aside
from understanding.claimers import DECLARING, DEFENDING
from understanding.clauses import Text
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice
from understanding.times import said_in, says_somewhere

RULES, REQUIRED, ROLE, AFTER = "revoke_correction", "suit_required", "offender_role", "innocent_side_played_after"
SOUNDS = frozenset(
    {*REVOKES, "penalty_card_lead", "lead_out_of_turn_defender", "opening_lead_out_of_turn", "lead_restriction_26"}
)
"""What stories of it sound like."""
OFFENDER = "offender"
WELL = 0.9
"""How probable is what follows from the suit required and the suit led."""
_FILE, _WANTS, _FORBIDS, _OTHERS = "suit_wanted", "requires", "forbids", "others"
_DESIGNATE, _LEAD, _PLAYED = "designate", "lead", ("lead", "play")


def required_not_led(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The correction of the revoke, where another suit than the one required was led; two None where it was not."""
    best = choices[0] if choices else None
    return (RULES if best is not None and best.name in SOUNDS and _not_obeyed(heard) else None), None


def by_requirement(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a suit was required of a defender, and whether nobody is told to have played since."""
    lead = _not_obeyed(heard) if procedure == RULES else None
    if lead is None:
        return {}
    words, who = str(lead["words"]), lead.get("who")
    found = {REQUIRED: Read(REQUIRED, True, words, True, WELL), ROLE: Read(ROLE, DEFENDING[0], words, True, WELL)}
    if who in SEATS:
        found[OFFENDER] = Read(OFFENDER, who, words, True, WELL)
    if any(heard.not_done(act) for act in _PLAYED):
        found |= {SINCE_REVOKE: Read(SINCE_REVOKE, NOTHING, words, True, WELL)}
        found |= {AFTER: Read(AFTER, False, words, True, WELL)}
    return found


def _not_obeyed(heard: Heard) -> Mapping[str, Any] | None:
    """A lead of another suit than the one required before it, by one who is told to have had that; else None."""
    text = heard.read
    if text is None or heard.told("void"):
        return None
    for lead in heard.done(_LEAD):
        led = str(lead.get("what", {}).get("suit") or str(lead.get("what", {}).get("card", "")))[:1]
        if not led or lead.get("who") in DECLARING or heard.declares(str(lead.get("who")), dummy=True):
            continue
        at = text.source.find(str(lead["words"]))
        if led in _named(text, at, _FORBIDS) and says_somewhere(text, _FILE, _OTHERS):
            return lead
        wanted = _required(heard, text, at) - {led}
        had = [one for one in heard.told("holds") if text.source.find(str(one["words"])) >= at]
        if any(one["value"].get("suit") in wanted for one in had):
            return lead
    return None


def _required(heard: Heard, text: Text, before: int) -> set[str]:
    """The suits that somebody is told to have required before a place."""
    called = [one for one in heard.done(_DESIGNATE) if text.source.find(str(one["words"])) < before]
    found = {str(one["what"]["suit"]) for one in called if (one.get("what") or {}).get("suit")}
    return found | _named(text, before, _WANTS)


def _named(text: Text, before: int, wish: str) -> set[str]:
    """The suits of which somebody is told to have wished that before a place."""
    found: set[str] = set()
    for clause in text.clauses:
        said = said_in(text, (clause.first, clause.last), _FILE, wish)
        if said is not None and text.words[clause.first].start < before:
            found.add(str(said.caught["suit"].value))
    return found
