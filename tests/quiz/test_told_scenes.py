"""Told scenes: every one is ruled, its options come to different things, and nobody finds the key without the law."""

import re
from random import Random

import pytest

from app.messages import message
from app.quiz.balance import GUESSERS, ahead
from app.quiz.checks import faults, recheck
from app.quiz.make import make_quiz
from app.quiz.told.asking import different, question
from app.quiz.told.ruled import of_players, ruled, turned, verdict
from app.quiz.told.sheet import sheets
from corpus.model import LANGUAGES
from rulings.registry import rule, title

QUOTED = re.compile("[\u201e\u201c\u00ab].*?[\u201d\u00bb]")
SCENES = [(sheet, scene) for sheet in sheets().values() for scene in sheet.scenes]
BY_ID = {scene.id: (sheet, scene) for sheet, scene in SCENES}


def asked(store, name, language, sort="ruling", seed=1):
    sheet, scene = BY_ID[name]
    return question(store, sheet, scene, sort, language, Random(seed))


@pytest.mark.parametrize("name", BY_ID)
def test_every_scene_makes_sound_questions(store, name):
    _, scene = BY_ID[name]
    for language in LANGUAGES:
        for sort in ("ruling", *scene.sorts):
            for seed in range(3):
                made = asked(store, name, language, sort, seed)
                assert made is not None, (language, sort)
                assert not faults(made)
                assert not recheck(made)
                assert QUOTED.sub("", made.stem).count("?") == 1, made.stem


def test_a_ruling_is_said_in_twenty_words():
    for sheet, scene in SCENES:
        right = ruled(sheet.procedure, turned(sheet.procedure, scene.facts, 0))
        for language in LANGUAGES:
            assert len(verdict(sheet, right, language).split()) <= 20, (scene.id, language)


def test_the_engine_rules_a_scene_as_the_quiz_says(store):
    """The document that everybody else is shown has the headline whose words the key is."""
    for sheet, scene in SCENES:
        right = ruled(sheet.procedure, turned(sheet.procedure, scene.facts, 2))
        document = rule(sheet.procedure, right.facts)
        assert list(right.citations) in [row["citations"] for row in document["statements"]], scene.id
        if right.settled:
            assert document["status"] == "ruled", scene.id


def test_turning_the_table_turns_stem_key_and_wrong_answers(store):
    """The same scene at four tables: a seat that the ruling names moves with the seats of the story."""
    sheet, scene = BY_ID["insufficient_bid/pass-instead"]
    found = set()
    for steps in range(4):
        facts = turned(sheet.procedure, scene.facts, steps)
        found.add((facts["dealer"], verdict(sheet, ruled(sheet.procedure, facts), "en")))
    assert len(found) == 4
    assert ("W", "The new call stands, but South must pass for the rest of the auction.") in found
    assert ("N", "The new call stands, but West must pass for the rest of the auction.") in found


def test_an_explanation_says_nothing_that_hangs_on_what_is_open(store):
    """While a finding or a choice is open only what is ruled either way is said: no pass is called comparable."""
    seen = 0
    for sheet, scene in SCENES:
        made = asked(store, scene.id, "en")
        document = rule(sheet.procedure, made.facts)
        if document["status"] != "needs":
            continue
        seen += 1
        endings = [
            {row["text"] for row in (*document["statements"], *one["statements"])} for one in document["branches"]
        ]
        for text in {row["text"] for one in document["branches"] for row in one["statements"]}:
            assert text not in made.explanation or all(text in ending for ending in endings), (scene.id, text)
    assert seen > 5
    changed = next(
        one.id for sheet, one in SCENES if sheet.procedure == "change_of_call" and one.facts.get("replacement") == "P"
    )
    assert "comparable" not in asked(store, changed, "en").explanation


def test_wrong_answers_of_other_facts_have_reasons_of_their_own(store):
    """Two wrong rulings never stand on facts told in the same words: one of the reasons would be false."""
    for _, scene in SCENES:
        for language in LANGUAGES:
            made = asked(store, scene.id, language)
            reasons = [one.why for one in made.options if one.assumes]
            assert len(set(reasons)) == len(reasons), (scene.id, language)
            says = message(language, "quiz.why_not", ruling="").split(":")[0]
            assert not any(one.why.startswith(says) for one in made.options if not one.assumes), scene.id


def test_no_two_options_come_to_the_same(store):
    for sheet, scene in SCENES:
        made = asked(store, scene.id, "en")
        outcomes = [ruled(sheet.procedure, made.facts).outcome]
        outcomes += [ruled(sheet.procedure, one.assumes).outcome for one in made.options if one.assumes]
        for place, one in enumerate(outcomes):
            assert all(different(one, other) for other in outcomes[:place]), scene.id


