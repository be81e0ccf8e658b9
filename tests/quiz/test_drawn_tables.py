"""Questions on drawn tables: the table's own ruling is right, told and pictured, in every language and export."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from app.quiz.checks import faults, recheck
from app.quiz.exports import FORMATS, export
from app.quiz.model import Quiz, QuizQuestion
from app.quiz.picture.drawn import picture
from app.quiz.sources import items
from app.quiz.told.sheet import sheets
from app.quiz.told.tables import KINDS, DrawnTable, drawn_question, scene_of, table_of
from bridge.table.irregularities import irregularities
from corpus.model import LANGUAGES, Language
from corpus.store import Store
from rulings.registry import rule
from rulings.table import rule_table


def drawn(name: str, count: int) -> list[DrawnTable]:
    """Tables of one kind that make a scene."""
    rng, found = Random(name), list[DrawnTable]()
    while len(found) < count:
        made = KINDS[name].draw(rng)
        if made is not None and scene_of(name, made) is not None:
            found.append(made)
    return found


def made(store: Store, name: str, language: Language, count: int = 2) -> list[QuizQuestion]:
    """Questions of one kind, those of one number on the same table in every language."""
    tried = (drawn_question(store, name, language, Random(f"{name} {number}")) for number in range(20))
    return list(islice((one for one in tried if one is not None), count))


@pytest.mark.parametrize("name", KINDS)
def test_a_drawn_table_holds_one_irregularity_and_its_few_facts_rule_as_it_does(name: str) -> None:
    for one in drawn(name, 3):
        table, scene = table_of(one), scene_of(name, one)
        assert scene is not None
        assert [item.seat for item in irregularities(table)] == [one.roles["offender"]]
        of_table, told = rule_table(table)[0], rule(KINDS[name].procedure, scene.facts, weighed=False)
        assert of_table.procedure == KINDS[name].procedure
        assert of_table.document["statements"][0]["text"] == told["statements"][0]["text"]


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_makes_sound_questions_in_four_languages(store: Store, name: str) -> None:
    ids = []
    for language in LANGUAGES:
        questions = made(store, name, language, 2 if language == "hu" else 1)
        assert len(questions) == (2 if language == "hu" else 1)
        for question in questions:
            assert (faults(question), recheck(question)) == ([], [])
            assert 3 <= len(question.options) <= 4
            assert question.procedure == KINDS[name].procedure
            assert "{" not in question.stem
            shown = picture(question)
            assert shown is not None
            assert shown.auction
        ids.append([question.id for question in questions])
    assert all(found[0] == ids[0][0] for found in ids)
    assert len(set(ids[0])) == 2  # another table, another question


def test_a_table_of_another_kind_makes_no_scene() -> None:
    regular = DrawnTable({"dealer": "N", "auction": ["1S", "2C"]}, drawn("too_low", 1)[0].roles)
    assert scene_of("too_low", regular) is None


def test_they_are_drawn_into_sets_and_written_in_every_format(store: Store) -> None:
    assert {f"table_{name}" for name in KINDS} <= {item.name for item in items()}
    assert {kind.procedure for kind in KINDS.values()} <= set(sheets())
    quiz = Quiz("Tables", "nb", 1, tuple(one for name in KINDS for one in made(store, name, "nb", 1)))
    assert len(quiz.questions) == len(KINDS)
    for name in FORMATS:
        written = export(quiz, name)
        assert written.content
        if name in ("gift", "csv"):  # text alone: the stem tells the auction
            assert written.content.decode().count("Meldingene") >= len(KINDS)
    assert export(quiz, "moodle").content.decode().count("quiz-table") >= len(KINDS)
