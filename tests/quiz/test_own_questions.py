"""A trainer's own questions: every fault is said, what is kept is mixed in, what is struck out stays out."""

from dataclasses import replace
from pathlib import Path
from zipfile import is_zipfile

import pytest
from typer.testing import CliRunner

from app.faces.cli.main import app
from app.log import database
from app.quiz import editing
from app.quiz.exams import forms
from app.quiz.exams.blueprint import blueprint
from app.quiz.exports import FORMATS, export
from app.quiz.make import make_quiz
from app.quiz.model import Quiz
from app.quiz.own import kept, struck
from app.quiz.own.mixing import mixed_quiz
from app.quiz.own.reading import read_own
from app.quiz.results import training
from corpus.errors import BadInput, LawbridgeError
from corpus.model import LANGUAGES

YAML = """
language: nb
questions:
  - question: Hvor lenge ligger et stort straffekort på bordet?
    right: Til det er spilt
    wrong:
      - {text: Til stikket er slutt, why: Kortet ligger til det er spilt.}
      - Til spilleren tar det opp
    explanation: Et stort straffekort spilles ved første lovlige anledning.
    laws: [50, 50B]
    level: 2
  - {question: Hvilke er majorfarger?, right: [Spar, Hjerter], wrong: [Ruter, Kløver], id: major}
  - {question: Blindemann kan gjøre krav på stikk., answer: false, laws: 43A1}
  - {question: Hva gir 4 hjerter i sonen når det står akkurat?, answer: 620}
"""
CSV = """question;right;wrong1;why1;wrong2;laws;level
Ki hív elsőként?;A felvevő bal oldali ellenfele;Az asztal;Az asztal nem hív;A felvevő;41A;1
"Hány lap van
a pakliban?";52;51;;53;1;1
"""


@pytest.fixture(autouse=True)
def _database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(database.VARIABLE, f"sqlite:///{tmp_path / 'own.db'}")


def read(store, text, name="mine.yaml", language="en"):
    return read_own(store, text.encode(), name, language, language)


def test_a_yaml_file_makes_questions_of_each_sort(store):
    found, faults = read(store, YAML)
    assert faults == []
    assert [one.kind for one in found] == ["single", "multiple", "true_false", "numeric"]
    first, second, third, fourth = found
    assert {one.language for one in found} == {"nb"}
    assert [one.text for one in first.correct] == ["Til det er spilt"]
    assert [one.why for one in first.options if one.text == "Til stikket er slutt"] == [
        "Kortet ligger til det er spilt."
    ]
    assert first.provisions == ("laws-2017-hu:50", "laws-2017-hu:50.B")
    assert first.citations[0].text
    assert first.level == 2
    assert second.id == "own-major"
    assert {one.text for one in second.correct} == {"Spar", "Hjerter"}
    assert [one.id for one in third.correct] == ["false"]
    assert fourth.answer == 620


@pytest.mark.parametrize("mark", [";", ",", "\t"])
def test_a_csv_file_of_any_spreadsheet(store, mark):
    found, faults = read_own(store, ("\ufeff" + CSV.replace(";", mark)).encode(), "x.csv", "hu", "hu")
    assert faults == []
    assert found[0].stem == "Ki hív elsőként?"
    assert [one.why for one in found[0].options if one.text == "Az asztal"] == ["Az asztal nem hív"]
    assert found[1].stem == "Hány lap van\na pakliban?"
    assert [one.text for one in found[1].correct] == ["52"]


FAULTS = {
    "right: a\n  wrong: b": "it has no words",
    "question: Who leads?\n  wrong: b": "it has no right answer",
    "question: Who leads?\n  right: a": "it has no wrong answer",
    "question: Who leads?\n  right: a\n  wrong: A": "two of its answers are the same",
    "question: Who leads?\n  right: a\n  wrong: b\n  answer: true": "it has both `answer` and `right`",
    "question: Who leads?\n  answer: perhaps": "the answer “perhaps” is neither",
    "question: Who leads?\n  answer: nan": "the answer “nan” is neither",
    "question: Who leads?\n  right: a\n  wrong: b\n  laws: 94": "there is no law “94”",
    "question: Who leads?\n  right: a\n  wrong: b\n  laws: [27, 27Z9]": "there is no law “27Z9”",
    "question: Who leads?\n  right: a\n  wrong: b\n  level: 4": "the level “4”",
    "question: Who leads?\n  right: a\n  wrong: b\n  language: fi": "the language “fi”",
    "question: Who leads?\n  right: a\n  wrogn: b": "“wrogn” is none of the names",
    "question: [a, b]\n  right: a\n  wrong: b": "a text was expected",
    "question: Who leads?\n  right: a\n  wrong: [b, {why: x}]": "one of its answers has a reason and no words",
    "question: Who leads?\n  right: a\n  wrong: [b, c, d, e, f, g, h, i]": "it has 9 answers",
    f"question: {'x' * 2001}\n  right: a\n  wrong: b": "has 2001 characters",
}


@pytest.mark.parametrize(("row", "words"), FAULTS.items(), ids=list(FAULTS.values()))
def test_each_fault_is_one_sentence_that_names_the_question(store, row, words):
    found, faults = read(store, f"- {{question: Fine?, right: a, wrong: b}}\n- {row}\n")
    assert len(found) == 1
    assert len(faults) == 1
    assert faults[0].startswith("Question 2: ")
    assert words in faults[0]


