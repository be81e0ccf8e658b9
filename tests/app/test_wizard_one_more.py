"""A follow-up that tells one card more: it is added to those of its case, which all of them rule (24C, 24E, 50B)."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from app.wizard.one_more import one_more
from corpus.model import Language

DROPPED: dict[Language, str] = {
    "hu": "Licit közben Nyugat leejtette a káró nyolcast, színnel felfelé, a partnere láthatta.",
    "pl": "W czasie licytacji W upuścił ósemkę karo, licem do góry, partner mógł ją zobaczyć.",
    "nb": "Under meldingene mistet Vest ruter 8 med billedsiden opp, makker kunne se det.",
    "en": "During the auction West dropped the eight of diamonds face up, partner could see it.",
}
MORE: list[tuple[Language, str]] = [
    ("hu", "Bocs, a treff hármas is kint volt."),
    ("hu", "Két lap volt, a treff hármas is ott feküdt alatta."),
    ("pl", "Poprawka: leżała tam jeszcze trójka trefl."),
    ("pl", "były dwie karty, trójka trefl też odkryta"),
    ("nb", "Beklager, kløver 3 lå der også."),
    ("nb", "det var to kort, kløver 3 i tillegg"),
    ("en", "Sorry, the three of clubs was there as well."),
    ("en", "There was a second card, the club three, face up too."),
]


@pytest.mark.parametrize(("language", "text"), MORE)
def test_a_further_card_is_one_of_the_cards(service: Service, language: Language, text: str) -> None:
    first = service.reply(DROPPED[language], None, None, None, language)
    found = service.reply(text, None, first, None, language)
    case = case_of(found)
    assert case["facts"]["cards"] == ["D8", "C3"]
    assert "24.C" in case["ruling"]["statements"][0]["citations"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "Nem a káró nyolcas volt, hanem a treff hármas, az is színnel felfelé."),
        ("pl", "To nie była ósemka karo, tylko trójka trefl, też odkryta."),
        ("nb", "Det var ikke ruter 8, men kløver 3, også den åpen."),
        ("en", "Not the eight of diamonds but the three of clubs, also face up."),
        ("en", "It was the three of clubs."),
        ("en", "What if the three of clubs was there too?"),
    ],
)
def test_a_card_in_place_of_another_is_not_added(language: Language, text: str) -> None:
    case = {"name": "card_exposed_in_auction", "facts": {"cards": ["D8"]}}
    assert not one_more(text, language, case)  # type: ignore[arg-type]


def test_a_second_penalty_card_makes_both_major() -> None:
    lying = {"penalty_cards": [{"card": "D8", "player": "W", "kind": "minor"}], "penalty_kind": "minor"}
    found = one_more("The three of clubs lies there too.", "en", {"name": "penalty_card_lead", "facts": lying})  # type: ignore[typeddict-item]
    assert found["penalty_cards"] == [{"card": "D8", "player": "W"}, {"card": "C3", "player": "W"}]
    assert found["penalty_kind"] == "major"


def test_a_second_card_exposed_in_the_play_is_another_penalty_card() -> None:
    case = {"name": "exposed_card_defender", "facts": {"card": "D8"}}
    assert one_more("The three of clubs fell too.", "en", case) == {"other_penalty_cards": True}  # type: ignore[arg-type]


EXPOSED: dict[Language, tuple[str, str]] = {
    "hu": (
        "Dél játszik, Keletnek véletlenül kiesett a treff hetese színnel felfelé, Nyugat látta.",
        "Bocs, treff tízes volt!",
    ),
    "pl": (
        "Gra S, obrońcy E wypadła przypadkiem odkryta siódemka trefl, W widział.",
        "Nie nie, to była dziesiątka trefl.",
    ),
    "nb": ("Syd spiller. Øst mistet kløver 7 med bildesiden opp, makker så det.", "Feil av meg, kløver 10 var det."),
    "en": (
        "South declares. East dropped the club seven face up, partner saw it.",
        "Correction: it's the ten of clubs.",
    ),
}


@pytest.mark.parametrize("language", ["hu", "pl", "nb", "en"])
def test_another_card_stands_in_the_place_of_the_only_one(service: Service, language: Language) -> None:
    told, right = EXPOSED[language]
    first = service.reply(told, None, None, None, language)
    case = case_of(
        service.reply(f"{right} Nyugat még nem hívott." if language == "hu" else right, None, first, None, language)
    )
    assert case["facts"]["card"] == "CT"
    assert not case["facts"].get("other_penalty_cards")
