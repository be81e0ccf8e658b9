"""Sets for beginners, players and directors hold questions of their levels."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from app.faces.cli.quiz import quiz_app
from app.service import Service


@pytest.mark.parametrize(("reader", "levels"), [("beginners", {1}), ("players", {1, 2}), ("directors", {2, 3})])
def test_a_set_holds_its_levels(reader: str, levels: set[int], service: Service) -> None:
    done = CliRunner().invoke(quiz_app, ["make", "-n", "12", "--for", reader, "--lang", "nb"])
    assert done.exit_code == 0, done.output
    assert {question["level"] for question in json.loads(done.stdout)["questions"]} == levels
