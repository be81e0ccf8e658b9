"""The score with the tricks that a revoke moves, where the result without them and a score are asked for (64A, 77)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from app.service import Service

_TOLD = [
    (
        "en",
        "3NT by East, vulnerable, eight tricks. South had an established revoke, South won the revoke trick and they "
        "took later tricks too. What's the final score?",
        "to East-West",
    ),
    (
        "hu",
        "Kelet 4 kőrt játszott bellben, 9 ütést vitt, egy bukás. Utána kiderült, hogy Dél színt vétett, "
        "jóvátehetetlen, azt az ütést Dél maga vitte és később is vittek. Hány ütés jár és mennyi lesz az eredmény?",
        "650 pont",
    ),
    (
        "pl",
        "3BA z kontra, NS po partii, rozgrywajacy wzial osiem lew, wiec bez jednej. Ale przed schowaniem kart wyszlo, "
        "ze W dal falszywy renons, juz utrwalony, a te lewe wzial jego partner E swoim krolem. Ile lew oddac i ile "
        "zapisac NS?",
        "750 pkt dla NS",
    ),
    (
        "nb",
        "3NT doblet i faresonen, NS spilte og fikk åtte stikk, altså én bet trodde vi. Så fant vi ut før kortene var "
        "lagt bort at Vest hadde en etablert revoke; stikket tok Øst med kongen, ikke Vest. Hva skal vi føre?",
        "750 poeng til Nord-Syd",
    ),
]
_LATER = [
    (
        "nb",
        [
            "Øst revoket mot 4 spar i stikk 3, etablert, og vant stikket selv, de fikk et stikk senere. Hvor mange "
            "stikk?",
            "Syd hadde fått ni stikk, i faresonen. Hvilken score skal vi føre?",
        ],
        "650 poeng til Nord-Syd",
    ),
    (
        "hu",
        [
            "Dél színt vétett, jóvátehetetlen, kelet a felvevő 4 pikkben. Az ütést maga Dél vitte, később is vittek "
            "egyet. Hány ütés jár?",
            "Kelet 9 ütést csinált, mindenki bellben. Mit írjunk be?",
        ],
        "650 pont",
    ),
]
_NO_SCORE = [
    ("en", "East revoked against 4S at trick three, established, he won it and they got one later. How many tricks?"),
    ("hu", "Dél színt vétett 4 pikk ellen, jóvátehetetlen, ő vitte, később is vittek egyet. Hány ütés jár?"),
    ("pl", "W dał renons przeciw 4 pik, ustalony, sam wziął tę lewę, potem wzięli jeszcze jedną. Ile lew?"),
    ("nb", "Øst revoket mot 4 spar, etablert, vant stikket selv, de fikk ett senere. Hvor mange stikk overføres?"),
]


def _answer(service: Service, lang: str, texts: Sequence[str]) -> str:
    found: Any = None
    for text in texts:
        found = service.reply(text, None, found, None, lang)
    said: str = found["answer"]
    return said


@pytest.mark.parametrize(("lang", "text", "says"), _TOLD)
def test_the_score_with_the_tricks_moved_is_told(service: Service, lang: str, text: str, says: str) -> None:
    assert says in _answer(service, lang, [text])


@pytest.mark.parametrize(("lang", "texts", "says"), _LATER)
def test_it_is_told_where_a_later_line_asks(service: Service, lang: str, texts: list[str], says: str) -> None:
    assert says in _answer(service, lang, texts)


@pytest.mark.parametrize(("lang", "text"), _NO_SCORE)
def test_no_score_where_none_is_asked(service: Service, lang: str, text: str) -> None:
    assert "77)" not in _answer(service, lang, [text])
