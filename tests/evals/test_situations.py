"""Situations of outside readers stay ruled as the law text was read."""

from __future__ import annotations

from pathlib import Path

from evals.situations import misses, read, ruled

FILE = Path("evals/rulings/situations_60.yaml")


def test_a_table_of_them_told_whole_presumes_and_sets_aside_nothing() -> None:
    tables = [one for one in read(FILE) if "table" in one]
    assert len(tables) > 20
    found = [(one["id"], item["procedure"], item["presumed"], item["set_aside"]) for one in tables
             for item in ruled(one)["rulings"] if item["presumed"] or item["set_aside"]]  # fmt: skip
    assert found == []


def test_sixty_situations_of_a_reader_who_read_no_rule() -> None:
    situations = read(FILE)
    assert len(situations) == 60
    assert {one["id"]: found for one in situations if (found := misses(one))} == {}


def test_the_known_faults_stay_mended() -> None:
    situations = read(Path("evals/rulings/known_faults.yaml"))
    assert {one["id"]: found for one in situations if (found := misses(one))} == {}
