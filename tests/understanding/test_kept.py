"""Arrays of a model are unpacked once, and read again when the model is made anew."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from understanding.kept import arrays

LARGE = np.arange(40_000, dtype=np.float32).reshape(-1, 4)


def write(path: Path, table: np.ndarray) -> None:
    np.savez_compressed(path, table=table, names=np.array(["a", "ű"]), scale=np.float32(0.5))


def test_arrays_are_the_same_packed_and_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "model.npz"
    write(path, LARGE)
    packed, unpacked = arrays(path), arrays(path)
    assert packed is not None
    assert unpacked is not None
    assert set(packed) == set(unpacked) == {"table", "names", "scale"}
    for name, array in packed.items():
        assert array.dtype == unpacked[name].dtype
        assert np.array_equal(array, unpacked[name])


def test_a_model_made_anew_is_read_anew_and_the_old_one_deleted(tmp_path: Path) -> None:
    path = tmp_path / "model.npz"
    write(path, LARGE)
    arrays(path)
    (old,) = (tmp_path / "__pycache__").iterdir()
    write(path, LARGE[:9])
    for _ in range(2):
        found = arrays(path)
        assert found is not None
        assert np.array_equal(found["table"], LARGE[:9])
    (kept,) = (tmp_path / "__pycache__").iterdir()
    assert kept != old


def test_a_model_that_was_not_made_yet_has_none(tmp_path: Path) -> None:
    assert arrays(tmp_path / "model.npz") is None


def test_where_nothing_can_be_kept_the_arrays_are_unpacked_each_time(tmp_path: Path) -> None:
    path = tmp_path / "model.npz"
    write(path, LARGE)
    (tmp_path / "__pycache__").write_text("a file in the way", encoding="utf-8")
    for _ in range(2):
        found = arrays(path)
        assert found is not None
        assert np.array_equal(found["table"], LARGE)
