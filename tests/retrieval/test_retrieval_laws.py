"""The classifier of laws: what it learns from a small book, what it gives for unknown words, and its files."""

from pathlib import Path

import numpy as np
import pytest

from corpus.errors import NoIndex
from corpus.model import LANGUAGES
from retrieval.families import OUTSIDE, family
from retrieval.laws import LawClassifier, train_laws
from retrieval.lemmas import Lemmas, write_lemmas
from retrieval.terms import gram_query, lemma_query
from retrieval.units import Unit

UNITS = [
    Unit("laws-2017-hu:27.A", (("en", "topic", "two diamonds over two hearts"), ("en", "text", "insufficient bid"))),
    Unit("laws-2017-hu:27.B", (("en", "topic", "his bid was too low"), ("en", "aside", "a heart led twice"))),
    Unit("laws-2017-hu:61", (("en", "topic", "he had a club but ruffed"), ("en", "topic", "did not follow suit"))),
    Unit("laws-2017-hu:68", (("en", "topic", "he showed his hand and said the rest are mine"),)),
    Unit("outside:0", (("en", "topic", "what is the weather like"),)),
]
NAMES = [unit.canonical for unit in UNITS]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("laws")
    write_lemmas(
        {language: [text for u in UNITS for code, _, text in u.texts if code == language] for language in LANGUAGES},
        folder,
    )
    train_laws(UNITS, folder, {language: Lemmas(folder, language) for language in LANGUAGES})
    return folder


def scores(folder: Path, question: str) -> np.ndarray:
    classifier = LawClassifier(folder, "en", NAMES)
    return classifier.scores(lemma_query("en", question, Lemmas(folder, "en")), gram_query("en", question, 0.0))


@pytest.mark.parametrize(
    ("question", "law"),
    [
        ("Is a bid of two hearts too low?", "laws-2017-hu:27"),
        ("She ruffed with a club in her hand", "laws-2017-hu:61"),
        ("The rest are mine, said declarer", "laws-2017-hu:68"),
        ("How is the weather?", OUTSIDE),
    ],
)
def test_words_tell_the_law(folder: Path, question: str, law: str) -> None:
    found = scores(folder, question)
    assert family(NAMES[int(found.argmax())]) == law


def test_provisions_of_a_law_score_alike(folder: Path) -> None:
    found = scores(folder, "the bid was too low")
    assert found[0] == found[1] > found[2]


def test_unknown_words_say_nothing(folder: Path) -> None:
    assert not scores(folder, "zzz qqqqq").any()


def test_a_language_without_texts_says_nothing(folder: Path) -> None:
    assert not LawClassifier(folder, "pl", NAMES).scores({"pl:lewa": 1.0}, {}).any()


def test_the_same_texts_give_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    train_laws(UNITS, tmp_path, {language: Lemmas(folder, language) for language in LANGUAGES})
    for path in tmp_path.iterdir():
        assert path.read_bytes() == (folder / path.name).read_bytes()


@pytest.mark.parametrize("damage", ["laws-en.json", "laws-en.npy"])
def test_a_damaged_file_is_named(folder: Path, tmp_path: Path, damage: str) -> None:
    for path in folder.glob("laws-en.*"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / damage).write_bytes(b"{")
    with pytest.raises(NoIndex, match="lawbridge ingest"):
        LawClassifier(tmp_path, "en", NAMES)
