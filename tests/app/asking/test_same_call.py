"""23A1, 31A2a: the call made out of turn, made again in turn with only passes since, is comparable."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

AGAIN: list[tuple[Language, str]] = [
    ("hu", "Kelet 1 pikket mondott soron kívül, Nyugat osztott. Dél nem fogadja el. Nyugat passz, Észak passz, {}."),
    ("pl", "E odezwał się 1 pik poza kolejką, rozdawał W. S nie przyjmuje. W pas, N pas, {}."),
    ("nb", "Øst meldte 1 spar utenfor tur, Vest ga. Syd godtar ikke. Vest pass, Nord pass, {}."),
    ("en", "East bid 1S out of turn, West dealt. South does not accept. West pass, North pass, {}."),
]
SAME = {"hu": "Kelet ismét 1 pikk", "pl": "E jeszcze raz 1 pik", "nb": "Øst 1 spar på nytt", "en": "East 1S again"}
OTHER = {"hu": "Kelet 2 pikk", "pl": "E 2 pik", "nb": "Øst 2 spar", "en": "East 2S"}


@pytest.mark.parametrize(("language", "told"), AGAIN)
def test_the_same_call_is_comparable(service: Service, language: Language, told: str) -> None:
    procedure = service.reply(told.format(SAME[language]), None, None, None, language)["procedure"]
    assert procedure
    assert procedure["facts"].get("finding_comparable") is True


@pytest.mark.parametrize(("language", "told"), AGAIN)
def test_of_another_call_it_is_asked(service: Service, language: Language, told: str) -> None:
    procedure = service.reply(told.format(OTHER[language]), None, None, None, language)["procedure"]
    assert procedure
    assert "finding_comparable" not in procedure["facts"]
