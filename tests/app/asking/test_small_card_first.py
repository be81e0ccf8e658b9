"""A small card played before a minor penalty card of its suit is a failure to play that (50C, 52); an honour is none,
nor is what is only asked about.
"""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

TOLD: list[tuple[Language, str, bool]] = [
    (
        "hu",
        "Keletnek a káró négyes kis büntetőlap az asztalon. A felvevő kárót hív, Kelet a hetest adja hozzá. Jó?",
        True,
    ),
    ("hu", "Nyugat előtt kis büntetőlap a treff ötös. Treffet hívnak, Nyugat a királyt teszi. Szabályos?", False),
    (
        "pl",
        "W ma na stole piątkę trefl jako podrzędną kartę przygwożdżoną. Rozgrywający gra trefla, a W dokłada dwójkę.",
        True,
    ),
    (
        "pl",
        "W ma na stole piątkę trefl jako podrzędną kartę przygwożdżoną. Rozgrywający gra trefla. Czy W może dołożyć "
        "dwójkę?",
        False,
    ),
    ("nb", "Øst har ruter 4 som lite straffekort. Spillefører spiller ruter, og Øst legger ruter 7. Lovlig?", True),
    ("nb", "Øst har ruter 4 som lite straffekort. Spillefører spiller ruter, og Øst vil legge ruter dame.", False),
    ("en", "West has the club five as a minor penalty card. A club is led and West plays the two instead.", True),
    ("en", "West has the club five as a minor penalty card. A club is led. May West play the two?", False),
]


@pytest.mark.parametrize(("language", "story", "failed"), TOLD)
def test_two_cards_show_that_the_penalty_card_was_not_played(
    service: Service, language: Language, story: str, failed: bool
) -> None:
    document = ruled(service, story, language)
    assert document["procedure"]["name"] == "penalty_card_play"
    assert document["procedure"]["facts"].get("failed_to_play", False) is failed
    assert ("52A" in document["answer"]) is failed
