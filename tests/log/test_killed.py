"""Nothing acknowledged is lost when the process is killed in the middle of its writes."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from app import log
from app.log import database

SCRIPT = Path(__file__).with_name("saving_forever.py")


def _settled() -> dict[int, log.LogEntry]:
    """All entries by number once a server has ended what a killed writer had begun: two readings are alike."""
    found: dict[int, log.LogEntry] = {}
    while True:
        before, found = found, {entry.number: entry for entry in log.entries(limit=100_000)}
        if found and found == before:
            return found
        time.sleep(0.5)


@pytest.mark.parametrize("rounds", [2, pytest.param(8, marks=pytest.mark.long)])
def test_every_acknowledged_save_survives_sigkill(kept: str, rounds: int, tmp_path: Path) -> None:
    assert log.entries() == []  # the tables are there before the race
    chance = random.Random(7)
    saved: set[int] = set()
    edited: set[int] = set()
    for _ in range(rounds):
        out = tmp_path / "acknowledged"
        with out.open("w") as stream:
            writer = subprocess.Popen(
                [sys.executable, str(SCRIPT)],
                stdout=stream,
                env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2]), database.VARIABLE: kept},
            )
            acknowledged = chance.randint(40, 400)  # bytes, before it is killed in whatever it is doing then
            while out.stat().st_size < acknowledged and writer.poll() is None:
                time.sleep(0.005)
            assert writer.poll() is None, "the writer ended by itself"
            writer.send_signal(signal.SIGKILL)
            writer.wait()
        for line in out.read_text().splitlines(keepends=True):
            word, _, number = line.partition(" ") if line.endswith("\n") else ("", "", "")
            if number:
                (saved if word == "saved" else edited).add(int(number))
    assert len(saved) >= 4
    found = _settled()
    assert saved <= set(found)
    for one in edited:
        assert found[one].board == str(one)
        assert found[one].version == 2
    for one, entry in found.items():
        assert len(log.history(one)) == entry.version
    if kept.startswith("sqlite"):
        with database.engine().connect() as connection:
            assert connection.execute(text("PRAGMA integrity_check")).scalar_one() == "ok"
