"""A lead out of turn told behind a revoke, and what it says of the revoke.

A lead by the side that revoked establishes the revoke, legal or not (63A1), and has itself to be ruled (55, 56).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.asking.steps.who_played_on import ROLE, innocents_led
from bridge.table.findings import Irregularity
from understanding.asides import Aside, asides
from understanding.claimers import DECLARING
from understanding.features import SEATS
from understanding.hear import sounds_like
from understanding.heard import Heard
from understanding.parts import loudest
from understanding.rank import Choice
from understanding.times import says_somewhere

DEFINITION, CORRECTION, PENALTY_LEAD = "revoke_definition", "revoke_correction", "penalty_card_lead"
REVOKES = ("revoke_established", "revoke_correction", "revoke_rectification", DEFINITION)
REVOKE_IN_ALL, LEAD_IN_ALL = 0.02, 0.0005
"""The shares in the whole text from which a revoke, and a lead out of turn, may be told in it."""
REVOKE_IN_PART, LEAD_HEARD = 0.7, 0.56
"""How loud the revoke is in some part, and how probably the lead is heard in some part or in the whole: of 792 tellings
about calls and cards (strangers and rounds 5 to 12) 13 of the 16 that tell both have them, and two others.
"""
PLAINLY, HARDLY = 0.9, 0.1
"""How loud one side's lead is where the table shows the other side's, that is hardly heard: the table misread who."""

REVOKE, OUT_OF_TURN = "revoke", "out_of_turn"
"""What a table shows of a suit not followed; how an act was done that is told as done out of turn."""
_PLAYED = ("lead", "play")
LEADS_OUT_OF_TURN = ("lead_out_of_turn_opening", "lead_out_of_turn_defender", "lead_out_of_turn_declarer")
"""What a table shows of a lead out of turn face up."""


@dataclass(frozen=True, slots=True)
class Lead:
    """A lead out of turn told behind a revoke: its matter, what it sounds like by itself, and whether it is of the side
    that declares.
    """

    id: str
    sounds: tuple[str, ...]
    declares: bool

    @property
    def matter(self) -> Aside:
        """What is ruled of it."""
        return asides()[self.id]


BY_DEFENDER = Lead(
    "lead-by-defender",
    ("lead_out_of_turn_defender", "opening_lead_out_of_turn"),  # behind a revoke no lead is the opening lead
    declares=False,
)
BY_DECLARER = Lead("lead-by-declarer", ("lead_out_of_turn_declarer",), declares=True)
LEADS: Mapping[str, Lead] = {lead.id: lead for lead in (BY_DEFENDER, BY_DECLARER)}


def led_behind(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The revoke's procedure where a lead out of turn is told behind it, and that lead; None and None where none is.

    A defender's lead asks whether it has established the revoke.
    """
    best = choices[0] if choices else None
    revoke = next((choice for choice in choices if choice.name in REVOKES and choice.name != DEFINITION), None)
    paired = {name for lead in LEADS.values() for name in lead.sounds} | set(REVOKES)
    if best is None or revoke is None or best.name == DEFINITION or best.name not in paired:
        return None, None
    out = [event for event in heard.table["events"] if event["act"] in _PLAYED and OUT_OF_TURN in event.get("how", ())]
    made = {event["n"] for event in out if "status" not in event}
    if out and not made:  # the lead was only meant, alleged or denied: of the two the revoke is left
        return (revoke.name if any(item.what == "revoke" for item, _ in heard.shown) else None), None
    lead = _lead(heard, made)
    if lead is None:
        return None, None
    if not made and _put_right_before(heard):
        return heard.likeliest(CORRECTION, PENALTY_LEAD), None  # a lead behind it establishes nothing
    asked = lead is BY_DEFENDER and revoke.name == CORRECTION
    return "revoke_established" if asked else revoke.name, lead.matter


def _put_right_before(heard: Heard) -> bool:
    """Whether a card is told to have been put right before the only lead told."""
    mended, leads = heard.done("replace", "withdraw"), heard.done("lead")
    return bool(mended and len(leads) == 1) and mended[0]["n"] < leads[0]["n"]


TOO_EARLY = "led-too-early"
OF_DEFENDERS = frozenset({"two-penalty-cards", "dummy-asks"})
"""Matters that are only of a defender's revoke."""
TWELFTH, REVOKE_TRICK, LAST_BUT_ONE = "twelfth_trick", "revoke_trick", 12

TWO_LIE, ANOTHER_LIES = "two-penalty-cards", "other_penalty_cards"
"""The matter of two penalty cards of one hand, and the fact that tells the ruling of one that another lies there."""


def still_to_rule(second: Aside | None, facts: Mapping[str, Any], heard: Heard) -> Aside | None:
    """The second matter, unless it is a lead behind a revoke at trick twelve, where each has but the card that he led,
    or the one lead told is made in turn by the side that did not revoke, or by who won the trick, or before the revoke;
    or it is a penalty card, or a question to a defender, and declarer's side revoked; or two penalty cards, which the
    ruling says are major.
    """
    if second is not None and second.id == TWO_LIE and facts.get(ANOTHER_LIES) is True:
        return None
    if second is not None and second.id in OF_DEFENDERS and facts.get(ROLE) in DECLARING:
        return None
    role, leads = facts.get(ROLE), second is not None and second.id in (*LEADS, TOO_EARLY)
    if leads and not _out_of_turn(heard) and _in_turn(heard, str(role or "")):
        return second if second is not None and _in_haste(second, heard) else None
    last = facts.get(TWELFTH) is True or facts.get(REVOKE_TRICK) == LAST_BUT_ONE
    return None if last and second is not None and second.id in LEADS else second


