"""Beyond a number of vectors the dense index has cells: nearly the same nearest texts, the same bytes each time."""

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


def test_cells_rank_as_the_exact_index(
    units: list[Unit], encoder: HashEncoder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert write_dense(units, encoder, tmp_path, "flat", "x") > 20
    monkeypatch.setattr(vectors, "EXACT", 10)
    write_dense(units, encoder, tmp_path, "cells", "x")
    assert isinstance(faiss.read_index(str(tmp_path / "dense-cells.faiss")), faiss.IndexRefine)
    exact, cells = (DenseIndex(tmp_path, name, encoder, "x") for name in ("flat", "cells"))
    for question in [text for unit in units for text, _ in embedded_texts(unit)]:
        found, right = (index.scores(question).whole(len(units)) for index in (cells, exact))
        np.testing.assert_allclose(found, right, atol=1e-3)


@pytest.mark.parametrize(("seen", "share"), [(100_000, 0.97), (2_000, 0.85)])
def test_cells_miss_few_of_the_nearest(seen: int, share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of vectors that lie anywhere, which is the worst for cells."""
    generator = np.random.default_rng(3)
    rows = generator.normal(size=(3000, 32)).astype(np.float32)
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    exact = vectors.made(rows, 32).search(rows[:50] + 0.05, 400)[1]
    monkeypatch.setattr(vectors, "EXACT", 100)
    monkeypatch.setattr(vectors, "SEEN", seen)
    cells = vectors.made(rows, 32).search(rows[:50] + 0.05, 400)[1]
    shared = [len(set(one) & set(other)) for one, other in zip(exact, cells, strict=True)]
    assert sum(shared) / len(shared) > share * 400


def test_cells_of_the_same_vectors_have_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "EXACT", 100)
    rows = np.random.default_rng(1).normal(size=(500, 16)).astype(np.float32)
    one, two = (faiss.serialize_index(vectors.made(rows, 16)).tobytes() for _ in range(2))
    assert one == two


@pytest.mark.parametrize(("count", "kind"), [(100, faiss.IndexFlatIP), (101, faiss.IndexRefine)])
def test_the_bound_itself_is_exact(count: int, kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "EXACT", 100)
    assert type(vectors.made(np.eye(count, 16, dtype=np.float32), 16)) is kind


def test_the_vectors_come_back_out_of_the_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a database that is filled from the build wants them."""
    monkeypatch.setattr(vectors, "EXACT", 100)
    rows = np.random.default_rng(2).normal(size=(300, 16)).astype(np.float32)
    np.testing.assert_allclose(vectors.made(rows, 16).reconstruct_n(0, 300), rows, rtol=2e-3, atol=1e-3)
