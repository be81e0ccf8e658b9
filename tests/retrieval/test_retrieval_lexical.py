import math
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.errors import NoIndex
from retrieval import lexical, marks, scored
from retrieval.lexical import Postings, build_postings

TERMS = st.sampled_from(["x:a", "x:b", "x:c", "y:a"])
DOCUMENT = st.lists(TERMS, min_size=1, max_size=6)


def plain_bm25(documents: list[list[str]], query: dict[str, float], k1: float, b: float) -> list[float]:
    """BM25 as the textbook writes it, over one field."""
    mean = sum(map(len, documents)) / len(documents)
    scores = []
    for document in documents:
        counts = Counter(document)
        score = 0.0
        for term, weight in query.items():
            population = sum(any(other[0] == term[0] for other in row) for row in documents)
            holding = sum(term in row for row in documents)
            idf = math.log(1 + (population - holding + 0.5) / (holding + 0.5))
            frequency = counts[term] / (1 - b + b * len(document) / max(1.0, mean))
            score += weight * idf * frequency / (k1 + frequency)
        scores.append(score)
    return scores


@given(st.lists(DOCUMENT, min_size=1, max_size=6), st.dictionaries(TERMS, st.floats(0.1, 3.0), max_size=3))
def test_scores_are_the_textbook_ones(documents: list[list[str]], query: dict[str, float]) -> None:
    index = build_postings([[("text", 1.0, row)] for row in documents], k1=1.2, b=0.6)
    assert index.scores(query) == pytest.approx(plain_bm25(documents, query, 1.2, 0.6), abs=1e-5)


def test_a_weighted_field_counts_more() -> None:
    rows = [[("title", 3.0, ["x:a"]), ("text", 1.0, ["x:b"])], [("title", 3.0, ["x:b"]), ("text", 1.0, ["x:a"])]]
    first, second = build_postings(rows, k1=1.2, b=0.6).scores({"x:a": 1.0})
    assert first > second > 0


def test_unknown_terms_and_empty_queries_score_nothing() -> None:
    index = build_postings([[("text", 1.0, ["x:a"])]], k1=1.2, b=0.6)
    assert not index.scores({"x:z": 1.0}).any()
    assert not index.scores({}).any()
    assert index.known("x:a")
    assert not index.known("x:z")


def test_saved_and_read_back_the_same_bytes(tmp_path: Path) -> None:
    index = build_postings([[("text", 1.0, ["x:a", "x:ő"])], [], [("text", 1.0, ["x:a"])]], k1=1.2, b=0.6)
    index.save(tmp_path / "one.npz")
    index.save(tmp_path / "two.npz")
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()
    again = Postings.load(tmp_path / "one.npz")
    assert again.terms == index.terms
    assert np.array_equal(again.scores({"x:a": 1.0, "x:ő": 0.5}), index.scores({"x:a": 1.0, "x:ő": 0.5}))


def test_an_empty_index_can_be_kept(tmp_path: Path) -> None:
    build_postings([], k1=1.2, b=0.6).save(tmp_path / "empty.npz")
    assert Postings.load(tmp_path / "empty.npz").scores({"x:a": 1.0}).shape == (0,)


