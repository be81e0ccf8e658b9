"""An established revoke beside one of the other side that nobody has played on since: the first costs (62B, 64A)."""

import pytest

from app.service import Service
from corpus.model import Language

BOTH: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet a hatodik ütésben lelopta a kárót, elvitte, és utána még egy ütést vittek. Most a kilencedikben Dél, a "
        "felvevő, treffre kőrt dobott, de rögtön észrevette, hogy van treffje, senki nem hívott tovább. Közben "
        "kiderült, "
        "hogy Keletnek is volt kárója. Mindkettő kiegyenlíti egymást?",
    ),
    (
        "pl",
        "Rozgrywający S w trzeciej lewie przebił trefla mając trefla, wziął ją i jeszcze dwie. W siódmej W dołożył "
        "karo "
        "do pika, ale zaraz znalazł pika, nikt jeszcze nie wyszedł do następnej. Co z tymi dwoma renonsami?",
    ),
    (
        "nb",
        "Øst stjal en ruter i sjette stikk, vant det, og de fikk et stikk til etterpå. Nå i niende kastet Syd, "
        "spillefører, en hjerter på kløver men så med en gang at han hadde kløver, ingen har spilt videre. Samtidig "
        "kom "
        "det fram at Øst hadde ruter den gangen. Går det opp i opp?",
    ),
    (
        "en",
        "West showed out of hearts at trick two, dummy won it, but the defence made three tricks later on. Now at "
        "trick "
        "ten declarer discards on a diamond, corrects at once as he has one, before anybody led to the next. And "
        "West's "
        "heart has turned up too.",
    ),
]
ALONE: list[tuple[Language, str]] = [
    ("hu", "Kelet a hatodik ütésben lelopta a kárót, de rögtön szólt, hogy van kárója, senki nem hívott tovább."),
    ("pl", "E w szóstej lewie przebił karo, ale od razu zobaczył że ma karo, nikt dalej nie zagrał."),
    ("nb", "Øst bekjente ikke spar, stjal, og oppdaget det med en gang før noen spilte til neste stikk."),
    ("en", "East revoked on a spade and realised at once, before anyone played on. We had won two tricks before."),
]


@pytest.mark.parametrize(("language", "story"), BOTH)
def test_the_first_of_two_revokes_costs_and_the_second_is_corrected(
    service: Service, language: Language, story: str
) -> None:
    facts = service.ask(story, language)["procedure"]["facts"]
    assert (facts["other_side_revoked"], facts["other_revoke_established"]) == (True, False)
    assert facts["established"] is True


@pytest.mark.parametrize(("language", "story"), ALONE)
def test_one_that_nobody_has_played_on_since_is_corrected(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["name"] == "revoke_correction"
