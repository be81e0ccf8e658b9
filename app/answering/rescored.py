"""The score with the tricks that a ruling transfers, where the result without them is told and a score is asked for."""

from __future__ import annotations

from dataclasses import replace

from app.answering.scored import ALL, BOOK, OTHER, scored
from app.answering.spoken import Line
from bridge.seats import SEATS
from corpus.model import Language
from rulings.engine.ruling_document import Facts, RulingDocument
from understanding.scores import PlayedContract, ScoreAsked
from understanding.scores.line import ScoreLine, score_line
from understanding.scores.results import played
from understanding.scores.results import told as results_told
from understanding.scores.sides import vulnerable

_WRITTEN, _MOVED, _ROLE, _DEFENDER = "written", "tricks_transferred", "offender_role", "defender"


def rescored(text: str, heard_in: Language, ruling: RulingDocument, facts: Facts, language: Language) -> Line | None:
    """What the contract told comes to with the tricks moved (77): to declarer from a defender, from declarer else."""
    moved, role = ruling["outcome"].get(_MOVED), facts.get(_ROLE)
    if not isinstance(moved, int) or not moved or not isinstance(role, str):
        return None
    line = score_line(text, heard_in)
    if not line.has(_WRITTEN):
        return None
    told = [one for one in played(_without_few(line), None) if one.contract.over is not None and not one.disputed]
    if len(told) != 1:
        return None
    was = _by(line, told[0].contract, facts)
    over = (was.over or 0) + (moved if role == _DEFENDER else -moved)
    if (was.over or 0) < -BOOK or not BOOK <= over + was.level + BOOK <= ALL:
        return None  # what is so far off counts other tricks
    answer = scored(ScoreAsked("points", (replace(was, over=over),)), language)
    return Line(answer.text, (answer.law,))


def _by(line: ScoreLine, was: PlayedContract, facts: Facts) -> PlayedContract:
    """The contract as the side played it that the offender's role tells; tricks counted as the others' are its."""
    side = _side(facts)
    if side is None or was.side not in ("ns", "ew") or was.side == side:
        return replace(was, side=side or was.side)
    counted = any(row.kind == "tricks" for row in results_told(line))
    over = ALL - BOOK - was.level - (BOOK + was.level + (was.over or 0)) if counted else was.over
    return replace(was, side=side, over=over, vulnerable=vulnerable(line, side, None))


def _side(facts: Facts) -> str | None:
    offender = facts.get("offender")
    if offender not in SEATS:
        return None
    own = "ns" if offender in ("N", "S") else "ew"
    return OTHER[own] if facts.get(_ROLE) == _DEFENDER else own


def _without_few(line: ScoreLine) -> ScoreLine:
    """The line without small counts of tricks and a trick's number: one won later, or moved, is no result."""
    few = {place for place, value in line.numbers.items() if value < BOOK and line.near("trick", place, 1)}
    return replace(line, numbers={place: value for place, value in line.numbers.items() if place not in few})
