"""Situations of outside readers stay ruled as the law text was read."""

from __future__ import annotations

from pathlib import Path

from evals.situations import misses, read, ruled

FILE = Path("evals/rulings/situations_60.yaml")
IN_A_ROW = Path("evals/rulings/situations_in_a_row.yaml")

REGULATIONS = ("order_regulated",)
"""What no table can tell."""


def test_a_table_of_them_told_whole_presumes_and_sets_aside_nothing() -> None:
    tables = [one for file in (FILE, IN_A_ROW) for one in read(file) if "table" in one]
    assert len(tables) > 20
    found = [(one["id"], item["procedure"], presumed, item["set_aside"]) for one in tables
             for item in ruled(one)["rulings"]
             if (presumed := [row["fact"] for row in item["presumed"] if row["fact"] not in REGULATIONS])
             or item["set_aside"]]  # fmt: skip
    assert found == []


def test_sixty_situations_of_a_reader_who_read_no_rule() -> None:
    situations = read(FILE)
    assert len(situations) == 60
    assert {one["id"]: found for one in situations if (found := misses(one))} == {}


def test_the_known_faults_stay_mended() -> None:
    situations = read(Path("evals/rulings/known_faults.yaml"))
    assert {one["id"]: found for one in situations if (found := misses(one))} == {}


def test_tables_of_irregularities_in_a_row() -> None:
    situations = read(IN_A_ROW)
    assert len(situations) == 39
    assert {one["id"]: found for one in situations if (found := misses(one))} == {}
