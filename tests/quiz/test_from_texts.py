"""Questions from the texts: what ours assert is in the text in force, quotations are verbatim, nothing fits twice."""

import re
from random import Random

import pytest

from app.looking_up.provisions import shown
from app.quiz.checks import faults
from app.quiz.citing import with_article
from app.quiz.from_definitions import _company, _stem, definitions, families
from app.quiz.from_editions import changes
from app.quiz.from_texts import ITEMS, _gives_away, orders, quotable, statements
from app.quiz.make import make_quiz, stream
from app.quiz.scope import read_scope
from corpus.model import LANGUAGES

STATEMENTS, ORDERS = statements(), orders()


def words(store, provision):
    return " ".join(store.get(f"laws-2017-hu:{provision}").text.split()).casefold()


@pytest.mark.parametrize("row", STATEMENTS, ids=lambda row: row["id"])
def test_what_a_statement_asserts_stands_in_the_law(store, row):
    assert row["proof"]
    for quoted in row["proof"]:
        assert quoted.casefold() in words(store, row["provision"])


def test_no_changed_bound_follows_from_the_right_one():
    """Who has at most 40 % has at most 45 %: a statement that is keyed as false contradicts the law."""
    bounded = [row for row in STATEMENTS if re.search("at (most|least) {x}", row["text"]["en"])]
    assert bounded
    for row in bounded:
        sign = -1 if "at most" in row["text"]["en"] else 1
        assert all(sign * int(one["en"]) > sign * int(row["right"]["en"]) for one in row["wrong"]), row["id"]


@pytest.fixture(scope="module")
def stated(store):
    return "\n".join(" ".join(one.text.split()).casefold() for one in store)


@pytest.mark.parametrize("row", STATEMENTS, ids=lambda row: row["id"])
def test_a_changed_statement_is_stated_nowhere(stated, row):
    for language in LANGUAGES:
        assert row["text"][language].count("{x}") == 1
        right = row["text"][language].format(x=row["right"][language]).casefold()
        values = [row["right"][language], *(one[language] for one in row["wrong"])]
        assert len(set(values)) == len(values)
        for wrong in row["wrong"]:
            changed = row["text"][language].format(x=wrong[language]).casefold()
            assert changed != right
            assert changed.rstrip(".") not in stated


@pytest.mark.parametrize("row", ORDERS, ids=lambda row: row["id"])
def test_an_order_names_provisions_and_words_that_prove_it(store, row):
    assert set(row["provisions"]) >= {"18.E"} or len(row["proof"]) >= 3
    for provision, quoted in row["proof"].items():
        assert quoted.casefold() in words(store, provision)
    for language in LANGUAGES:
        steps = [step[language] for step in row["steps"]]
        assert len(set(steps)) == len(steps) >= 4


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("A nézők", "A néző csak akkor szólhat hozzá, ha a tornavezető felszólítja."),
        ("Doblinger og redoblinger", "Når en spiller dobler, bør han ikke nevne antallet stikk."),
    ],
)
def test_a_title_that_shares_a_root_with_the_quotation_gives_it_away(title, text):
    assert _gives_away(title, text)


def test_ids_of_our_rows_are_unique():
    for rows in (STATEMENTS, ORDERS):
        assert len({row["id"] for row in rows}) == len(rows)


@pytest.mark.parametrize("language", ["hu", "pl", "nb"])
def test_quotations_are_verbatim_in_the_readers_language(store, language):
    assert len(quotable(store, language)) > 40
    for text in quotable(store, language):
        assert text.language == language
        assert store.get(text.full_id).text == text.text


@pytest.mark.parametrize("language", ["hu", "pl", "nb"])
def test_definitions_are_those_of_the_text_shown(store, language):
    found = definitions(store, language)
    assert len(found) > 30
    for one in found:
        text = shown(store, one.provision, language)
        assert text.title.startswith(one.term)
        words = " ".join(text.text.split())
        assert one.text in (words, words[0].upper() + words[1:])


def test_english_has_no_text_to_quote(store):
    assert definitions(store, "en") == ()
    assert quotable(store, "en") == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_changes_are_reviewed_and_do_not_name_their_law(store, language):
    found = changes(store, language)
    assert len(found) > 50
    assert all(link.decided == "reviewed" and link.note[language] for link in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", ["texts", "definitions", "editions"])
def test_questions_from_texts_hold(store, language, area):
    made = list(stream(store, read_scope([area]), None, language, 3, 60, set()))
    assert bool(made) is not (area == "definitions" and language == "en")
    for question in made:
        assert faults(question) == []
        assert question.origin == "texts"
        assert all(one.provision in store for one in question.citations)


def test_an_altered_statement_is_flagged(store):
    made = [q for q in stream(store, read_scope(["texts"]), None, "en", 5, 80, set()) if q.variant == "statement"]
    assert made
    for question in made:
        right = question.correct[0].id
        assert (question.note == "altered") is (right == "false")


def test_one_question_about_the_same_words_in_a_quiz(store):
    made = list(stream(store, read_scope(["texts"]), None, "pl", 4, 150, set()))
    assert len({question.provisions for question in made}) == len(made)
    assert {item.area for item in ITEMS} == {"texts"}


@pytest.mark.parametrize(
    ("label", "told"),
    [
        ("50E", "az 50E"),
        ("5", "az 5"),
        ("1", "az 1"),
        ("1A", "az 1A"),
        ("10B", "a 10B"),
        ("51B2(c)", "az 51B2(c)"),
        ("27", "a 27"),
    ],
)
def test_the_hungarian_article_is_that_of_the_number_spoken(label, told):
    assert with_article(label) == told


def test_changes_are_asked_with_the_right_article(store):
    for seed in range(40):
        made = make_quiz(store, 3, ["editions"], None, "hu", seed).questions
        assert not [one.stem for one in made if re.search(r"\ba (1[A-Z ]|5)", one.stem)]


def test_the_company_of_a_definition_is_of_its_family(store):
    """Wrong answers about a card are about cards: the subject alone does not give the answer away."""
    known = {one.provision for language in ("hu", "pl", "nb") for one in definitions(store, language)}
    assert set().union(*families().values()) <= known
    drawn = near = 0
    for seed in range(120):
        made = _company(store, "hu", Random(seed), 4, alike=False)
        drawn += len(made[1:])
        near += sum(any({made[0].provision, one.provision} <= row for row in families().values()) for one in made[1:])
        assert all(not one.text[0].islower() and _stem(one.term) not in one.text.casefold() for one in made)
    assert near == drawn > 100


def test_the_length_of_a_meaning_gives_nothing_away(store):
    seen = 0
    for seed in range(240):
        made = _company(store, ("hu", "pl")[seed % 2], Random(seed), 4, alike=True)
        seen += len(made) == 4
        assert all(1 / 2 < len(one.text) / len(made[0].text) < 2 for one in made)
    assert seen > 10


def test_a_definition_by_a_synonym_is_not_asked_about(store):
    """One that says of what its term is a synonym names a term that may stand beside it."""
    for language in ("pl", "nb"):
        for seed in range(120):
            assert not [one for one in _company(store, language, Random(seed), 4, alike=False) if "synon" in one.text]
