"""Cases kept in the database of the log: found by their address, forgotten when nobody has touched them for a while.

An address is 96 random bits: who has it sees the case, nobody can guess one. Texts of a case may name people, so it
is removed `KEPT_DAYS` after its last turn; what was saved in the log stays there as the log's.
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, select

from app.case.model import Case, turn_json, turn_read
from app.log.database import read_session, write_session
from app.log.tables import CaseRow
from corpus.errors import LawbridgeError

KEPT_DAYS = 30
"""Days after its last turn that a case is kept."""
MOST_CASES = 20_000
"""Cases that are kept at most; the oldest go first."""
_ADDRESS = re.compile(r"[0-9a-f]{24}", re.ASCII)
_SWEPT_EVERY = timedelta(hours=1)
_swept = datetime.min.replace(tzinfo=UTC)


class NoCase(LawbridgeError):
    """Raised when an address names no case that is kept."""


class CaseMoved(LawbridgeError):
    """Raised when a case went on somewhere else meanwhile; nothing was written."""


def kept(name: str) -> Case:
    """The case of an address; raises NoCase."""
    row = None
    if _ADDRESS.fullmatch(name):
        with read_session() as session:
            row = session.get(CaseRow, name)
            if row is not None and row.updated >= datetime.now(UTC) - timedelta(days=KEPT_DAYS):
                return _case(row)
    raise NoCase(
        f"No case is kept under {name[:40]!r}: cases are removed {KEPT_DAYS} days after their last turn; "
        "`lawbridge ask --case new QUESTION` begins one."
    )


def of_entry(number: int) -> str:
    """The address of the case that an entry of the log was saved from; empty where none is kept."""
    with read_session() as session:
        query = select(CaseRow.id).where(CaseRow.entry == number).order_by(CaseRow.updated.desc()).limit(1)
        return session.scalars(query).first() or ""


def keep(case: Case) -> Case:
    """Keep a case as it is now; raises CaseMoved when it went on somewhere else since it was read."""
    moment = datetime.now(UTC)
    values = {
        "version": case.version + 1,
        "language": case.language,
        "jurisdiction": case.jurisdiction,
        "edition": case.edition,
        "tournament": case.tournament,
        "board": case.board,
        "at_table": case.at_table,
        "entry": case.entry,
        "before": case.before,
        "turns": [turn_json(turn) for turn in case.turns],
        "updated": moment,
    }
    with write_session() as session:
        row = session.get(CaseRow, case.id, with_for_update=True)
        if (row.version if row is not None else 0) != case.version:
            raise CaseMoved(
                f"The case {case.id} went on somewhere else meanwhile and nothing was written; open it again and say "
                "it once more."
            )
        if row is None:
            session.add(CaseRow(id=case.id, created=moment, **values))
        else:
            for name, value in values.items():
                setattr(row, name, value)
    _sweep(moment)
    return replace(case, version=case.version + 1)


def forget(name: str) -> None:
    """Remove a case; one that is not there is no error."""
    with write_session() as session:
        session.execute(delete(CaseRow).where(CaseRow.id == name))


def expire(days: int = KEPT_DAYS, now: datetime | None = None) -> int:
    """Remove the cases whose last turn is older than so many days, and the oldest above what is kept; how many."""
    before = (now or datetime.now(UTC)) - timedelta(days=days)
    with write_session() as session:
        old = set(session.scalars(select(CaseRow.id).where(CaseRow.updated < before)))
        old |= set(session.scalars(select(CaseRow.id).order_by(CaseRow.updated.desc()).offset(MOST_CASES)))
        if old:
            session.execute(delete(CaseRow).where(CaseRow.id.in_(old)))
    return len(old)


def _sweep(moment: datetime) -> None:
    """Expire now and then, while cases are kept: nobody has to think of it."""
    global _swept
    if moment - _swept >= _SWEPT_EVERY:
        _swept = moment
        expire(now=moment)


def _case(row: CaseRow) -> Case:
    names = (
        "id",
        "language",
        "jurisdiction",
        "edition",
        "tournament",
        "board",
        "at_table",
        "entry",
        "before",
        "version",
    )
    return Case(**{name: getattr(row, name) for name in names}, turns=tuple(turn_read(turn) for turn in row.turns))
