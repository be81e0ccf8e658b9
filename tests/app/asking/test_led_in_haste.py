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
    assert document["procedure"]["name"] == "revoke_correction"
    assert document["procedure"]["facts"]["since_revoke"] == "nothing"
    assert "50D2" in document["answer"]
    assert "64A" not in document["answer"]


@pytest.mark.parametrize(("language", "told"), NOT_LED)
def test_where_nobody_led_no_lead_was_too_early(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert "49" not in document["answer"]
