"""Pairs: the changed fact is another one, told in every language, and the engine takes the facts together."""

from __future__ import annotations

import pytest

from corpus.pairs import OneFactChanged, pairs
from corpus.scenes import scenes
from evals.understanding.pairs import KINDS, kind_of
from rulings import registry

PAIRS = list(pairs())


def test_every_kind_of_change_is_there() -> None:
    assert {kind_of(one) for one in PAIRS} == set(KINDS)


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.long)])
def test_the_changed_story_tells_another_value_that_the_engine_takes(every: int) -> None:
    for pair in PAIRS[::every]:
        assert pair.value != pair.was, pair.gold.story
        assert pair.fact in registry.get(pair.gold.procedure).fields, pair.gold.story
        facts = dict(pair.gold.facts)
        assert registry.rule(pair.gold.procedure, facts, "2017", "en", weighed=False)["status"] in ("ruled", "needs")


def test_the_change_is_told_in_every_language() -> None:
    told = {
        scene.story: {row["lang"]: " ".join(row["question"].split()) for row in scene.tellings} for scene in scenes()
    }

    def unchanged(pair: OneFactChanged) -> list[str]:
        before = told.get(pair.gold.story.partition("/")[2].partition("#")[0], {})
        return [row["id"] for row in pair.gold.tellings if before.get(row["lang"]) == row["question"]]

    assert not [found for pair in PAIRS for found in unchanged(pair)]
