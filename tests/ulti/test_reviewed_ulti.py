"""Ulti situations judged by a reviewer against the text (evals/rulings/reviewed_ulti.yaml), as `rule` rules them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from corpus import strict_yaml
from rulings.cases import RulingCase, differences
from rulings.registry import rule

FILE = Path(__file__).parents[2] / "evals" / "rulings" / "reviewed_ulti.yaml"
SITUATIONS: list[dict[str, Any]] = strict_yaml.load(FILE)["situations"]
IDS = [one["id"] for one in SITUATIONS]
IRREGULARITIES = [f"{part}_{number}" for part, last in (("a", 5), ("b", 5), ("c", 12)) for number in range(1, last + 1)]


@pytest.mark.parametrize("one", SITUATIONS, ids=IDS)
def test_ruling(one: dict[str, Any]) -> None:
    case = RulingCase(one["id"], one["procedure"], one["id"], "2017", one["facts"], one["expected"], one["why"], FILE)
    assert not differences(case), one["why"]


@pytest.mark.parametrize("one", [row for row in SITUATIONS if "score" in row["expected"].get("outcome", {})])
def test_scores_sum_to_zero(one: dict[str, Any]) -> None:
    assert sum(one["expected"]["outcome"]["score"].values()) == 0
    assert sum(rule(one["procedure"], one["facts"])["outcome"]["score"].values()) == 0


@pytest.mark.parametrize("part", IRREGULARITIES)
def test_every_irregularity_has_a_situation(part: str) -> None:
    assert any(one["procedure"] == f"ulti_ii_{part}" for one in SITUATIONS)


def test_settlement_has_twenty_five_situations() -> None:
    assert len(set(IDS)) == len(IDS)
    assert sum(one["procedure"] == "ulti_settlement" for one in SITUATIONS) >= 25
