"""What a trainer strikes out of a told question is found by rules; each rule is shown a question with its fault."""

import re
from dataclasses import replace
from random import Random

import pytest

from app.messages import message
from app.quiz.checks import faults, recheck
from app.quiz.from_scoring import question as scored
from app.quiz.make import make_quiz
from app.quiz.told.asking import AtTable, ask_ruling
from app.quiz.told.asking import question as told_question
from app.quiz.told.read_through import altered_facts, cannot_act, given_away, told_faults, wrongly_next
from app.quiz.told.reasons import after_colon, reasons, told_reason
from app.quiz.told.ruled import ruled
from app.quiz.told.sheet import sheets
from corpus.model import LANGUAGES

BY_ID = {scene.id: (sheet, scene) for sheet in sheets().values() for scene in sheet.scenes}


def asked(store, name, language="en"):
    told = AtTable(store, *BY_ID[name], language, Random(1))
    return ask_ruling(told, told.ruled)


def with_reason(question, told):
    """The question with one wrong option's altered facts told otherwise."""
    place = next(n for n, one in enumerate(question.options) if one.assumes)
    options = list(question.options)
    options[place] = replace(options[place], why=message(question.language, "quiz.why_if", told=told, label="25A"))
    return replace(question, options=tuple(options))


@pytest.mark.parametrize(
    ("language", "told", "fault"),
    [
        ("en", "Called out of rotation: East: pass.", "is a label"),
        ("hu", "A játékos: bizonyos számú ütésről lemondott.", "is a label"),
        ("pl", "Karta przygwożdżona na stole: E.", "is a label"),
        ("nb", "Makkeren kunne se forsiden av kortet. Makkeren kunne godt se forsiden av kortet.", "the same twice"),
        ("en", "Declarer named only the suit, not the rank. Declarer named the suit.", "the same twice"),
        ("hu", "A felvevő nem látta az asztalt. A felvevő megtiltotta a kijátszott színt.", "begin alike"),
    ],
)
def test_a_label_and_the_same_said_twice_are_found(store, language, told, fault):
    question = asked(store, "change_of_call/thought-better-of-it", language)
    assert list(told_faults(question)) == []
    (found,) = faults(with_reason(question, told))
    assert fault in found


def test_what_somebody_said_is_no_label(store):
    question = asked(store, "change_of_call/thought-better-of-it")
    assert faults(with_reason(question, "East said “Well: no” and passed.")) == []


def test_a_rare_word_that_gives_the_key_away_is_found(store):
    question = asked(store, "designation_from_dummy/clubs-from-the-top", "pl")
    assert not given_away(question)
    told = replace(question, stem=f"{question.stem} Zamiar był niewątpliwy.")
    assert given_away(told) == {"niewątp"}
    assert faults(told) == ["a rare word of the stem stands in the right option alone"]


