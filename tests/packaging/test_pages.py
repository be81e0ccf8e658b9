"""Pages that are printed from the code are what it prints today; figures say when they were measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.faces.cli.commands_page import as_markdown, commands
from app.faces.cli.main import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FIGURE = re.compile(r"(?<!more than )\b\d[\d.,]*\s?(?:ms|s)\b|\d a second\b|\b(?:in|of) 100\b")
DATED = re.compile(r"\b20\d\d-\d\d-\d\d\b")


def test_the_page_of_commands_is_what_the_command_line_says() -> None:
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    assert page == as_markdown(app, "lawbridge"), "run: make docs"


def test_every_command_and_every_option_says_what_it_is() -> None:
    listed = list(commands(app, "lawbridge"))
    assert len(listed) > 60
    silent = [path for path, command in listed if not (command.help or "").strip()]
    silent += [
        f"{path} {row.name}" for path, command in listed for row in command.params if not (row.help or "").strip()
    ]
    assert silent == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_measured_figure_says_when_it_was_measured(path: Path) -> None:
    """Times and shares of questions: their part of the page (or the decision's page) has a date."""
    text = path.read_text(encoding="utf-8")
    parts = [text] if path.parent.name == "adr" else re.split(r"(?m)^#+ ", text)
    undated = [found.group() for part in parts if not DATED.search(part) for found in FIGURE.finditer(part)]
    assert undated == []


def test_the_pages_linked_are_there() -> None:
    missing = []
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if not (page.parent / target).exists():
                missing.append((page.name, target))
    assert missing == []
