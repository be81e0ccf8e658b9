"""Random facts: every procedure ends in a ruling, a question, "not modelled" or a refusal in one sentence."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from corpus.errors import BadFacts
from corpus.model import LANGUAGES
from rulings.engine.fields import Field
from rulings.registry import get, names, rule


def values_of(field: Field) -> st.SearchStrategy[Any]:
    if field.type.finite:
        return st.sampled_from([field.type.write(value) for value in field.type.finite])
    schema = field.type.schema
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if schema.get("type") == "integer":
        return st.integers(schema["minimum"], max(schema["minimum"] + 1, min(schema["maximum"], 40)))
    if field.type.name == "call":
        return st.sampled_from(["P", "X", "XX", "1C", "1S", "2H", "3N", "7N"])
    if field.type.name.startswith("list of calls"):
        return st.lists(st.sampled_from(["P", "X", "1C", "1H", "1S", "2H", "3N"]), max_size=8)
    return st.none()


def answer(name: str, facts: dict[str, Any], edition: str, language: str) -> dict[str, Any] | None:
    """The document, or None for facts refused."""
    try:
        return rule(name, facts, edition, language)
    except BadFacts:
        return None


@pytest.mark.parametrize("name", names())
@settings(deadline=None, max_examples=4, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_random_facts_end_in_an_answer(name: str, data: st.DataObject) -> None:
    ends_in_an_answer(name, data)


@pytest.mark.long
@pytest.mark.parametrize("name", names())
@settings(deadline=None, max_examples=20, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_many_random_facts_end_in_an_answer(name: str, data: st.DataObject) -> None:
    ends_in_an_answer(name, data)


def ends_in_an_answer(name: str, data: st.DataObject) -> None:
    """Facts drawn for a procedure, an edition and a language, are ruled, asked about, not modelled or refused."""
    procedure = get(name)
    facts = data.draw(
        st.fixed_dictionaries({}, optional={key: values_of(one) for key, one in procedure.fields.items()})
    )
    edition = data.draw(st.sampled_from(list(procedure.decide)))
    document = answer(name, facts, edition, data.draw(st.sampled_from(LANGUAGES)))
    if document is None:
        return
    assert document["status"] in ("ruled", "needs", "not_modelled")
    assert (document["status"] == "ruled") <= ("result" in document["outcome"])
    assert (document["status"] == "needs") == bool(document["need"])
    for part in (document, *document["branches"]):
        assert all(item["citations"] and item["text"] for item in (*part["statements"], *part["options"]))
