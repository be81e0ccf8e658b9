"""Matches of teams that take more than one step: a round drawn, boards not played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.scoring.scales import own_points
from corpus.errors import BadInput
from rulings.scoring import typed
from rulings.scoring.calculation import Calculation
from rulings.scoring.pairing import anti_danish, cup_final, danish, first_round, last_round_order, swiss
from rulings.scoring.team_match import enough_boards, unplayed_boards


def drawn_round(
    method: str,
    teams: Sequence[str],
    met: Sequence[str] = (),
    sat_out: Sequence[str] = (),
    triangle: bool = False,
    leader_out: bool = False,
) -> Calculation[Any]:
    """The pairings of a round; `met` names pairs of teams as `A:B`. Raises BadInput."""
    known = typed.one_of(method, "danish", "swiss", "seeded", "anti-danish", "cup-final")
    pairs = [frozenset(text.split(":")) for text in met]
    if any(len(pair) != 2 or not pair <= set(teams) for pair in pairs):
        raise BadInput("Teams that have met are written A:B, each of them among the teams of the draw.")
    order = tuple(teams)
    head: Calculation[tuple[str, ...]] | None = last_round_order(order) if leader_out else None
    order = head.value if head else order
    match known:
        case "danish":
            found = danish(order, sat_out, triangle)
        case "swiss":
            found = swiss(order, pairs, sat_out, triangle)
        case "seeded":
            found = first_round(order, sat_out, triangle)
        case "anti-danish":
            found = anti_danish(order, pairs)
        case _:
            found = cup_final(order)
    return Calculation(found.value, (*(head.steps if head else ()), *found.steps), found.notes)


def unplayed_match(
    result: str, boards: int, played: int, fault: str, scale: str, scale_file: Path | None = None
) -> Calculation[Any]:
    """IMPs, and victory points where the scale has them, of a match with boards not played; raises BadInput."""
    known = typed.one_of(scale, "wbf2013", "wbf2013-discrete", "old25", "imps")
    who = {"partly": "one_partly"}.get(fault, typed.one_of(fault, "one", "partly", "both", "none"))
    (imps,) = typed.scores([result])
    enough = enough_boards(played, boards)
    if not enough.value:
        return Calculation("invalid", enough.steps)
    found = unplayed_boards(imps, boards - played, who, knockout=known == "imps")
    value = {"imps": [found.value.innocent, found.value.offender]}
    steps, notes = [*enough.steps, *found.steps], list(found.notes)
    if known != "imps":
        sides = [own_points(int(margin), boards, known, scale_file) for margin in value["imps"]]
        value["vp"] = [side.value for side in sides]
        for side in sides:
            steps += side.steps
            notes += [note for note in side.notes if note not in notes]
    return Calculation(value, tuple(steps), tuple(notes))
