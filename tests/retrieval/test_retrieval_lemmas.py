from pathlib import Path

import pytest

from corpus.errors import NoIndex
from corpus.model import Language
from retrieval.lemmas import Lemmas, _lines, bridge_lemma, write_lemmas

HUNGARIAN = {"kőr": "kőr", "kőrt": "kőr", "kör": "kör", "kort": "kor", "váltást": "váltás", "ment": "megy"}


@pytest.fixture
def hungarian(tmp_path: Path) -> Lemmas:
    (tmp_path / "lemmas-hu.tsv").write_bytes(_lines(HUNGARIAN))
    return Lemmas(tmp_path, "hu")


@pytest.mark.parametrize(("form", "lemma"), HUNGARIAN.items())
def test_every_form_is_found(hungarian: Lemmas, form: str, lemma: str) -> None:
    assert hungarian.of_form(form) == lemma


@pytest.mark.parametrize("word", ["a", "zzz", "kö", "kőrr", "m", ""])
def test_other_words_stand_for_themselves(hungarian: Lemmas, word: str) -> None:
    assert hungarian.of_form(word) == word


def test_a_word_with_diacritics_means_itself(hungarian: Lemmas) -> None:
    assert hungarian.of_query("kőrt", bare=False) == [("kőr", 1.0)]


def test_a_bare_word_may_be_several(hungarian: Lemmas) -> None:
    assert hungarian.of_query("kort", bare=True) == [("kor", 0.5), ("kőr", 0.5)]
    assert hungarian.of_query("valtast", bare=True) == [("váltás", 1.0)]


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("hu", ["bemondás", "bemondást", "bemondta", "bemondasa"]),
        ("hu", ["lap", "lapját", "lapokat"]),
        ("hu", ["kontra", "kontrázta", "kontrat"]),
        ("pl", ["lewa", "lewę", "lew", "lewy"]),
        ("pl", ["rozgrywający", "rozgrywającego", "rozgrywajacy"]),
        ("nb", ["kort", "kortet", "kortene"]),
        ("nb", ["spillefører", "spilleføreren", "spilleforer"]),
    ],
)
def test_bridge_words_are_one_word_in_all_their_forms(language: Language, forms: list[str]) -> None:
    assert len({bridge_lemma(language, form) for form in forms}) == 1
    assert bridge_lemma(language, forms[0]) is not None


@pytest.mark.parametrize(
    ("language", "word"), [("pl", "kontrakt"), ("pl", "kontrola"), ("hu", "lapos"), ("nb", "kortspill")]
)
def test_other_words_are_no_bridge_words(language: Language, word: str) -> None:
    assert bridge_lemma(language, word) is None


def test_an_unknown_polish_word_is_asked_of_morfeusz(tmp_path: Path) -> None:
    (tmp_path / "lemmas-pl.tsv").write_bytes(b"")
    assert ("jamnik", 1.0) in Lemmas(tmp_path, "pl").of_query("jamników", bare=False)


def test_a_missing_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoIndex, match="lawbridge ingest"):
        Lemmas(tmp_path, "nb")


def test_dictionary_forms_of_the_corpus_lemmas_are_known(tmp_path: Path) -> None:
    write_lemmas({"nb": ["Spørsmålet om rekkefølgen"]}, tmp_path)
    lemmas = Lemmas(tmp_path, "nb")
    assert lemmas.of_form("spørsmålene") == lemmas.of_form("spørsmål") == "spørsmål"
    assert lemmas.of_form("sporsmal") == "sporsmal"
    assert lemmas.of_query("sporsmalene", bare=True) == [("spørsmål", 1.0)]
