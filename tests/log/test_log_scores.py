"""Adjusted scores of the log flow into a tournament by board and table: written by a command, scored by another."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from app.faces.cli.log import log_app
from app.faces.cli.score import score_app
from app.log import entry

RUN = CliRunner()
ROWS = "board,table,ns,ew,score\n1,1,1,2,420\n1,2,3,4,50\n1,3,5,6,0\n2,1,1,4,0\n2,2,3,6,0\n2,3,5,2,0\n"
YAML = """tournament: Spring pairs
log: Spring
competitions:
  - {name: Pairs, kind: pairs, method: matchpoints, scale: 2-1-0, files: [p.csv]}
"""


@pytest.fixture(autouse=True)
def _fresh(sqlite_url: str) -> None:
    """Every test has its own log."""


@pytest.fixture
def tournament(tmp_path: Path) -> Path:
    (tmp_path / "p.csv").write_text(ROWS, encoding="utf-8")
    (tmp_path / "t.yaml").write_text(YAML, encoding="utf-8")
    return tmp_path / "t.yaml"


def logged(*words: str) -> None:
    done = RUN.invoke(log_app, list(words))
    assert done.exit_code == 0, done.output


def totals(path: Path) -> dict[str, str]:
    done = RUN.invoke(score_app, ["pairs", str(path), "--json"])
    assert done.exit_code == 0, done.output
    rows = json.loads(done.output)["competitions"][0]["standings"]
    return {row["contestant"]: row["points"] for row in rows}


# Board 2 is flat: 2 each. Board 1: 4, 2, 0 for NS. The log gives 1 NS -50 there, so 0 of 4 (50 and 0 are better).
def test_an_entry_changes_the_score_of_its_board_and_table(tournament: Path) -> None:
    assert totals(tournament) == {"1": "6", "3": "4", "5": "2", "2": "2", "4": "4", "6": "6"}
    logged("add", "tournament=Spring", "board=1", "table=1", "adjusted=-50", "notes=score corrected")
    logged("add", "tournament=Autumn", "board=1", "table=1", "adjusted=1000")
    logged("add", "tournament=Spring", "board=2", "table=1", "notes=no score changes")
    assert totals(tournament) == {"1": "2", "3": "6", "5": "4", "2": "6", "4": "2", "6": "4"}
    logged("edit", "1", "adjusted=A+/A-")
    assert entry(1).facts == {"adjusted": "A+/A-"}
    # boards 1 of two results: (3 x T + 3 - 2) : 2, so 3.5 and 0.5; pair 1 has 50 % elsewhere, so 60 % of 4; 2 has 40 %
    assert totals(tournament) == {"1": "4.4", "2": "3.6", "3": "5.5", "5": "2.5", "4": "2.5", "6": "5.5"}
    opened = RUN.invoke(score_app, ["pairs", str(tournament), "--open", "1:1"])
    assert "director's log (entry 1)" in opened.output


def test_a_score_that_is_none_is_refused_at_once() -> None:
    assert "no adjusted score" in str(RUN.invoke(log_app, ["add", "board=1", "adjusted=spade"]).exception)


def test_another_name_of_the_log_is_given_on_the_command_line(tournament: Path) -> None:
    logged("add", "tournament=Autumn", "board=1", "table=1", "adjusted=-50")
    done = RUN.invoke(score_app, ["pairs", str(tournament), "--log", "Autumn", "--json"])
    assert json.loads(done.output)["log_entries"] == ["1"]
