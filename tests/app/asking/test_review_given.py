"""20D, 20E: a review that the asker's partner gave, or that was wrong and put right."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

GIVEN: list[tuple[Language, str, str, object]] = [
    (
        "hu",
        "Nyugat kérte a licit ismétlését a maga sorában, és a partnere, Kelet mondta el neki. Szabályos ez?",
        "answered_by",
        "own_side",
    ),
    (
        "nb",
        "Vest ba om å få gjentatt meldingene, og makkeren øst gjentok dem. Er det greit?",
        "answered_by",
        "own_side",
    ),
    (
        "pl",
        "E poprosił o powtórzenie licytacji i odpowiedział mu W, jego partner. Przeciwnicy protestują.",
        "answered_by",
        "own_side",
    ),
    (
        "en",
        "East asked for the auction to be repeated and West, his own partner, did it. We protested. Who should restate "
        "the auction?",
        "answered_by",
        "own_side",
    ),
    (
        "hu",
        "Dél, a felvevő visszamondta a licitet Nyugatnak, de kihagyta a kontrát. Észak, az asztal ezt azonnal "
        "kijavította. Az ellenfél szerint az asztalnak hallgatnia kell. Jól tette?",
        "review_wrong",
        True,
    ),
    (
        "pl",
        "N powtarzał licytację na prośbę E i pominął kontrę. Dziadek S to poprawił. Wolno mu było?",
        "review_wrong",
        True,
    ),
    (
        "nb",
        "Syd gjentok meldingsforløpet for vest, men glemte doblingen. Nord, som er blindemann, rettet det straks.",
        "review_wrong",
        True,
    ),
    (
        "en",
        "West asked for a review; North recited it but left out South's double. East corrected him at once.",
        "review_wrong",
        True,
    ),
]
BY_AN_OPPONENT: list[tuple[Language, str]] = [
    ("hu", "Nyugat a maga sorában kérte a licit megismétlését, Észak elmondta neki. Rendben van?"),
    ("pl", "W w swojej kolejce poprosił o powtórzenie licytacji, powtórzył ją N, przeciwnik. W porządku?"),
    ("nb", "Vest ba i tur om å få gjentatt meldingene, og nord, en motstander, gjentok dem. Er det greit?"),
    ("en", "West asked for a review of the bidding at his turn and North, an opponent, repeated it. Fine?"),
]


@pytest.mark.parametrize(("language", "told", "fact", "value"), GIVEN)
def test_how_a_review_was_given(service: Service, language: Language, told: str, fact: str, value: object) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "right_to_ask_or_review"
    assert document["procedure"]["facts"][fact] == value


@pytest.mark.parametrize(("language", "told"), BY_AN_OPPONENT)
def test_an_opponents_review_is_as_required(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert not {"answered_by", "review_wrong"} & document["procedure"]["facts"].keys()
