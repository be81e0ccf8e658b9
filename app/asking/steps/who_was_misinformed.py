"""Who was misinformed is an opponent of the one who explained or did not alert (Law 21B1a).

The seat of who erred is heard in the words, that of the misinformed from the replay: where the two are told on one
side, the one who acted on the other side is meant, and who has called since is asked: it was told of another player.
Who is told to have been given a wrong explanation is the misinformed one, and who is heard on his side did not give it.
Where the teller, whose seat is not told, wanted another call, it is nobody whom he names by a seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from bridge.seats import Seat
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.misinformed import giver_of, receiver

PROCEDURE, OFFENDER, MISINFORMED = "misinformation", "offender", "misinformed"
OF_ANOTHER = ("partner_called_since", "lho_called_since")
"""What is told of the misinformed player's neighbours."""
WRONG = {"explanation_kind": "wrong", "finding_explanation_correct": False}
"""What is told where somebody was misinformed, and nobody only says so."""
WELL = 0.8
"""How probable it is that the only one who called on the other side is meant."""
_ASKER, _CALL, _INTENDED = "asker", "call", "intended"


def by_other_side(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The misinformed player, where he is read as of the offender's own side."""
    erred, told = rows.get(OFFENDER), rows.get(MISINFORMED)
    if procedure == PROCEDURE and (given := _given(heard, erred, rows)):
        return given
    if procedure == PROCEDURE and told is not None and _is_not_the_teller(heard, str(told.value)):
        return {MISINFORMED: replace(told, sure=False, p=TOLD)}
    if procedure != PROCEDURE or erred is None or told is None or not (erred.sure and told.sure):
        return {}
    if erred.value not in SEATS or told.value not in SEATS:
        return {}
    side = Seat(erred.value).side
    if Seat(told.value).side is not side:
        return {}
    found = {fact: replace(rows[fact], sure=False, p=TOLD) for fact in OF_ANOTHER if fact in rows}
    acted = [one for one in heard.table["events"] if one["act"] == _CALL]
    seats = {heard.asker if one.get("who") == _ASKER else str(one.get("who")) for one in acted}
    others = sorted(one for one in seats if one in SEATS and Seat(one).side is not side)
    if len(others) != 1:
        return found | {MISINFORMED: replace(told, sure=False, p=TOLD)}
    return found | {MISINFORMED: Read(MISINFORMED, others[0], heard.text, True, WELL)}


def _is_not_the_teller(heard: Heard, seat: str) -> bool:
    """Whether the teller, whose seat is not told, wanted another call, and a player whom he names by a seat is read."""
    wanted = {str(one.get("who")) for one in heard.told(_INTENDED) if _CALL in one.get("value", {})}
    named = {str(one.get("who")) for one in heard.done(_CALL)}
    return heard.asker is None and wanted == {_ASKER} and seat in named


def _given(heard: Heard, erred: Read | None, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The misinformed player and the offender, where it is told who was given the explanation; else empty."""
    found = receiver(heard.read) if heard.read is not None else None
    seat = heard.by_seat(found[0]) if found is not None else ""
    if heard.read is None or seat not in SEATS:
        return {}
    giver = giver_of(heard.read)
    given = {MISINFORMED: Read(MISINFORMED, seat, heard.text, True, WELL)}
    said = [one for one in heard.read.clauses if one.sentence == heard.read.sentence_at(found[1][0])] if found else []
    if not any(heard.read.has(one, "claim") for one in said):
        given |= {fact: Read(fact, value, heard.text, True, WELL) for fact, value in WRONG.items() if fact not in rows}
    if giver and Seat(giver).side is not Seat(seat).side:
        given[OFFENDER] = Read(OFFENDER, giver, heard.text, True, WELL)
    elif erred is not None and erred.value in SEATS and Seat(erred.value).side is Seat(seat).side:
        given[OFFENDER] = replace(erred, sure=False, p=TOLD)
    return given
