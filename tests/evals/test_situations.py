"""Situations of outside readers stay ruled as the law text was read."""

from __future__ import annotations

from pathlib import Path

from evals.situations import misses, read

FILE = Path("evals/rulings/situations_60.yaml")


def test_sixty_situations_of_a_reader_who_read_no_rule() -> None:
    situations = read(FILE)
    assert len(situations) == 60
    assert {one["id"]: found for one in situations if (found := misses(one))} == {}
