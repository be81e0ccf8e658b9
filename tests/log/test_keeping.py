"""Entries on both databases: kept, changed with history, never overwritten, found again."""

import threading
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from app import log
from app.log import database, tables
from app.log.keeping import tournaments_named
from corpus.errors import BadInput, LawbridgeError

DRAFT = log.EntryDraft(
    tournament="Őszi kupa",
    board="12",
    table="5",
    players={"N": "Kovács Ágnes", "E": "Nowak Łukasz"},
    director="Szűcs Béla",
    procedure="insufficient_bid",
    situation="1NT, 1♠",
    headline="1♠ nem elégséges.",
    facts={"accepted": None, "calls": ["1NT", "1S"]},
    ruling={"status": "needs", "outcome": {}},
    citations=("laws-2017-hu:27.A.1",),
    jurisdiction="hu",
)


def test_an_entry_comes_back_as_it_was_kept(kept: str) -> None:
    entry = log.save(DRAFT, "Szűcs Béla")
    assert (entry.number, entry.version, entry.status) == (1, 1, "open")
    again = log.entry(1)
    assert again == entry
    for name in log.EntryDraft.__dataclass_fields__:
        assert getattr(again, name) == getattr(DRAFT, name), name
    assert again.created is not None
    assert again.created.utcoffset().total_seconds() == 0  # type: ignore[union-attr]


def test_every_change_has_its_line_of_history(kept: str) -> None:
    log.save(DRAFT, "Anna")
    log.edit(1, {"notes": "East agrees", "board": "13"}, 1, "Béla")
    log.close(1, 2, "Anna")
    log.reopen(1, 3, "Anna")
    lines = log.history(1)
    assert [(row.version, row.who, row.action) for row in lines] == [
        (1, "Anna", "created"),
        (2, "Béla", "edited"),
        (3, "Anna", "closed"),
        (4, "Anna", "reopened"),
    ]
    assert lines[1].changes == {"notes": ("", "East agrees"), "board": ("12", "13")}
    assert lines[2].changes == {"status": ("open", "closed")}
    assert lines[0].changes["players"] == (None, dict(DRAFT.players))


def test_a_change_that_changes_nothing_is_not_written(kept: str) -> None:
    log.save(DRAFT)
    assert log.edit(1, {"board": " 12 "}, 1).version == 1
    assert len(log.history(1)) == 1


def test_the_second_of_two_directors_gets_both_versions_and_overwrites_nothing(kept: str) -> None:
    log.save(DRAFT, "Anna")
    log.edit(1, {"notes": "Anna's"}, 1, "Anna")
    with pytest.raises(log.ChangedMeanwhile, match="changed by Anna meanwhile") as caught:
        log.edit(1, {"notes": "Béla's"}, 1, "Béla")
    assert caught.value.theirs.notes == "Anna's"
    assert caught.value.yours == {"notes": "Béla's"}
    assert log.entry(1).notes == "Anna's"
    assert log.edit(1, {"notes": "both"}, caught.value.theirs.version, "Béla").version == 3


