"""Scenes in few words: Kahoot holds them at every table, they are the same items, and Kahoot's sets have rulings."""

import io
import re
from random import Random

import pytest
from openpyxl import load_workbook

from app.quiz import editing
from app.quiz.checks import faults, recheck
from app.quiz.exports import export
from app.quiz.exports.kahoot_writer import fits, fitted, refused
from app.quiz.make import make_quiz
from app.quiz.model import in_short
from app.quiz.told.asking import question
from app.quiz.told.sheet import SHORT, sheets
from corpus import strict_yaml
from corpus.model import LANGUAGES

SHORTS = {scene.id: (sheet, scene) for sheet in sheets().values() for scene in sheet.scenes if scene.short}
PLACE = re.compile(r"\{([1-7SHDCAKQJT2-9NT]{2,3})\}")


@pytest.mark.parametrize("name", SHORTS)
def test_kahoot_holds_a_short_scene_wherever_the_table_is_turned(store, name):
    sheet, scene = SHORTS[name]
    for language in LANGUAGES:
        for sort in dict.fromkeys(("ruling", *scene.sorts)):
            for seed in range(6):
                made = question(store, sheet, scene, sort, language, Random(seed))
                short = in_short(made)
                assert refused(short) == "", (language, sort)
                assert (short.id, short.facts, short.table) == (made.id, made.facts, made.table)
                assert [one.correct for one in short.options] == [one.correct for one in made.options]
                assert not faults(short)
                assert not recheck(short)


@pytest.mark.parametrize("name", SHORTS)
def test_a_short_scene_names_no_call_and_no_card_that_the_scene_does_not(name):
    _, scene = SHORTS[name]
    for language in LANGUAGES:
        said, told = set(PLACE.findall(scene.short[language])), set(PLACE.findall(scene.texts[language]))
        assert said <= told, language
        assert ("{calls}" in scene.short[language]) == ("{auction}" in scene.texts[language]), language


def test_every_short_text_belongs_to_a_sheet():
    for procedure, row in strict_yaml.load(SHORT).items():
        sheet = sheets()[procedure]
        assert {f"{procedure}/{one}" for one in row["scenes"]} <= {one.id for one in sheet.scenes}
        assert set(row.get("verdicts", {})) <= set(sheet.verdicts)
        texts = [*row["scenes"].values(), *row.get("verdicts", {}).values(), *([row["ask"]] if "ask" in row else [])]
        assert all(set(one) == set(LANGUAGES) for one in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_for_kahoot_has_rulings(store, language):
    made = make_quiz(store, 30, [], None, language, 12, fits=fits).questions
    rulings = [one for one in made if one.origin == "engine"]
    assert len(rulings) >= 12
    assert all(one.scene and fits(one) for one in rulings)


def test_any_set_exported_to_kahoot_is_written_in_short_where_it_can_be(store):
    quiz = make_quiz(store, 40, [], None, "pl", 5)
    exported = export(quiz, "kahoot")
    shortened = [one for one in quiz.questions if not fits(one) and fits(fitted(one))]
    assert shortened
    cells = {
        cell.value for row in load_workbook(io.BytesIO(exported.content)).worksheets[0].iter_rows() for cell in row
    }
    assert {one.short for one in shortened} <= cells
    assert not {one.id for one in shortened} & {row.question for row in exported.left_out}


def test_what_a_trainer_changed_is_not_said_in_the_older_short_words(store):
    made = next(one for one in make_quiz(store, 12, ["27"], None, "en", 3).questions if one.short)
    changed = editing.edited(made, {"stem": made.stem + " Think!"})
    assert in_short(changed) == changed
