"""20B, 20D: who asks what somebody bid asks for a part of the auction; his own partner may not answer."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

OURS: list[tuple[Language, str]] = [
    ("en", "It was my turn to call and I'd lost the thread, so I asked what the last two bids on my right had been. My \
partner started telling me. Are they right to object?"),
    ("hu", "En jovok licittal, de nem figyeltem, megkerdeztem mit licitalt jobbrol az ellenfel az elobb. A partnerem \
kezdte mondani. Szabad ez?"),
    ("pl", "Moja kolej w licytacji, zgubilem sie i spytalem co zalicytowal przeciwnik po prawej w drugiej kolejce. \
Odpowiedzial moj partner. Wolno tak?"),
    ("nb", "Det var min tur til aa melde og jeg spurte hva Vest hadde meldt i forrige runde. Makkeren min svarte. Er \
det lov?"),
]  # fmt: skip
MEANT: list[tuple[Language, str]] = [
    ("en", "My turn to call, and I asked what 2 clubs on my right meant. Her partner said majors. All right?"),
    ("hu", "En jovok licittal es megkerdeztem, mit jelent a 2 treff, amit jobbrol licitalt. A parja elmagyarazta. Jo?"),
    ("pl", "Moja kolej w licytacji, spytalem co znaczy 2 trefl zalicytowane po prawej. Jego partner wyjasnil. Wolno?"),
    ("nb", "Min tur til aa melde, og jeg spurte hva 2 klover som Vest meldte betydde. Makkeren hans forklarte. Greit?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), OURS)
def test_a_part_of_the_auction_asked_and_told_by_the_own_side(service: Service, language: Language, told: str) -> None:
    reply = service.reply(told, None, None, None, language)
    facts = reply["procedure"]["facts"]
    assert (facts["request"], facts["answered_by"]) == ("partial_review", "own_side")
    assert {"20D", "20B"} <= {law for law in ("20D", "20B") if law in reply["answer"]}


@pytest.mark.parametrize(("language", "told"), MEANT)
def test_who_asks_for_a_meaning_asks_for_no_review(service: Service, language: Language, told: str) -> None:
    facts = service.reply(told, None, None, None, language)["procedure"]["facts"]
    assert facts.get("request") != "partial_review"
    assert facts.get("answered_by") != "own_side"
