"""Calls behind one out of turn, told in a further line: each is that of the player who makes it (Laws 30-32).

`Sorry, South bid a spade and West passed over it`: the right-hand opponent's call and what the offender called then, in
the place of what an earlier line told of them; and what partner would like to bid is neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.answering.documents import AnswerDocument, case_of
from app.wizard.put_right import FollowUp
from app.wizard.together import joined, texts
from bridge.seats import Seat
from rulings import registry
from understanding.features import SEATS
from understanding.hear import hear
from understanding.heard import Heard

CALL, ACTION, REPLACEMENT, TURN = "rho_call", "rho_action", "replacement", "whose_turn"
PASSES, ACTS, ON, ASKED = "pass", "bid_or_double", "continued", "asked"
_CALL, _PASS, _RHO = "call", "P", "rho"


def by_caller(found: FollowUp, text: str, previous: AnswerDocument) -> FollowUp:
    """What a line that tells calls does, each call by its caller; as it is where the case has no call out of turn at
    the right-hand opponent's turn, or the line names no seat that called.
    """
    case = case_of(previous)
    erred, fields = str(case["ruling"]["people"].get("offender")), registry.get(case["name"]).fields
    if found.procedure or CALL not in fields or erred not in SEATS or case["facts"].get(TURN) != _RHO:
        return found
    made, others = _calls(hear(text, found.language), previous)
    rho, facts = Seat(erred).rho.value, dict(found.facts)
    asked = others.get(ASKED, set())
    named = {*made, *others.get("", ())}
    for fact, seat, seats in ((CALL, rho, named | asked), (ACTION, rho, named | asked), (REPLACEMENT, erred, named)):
        if (named or asked) and seat not in seats:
            facts.pop(fact, None)
    if rho in made:
        facts |= {CALL: made[rho], ACTION: PASSES if made[rho] == _PASS else ACTS}
    acted = rho in made or any(case["facts"].get(fact) is not None for fact in (CALL, ACTION))
    if acted and erred in made and REPLACEMENT in fields:
        facts[REPLACEMENT] = made[erred]
    if facts == found.facts:
        return found
    asks = not facts and text.rstrip().endswith("?")
    return replace(found, facts=facts, kind=ASKED if asks else ON if facts else found.kind)


def _calls(alone: Heard, previous: AnswerDocument) -> tuple[Mapping[str, str], Mapping[str, set[str]]]:
    """The last call that each seat is told to have made; the seats whose call is only asked about, or not made."""
    text = alone.read
    told = [one for one in alone.table["events"] if one["act"] == _CALL and one.get("what", {}).get(_CALL)]
    if text is None or not told:
        return {}, {}
    seated = alone.asker is not None or all(str(one.get("who")) in SEATS for one in told)
    heard = alone if seated else hear(joined(texts(previous)), text.language)
    made: dict[str, str] = {}
    others: dict[str, set[str]] = {}
    for one in told:
        seat, asked = heard.by_seat(str(one.get("who"))), all(part.question for part in text.where(str(one["words"])))
        if seat in SEATS and "status" not in one and not asked:
            made[seat] = str(one["what"][_CALL])
        elif seat in SEATS:
            others.setdefault(ASKED if asked else "", set()).add(seat)
    return made, others
