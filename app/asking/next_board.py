"""Whose call on the next board is told where a revoke was noticed there: only the innocent side's ends the time (64B4).

That the board had begun is heard in the words whoever called; that the offender or his partner did tells nothing of the
other side, and whether it had called is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from understanding.claimers import THEIRS, called_by, sides_called
from understanding.facts import TOLD, chances_of
from understanding.heard import Heard

WHEN, LATE, IN_TIME = "attention_first_drawn", "raised_late", "raised_in_time"
BY_CALL, AFTER_ROUND = "after_next_board_call", "after_round"
OF_WHOM = ("offender", "offender_role", "dealer")
"""Facts by which it is known whose side called."""
WELL = 0.8
"""How probable it is that it was raised late where the offender's side is told to have called on the next board."""
FAINT = 0.09
"""The chance from which a text that tells such a call is one of the next board."""


def by_caller(heard: Heard, name: str, rows: Mapping[str, Read], given: Mapping[str, Any]) -> dict[str, Read]:
    """What calls of the offender's side alone tell of the time: that it was raised late, and not whether in time; so
    does what is half heard of it.
    """
    from rulings import registry

    if not {WHEN, LATE, IN_TIME} <= registry.get(name).fields.keys():
        return {}
    told = {fact: row.value for fact, row in rows.items() if row.sure}
    chances = chances_of(heard, name)
    late = chances.get(WHEN, {}).get(BY_CALL, 0.0) + chances.get(LATE, {}).get("true", 0.0)
    settled = told.get(IN_TIME) is True and rows[IN_TIME].p >= WELL
    if settled or late < FAINT or told.get(WHEN) not in (None, "in_time", BY_CALL):
        return {}
    known = told | dict(given)
    by_others = late >= TOLD and told.get(WHEN) is None and WHEN not in given
    if by_others and THEIRS in sides_called(heard, *(known.get(fact) for fact in OF_WHOM)):
        return {WHEN: Read(WHEN, BY_CALL, heard.text, True, WELL)}
    if not of_the_offenders(heard, known):
        return {} if LATE in given or IN_TIME in given else _half_late(rows, chances, heard.text)
    found = {LATE: Read(LATE, True, heard.text, True, WELL)}
    return found | {fact: replace(rows[fact], sure=False, p=TOLD) for fact in (WHEN, IN_TIME) if fact in rows}


def _half_late(rows: Mapping[str, Read], chances: Mapping[str, Mapping[str, float]], words: str) -> dict[str, Read]:
    """Where it is half heard that the next board had begun, so that the time is asked: both ways are said (64B4).

    Not where the round is rather heard to have ended (64B5).
    """
    when, told = chances.get(WHEN, {}), rows.get(WHEN)
    late = when.get(BY_CALL, 0.0) + chances.get(LATE, {}).get("true", 0.0)
    denied = LATE in rows and rows[LATE].value is False
    if told is None or told.sure or denied or late < max(FAINT, when.get(AFTER_ROUND, 0.0)):
        return {}
    in_time = replace(told, fact=IN_TIME, value=True, p=TOLD)
    return {LATE: Read(LATE, True, words, True, WELL), IN_TIME: in_time}


def still_late(before: Sequence[Read], after: list[Read]) -> list[Read]:
    """The rows behind a second look: that it was raised late, told and then doubted, is not presumed to be in time.

    Whether it was is asked, and both ways are said.
    """
    late = next((row for row in before if row.fact == WHEN and row.sure and row.value == BY_CALL), None)
    if late is None or not any(row.fact == WHEN and not row.sure for row in after):
        return after
    others = [row for row in after if row.fact not in (LATE, IN_TIME)]
    return [*others, Read(LATE, True, late.words, True, WELL), Read(IN_TIME, True, late.words, False, TOLD)]


def not_by_offender(
    heard: Heard, said: dict[str, Any], known: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, None]]:
    """What a further text tells a case where the only calls it tells of are the offender's side's, and what of the
    case it takes away: what was said of the time before.
    """
    if said.get(WHEN) != BY_CALL or not of_the_offenders(heard, {**known, **said}):
        return said, {}
    told = {fact: value for fact, value in said.items() if fact not in (WHEN, IN_TIME)}
    return {**told, LATE: True}, {fact: None for fact in (WHEN, IN_TIME) if known.get(fact) is not None}


def of_the_offenders(heard: Heard, told: Mapping[str, Any]) -> bool:
    """Whether all calls told behind the play are of the side that revoked."""
    return called_by(heard, *(told.get(fact) for fact in OF_WHOM)) == "own"
