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


LEADS: list[tuple[Language, str]] = [
    ("en", "The auction is over at 3NT by South. East, no idea what is going on, asks 'am I on lead?' May he?"),
    ("hu", "Vege a licitnek, del jatszik 4 pikket. Kelet megkerdezi: ki indul? Szabad neki ezt kerdezni?"),
    ("pl", "Licytacja skonczona, 3BA rozgrywa S. E pyta: czy to moj wist? Wolno mu o to pytac?"),
    ("nb", "Meldingene er over, 2 spar av Nord. Oest er usikker og spoer: 'er det jeg som skal spille ut?' \
Syd mener Oest ikke har lov aa spoerre om det. Har Syd rett?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), LEADS)
def test_both_defenders_may_ask_whose_lead_it_is(service: Service, language: Language, told: str) -> None:
    reply = service.reply(told, None, None, None, language)
    assert reply["procedure"]["facts"]["request"] == "who_leads"
    assert "47E1" in reply["answer"]


def test_a_call_that_is_asked_about_was_not_made_then(service: Service) -> None:
    told = "The auction is over, 4H by South. West asks what 2NT meant before he leads. Allowed?"
    facts = service.reply(told, None, None, None, "en")["procedure"]["facts"]
    assert facts["contract"]["level"] == 4
