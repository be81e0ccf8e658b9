"""Scenes: their facts are facts of their procedure, the engine takes them together, and no story is told twice."""

from __future__ import annotations

from collections import Counter

import pytest

from corpus.errors import BadData
from corpus.model import LANGUAGES
from corpus.scenes import scenes
from corpus.story_facts import golds
from rulings import registry

STATUSES = ("ruled", "needs")
"""What a ruling on valid facts may be."""
SCENES = list(scenes())


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("procedure", sorted({one.procedure for one in SCENES}))
def test_the_facts_of_scenes_are_taken_by_their_procedure(procedure: str, every: int) -> None:
    for scene in [one for one in SCENES if one.procedure == procedure][::every]:
        assert scene.open is None or (scene.open in registry.get(procedure).fields and scene.open not in scene.facts), (
            scene.story
        )
        assert registry.rule(procedure, dict(scene.facts), "2017", "en", weighed=False)["status"] in STATUSES, (
            scene.story
        )


def test_no_scene_is_a_story_or_another_scene() -> None:
    told = Counter(" ".join(row["question"].split()) for one in SCENES for row in one.tellings)
    assert not [text for text, times in told.items() if times > 1]
    stories = {" ".join(row["question"].split()) for gold in golds() for row in gold.tellings}
    assert not stories & set(told)


def test_a_scene_without_a_language_is_refused(tmp_path) -> None:
    (tmp_path / "revoke_definition.yaml").write_text(
        "procedure: revoke_definition\nscenes:\n  - facts: {}\n    hu: a\n"
    )
    with pytest.raises(BadData, match="Scene 1 of revoke_definition"):
        list(scenes(tmp_path))
    assert set(LANGUAGES) == {"hu", "pl", "nb", "en"}
