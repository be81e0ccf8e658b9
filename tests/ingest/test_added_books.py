"""Books added by the command, built and asked: a made-up country's regulations, and an official book's place."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from corpus.manifest import source
from ingest.read import read
from tests.ingest.add_samples import as_markdown

ROOT = Path(__file__).parents[2]
MARK = "Prøvetekst for den offisielle boken."
PLACE = "27.B.1.a"
REGULATIONS = """# Regulations of Arcadia

1. Scope

These regulations govern the tournaments of the Arcadian federation.

2. Gondolas

A pair that comes late by gondola pays a fine of three ducats to the ferryman of the club.

3. Masks

Players wear carnival masks at the table only in the masked teams of spring.
"""
GONDOLA = "fine in ducats for a pair coming late by gondola"
MASKS = "What is the rule on carnival masks?"
BESIDE = (".git", ".venv", ".lawbridge", "node_modules", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache")

pytestmark = pytest.mark.long


class Checkout:
    """A copy of the checkout in which commands are run; its build is its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, *words: str) -> str:
        """The output of a command that succeeds."""
        command = [sys.executable, "-m", "app.faces.cli", *words]
        environment = {**os.environ, "PYTHONPATH": str(self.folder), "LAWBRIDGE_BUILD": ""}
        done = subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, text=True, check=False, timeout=1500
        )
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout

    def told(self, *words: str) -> dict[str, Any]:
        """The JSON document of a command."""
        document: dict[str, Any] = json.loads(self.run(*words, "--json"))
        return document


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """The checkout with both books added by `ingest --add` and built; nothing else in it is touched."""
    folder = tmp_path_factory.mktemp("added") / "checkout"
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*BESIDE))
    copy = Checkout(folder)
    rows = [row for row in read(source("laws-2017-nb-working")).provisions if row.id[0].isdigit()]
    rows = [replace(row, text=f"{MARK} {row.text}") if row.id == PLACE else row for row in rows]
    book, rules = folder.parent / "lover.md", folder.parent / "arcadia.md"
    book.write_bytes(as_markdown(rows))
    rules.write_text(REGULATIONS, encoding="utf-8")
    copy.run("ingest", "--add", str(book), "--lang", "nb", "--edition", "2017", "--in-force", "--title", "Prøvebok")
    of_arcadia = ("--kind", "regulations", "--jurisdiction", "ar", "--lang", "en", "--edition", "2026", "--in-force")
    copy.run("ingest", "--add", str(rules), *of_arcadia, "--id", "regulations-ar", "--publisher", "Arcadia")
    copy.run("ingest")
    return copy


def test_regulations_apply_in_their_country(checkout: Checkout) -> None:
    found = checkout.told("search", GONDOLA, "--lang", "en", "--jurisdiction", "ar")["hits"]
    assert "regulations-ar:2" in [hit["canonical"] for hit in found[:3]]
    answer = checkout.told("ask", MASKS, "--lang", "en", "--jurisdiction", "ar")
    assert "masked teams of spring" in answer["answer"]
    assert answer["citations"][0]["canonical"] == "regulations-ar:3"
    assert answer["jurisdiction"] == "ar"


@pytest.mark.parametrize("place", ["hu", "pl", "no", "none"])
def test_and_nowhere_else(checkout: Checkout, place: str) -> None:
    found = checkout.told("search", GONDOLA, "--lang", "en", "--jurisdiction", place)["hits"]
    assert "regulations-ar" not in {hit["source"] for hit in found}
    answer = checkout.told("ask", MASKS, "--lang", "en", "--jurisdiction", place)
    assert "spring" not in answer["answer"]
    assert "regulations-ar" not in {row["source"] for row in answer["citations"]}


def test_an_official_book_replaces_the_working_text(checkout: Checkout) -> None:
    shown = checkout.told("show", "27B1a", "--lang", "nb")
    assert (shown["source"], shown["standing"]) == ("laws-2017-nb", "official")
    assert shown["text"].startswith(MARK)


def test_in_search_and_answers(checkout: Checkout) -> None:
    hits = checkout.told("search", "utilstrekkelig bud rettes til laveste lovlige bud", "--lang", "nb")["hits"]
    assert {hit["source"] for hit in hits if hit["provision"][0].isdigit()} == {"laws-2017-nb"}
    assert PLACE in {hit["provision"] for hit in hits}
    answer = checkout.told("ask", "Hva sier 27B1a?", "--lang", "nb")
    cited = {row["source"]: row for row in answer["citations"]}
    assert "laws-2017-nb-working" not in cited
    assert cited["laws-2017-nb"]["standing"] == "official"
    assert "Prøvetekst" in answer["answer"]


def test_in_quizzes_and_links(checkout: Checkout) -> None:
    quiz = checkout.run("quiz", "make", "-n", "12", "--lang", "nb", "--format", "json", "--seed", "5", "--topic", "27")
    assert "laws-2017-nb-working" not in quiz
    assert '"laws-2017-nb"' in quiz
    leads = [row["target"] for row in checkout.told("show", "laws-2017-nb:27.B.1.b")["cross_references"]]
    assert leads
    assert all(target.startswith("laws-2017-nb:") for target in leads)
