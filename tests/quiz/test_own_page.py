"""The quiz page for a trainer: writes questions, mixes them in, strikes out, chooses for whom and by law number."""

from pathlib import Path

import pytest
from streamlit import config
from streamlit.testing.v1 import AppTest

from app.log import database
from app.messages import message
from app.quiz.model import Quiz
from app.quiz.own import kept, struck
from app.quiz.own.writing import written
from app.quiz.readers import READERS
from app.quiz.results import attempts
from corpus.model import LANGUAGES

IN_NORWEGIAN = ["nb", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "nb")]
"""The other languages of a journey through the same page are long."""

MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"


@pytest.fixture(autouse=True)
def _database(tmp_path, monkeypatch, service):
    monkeypatch.setenv(database.VARIABLE, f"sqlite:///{tmp_path / 'quiz.db'}")
    before = config.get_option("server.address")
    config.set_option("server.address", "127.0.0.1")
    yield
    config.set_option("server.address", before)


def shown(language="en", quiz=None):
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    page.query_params["lang"] = language
    page.run()
    page.switch_page("views/quiz.py")
    page.session_state["quiz-tab"] = "make"
    if quiz is not None:
        page.session_state["quiz-now"] = quiz
    page.run()
    assert not page.exception
    return page


def press(page, words):
    next(one for one in page.button if one.label == words).click().run()
    assert not page.exception


def make(page, language="en"):
    press(page, message(language, "exam.make"))
    return page.session_state["quiz-now"].questions


@pytest.mark.parametrize("language", IN_NORWEGIAN)
def test_a_question_written_in_the_form_is_kept_and_mixed_in(language):
    page = shown(language)
    page.text_area(key="own-question").set_value("Hvor mange kort?")
    page.text_area(key="own-right").set_value("52")
    page.text_input(key="own-wrong1").set_value("51")
    page.text_input(key="own-why1").set_value("Ett mangler.")
    page.text_input(key="own-laws").set_value("1")
    press(page, message(language, "own.form_keep"))
    (question,) = kept.own(language)
    assert [one.text for one in question.correct] == ["52"]
    assert [one.why for one in question.options if not one.correct] == ["Ett mangler."]
    page.run()
    page.number_input(key="quiz-own").set_value(1)
    page.number_input(key="quiz-count").set_value(3)
    made = make(page, language)
    assert sum(one.id == question.id for one in made) == 1
    assert len(made) == 3


def test_a_fault_in_the_form_is_said_and_nothing_is_kept():
    page = shown("pl")
    page.text_area(key="own-question").set_value("Ile kart?")
    press(page, message("pl", "own.form_keep"))
    assert any(message("pl", "own.no_right").split(";")[0] in one.value for one in page.warning)
    assert kept.own() == []


def test_a_kept_question_is_changed_under_its_id(store):
    first = written(store, {"question": "How many?", "right": "52", "wrong": ["51", "53"], "laws": "1"}, "en")
    kept.keep([first])
    page = shown("en")
    press(page, message("en", "own.change"))
    assert page.text_area(key="own-question").value == "How many?"
    assert page.text_input(key="own-laws").value == "1"
    page.text_area(key="own-question").set_value("How many cards?")
    press(page, message("en", "own.form_keep"))
    (changed,) = kept.own()
    assert (changed.id, changed.stem) == (first.id, "How many cards?")
    assert changed.provisions == first.provisions
    press(page, message("en", "own.remove"))
    assert kept.own() == []


def test_a_question_struck_out_leaves_the_set_and_comes_back_when_put_back():
    page = shown()
    page.text_input(key="quiz-laws").set_value("27")
    page.number_input(key="quiz-count").set_value(2)
    first, second = make(page)
    next(one for one in page.button if (one.key or "").endswith(f"{first.key}-strike")).click().run()
    assert [one.id for one in page.session_state["quiz-now"].questions] == [second.id]
    assert struck.struck_ids() == {first.id}
    assert first.id not in {one.id for one in make(page)}
    next(one for one in page.button if one.key == f"back-{first.id}").click().run()
    assert struck.struck_ids() == set()
    assert first.id in {one.id for one in make(page)}


@pytest.mark.parametrize("reader", READERS)
def test_a_set_for_somebody_has_questions_of_those_levels(reader):
    page = shown("nb")
    page.selectbox(key="quiz-for").set_value(reader)
    page.number_input(key="quiz-count").set_value(6)
    made = make(page, "nb")
    assert {one.level for one in made} <= set(READERS[reader])
    assert len(made) == 6


@pytest.mark.parametrize(
    ("typed", "laws"), [("64", {"64"}), ("61-64", {"61", "62", "63", "64"}), ("27, 50B", {"27", "50"})]
)
def test_a_set_on_laws_by_number(typed, laws):
    page = shown("hu")
    page.text_input(key="quiz-laws").set_value(typed)
    page.number_input(key="quiz-count").set_value(5)
    for one in make(page, "hu"):
        cited = {name.partition(":")[2].partition(".")[0] for name in (*one.provisions, *one.topics)}
        cited |= set(one.topics)
        assert cited & laws, (one.id, one.provisions)


def test_visitors_of_an_app_open_to_the_room_neither_write_nor_strike(monkeypatch):
    known = config.get_option
    monkeypatch.setattr("streamlit.get_option", lambda name: "0.0.0.0" if name == "server.address" else known(name))
    page = shown()
    page.number_input(key="quiz-count").set_value(2)
    make(page)
    keys = [one.key or "" for one in page.button]
    assert not any(key.endswith("-strike") or key.startswith("own-") for key in keys)
    assert not any(one.key == "own-question" for one in page.text_area)


def test_the_only_question_struck_out_leaves_no_quiz(store):
    question = written(store, {"question": "How many?", "right": "52", "wrong": "51"}, "en")
    page = shown("en", Quiz("One", "en", 1, (question,)))
    next(one for one in page.button if (one.key or "").endswith("-strike")).click().run()
    assert not page.exception
    assert page.session_state["quiz-now"] is None


def test_a_question_that_was_taken_shows_how_it_went(store):
    first = written(store, {"question": "How many?", "right": "52", "wrong": "51"}, "en")
    second = written(store, {"question": "How many suits?", "right": "4", "wrong": "5", "level": 3}, "en")
    quiz = Quiz("Two", "en", 1, (first, second))
    for number in range(10):  # the six best know the first, everybody the second
        attempt = attempts.begin(quiz, "exam", f"P{number}")
        for place, question in enumerate(quiz.questions):
            right = number < 6 or place == 1
            given = next(one.id for one in question.options if one.correct is right)
            attempts.record(attempt, place, question, given)
    captions = [one.value for one in shown("en", quiz).caption]
    first_line = next(line for line in captions if line.startswith(message("en", "exam.place", place="1", total="2")))
    assert "taken 10 times, 60 % right" in first_line
    assert "by its answers: medium" in first_line
    assert "+1.00" in first_line
    second_line = next(line for line in captions if line.startswith(message("en", "exam.place", place="2", total="2")))
    assert "hard · taken 10 times, 100 % right · by its answers: easy" in second_line


def test_the_facts_that_decide_are_counted():
    page = shown("hu")
    page.text_input(key="quiz-laws").set_value("27")
    page.number_input(key="quiz-count").set_value(5)
    counts = {one.decided_by for one in make(page, "hu") if one.scene}
    assert counts
    shown_now = " ".join(one.value for one in page.caption)
    assert all(message("hu", "own.facts", count=str(count)) in shown_now for count in counts)
