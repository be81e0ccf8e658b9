"""Whose card came too soon (Law 57), by who is told to have put it down: declarer's own is played (57C3).

A card put down before an opponent had played sounds like a defender's, since only theirs cost anything; and of a lead
to the next trick before partner had played the words name both. The table knows who put which card down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.partner_led import AT_RHO_TURN, PROCEDURE, put_by_declarer
from app.asking.steps.partner_played import BOTH_HANDS
from bridge.seats import Seat
from understanding.clauses import Text
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice, put_first

OURS, WHEN, OFFENDER, CARD = "by_declaring_side", "premature", "offender", "card"
NEXT_TRICK, BEFORE_PARTNER = "lead_to_next_trick", "before_partner"
SOUNDS = frozenset({"dummy_wrong_card", "revoke_correction", "lead_out_of_turn_declarer"})
"""What such a story sounds like as well."""
WELL = 0.9
"""How probable is what follows from who put the card down."""
_LEAD, _PLAY, _DUMMY, _FROM_HAND, _DECLARER = "lead", "play", "dummy", "from_hand", "declarer"


def own_card_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the card that came too soon, where declarer put his own down before the hand between dummy
    and him had played.
    """
    best = choices[0] if choices else None
    if best is None or best.name not in SOUNDS or not _before_the_hand_between(heard):
        return list(choices)
    return put_first(choices, PROCEDURE)


def _before_the_hand_between(heard: Heard) -> bool:
    """Whether a defender led, dummy played, declarer played from hand, and the leader's partner is told not to have."""
    text, leader, dummys = heard.read, "", False
    for one in heard.done():
        who = str(one.get("who"))
        if one["act"] == _LEAD and who in SEATS:
            leader, dummys = who, False
        elif one["act"] == _PLAY and leader and who == _DUMMY:
            dummys = True
        elif one["act"] == _PLAY and dummys and (who == _DECLARER or _FROM_HAND in one.get("how", ())):
            between = str(Seat(leader).partner.value)
            undone = any(row.get("who") == between for act in (_PLAY, _LEAD) for row in heard.not_done(act))
            return text is not None and (undone or _until(text, between))
    return False


def _until(text: Text, seat: str) -> bool:
    """Whether a clause tells what was before somebody in a seat did something."""
    until = text.book.words["until"]
    return any(
        text.words[one.first].folded in until and any(named.value == seat for named in text.within(one, "who"))
        for one in text.clauses
    )


def by_who_put_it(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the card was declarer's own, with who erred left open; and the seat that led to the next trick too soon."""
    if procedure != PROCEDURE:
        return {}
    when, made = rows.get(WHEN), put_by_declarer(heard, rows.get(CARD))
    if made is not None:
        erred = {
            fact: replace(row, sure=False) for fact in (OFFENDER, BOTH_HANDS) if (row := rows.get(fact)) is not None
        }
        own = Read(OURS, True, str(made["words"]), True, WELL)
        early = when is not None and when.value == BEFORE_PARTNER  # what only a defender does
        return erred | {OURS: own} | ({WHEN: replace(own, fact=WHEN, value=AT_RHO_TURN)} if early else {})
    if when is None or when.value != NEXT_TRICK:
        return {}
    leads = [one for one in heard.done(_LEAD) if one.get("who") in SEATS]
    if len(leads) != 1 or heard.declares(str(leads[0]["who"]), dummy=True):
        return {}
    return {OFFENDER: Read(OFFENDER, leads[0]["who"], str(leads[0]["words"]), True, WELL)}