def test_two_penalty_cards_restrict_both_partners():
    """With two penalty cards declarer chooses which one the offender plays too (51A), so no exchange is wrong."""
    two = [scene for _, scene in SCENES if scene.facts.get("other_penalty_cards")]
    assert two
    assert not [scene.id for scene in two for flip in scene.flips if "swap" in flip]


def test_what_a_withdrawn_card_tells_is_said_where_another_was_withdrawn(store):
    """Nobody played after the revoke, or both sides erred (47E1): 62C2 and "the offending side" do not belong there."""
    told = [scene for sheet, scene in SCENES if sheet.procedure == "revoke_correction"]
    silent = [one.id for one in told if one.facts.get("since_revoke") == "nothing"]
    silent = [one for one in silent if not BY_ID[one][1].facts.get("innocent_side_played_after")]
    misled = [scene.id for _, scene in SCENES if scene.facts.get("misinformed_about_turn")]
    assert silent
    assert misled
    for name in (*silent, *misled):
        assert not re.search("62C2|16C", asked(store, name, "en").explanation), name


def test_seats_in_polish_are_letters(store):
    for _, scene in SCENES:
        made = asked(store, scene.id, "pl")
        told = " ".join([made.stem, made.explanation, *(one.text + one.why for one in made.options)])
        assert not re.search("Północ|Wsch[oó]d|Zach[oó]d|Połud", told), (scene.id, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guesser_is_no_better_than_chance(store, language):
    for seed in (3, 11):
        made = make_quiz(store, 60, [], None, language, seed).questions
        for name in GUESSERS:
            assert abs(ahead(made, name)) <= 5, (seed, name)


def test_a_scene_is_told_once_in_a_quiz(store):
    scenes = [one.scene for one in make_quiz(store, 14, ["64", "27", "54"], None, "nb", 4).questions if one.scene]
    assert len(scenes) == len(set(scenes)) > 8


def test_a_quiz_about_everything_is_told(store):
    """Rulings of the whole quiz are told scenes, none a list of facts."""
    made = make_quiz(store, 60, [], None, "pl", 5).questions
    rulings = [one for one in made if one.origin == "engine"]
    assert len(rulings) >= 25
    assert all(one.scene for one in rulings)


def test_an_option_of_another_law_says_whose_it_is(store):
    """Its words stand in the other procedure's sheet, and its reason names that procedure and its law."""
    seen = 0
    for _, scene in SCENES:
        for flip in scene.flips:
            if "other" not in flip:
                continue
            procedure, key = flip["other"]
            assert key in sheets()[procedure].verdicts
            for language in LANGUAGES:
                made = asked(store, scene.id, language)
                reasons = [one.why for one in made.options if title(procedure, language) in one.why]
                assert all(not one.correct for one in made.options if one.why in reasons)
                seen += len(reasons)
    assert seen > 30


def test_what_is_believed_says_why_it_is_wrong_and_by_which_law(store):
    seen = set()
    for sheet, scene in SCENES:
        for flip in scene.flips:
            if "belief" not in flip:
                continue
            seen.add(flip["belief"])
            for language in LANGUAGES:
                made = asked(store, scene.id, language)
                right = ruled(sheet.procedure, made.facts)
                words = of_players(sheet.beliefs[flip["belief"]]["words"], right, language)
                (option,) = [one for one in made.options if one.text == words]
                assert not option.correct
                assert option.why.endswith(")")
                assert option.citations
    assert seen == {name for sheet in sheets().values() for name in sheet.beliefs}


def test_a_refused_call_stands_in_no_option(store):
    for name in ("insufficient_bid/too-low-again",):
        assert not [one.text for one in asked(store, name, "en").options if "stands" in one.text]


def test_an_explanation_leaves_out_the_rule_of_which_the_ruling_is_an_exception(store):
    """A void claim is not explained by what the director does with a claim, nor by play that ceases."""
    made = asked(store, "claim_or_concession/all-four-agreed", "en")
    assert "68D2(b)" in made.explanation
    assert "68C" not in made.explanation
    assert "play ceases" not in made.explanation


def test_a_question_about_a_duty_names_the_player(store):
    for name in (one for one in BY_ID if one.startswith("duty_to_correct/")):
        for seed in range(4):
            stem = asked(store, name, "en", seed=seed).stem
            assert re.search("What should (North|East|South|West) do( now)?\\?$", stem), stem
