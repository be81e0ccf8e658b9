"""15A2: whether the partner has called over a call on the wrong cards is asked where the story ends with that call."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

OPEN: list[tuple[Language, str]] = [
    ("hu", "Rossz tokból vettem ki a lapot, délen osztóként 1 pikket nyitottam. A licit közben derült ki."),
    ("pl", "Wziąłem karty z nie tego pudełka i jako rozdający na S otworzyłem 1 pik. Wyszło to w trakcie licytacji."),
    ("nb", "Jeg tok kortene fra feil mappe og åpnet med 1 spar, syd var giver. Det ble oppdaget under meldingene."),
    ("en", "I took my cards out of the wrong board and opened 1 spade as dealer, South. It came out in the auction."),
]
CLOSED: list[tuple[Language, str]] = [
    ("hu", "Rossz tokból vettem ki a lapot, délen osztóként 1 pikket nyitottam. Utánam még senki nem licitált."),
    (
        "pl",
        "Wziąłem karty z nie tego pudełka i jako rozdający na S otworzyłem 1 pik. Po mnie nikt jeszcze nie licytował.",
    ),
    ("nb", "Jeg tok kortene fra feil mappe og åpnet med 1 spar, syd var giver. Ingen har meldt etter meg ennå."),
    (
        "en",
        "I took my cards out of the wrong board and opened 1 spade as dealer, South. Nobody has called after me yet.",
    ),
]


@pytest.mark.parametrize(("language", "told"), OPEN)
def test_whether_his_partner_called_is_asked(service: Service, language: Language, told: str) -> None:
    shown = service.reply(told, None, None, None, language)
    assert "15A2" in shown["answer"]
    assert shown["next_question"]["name"] == "partner_called"


@pytest.mark.parametrize(("language", "told"), CLOSED)
def test_a_call_denied_tells_it(service: Service, language: Language, told: str) -> None:
    question = service.reply(told, None, None, None, language)["next_question"]
    assert question is None or question["name"] != "partner_called"
