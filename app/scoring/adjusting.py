"""Adjusted scores of the director's log put into a tournament, by session, round, table and board.

An entry tells its score as `adjusted`, written as in a result file (`A+/A-`, `60:620 40:-100`, `420 // -50`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.log.entry_data import ADJUSTED
from bridge.tournament import Competition, Congress, TableResult
from bridge.whole import whole
from corpus.errors import BadInput
from rulings.scoring.field.converting import table_result
from rulings.scoring.field.results import Result, given_score

MOST = 100_000
"""Entries of a tournament that are looked at."""


def entries_of(name: str) -> list[Any]:
    """The log's entries of a tournament that tell an adjusted score, the oldest first (the latest word counts)."""
    from app.log.keeping import entries

    found = [one for one in entries(tournament=name, limit=MOST) if one.facts.get(ADJUSTED)] if name else []
    found = [one for one in found if one.status != "withdrawn"]
    return sorted(found, key=lambda one: one.number)


def with_log(congress: Congress, log: Sequence[Any]) -> tuple[Congress, tuple[str, ...]]:
    """The tournament with the scores of `log` in it, and the entries used, told as `12`. Raises BadInput for an entry
    whose board is not in the tournament, or is there at several tables, so that its table must be named.
    """
    used: list[str] = []
    for entry in log:
        places = [place for one in congress.competitions for place in _places(one, entry)]
        if len(places) != 1:
            why = "stands at several tables: name its table, round or session" if places else "is not in the results"
            raise BadInput(f"Entry {entry.number} of the log: board {entry.board or '-'} {why}.")
        where = places[0]
        congress = _changed(congress, where, lambda r, entry=entry: _given(r, entry))  # type: ignore[misc]
        used.append(str(entry.number))
    return congress, tuple(used)


def _places(competition: Competition, entry: Any) -> list[TableResult]:
    board = whole(str(entry.board).strip())
    return [
        one for session in competition.sessions for one in session.results if _is(one, board, entry, session.name)
    ] + [
        one
        for number in competition.rounds
        for match in number.encounters
        for one in match.results
        if _is(one, board, entry, "", number.number)
    ]


def _is(one: TableResult, board: int | None, entry: Any, session: str, number: str = "") -> bool:
    if one.board != board:
        return False
    known: Mapping[str, str] = {"session": one.session or session, "round": one.round or number, "table": one.table}
    if one.room and str(entry.table).lower() in ("open", "closed"):
        known = {**known, "table": one.room}
    return all(not str(getattr(entry, name)) or str(getattr(entry, name)) == value for name, value in known.items())


def _given(found: TableResult, entry: Any) -> TableResult:
    try:
        score = given_score(str(entry.facts[ADJUSTED]))
    except BadInput as error:
        raise BadInput(f"Entry {entry.number} of the log: {error}") from error
    told = table_result(Result(found.board, found.ns, found.ew, score))
    return found.adjusted(told.ns_score, told.ew_score, str(entry.number))


def _changed(congress: Congress, where: TableResult, change: Callable[[TableResult], TableResult]) -> Congress:
    def results(rows: tuple[TableResult, ...]) -> tuple[TableResult, ...]:
        return tuple(change(one) if one is where else one for one in rows)

    def competition(one: Competition) -> Competition:
        sessions = tuple(replace(s, results=results(s.results)) for s in one.sessions)
        rounds = tuple(
            replace(r, encounters=tuple(replace(e, results=results(e.results)) for e in r.encounters))
            for r in one.rounds
        )
        return replace(one, sessions=sessions, rounds=rounds)

    return replace(congress, competitions=tuple(map(competition, congress.competitions)))
