"""Situations of play and information, judged by a reviewer against the text: what engine and `ask` make of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.service import Service
from corpus import strict_yaml
from rulings.cases import RulingCase, differences

FILE = Path(__file__).parents[2] / "evals" / "rulings" / "reviewed_play.yaml"
SITUATIONS: list[dict[str, Any]] = strict_yaml.load(FILE)["situations"]
IDS = [one["id"] for one in SITUATIONS]


@pytest.mark.parametrize("one", SITUATIONS, ids=IDS)
def test_ruling(one: dict[str, Any]) -> None:
    case = RulingCase(
        one["id"], one["procedure"], one["question"], "2017", one["facts"], one["expected"], one["why"], FILE
    )
    assert not differences(case), one["why"]


@pytest.mark.parametrize("language", ["hu", "pl", "nb"])
def test_each_language_has_situations(language: str) -> None:
    assert len([one for one in SITUATIONS if one["language"] == language]) >= 12


@pytest.mark.parametrize(
    "one",
    [
        pytest.param(one, marks=pytest.mark.xfail(reason=one["ask_misses"], strict=True) if "ask_misses" in one else ())
        for one in SITUATIONS
    ],
    ids=IDS,
)
def test_ask_names_the_procedure(service: Service, one: dict[str, Any]) -> None:
    """Softer: the procedure, or one that sends there (`sends_there`), rules or is offered."""
    found = service.ask(one["question"], one["language"])
    named = {item["name"] for item in [found["procedure"], *found["candidates"]] if item}
    assert named & {one["procedure"], *one.get("sends_there", [])}, found["answer"]
