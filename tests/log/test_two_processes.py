"""Two processes on one PostgreSQL work as one: what one saves the other sees, an old version is refused by either."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from app import log

ROOT = Path(__file__).parents[2]


def other_process(*arguments: str, status: int = 0) -> str:
    """`lawbridge log ...` in a process of its own; its output, or its error when it is to fail."""
    done = subprocess.run(
        [sys.executable, "-m", "app.faces.cli.main", "log", *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == status, done.stderr
    return done.stdout if status == 0 else done.stderr


@pytest.mark.usefixtures("postgres_url")
def test_an_entry_saved_by_one_is_seen_and_locked_by_the_other() -> None:
    mine = log.save(log.EntryDraft(board="5"), "here")
    theirs = json.loads(other_process("show", "1", "--json"))
    assert (theirs["number"], theirs["board"], theirs["version"]) == (mine.number, "5", 1)
    other_process("edit", "1", "board=6", "--version", "1", "--who", "there")
    assert log.entry(1).board == "6"
    with pytest.raises(log.ChangedMeanwhile, match="changed by there"):
        log.edit(1, {"board": "7"}, mine.version, "here")
    log.close(1, 2, "here")
    assert "is now version 3" in other_process("edit", "1", "board=8", "--version", "2", status=2)


@pytest.mark.usefixtures("empty_postgres_url")
def test_both_may_start_at_once_on_an_empty_database() -> None:
    command = [sys.executable, "-m", "app.faces.cli.main", "log", "add", "board=1", "--json"]
    started = [subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(2)]
    told = [process.communicate(timeout=120) for process in started]
    assert [process.returncode for process in started] == [0, 0], told
    assert sorted(json.loads(out)["number"] for out, _ in told) == [1, 2]
