"""67B2: two cards given to a trick are one too many; a number of the trick is no bid (`i stikk tre uten at`)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

GIVEN: list[tuple[Language, str]] = [
    ("nb", "Øst er i motspill og la to kort i stikk tre uten at noen så det, nå i stikk sju har han ett for lite."),
    ("en", "East, defending, played two cards to trick three and nobody noticed; at trick seven he was a card short."),
    (
        "hu",
        "Kelet védő két lapot tett a harmadik ütéshez, senki nem vette észre. A hetediknél eggyel kevesebb lapja van.",
    ),
    ("pl", "Obrońca E dołożył dwie karty w trzeciej lewie, nikt nie zauważył. W siódmej ma o jedną kartę za mało."),
]


@pytest.mark.parametrize(("language", "told"), GIVEN)
def test_two_cards_given_are_one_too_many(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"] == "defective_trick"
    facts = document["procedure"]["facts"]
    assert facts["defect"] == "extra_card"
    assert facts.get("auction") in (None, [])
