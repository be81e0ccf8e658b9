"""Natural follow-ups stay in their case: heard together with it, whatever words they begin with."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

CASES: dict[Language, str] = {
    "hu": "Nyugat soron kívül, színével felfelé indult. Mit tehet a felvevő?",
    "pl": "W zawistował odkrytą kartą poza kolejnością. Co może zrobić rozgrywający?",
    "nb": "Vest spilte ut utenfor tur med bildesiden opp. Hva kan spillefører velge?",
    "en": "West led out of turn, face up. What can declarer do?",
}
FOLLOW_UPS: list[tuple[Language, str]] = [
    ("hu", "az asztal még nincs lent"),
    ("hu", "a felvevő nem fogadja el"),
    ("hu", "na és mi lesz a lappal?"),
    ("hu", "bocs, nem nyugat, hanem kelet volt"),
    ("pl", "dziadek jeszcze nie leży"),
    ("pl", "rozgrywający tego nie chce"),
    ("pl", "co teraz z tą kartą?"),
    ("pl", "pomyliłem się, to był E"),
    ("nb", "bordet er ikke lagt"),
    ("nb", "spilleføreren vil ikke ha det"),
    ("nb", "hva må øst gjøre nå?"),
    ("nb", "nei, det var øst som spilte"),
    ("en", "Dummy hasn't come down yet."),
    ("en", "Declarer won't have it."),
    ("en", "So what must East do now?"),
    ("en", "Sorry, it was the ten of hearts."),
]


@pytest.mark.parametrize(("language", "text"), FOLLOW_UPS)
def test_a_follow_up_stays_in_its_case(service: Service, language: Language, text: str) -> None:
    first = service.ask(CASES[language], language)
    reply = service.reply(text, None, first)
    assert reply["course"]["kind"] != "new", reply["answer"]
    assert reply["procedure"]["name"] == first["procedure"]["name"]
