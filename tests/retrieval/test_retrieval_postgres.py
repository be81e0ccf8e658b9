"""Vectors in PostgreSQL with pgvector: the units and scores of FAISS, and langchain's interface over them."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from app.faces.web import watched
from app.service import Service
from corpus.errors import BadInput, LawbridgeError, NoIndex
from evals.postgres_process import postgres, programs
from evals.questions import load_questions
from retrieval import postgres as module
from retrieval import vectors as bounds
from retrieval.dense import DenseIndex, embedded_texts, write_dense
from retrieval.encoder import HashEncoder
from retrieval.langchain import LawEmbeddings, LawVectorStore
from retrieval.postgres import PostgresVectorStore
from retrieval.units import Unit
from retrieval.vectors import made

QUESTIONS = 40
"""So many of the development questions, of all languages, are asked of both."""
WORD = "s3cret-w0rd"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    if programs() is None:
        pytest.skip("pgserver has no wheel for this machine")
    with postgres() as started:
        yield started
        module._engine(driven(started)).dispose()


@pytest.fixture(scope="module")
def encoder(built: Path) -> HashEncoder:
    return HashEncoder(built / "encoders" / "hash")


def driven(address: str) -> str:
    return address.replace("postgresql://", "postgresql+psycopg://")


def tables(address: str) -> set[str]:
    with module._engine(driven(address)).connect() as connection:
        asked = "SELECT tablename FROM pg_tables WHERE schemaname = 'lawbridge_vectors' AND tablename LIKE 'v_%%'"
        return set(connection.exec_driver_sql(asked).scalars())


@pytest.mark.long
def test_the_real_build_ranks_as_with_faiss(service: Service, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = Service(service.folder).searcher
    assert all(len(index._ends) for index in ours.dense.values())  # FAISS's, read before the setting
    monkeypatch.setenv(module.SETTING, address)
    theirs = Service(service.folder).searcher
    questions = load_questions("dev")
    for question in questions[:: len(questions) // QUESTIONS]:
        for name, index in ours.dense.items():
            assert isinstance(theirs.dense[name]._index, PostgresVectorStore)
            found, right = theirs.dense[name].scores(question.text), index.scores(question.text)
            assert np.array_equal(found.places, right.places)
            np.testing.assert_allclose(found.scores, right.scores, atol=1e-6)
        one, other = (each.search(question.text, question.language, 20) for each in (ours, theirs))
        assert [hit.canonical for hit in other] == [hit.canonical for hit in one], question.text
        assert [hit.score for hit in other] == pytest.approx([hit.score for hit in one], abs=1e-4)


def test_beyond_the_bound_the_graph_of_the_database_ranks_as_the_exact_index(
    units: list[Unit], encoder: HashEncoder, tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_dense(units, encoder, tmp_path, "small", "x")
    exact = DenseIndex(tmp_path, "small", encoder, "x")
    monkeypatch.setattr(bounds, "EXACT", 10)
    monkeypatch.setenv(module.SETTING, address)
    graph = DenseIndex(tmp_path, "small", encoder, "x")
    with module._engine(driven(address)).connect() as connection:
        name = graph._index.table.partition(".")[2]
        asked = "SELECT indexdef FROM pg_indexes WHERE tablename = %s"
        assert any("hnsw" in row for row in connection.exec_driver_sql(asked, (name,)).scalars())
    for question in [text for unit in units for text, _ in embedded_texts(unit)]:
        found, right = (index.scores(question).whole(len(units)) for index in (graph, exact))
        np.testing.assert_allclose(found, right, atol=1e-5)


def test_a_larger_graph_misses_few_of_the_nearest(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = np.random.default_rng(3).normal(size=(3000, 32)).astype(np.float32)
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    exact = made(rows, 32).search(rows[:30] + 0.05, 400)[1]
    monkeypatch.setattr(bounds, "EXACT", 100)
    store = PostgresVectorStore(address, "larger", 32)
    store.filled_once(rows, "larger")
    shared = [len(set(store.nearest(row + 0.05, 400)[1][0]) & set(one)) for row, one in zip(rows, exact, strict=False)]
    assert len(shared) == 30
    assert sum(shared) / len(shared) > 0.97 * 400


def test_processes_that_start_together_fill_it_once(address: str) -> None:
    rows = np.random.default_rng(1).normal(size=(2000, 16)).astype(np.float32)

    def start(_number: int) -> int:
        store = PostgresVectorStore(address, "together", 16)
        store.filled_once(rows, "together")
        return store.ntotal

    with ThreadPoolExecutor(6) as pool:
        assert list(pool.map(start, range(6))) == [2000] * 6
    values, places = PostgresVectorStore(address, "together", 16).nearest(rows[7], 1)
    assert places.tolist() == [[7]]
    assert values[0, 0] == pytest.approx(float(rows[7] @ rows[7]), rel=1e-6)


def test_the_vectors_of_the_builds_before_go_and_the_latest_stay(address: str) -> None:
    before = tables(address)
    rows = np.eye(4, dtype=np.float32)
    names = [f"build-{number}" for number in range(module.KEPT + 2)]
    for name in names:
        PostgresVectorStore(address, name, 4).filled_once(rows, "builds")
    kept = {PostgresVectorStore(address, name, 4).table.partition(".")[2] for name in names[-module.KEPT :]}
    assert tables(address) - before == kept


class TestLangchain:
    TEXTS = ("Soron kívüli indulás", "Elégtelen bemondás", "Színvétés")

    @pytest.fixture
    def stores(
        self, address: str, encoder: HashEncoder, request: pytest.FixtureRequest
    ) -> tuple[LawVectorStore, PostgresVectorStore]:
        embeddings = LawEmbeddings(encoder)
        data = [{"number": number} for number in range(3)]
        given = (list(self.TEXTS), embeddings, data)
        ids = ["53", "27", "61"]
        name = request.node.name
        return (
            LawVectorStore.from_texts(*given, ids=ids),
            PostgresVectorStore.from_texts(*given, ids=ids, address=address, name=name),
        )

    def test_the_same_documents_and_scores(self, stores: tuple[LawVectorStore, PostgresVectorStore]) -> None:
        for question in ("bemondás", "indulás soron kívül", "színvétés"):
            one, other = (store.similarity_search_with_score(question, 3) for store in stores)
            assert [document for document, _ in other] == [document for document, _ in one]
            assert [score for _, score in other] == pytest.approx([score for _, score in one], abs=1e-6)

    def test_as_a_retriever_and_by_id(self, stores: tuple[LawVectorStore, PostgresVectorStore]) -> None:
        store = stores[1]
        assert [row.id for row in store.as_retriever(search_kwargs={"k": 1}).invoke("színvétés")] == ["61"]
        assert [row.page_content for row in store.get_by_ids(["27", "none", "53"])] == [self.TEXTS[1], self.TEXTS[0]]
        assert store.get_by_ids(["27"])[0].metadata == {"number": 1}

    def test_what_is_added_later_is_found_and_a_taken_id_adds_nothing(
        self, stores: tuple[LawVectorStore, PostgresVectorStore]
    ) -> None:
        store = stores[1]
        with pytest.raises(BadInput, match="'27' is taken"):
            store.add_texts(["a", "b"], ids=["new", "27"])
        with pytest.raises(BadInput, match="'x' is taken"):
            store.add_texts(["a", "b"], ids=["x", "x"])
        assert store.ntotal == 3
        assert store.add_texts(["Kihagyott passz"]) == ["3"]
        assert store.similarity_search("kihagyott passz", 1)[0].id == "3"

    def test_an_empty_one_finds_nothing(self, address: str, encoder: HashEncoder) -> None:
        store = PostgresVectorStore(address, "empty", encoder.dimension, LawEmbeddings(encoder))
        assert store.similarity_search("anything") == []
        assert store.get_by_ids(["1"]) == []


def test_health_asks_the_database_of_vectors_too(
    service: Service, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if programs() is None:
        pytest.skip("pgserver has no wheel for this machine")
    monkeypatch.setenv("LAWBRIDGE_DATABASE", f"sqlite:///{tmp_path / 'log.db'}")
    with postgres() as short:
        monkeypatch.setenv(module.SETTING, short)
        held = Service(service.folder)
        monkeypatch.setattr(watched, "service", lambda: held)
        assert watched.ready() == {"build": service.folder.name}
        module._engine(driven(short)).dispose()
    with pytest.raises(NoIndex, match="did not answer"):
        watched.ready()


@pytest.mark.parametrize(
    ("given", "error"),
    [
        (f"postgresql://anna:{WORD}@127.0.0.1:1/vectors", NoIndex),
        (f"postgresql://127.0.0.1:1/vectors?user=anna&password={WORD}", NoIndex),
        (f"mysql://anna:{WORD}@127.0.0.1/vectors", BadInput),
        (f"sqlite:///{WORD}.db", BadInput),
        (WORD, BadInput),
    ],
)
def test_a_wrong_address_is_one_sentence_without_its_password(given: str, error: type[LawbridgeError]) -> None:
    with pytest.raises(error, match=module.SETTING) as raised:
        PostgresVectorStore(given, "x", 4).ntotal  # noqa: B018
    assert WORD not in "".join(traceback.format_exception(raised.value))
