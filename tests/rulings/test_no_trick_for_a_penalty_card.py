"""Who fails to play his penalty card has not lost a trick by it: said with the choice of 52B (Law 64B3)."""

from __future__ import annotations

import pytest

from corpus.model import Language
from rulings import registry

FACTS = {"offender": "E", "penalty_kind": "major", "can_play_penalty_card": True, "failed_to_play": True}


@pytest.mark.parametrize("language", ["hu", "pl", "nb", "en"])
def test_no_trick_goes_over_by_itself(language: Language) -> None:
    ruling = registry.rule("penalty_card_play", FACTS, "2017", language)
    said = [row["text"] for row in ruling["statements"] if row["kind"] == "headline"]
    assert ["64B3" in one for one in said] == [True]


def test_where_he_could_not_play_it_nothing_is_said_of_tricks() -> None:
    facts = {"offender": "E", "penalty_kind": "major", "can_play_penalty_card": False}
    ruling = registry.rule("penalty_card_play", facts, "2017", "en")
    assert not any("64B3" in row["text"] for row in ruling["statements"])
