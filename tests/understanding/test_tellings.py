"""Tellings are of facts that exist, with values that they can have, and no story of the exam is among them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from corpus import strict_yaml
from corpus.model import LANGUAGES
from corpus.story_facts import STORIES
from rulings import registry
from understanding.tellings import FOLDER, NONE, UNTOLD, VALUE, ideas, taught_lines

FILES: dict[str, dict[str, Any]] = {path.stem: strict_yaml.load(path) for path in sorted(FOLDER.glob("*.yaml"))}


@pytest.mark.parametrize("name", FILES)
def test_facts_and_values_exist(name: str) -> None:
    file = FILES[name]
    assert file["procedure"] == name
    fields = registry.get(name).fields
    for fact, told in file["facts"].items():
        assert fact in fields, fact
        values = {str(one).lower() if isinstance(one, bool) else str(one) for one in fields[fact].type.finite or ()}
        for value, lines in told.items():
            if value == "same_as":
                continue
            assert value in values | {*UNTOLD, VALUE}, (fact, value)
            assert set(lines) <= set(LANGUAGES), (fact, value)
            assert all(text.strip() for texts in lines.values() for text in texts), (fact, value)


def test_every_idea_named_is_written() -> None:
    written = {
        f"{name}.{fact}"
        for name, file in FILES.items()
        for fact, told in file["facts"].items()
        if "same_as" not in told
    }
    assert set(ideas().values()) <= written


def test_no_story_is_a_telling() -> None:
    stories = {
        row["question"].casefold()
        for path in STORIES.glob("*.jsonl")
        for row in map(json.loads, path.read_text(encoding="utf-8").splitlines())
    }
    assert not [one.text for one in taught_lines() if one.text.casefold() in stories]


def test_none_is_a_value_where_the_fact_has_it() -> None:
    values = {(one.idea, one.value) for one in taught_lines()}
    of = "opening_lead_out_of_turn.second_card_from"
    assert {(of, "none"), (of, NONE), (of, "dummy")} <= values
    assert not [idea for idea, value in values if value in UNTOLD and "none" not in _values(idea)]


def _values(idea: str) -> set[str]:
    procedure, fact = idea.split(".")
    return {str(one) for one in registry.get(procedure).fields[fact].type.finite}
