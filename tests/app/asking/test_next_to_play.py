"""53A, 53C: who has played to declarer's lead out of turn is known from where he sits and which hand led."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

NEXT: list[tuple[Language, str]] = [
    (
        "hu",
        "Észak a felvevő, az asztal következett volna, de kézből hívta a treff ászt. Kelet rögtön rátett egy treff "
        "kettest, Nyugat vissza akarja vetetni.",
    ),
    (
        "pl",
        "Rozgrywa N, zagrał ze stolika trefla zamiast z ręki. Zaraz po tym W dołożył szóstkę, a E patrzy zdziwiony. "
        "Czy to zostaje?",
    ),
    (
        "nb",
        "Nord er spillefører, han la hjerter konge fra hånda mens bordet var inne. Øst fulgte på med toeren. Vest vil "
        "ikke ha det slik.",
    ),
    (
        "en",
        "East is declarer, he led a spade from his hand when he'd won the last trick in dummy. South has already "
        "followed with the three. North objects to the lead.",
    ),
]
OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a felvevő, az asztalról hívott pikket, pedig kézből kellett volna. Nyugat már rakott egy tízest, Kelet "
        "még nem. Kelet vissza akarja küldeni.",
    ),
    (
        "hu",
        "A felvevő vagyok. Kézből hívtam, az asztal következett. A jobb oldali ellenfelem rögtön rakott rá egy "
        "királyt, a bal oldali még nem rakott.",
    ),
    (
        "hu",
        "Nyugat vagyok, ellenjátékos. Dél a felvevő az asztalról hívott pikket, pedig kézből kellett volna, és én "
        "Kelet előtt raktam egy pikket. Mi lesz most?",
    ),
    (
        "pl",
        "Rozgrywam z S. Powinienem wyjść ze stolika, ale zagrałem z ręki karo. W zastanawia się, a E rzucił już "
        "dziesiątkę karo. Partner E krzyczy, że nie przyjmuje.",
    ),
    (
        "nb",
        "Jeg er syd og spiller. Ledet ruter fra bordet, men jeg var inne på hånda. Vest la på damen, øst sitter og "
        "venter. Kan øst si nei til utspillet?",
    ),
    (
        "en",
        "East is declarer, he led a spade from his hand when he'd won the last trick in dummy. North has already "
        "followed with the three. South objects to the lead.",
    ),
]


@pytest.mark.parametrize(("language", "told"), NEXT)
def test_the_player_on_the_left_of_the_hand_has_accepted(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "53A" in answer
    assert "53C" not in answer


@pytest.mark.parametrize(("language", "told"), OTHER)
def test_the_player_on_its_right_has_played_too_soon(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "53C" in answer
    assert "57A" in answer
    assert "53A" not in answer.replace("53A,", "")


def test_a_card_before_the_lead_was_not_played_to_it(service: Service) -> None:
    told = "South is declarer. West played the king of spades, South ruffed in dummy and then led a club from hand by \
mistake. East wants it taken back."
    answer = service.reply(told, None, None, None, "en")["answer"]
    assert "53C" not in answer
