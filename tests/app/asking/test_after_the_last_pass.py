"""After the last pass the lead may have been faced, or not yet (Law 21B1a): where no word tells it, it is asked."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

UNTOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat 1NT, Kelet 2 pikk, Nyugat szerint színes, mindenki passz. Az utolsó passz után Kelet szól: "
        "megállapodás szerint treff transzfer. Dél az utolsó passzát 3 pikkre cserélné.",
    ),
    (
        "pl",
        "W 1BA, E 2 pik, wyjaśnione jako naturalne, potem pasy. Po ostatnim pasie E mówi, że według ustaleń to "
        "transfer na trefle. S chce zmienić swój ostatni pas na 3 pik.",
    ),
    (
        "nb",
        "Vest 1NT, øst 2 spar, forklart som naturlig, så pass rundt. Etter siste pass sier øst at det etter "
        "avtalen er overføring til kløver. Sør vil bytte sin siste pass til 3 spar.",
    ),
    (
        "en",
        "West 1NT, East 2S, explained as natural, then all pass. After the last pass East says that by agreement "
        "it is a transfer to clubs. South wants to change his final pass to 3S.",
    ),
]
TOLD: list[tuple[Language, str]] = [
    ("hu", "Az indulás még lefordítva van."),
    ("pl", "Wist leży jeszcze zakryty."),
    ("nb", "Utspillet ligger fortsatt med baksiden opp."),
    ("en", "The lead is still face down."),
]


def _read(service: Service, language: Language, told: str) -> dict[str, object]:
    found = service.reply(told, None, None, None, language)["procedure"]
    assert found is not None
    assert found["name"] == "misinformation"
    return {row["fact"]: row["value"] for row in found["read"] if row["sure"]}


@pytest.mark.parametrize(("language", "told"), UNTOLD)
def test_whether_the_lead_was_faced_is_asked(service: Service, language: Language, told: str) -> None:
    assert "phase" not in _read(service, language, told)


@pytest.mark.parametrize(("language", "lead"), TOLD)
def test_a_lead_still_face_down_is_told(service: Service, language: Language, lead: str) -> None:
    story = next(told for tongue, told in UNTOLD if tongue == language)
    assert _read(service, language, f"{story} {lead}")["phase"] == "clarification"
