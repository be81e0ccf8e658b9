"""A second matter that a story tells beside the first: what the one says of the other, and how it is said.

Only where the law ties the two together, since what is heard in a part of a story is often no matter of its own. A lead
out of turn behind a revoke is such a pair: a lead by the side that revoked establishes the revoke, legal or not (63A1),
and has itself to be ruled (55, 56).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from app.answering.spoken import Line
from app.messages import message
from bridge.table.findings import Irregularity
from corpus.model import Language
from understanding.claimers import DECLARING
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
_PLAYED = ("lead", "play")
LEADS_OUT_OF_TURN = ("lead_out_of_turn_opening", "lead_out_of_turn_defender", "lead_out_of_turn_declarer")
"""What a table shows of a lead out of turn face up."""


@dataclass(frozen=True, slots=True)
class Second:
    """A lead out of turn told behind a revoke: its procedure, what it sounds like by itself, its laws and message, and
    whether it is of the side that declares.
    """

    name: str
    sounds: tuple[str, ...]
    laws: tuple[str, ...]
    message: str
    declares: bool

    def line(self, language: Language) -> Line:
        """What is ruled of it, in one sentence."""
        return Line(message(language, self.message), self.laws)


BY_DEFENDER = Second(
    "lead_out_of_turn_defender",
    ("lead_out_of_turn_defender", "opening_lead_out_of_turn"),  # behind a revoke no lead is the opening lead
    ("56",),
    "answer.second_lead_defender",
    declares=False,
)
BY_DECLARER = Second(
    "lead_out_of_turn_declarer",
    ("lead_out_of_turn_declarer",),
    ("55",),
    "answer.second_lead_declarer",
    declares=True,
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
    out = [event for event in heard.table["events"] if event["act"] in _PLAYED and OUT_OF_TURN in event.get("how", ())]
    made = {event["n"] for event in out if "status" not in event}
    if out and not made:  # the lead was only meant, alleged or denied: of the two the revoke is left
        shown = any(item.what == "revoke" for item, _ in heard.shown)
        others = [choice for choice in choices if choice is not revoke]
        return ([replace(revoke, p=max(best.p, revoke.p)), *others] if shown else list(choices)), None
    lead = _lead(heard, made)
    if lead is None:
        return list(choices), None
    asked = lead is BY_DEFENDER and revoke.name == "revoke_correction"
    rules = "revoke_established" if asked else revoke.name
    first = next((choice for choice in choices if choice.name == rules), replace(revoke, name=rules))
    return [replace(first, p=max(best.p, first.p)), *(one for one in choices if one.name != rules)], lead


def _lead(heard: Heard, made: Collection[int]) -> Second | None:
    """The lead out of turn that is told beside a revoke: in so many words (the acts `made` out of turn), or heard."""
    shares, text = dict(heard.ranked), heard.read
    whole = {lead: sum(shares.get(name, 0.0) for name in lead.sounds) for lead in _LEADS}
    may_be = [lead for lead in _LEADS if whole[lead] >= LEAD_IN_ALL]
    if text is None or not may_be or sum(shares.get(name, 0.0) for name in REVOKES) < REVOKE_IN_ALL:
        return None
    shown = _shown(heard, made)
    declares = {item.detail.get("declares") for item in shown}
    if len(declares) == 1 and (known := declares.pop()) is not None:
        return BY_DECLARER if known else BY_DEFENDER
    groups = [REVOKES, *(lead.sounds for lead in may_be)]
    revoked, *led = loudest(text, groups, lambda part: sounds_like(part, text.language))
    chances = {lead: 1 - (1 - loud) * (1 - whole[lead]) for loud, lead in zip(led, may_be, strict=True)}
    lead = _by_declarer(heard, may_be) or max(chances, key=lambda one: chances[one])
    heard_so = revoked >= REVOKE_IN_PART and max(chances.values()) >= LEAD_HEARD
    return lead if shown or heard_so else None


def _by_declarer(heard: Heard, may_be: Sequence[Second]) -> Second | None:
    """Declarer's lead, where the card told last is a lead said to be his, or from dummy: it comes behind the revoke."""
    cards = [event for event in heard.table["events"] if event["act"] in _PLAYED and "status" not in event]
    last = cards[-1] if cards and cards[-1]["act"] == "lead" else {}
    his = last.get("who") in DECLARING or "from_dummy" in last.get("how", ())
    return BY_DECLARER if his and BY_DECLARER in may_be else None


def _shown(heard: Heard, made: Collection[int]) -> list[Irregularity]:
    """The leads out of turn that the table shows among the acts so told: a card that begins no trick is none (57)."""
    return [item for item, _ in heard.shown if item.what in LEADS_OUT_OF_TURN and item.n in made]
