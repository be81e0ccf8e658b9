"""68D2b: play goes on behind a claim only if all four agree; one who refuses settles it."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

REFUSED: list[tuple[Language, str]] = [
    ("hu", "Dél terített. Nyugat azt kérte, játsszunk tovább, de Kelet nem akart továbbjátszani. Mi legyen?"),
    ("pl", "S zgłosił resztę lew. W chciał grać dalej, E odmówił dalszej gry. Co teraz?"),
    ("nb", "Spillefører krevde resten. Vest vil at vi spiller videre, men spilleføreren vil ikke. Hva gjør vi?"),
    (
        "en",
        "Declarer claimed the rest. One defender wants to play on. Declarer does not want to. Should play continue?",
    ),
]
DISPUTED: list[tuple[Language, str]] = [
    ("hu", "A felvevő terített. Az ellenfelek nem értenek egyet. Mi történik most?"),
    ("pl", "Rozgrywający zgłosił resztę. Obrońcy się nie zgadzają. Co teraz?"),
    ("nb", "Spillefører krevde resten. Motspillerne er ikke enige. Hva skjer nå?"),
    ("en", "Declarer claimed the rest. The defenders don't agree. What happens now?"),
]


@pytest.mark.parametrize(("language", "told"), REFUSED)
def test_one_refuses_and_the_director_rules(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["all_four_agree"] is False
    assert document["next_question"] is None


@pytest.mark.parametrize(("language", "told"), DISPUTED)
def test_who_disputes_the_claim_refuses_no_play(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert "all_four_agree" not in document["procedure"]["facts"]
