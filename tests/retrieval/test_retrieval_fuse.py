import numpy as np
import pytest

from retrieval.fuse import fuse, ranks


def test_ranks_leave_out_zeros_and_share_ties() -> None:
    order, standing = ranks(np.array([0.5, 0.0, 0.9, 0.5, -1.0], dtype=np.float32), depth=10)
    assert order.tolist() == [2, 0, 3]
    assert standing.tolist() == [1, 2, 2]


def test_ranks_stop_at_the_depth() -> None:
    order, _ = ranks(np.arange(1, 10, dtype=np.float32), depth=3)
    assert order.tolist() == [8, 7, 6]


def test_fusion_is_the_weighted_sum_of_reciprocal_ranks() -> None:
    rankings = {"a": np.array([3, 2, 1], dtype=np.float32), "b": np.array([0, 1, 2], dtype=np.float32)}
    fused = fuse(rankings, {"a": 1.0, "b": 0.5}, constant=60, depth=10)
    assert fused == pytest.approx([1 / 61, 1 / 62 + 0.5 / 62, 1 / 63 + 0.5 / 61])


def test_a_ranking_without_weight_counts_nothing() -> None:
    rankings = {"a": np.array([1, 2], dtype=np.float32), "b": np.array([2, 1], dtype=np.float32)}
    assert fuse(rankings, {"a": 1.0}, constant=60, depth=10) == pytest.approx([1 / 62, 1 / 61])


def test_nothing_to_fuse() -> None:
    assert fuse({}, {}, constant=60, depth=10).shape == (0,)
