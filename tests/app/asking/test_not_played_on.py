"""A revoke told as noticed before anyone played to the next trick is corrected (62A), whoever is named as not having
played; no trick goes over, and nobody led too early.
"""

import pytest

from app.service import Service
from corpus.model import Language

IN_TIME: list[tuple[Language, str]] = [
    ("hu", "Nyugat renonszolt, de rögtön helyesbített, mielőtt bármelyikük is hívott volna a következő ütésre."),
    ("hu", "Kelet elvétette a színt, azonnal visszavette, mielőtt a következő ütés elkezdődött volna."),
    ("hu", "Nyugat színt vétett. Rögtön szólt, mielőtt Kelet hívott volna."),
    ("hu", "Észak renonszot csinált, de azonnal kijavította, mielőtt a következő ütésre hívtak volna."),
    ("hu", "Az asztal színt vétett, azonnal észrevettük, a következő ütésre még senki nem hívott."),
    ("pl", "E nie dodał do koloru, ale natychmiast to zauważył, zanim zagrano do następnej lewy."),
    ("pl", "E sfałszował kolor, poprawił się, zanim partner wyszedł do kolejnej lewy."),
    ("pl", "W zrobił renons. Od razu się przyznał, następna lewa się nie zaczęła."),
    ("pl", "Dziadek nie dołożył do koloru, zauważyliśmy od razu, zanim zagrano do następnej lewy."),
    ("nb", "Vest bekjente ikke, men merket det med en gang, før neste stikk var begynt."),
    ("nb", "Vest revokerte, rettet det før makker spilte ut til neste stikk."),
    ("nb", "Blindemann bekjente ikke, vi så det straks, før neste stikk."),
    ("en", "West revoked but said so immediately, before the next trick had begun."),
    ("en", "Dummy revoked, we noticed at once, before the next trick."),
]
LATER: list[tuple[Language, str]] = [
    ("en", "East revoked and nobody noticed it before they had played two more tricks."),
    ("hu", "Kelet színt vétett, és csak két ütéssel később vették észre."),
    ("pl", "E zrobił renons, wyszło to na jaw dwie lewy później."),
    ("nb", "Øst revokerte, og det ble oppdaget først to stikk senere."),
]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *IN_TIME,
        ("en", "West revoked and put it right before his partner led to the next trick."),
    ],
)
def test_it_is_corrected(service: Service, language: Language, text: str) -> None:
    document = service.ask(text, language)
    found = document["procedure"]
    assert found["name"] in ("revoke_correction", "revoke_established")
    told = found["facts"]
    assert told.get("since_revoke") == "nothing" or told.get("played_on_by") == "neither"
    assert told.get("led_before_choice") is not True
    assert "64A" not in document["headline"]["text"]


@pytest.mark.parametrize(("language", "text"), LATER)
def test_what_was_noticed_later_is_not(service: Service, language: Language, text: str) -> None:
    assert service.ask(text, language)["procedure"]["facts"].get("since_revoke") != "nothing"


def test_a_lead_made_before_declarer_chose_is_still_heard(service: Service) -> None:
    text = "East revoked and corrected it in time; then West led before declarer had made his choice."
    assert "50D2" in service.ask(text, "en")["headline"]["text"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("hu", "Nyugat indult, az asztal leterített, aztán Kelet nem tett kőrt, pedig volt neki, rögtön szólt is."),
        ("pl", "W wyszedł w kiera, dziadek się wyłożył, E dołożył trefla i od razu znalazł kiera."),
        ("nb", "Vest spilte ut hjerter, blindemann la ned, øst kastet kløver, men fant en hjerter med en gang."),
        ("en", "West led, dummy went down, East put a club on the king of hearts and found a heart at once."),
    ],
)
def test_what_was_put_right_at_once_is_not_established(service: Service, language: Language, told: str) -> None:
    """62A, 63A: nobody had played on, and dummy who put his cards down has not claimed."""
    found = service.ask(told, language)["procedure"]
    assert found is not None
    assert found["facts"].get("since_revoke") == "nothing"
    assert "opponents_claimed" not in found["facts"]
