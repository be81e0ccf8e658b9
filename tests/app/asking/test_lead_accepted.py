"""53A, 55A: a defender's card accepts declarer's lead out of turn, a revoke too; the revoke is then corrected (62)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

ACCEPTED: list[tuple[Language, str]] = [
    (
        "nb",
        "Syd var inne på bordet men spilte hjerter 4 fra hånda. Vest la på en hjerter uten å si noe, bordet la lavt, "
        "øst kastet spar 10. Så finner øst en hjerter på hånda. Ingen har spilt til neste. Hva nå?",
    ),
    (
        "hu",
        "Észak a felvevő. Az asztalon volt az ütés, ő mégis kézből hívott egy pikket. Kelet kárót tett rá, pedig volt "
        "pikkje, rögtön észrevette. Dél és Nyugat még nem játszott. Észak visszavenné a hívást.",
    ),
    (
        "pl",
        "Rozgrywający S był w ręce, ale wyszedł karem ze stołu. E dołożył pika, a po chwili znalazł karo. Nikt inny "
        "jeszcze nie dołożył. S chce cofnąć wyjście. Co orzec?",
    ),
    (
        "nb",
        "Spillefører Syd var inne på hånda, men spilte ruter fra bordet. Øst la spar, men oppdaget at han hadde en "
        "ruter. Syd og Vest har ikke lagt. Kan Syd ta utspillet tilbake?",
    ),
    (
        "en",
        "South, declarer, was in hand but led a diamond from dummy. East put a spade on it and then found a diamond. "
        "Nobody else had played. South wants the lead back. Well?",
    ),
]
TAKEN_BACK = (
    "South, declarer, was in hand but led a diamond from dummy. West said no, lead from your hand. Nobody had played."
)


@pytest.mark.parametrize(("language", "told"), ACCEPTED)
def test_the_lead_stands_and_the_revoke_is_corrected(service: Service, language: Language, told: str) -> None:
    """62A, 62B1: the card becomes a major penalty card; neither acceptance nor who has played since is asked."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "revoke_correction"
    assert {"53A", "62B"} <= set(document["answer"].replace("(", " ").replace(")", " ").replace(",", " ").split())
    assert document["procedure"]["facts"]["offender_role"] == "defender"
    assert document["procedure"]["facts"]["innocent_side_played_after"] is False


def test_a_lead_that_nobody_played_to_is_not_accepted(service: Service) -> None:
    """55B: it is taken back."""
    document = ruled(service, TAKEN_BACK, "en")
    assert document["procedure"]["name"] == "lead_out_of_turn_declarer"
    assert "a defender has played" not in document["answer"]
