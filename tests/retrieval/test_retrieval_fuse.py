import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrieval.fuse import diversify, fuse, ranks
from retrieval.scored import ScoredUnits


def scored(values: list[float]) -> ScoredUnits:
    return ScoredUnits.of(np.array(values, dtype=np.float32))


def test_ranks_leave_out_zeros_and_share_ties() -> None:
    order, standing = ranks(scored([0.5, 0.0, 0.9, 0.5, -1.0]), depth=10)
    assert order.tolist() == [2, 0, 3]
    assert standing.tolist() == [1, 2, 2]


def test_ranks_stop_at_the_depth() -> None:
    order, _ = ranks(scored(list(range(1, 10))), depth=3)
    assert order.tolist() == [8, 7, 6]


def test_fusion_is_the_weighted_sum_of_reciprocal_ranks() -> None:
    rankings = {"a": scored([3, 2, 1, 0, 0]), "b": scored([0, 1, 2, 0, 4])}
    places, fused = fuse(rankings, {"a": 1.0, "b": 0.5}, constant=60, depth=10)
    assert places.tolist() == [0, 1, 2, 4]
    assert fused == pytest.approx([1 / 61, 1 / 62 + 0.5 / 63, 1 / 63 + 0.5 / 62, 0.5 / 61])


def test_a_ranking_without_weight_counts_nothing() -> None:
    rankings = {"a": scored([1, 2]), "b": scored([2, 1, 3])}
    places, fused = fuse(rankings, {"a": 1.0}, constant=60, depth=10)
    assert places.tolist() == [0, 1]
    assert fused == pytest.approx([1 / 62, 1 / 61])


def test_nothing_to_fuse() -> None:
    places, fused = fuse({}, {}, constant=60, depth=10)
    assert len(places) == len(fused) == 0


def test_a_second_provision_of_a_law_steps_back() -> None:
    scores = np.array([1.0, 0.95, 0.9, 0.0])
    families = np.array([1, 1, 2, 3])
    assert diversify(scores, families, 0.8, 3) == [(0, 1.0), (2, 0.9), (1, pytest.approx(0.76))]
    assert [place for place, _ in diversify(scores, families, 1.0, 3)] == [0, 1, 2]


@given(st.lists(st.tuples(st.floats(0, 1), st.integers(0, 3)), max_size=30), st.floats(0.1, 1.0), st.integers(1, 12))
def test_a_diverse_list_has_each_document_once_and_falls(rows: list[tuple[float, int]], repeat: float, k: int) -> None:
    scores = np.array([score for score, _ in rows])
    listed = diversify(scores, np.array([law for _, law in rows], dtype=np.int64), repeat, k)
    assert len(listed) == min(k, sum(score > 0 for score, _ in rows))
    assert len({place for place, _ in listed}) == len(listed)
    assert [score for _, score in listed] == sorted((score for _, score in listed), reverse=True)


@given(st.lists(st.integers(-1, 6), max_size=40), st.integers(1, 12))
def test_the_best_are_those_of_sorting_everything(values: list[int], depth: int) -> None:
    whole = sorted((place for place, value in enumerate(values) if value > 0), key=lambda at: (-values[at], at))
    assert ranks(scored(values), depth)[0].tolist() == whole[:depth]
