"""A backup holds everything, is put back whole or not at all, into either database, and an older one is brought up."""

import gzip
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import MetaData, create_engine, insert, select

from app import log
from app.case.keeping import keep, kept
from app.case.model import Case
from app.log import backup, database
from app.log.tables import EntryRow
from app.log.tournaments import save_tournament
from corpus.errors import BadInput

ADDRESS = "0123456789abcdef01234567"


def filled() -> None:
    """An evening: two entries with their history, a tournament, a case."""
    first = log.save(log.EntryDraft(board="5", players={"N": "Kiss Anna"}, facts={"count": 2}, notes="♠ ő"), "anna")
    log.edit(first.number, {"notes": "…"}, first.version, "anna")
    log.save(log.EntryDraft(board="6", tournament="Kupa"), "anna")
    save_tournament("Kupa", {"place": "Pécs"}, 0)
    keep(Case(id=ADDRESS, language="nb", jurisdiction="no", edition="2017"))


def everything() -> dict[str, list[dict[str, object]]]:
    """Every row of every table, as the program sees it."""
    held = {}
    with database.snapshot() as connection:
        found = MetaData()
        found.reflect(connection)
        for table in found.sorted_tables:
            rows = [dict(row) for row in connection.execute(select(table)).mappings()]
            held[table.name] = sorted(({name: plain(value) for name, value in row.items()} for row in rows), key=str)
    return held


def plain(value: object) -> object:
    """A moment without its zone: SQLite keeps none."""
    return value.astimezone(UTC).replace(tzinfo=None) if isinstance(value, datetime) and value.tzinfo else value


@pytest.mark.usefixtures("kept")
def test_what_was_saved_comes_back_and_counting_goes_on(tmp_path: Path) -> None:
    filled()
    before, file = everything(), tmp_path / "copy.lawbridge"
    made = backup.save(file)
    assert made.rows["log_entry"] == 2
    assert file.stat().st_mode & 0o077 == 0
    log.save(log.EntryDraft(board="7"), "late")
    with pytest.raises(BadInput, match="add --replace"):
        backup.restore(file)
    assert log.entry(3).board == "7"
    assert backup.restore(file, replace=True) == made
    assert everything() == before
    assert kept(ADDRESS).language == "nb"
    assert log.save(log.EntryDraft(board="8"), "next").number == 3


@pytest.mark.parametrize("there", ["sqlite", "postgres"])
def test_one_database_is_put_into_the_other(request: pytest.FixtureRequest, tmp_path: Path, there: str) -> None:
    file = tmp_path / "copy"
    request.getfixturevalue("sqlite_url" if there == "postgres" else "postgres_url")
    filled()
    before = everything()
    backup.save(file)
    request.getfixturevalue(f"{there}_url")
    backup.restore(file)
    assert everything() == before
    assert log.save(log.EntryDraft(board="8"), "next").number == 3


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def another_sum(data: bytes) -> bytes:
    """The checksum in the last eight bytes is not that of the content."""
    return data[:-8] + bytes([data[-8] ^ 1]) + data[-7:]


def no_block(data: bytes) -> bytes:
    """The first byte after gzip's head begins a block of the type that deflate reserves (RFC 1951, 3.2.3)."""
    return data[:10] + b"\x07" + data[11:]


def without_foot(data: bytes) -> bytes:
    return gzip.compress(b"".join(gzip.decompress(data).splitlines(True)[:-1]))


def a_row_less(data: bytes) -> bytes:
    lines = gzip.decompress(data).splitlines(True)
    return gzip.compress(b"".join([*lines[:-2], lines[-1]]))


def of_a_newer_version(data: bytes) -> bytes:
    import hashlib

    first, *rows, _ = gzip.decompress(data).splitlines(True)
    head = json.dumps(json.loads(first) | {"revision": "v9999"}).encode() + b"\n"
    foot = {"rows": len(rows), "sha256": hashlib.sha256(b"".join([head, *rows])).hexdigest()}
    return gzip.compress(b"".join([head, *rows, json.dumps(foot).encode()]))


@pytest.mark.usefixtures("sqlite_url")
@pytest.mark.parametrize(
    "damage", [cut, another_sum, no_block, without_foot, a_row_less, of_a_newer_version, lambda data: b"x"]
)
def test_a_damaged_or_newer_file_is_refused_and_touches_nothing(
    tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    filled()
    file = tmp_path / "copy"
    backup.save(file)
    file.write_bytes(damage(file.read_bytes()))
    before = everything()
    with pytest.raises(BadInput, match=r"no whole backup|newer Lawbridge"):
        backup.restore(file, replace=True)
    assert everything() == before


@pytest.mark.usefixtures("sqlite_url")
def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        backup.save(tmp_path / "no" / "such" / "folder")
    with pytest.raises(BadInput, match="There is no file"):
        backup.restore(tmp_path / "none")


@pytest.mark.usefixtures("sqlite_url")
def test_a_backup_of_the_first_version_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled()
    row = {column.name: value for column, value in zip(EntryRow.__table__.columns, _entry(), strict=True)}
    old = create_engine(f"sqlite:///{tmp_path / 'old.db'}", isolation_level=None)
    with old.connect() as connection:
        database.upgrade(connection, database.revisions()[-1])
        found = MetaData()
        found.reflect(connection)
        table = found.tables["log_entry"]
        connection.execute(insert(table), {name: value for name, value in row.items() if name in table.columns})
        connection.commit()
    with monkeypatch.context() as patch:
        patch.setattr(database, "engine", lambda: old)
        file = tmp_path / "old"
        assert backup.save(file).revision == database.revisions()[-1]
    backup.restore(file, replace=True)
    assert [entry.board for entry in log.entries()] == ["5"]
    keep(Case(id=ADDRESS, language="nb", jurisdiction="no", edition="2017"))


def _entry() -> list[object]:
    with database.snapshot() as connection:
        return list(connection.execute(select(EntryRow.__table__).where(EntryRow.number == 1)).one())


@pytest.mark.usefixtures("sqlite_url")
def test_the_commands_write_check_and_put_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from typer.testing import CliRunner

    from app.faces.cli.main import app

    filled()
    file = str(tmp_path / "copy")
    for words in (["backup", file], ["backup", file, "--check"], ["restore", file, "--replace"]):
        done = CliRunner().invoke(app, ["log", *words])
        assert done.exit_code == 0, done.output
        assert "2 log_entry" in done.output
