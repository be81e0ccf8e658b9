"""A disk without room, and a folder that cannot be written: one sentence, exit status 2, and nothing is lost."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from app import log
from app.log import database

ACT = """
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
from app.faces.cli.main import main
main(sys.argv[2:])
"""


def run(room: int, *words: str) -> subprocess.CompletedProcess[str]:
    """`lawbridge` in a process that can write files of so many bytes, as where the disk is full.

    -B: no compiled module that was cut short stays.
    """
    command = [sys.executable, "-B", "-c", ACT, str(room), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A log with twenty entries of one name, all of it in the file itself."""
    monkeypatch.setenv(database.VARIABLE, f"sqlite:///{tmp_path / 'log.db'}")
    for number in range(20):
        log.save(log.EntryDraft(board=str(number), players={"N": "Kovács Anna"}, notes="Kovács Anna " * 200), "x")
    database._engine.cache_clear()
    with sqlite3.connect(tmp_path / "log.db") as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return tmp_path / "log.db"


def one_sentence(done: subprocess.CompletedProcess[str]) -> bool:
    return len(done.stderr.strip().splitlines()) == 1 and len(done.stderr) < 400 and "Traceback" not in done.stderr


@pytest.mark.parametrize("room", [4_096, *(pytest.param(room, marks=pytest.mark.long) for room in (0, 20_000))])
@pytest.mark.parametrize("words", [("log", "erase", "Kovács Anna", "--yes"), ("log", "add", "board=21")])
def test_a_full_disk_ends_in_a_sentence_and_every_entry_stays(file: Path, room: int, words: tuple[str, ...]) -> None:
    done = run(room, *words)
    assert done.returncode == 2, done.stderr
    assert one_sentence(done), done.stderr
    found = log.entries()
    assert len(found) == 20
    assert {one.players["N"] for one in found} == {"Kovács Anna"}


def test_with_room_the_same_command_erases(file: Path) -> None:
    assert run(100_000_000, "log", "erase", "Kovács Anna", "--yes").returncode == 0
    assert not any("Anna" in str(one.players) for one in log.entries())


@pytest.mark.skipif(os.geteuid() == 0 and not Path("/proc/self").exists(), reason="no folder refuses to be written")
def test_a_folder_that_cannot_be_written_ends_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(database.VARIABLE, "sqlite:////proc/nowhere/log.db")
    done = run(100_000_000, "log", "erase", "Kovács Anna", "--yes")
    assert done.returncode == 2, done.stderr
    assert one_sentence(done), done.stderr
