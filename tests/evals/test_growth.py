"""A grown corpus of one copy is the corpus; more copies are as large as they should be and not the same."""

import numpy as np
import pytest

from corpus.model import Language
from evals.grown import Entry, GrownKind, gram_kind, grown, vocabulary
from evals.whole_search import agreement
from retrieval.lexical import Postings, build_postings
from retrieval.search import Hit
from retrieval.terms import gram_terms
from retrieval.text import words

ENTRIES: list[Entry] = [
    (0, "en/title", 2.0, "en", "The revoke"),
    (0, "en/text", 1.0, "en", "A revoke becomes established when the offender leads or plays to the following trick"),
    (0, "hu/text", 1.0, "hu", "A renonsz megállapított, ha a vétkes a következő ütéshez hív"),
    (1, "en/text", 1.0, "en", "An insufficient bid may be accepted by the offender's left hand opponent"),
    (2, "hu/text", 0.5, "hu", "Az elégtelen licit elfogadható"),
    (2, "hu/text", 0.5, "hu", "Az elégtelen licit javítható; a vétkes partnere hív"),
]


def as_words(language: Language, text: str) -> list[str]:
    return [f"{language}:{word}" for word in words(text) if len(word) > 2]


def built(entries: list[Entry]) -> Postings:
    """The same by the builder that ships: a document's words and, at half the weight, its letters."""
    rows: list[list[tuple[str, float, list[str]]]] = [[] for _ in range(3)]
    for document, name, weight, language, text in entries:
        rows[document].append((name, weight, as_words(language, text)))
        rows[document].append((f"{name}/g", 0.5 * weight, gram_terms(language, text)))
    return build_postings(rows, 1.2, 0.6)


def kinds() -> list[GrownKind]:
    texts = [(language, text) for _, _, _, language, text in ENTRIES]
    return [GrownKind(vocabulary(texts, as_words)), gram_kind(texts, 0.5)]


def test_one_copy_is_what_the_builder_writes() -> None:
    ours, theirs = grown(ENTRIES, kinds(), 1, 1.2, 0.6), built(ENTRIES)
    assert ours.terms == theirs.terms
    assert ours.size == theirs.size
    assert np.array_equal(ours.starts, theirs.starts)
    assert np.array_equal(ours.docs, theirs.docs)
    np.testing.assert_allclose(ours.impacts, theirs.impacts, rtol=1e-5)


def test_copies_have_other_words_in_some_places() -> None:
    ours = grown(ENTRIES, kinds(), 40, 1.2, 0.6)
    assert ours.size == 120
    copies = [ours.scores({"en:revoke": 1.0})[place::3] for place in range(3)]
    assert 0.5 * 40 < np.count_nonzero(copies[0]) <= 40
    assert len(set(copies[0].tolist())) > 3
    one = grown(ENTRIES, kinds(), 1, 1.2, 0.6)
    assert len(ours.docs) == pytest.approx(40 * len(one.docs), rel=0.2)


def test_agreement_counts_firsts_and_shared_hits() -> None:
    found = [[Hit("a", 1.0), Hit("b", 0.5)], [Hit("c", 1.0)]]
    whole = [[Hit("a", 1.0), Hit("c", 0.5)], [Hit("d", 1.0), Hit("c", 0.9)]]
    assert agreement(found, whole) == "first as with every vector compared 1 of 2, of the ten 1.00"