def test_who_calls_next_is_whose_turn_it_is(store):
    """A bid at partner's turn: the ruling on it lets partner call, and words that let another call are found."""
    sheet, scene = BY_ID["bid_out_of_rotation/called-over-quickly"]
    found = ruled(sheet.procedure, {**scene.facts, "lho_called": False, "choice_accept": False})
    assert found.headline.key == "partner_turn"
    assert wrongly_next(sheet, found) == ""
    words = {**sheet.verdicts, "partner_turn": {"en": "The call is cancelled and {rho} calls."}}
    assert wrongly_next(replace(sheet, verdicts=words), found) == "rho"
    assert recheck(asked(store, scene.id)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_that_says_only_that_the_ruling_is_another_is_found(store, language):
    question = asked(store, "played_card/declarer-drops-a-card", language)
    assert faults(question) == []
    place = next(n for n, one in enumerate(question.options) if not one.correct)
    options = list(question.options)
    options[place] = replace(options[place], why=message(language, "quiz.why_not", ruling="R."))
    (found,) = faults(replace(question, options=tuple(options)))
    assert "says only that the ruling is another" in found


def test_a_value_that_no_case_comes_to_says_why(store):
    """Three tricks, or a pass once after an insufficient bid: the sheet's own words and law; without them not asked."""
    sheet, scene = BY_ID["revoke_rectification/nothing-won"]
    for language in LANGUAGES:
        made = told_question(store, sheet, scene, "tricks", language, Random(1))
        (three,) = [one for one in made.options if one.text == "3"]
        assert three.why.startswith(sheet.answers["tricks"]["3"][language])
        assert three.why.endswith("(64A, 64C)")
    assert told_question(store, replace(sheet, answers={}), scene, "tricks", "en", Random(1)) is None


@pytest.mark.parametrize(
    ("name", "changed", "swap", "wrong"),
    [
        ("penalty_card_lead/partner-wins-the-trick", {}, ["partner", "offender"], True),  # he is not on lead
        ("call_after_final_pass/defender-doubles-late", {}, ["partner", "lho"], True),  # dummy does not lead
        ("call_after_final_pass/defender-doubles-late", {}, ["partner", "offender"], False),
        ("inadmissible_double/doubles-partners-bid", {}, ["offender", "partner"], True),  # he did not double
        ("bid_out_of_rotation/rho-passes", {}, ["offender", "partner"], True),  # he has not called
        ("insufficient_bid/too-low-again", {}, ["partner", "offender"], True),  # it is not his turn
        ("insufficient_bid/other-suit", {}, ["partner", "offender"], False),
        ("opening_lead_out_of_turn/queen-face-up", {}, ["declarer", "dummy"], True),
        ("exposed_card_defender/queen-dropped", {}, ["partner", "offender"], False),
    ],
)
def test_an_exchange_that_lets_a_player_act_where_he_cannot_is_found(name, changed, swap, wrong):
    sheet, scene = BY_ID[name]
    found = ruled(sheet.procedure, {**scene.facts, **changed})
    assert cannot_act(sheet, found, swap) is wrong


def test_no_sheet_holds_such_an_exchange():
    seen = 0
    for sheet, scene in BY_ID.values():
        for flip in (one for one in scene.flips if "swap" in one):
            facts = {**scene.facts, **{key: value for key, value in flip.items() if key != "swap"}}
            found = ruled(sheet.procedure, {key: value for key, value in facts.items() if value is not None})
            assert not cannot_act(sheet, found, flip["swap"]), scene.id
            seen += 1
    assert seen > 15


def test_a_second_call_stands_only_where_one_was_made(store):
    seen = 0
    for sheet, scene in BY_ID.values():
        if sheet.procedure == "change_of_call":
            made = asked(store, scene.id)
            if any("second call" in one.text for one in made.options):
                seen += 1
                assert "replaces the card" in made.stem, scene.id
    assert seen == 2


def test_every_reason_is_told_by_some_wrong_answer(store):
    """Each entry of `reasons.yaml` stands in the reason of an option, in four languages."""
    unused = {(name, str(row["when"])) for name, rows in reasons().items() for row in rows}
    for sheet, scene in BY_ID.values():
        told = AtTable(store, sheet, scene, "en", Random(1))
        for flip in scene.flips:
            names = [key for key, value in flip.items() if key in told.ruled.facts or value is not None]
            for row in reasons().get(sheet.procedure, ()):
                if row["when"].keys() <= set(names):
                    unused.discard((sheet.procedure, str(row["when"])))
    shared = {(name, when) for name, when in unused if name.endswith("_out_of_rotation")}  # one list for two procedures
    assert unused - shared == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_put_what_was_chosen_last(store, language):
    sheet, scene = BY_ID["opening_lead_out_of_turn/still-face-down"]
    facts = {**scene.facts, "faced": True, "choice_declarer": "refuse_leave", "declarer_saw_dummy_card": False}
    found = ruled(sheet.procedure, facts)
    told = told_reason(found, ["choice_declarer", "faced", "declarer_saw_dummy_card"], language)
    first, second = (
        told_reason(found, one, language) for one in (["faced", "declarer_saw_dummy_card"], ["choice_declarer"])
    )
    assert told == f"{first} {second}"


def test_facts_that_a_reason_tells_are_read_back(store):
    question = asked(store, "card_exposed_in_auction/six-on-the-table")
    told = {altered_facts(one, "en") for one in question.options}
    assert told - {""}
    assert all(one == "" or one.endswith(".") for one in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_on_victory_points_needs_no_table(store, language):
    """It tells what the winners get, and the answer is the rest of twenty."""
    for seed in range(20):
        made = scored(store, "victory", language, Random(seed), seed)
        if made is None:
            continue
        right = next(one.text for one in made.options if one.correct)
        winners = 20 - float(right.replace(",", "."))
        assert "WBF" in made.stem
        assert f"{winners:.2f}".rstrip("0").rstrip(".").replace(".", "." if language == "en" else ",") in made.stem


def test_a_reason_answers_for_the_player_asked():
    """Where one player is asked for his duty, no wrong answer is the duty of another who might have noticed."""
    sheet = sheets()["duty_to_correct"]
    assert all(scene.ask for scene in sheet.scenes)
    assert not [scene.id for scene in sheet.scenes for flip in scene.flips if "noticed_by" in flip]


def test_a_scene_does_not_tell_the_ruling_it_asks_for():
    for _, scene in BY_ID.values():
        assert scene.ask or not re.search("director (rules|gives the turn|orders)", scene.texts["en"]), scene.id


def test_no_polish_sentence_begins_with_the_letter_of_a_player_who_does_not_act():
    """'W piątej lewie W przebija': the preposition and the player look alike."""
    for _, scene in BY_ID.values():
        for text in (scene.texts["pl"], (scene.short or {}).get("pl", "")):
            assert not re.search(r"(^|[.!?:;–„] ?)W \w", text), scene.id


def test_a_revoke_in_notrump_is_not_told_with_the_revoker_winning_the_trick():
    """Who discards at notrump cannot win, so no reason may suppose that he did."""
    for scene in sheets()["revoke_rectification"].scenes:
        if scene.facts["contract"]["denomination"] == "N":
            assert not [one for one in scene.flips if one.get("winner") == "offending_player"], scene.id


@pytest.mark.parametrize(
    ("language", "told", "written"),
    [
        ("hu", "A felvevő már tett rá.", "a felvevő már tett rá."),
        ("hu", "Kelet megláthatta.", "Kelet megláthatta."),
        ("pl", "E mógł to zobaczyć.", "E mógł to zobaczyć."),
        ("pl", "Była to trzynasta lewa.", "była to trzynasta lewa."),
        ("nb", "Kortet lå med billedsiden ned.", "Kortet lå med billedsiden ned."),
        ("en", "Declarer accepted the lead.", "declarer accepted the lead."),
    ],
)
def test_a_sentence_after_a_colon(language, told, written):
    assert after_colon(told, language) == written


def test_two_sums_that_ask_one_rule_are_not_in_one_set(store):
    """An average of 48 or 52 % on the other boards: the same question for a pair in no way at fault."""
    for seed in range(4):
        made = make_quiz(store, 60, [], None, "en", seed).questions
        stems = [re.sub(r"\d+", "", one.stem) for one in made if one.variant == "artificial"]
        assert len(set(stems)) == len(stems)
