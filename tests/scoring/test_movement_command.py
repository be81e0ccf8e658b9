"""The command `lawbridge score movement`: sessions in several parts, and what no movement has."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from app.faces.cli.score import score_app
from corpus.errors import BadInput

RUN = CliRunner()


def run(*arguments: str) -> str:
    found = RUN.invoke(score_app, list(arguments), catch_exceptions=False)
    assert found.exit_code == 0, found.output
    return found.output


@pytest.mark.parametrize(("kind", "parts"), [("lines", 6), ("mixed", 10)])
def test_the_command_for_several_sessions(kind: str, parts: int) -> None:
    found = json.loads(run("movement", kind, "5", "--json"))
    assert len(found["parts"]) == parts
    assert all(part["verified"]["faults"] == [] for part in found["parts"])
    assert "Sesja 1: A-B" in run("movement", kind, "5", "--lang", "pl")


def test_the_command_refuses_what_no_movement_has() -> None:
    for wrong in (
        ["skip", "8", "--cure", "relay"],
        ["mitchell", "7", "--switch-after", "2"],
        ["teams", "7", "--rounds", "3"],
        ["howell", "8", "--boards", "0"],
        ["scrambled", "8", "--cure", "jump"],
        ["mixed", "8", "--cure", "skip"],
    ):
        with pytest.raises(BadInput):
            RUN.invoke(score_app, ["movement", *wrong], catch_exceptions=False)
    assert "NS" in run("movement", "scrambled", "8", "--cure", "relay", "--switch-after", "3")
