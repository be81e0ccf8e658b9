"""A lead that lies there with either side up leaves open how far the play was (21B1, 21B3)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

LYING: list[tuple[Language, str, str]] = [
    (
        "hu",
        "A licit végén Kelet azt mondta a 2 treffre, hogy erős, pedig a megállapodásuk szerint gyenge két színű. A "
        "végső passz után jött ki, az indulás{} ott volt az asztalon. Észak, aki utolsónak passzolt, kontrázna.",
        " lefordítva",
    ),
    (
        "pl",
        "Pod koniec licytacji E wyjaśnił, że 2 trefle są silne, a według ustaleń to słaba dwukolorówka. Wyszło to po "
        "ostatnim pasie, wist leżał na stole{}. N, który pasował ostatni, nie spasowałby.",
        " jeszcze zakryty",
    ),
    (
        "nb",
        "Mot slutten av meldingene forklarte Øst 2 kløver som sterk, men avtalen er svak tofarget. Det kom fram etter "
        "siste pass, og utspillet lå på bordet{}. Nord, som passet sist, ville ikke ha passet.",
        " med baksiden opp",
    ),
    (
        "en",
        "Near the end of the auction East explained 2 clubs as strong, but by agreement it is a weak two-suiter. It "
        "came out after the final pass, the opening lead was on the table{}. North, who passed last, would not have "
        "passed.",
        " still face down",
    ),
]


@pytest.mark.parametrize(("language", "told", "side"), LYING)
def test_a_lead_on_the_table_may_be_faced_or_not(service: Service, language: Language, told: str, side: str) -> None:
    """21B1a until it is faced, 21B3 from then on: which side is up decides, and is not told."""
    assert "phase" not in ruled(service, told.format(""), language)["procedure"]["facts"]
    assert ruled(service, told.format(side), language)["procedure"]["facts"]["phase"] == "clarification"
