"""Every fact and every outcome is described; outcomes keep their schema; what is printed is made from them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from typer.testing import CliRunner

import rulings
from app.faces.cli.main import app
from corpus.model import LANGUAGES
from rulings.engine.outcomes import meanings, seen
from rulings.fields_page import page
from rulings.outcomes_seen import collect
from rulings.registry import describe, names

_checked: set[str] = set()
"""Schemas of single facts that are schemas indeed: procedures share most of theirs."""


def check(schema: dict[str, Any]) -> None:
    """That an object's schema is one, each of its properties looked at once, whatever it is described as."""
    for described in schema["properties"].values():
        assert isinstance(described["description"], str)
        one = {**described, "description": ""}
        if (written := json.dumps(one, sort_keys=True)) not in _checked:
            Draft202012Validator.check_schema(one)
            _checked.add(written)
    Draft202012Validator.check_schema({**schema, "properties": {}})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_property_is_described(language: str) -> None:
    for name in names():
        described = describe(name, language)
        if language == "en":
            check(described["stages_schema"]["items"])
            Draft202012Validator.check_schema({**described["stages_schema"], "items": {}})
            assert described["stages_schema"]["items"]["properties"]["moment"]["enum"]
        for part in ("facts_schema", "outcome_schema"):
            if language == "en":  # only the words differ
                check(described[part])
            bare = [key for key, schema in described[part]["properties"].items() if not schema["description"].strip()]
            assert bare == [], (name, part)
        for fact, schema in described["facts_schema"]["properties"].items():
            values = _values(schema)
            assert set(schema.get("x-says", ())) <= values, (name, fact)


def _values(schema: dict[str, Any]) -> set[str]:
    first = schema["anyOf"][0]
    if first.get("type") == "boolean":
        return {"true", "false"}
    if first.get("type") == "integer":
        return {str(value) for value in range(first["minimum"], first["maximum"] + 1)}
    return set(first.get("enum", ()))


@pytest.mark.long
def test_what_is_seen_is_what_the_cases_and_trees_give() -> None:
    """`python -m rulings.outcomes_seen > rulings/outcomes_seen.json` makes it new."""
    assert collect() == seen()


def test_every_meaning_is_of_a_field_and_counts_have_a_unit() -> None:
    used = {field for fields in seen().values() for field in fields}
    assert set(meanings()) == used
    assert list(_without_unit()) == []


NOT_COUNTED = {"degree", "index", "rankings", "phantom", "free", "going_up", "undecided", "withdrawn_at_best", "places"}
"""Whole numbers that number something instead of counting it."""
IN_UNIT = {"value", "penalty", "penalty_from", "penalty_to", "groups", "by_regulation"}
"""Their unit is another field of the outcome, or differs from procedure to procedure."""


def _without_unit() -> Iterator[str]:
    for field, meaning in meanings().items():
        counts = {"whole", "number"} & set(str(meaning["type"]).replace("many ", "").split(" or "))
        if counts and "unit" not in meaning and field not in NOT_COUNTED | IN_UNIT:
            yield field


def test_the_page_of_fields_is_printed_from_the_rules() -> None:
    told = (Path(rulings.__file__).parents[1] / "docs" / "fields.md").read_text(encoding="utf-8")
    assert told == "\n".join(page()) + "\n"


def test_one_procedure_is_told_by_the_command() -> None:
    found = CliRunner().invoke(app, ["procedures", "premature_play"])
    assert found.exit_code == 0
    for field in (*describe("premature_play")["facts_schema"]["properties"], *seen()["premature_play"]):
        assert f"  {field} (" in found.stdout
    printed = CliRunner().invoke(app, ["procedures", "premature_play", "--json"])
    assert json.loads(printed.stdout) == describe("premature_play")
    assert CliRunner().invoke(app, ["procedures", "premature"]).exit_code != 0
