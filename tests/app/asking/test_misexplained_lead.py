"""47E2: a lead on a wrong explanation goes back without rectification; it is no lead out of turn (54)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

LED: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat indulás előtt megkérdezte, Észak azt felelte, a 2 treff erős. Nyugat kőrt indult képpel felfelé, az "
        "asztal még nem terült, amikor Dél megszólalt, hogy a 2 treff természetes volt. Nyugat visszavenné.",
    ),
    (
        "pl",
        "Przed wistem W zapytał o 2 kier, dziadek wyjaśnił, że to słabe. W wyszedł odkrytym waletem trefl, dziadek "
        "jeszcze się nie wyłożył, a rozgrywający mówi, że 2 kier było forsujące. W chce wycofać wist.",
    ),
    (
        "nb",
        "Vest spurte om 2 grand før utspillet, Nord sa at det viste minor. Vest spilte ut hjerter to og snudde den. Da "
        "kom Syd på at han burde si noe: 2 grand var naturlig. Blindemanns kort ligger ikke på bordet ennå.",
    ),
    (
        "en",
        "Before leading West asked about 2NT and North said it showed the minors. West faced the two of hearts. Then "
        "South, declarer, says 2NT was natural. Dummy isn't down yet and West wants a different lead.",
    ),
]
DUMMY_DOWN = (
    "Before leading West asked about 2NT and North said it showed the minors. West faced the two of hearts, dummy came "
    "down, then South says 2NT was natural. West wants a different lead."
)


@pytest.mark.parametrize(("language", "told"), LED)
def test_a_lead_on_a_wrong_explanation_may_go_back(service: Service, language: Language, told: str) -> None:
    """It is West's card, whichever calls are told."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert (document["procedure"]["name"], facts["misinformed"], facts["action"]) == ("misinformation", "W", "card")
    assert "47E2" in document["answer"]
    assert "54" not in document["answer"]


def test_with_dummy_down_it_stays(service: Service) -> None:
    """47E2a: too late, only the score may be adjusted."""
    assert "47E2" not in ruled(service, DUMMY_DOWN, "en")["answer"]
