"""Partner's lead behind a lead out of turn that declarer refused, before he has chosen, is a penalty card too (49)."""

import pytest

from app.service import Service
from corpus.model import Language

EARLY: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat vitte a 6. ütést, ő hívott volna, de Kelet kirakta a káró királyt színével fölfelé. Dél, a felvevő "
        "visszautasította. Aztán Nyugat kivágta a pikk ötöst, képpel fel, azóta senki nem játszott. Mi lesz a két "
        "lappal?",
    ),
    (
        "pl",
        "Rozgrywa S. Lewę wziął W, a E wyszedł poza kolejnością królem karo. S nie przyjął. Wtedy W od razu wyszedł "
        "piątką pik, nikt jeszcze nie dołożył. Co teraz z obiema kartami?",
    ),
    (
        "nb",
        "Syd spiller. Vest vant stikket, men Øst spilte ut ruter konge utenfor tur. Syd godtok ikke utspillet. Så "
        "spilte "
        "Vest ut spar 5, og ingen har lagt på. Hva med de to kortene?",
    ),
    (
        "en",
        "West won trick six, but East led the king of diamonds face up, out of turn. South, declarer, wouldn't accept "
        "it. West then led the five of spades, no cards since. What happens to both cards?",
    ),
]
CHOSEN: list[tuple[Language, str]] = [
    ("hu", "Nyugat volt hívó, de Kelet soron kívül kihívta a káró királyt. Dél, a felvevő visszautasította."),
    ("pl", "Rozgrywa S. Lewę wziął W, a E wyszedł poza kolejnością królem karo. S nie przyjął tego wyjścia."),
    ("nb", "Syd spiller. Vest vant stikket, men Øst spilte ut ruter konge utenfor tur. Syd godtok ikke utspillet."),
    ("en", "West was on lead, but East led the king of diamonds out of turn. South, declarer, wouldn't accept it."),
]


@pytest.mark.parametrize(("language", "story"), EARLY)
def test_partner_who_led_before_the_choice_has_a_penalty_card(service: Service, language: Language, story: str) -> None:
    document = service.ask(story, language)
    assert document["procedure"]["name"] == "lead_out_of_turn_defender"
    assert "(49, 50D1a)" in document["headline"]["text"]


@pytest.mark.parametrize(("language", "story"), CHOSEN)
def test_a_refused_lead_alone_makes_one_penalty_card(service: Service, language: Language, story: str) -> None:
    assert "49" not in service.ask(story, language)["headline"]["text"]
