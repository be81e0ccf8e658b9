"""Accepted numbers, the report's two forms, and what the test part may not tell."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from corpus.errors import BadData
from evals.accepted import accept, compare
from evals.metrics.intervals import estimate
from evals.questions import EvalQuestion, load_questions
from evals.report import ReportTable, Section, write
from evals.run import Row, Run, run
from evals.sections import accepted_section, comparison_section
from evals.svg import bars

LAWS = "laws-2017-hu:"


def question(name: str, law: str, answerable: bool = True) -> EvalQuestion:
    return EvalQuestion(name, "hu", f"text of {name}", "ruling", (f"{LAWS}{law}.A",), (LAWS + law,), answerable)


def found(*laws: str) -> tuple[str, ...]:
    return tuple(f"{LAWS}{law}.A" for law in laws)


BEFORE = Run("Lawbridge", (Row(question("q1", "7"), found("8", "7")), Row(question("q2", "9"), found("9"))), 1.0)
NOW = Run("Lawbridge", (Row(question("q1", "7"), found("7")), Row(question("q2", "9"), found("1", "2"))), 1.0)


def test_gained_and_lost_questions_are_named(tmp_path: Path) -> None:
    path = tmp_path / "accepted.json"
    accept("dev", BEFORE, path)
    moved = compare("dev", NOW, path)
    assert [(change.question, change.before, change.now) for change in moved.gained] == [("q1", 2, 1)]
    assert [(change.question, change.before, change.now) for change in moved.lost] == [("q2", 1, 0)]
    assert compare("dev", BEFORE, path).totals == []
    assert ("hit@5 all", 1.0, 0.5) in moved.totals


def test_of_the_test_part_only_totals_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "accepted.json"
    accept("test", BEFORE, path)
    assert set(json.loads(path.read_text(encoding="utf-8"))["test"]) == {"totals"}
    moved = compare("test", NOW, path)
    assert (moved.gained, moved.lost) == ([], [])
    assert "text of" not in str(accepted_section(moved, show_questions=False))


def test_the_committed_accepted_numbers_hold_no_test_question() -> None:
    text = (Path(__file__).resolve().parents[2] / "evals" / "accepted.json").read_text(encoding="utf-8")
    assert "test-hu-" not in text
    assert "test-pl-" not in text
    assert "test-nb-" not in text


def test_a_malformed_accepted_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "accepted.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(BadData, match="accepted"):
        compare("dev", NOW, path)


def test_only_answerable_questions_are_ranked() -> None:
    asked: list[str] = []

    def rank(text: str, language: str, k: int) -> list[str]:
        asked.append(text)
        return list(found("7"))[:k]

    done = run("x", rank, [question("q1", "7"), question("q2", "8", answerable=False)])
    assert len(done.rows) == 1
    assert set(asked) == {"text of q1"}
    assert done.estimate("hit@1").value == 1.0


def test_the_place_counts_hits_as_listed() -> None:
    assert Row(question("q", "7"), found("8", "8", "8", "8", "8", "7")).values()["hit@5"] == 0.0


def test_both_forms_of_a_report_say_the_same(tmp_path: Path) -> None:
    section = Section(
        "Search <1>",
        ["a & b"],
        [ReportTable(["x", "y"], [["1|2", "<3>"]])],
        [bars("t", [("a", "hu", estimate([1.0]))])],
    )
    markdown, page = (path.read_text(encoding="utf-8") for path in write(tmp_path, "r", "Title", [section]))
    assert "| 1\\|2 | <3> |" in markdown
    assert "&lt;3&gt;" in page
    assert "<svg" in page
    assert "a &amp; b" in page


def test_plots_are_well_formed_and_hold_every_bar() -> None:
    drawing = bars('A "title" & more', [("one", "hu", estimate([1.0, 0.0])), ("two", "pl", estimate([1.0]))])
    root = ElementTree.fromstring(drawing)
    assert len(root.findall("{http://www.w3.org/2000/svg}rect")) == 2


def test_a_comparison_gives_the_paired_difference() -> None:
    section = comparison_section("Baselines", BEFORE, [NOW])
    assert [row[0] for row in section.tables[0].rows] == ["Lawbridge", "Lawbridge"]
    assert section.tables[0].rows[1][-1].startswith("0.0 [")


def test_the_question_sets_load() -> None:
    assert len(load_questions("dev")) == 150
    assert len(load_questions("test")) == 300


def test_a_broken_question_set_is_refused(tmp_path: Path) -> None:
    (tmp_path / "dev.jsonl").write_text('{"id": 1}\n', encoding="utf-8")
    with pytest.raises(BadData, match="dev"):
        load_questions("dev", tmp_path)
