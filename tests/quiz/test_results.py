"""Kept quizzes, attempts, classes and decks in a fresh database, made by the migrations."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from quiz_samples import every_kind, nasty, single
from sqlalchemy import inspect

from app.log import database, privacy
from app.quiz.exams.repetition import Recall
from app.quiz.model import Quiz
from app.quiz.results import attempts, rooms, saved, tables, training
from corpus.errors import BadInput

NOW = datetime(2026, 3, 1, 18, 0, tzinfo=UTC)


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(database.VARIABLE, f"sqlite:///{tmp_path / 'quiz.db'}")


def test_the_migrations_make_the_declared_tables() -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with database.engine().connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), tables.Base.metadata)
        assert [row for row in found if "quiz_" in str(row)] == []
        assert {"quiz_saved", "quiz_room", "quiz_attempt", "quiz_answer", "quiz_card"} <= set(
            inspect(connection).get_table_names()
        )


@pytest.mark.parametrize("quiz", [every_kind(), nasty()], ids=["kinds", "nasty"])
def test_a_saved_quiz_comes_back_and_is_replaced(quiz: Quiz) -> None:
    number = saved.save(quiz)
    assert saved.opened(number) == quiz
    shorter = Quiz("second", "hu", 2, quiz.questions[:1])
    assert saved.save(shorter, number) == number
    (row,) = saved.saved()
    assert (row.title, row.count) == ("second", 1)
    saved.remove(number)
    assert saved.saved() == []
    with pytest.raises(BadInput, match="no saved quiz"):
        saved.opened(number)


def test_answers_are_kept_marked_and_a_second_answer_replaces_the_first() -> None:
    quiz = every_kind()
    attempt = attempts.begin(quiz, "exam", "  Kovács\n Anna ", "club A")
    assert attempts.record(attempt, 0, quiz.questions[0], "o1") is False
    assert attempts.record(attempt, 0, quiz.questions[0], "o2", 12.34) is True
    assert attempts.record(attempt, 5, quiz.questions[5], "\N{MINUS SIGN}420") is True
    attempts.finish(attempt)
    (row,) = attempts.attempts(mode="exam")
    assert (row.who, row.paper, row.right, row.total) == ("Kovács Anna", "club A", 2, 7)
    assert round(row.percent, 1) == 28.6
    assert row.finished is not None
    assert [(one.right, one.seconds) for one in attempts.answers([attempt])] == [(True, 12.3), (True, 0.0)]
    assert privacy.erase_name("Kovács Anna", "x").others == {"quiz_attempt": 1}
    assert attempts.answers() == []


def test_an_attempt_is_gone_on_with_by_its_token_only() -> None:
    quiz = every_kind()
    begun = attempts.sit(quiz, "exam", "Anna", "club A", 75, 65)
    attempts.record(begun.attempt, 1, quiz.questions[1], ["a", "b"])
    attempts.record(begun.attempt, 2, quiz.questions[2], None)
    again = attempts.resumed(begun.token)
    assert again is not None
    assert (again.quiz, again.given, again.pass_mark, again.finished) == (quiz, {1: ["a", "b"]}, 65, False)
    assert again.ends == begun.ends
    assert again.ends - attempts.attempts()[0].started == timedelta(minutes=75)
    attempts.finish(begun.attempt)
    assert attempts.resumed(begun.token).finished
    for wrong in ("", "x", f"{begun.attempt}-", f"{begun.attempt}-guess", "999999999999999999999-x", "-1-x"):
        assert attempts.resumed(wrong) is None


def test_a_class_is_steered_by_its_key_only_and_answered_while_a_question_is_open() -> None:
    quiz = every_kind()
    code, key = rooms.open_room(quiz)
    assert set(code) <= set(rooms.ALPHABET)
    with pytest.raises(BadInput, match="Only the trainer"):
        rooms.steer(code, "guess", 0, "asking")
    seat = rooms.join(code.lower(), "Anna")
    anna, bela = seat.attempt, rooms.join(code, "Béla").attempt
    assert rooms.join(code, "", seat.token) == seat  # she comes back
    assert rooms.answer(code, anna, 0, "o2") is False  # not open yet
    rooms.steer(code, key, 0, "asking")
    assert rooms.answer(code, anna, 0, "o2") is True
    assert rooms.answer(code, bela, 0, "o1") is True
    assert rooms.answer(code, bela, 1, ["a"]) is False  # another question
    assert rooms.answer(code, bela, 0, "") is False  # no answer
    count, right, votes = rooms.tally(rooms.room(code))
    assert (count, right, votes) == (2, 1, {"o2": 1, "o1": 1})
    rooms.steer(code, key, 0, "revealed")
    assert rooms.answer(code, bela, 0, "o2") is False  # too late
    assert rooms.given_by(bela, 0) == "o1"
    assert [(one.who, one.right, one.answered) for one in rooms.standings(code)] == [("Anna", 1, 1), ("Béla", 0, 1)]
    assert rooms.people(code) == 2
    rooms.steer(code, key, 99, "asking")
    assert rooms.room(code).place == 6
    other, _ = rooms.open_room(quiz)
    rooms.steer(code, key, 0, "asking")
    assert rooms.answer(code, rooms.join(other, "Cili").attempt, 0, "o2") is False  # of another room


def test_a_room_that_is_not_there_and_a_person_without_a_name() -> None:
    with pytest.raises(BadInput, match="no class 'QQQQ'"):
        rooms.room("qqqq")
    code, _ = rooms.open_room(every_kind())
    with pytest.raises(BadInput, match="your name"):
        rooms.join(code, " \n ")


def test_a_deck_asks_what_is_due_and_keeps_its_history_when_a_question_is_corrected() -> None:
    questions = [single("1♠", 1), single("2♠", 2)]
    assert training.add("Anna", questions, NOW) == 2
    assert [one.id for one in training.due("Anna", "hu", NOW)] == [one.id for one in questions]
    back = training.learn("Anna", questions[0], Recall.EASY, NOW)
    assert back - NOW >= timedelta(days=2)
    again = training.learn("Anna", questions[1], Recall.WRONG, NOW)
    assert again - NOW <= timedelta(minutes=10)
    assert training.due("Anna", "hu", NOW) == []
    corrected = single("corrected", 2)
    assert training.add("Anna", [corrected], NOW) == 0
    assert training.due("Anna", "hu", NOW + timedelta(minutes=11)) == [corrected]
    assert training.deck("Anna", "hu", NOW) == training.Deck(2, 0, again)
    assert training.deck("Béla", "hu", NOW) == training.Deck(0, 0, None)
    assert training.due("Anna", "pl", NOW + timedelta(days=400)) == []
    assert privacy.erase_name("Anna", "x").others == {"quiz_card": 2}


def test_a_typed_name_does_not_take_somebody_elses_place_in_a_class() -> None:
    code, key = rooms.open_room(every_kind())
    rooms.steer(code, key, 0, "asking")
    anna = rooms.join(code, "Anna")
    assert rooms.answer(code, anna.attempt, 0, "o2") is True
    other = rooms.join(code, " Anna ")
    assert other.attempt != anna.attempt
    assert rooms.given_by(other.attempt, 0) is None
    assert rooms.join(code, "Anna", f"{anna.attempt}-guess").attempt not in (anna.attempt, other.attempt)
    assert {one.who for one in rooms.standings(code)} == {"Anna", "Anna 2", "Anna 3"}
    elsewhere, _ = rooms.open_room(every_kind())
    with pytest.raises(BadInput, match="name first"):
        rooms.join(elsewhere, "", anna.token)  # a seat of another class


def test_a_class_and_a_deck_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST", 2)
    monkeypatch.setattr(training, "MOST", 2)
    code, _ = rooms.open_room(every_kind())
    rooms.join(code, "a")
    back = rooms.join(code, "b")
    with pytest.raises(BadInput, match="full"):
        rooms.join(code, "c")
    assert rooms.join(code, "", back.token) == back
    training.add("Anna", [single("1", 1), single("2", 2)])
    with pytest.raises(BadInput, match="at most 2"):
        training.add("Anna", [single("3", 3)])


def test_a_player_who_begins_to_train_gets_an_id_nobody_can_guess() -> None:
    first, second = training.new_player("  Anna "), training.new_player("Anna")
    assert first != second
    assert first.startswith("Anna ")
    assert training.is_player(first)
    assert not training.is_player("Anna")
    assert training.is_player(training.new_player("x" * 200))
    with pytest.raises(BadInput, match="name first"):
        training.new_player(" ")
