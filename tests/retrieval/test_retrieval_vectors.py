"""Beyond a number of vectors the dense index is a graph: nearly the same nearest texts, the same bytes each time."""

from pathlib import Path

import faiss
import numpy as np
import pytest

from retrieval import vectors
from retrieval.dense import DenseIndex, embedded_texts, write_dense
from retrieval.encoder import HashEncoder
from retrieval.units import Unit


@pytest.fixture(scope="module")
def encoder(built: Path) -> HashEncoder:
    return HashEncoder(built / "encoders" / "hash")


def test_the_graph_ranks_as_the_exact_index(
    units: list[Unit], encoder: HashEncoder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert write_dense(units, encoder, tmp_path, "flat", "x") > 20
    monkeypatch.setattr(vectors, "EXACT", 10)
    write_dense(units, encoder, tmp_path, "graph", "x")
    assert isinstance(faiss.read_index(str(tmp_path / "dense-graph.faiss")), faiss.IndexHNSW)
    exact, graph = (DenseIndex(tmp_path, name, encoder, "x") for name in ("flat", "graph"))
    for question in [text for unit in units for text, _ in embedded_texts(unit)]:
        np.testing.assert_allclose(graph.scores(question), exact.scores(question), atol=1e-5)


def test_a_larger_graph_misses_few_of_the_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    generator = np.random.default_rng(3)
    rows = generator.normal(size=(3000, 32)).astype(np.float32)
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    exact = vectors.made(rows, 32).search(rows[:50] + 0.05, 400)[1]
    monkeypatch.setattr(vectors, "EXACT", 100)
    graph = vectors.made(rows, 32).search(rows[:50] + 0.05, 400)[1]
    shared = [len(set(one) & set(other)) for one, other in zip(exact, graph, strict=True)]
    assert sum(shared) / len(shared) > 0.97 * 400


def test_the_graph_of_the_same_vectors_has_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "EXACT", 100)
    rows = np.random.default_rng(1).normal(size=(500, 16)).astype(np.float32)
    one, two = (faiss.serialize_index(vectors.made(rows, 16)).tobytes() for _ in range(2))
    assert one == two


@pytest.mark.parametrize(("count", "kind"), [(100, faiss.IndexFlatIP), (101, faiss.IndexHNSWFlat)])
def test_the_bound_itself_is_exact(count: int, kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "EXACT", 100)
    assert type(vectors.made(np.eye(count, 16, dtype=np.float32), 16)) is kind
