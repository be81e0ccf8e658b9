"""The measures, against values worked out by hand."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evals.metrics.answers import judge, refusal_rates
from evals.metrics.intervals import difference, estimate, gap
from evals.metrics.ranking import first_place, ndcg, provision_place, reciprocal, units
from evals.questions import EvalQuestion

LAWS = "laws-2017-hu:"


def test_the_first_place_of_gold() -> None:
    assert first_place(["a", "b", "c"], {"c", "b"}) == 2
    assert first_place(["a"], {"b"}) is None
    assert first_place([], {"b"}) is None


def test_units_keep_one_entry_a_hit() -> None:
    assert units([LAWS + "54.A", LAWS + "54.B", "mbsz-hu:VI.2.b"]) == [LAWS + "54", LAWS + "54", "mbsz-hu:VI.2"]


@pytest.mark.parametrize(
    ("found", "gold", "place"),
    [
        ("54.A", "54.A", 1),
        ("54.A.1", "54.A", 1),
        ("54.A", "54.A.1", 1),
        ("54", "54.A", None),
        ("54", "54", 1),
        ("5.A", "54.A", None),
        ("54.B", "54.A", None),
    ],
)
def test_a_part_or_the_whole_of_a_gold_provision_counts_but_no_bare_law(
    found: str, gold: str, place: int | None
) -> None:
    assert provision_place([LAWS + found], [LAWS + gold]) == place


@pytest.mark.parametrize(("place", "value"), [(1, 1.0), (4, 0.25), (10, 0.1), (11, 0.0), (None, 0.0)])
def test_reciprocal_rank(place: int | None, value: float) -> None:
    assert reciprocal(place) == value


def test_ndcg_by_hand() -> None:
    assert ndcg(["x", "a"], ["a"]) == pytest.approx(1 / math.log2(3))
    # gains 2 and 1: found b (1) first, a (2) second
    assert ndcg(["b", "a"], ["a", "b"]) == pytest.approx((1 + 2 / math.log2(3)) / (2 + 1 / math.log2(3)))
    assert ndcg(["a", "a", "b"], ["a", "b"]) == 1.0
    assert ndcg([], ["a"]) == 0.0
    assert ndcg(["a"], []) == 0.0


@given(st.lists(st.sampled_from("abcdef"), max_size=12), st.lists(st.sampled_from("abcdef"), min_size=1, unique=True))
def test_ndcg_lies_between_0_and_1(ranked: list[str], gold: list[str]) -> None:
    assert 0.0 <= ndcg(ranked, gold) <= 1.0 + 1e-9


def test_an_interval_holds_its_mean_and_narrows_with_more_questions() -> None:
    few, many = estimate([1.0, 0.0] * 10), estimate([1.0, 0.0] * 200)
    assert few.low < few.value == 0.5 < few.high
    assert many.high - many.low < few.high - few.low
    assert estimate([1.0] * 5) == estimate([1.0] * 5)
    assert (estimate([1.0] * 5).low, estimate([]).count) == (1.0, 0)


def test_the_interval_of_a_rate_is_about_the_binomial_one() -> None:
    found = estimate([1.0] * 80 + [0.0] * 20)
    half = 1.96 * math.sqrt(0.8 * 0.2 / 100)
    assert found.low == pytest.approx(0.8 - half, abs=0.02)
    assert found.high == pytest.approx(0.8 + half, abs=0.02)


def test_the_gap_is_between_the_best_and_the_worst_group() -> None:
    found = gap({"hu": [1.0] * 90 + [0.0] * 10, "pl": [1.0] * 80 + [0.0] * 20, "nb": [1.0] * 85 + [0.0] * 15})
    assert found.value == pytest.approx(0.1)
    assert found.low < 0.1 < found.high


def test_a_paired_difference() -> None:
    assert difference([1.0, 1.0, 0.0], [1.0, 0.0, 0.0]).value == pytest.approx(1 / 3)
    with pytest.raises(ValueError, match="shorter"):
        difference([1.0], [])


def question(gold: list[str], answerable: bool = True) -> EvalQuestion:
    full = tuple(LAWS + item for item in gold)
    return EvalQuestion("q", "hu", "?", "ruling", full, tuple(units(full)), answerable)


def document(status: str, cited: list[str]) -> dict[str, object]:
    return {"status": status, "citations": [{"canonical": LAWS + item} for item in cited]}


def test_precision_and_recall_of_citations() -> None:
    judged = judge(question(["54.A", "54.B"]), document("answered", ["54.A", "54.A", "54.A.1", "16.B", "54"]))
    assert judged.precision == pytest.approx(2 / 4)
    assert judged.recall == pytest.approx(1 / 2)
    assert judged.law_cited


def test_an_answer_without_citations_has_none_right() -> None:
    judged = judge(question(["54.A"]), document("refused", []))
    assert (judged.precision, judged.recall, judged.law_cited, judged.refused) == (0.0, 0.0, False, True)


def test_refusal_rates_are_kept_apart() -> None:
    judged = [
        judge(question([], answerable=False), document("refused", [])),
        judge(question([], answerable=False), document("answered", ["1"])),
        judge(question(["1"]), document("answered", ["1"])),
    ]
    assert refusal_rates(judged) == ([1.0, 0.0], [0.0])
