"""Making quizzes: what is asked for is given, the same seed gives the same, and refusals help."""

import json

import pytest

from app.faces.cli.main import main
from app.quiz.make import make_quiz
from app.quiz.model import quiz_from_json
from app.quiz.scope import read_scope, topic_ids
from corpus.errors import BadInput


def test_the_same_seed_makes_the_same_quiz(store):
    first, again = (make_quiz(store, 12, [], None, "pl", 42) for _ in range(2))
    assert first == again
    assert make_quiz(store, 12, [], None, "pl", 43) != first
    assert len({question.id for question in first.questions}) == 12


@pytest.mark.parametrize(
    ("topic", "inside"),
    [
        ("27", ("27",)),
        ("laws 61-64", ("61", "62", "63", "64")),
        ("insufficient-bid", ("27",)),
        ("64A1", ("64",)),
    ],
)
def test_questions_are_about_the_topic(store, topic, inside):
    for question in make_quiz(store, 6, [topic], None, "en", 3).questions:
        assert any(one.partition(":")[2].split(".")[0] in inside for one in question.provisions)


@pytest.mark.parametrize(("area", "origin"), [("scoring", "scoring"), ("definitions", "texts"), ("ulti", None)])
def test_areas(store, area, origin):
    for question in make_quiz(store, 5, [area], None, "hu", 3).questions:
        assert question.origin == origin or origin is None


@pytest.mark.parametrize("level", [1, 2, 3])
def test_levels(store, level):
    assert {question.level for question in make_quiz(store, 6, [], level, "nb", 5).questions} == {level}


def test_questions_already_asked_are_left_out(store):
    first = make_quiz(store, 8, ["27"], None, "en", 5)
    second = make_quiz(store, 8, ["27"], None, "en", 5, without=[question.id for question in first.questions])
    assert not {question.id for question in first.questions} & {question.id for question in second.questions}


def test_the_number_of_a_law_is_asked_only_where_the_law_is_the_topic(store):
    for language in ("hu", "pl", "nb"):
        mixed = make_quiz(store, 120, [], None, language, 3).questions
        assert not [one for one in mixed if one.variant == "which_law"]
    about = make_quiz(store, 12, ["76", "19", "10"], None, "hu", 3).questions
    assert [one for one in about if one.variant == "which_law"]


def test_english_without_law_texts_still_has_every_other_kind(store):
    made = make_quiz(store, 60, [], None, "en", 2).questions
    assert {"engine", "scoring", "texts"} <= {question.origin for question in made}


def test_regulations_and_ulti_only_where_they_are_played(store):
    made = make_quiz(store, 80, [], None, "pl", 2).questions
    assert not [question for question in made if question.procedure.startswith(("vsz_", "ulti_"))]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"n": 0}, "1 to 1000"),
        ({"n": 3, "level": 7}, "level 7"),
        ({"n": 3, "topics": ["insuficient-bid"]}, "insufficient-bid"),
        ({"n": 1000, "topics": ["definitions"]}, "take fewer"),
    ],
)
def test_refusals_say_what_helps(store, arguments, words):
    with pytest.raises(BadInput, match=words):
        make_quiz(store, language="en", **arguments)


def test_scopes():
    scope = read_scope(["27, laws 61-64", "mbsz"])
    assert scope.areas == {"mbsz"}
    assert scope.covers("laws-2017-hu:27.B.1.a")
    assert scope.covers("laws-2017-hu:62")
    assert not scope.covers("laws-2017-hu:28")
    assert read_scope([]).everything
    assert "revoke" in " ".join(topic_ids())
    with pytest.raises(BadInput, match="no topic"):
        read_scope(["99"])


@pytest.mark.parametrize("topic", ["9" * 1_000_000, "laws 1-" + "9" * 1_000_000, "x" * 1_000_000])
def test_a_topic_of_a_million_signs_is_refused_before_it_is_read(topic, monkeypatch):
    monkeypatch.setattr("app.quiz.scope.provisions_named", lambda item: pytest.fail("it was read"))
    with pytest.raises(BadInput, match="no topic") as refused:
        read_scope([topic])
    assert len(str(refused.value)) < 400


def test_a_range_ends_with_the_laws():
    assert len(read_scope(["1-99"]).provisions) == 93
    with pytest.raises(BadInput, match="no topic"):
        read_scope(["94-99"])


def test_command_prints_a_quiz_as_json(store, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["quiz", "make", "-n", "3", "--topic", "27", "--lang", "nb", "--seed", "9", "--format", "json"])
    assert ended.value.code == 0
    assert len(quiz_from_json(json.loads(capsys.readouterr().out)).questions) == 3


def test_command_refuses_in_one_sentence(store, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["quiz", "make", "--topic", "revokes", "--lang", "en"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
