"""Law 58B: the cards put down at once are those told side by side; the card led is none of them, nor what he plays."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

FOLLOWED: list[tuple[Language, str]] = [
    (
        "hu",
        "Felvevőként kihívtam a pikk ászt, kelet meg két lapot tesz rá egyszerre képpel fölfelé, pikk 3 meg kőr 8, "
        "összeragadtak neki. Azt mondja, a hármast akarta. Mi lesz a kőr nyolcassal?",
    ),
    (
        "pl",
        "Rozgrywający zagrał asa pik, a mój partner E dołożył naraz dwie odkryte karty: trójkę pik i ósemkę kier, "
        "skleiły się. Mówi, że chciał dać trójkę. Co z kierem?",
    ),
    (
        "nb",
        "Øst i motspillet la to kort på en gang, spar 3 og hjerter 8, begge med billedsiden opp, da jeg som "
        "spillefører hadde spilt spar ess. Det var treeren hun ville legge. Hva nå med hjerteren?",
    ),
    (
        "en",
        "East, defending, followed to declarer's ace of spades with two cards at once, S3 and H8, both face up, they "
        "had stuck together. She meant the three. What do I do with the H8?",
    ),
]


@pytest.mark.parametrize(("language", "told"), FOLLOWED)
def test_the_card_led_was_not_put_down_with_them(service: Service, language: Language, told: str) -> None:
    """So what is left is one card below an honour: a minor penalty card of a defender (50B)."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert facts.get("visible_cards", facts.get("cards_together")) == ["S3", "H8"]
    assert facts.get("choice_card") in (None, "S3")
