"""Who was given a wrong explanation did not give it: he is the misinformed one (21B1a)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

GIVEN: list[tuple[Language, str, str, str | None]] = [
    (
        "nb",
        "Oest fikk feil forklaring av Nord paa 2 ruter foer han passet. Vest har ikke meldt ennaa. Kan Oest endre "
        "passen?",
        "E",
        "N",
    ),
    (
        "en",
        "South was given a wrong explanation of 2D by West before he passed. Nobody has called since. May South "
        "change?",
        "S",
        "W",
    ),
    (
        "hu",
        "Nyugat rossz magyarazatot kapott eszaktol a 2 karora, passzolt. Kelet meg nem licitalt. Valtoztathat nyugat?",
        "W",
        "N",
    ),
    (
        "pl",
        "S dostal zle wyjasnienie 2 karo od W i spasowal. N jeszcze nie zalicytowal. Czy S moze zmienic?",
        "S",
        "W",
    ),
    (
        "en",
        "East was misinformed about 2D, and passed. West has not called yet. Can East change it?",
        "E",
        None,
    ),
    ("hu", "Delt felretajekoztattak a 2 karorol, passzolt. Eszak meg nem licitalt. Valtoztathat?", "S", None),
    ("pl", "N zostal wprowadzony w blad co do 2 karo i spasowal. S jeszcze nie licytowal. Moze zmienic?", "N", None),
    ("nb", "Vest ble feilinformert om 2 ruter og passet. Oest har ikke meldt siden. Kan Vest endre?", "W", None),
]


@pytest.mark.parametrize(("language", "text", "misinformed", "offender"), GIVEN)
def test_he_is_misinformed(
    service: Service, language: Language, text: str, misinformed: str, offender: str | None
) -> None:
    case = ruled(service, text, language)["procedure"]
    facts = case["facts"]
    assert case["name"] == "misinformation"
    assert facts["misinformed"] == misinformed
    assert facts.get("offender") == offender
    assert facts["explanation_kind"] == "wrong"
    assert facts["partner_called_since"] is False


def test_who_gave_it_still_erred(service: Service) -> None:
    text = "East gave a wrong explanation of 2D and South passed. North has not called yet. May South change?"
    facts = ruled(service, text, "en")["procedure"]["facts"]
    assert facts["misinformed"] == "S"
    assert facts["offender"] == "E"
