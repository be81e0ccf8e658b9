from pathlib import Path

import numpy as np
import pytest

from corpus.errors import BadData
from corpus.glossary import Entry, Words
from corpus.model import LANGUAGES, Correspondence
from corpus.subject_index import IndexEntry
from retrieval.derived import glossary_terms, index_topics
from retrieval.outside import outside_units
from retrieval.scope import judge, signals
from retrieval.scored import ScoredUnits
from retrieval.search import OUTSIDE, Searcher

INSIDE = np.array([True, True, False])


def test_signals_are_the_best_inside_and_its_lead() -> None:
    rows = {"lemmas": [2.0, 6.0, 4.0], "hash": [0.1, 0.2, 0.5], "topics": [0.0, 3.0, 0.0]}
    parts = {name: ScoredUnits.of(np.array(row, dtype=np.float32)) for name, row in rows.items()}
    found = signals(parts, INSIDE, {"lemmas": 8.0})
    assert found == pytest.approx(
        {"lemmas": 0.75, "lemmas-lead": 0.25, "hash": 0.2, "hash-lead": -0.3, "topics": 3.0, "topics-lead": 3.0}
    )


def test_signals_of_an_empty_question_are_zero() -> None:
    parts = {"lemmas": ScoredUnits.of(np.zeros(3, dtype=np.float32))}
    assert signals(parts, INSIDE, {"lemmas": 0.0}) == {"lemmas": 0.0, "lemmas-lead": 0.0}


@pytest.mark.parametrize(("value", "answerable"), [(3.0, True), (-3.0, False), (1000.0, True), (-1000.0, False)])
def test_the_judgement_is_logistic(value: float, answerable: bool) -> None:
    scope = judge({"a": value, "unweighted": 99.0}, {"bias": 0.0, "a": 1.0}, 0.5)
    assert scope.answerable == answerable
    assert 0.0 <= scope.likelihood <= 1.0


def test_outside_lines_are_the_same_in_every_language() -> None:
    for unit in outside_units():
        assert unit.canonical.startswith(f"{OUTSIDE}:")
        assert [language for language, _, _ in unit.texts] == list(LANGUAGES)


def test_outside_lines_of_different_length_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "outside.yaml"
    path.write_text("hu: [a, b]\npl: [a]\nnb: [a]\nen: [a]\n", encoding="utf-8")
    with pytest.raises(BadData, match="same lines"):
        outside_units(path)


@pytest.mark.parametrize("query", ["milyen idő lesz holnap Budapesten", "adj egy jó gulyásleves receptet"])
def test_outside_lines_win_and_are_never_shown(built: Path, query: str) -> None:
    searcher = Searcher(built)
    evidence = searcher.evidence(query, "hu")
    assert all(
        searcher.signals(evidence, read=False)[f"{part}-lead"] < 0 for part in ("lemmas", "grams", "topics", "hash")
    )
    found = searcher.find(query, "hu", 50)
    assert not found.scope.answerable
    assert not any(hit.canonical.startswith(OUTSIDE) for hit in found.hits)


def test_a_question_in_the_words_of_the_laws_is_in_scope(built: Path) -> None:
    found = Searcher(built).find("elégtelen bemondás helyreigazítása", "hu", 3)
    assert found.scope.answerable
    assert found.hits[0].canonical == "laws-2017-hu:27.B"


def test_the_glossary_names_provisions_in_every_language() -> None:
    words = {language: Words(f"{language}-term", ("stem~", "form"), ("said",)) for language in LANGUAGES}
    (terms,) = glossary_terms([Entry("x", "laws", "laws-2017-hu:DEF.X", words)])
    assert terms.definition == "laws-2017-hu:DEF.X"
    assert terms.names[1] == ("pl", "pl-term, said, form")


def test_the_polish_index_leads_to_the_provisions_in_force() -> None:
    links = [
        Correspondence("laws-2017-hu:72.C", "laws-2007-pl:23", "moved"),
        Correspondence(None, "laws-2007-pl:99", "dropped"),
    ]
    rows = [IndexEntry("Szkoda", 1, "świadomość", ("23", "99")), IndexEntry("Stare", 2, "", ("99",))]
    (topic,) = index_topics(links, rows)
    assert (topic.provisions, topic.lines) == (("laws-2017-hu:72.C",), (("pl", "Szkoda: świadomość"),))
