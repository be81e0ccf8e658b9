"""A second matter that a story tells beside the first: what the one says of the other, and how it is said.

Only where the law ties the two together, since what is heard in a part of a story is often no matter of its own. A lead
out of turn behind a revoke is such a pair: a lead by the side that revoked establishes the revoke, legal or not (63A1),
and has itself to be ruled (55, 56).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.answering.spoken import Line
from app.messages import message
from corpus.model import Language
from understanding.hear import sounds_like
from understanding.heard import Heard
from understanding.parts import loudest
from understanding.rank import Choice

REVOKES = ("revoke_established", "revoke_correction", "revoke_rectification", "revoke_definition")
REVOKE_IN_ALL, LEAD_IN_ALL = 0.05, 0.0005
"""The shares in the whole text from which a revoke, and a lead out of turn, may be told in it."""
REVOKE_IN_PART, LEAD_HEARD = 0.7, 0.56
"""How loud the revoke is in some part, and how probably the lead is heard in some part or in the whole: of 792 tellings
about calls and cards (strangers and rounds 5 to 12) 13 of the 16 that tell both have them, and two others.
"""

OUT_OF_TURN = "out_of_turn"
"""How an act was done that is told as done out of turn."""


@dataclass(frozen=True, slots=True)
class Second:
    """A lead out of turn told behind a revoke: its procedure, what it sounds like by itself, its laws and message."""

    name: str
    sounds: tuple[str, ...]
    laws: tuple[str, ...]
    message: str

    def line(self, language: Language) -> Line:
        """What is ruled of it, in one sentence."""
        return Line(message(language, self.message), self.laws)


BY_DEFENDER = Second(
    "lead_out_of_turn_defender",
    ("lead_out_of_turn_defender", "opening_lead_out_of_turn"),  # behind a revoke no lead is the opening lead
    ("56",),
    "answer.second_lead_defender",
)
BY_DECLARER = Second(
    "lead_out_of_turn_declarer", ("lead_out_of_turn_declarer",), ("55",), "answer.second_lead_declarer"
)
_LEADS = (BY_DEFENDER, BY_DECLARER)


def second_of(choices: Sequence[Choice], heard: Heard) -> tuple[list[Choice], Second | None]:
    """The choices with the revoke first where a lead out of turn is told behind it, and that lead; else as they are,
    and None.

    A defender's lead asks whether it has established the revoke.
    """
    best = choices[0] if choices else None
    revoke = next((choice for choice in choices if choice.name in REVOKES), None)
    paired = {name for lead in _LEADS for name in lead.sounds} | set(REVOKES)
    if best is None or revoke is None or revoke.name == "revoke_definition" or best.name not in paired:
        return list(choices), None
    lead = _lead(heard)
    if lead is None:
        return list(choices), None
    asked = lead is BY_DEFENDER and revoke.name == "revoke_correction"
    rules = "revoke_established" if asked else revoke.name
    first = next((choice for choice in choices if choice.name == rules), replace(revoke, name=rules))
    return [replace(first, p=max(best.p, first.p)), *(one for one in choices if one.name != rules)], lead


def told_by(second: Second) -> dict[str, Any]:
    """What the lead tells the revoke: a defender has played to the next trick, which establishes a defender's revoke.

    Declarer's revoke was never told with a defender's lead out of turn behind it.
    """
    return {"since_revoke": "played_to_next_trick"} if second is BY_DEFENDER else {}


def _lead(heard: Heard) -> Second | None:
    """The lead out of turn that is told beside a revoke: in so many words, or heard."""
    shares, text = dict(heard.ranked), heard.read
    whole = {lead: sum(shares.get(name, 0.0) for name in lead.sounds) for lead in _LEADS}
    may_be = [lead for lead in _LEADS if whole[lead] >= LEAD_IN_ALL]
    if text is None or not may_be or sum(shares.get(name, 0.0) for name in REVOKES) < REVOKE_IN_ALL:
        return None
    groups = [REVOKES, *(lead.sounds for lead in may_be)]
    revoked, *led = loudest(text, groups, lambda part: sounds_like(part, text.language))
    loud, lead = max(zip(led, may_be, strict=True), key=lambda row: row[0])
    if any(event["act"] in ("lead", "play") and OUT_OF_TURN in event.get("how", ()) for event in heard.table["events"]):
        return lead
    told = 1 - (1 - loud) * (1 - whole[lead])
    return lead if revoked >= REVOKE_IN_PART and told >= LEAD_HEARD else None
