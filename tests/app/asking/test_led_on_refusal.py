"""50D2, 49: a lead out of turn is refused, and the offender's partner leads something else."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import Language
from tests.telling import ruled

LED: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Kelet soron kívül hívta a treff ászt, pedig Nyugatnak kellett volna hívnia. A felvevő (Dél) nem fogadta "
        "el{}. Erre Nyugat kihívta a kőr 9-est.",
        ", és megtiltotta a treffet",
    ),
    (
        "pl",
        "E wyszedł poza kolejką asem trefl, choć wyjść miał W. Rozgrywający (S) nie zaakceptował{}. Wtedy W wyszedł "
        "dziewiątką kier.",
        " i zakazał trefli",
    ),
    (
        "nb",
        "Øst spilte ut kløver ess utenfor tur, det var Vest som skulle spille ut. Spillefører (Syd) godtok det "
        "ikke{}. Da spilte Vest ut hjerter 9.",
        " og forbød kløver",
    ),
    (
        "en",
        "East led the ace of clubs out of turn, it was West's lead. Declarer (South) did not accept it{}. West then "
        "led the nine of hearts.",
        " and forbade clubs",
    ),
]
SEATS: list[tuple[Language, str]] = [
    ("hu", "Én vagyok Dél, a felvevő. Nyugat jött volna, de Kelet hívta a káró királyt soron kívül. Nem fogadtam el. "),
    (
        "nb",
        "Jeg er Syd og spillefører. Vest skulle ut, men Øst la ruter konge på bordet i utide. Den godtok jeg ikke. ",
    ),
]
THEN = {"hu": "Aztán Nyugat kihívta a pikk 5-öst.", "nb": "Så spilte Vest spar 5."}


@pytest.mark.parametrize(("language", "told", "chosen"), LED)
def test_whether_declarer_had_chosen_decides(service: Service, language: Language, told: str, chosen: str) -> None:
    document = ruled(service, told.format(""), language)
    assert document["procedure"]["name"] == "penalty_card_lead"
    assert document["procedure"]["facts"]["penalty_cards"] == [{"card": "CA", "player": "E", "kind": "major"}]
    assert document["procedure"]["facts"].get("chosen_first") is not True
    assert "56B" in document["answer"]
    assert words(document["headline"]["text"]) <= 70
    assert "49" not in ruled(service, told.format(chosen), language)["answer"]


@pytest.mark.parametrize(("language", "told"), SEATS)
def test_his_partner_led_out_of_turn(service: Service, language: Language, told: str) -> None:
    """Whoever leads behind the refusal had the lead: the offender is his partner."""
    assert ruled(service, told + THEN[language], language)["procedure"]["facts"]["offender"] == "E"


BEFORE: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet felfordítva kiteszi a kőr királyt indulásnak, pedig Nyugat volna az induló. Dél, a felvevő nem fogadta "
        "el. Még gondolkodott, mit kérjen, mikor Nyugat nyitva kihívta a treff négyest, meg se várta Dél választását.",
    ),
    (
        "pl",
        "Pierwszy wist należał do W, ale E położył odkrytego króla kier. Ja, rozgrywający S, nie przyjąłem. Zanim "
        "powiedziałem czy mają grać kiera czy nie, W odkrył trefl 4 jako wist.",
    ),
    (
        "nb",
        "Øst spilte ut ruter konge utenfor tur, Vest skulle ut. Syd er spillefører og godtok det ikke. Før Syd rakk å "
        "velge noe spilte Vest ut hjerter 5.",
    ),
    (
        "en",
        "East faced the king of hearts as opening lead; West was the one on lead. Declarer South said no, not "
        "accepting. Before South told us which option he wanted, West tabled the 4 of clubs face up.",
    ),
]


@pytest.mark.parametrize(("language", "told"), BEFORE)
def test_a_lead_before_the_choice_makes_a_second_penalty_card(service: Service, language: Language, told: str) -> None:
    """49, 50D2: the refusal is said first."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert document["procedure"]["name"] == "penalty_card_lead"
    assert facts["led_before_choice"] is True
    assert facts["penalty_cards"][0]["player"] == "E"
    assert {"56B", "49"} <= set(document["answer"].replace("(", " ").replace(")", " ").replace(",", " ").split())