def _in_turn(heard: Heard, role: str) -> bool:
    """Whether the lead told was made in turn: before the revoke, by the other side, or by who is told to have won; or
    is no more than a card called for from dummy.
    """
    by_others = bool(role and innocents_led(heard, role))
    return _led_before(heard) or by_others or _led_by_winner(heard) or _only_called_for(heard)


def _only_called_for(heard: Heard) -> bool:
    """Whether a card is only told to be called for, and no hand is spoken of (`he calls a diamond off dummy`)."""
    of_a_hand = heard.told("lead_in") or (heard.read is not None and says_somewhere(heard.read, "hands", "own"))
    return bool(heard.done("designate")) and not heard.done("lead") and not of_a_hand


def _in_haste(second: Aside, heard: Heard) -> bool:
    """Whether a defender who is told to have won led in turn, but before a choice (`led_in_haste`)."""
    return second.id == TOO_EARLY and bool(second.facts) and defender_won(heard)


def defender_won(heard: Heard) -> bool:
    """Whether one player is told to have won a trick, and he does not declare."""
    won = {heard.by_seat(str(one.get("who"))) for one in heard.told("won_trick") if one.get("holds") is not False}
    return len(won) == 1 and not any(who in DECLARING or heard.declares(who, dummy=True) for who in won)


def _led_by_winner(heard: Heard) -> bool:
    """Whether the one who led, the only one, is the only one told to have won a trick (`East won it and led on`)."""
    leads, won = heard.done("lead"), [one for one in heard.told("won_trick") if one.get("holds") is not False]
    players, winners = ({heard.by_seat(str(one.get("who"))) for one in rows} for rows in (leads, won))
    return len(leads) == 1 and len(winners) == 1 and players == winners and winners <= set(SEATS)


def _led_before(heard: Heard) -> bool:
    """Whether all leads told, of which there are some, stand before the card of the revoke that the table shows."""
    revoked = [item.n for item, _ in heard.shown if item.what == REVOKE and item.n is not None]
    leads = [event["n"] for event in heard.done("lead")]
    return bool(leads and revoked) and max(leads) < min(revoked)


def _out_of_turn(heard: Heard) -> bool:
    """Whether a lead or play is told as made out of turn."""
    return any(OUT_OF_TURN in event.get("how", ()) for event in heard.table["events"] if event["act"] in _PLAYED)


def _lead(heard: Heard, made: Collection[int]) -> Lead | None:
    """The lead out of turn that is told beside a revoke: in so many words (the acts `made` out of turn), or heard."""
    shares, text = dict(heard.ranked), heard.read
    whole = {lead.id: sum(shares.get(name, 0.0) for name in lead.sounds) for lead in LEADS.values()}
    may_be = [lead for lead in LEADS.values() if whole[lead.id] >= LEAD_IN_ALL]
    if text is None or not may_be or sum(shares.get(name, 0.0) for name in REVOKES) < REVOKE_IN_ALL:
        return None
    shown = _shown(heard, made)
    declares = {item.detail.get("declares") for item in shown}
    groups = [REVOKES, *(lead.sounds for lead in LEADS.values())]
    revoked, *led = loudest(text, groups, lambda part: sounds_like(part, text.language))
    loud = dict(zip(LEADS, led, strict=True))
    if len(declares) == 1 and (known := declares.pop()) is not None:
        lead, other = (BY_DECLARER, BY_DEFENDER) if known else (BY_DEFENDER, BY_DECLARER)
        return other if loud[other.id] >= PLAINLY and loud[lead.id] <= HARDLY else lead
    chances = {lead.id: 1 - (1 - loud[lead.id]) * (1 - whole[lead.id]) for lead in may_be}
    lead = _by_declarer(heard, may_be) or max(may_be, key=lambda one: chances[one.id])
    heard_so = revoked >= REVOKE_IN_PART and max(chances.values()) >= LEAD_HEARD
    return lead if shown or heard_so else None


def _by_declarer(heard: Heard, may_be: Sequence[Lead]) -> Lead | None:
    """Declarer's lead, where the card told last is a lead said to be his, or from dummy: it comes behind the revoke."""
    cards = heard.done(*_PLAYED)
    last = cards[-1] if cards and cards[-1]["act"] == "lead" else {}
    his = last.get("who") in DECLARING or "from_dummy" in last.get("how", ())
    return BY_DECLARER if his and BY_DECLARER in may_be else None


def _shown(heard: Heard, made: Collection[int]) -> list[Irregularity]:
    """The leads out of turn that the table shows among the acts so told: a card that begins no trick is none (57)."""
    return [item for item, _ in heard.shown if item.what in LEADS_OUT_OF_TURN and item.n in made]
