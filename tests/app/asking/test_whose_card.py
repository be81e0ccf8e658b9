"""40B2b, 40B2c: whether the card looked at was the opponents' or one's own."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

THEIRS, OWN = "opponents_system_card", "own_system_card"
LOOKED: list[tuple[Language, str, str]] = [
    ("hu", "Kelet a lejátszás közben, amikor ő jött, megnézte az ellenfél konvenciókártyáját. Megtehette?", THEIRS),
    ("hu", "Kelet a licit közben a saját konvenciókártyájába nézett bele. Szabad?", OWN),
    (
        "pl",
        "W trakcie rozgrywki W, gdy przyszła jego kolej, zajrzał do karty konwencyjnej przeciwników.",
        THEIRS,
    ),
    ("pl", "W trakcie licytacji W zajrzał do własnej karty konwencyjnej. Czy to dozwolone?", OWN),
    ("nb", "Under spillet så øst, som var i tur, på motpartens systemkort. Har han lov til det?", THEIRS),
    ("nb", "Under meldingene så øst på sitt eget systemkort for å huske avtalen. Har han lov til det?", OWN),
    ("en", "During the play, at his turn, East looked at the opponents' convention card. Is he allowed?", THEIRS),
    ("en", "During the auction West looked into his own convention card to check partner's bid. Allowed?", OWN),
]


@pytest.mark.parametrize(("language", "told", "card"), LOOKED)
def test_whose_card_was_looked_at(service: Service, language: Language, told: str, card: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    facts = document["procedure"]["facts"]
    assert facts.get("request", facts.get("matter")) == card
