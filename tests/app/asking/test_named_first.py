"""Who named the denomination of the contract first declares, by the bids told or in so many words (Definitions)."""

from __future__ import annotations

from typing import Any

import pytest

from app.service import Service
from corpus.model import Language

CORRECTED: list[tuple[Language, tuple[str, str]]] = [
    (
        "hu",
        (
            "4 pikk, Délé a felvétel. Kelet káró királlyal indult, felfordítva, pedig Nyugat lett volna soron.",
            "Bocs, most nézem a licitet: Észak mondott 1 pikket elsőként, Dél csak emelte.",
        ),
    ),
    (
        "pl",
        (
            "Przeciwnik E wyszedł karowym królem w odkryte, a wistować miał W, bo 4 piki gra S.",
            "Ojej nie, pomyliłem się, to N pierwszy zalicytował piki, a S tylko podniósł.",
        ),
    ),
    (
        "nb",
        (
            "Syd skal spille 4 spar, Øst legger ruter konge med bildesida opp, det var Vest som skulle spilt ut.",
            "Vent, feil av meg. Nord åpna 1 spar, Syd støtta bare. Så hva blir det?",
        ),
    ),
    (
        "en",
        (
            "I was about to lead against South's four spades when my partner East led the king of diamonds face up.",
            "Hmm, sorry. North opened one spade and South just raised it.",
        ),
    ),
]
OTHER: list[tuple[Language, tuple[str, str]]] = [
    (language, (first, correction))
    for (language, (first, _)), correction in zip(
        CORRECTED,
        (
            "Bocs, a licit: Észak 1 kőrrel nyitott, Dél mondta a pikket elsőként.",
            "Pomyliłem się, N otworzył 1 kier, a S pierwszy zalicytował piki.",
            "Feil av meg: Nord åpna 1 hjerter, Syd meldte spar først.",
            "Sorry, North opened one heart and South bid spades first.",
        ),
        strict=True,
    )
]


def _after(service: Service, language: Language, lines: tuple[str, str]) -> dict[str, Any]:
    document = None
    for line in lines:
        document = service.reply(line, None, document, None, language)
    assert document is not None
    assert document["procedure"] is not None
    return dict(document["procedure"]["facts"])


@pytest.mark.parametrize(("language", "lines"), CORRECTED)
def test_partner_named_it(service: Service, language: Language, lines: tuple[str, str]) -> None:
    facts = _after(service, language, lines)
    assert (facts["lead_by"], facts["contract"]["declarer"]) == ("correct_leader", "N")
    assert (facts["contract"]["level"], facts["contract"]["denomination"]) == (4, "S")


@pytest.mark.parametrize(("language", "lines"), OTHER)
def test_another_suit(service: Service, language: Language, lines: tuple[str, str]) -> None:
    facts = _after(service, language, lines)
    assert facts["lead_by"] == "wrong_defender"
    assert facts["contract"]["declarer"] == "S"
