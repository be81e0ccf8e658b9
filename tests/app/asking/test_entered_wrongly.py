"""79C: a score entered in place of another is put right, not worked out."""

from __future__ import annotations

import pytest

from app.asking.steps.entered_wrongly import CORRECTS, WORKS_OUT
from app.service import Service
from corpus.model import Language

WRONGLY: list[tuple[Language, str]] = [
    ("hu", "4 pikk bellben, tíz ütés, mind a négyen egyetértenek. A gépbe 420 ment be 620 helyett. Átírhatom?"),
    (
        "pl",
        "4 kier po partii, dziesięć lew, wszyscy się zgadzają. Do tabletu wpisano 420 zamiast 620. Mogę to zmienić?",
    ),
    ("nb", "4 spar i sonen, ti stikk, alle er enige. Det ble tastet inn 420 i stedet for 620. Kan jeg endre det?"),
    ("en", "4 spades vulnerable, ten tricks, all agree. 420 was keyed in instead of 620. Can I change it?"),
]
ASKED: list[tuple[Language, str]] = [
    ("hu", "4 pikk bellben, tíz ütés. Mit írjak be a gépbe?"),
    ("pl", "4 kier po partii, dziesięć lew. Ile punktów mam wpisać?"),
    ("nb", "4 spar i sonen, ti stikk. Hvor mye skal jeg taste inn?"),
    ("en", "4 spades vulnerable, ten tricks. What score do I enter?"),
]


def _procedure(service: Service, language: Language, told: str) -> str:
    document = service.reply(told, None, None, None, language)
    return document["procedure"]["name"] if document["procedure"] else ""


@pytest.mark.parametrize(("language", "told"), WRONGLY)
def test_a_wrong_entry_is_corrected(service: Service, language: Language, told: str) -> None:
    assert _procedure(service, language, told) == CORRECTS


@pytest.mark.parametrize(("language", "told"), ASKED)
def test_what_to_enter_is_worked_out(service: Service, language: Language, told: str) -> None:
    assert _procedure(service, language, told) == WORKS_OUT
