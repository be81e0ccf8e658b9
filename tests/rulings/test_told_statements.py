"""A known fact is told as a statement: no told fact is its question again, in any language, for any value."""

from __future__ import annotations

from typing import Any

import pytest

from corpus.model import LANGUAGES
from rulings import tell
from rulings.engine.fields import Field
from rulings.engine.wording import find, speaker
from rulings.registry import get, names


def _values(field: Field) -> tuple[Any, ...]:
    """Every value of a finite fact, those too rare to be asked for included."""
    return tuple(field.type.schema.get("enum", ())) or field.type.finite


@pytest.mark.parametrize("procedure", names())
def test_every_value_of_a_finite_fact_is_told_as_a_statement(procedure: str) -> None:
    asked_again = []
    for name, field in get(procedure).fields.items():
        if not field.type.finite:
            continue
        for value in _values(field):
            for language in LANGUAGES:
                (told,) = (item.text for item in tell(procedure, {name: value}, language) if item.fact == name)
                if "?" in told or not told.endswith("."):
                    asked_again.append((name, value, language, told))
    assert not asked_again


@pytest.mark.parametrize("procedure", names())
def test_a_fact_that_is_not_finite_is_told_without_its_question(procedure: str) -> None:
    found = get(procedure)
    for name, field in found.fields.items():
        if field.type.finite or name == "in_force":
            continue
        texts = find(speaker(found.home, field.home, "facts", name, "ask"), "facts", name, "tell")
        assert texts is not None, name
        assert not any("?" in texts[language] for language in LANGUAGES), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_penalty_cards_are_told_with_player_and_card(language: str) -> None:
    facts = {"penalty_cards": [{"player": "W", "card": "S5", "kind": "minor"}, {"card": "DK"}]}
    told = next(item.text for item in tell("penalty_card_play", facts, language) if item.fact == "penalty_cards")
    seat = {"hu": "Nyugat", "pl": "Zachód", "nb": "Vest", "en": "West"}[language]
    assert f"{seat}: \u26605; \u2666K" in told
