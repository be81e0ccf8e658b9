"""Of a missing card that nobody saw, or that lay face down, partner saw nothing: it is no penalty card (14B3, 49)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

FACT = "partner_could_see"
SHORT: dict[Language, str] = {
    "hu": "Két ütés után Keletnek, a védőnek eggyel kevesebb lapja van, a többieknek rendben.",
    "pl": "Po dwóch lewach E, obrońca, ma o kartę mniej, reszta się zgadza.",
    "nb": "Etter to stikk mangler Øst, motspiller, et kort. Vi andre har riktig antall.",
    "en": "South declares; East, a defender, was a card short after two tricks. The others have the right number.",
}
UNSEEN: list[tuple[Language, str]] = [
    ("hu", "A széke alatt volt a treff hatos, rajtam, a tornavezetőn kívül senki sem látta."),
    ("hu", "A széke alatt volt a treff hatos, színével lefelé."),
    ("pl", "Szóstka trefl leżała pod krzesłem, nikt jej nie widział."),
    ("pl", "Szóstka trefl leżała zakryta pod jego krzesłem."),
    ("nb", "Kløver 6 lå under stolen hans, bare jeg så det."),
    ("nb", "Kløver 6 lå i mappa med bildesida ned."),
    ("en", "It was under his chair, the six of clubs, and none of the other players saw its face."),
    ("en", "It lay face down under his chair, the six of clubs."),
]
SEEN: list[tuple[Language, str]] = [
    ("hu", "A széke alatt volt a treff hatos, mindenki látta."),
    ("pl", "Szóstka trefl leżała odkryta pod krzesłem, partner ją widział."),
    ("nb", "Kløver 6 lå under stolen hans, alle så det."),
    ("en", "It was under his chair, the six of clubs, everybody saw it."),
]
FURTHER: list[tuple[Language, str, str]] = [
    (
        "hu",
        "A széke alatt volt a treff hatos, zárva.",
        "A második ütésben Dél treffet hívott, és ő káró kettest dobott.",
    ),
    ("pl", "Szóstka trefl leżała pod jego krzesłem.", "W drugiej lewie S zagrał trefle, E wyrzucił dwójkę karo."),
    ("nb", "Kløver 6 lå under stolen hans.", "Syd spilte kløver i stikk 2, og han saket ruter to."),
    (
        "en",
        "It was under his chair, the six of clubs.",
        "At trick two South led a club and he threw the two of diamonds.",
    ),
]


def _facts(service: Service, language: Language, *told: str) -> dict[str, object]:
    document = service.reply(SHORT[language], None, None, None, language)
    for text in told:
        document = service.reply(text, None, document, None, language)
    case = document["procedure"]
    assert case is not None
    assert case["name"] == "missing_card"
    return dict(case["facts"])


@pytest.mark.parametrize(("language", "further"), UNSEEN)
def test_what_nobody_saw_partner_did_not_see(service: Service, language: Language, further: str) -> None:
    assert _facts(service, language, further)[FACT] is False


@pytest.mark.parametrize(("language", "further"), SEEN)
def test_what_all_saw_he_saw(service: Service, language: Language, further: str) -> None:
    assert _facts(service, language, further).get(FACT) is not False


@pytest.mark.parametrize(("language", "found", "further"), FURTHER)
def test_another_card_told_later_is_not_the_one_of_the_case(
    service: Service, language: Language, found: str, further: str
) -> None:
    assert _facts(service, language, found, further)["card"] == "C6"
