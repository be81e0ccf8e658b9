"""The quiz page by Streamlit's AppTest: make, edit, take, examine, class with phones, train, results."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from quiz_samples import LAW, every_kind, single
from streamlit import config
from streamlit.testing.v1 import AppTest

from app.log import database
from app.messages import message
from app.quiz.exams import forms
from app.quiz.exams.areas import area_of_provisions
from app.quiz.exams.blueprint import Blueprint
from app.quiz.model import Quiz, QuizOption
from app.quiz.results import attempts, rooms, saved, training
from app.service import Service
from corpus.model import LANGUAGES, Language

IN_HUNGARIAN = ["hu", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "hu")]
"""The other languages of a journey through the same page are long."""

MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, service: Service) -> Iterator[None]:
    monkeypatch.setenv(database.VARIABLE, f"sqlite:///{tmp_path / 'quiz.db'}")
    before = config.get_option("server.address")
    _listen("127.0.0.1")
    yield
    _listen(before)


def _listen(address: str | None) -> None:
    """What `lawbridge app` tells Streamlit; only this machine is served."""
    config.set_option("server.address", address)


def three() -> Quiz:
    return Quiz("Három kérdés", "hu", 3, tuple(single(f"{number}♠", number) for number in range(1, 4)))


def _page(tab: str, quiz: Quiz | None = None, language: str = "hu", **query: str) -> AppTest:
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    page.query_params["lang"] = language
    page.switch_page("views/quiz.py")
    for name, value in query.items():
        page.query_params[name] = value
    page.session_state["quiz-tab"] = tab
    if quiz is not None:
        page.session_state["quiz-now"] = quiz
    page.run()
    assert not page.exception
    return page


def _tap(page: AppTest, end: str) -> None:
    next(one for one in page.button if (one.key or "").endswith(end)).click().run()
    assert not page.exception


def _html(page: AppTest) -> str:
    return "\n".join(row.proto.body for row in page.get("html") if not row.proto.body.startswith("<style>"))


def _now(page: AppTest) -> Any:
    return page.session_state["quiz-now"]


@pytest.mark.parametrize("language", IN_HUNGARIAN)
def test_questions_are_made_about_what_was_chosen(language: Language) -> None:
    page = _page("make", language=language)
    page.multiselect(key="quiz-areas").set_value(["revoke"])
    page.number_input(key="quiz-count").set_value(3)
    next(one for one in page.button if one.label == message(language, "exam.make")).click().run()
    assert not page.exception
    quiz = _now(page)
    assert len(quiz.questions) == 3
    for question in quiz.questions:
        names = (*question.provisions, *question.topics)
        assert "revoke" in {area_of_provisions([name]) for name in names}
    assert {question.language for question in quiz.questions} == {language}
    assert quiz.questions[0].stem.split()[0] in _html(page)
    assert all(question.citations for question in quiz.questions)


def test_questions_are_made_about_law_numbers_and_fit_into_kahoot() -> None:
    page = _page("make")
    page.text_input(key="quiz-laws").set_value("64, 77")
    page.checkbox(key="quiz-kahoot").set_value(True)
    page.number_input(key="quiz-count").set_value(4)
    next(one for one in page.button if one.label == message("hu", "exam.make")).click().run()
    assert not page.exception
    quiz = _now(page)
    assert len(quiz.questions) == 4
    for question in quiz.questions:
        assert any(name.split(":")[1].split(".")[0] in ("64", "77") for name in question.provisions)
        assert len(question.stem) <= 120
        assert all(len(option.text) <= 75 for option in question.options)


def test_what_is_no_law_number_is_said() -> None:
    page = _page("make")
    page.text_input(key="quiz-laws").set_value("97")
    next(one for one in page.button if one.label == message("hu", "exam.make")).click().run()
    assert page.warning
    assert "quiz-now" not in page.session_state or _now(page) is None


def test_a_question_is_edited_dropped_and_replaced() -> None:
    page = _page("make", three())
    _tap(page, "insufficient_bid-000000000001-hu-edit")
    key = "quiz-insufficient_bid-000000000001-hu"
    page.text_area(key=f"{key}-stem").set_value("Saját szöveg")
    page.text_input(key=f"{key}-o-o3").set_value("soha")
    next(one for one in page.button if one.label == message("hu", "exam.edit_keep")).click().run()
    assert not page.exception
    first = _now(page).questions[0]
    assert (first.stem, first.options[2].text, first.note) == ("Saját szöveg", "soha", "edited")
    assert message("hu", "exam.edited") in "".join(row.value for row in page.caption)
    _tap(page, "insufficient_bid-000000000002-hu-drop")
    assert [question.id[-1] for question in _now(page).questions] == ["1", "3"]
    quiz = Quiz("t", "hu", 3, tuple(single(f"{one}", one, topics=("27",)) for one in range(1, 3)))
    page = _page("make", quiz)
    _tap(page, "insufficient_bid-000000000001-hu-replace")
    assert _now(page).questions[1] == quiz.questions[1]
    new = _now(page).questions[0]
    assert new.id != quiz.questions[0].id
    assert "irregular_calls" in {area_of_provisions([name]) for name in (*new.provisions, *new.topics)}
    assert new.level == 2


def test_two_options_may_not_become_the_same() -> None:
    page = _page("make", three())
    _tap(page, "insufficient_bid-000000000001-hu-edit")
    page.text_input(key="quiz-insufficient_bid-000000000001-hu-o-o3").set_value("1♠")
    next(one for one in page.button if one.label == message("hu", "exam.edit_keep")).click().run()
    assert message("hu", "exam.edit_same") in [row.value for row in page.warning]
    assert _now(page).questions == three().questions


def test_a_quiz_is_saved_and_opened_again() -> None:
    page = _page("make", every_kind())
    _tap(page, "quiz-save")
    (row,) = saved.saved()
    assert saved.opened(row.id) == every_kind()
    page = _page("make")
    page.button(key="quiz-open").click().run()
    assert not page.exception
    assert _now(page) == every_kind()


def test_practice_shows_reasons_and_laws_at_once_and_keeps_the_answers() -> None:
    page = _page("take", three())
    page.text_input(key="quiz-who").set_value("Anna")
    _tap(page, "quiz-start")
    assert "why" not in _html(page)
    _tap(page, "-0-o2")
    assert message("hu", "exam.right") in page.success[0].value
    assert "why not 1" in _html(page)  # of the answer not chosen too
    assert LAW.text.split("\N{BLACK HEART SUIT}")[0].strip()[:20] in _html(page)
    assert page.get("popover")
    _tap(page, "-0-next")
    _tap(page, "-1-o1")
    assert message("hu", "exam.wrong") in page.error[0].value
    assert "why not 2♠" in "".join(row.proto.body for row in page.get("html")).replace(
        '<span class="suit-s">', ""
    ).replace("</span>", "")
    _tap(page, "-1-next")
    _tap(page, "-2-o2")
    _tap(page, "-2-next")
    (row,) = attempts.attempts(who="Anna")
    assert (row.right, row.total, row.mode) == (2, 3, "practice")
    assert row.finished is not None
    assert message("hu", "exam.score", right="2", total="3", percent="67") in _html(page)


def test_an_examination_shows_no_answers_before_it_is_handed_in() -> None:
    page = _page("take", three())
    page.radio(key="quiz-how").set_value("exam").run()
    _tap(page, "quiz-start")
    number = attempts.attempts()[0].id
    page.radio(key=f"exam-{number}-0").set_value("o2").run()
    assert not page.exception
    assert attempts.answers([number])[0].right
    assert "why" not in _html(page)
    _tap(page, "-0-on")
    page.radio(key=f"exam-{number}-1").set_value("o1").run()
    _tap(page, "-1-in")
    assert "why" in _html(page)
    (row,) = attempts.attempts(mode="exam")
    assert (row.right, row.total) == (1, 3)
    assert [one.right for one in attempts.answers([number])] == [True, False, False]
    assert message("hu", "exam.failed") in page.error[0].value


def test_a_reloaded_page_goes_on_with_the_examination_where_it_was() -> None:
    page = _page("take", three())
    page.radio(key="quiz-how").set_value("exam").run()
    _tap(page, "quiz-start")
    number = attempts.attempts()[0].id
    page.radio(key=f"exam-{number}-0").set_value("o2").run()
    ends, found = page.session_state["quiz-taking"].ends, page.query_params["attempt"]
    token = found if isinstance(found, str) else found[0]
    assert attempts.resumed(token) is not None
    again = AppTest.from_file(str(MAIN), default_timeout=60).run()
    again.switch_page("views/quiz.py")
    again.query_params["attempt"] = token
    again.run()
    assert not again.exception
    now = again.session_state["quiz-taking"]
    assert (now.attempt, now.given, now.ends, now.place) == (number, {0: "o2"}, ends, 1)
    assert now.quiz == three()
    _tap(again, "-1-in")
    assert attempts.attempts()[0].finished is not None
    other = AppTest.from_file(str(MAIN), default_timeout=60).run()
    other.switch_page("views/quiz.py")
    other.query_params["attempt"] = f"{number}-guessed"
    other.run()
    assert "quiz-taking" not in other.session_state


def test_when_time_is_up_what_was_answered_is_handed_in() -> None:
    page = _page("take", three())
    page.radio(key="quiz-how").set_value("exam").run()
    _tap(page, "quiz-start")
    number = attempts.attempts()[0].id
    page.radio(key=f"exam-{number}-0").set_value("o2").run()
    page.session_state["quiz-taking"].ends = time.time() - 60
    page.run()
    assert not page.exception
    assert message("hu", "exam.time_over") in [row.value for row in page.info]
    assert attempts.attempts()[0].finished is not None
    assert len(attempts.answers([number])) == 3


@pytest.mark.parametrize("place", range(7))
def test_every_kind_can_be_answered_right(place: int) -> None:
    question = every_kind().questions[place]
    page = _page("take", Quiz("one", "hu", 1, (question,)))
    _tap(page, "quiz-start")
    number = attempts.attempts()[0].id
    key = f"take-{number}-0"
    match question.kind:
        case "single" | "true_false":
            _tap(page, f"{key}-{question.correct[0].id}")
        case "multiple":
            for option in question.correct:
                page.checkbox(key=f"{key}-{option.id}").check()
        case "match":
            for pair in question.pairs:
                page.selectbox(key=f"{key}-{pair.id}").set_value(pair.right)
        case "order":
            page.multiselect(key=key).set_value([option.id for option in question.correct])
        case "numeric":
            page.text_input(key=key).set_value(str(question.answer).replace(".", ","))
    page.run()
    if question.kind not in ("single", "true_false"):
        _tap(page, f"{key}-check")
    assert message("hu", "exam.right") in page.success[0].value
    assert attempts.answers([number])[0].right


def test_a_class_from_the_code_to_the_standings() -> None:
    wall = _page("class", three())
    _tap(wall, "room-open")
    code, _ = wall.session_state["quiz-room"]
    phone = _page("make", **{"class": code.lower()})
    phone.text_input(key="room-name").set_value("Anna")
    next(one for one in phone.button if one.label == message("hu", "exam.class_in")).click().run()
    assert message("hu", "exam.class_wait") in [row.value for row in phone.info]
    _tap(wall, "room-class_begin-0-waiting")
    phone.run()
    _tap(phone, "-0-o2")
    assert message("hu", "exam.class_taken") in [row.value for row in phone.success]
    assert "why" not in _html(phone)
    _tap(wall, "room-class_reveal-0-asking")
    assert "why not 1" in _html(wall)
    assert f"{message('hu', 'exam.right')}: 1 / 1" in "".join(row.value for row in wall.markdown)
    phone.run()
    assert message("hu", "exam.right") in phone.success[0].value
    _tap(wall, "room-next-0-revealed")
    assert rooms.room(code).place == 1
    _tap(wall, "room-class_reveal-1-asking")
    _tap(wall, "room-class_close-1-revealed")
    assert "Anna" in _html(wall)
    (row,) = attempts.attempts(room=code)
    assert (row.who, row.right) == ("Anna", 1)


def test_a_phone_with_a_wrong_code_is_told_where_the_code_is() -> None:
    page = _page("make", **{"class": "QQQQ"})
    assert message("hu", "exam.class_none") in [row.value for row in page.warning]
    assert not [one for one in page.button if (one.key or "").startswith("quiz-")]


def test_training_asks_what_is_due_and_puts_it_away_as_it_was_known() -> None:
    training.add("Anna", [single("1♠", 1), single("2♠", 2)])
    page = _page("train")
    page.text_input(key="train-who").set_value("Anna").run()
    assert message("hu", "exam.train_deck", cards="2", due="2") in "".join(row.value for row in page.markdown)
    _tap(page, "-o2")
    _tap(page, "train-easy-insufficient_bid-000000000001-hu")
    _tap(page, "-o1")
    assert message("hu", "exam.train_again") in [row.value for row in page.caption]
    _tap(page, "train-next-insufficient_bid-000000000002-hu")
    assert message("hu", "exam.train_done") in [row.value for row in page.success]
    assert training.deck("Anna", "hu").due == 0
    assert training.due("Anna", "hu", datetime(2100, 1, 1, tzinfo=UTC))[0].id.endswith("2")


def test_results_name_weak_topics_and_their_laws() -> None:
    quiz = Quiz("Próba", "hu", 1, tuple(single(f"{one}♠", one, topics=("27",)) for one in range(1, 5)))
    for who, answers in (("Anna", "o2 o1 o1 o1"), ("Béla", "o1 o1 o1 o2")):
        attempt = attempts.begin(quiz, "exam", who)
        for place, given in enumerate(answers.split()):
            attempts.record(attempt, place, quiz.questions[place], given)
    page = _page("results")
    shown = _html(page)
    assert message("hu", "exam.score", right="2", total="8", percent="25") in shown
    assert "Anna" in shown
    assert "2/8" in shown
    assert message("hu", "exam.weak") in "".join(row.value for row in page.markdown)
    assert page.get("popover")


def test_hostile_words_are_shown_as_words() -> None:
    bad = "<img src=x onerror=alert(1)> **x** :material/bug: $x$"
    options = (QuizOption("a", bad, True, bad), QuizOption("b", "no", False, bad))
    page = _page("take", Quiz(bad, "hu", 1, (single(bad, stem=bad, explanation=bad, options=options),)))
    _tap(page, "quiz-start")
    _tap(page, "-0-a")
    assert "<img src=x" not in _html(page)
    assert "&lt;img" in _html(page)


def test_names_and_saved_papers_are_hidden_where_the_app_is_open_to_the_room() -> None:
    saved.save(three())
    attempts.begin(three(), "exam", "Anna")
    _listen("0.0.0.0")
    page = _page("results")
    assert "Anna" not in _html(page)
    page = _page("make", three())
    assert not [one for one in page.button if one.key in ("quiz-open", "quiz-save")]


def _short(form: Callable[..., forms.ExamPaper]) -> Callable[..., forms.ExamPaper]:
    """Papers of one question: a whole one takes seconds, and only the seeds are compared."""

    def drawn(plan: Blueprint, *arguments: Any) -> forms.ExamPaper:
        return form(replace(plan, areas={"penalty_cards": 1}), *arguments)

    return drawn


def test_examination_papers_are_the_directors_and_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter((4710, 81520))
    monkeypatch.setattr("secrets.randbelow", lambda _most: next(drawn))
    monkeypatch.setattr("app.quiz.exams.forms.form", _short(forms.form))
    for seed in (4711, 81521):
        page = _page("make", language="en")
        page.button(key="quiz-paper-make").click().run()
        assert not page.exception
        assert page.session_state["quiz-paper-seed"] == seed
        assert page.session_state["quiz-paper"].quiz.questions
    _listen("0.0.0.0")
    page = _page("make", language="en")
    assert "quiz-paper-make" not in {button.key for button in page.button}