@pytest.mark.parametrize(
    ("data", "name", "words"),
    [
        (b"question;right\nKi h\xedv?;a", "a.csv", "UTF-8"),
        (b"frage;right\na;b", "a.csv", "question"),
        (b"", "a.csv", "question"),
        (b"- a: [", "a.yaml", "YAML"),
        (b"x" * 1_000_001, "a.yaml", "1,000,000"),
        (b"hello", "a.yaml", "no questions"),
        (b"- {question: a}", "a.txt", ".yaml"),
        pytest.param(b"[" * 100_000, "a.yaml", "a", marks=pytest.mark.apart),  # its reader ends its process
    ],
)
def test_a_file_that_cannot_be_read_is_refused_in_a_sentence(store, data, name, words):
    with pytest.raises(LawbridgeError) as refused:
        read_own(store, data, name, "en", "en")
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_faults_are_said_in_four_languages(store):
    said = {read_own(store, b"- {question: a, right: b}", "a.yaml", "en", one)[1][0] for one in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.apart
def test_texts_nested_in_texts_are_refused_quickly(store):
    bomb = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
        f"{new}: &{new} [{','.join([f'*{old}'] * 9)}]\n" for old, new in zip("abcdefgh", "bcdefghi", strict=True)
    )
    _, faults = read(store, f"{bomb}questions:\n- {{question: Who?, right: *i, wrong: b, laws: *i}}\n")
    assert len(faults) == 1


def test_every_format_holds_own_questions(store):
    found, _ = read(store, YAML)
    quiz = Quiz("Mine", "nb", 1, tuple(found))
    for name in FORMATS:
        exported = export(quiz, name)
        assert len(exported.content) > 100 or is_zipfile(exported.content)
        if name != "kahoot":
            assert not exported.left_out


def test_own_questions_are_mixed_in_where_the_seed_puts_them(store):
    found, _ = read(store, YAML)
    assert kept.keep(found) == 4
    assert kept.keep(found) == 0
    quiz = mixed_quiz(store, 8, [], None, "nb", 5, own=3)
    assert quiz == mixed_quiz(store, 8, [], None, "nb", 5, own=3)
    assert sum(one.origin == "own" for one in quiz.questions) == 3
    assert len(quiz.questions) == 8
    assert [one.origin for one in mixed_quiz(store, 1, ["50"], None, "nb", 5, own=1).questions] == ["own"]
    with pytest.raises(BadInput, match="1 fit"):
        mixed_quiz(store, 8, ["50"], None, "nb", 5, own=2)
    with pytest.raises(BadInput, match="0 fit"):
        mixed_quiz(store, 8, [], None, "hu", 5, own=1)
    made = editing.fresh(store, [], 6, None, "nb", 5, (), own=2)
    assert sum(one.origin == "own" for one in made.questions) == 2


def test_what_is_struck_out_is_not_drawn_until_put_back(store):
    drawn = [one.id for one in make_quiz(store, 6, ["27"], None, "en", 3).questions]
    struck.strike(drawn[0], "Why")
    for language in LANGUAGES:
        assert drawn[0] not in {one.id for one in mixed_quiz(store, 6, ["27"], None, language, 3).questions}
    assert drawn[0] not in {one.id for one in editing.fresh(store, [], 6, None, "en", 3, (), laws="27").questions}
    struck.put_back(drawn[0])
    assert drawn[0] in {one.id for one in mixed_quiz(store, 6, ["27"], None, "en", 3).questions}
    with pytest.raises(BadInput):
        struck.put_back(drawn[0])


def test_a_deck_does_not_ask_what_was_struck_out_meanwhile(store):
    found, _ = read(store, YAML)
    training.add("Kari", found)
    struck.strike("own-major")
    assert "own-major" not in {one.id for one in training.due("Kari", "nb")}
    assert training.deck("Kari", "nb").cards == 3
    struck.put_back("own-major")
    assert training.deck("Kari", "nb").cards == 4


def test_a_paper_leaves_out_what_is_struck_out(store):
    plan = replace(blueprint("club"), areas={"penalty_cards": 2, "leads": 1})
    before = forms.form(plan, "A", "en", forms.maker_of(store), 7).quiz.questions
    struck.strike(before[0].id)
    after = forms.form(plan, "A", "en", forms.maker_of(store, struck.struck_ids()), 7).quiz.questions
    assert before[0].id not in {one.id for one in after}
    assert len(after) == len(before)


def test_making_a_quiz_makes_no_database(store, tmp_path):
    mixed_quiz(store, 2, ["27"], None, "en", 3)
    assert not (tmp_path / "own.db").exists()


def test_the_command_line_adds_lists_mixes_strikes_and_puts_back(tmp_path):
    run = CliRunner().invoke
    file = tmp_path / "mine.yaml"
    file.write_text(YAML)
    assert "4" in run(app, ["quiz", "own", "add", str(file), "--lang", "nb"]).stdout
    listed = run(app, ["quiz", "own", "list"]).stdout
    assert listed.count("\n") == 4
    made = run(app, ["quiz", "make", "-n", "4", "--own", "4", "--lang", "nb", "--format", "gift"]).stdout
    assert "majorfarger" in made
    run(app, ["quiz", "strike", "own-major"])
    assert "own-major" in run(app, ["quiz", "struck"]).stdout
    refused = run(app, ["quiz", "make", "-n", "4", "--own", "4", "--lang", "nb"])
    assert isinstance(refused.exception, BadInput) or refused.exit_code == 2
    run(app, ["quiz", "put-back", "own-major"])
    assert run(app, ["quiz", "struck"]).stdout == ""
    run(app, ["quiz", "own", "remove", "own-major"])
    assert run(app, ["quiz", "own", "list"]).stdout.count("\n") == 3
    file.write_text("- {question: a}\n- {question: b, right: c}\n")
    bad = run(app, ["quiz", "own", "add", str(file)])
    assert bad.exit_code != 0
    assert "Question 1" in bad.stderr
    assert "Question 2" in bad.stderr
