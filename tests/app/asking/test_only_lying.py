"""A card of a defender that lies there was not led out of turn by that, and how it came there is asked (49, 50)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

LIES: list[tuple[Language, str]] = [
    ("hu", "Kelet előtt ott fekszik a káró 6 színével fölfelé, ellenjátékos. Nyugat jön hívásra, de még nem hívott."),
    ("pl", "U obrońcy E na stole leży odkryta szóstka karo. Wyjść ma W, jeszcze nie wyszedł. Czy mogę zakazać kara?"),
    ("nb", "Ruter 6 fra øst ligger med bildesida opp på bordet, han er i motspill. Vest skal spille ut, men har ikke."),
    ("en", "Defender East has the 6 of diamonds sitting face up in front of him. West is to lead and hasn't led yet."),
]
LED: list[tuple[Language, str]] = [
    ("hu", "Kelet kihívta a káró 6-ost, pedig Nyugat jött volna hívásra. Nyugat még nem hívott, én vagyok a felvevő."),
    ("pl", "Obrońca E wyszedł szóstką karo, a wyjść miał W, który jeszcze nie wyszedł."),
    ("nb", "Øst spilte ut ruter 6, men det var vest som skulle spille ut. Vest har ikke spilt ut ennå."),
    ("en", "Defender East led the 6 of diamonds when West was to lead. West hasn't led yet."),
]


def _procedure(service: Service, language: Language, told: str) -> tuple[str, set[str]]:
    found = service.reply(told, None, None, None, language)["procedure"]
    assert found is not None
    return found["name"], {row["fact"] for row in found["read"] if row["sure"]}


@pytest.mark.parametrize(("language", "told"), LIES)
def test_a_card_that_lies_there_is_asked_about(service: Service, language: Language, told: str) -> None:
    name, read = _procedure(service, language, told)
    assert name in ("penalty_card_lead", "exposed_card_defender")
    assert not {"inadvertent", "how_exposed"} & read


@pytest.mark.parametrize(("language", "told"), LED)
def test_a_card_that_was_led_was_led(service: Service, language: Language, told: str) -> None:
    assert _procedure(service, language, told)[0] == "lead_out_of_turn_defender"
