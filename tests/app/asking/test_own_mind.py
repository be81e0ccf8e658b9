"""21A: who says that he took a call wrong himself was not misinformed."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

OWN: list[tuple[Language, str]] = [
    ("en", "Their card had 2NT as minors, it was alerted, I never asked. I misread it in my own head as strong and \
missed a game. Do I get an adjustment?"),
    ("hu", "A kartyajukon jol szerepelt, figyelmeztettek is, nem kerdeztem. Felreertettem, azt hittem a 2 szan \
termeszetes. Jar nekem valami?"),
    ("pl", "Przeciwnik nie zostal zapytany o nic, na karcie konwencyjnej bylo dobrze, alert tez byl. A ja sam sobie \
ubzduralem ze 2BA jest naturalne i przez to przegralem szlemika. Nalezy mi sie jakies sprostowanie?"),
    ("nb", "Kortet deres var riktig og 2 grand ble alertert, jeg spurte ikke. Jeg misforsto selv og trodde den var \
naturlig. Kan jeg faa justert?"),
]  # fmt: skip
TOLD_WRONG: list[tuple[Language, str]] = [
    ("en", "West explained 2D as weak, but they play it as Multi. I passed because of it. Adjustment?"),
    ("pl", "Partner spytal, W powiedzial zle ze to naturalne. Ja zle zrozumialem sytuacje przez to wyjasnienie. Nalezy \
sie sprostowanie?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), OWN)
def test_his_own_misunderstanding_has_no_redress(service: Service, language: Language, told: str) -> None:
    reply = service.reply(told, None, None, None, language)
    assert "21A" in reply["answer"]
    assert reply["next_question"] is None


@pytest.mark.parametrize(("language", "told"), TOLD_WRONG)
def test_who_was_told_wrong_is_misinformed(service: Service, language: Language, told: str) -> None:
    assert "21A" not in service.reply(told, None, None, None, language)["answer"]
