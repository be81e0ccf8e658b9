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


SMALL: list[tuple[Language, str]] = [
    ("hu", "Kelet vagyok, ellenjátékos, pikk ütésnél két lapom ment ki egyben, összetapadtak. Két apró pikk."),
    ("pl", "W, obrońca, dołożył do trefla naraz dwie karty, skleiły się. Obie to blotki. Co teraz?"),
    ("nb", "Vest i motspillet fikk med seg to kort på en gang da hun la på spar, begge små. Blir det straffekort?"),
    ("en", "West, defending, pulled two cards out together following to a heart, two small hearts. Penalty card?"),
]
LISTED: list[tuple[Language, str]] = [
    ("hu", "Pikket hívtam felvevőként, a balom egyszerre tette le a pikk dámát és a pikk hatost, mindkettő látszott."),
    ("pl", "Wyszedłem w pika jako rozgrywający, obrońca z lewej położył razem damę i szóstkę pik, obie było widać."),
    (
        "nb",
        "Jeg spilte spar som spillefører, og motspilleren til venstre la spar dame og spar 6 samtidig, begge synlige.",
    ),
    (
        "en",
        "I led a spade as declarer and my left-hand opponent put down the queen and six of spades at once, face up.",
    ),
]


@pytest.mark.parametrize(("language", "told"), SMALL)
def test_two_small_cards_leave_a_minor_one(service: Service, language: Language, told: str) -> None:
    """So nothing is said of an honour: both ways it is a minor penalty card or none (58B1, 58B2, 50B)."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"].get("penalty_kind") == "minor"
    assert "50C" in document["answer"]
    assert "50D" not in document["answer"]
    question = document["next_question"]
    assert question is None or question["name"] != "penalty_kind"


@pytest.mark.parametrize(("language", "told"), LISTED)
def test_the_two_cards_told_in_one_breath_came_together(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert set(facts.get("visible_cards", facts.get("cards_together", ()))) == {"SQ", "S6"}
    question = document["next_question"]
    assert question is None or question["name"] != "penalty_kind"
