"""A wrong card of the suit called for makes no revoke (45D2)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

TOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő a kis kárót kérte az asztalról, de az asztal a káró bubit tette be. Csak akkor vettük "
        "észre, amikor már mindkét vonal játszott a következő ütéshez. Mi lesz?",
    ),
    (
        "pl",
        "Rozgrywający zażądał z dziadka małego karo, a dziadek dołożył waleta karo. Zauważono to, gdy obie "
        "strony zagrały już do następnej lewy.",
    ),
    (
        "nb",
        "Spillefører ba om en liten ruter fra bordet, men blindemann la ruter knekt. Det ble oppdaget først "
        "da både motspillerne og spillefører hadde spilt til neste stikk. Kan knekten tas tilbake?",
    ),
    (
        "en",
        "Declarer called for a low diamond from dummy but dummy played the jack of diamonds. It came to "
        "light when both sides had played to the next trick. Can it be changed?",
    ),
]

OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő a kis kárót kérte az asztalról, de az asztal a kőr bubit tette be. Csak akkor vettük "
        "észre, amikor már mindkét vonal játszott a következő ütéshez. Mi lesz?",
    ),
    (
        "pl",
        "Rozgrywający zażądał z dziadka małego karo, a dziadek dołożył waleta kier. Zauważono to, gdy obie "
        "strony zagrały już do następnej lewy.",
    ),
    (
        "nb",
        "Spillefører ba om en liten ruter fra bordet, men blindemann la hjerter knekt. Det ble oppdaget "
        "først da begge sider hadde spilt til neste stikk. Kan knekten tas tilbake?",
    ),
    (
        "en",
        "Declarer called for a low diamond from dummy but dummy played the jack of hearts. It came to light "
        "when both sides had played to the next trick. Can it be changed?",
    ),
]


@pytest.mark.parametrize(("language", "story"), TOLD)
def test_told(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "dummy_wrong_card"
    assert procedure["facts"]["wrong_card"] == "followed_suit"


@pytest.mark.parametrize(("language", "story"), OTHER)
def test_not_told(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["facts"].get("wrong_card") != "followed_suit"
