import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrieval.fuse import ranks
from retrieval.scored import GROUPED, ScoredUnits, leading

SIZES = [(5000, 1), (5000, 7), (5003, 60), (5000, 100), (5000, 6000), (40, 7), (0, 3)]


@pytest.mark.parametrize(("size", "count"), SIZES)
@pytest.mark.parametrize("levels", [2, 40, 1_000_000])
def test_the_best_lead_with_all_that_equal_the_least_of_them(size: int, count: int, levels: int) -> None:
    whole = np.random.default_rng(count).integers(-levels // 2, levels, size).astype(np.float32)
    for scores in (whole, np.sort(whole), -np.sort(-whole)):
        places = leading(scores, count)
        assert len(places) >= min(count, np.count_nonzero(scores > 0))
        least = scores[places].min(initial=np.inf)
        assert places.tolist() == np.flatnonzero(scores >= min(least, scores.max(initial=0.0) + 1)).tolist()
        assert (scores[places] > 0).all()


def test_of_very_many_few_lead() -> None:
    whole = np.random.default_rng(1).random(100_000).astype(np.float32)
    assert 200 <= len(leading(whole, 200)) < 220
    assert len(leading(whole, len(whole) // GROUPED)) == len(whole)


def test_few_that_score_all_lead() -> None:
    whole = np.zeros(5000, dtype=np.float32)
    whole[[3, 77, 4999]] = 1, 2, 3
    assert leading(whole, 60).tolist() == [3, 77, 4999]


def test_the_best_outside_is_kept_however_many_are_better() -> None:
    whole = np.arange(1, 10_001, dtype=np.float32)
    outside = np.arange(5, 3000, 7)
    kept = ScoredUnits.leading(whole, 100, outside)
    assert kept.places[0] == outside[-1]
    assert kept.places[1:].tolist() == list(range(10_000 - len(kept.places) + 1, 10_000))
    assert kept.scores.tolist() == whole[kept.places].tolist()
    whole[outside] = 0
    assert ScoredUnits.leading(whole, 100, outside).places.tolist() == kept.places[1:].tolist()


def test_what_leads_is_ranked_as_all_would_be() -> None:
    whole = np.random.default_rng(4).integers(0, 300, 20_000).astype(np.float32)
    for depth in (1, 50, 200):
        of_all, of_best = (
            ranks(ScoredUnits.of(whole), depth),
            ranks(ScoredUnits.leading(whole, depth, np.arange(0)), depth),
        )
        assert [each.tolist() for each in of_best] == [each.tolist() for each in of_all]


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(-3, 9)), max_size=20))
def test_a_place_named_often_has_its_best_score(rows: list[tuple[int, int]]) -> None:
    places = np.array([place for place, _ in rows], dtype=np.int64)
    found = ScoredUnits.best(places, np.array([score for _, score in rows], dtype=np.float32))
    best = {place: max(score for at, score in rows if at == place) for place, _ in rows}
    assert dict(zip(found.places.tolist(), found.scores.tolist(), strict=True)) == {
        place: score for place, score in sorted(best.items()) if score > 0
    }
    assert ScoredUnits.of(found.whole(6)).places.tolist() == found.places.tolist()
