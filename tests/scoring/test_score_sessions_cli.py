"""`lawbridge score round | places | session | late-pair | time | slow | restore | penalty`, by MBSz 26-32 and VI.2."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from app.faces.cli.score import score_app
from corpus.errors import BadFacts, BadInput

RUN = CliRunner()

# command line, outcome read from the text, a paragraph cited
CALLS: list[tuple[list[str], dict[str, Any], str]] = [
    (["round", "12.345", "--what", "board"], {"value": 12.35}, "mbsz-hu:26.b"),
    (["round", "5.25", "--what", "penalty", "--by-hand"], {"value": 5.3}, "mbsz-hu:26.a"),
    (["round", "187.5", "--what", "session", "--by-hand"], {"value": 188}, "mbsz-hu:26.a"),
    (["places", "187.5", "190", "187.4", "--by-hand"], {"places": [2, 1, 3]}, "mbsz-hu:26.a"),
    (["places", "187.5", "190", "187.499"], {"places": [2, 1, 2]}, "mbsz-hu:26.b"),
    (["session", "165", "22", "12"], {"percent": 62.5, "plus_average": 62.5}, "mbsz-hu:29/forduloatlag"),
    (["session", "170.5", "22", "12", "--by-hand"], {"percent": 64.6}, "mbsz-hu:26.a"),
    (["late-pair", "13"], {"boards_lost": 2, "offender_percent": 40, "innocent_percent": 60}, "mbsz-hu:VI.2.a"),
    (["time", "4", "--screens", "--change"], {"minutes": 33}, "mbsz-hu:31"),
    (["time", "2", "--checking"], {"minutes": 17}, "mbsz-hu:27/hiba-nem-felismerese"),
    (["slow", "pairs", "4", "0"], {"degree": 4, "penalty": 30, "punished": "side_at_fault"}, "mbsz-hu:VI.2.b"),
    (["slow", "teams", "2", "0", "--both"], {"penalty": 1, "punished": "both_sides"}, "90.B.2"),
    (["restore", "1", "3", "4", "--other-circuits", "8"], {"result": "restore"}, "mbsz-hu:27"),
    (["penalty", "27", "duplication_first"], {"penalty_to": 50, "side": "both"}, "90.B.7"),
    (["penalty", "VI.2", "wrong_pocket_unplayable_teams"], {"penalty_to": 0.5, "unit": "vp"}, "mbsz-hu:VI.2.f"),
]


@pytest.mark.parametrize(("line", "outcome", "cited"), CALLS, ids=[" ".join(line) for line, _, _ in CALLS])
def test_outcome_and_paragraph(line: list[str], outcome: dict[str, Any], cited: str) -> None:
    done = RUN.invoke(score_app, [*line, "--json"])
    assert done.exit_code == 0, done.output
    document = json.loads(done.stdout)
    assert {key: document["outcome"][key] for key in outcome} == outcome
    assert cited in document["citations"]


@pytest.mark.parametrize("language", ["hu", "pl", "nb", "en"])
def test_the_words_are_those_of_the_language(language: str) -> None:
    done = RUN.invoke(score_app, ["slow", "pairs", "2", "0", "--lang", language])
    assert done.exit_code == 0
    assert "10 %" in done.stdout
    assert "mbsz-hu:VI.2.b" in done.stdout


def test_a_table_without_an_offence_is_listed() -> None:
    done = RUN.invoke(score_app, ["penalty", "32", "--json"])
    assert len(json.loads(done.stdout)) == 9  # a to h, with two for g
    plain = RUN.invoke(score_app, ["penalty", "32", "--lang", "hu"])
    assert "cards_exchanged_early" in plain.stdout


@pytest.mark.parametrize(
    "line", [["penalty", "31"], ["round", "x", "--what", "board"], ["slow", "ghosts", "1", "0"], ["time", "5"]]
)
def test_refusals(line: list[str]) -> None:
    done = RUN.invoke(score_app, line)
    assert done.exit_code != 0
    assert isinstance(done.exception, BadInput | BadFacts)
