"""Which defender has played to a lead from declarer's wrong hand (Law 53): the one on the left of the hand that led.

Who played is told by a seat, or by his side of the table, and which hand led by its name. Together they tell whether
the next player has accepted the lead (53A) or the other one has played too soon (53C); no word tells it as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.asking.facts import Read
from app.asking.steps.card_behind import NONE, by_second_card, from_the_other
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.persons import Fit, fits, persons
from understanding.rank import Choice, put_first, swapped
from understanding.times import in_last_trick

PROCEDURE, AFTER, FROM = "lead_out_of_turn_declarer", "play_after_lead", "led_from"
PREMATURE, MAY_BE = "premature_play", 0.1
"""What a card behind the lead sounds like, and the share from which declarer's lead may be told before it."""
BEFORE_A_RULING = "play_after_irregularity"
"""What a card of his partner's behind the lead sounds like as well."""
SHOWN = 0.02
"""The same where the table shows that lead."""
NEXT, OTHER = "next_defender", "other_defender"
BY_DEFENDER, NEXT_PLAYED, PARTNER_PLAYED = "lead_out_of_turn_defender", "next_player", "offender_partner"
THIRTEENTH, OUT_OF_TURN, _NOBODY = "thirteenth_trick", "out_of_turn", "none"
WELL = 0.9
"""How probable is what follows from who sits where."""
_TURNS = {1: NEXT, 3: OTHER}
"""How many places clockwise from the hand that led one sits -> who he is."""
_LED, _PLAYED = "lead", "play"
_OUT_OF = {"from_hand": DECLARING[0], "from_dummy": DECLARING[1]}
"""How a lead was made that says which hand it came from."""
_REFUSED = ("withdraw", "object")


def by_last_trick(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a lead was out of turn in the last trick, where it is taken back whoever has played to it (53A)."""
    words = in_last_trick(heard.read) if procedure in (PROCEDURE, BY_DEFENDER) and heard.read is not None else ""
    return {THIRTEENTH: Read(THIRTEENTH, True, words, True, WELL)} if words and THIRTEENTH not in rows else {}


def by_partner_to_lead(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the partner of the defender who led out of turn has played to his lead (60C), or the next player (53A)."""
    if procedure != BY_DEFENDER or heard.read is None:
        return {}
    lead, played = played_behind(heard)
    told = rows.get(AFTER)
    if lead is None or played is None or lead["act"] != _LED or OUT_OF_TURN not in lead.get("how", ()):
        return {}
    if told is not None and told.value not in (_NOBODY, PARTNER_PLAYED, NEXT_PLAYED):
        return {}
    turns = {
        _turns(fit, str(lead.get("who")), str(played.get("who")))
        for fit in fits(heard, heard.read, persons(heard.read), True)
    }
    found = {1: NEXT_PLAYED, 2: PARTNER_PLAYED}.get(turns.pop() or 0) if len(turns) == 1 else None
    return {AFTER: Read(AFTER, found, str(played["words"]), True, WELL)} if found else {}


def _turns(fit: Fit, leader: str, player: str) -> int | None:
    """How many places clockwise from the leader a player sits."""
    led, at = fit.sits(leader), fit.sits(player)
    return None if led is None or at is None else (at - led) % 4


def by_next_to_play(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Which defender has played to declarer's lead out of turn; empty where that is not told."""
    if procedure != PROCEDURE or heard.read is None:
        return {}
    lead, played = played_behind(heard)
    refused = by_second_card(heard, procedure, rows).get(AFTER)
    if lead is None or played is None or (refused is not None and refused.sure and refused.value == NONE):
        return {}
    source = {**rows, **from_the_other(rows)}.get(FROM)
    hands = [hand for sign, hand in _OUT_OF.items() if sign in lead.get("how", ())]
    if len(hands) == 1:
        source = Read(FROM, hands[0], str(lead["words"]), True, WELL)
    if source is None or not source.sure:
        return {}
    found = defender_beside(heard, heard.read, str(played.get("who")), str(source.value))
    if found is None:
        return {}
    return {FROM: source, AFTER: Read(AFTER, found, str(played["words"]), True, WELL)}


def defender_beside(heard: Heard, text: Text, who: str, led_from: str) -> str | None:
    """Which defender somebody is, as seen from the hand that led; None where the seats do not tell it in every way."""
    ways = [fit for fit in fits(heard, text, persons(text), True) if fit.declarer is not None]
    found = {_beside(fit, who, led_from) for fit in ways}
    return found.pop() if len(found) == 1 else None


def _beside(fit: Fit, who: str, led_from: str) -> str | None:
    at = fit.sits(who)
    if at is None or fit.declarer is None:
        return None
    hand = fit.declarer + (2 if led_from == DECLARING[1] else 0)
    return _TURNS.get((at - hand) % 4)


def played_behind(heard: Heard) -> tuple[Mapping[str, Any] | None, Mapping[str, Any] | None]:
    """The lead told by declarer's side, and the first card told as played behind it; none where it was taken back."""
    lead: Mapping[str, Any] | None = None
    for event in heard.table["events"]:
        if "status" in event:
            continue
        if lead is not None and event["act"] in (_LED, *_REFUSED):
            return lead, None
        if lead is not None and event["act"] == _PLAYED:
            return lead, event
        if event["act"] == _LED or (event["act"] == _PLAYED and not _OUT_OF.keys().isdisjoint(event.get("how", ()))):
            lead = event
    return lead, None


def wrong_hand_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; where declarer's lead out of turn is told before a defender's card, that lead rules: of the card
    alone it would be said that it was too soon, and not whether the lead stands (53A, 53C).
    """
    best = choices[0] if choices else None
    if best is not None and best.name in (PREMATURE, BEFORE_A_RULING) and _partner_played(heard):
        return put_first(choices, BY_DEFENDER)
    first = next((choice for choice in choices if choice.name == PROCEDURE), None)
    if best is None or first is None or best.name != PREMATURE or heard.read is None:
        return list(choices)
    least = SHOWN if PROCEDURE in {name for _, name in heard.shown} else MAY_BE
    told = dict(heard.ranked).get(PROCEDURE, 0.0) >= least
    played = played_behind(heard)[1] if told else None
    if _played_to_stray_call(heard):
        return swapped(choices, PROCEDURE)
    if played is None or defender_beside(heard, heard.read, str(played.get("who")), DECLARING[0]) is None:
        return list(choices)
    return swapped(choices, PROCEDURE)


def _played_to_stray_call(heard: Heard) -> bool:
    """Whether declarer called a suit from the hand that is told not to be on lead, and one defender's card is named
    behind it.
    """
    called = next(iter(heard.done(_LED, "designate", _PLAYED)), None)
    due = {row.get("value") or row.get("who") for row in heard.told("lead_in")}
    hands = [_OUT_OF[how] for how in (called or {}).get("how", ()) if how in _OUT_OF]
    if called is None or len(hands) != 1 or len(due) != 1 or hands[0] in due or not due <= set(DECLARING):
        return False
    given = {FROM: hands[0], AFTER: NONE}
    rows = {fact: Read(fact, value, str(called["words"]), True, WELL) for fact, value in given.items()}
    found = by_second_card(heard, PROCEDURE, rows).get(AFTER)
    return found is not None and found.sure and found.value in (NEXT, OTHER)


def _partner_played(heard: Heard) -> bool:
    """Whether the partner of a defender who is told to have led out of turn played to that lead."""
    found = by_partner_to_lead(heard, BY_DEFENDER, {}).get(AFTER)
    return found is not None and found.value == PARTNER_PLAYED
