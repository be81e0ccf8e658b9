"""Between a line of a result file (`Result`) and a board at a table of the tournament's model (`TableResult`)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from bridge.tournament import NOTHING, SideScore, TableResult, averaged, percentage, played, weighed
from rulings.scoring.field.results import Artificial, Result, Split


def table_result(found: Result) -> TableResult:
    """The line as a board at a table, each side's score apart."""
    score: Any = found.score
    two = (score.ns, score.ew) if isinstance(score, Artificial | Split) else (score, score)
    return TableResult(
        found.board, found.ns, found.ew, _side(two[0]), _side(two[1]), found.session, found.round, found.table,
        found.room, found.section, found.group, found.contract, found.declarer, found.tricks, found.seats, found.entry,
    )  # fmt: skip


def result(table: TableResult) -> Result:
    """The board as a line to be scored."""
    score: Any
    if table.balanced and table.ns_score.was_played:
        score = _plain(table.ns_score)
    else:
        ns, ew = _plain(table.ns_score), _plain(table.ew_score)
        compared = table.ns_score.was_played or table.ew_score.was_played
        score = Split(ns, ew) if compared else Artificial(ns, ew)
    return Result(
        table.board, table.ns, table.ew, score, table.contract, table.group, table.section, table.session,
        table.round, table.table, table.room, table.seats, table.entry, table.declarer, table.tricks,
    )  # fmt: skip


def _side(score: Any) -> SideScore:
    match score:
        case None:
            return NOTHING
        case int():
            return played(score)
        case str():
            return averaged(score)  # type: ignore[arg-type]
        case Fraction():
            return percentage(score)
    return weighed(score)


def _plain(side: SideScore) -> Any:
    match side.kind:
        case "points":
            return side.points
        case "weighted":
            return {score: share for share, score in side.parts}
        case "average":
            return side.average
        case "percent":
            return side.figure
    return None
