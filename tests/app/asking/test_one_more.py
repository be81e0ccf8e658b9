"""What a claimer leaves the opponents in words: "you get one more" concedes a trick and claims the others (68B1)."""

from __future__ import annotations

import pytest

from app.asking.facts import facts_of
from app.service import Service
from corpus.model import Language
from rulings import registry

SAID: list[tuple[Language, str, int]] = [
    ("en", "Declarer claimed with five cards left and said: you get one more trick.", 1),
    ("en", "Declarer claimed with five cards left: you get two more.", 2),
    ("hu", "A felvevő öt lappal a végén kiterített, öt lap volt hátra, és azt mondta: még egyet kaptok.", 1),
    ("pl", "Rozgrywający zgłosił roszczenie przy pięciu kartach: dostajecie jeszcze jedną lewę.", 1),
    ("nb", "Spillefører krevde med fem kort igjen og sa: dere får ett stikk til.", 1),
    ("nb", "Spillefører krevde med fem kort igjen og sa: dere får to til.", 2),
]


@pytest.mark.parametrize(("language", "text", "conceded"), SAID, ids=[f"{row[0]}-{row[2]}" for row in SAID])
def test_one_more_is_conceded_and_the_rest_is_claimed(
    service: Service, language: Language, text: str, conceded: int
) -> None:
    told = {row.fact: row.value for row in facts_of(service.read(text, language), "contested_claim") if row.sure}
    assert told["tricks_conceded"] == conceded
    assert told["tricks_remaining"] == 5
    facts = {"tricks_conceded": conceded, "tricks_remaining": 5, "tricks_claimed": 5 - conceded}
    assert registry.rule("contested_claim", facts)["status"] == "needs", "the claim is what was not conceded"
