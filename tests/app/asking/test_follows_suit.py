"""A penalty card of another suit waits where its holder has the suit led (50D1b)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

TOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "Keletnek a káró dáma fekszik nagy büntetőlapként az asztalon. Treffet hívtak, Keletnek van treffje. "
        "A felvevő a dámát kéri. Mit kell tennie Keletnek?",
    ),
    (
        "pl",
        "W ma na stole dużą przygwożdżoną damę kier. Wyszli w trefle, a W ma trefla w ręce. Czy musi zagrać damę?",
    ),
    (
        "nb",
        "Øst har kløver konge som stort straffekort. Det spilles hjerter, og Øst har hjerter på hånden. Hva "
        "må han spille?",
    ),
    (
        "en",
        "West has the king of clubs on the table as a major penalty card. A heart is led and West has "
        "hearts. South demands the king. What must West play?",
    ),
]

OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "Keletnek a káró dáma fekszik nagy büntetőlapként az asztalon. Treffet hívtak, Keletnek nincs "
        "treffje. Mit kell tennie Keletnek?",
    ),
    (
        "pl",
        "W ma na stole dużą przygwożdżoną damę kier. Wyszli w trefle, a W nie ma trefli. Czy musi zagrać damę?",
    ),
    (
        "nb",
        "Vest har ruter ess som stort straffekort. Det spilles spar, Vest har ingen spar. Må han legge esset?",
    ),
    (
        "en",
        "East's ace of clubs is a major penalty card. Declarer leads a spade and East is void. Must he play the ace?",
    ),
]


@pytest.mark.parametrize(("language", "story"), TOLD)
def test_told(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "penalty_card_play"
    assert procedure["facts"]["can_play_penalty_card"] is False


@pytest.mark.parametrize(("language", "story"), OTHER)
def test_not_told(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["facts"].get("can_play_penalty_card") is not False
