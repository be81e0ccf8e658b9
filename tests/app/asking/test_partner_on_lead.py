"""62B1, 50D2: a revoke put right at once, and its player's partner is on lead: declarer chooses first."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import Language
from tests.telling import ruled

TO_LEAD: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél játszik. Kelet a pikkre treff királyt dobott, de rögtön javította, volt pikkje. Az ütést a partnere, "
        "Nyugat vitte, most Nyugat jön hívni. Hívhat bármit?",
    ),
    (
        "pl",
        "Rozgrywa S. E nie dołożył do pika, rzucił króla trefl i od razu poprawił. Lewę wziął W i teraz W ma wyjść. "
        "Może wyjść w co chce?",
    ),
    (
        "nb",
        "Syd spiller. Øst bekjente ikke spar, kastet kløver konge, men rettet det med en gang. Vest vant stikket og "
        "skal spille ut nå. Kan Vest spille hva som helst?",
    ),
    (
        "en",
        "East failed to follow to a spade with the club king and put it right straight away, the king is lying face "
        "up. His partner West won that very trick, so West is to lead now. South declares.",
    ),
]
LED = (
    "South declares. East didn't follow to a spade, played the club king, and West won the trick and led a heart. Now "
    "East finds a spade."
)


@pytest.mark.parametrize(("language", "told"), TO_LEAD)
def test_declarer_chooses_before_partner_leads(service: Service, language: Language, told: str) -> None:
    """A lead that is still to be made establishes nothing."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "revoke_correction"
    assert document["procedure"]["facts"]["since_revoke"] == "nothing"
    assert "62A" in document["answer"]
    assert "50D2" in document["answer"]
    assert words(document["headline"]["text"]) <= 60


def test_a_lead_that_was_made_establishes_the_revoke(service: Service) -> None:
    """63A1."""
    document = ruled(service, LED, "en")
    assert document["procedure"]["facts"]["since_revoke"] == "played_to_next_trick"
    assert "50D2" not in document["answer"]


UNLED: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő treffet hívott az asztalról, Kelet pikk hármast dobott, a felvevő a dámát tette, Nyugat vitte a "
        "királlyal. Nyugat még nem hívott, mikor Kelet szólt: van treffem. Mi történik?",
    ),
    (
        "pl",
        "Rozgrywający zagrał pika z dziadka, E zrzucił siódemkę trefl, rozgrywający dał damę, W wziął asem. Zanim W "
        "wyszedł do następnej lewy, E znalazł pika. Co teraz?",
    ),
    (
        "nb",
        "Vest vant stikket med kløver ess. Før han spilte ut til neste, oppdaget makkeren Øst at han hadde kastet "
        "hjerter 2 på kløver med en kløver på hånden. Hva skjer?",
    ),
    (
        "en",
        "Defender East discarded the queen of hearts on a diamond while holding a diamond; his partner West won the "
        "trick with the ace and has not yet led to the next. East owns up. What now?",
    ),
    (
        "pl",
        "Jestem W, bronimy. S zagrał damę kier, ja dołożyłem króla trefl, partner wziął asem. Od razu zobaczyłem "
        "czwórkę kier, zamieniłem. Partner ma wyjść, nie wyszedł. Ile lew tracimy?",
    ),
    (
        "nb",
        "Jeg er Vest i motspill. Syd spilte hjerter dame, jeg la kløver konge, makker tok med esset. Jeg så hjerter "
        "fire med en gang og byttet. Makker har ikke spilt ut ennå.",
    ),
    (
        "en",
        "I'm West, defending. South led the heart queen, I put on the club king, partner won with the ace. I saw the "
        "heart four at once and changed it. Partner has not led yet.",
    ),
    (
        "hu",
        "Én vagyok a felvevő. Kőr dámát hívtam, Nyugat treff királyt dobott, aztán kijavította kőr négyesre. Kelet "
        "vitte az ütést, de még nem hívott.",
    ),
    (
        "pl",
        "S rozgrywa i zagrał karo. W dołożył ósemkę trefl, zaraz zobaczył szóstkę karo i ją dał, ósemkę schował. E "
        "wziął, E na wyjściu, jeszcze nikt nie zagrał.",
    ),
    (
        "nb",
        "Syd er spillefører og spilte ruter. Vest revoket med kløver 8, så ruter 6 med en gang og la den, åtteren tok "
        "han opp igjen. Øst fikk stikket og skal spille ut, ingen har spilt ennå.",
    ),
    (
        "en",
        "South declares and led a diamond. West revoked with the club eight, saw the diamond six at once and played "
        "it, putting the eight away. East won and is on lead, nobody has played since.",
    ),
]
LED_ON: list[tuple[Language, str]] = [
    ("hu", "Kelet pikket dobott treffre. Nyugat vitte, és hívott a következőhöz. Most Kelet talált egy treffet."),
    ("pl", "E zrzucił trefla do pika, W wziął asem i wyszedł do następnej lewy. Teraz E znalazł pika."),
    ("nb", "Øst kastet hjerter på kløver, Vest vant stikket og spilte ut til neste. Så fant Øst en kløver."),
    ("en", "East discarded a heart on a diamond, West won and led to the next trick. Then East found a diamond."),
]


@pytest.mark.parametrize(("language", "told"), UNLED)
def test_what_partner_has_not_led_yet(service: Service, language: Language, told: str) -> None:
    """62B1, 50D2: before he leads is before the revoke is established, and declarer chooses first."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "revoke_correction"
    assert document["procedure"]["facts"]["established"] is False
    assert "50D2" in document["answer"]


@pytest.mark.parametrize(("language", "told"), LED_ON)
def test_partner_led_to_the_next_trick(service: Service, language: Language, told: str) -> None:
    assert "50D2" not in ruled(service, told, language)["answer"]
