"""A trick that declarer turned the wrong way, and dummy who says so: any player may, for a while (Law 65B3, not 43A1).

It sounds like dummy drawing attention to an irregularity, and the one whose trick it is like the one who speaks of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from understanding.facts import chances_of
from understanding.heard import Heard
from understanding.rank import Choice, put_first

PROCEDURE, SOUNDS, PLAYER = "inspect_tricks", "dummy_rights", "player"
REQUEST, DUMMY = ("request", "point_out_direction"), (PLAYER, "dummy")
SURELY, WELL, MAY_BE = 0.95, 0.85, 0.01
"""The chances from which it is told what is pointed out, and that dummy does; the share of it in the whole text."""


def turned_wrong_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first what may be said of a trick turned the wrong way, where dummy says no more than that."""
    best = choices[0] if choices else None
    may_be = dict(heard.ranked).get(PROCEDURE, 0.0) >= MAY_BE
    told = best is not None and best.name == SOUNDS and may_be and _pointed_out(heard)
    return put_first(choices, PROCEDURE) if told else list(choices)


def by_who_points_out(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That dummy is who points it out, whoever else is named."""
    if procedure != PROCEDURE or not _pointed_out(heard):
        return {}
    return {PLAYER: Read(PLAYER, DUMMY[1], heard.text, True, WELL)}


def _pointed_out(heard: Heard) -> bool:
    """Whether dummy is heard to point out a trick turned the wrong way."""
    chances = chances_of(heard, PROCEDURE)
    (fact, value), (who, dummy) = REQUEST, DUMMY
    return chances.get(fact, {}).get(value, 0.0) >= SURELY and chances.get(who, {}).get(dummy, 0.0) >= WELL
