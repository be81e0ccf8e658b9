"""A defender's exposed card before his partner's lead at declarer's turn: both are ruled (49, 56)."""

import pytest

from app.service import Service
from corpus.model import Language

BOTH: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a felvevő, ő vitte az ötödik ütést. Nyugatnak kiesett a kezéből a pikk király, felfelé az asztalra. Erre "
        "Kelet, aki azt hitte ő jön, kihívta a kőr hetest. Dél még nem rakott semmit. Mi velük?",
    ),
    (
        "pl",
        "Rozgrywa S, wziął piątą lewę. W upadł na stół odkryty król pik. Na to E, przekonany że jego kolej, wyszedł "
        "siódemką kier. S jeszcze nic nie dołożył. Leżą dwie karty obrony, co z nimi?",
    ),
    (
        "nb",
        "Syd er spillefører og vant femte stikk. Vest mistet spar konge på bordet med bildesiden opp. Så spilte Øst ut "
        "hjerter sju, trodde det var hans tur. Syd har ikke spilt noe. Hva skjer med dem?",
    ),
    (
        "en",
        "South is declarer and won trick five. West dropped the spade king face up on the table. Then East, "
        "thinking it "
        "was his turn, led the seven of hearts. South hasn't played anything. What about them?",
    ),
]
ON_LEAD: list[tuple[Language, str]] = [
    ("hu", "Dél a felvevő. Nyugatnak kiesett a pikk király. Az ütést Kelet vitte és kihívta a kőr hetest. Mi lesz?"),
    ("pl", "Rozgrywa S. W upadł odkryty król pik. Lewę wziął E i wyszedł siódemką kier. Co teraz?"),
    ("nb", "Syd er spillefører. Vest mistet spar konge. Øst vant stikket og spilte ut hjerter sju. Hva nå?"),
    ("en", "South is declarer. West dropped the spade king. East won the trick and led the seven of hearts. What now?"),
]


@pytest.mark.parametrize(("language", "story"), BOTH)
def test_the_exposed_card_is_said_before_the_lead(service: Service, language: Language, story: str) -> None:
    document = service.ask(story, language)
    assert document["procedure"]["name"] == "lead_out_of_turn_defender"
    assert "(49, 50B)" in document["headline"]["text"]


@pytest.mark.parametrize(("language", "story"), ON_LEAD)
def test_a_partner_on_lead_has_not_led_out_of_turn(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["name"] == "penalty_card_lead"
