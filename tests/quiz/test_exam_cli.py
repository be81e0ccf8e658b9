"""`lawbridge quiz exam`, `exam results` and `quiz convert`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from openpyxl import load_workbook
from quiz_samples import every_kind, single
from typer.testing import CliRunner

from app.faces.cli.quiz import quiz_app
from app.log import database
from app.quiz.exams.areas import area_of
from app.quiz.exports import export
from app.quiz.model import Quiz, quiz_from_json
from app.quiz.results import attempts
from app.service import Service
from corpus.errors import BadInput

BLUEPRINT = (
    "id: own\ntitle: Own paper\nminutes: 10\npass_mark: 80\nareas: {revoke: 2, leads: 1}\nlevels: {1: 0, 2: 100}\n"
)


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(database.VARIABLE, f"sqlite:///{tmp_path / 'quiz.db'}")
    (tmp_path / "own.yaml").write_text(BLUEPRINT, encoding="utf-8")


def _run(*words: str):
    return CliRunner().invoke(quiz_app, [str(word) for word in words])


def _paper(folder: Path, letter: str) -> Quiz:
    target = folder / f"{letter}.json"
    options = ("--form", letter, "--lang", "pl", "--format", "json", "--seed", "7", "--out", target)
    done = _run("exam", "--blueprint", folder / "own.yaml", *options)
    assert done.exit_code == 0, done.output
    row = json.loads(target.read_text(encoding="utf-8"))
    assert row["paper"] == {"form": letter, "minutes": 10, "pass_mark": 80}
    return quiz_from_json(row)


def test_two_forms_of_ones_own_blueprint_share_no_question(tmp_path: Path, service: Service) -> None:
    first, second = _paper(tmp_path, "A"), _paper(tmp_path, "B")
    assert [area_of(question) for question in first.questions] == ["revoke", "revoke", "leads"]
    assert not {one.id for one in first.questions} & {one.id for one in second.questions}
    assert _paper(tmp_path, "A") == first


def test_a_folder_gets_a_file_with_a_name_of_its_own(tmp_path: Path, service: Service) -> None:
    done = _run("exam", "--blueprint", tmp_path / "own.yaml", "--format", "gift", "--seed", "1", "--out", tmp_path)
    assert (tmp_path / "own-a-own-paper-en-1.gift.txt").exists()
    assert done.output.strip() == str(tmp_path / "own-a-own-paper-en-1.gift.txt")


def test_without_a_seed_no_paper_can_be_guessed_and_the_printed_seed_makes_it_again(
    tmp_path: Path, service: Service
) -> None:
    def made(*seed: str) -> tuple[str, Quiz]:
        target = tmp_path / "one.json"
        done = _run("exam", "--blueprint", tmp_path / "own.yaml", "--format", "json", *seed, "--out", target)
        return done.stderr.strip(), quiz_from_json(json.loads(target.read_text(encoding="utf-8")))

    (first, paper), (second, _) = made(), made()
    assert first.startswith("--seed ")
    assert first != second
    assert made(*first.split())[1] == paper


def test_results_as_lines_and_as_json() -> None:
    quiz = Quiz("Paper", "en", 1, tuple(single(f"{one}", one) for one in range(3)))
    attempt = attempts.begin(quiz, "exam", "Anna", "club A")
    for place, question in enumerate(quiz.questions):
        attempts.record(attempt, place, question, "o2" if place else "o1")
    lines = _run("exam", "results").output
    assert "Anna  Paper  2/3" in lines
    assert "66.7 %  Irregular calls (2/3)  laws-2017-hu:27.B.1.a" in lines
    document = json.loads(_run("exam", "results", "--json", "--paper", "club A").output)
    assert document["attempts"][0]["percent"] == 66.7
    assert document["items"][0]["difficulty"] == 0.0
    assert json.loads(_run("exam", "results", "--json", "--paper", "club B").output)["attempts"] == []


def test_a_quiz_is_converted(tmp_path: Path) -> None:
    file = tmp_path / "quiz.json"
    file.write_bytes(export(every_kind(), "json").content)
    done = _run("convert", file, "--format", "kahoot", "--out", tmp_path / "x.xlsx")
    assert done.exit_code == 0, done.output
    assert len(load_workbook(tmp_path / "x.xlsx").worksheets) == 2
    assert "insufficient_bid-000000000006: " in done.stderr


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"title": "x", "language": "hu", "seed": 1, "questions": [{}]}'])
def test_what_is_no_quiz_is_refused_in_one_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "quiz.json"
    file.write_text(text, encoding="utf-8")
    assert isinstance(_run("convert", file).exception, BadInput)
