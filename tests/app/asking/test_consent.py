"""54D, 53A, 55A: a verb that is denied refuses; and the hand that declarer led from is told by his lead."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

REFUSED: list[tuple[Language, str]] = [
    ("pl", "E zawistował nie w kolejce, odkryta karta pik król. Rozgrywający S powiedział że nie przyjmuje. Co dalej?"),
    ("nb", "Øst spilte ut i utur, hjerter konge med bildesiden opp. Spillefører godtar det ikke. Hva nå?"),
    (
        "en",
        "East made the opening lead out of turn, spade king face up. Declarer South does not accept it. Next?",
    ),
    ("hu", "Kelet soron kívül indult a pikk királlyal, színnel felfelé. A felvevő nem fogadja el. Mi lesz?"),
]


@pytest.mark.parametrize(("language", "told"), REFUSED)
def test_not_accepted_is_refused(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get("choice_declarer") == "refuse"


def test_the_hand_led_from_is_that_of_the_lead(service: Service) -> None:
    told = "Declarer led from the table, it was his hand's turn. The defender on dummy's left refused it and said play"
    document = service.reply(f"{told} from hand. What happens?", None, None, None, "en")
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["led_from"] == "dummy"
    assert document["procedure"]["facts"]["turn_to_lead"] == "declarer"


DECLINED: list[tuple[Language, str]] = [
    ("hu", "Nyugat ütött, de Kelet hívta ki a kőr királyt. A felvevő, Dél azt mondja, nem fogadja el. Hogyan tovább?"),
    ("pl", "Lewę wziął W, ale E wyszedł królem kier. Rozgrywający S nie akceptuje wyjścia. Co dalej?"),
    ("nb", "Vest vant stikket, men Øst la hjerter konge på bordet som utspill. Spilleføreren Syd godtar det ikke."),
    ("en", "West had won the trick but East led the heart king. Declarer South refuses the lead. How does play go on?"),
]
OPEN: list[tuple[Language, str]] = [
    ("hu", "Nyugat ütött, de Kelet hívta ki a kőr királyt. El kell fogadnia a felvevőnek?"),
    ("pl", "Lewę wziął W, ale E wyszedł królem kier. Czy rozgrywający S musi zaakceptować wyjście?"),
    ("nb", "Vest vant stikket, men Øst la hjerter konge på bordet som utspill. Må spilleføreren Syd godta det?"),
    ("en", "West had won the trick but East led the heart king. Does declarer South have to accept the lead?"),
]


@pytest.mark.parametrize(("language", "story"), DECLINED)
def test_what_declarer_is_told_to_refuse_is_refused(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "lead_out_of_turn_defender"
    assert procedure["facts"]["choice_accept"] is False


@pytest.mark.parametrize(("language", "story"), OPEN)
def test_what_is_only_asked_is_not_chosen(service: Service, language: Language, story: str) -> None:
    assert "choice_accept" not in service.ask(story, language)["procedure"]["facts"]