def test_twenty_at_once_on_one_version_give_one_change_and_nineteen_conflicts(kept: str) -> None:
    log.save(DRAFT)
    start, results = threading.Barrier(20), []

    def director(place: int) -> None:
        start.wait()
        try:
            results.append(log.edit(1, {"notes": f"note {place}"}, 1, f"director {place}").notes)
        except log.ChangedMeanwhile:
            results.append(None)

    threads = [threading.Thread(target=director, args=(place,)) for place in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    written = [row for row in results if row is not None]
    assert len(results) == 20
    assert len(written) == 1
    assert log.entry(1).notes == written[0]
    assert log.entry(1).version == 2
    assert len(log.history(1)) == 2


def test_saves_at_once_all_get_their_own_number(kept: str) -> None:
    numbers: list[int] = []
    threads = [threading.Thread(target=lambda: numbers.append(log.save(DRAFT).number)) for _ in range(25)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(numbers) == list(range(1, 26))


def test_entries_are_filtered_and_searched(kept: str) -> None:
    log.save(DRAFT)
    log.save(
        log.EntryDraft(kind="psych", tournament="Tavaszi kupa", players={"S": "Ødegård Kari"}, notes="1♥ two spades")
    )
    log.save(log.EntryDraft(kind="event", tournament="Tavaszi kupa", notes="Power cut"))
    log.close(2, 1)
    found = {
        "all": log.entries(),
        "tournament": log.entries(tournament="Tavaszi kupa"),
        "status": log.entries(status="closed"),
        "kind": log.entries(kind="event"),
        "text": log.entries(text="ÁGNES insufficient"),
        "number": log.entries(text="#2"),
        "none": log.entries(text="ágnes power"),
        "limit": log.entries(limit=1),
    }
    assert {name: [row.number for row in rows] for name, rows in found.items()} == {
        "all": [3, 2, 1],
        "tournament": [3, 2],
        "status": [2],
        "kind": [3],
        "text": [1],
        "number": [2],
        "none": [],
        "limit": [3],
    }
    assert tournaments_named() == ["Tavaszi kupa", "Őszi kupa"]


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("colour", "red", "no field 'colour'"),
        ("board", 12, "is a text"),
        ("board", "x" * 301, "at most 300"),
        ("notes", "x" * 20_001, "at most 20000"),
        ("kind", "joke", "ruling, psych, event"),
        ("players", {"Q": "Anna"}, "N, E, S and W"),
        ("players", "Anna", "N, E, S and W"),
        ("language", "de", "not one of hu, pl, nb, en"),
        ("jurisdiction", "xx", "not one of hu, no, pl, none"),
        ("citations", "27A", "list of provision ids"),
        ("facts", [1], "JSON object"),
    ],
)
def test_what_cannot_be_kept_is_refused_in_one_sentence(sqlite_url: str, field: str, value: object, said: str) -> None:
    log.save(DRAFT)
    with pytest.raises(BadInput, match=said):
        log.edit(1, {field: value}, 1)
    assert log.entry(1).version == 1


def test_an_entry_that_is_not_there(kept: str) -> None:
    for ask in (lambda: log.entry(7), lambda: log.history(7), lambda: log.edit(7, {"notes": "x"}, 1)):
        with pytest.raises(log.NoEntry, match="no entry 7"):
            ask()


def test_hostile_text_is_kept_as_text(kept: str) -> None:
    text_ = "'); DROP TABLE log_entry; -- \x00 <script> 🂡 \u202e"
    log.save(log.EntryDraft(notes=text_, players={"N": text_}))
    assert log.entry(1).notes == text_.replace("\x00", "").strip()
    assert len(log.entries(text="drop table")) == 1


def test_the_migrations_make_the_tables_the_code_declares(kept: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with database.engine().connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), tables.Base.metadata)
        mine = [row for row in found if "log_" in str(row)]
        assert mine == []
        assert {"log_entry", "log_change", "log_tournament"} <= set(inspect(connection).get_table_names())
        assert connection.execute(text("SELECT count(*) FROM alembic_version")).scalar_one() == 1


@pytest.mark.parametrize("wrong", ["log.db", "mysql://x/y", "sqlite//x", "postgresql://nobody@127.0.0.1:1/x"])
def test_a_wrong_address_is_one_sentence(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    monkeypatch.setenv(database.VARIABLE, wrong)
    with pytest.raises(LawbridgeError, match=database.VARIABLE):
        log.entries()


def test_a_password_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(database.VARIABLE, "postgresql://anna:secret@127.0.0.1:1/x")
    with pytest.raises(database.NoDatabase) as caught:
        log.entries()
    assert "secret" not in str(caught.value)


def test_sqlite_syncs_fully_and_writes_ahead(sqlite_url: str) -> None:
    with database.engine().connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar_one() == 2


def test_without_an_address_the_log_is_in_the_users_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(database.VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    log.save(DRAFT)
    assert (tmp_path / "lawbridge" / "log.db").exists()
    assert (tmp_path / "lawbridge").stat().st_mode & 0o077 == 0