@pytest.mark.parametrize("content", [None, b"", b"not an archive"])
def test_a_damaged_index_is_refused_with_the_command(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "postings.npz"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(NoIndex, match="lawbridge ingest"):
        Postings.load(path)


def test_pickled_arrays_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "evil.npz"
    np.savez(path, terms=np.array([{"a": 1}], dtype=object), allow_pickle=True)
    with pytest.raises(NoIndex):
        Postings.load(path)


def test_no_document_scores_above_the_ceiling_and_one_term_reaches_it() -> None:
    documents = [[("text", 1.0, ["en:a", "en:b", "en:a"])], [("text", 1.0, ["en:b"])], [("text", 2.0, ["en:c"])]]
    index = build_postings(documents, 1.2, 0.6)
    for query in ({"en:a": 1.0}, {"en:b": 0.5}, {"en:c": 2.0}):
        assert index.ceiling(query) == pytest.approx(float(index.scores(query).max()))
    assert index.ceiling({"en:a": 1.0, "en:b": 1.0}) >= float(index.scores({"en:a": 1.0, "en:b": 1.0}).max())
    assert index.ceiling({"en:unknown": 1.0}) == pytest.approx(float(index.impacts.max()))
    assert build_postings([], 1.2, 0.6).ceiling({"en:a": 1.0}) == 0.0


def many_documents(count: int) -> Postings:
    """Documents of terms of which some stand in nearly all of them and some in few."""
    generator = np.random.default_rng(5)
    rows = [[f"x:{term}" for term in generator.geometric(0.2, 8)] for _ in range(count)]
    return build_postings([[("text", 1.0, row)] for row in rows], 1.2, 0.6)


QUERY = {"x:1": 0.1, "x:3": 1.0, "x:9": 0.7, "x:17": 2.0, "x:unknown": 1.0}


def test_the_compiled_loop_gives_the_same_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    index = many_documents(300)
    plain = index.scores(QUERY)
    monkeypatch.setattr(lexical, "MANY", 1)
    assert lexical._adding(True) is not lexical._adding(False)
    np.testing.assert_allclose(index.scores(QUERY), plain, rtol=1e-6)
    assert np.array_equal(index.scores(QUERY) > 0, plain > 0)


@pytest.mark.parametrize("count", [1, 20, 1000])
def test_all_that_score_lead_where_few_postings_are_touched(count: int) -> None:
    index = many_documents(300)
    scores = index.scores(QUERY)
    places, found = index.leading(QUERY, count)
    assert places.tolist() == np.flatnonzero(scores).tolist()
    assert np.array_equal(found, scores[places])


@pytest.mark.parametrize("least", [1, 60, 1000])
@pytest.mark.parametrize("enough", [0, 100, 400, 10_000])
@pytest.mark.parametrize("count", [1, 20, 100, 1000])
def test_of_many_postings_the_best_lead_with_their_whole_scores(
    least: int, enough: int, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many of the terms are marked: all, the commonest, none."""
    index = many_documents(300)
    monkeypatch.setattr(marks, "LEAST", least)
    monkeypatch.setattr(lexical, "ENOUGH", enough)
    monkeypatch.setattr(scored, "GROUPED", 1)
    monkeypatch.setattr(lexical, "LARGE", 1)
    scores = index.scores(QUERY)
    places, found = index.leading(QUERY, count)
    assert places.tolist() == sorted(places.tolist())
    np.testing.assert_allclose(found, scores[places], rtol=1e-6)
    assert len(places) >= min(count, index.starts[index.terms["x:17"] + 1] - index.starts[index.terms["x:17"]])
    assert enough < 10_000 or found.min() >= np.sort(scores[scores > 0])[-count - 1 :].min()
    assert scores.argmax() in places


@pytest.mark.parametrize("enough", [0, 100, 400, 10_000])
def test_the_best_of_many_documents_and_the_best_outside_have_their_whole_scores(
    enough: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = many_documents(300)
    monkeypatch.setattr(lexical, "ENOUGH", enough)
    monkeypatch.setattr(scored, "GROUPED", 1)
    scores = index.scores(QUERY)
    outside = np.argsort(scores, kind="stable")[-150:-148].astype(np.int64)
    found = index.best(QUERY, 20, np.sort(outside))
    assert found.places.tolist() == sorted(found.places.tolist())
    np.testing.assert_allclose(found.scores, scores[found.places], rtol=1e-6)
    assert scores.argmax() in found.places
    if enough == 10_000:
        assert set(np.argsort(scores, kind="stable")[-20:]) <= set(found.places.tolist())
        assert outside[scores[outside].argmax()] in found.places


@pytest.mark.parametrize("common", [1, 3, 40])
def test_marks_say_which_documents_have_a_term_and_where_the_posting_stands(
    common: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of documents before a term's first and after its last, at the ends of words, and of none at all."""
    monkeypatch.setattr(marks, "LEAST", 1)
    monkeypatch.setattr(marks, "COMMON", common)
    rows = [[0, 1, 63, 64, 127, 128, 500], [64], [70, 190, 191, 192, 193], list(range(100, 400))]
    docs, starts = (
        np.array([doc for row in rows for doc in row], dtype=np.int32),
        np.cumsum([0, *(len(row) for row in rows)], dtype=np.int64),
    )
    made = marks.Marks.of(docs, starts)
    asked = np.arange(0, 700, dtype=np.int64)
    terms = {int(start): term for term, start in enumerate(starts[:-1])}
    order = [(row, terms[start]) for start, row in made.rows.items()]
    which, place, postings = made.held([row for row, _ in order], asked)
    found = [(order[row][1], int(asked[at])) for row, at in zip(which, place, strict=True)]
    assert sorted(found) == sorted((term, doc) for _, term in order for doc in rows[term])
    assert [
        (int(docs[posting]), posting < starts[term + 1]) for posting, (term, _) in zip(postings, found, strict=True)
    ] == [(doc, True) for _, doc in found]
    assert 3 in [term for _, term in order]
    assert [len(part) for part in made.held([row for row, _ in order], asked[:0])] == [0, 0, 0]


def test_no_documents_lead_an_empty_index() -> None:
    places, scores = build_postings([], 1.2, 0.6).leading(QUERY, 5)
    assert len(places) == len(scores) == 0
