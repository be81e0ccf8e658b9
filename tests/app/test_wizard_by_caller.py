"""31A by lines: what the right-hand opponent and the offender called, and what partner would like to call."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

CASES: list[tuple[Language, tuple[str, str, str, str]]] = [
    (
        "hu",
        (
            "Dél az osztó, nyugat mégis kitette az 1 kőrt, mielőtt dél licitált volna. Észak nem fogadja el.",
            "Azt hiszem, dél passzolt.",
            "Bocs, rosszul láttam, dél 1 pikket licitált, és erre nyugat passzolt.",
            "Kelet 2 kárót akar mondani, ha észak passzol. Mehet?",
        ),
    ),
    (
        "pl",
        (
            "Rozdawał S, a W otworzył 1 kier, zanim S coś powiedział. N nie akceptuje.",
            "S chyba spasował.",
            "Przepraszam, jednak S zalicytował 1 pik, a W spasował.",
            "E chce zgłosić 2 karo, jeśli N spasuje. Wolno mu?",
        ),
    ),
    (
        "nb",
        (
            "Vest åpnet med 1 hjerter, men det var Syd som var giver og ikke hadde meldt ennå. Nord godtar det ikke.",
            "Syd passet tror jeg.",
            "Nei vent, det var 1 spar Syd meldte, og så passet Vest.",
            "Hvis Nord passer, vil Øst melde 2 ruter. Får han lov?",
        ),
    ),
    (
        "en",
        (
            "South dealt, and West opened one heart before he had called. North declines to accept it.",
            "South passed, I reckon.",
            "Scrub that, South actually bid one spade and West passed over it.",
            "East wants to bid 2D if North passes. OK?",
        ),
    ),
]


@pytest.mark.parametrize(("language", "lines"), CASES)
def test_each_call_is_its_callers(service: Service, language: Language, lines: tuple[str, str, str, str]) -> None:
    first, passed, bid, wish = lines
    document = service.reply(passed, None, service.reply(first, None, None, None, language), None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["rho_action"] == "pass"
    document = service.reply(bid, None, document, None, language)
    for line in ("", wish):
        document = service.reply(line, None, document, None, language) if line else document
        assert document["procedure"] is not None
        facts = document["procedure"]["facts"]
        assert (facts["rho_call"], facts["rho_action"], facts["replacement"]) == ("1S", "bid_or_double", "P")
        assert "31A2b" in document["answer"]
