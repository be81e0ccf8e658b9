"""72B2: nobody has to report his own side's infraction, but for what 20F and 79A2 want him to say."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

UNNOTICED: list[tuple[Language, str]] = [
    ("hu", "A partnerem soron kívül licitált, az ellenfelek nem vették észre. Köteles vagyok szólni emiatt?"),
    ("pl", "Zrobiłem fałszywy renons, przeciwnicy nie zauważyli. Czy muszę się przyznać?"),
    ("nb", "Makkeren min gjorde revoke. Motparten har ikke merket noe. Må jeg si fra om det selv?"),
    ("en", "I revoked at trick three and nobody has noticed. Do I have to own up?"),
]
WANTED: list[tuple[Language, str]] = [
    ("hu", "A partnerem rosszul magyarázott, az ellenfelek nem vették észre. Szólnom kell?"),
    ("pl", "Partner źle wyjaśnił moją odzywkę, przeciwnicy nie zauważyli. Czy muszę powiedzieć?"),
    ("nb", "Makkeren min forklarte meldingen min feil, og motparten har ikke merket det. Må jeg si fra?"),
    ("en", "My partner explained my bid wrongly and the opponents haven't noticed. Must I tell them?"),
]


@pytest.mark.parametrize(("language", "told"), UNNOTICED)
def test_he_need_not(service: Service, language: Language, told: str) -> None:
    assert "72B2" in service.ask(told, language)["answer"]


@pytest.mark.parametrize(("language", "told"), WANTED)
def test_a_wrong_explanation_he_must(service: Service, language: Language, told: str) -> None:
    answer = service.ask(told, language)["answer"]
    assert "72B2" not in answer
    assert "20F5" in answer
