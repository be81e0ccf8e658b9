"""62B1, 50D2, 49: partner of one who put his revoke right led before declarer had chosen."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

LED: list[tuple[Language, str]] = [
    (
        "hu",
        "3 szan, Dél vagyok, az ötödik ütéshez asztalról treff, Kelet ász, én kicsi, Nyugat utolsónak kőr "
        "dámát dobott. Nyugat: jaj van treffem, és kicserélte mielőtt Kelet hívott. Erre Kelet rögtön "
        "lecsapta a kőr ötöst, engem meg se kérdeztek. Arra még senki nem tett lapot. Mit tehetek?",
    ),
    (
        "pl",
        "Dwie sprawy naraz, S gra 3BA. Piata lewa, trefl ze stolu, E as, S blotka, W na koncu dolozyl dame "
        "kier majac trefla. W sam to poprawil, dal trefla, E jeszcze wtedy nie wyszedl. No a potem E bez "
        "pytania rozgrywajacego zagral 5 kier. Nikt nie dodal. Co z dama i z piatka?",
    ),
    (
        "nb",
        "Jeg satt øst og gjorde visst noe dumt. Syd spilte kløver fra bordet i femte stikk i 3NT, jeg tok "
        "esset, syd liten, og makker sist kastet hjerter dame. Makker så at hun hadde kløver likevel og "
        "byttet, før jeg spilte. Så la jeg på bordet hjerter fem uten å vente på spillefører. Ingen har lagt "
        "på. Hva nå?",
    ),
    (
        "en",
        "3NT. Trick five South calls a club off dummy, East takes the ace, South follows low, West last "
        "pitches the heart queen. West finds a club and swaps it before East leads. Then East bangs down the "
        "five of hearts without waiting for declarer to say anything. Nobody's played to it. West's queen is "
        "lying there. Declarer wants blood.",
    ),
]
NOT_LED: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet treffre kárót dobott, aztán észrevette, hogy van treffje, és kicserélte, senki nem hívott még. "
        "Mi lesz a káróval?",
    ),
    (
        "pl",
        "E do trefla dał waleta kier, ale zaraz znalazł trefla i go poprawił, nikt jeszcze nie wyszedł. Co z waletem?",
    ),
    (
        "nb",
        "Øst la ruter knekt på kløveren, fant en kløver og rettet det før noen spilte. Hva skjer med knekten?",
    ),
    (
        "en",
        "East discarded a diamond on a club, then found a club and corrected it. West has not led yet. What now?",
    ),
]


@pytest.mark.parametrize(("language", "told"), LED)
def test_the_revoke_is_put_right_and_the_lead_is_a_penalty_card(
    service: Service, language: Language, told: str
) -> None:
    """The lead establishes nothing, since the revoke was corrected before it."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert document["procedure"]["name"] == "penalty_card_lead"
    assert (facts["penalty_cards"][0]["card"], facts["led_before_choice"]) == ("HQ", True)
    assert facts["declarer_played_after"] is False
    assert "50D2" in document["answer"]
    assert "62B1" in document["answer"]
    assert "64A" not in document["answer"]


@pytest.mark.parametrize(("language", "told"), NOT_LED)
def test_where_nobody_led_no_lead_was_too_early(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert "49" not in document["answer"]


LEFT_OPEN: list[tuple[Language, str]] = [
    (
        "hu",
        "3 szan Délről. Treffre Nyugat a kőr 8-ast dobta, de még a következő ütés előtt észrevette, tett treffet, a "
        "kőr 8 ott maradt az asztalon. Kelet vitte az ütést és azon nyomban hívta a pikk 5-öt, a felvevő hallgatott.",
    ),
    (
        "pl",
        "Najpierw W nie dołożył do trefla, zrzucił 8 kier, poprawił się zanim ktokolwiek zagrał do następnej lewy, "
        "ósemka leży odkryta. Lewę wziął E i bez czekania wyszedł 5 pik, rozgrywający S nie zdążył powiedzieć czego "
        "chce.",
    ),
    (
        "nb",
        "Jeg spiller 3 grand i syd. Vest saka hjerter 8 på en kløver, oppdaga at han hadde kløver og retta før noen "
        "hadde spilt til neste stikk, åtteren ble liggende. Øst tok stikket og spilte spar 5 tvert, uten å spørre meg.",
    ),
    (
        "en",
        "Declarer is South. West threw the eight of hearts on a club, found a club and put it right before anyone "
        "played to the next trick. East won the trick and led the five of spades without waiting for South to choose.",
    ),
]


@pytest.mark.parametrize(("language", "told"), LEFT_OPEN)
def test_whether_declarer_has_played_since_is_asked_where_it_is_not_told(
    service: Service, language: Language, told: str
) -> None:
    """60A: it stands if he has; that nobody had before the lead tells it not."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["penalty_cards"][0]["card"] == "H8"
    assert "declarer_played_after" not in document["procedure"]["facts"]
    assert "60A" in document["answer"]


BY_SUITS: list[tuple[Language, str]] = [
    (
        "nb",
        "Øst la kløver ti på en spar og rettet med en gang til spar. Makkeren vest tok stikket og spilte straks ruter "
        "tre før spillefører syd hadde bestemt noe. Ingen har lagt på ruteren.",
    ),
    (
        "hu",
        "Kelet a pikkre a treff tízest tette, rögtön kijavította, pikket adott. Az ütést a partnere, nyugat vitte és "
        "máris kihívta a káró hármast, a felvevő dél még nem döntött semmiről. A káróra senki nem adott lapot.",
    ),
    (
        "pl",
        "E do karo zrzucił dziesiątkę trefl, zaraz się poprawił i dał karo. Lewę wziął jego partner W i natychmiast "
        "zagrał trójkę pik, nie czekając na decyzję rozgrywającego S. Nikt do pika nie dołożył.",
    ),
    (
        "en",
        "I was the defender East. Partner West threw the king of diamonds on a club, then found the three of clubs and "
        "swapped. I won with the ace and led the seven of spades before declarer could say anything. No one has "
        "played.",
    ),
]
LED_BEHIND: list[tuple[Language, str]] = [
    (
        "en",
        "East threw the ten of clubs on a heart and corrected it at once. West won the trick, declarer South required "
        "a club lead and West led the king of clubs. What of the ten?",
    ),
    (
        "hu",
        "Kelet a pikkre a treff tízest tette, rögtön kijavította. Az ütést dél, a felvevő vitte, és kihívta a káró "
        "hármast. Mi lesz a tízessel?",
    ),
]


@pytest.mark.parametrize(("language", "told"), BY_SUITS)
def test_a_card_of_another_suit_put_right_is_a_revoke(service: Service, language: Language, told: str) -> None:
    """62B1: what was put in its place tells that it was."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "penalty_card_lead"
    assert "62B1" in document["answer"]


@pytest.mark.parametrize(("language", "told"), LED_BEHIND)
def test_a_lead_behind_the_correction_establishes_nothing(service: Service, language: Language, told: str) -> None:
    """62A: it came after it."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] in ("penalty_card_lead", "revoke_correction")
    assert document["procedure"]["facts"].get("since_revoke") != "played_to_next_trick"
