"""A follow-up that tells only what was done with cards puts no call right: `two clubs were showing` is no bid."""

import pytest

from app.service import Service
from corpus.model import Language

SPREAD: list[tuple[Language, str, str]] = [
    (
        "hu",
        "3 szan, Dél a felvevő. Nyugatnak kellett volna indítani, de Kelet tette le a káró királyt színnel felfelé.",
        "Közben Dél elkezdte lerakni a saját lapjait, 2 treff már látszott, gyorsan visszavette. Ezt visszavonhatja?",
    ),
    (
        "pl",
        "Mam kontrakt 3BA, gram z ręki S. Wistować powinien W, a E położył odkrytego króla karo na stole.",
        "Muszę dopowiedzieć: zacząłem już odruchowo wykładać swoje karty, dwa trefle były widoczne, zaraz je zabrałem.",
    ),
    (
        "nb",
        "Syd spillefører i 3NT. Øst spilte ut ruter konge med bildet opp, det var Vest sitt utspill.",
        "Vent, Syd begynte å legge opp hånden sin, to kløver var synlige før han tok dem tilbake.",
    ),
    (
        "en",
        "South is declaring 3NT, West was on lead, and East put the king of diamonds face up on the table.",
        "Then South started laying his own hand down, two clubs were showing, and snatched them back. Can he?",
    ),
]
CALLS: list[tuple[Language, str, str]] = [
    ("hu", "Észak 1 kőrrel nyitott, Kelet 1 treffet licitált.", "Bocs, 1 káró volt."),
    ("pl", "N otworzył 1 kier, E zalicytował 1 trefl.", "Poprawka, to było 1 karo."),
    ("nb", "Nord åpnet 1 hjerter, øst meldte 1 kløver.", "Vent, det var 1 ruter."),
    ("en", "North opened 1H, East bid 1C.", "Wait, it was 1 diamond."),
]


@pytest.mark.parametrize(("language", "told", "further"), SPREAD)
def test_cards_showing_are_no_bid(service: Service, language: Language, told: str, further: str) -> None:
    """54A: the lead keeps its card, and who began to spread is dummy."""
    document = service.reply(further, None, service.reply(told, None, None, None, language), None, language)
    facts = document["procedure"]["facts"]
    assert (facts.get("card"), facts.get("declarer_began_spreading")) == ("DK", True)


@pytest.mark.parametrize(("language", "told", "further"), CALLS)
def test_a_call_is_put_right_by_a_call(service: Service, language: Language, told: str, further: str) -> None:
    document = service.reply(further, None, service.reply(told, None, None, None, language), None, language)
    assert document["procedure"]["facts"]["auction"] == ["1H", "1D"]
