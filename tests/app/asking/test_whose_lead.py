"""54 from whose lead it was: the wrong defender is its partner, and declarer sits on its right."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

TOLD: list[tuple[Language, str]] = [
    ("hu", "3 szanzadut Dél játszaná, Nyugat indulna, de Kelet tette le az indulást. Mi van most?"),
    ("hu", "Nyugat helyett Kelet indult el 4 kőr ellen."),
    ("pl", "Wist poza kolejnoscia, zawistowal E zamiast W, kontrakt 3BA z reki S. Co teraz mowie graczom?"),
    ("nb", "Øst spilte ut i stedet for vest mot 4 spar."),
    ("en", "East led instead of West against 4 spades, can declarer refuse it?"),
]


@pytest.mark.parametrize(("language", "told"), TOLD)
def test_the_wrong_defender_and_declarer_are_known(service: Service, language: Language, told: str) -> None:
    facts = service.reply(told, None, None, None, language)["procedure"]["facts"]
    assert facts["offender"] == "E"
    assert facts["contract"]["declarer"] == "S"


def test_who_is_told_to_declare_stays(service: Service) -> None:
    """Nobody's seat is changed where somebody else declares than the player on the right of whoever was named."""
    told = "North plays 3 NT. East led instead of West, face up, but East was right to lead."
    case = service.reply(told, None, None, None, "en")["procedure"]
    assert case["facts"]["contract"].get("declarer") in (None, "N")
