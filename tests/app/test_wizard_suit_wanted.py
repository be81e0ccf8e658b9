"""50D2, 54D: that declarer wants no heart, or one, is a choice, told in his own words."""

from __future__ import annotations

from typing import Any

import pytest

from app.service import Service
from corpus.model import Language

LED: dict[Language, str] = {
    "hu": "Dél 3 szant játszik. Kelet soron kívül nyitva indult a kőr dámával.",
    "pl": "S gra 3BA. E wyszedł damą kier, odkrytą, poza kolejnością.",
    "nb": "Sør spiller 3 grand. Øst spilte ut hjerter dame åpent utenfor tur.",
    "en": "3NT by South. East led the queen of hearts face up out of turn.",
}
FORBIDS: list[tuple[Language, str]] = [
    ("hu", "kőrt nem kér. Nyugat később hívhat kőrt?"),
    ("pl", "nie chce kiera. Czy W może potem wyjść w kiera?"),
    ("nb", "han vil ikke ha hjerter ut. Kan vest spille hjerter senere da?"),
    ("en", "he says no heart please. Can West lead a heart later?"),
]
REQUIRES: list[tuple[Language, str]] = [
    ("hu", "kőrt kér"),
    ("pl", "on prosi o kiera, a W nie ma żadnego"),
    ("nb", "han vil ha hjerter"),
    ("en", "he wants a heart. Does the queen stay on the table?"),
]
DROPPED: list[tuple[Language, str, str]] = [
    ("hu", "A védő Nyugatnak kiesett a pikk dámája, Kelet is látta.", "a felvevő nem kér pikket"),
    ("pl", "Obrońcy W wypadła dama pik, partner ją widział.", "rozgrywający nie chce pika"),
    ("nb", "Motspilleren i vest mista spar dama på bordet så alle så den.", "spillefører vil ikke ha spar"),
    ("en", "West, a defender, dropped the queen of spades face up.", "declarer says no spade"),
]


def _case(service: Service, language: Language, told: str, further: str) -> Any:
    first = service.reply(told, None, None, None, language)
    case = service.reply(further, None, first, None, language)["procedure"]
    assert case is not None
    return case


@pytest.mark.parametrize(("language", "further"), FORBIDS)
def test_no_heart_forbids_it(service: Service, language: Language, further: str) -> None:
    assert _case(service, language, LED[language], further)["facts"]["choice_declarer"] == "refuse_forbid_suit"


@pytest.mark.parametrize(("language", "further"), REQUIRES)
def test_a_heart_requires_it(service: Service, language: Language, further: str) -> None:
    assert _case(service, language, LED[language], further)["facts"]["choice_declarer"] == "refuse_require_suit"


@pytest.mark.parametrize(
    ("language", "further"),
    [
        ("hu", "Nyugatnak nincs kőrje"),
        ("pl", "W nie ma kierów"),
        ("nb", "Vest har ingen hjerter"),
        ("en", "West has no heart"),
    ],
)
def test_to_hold_none_is_no_choice(service: Service, language: Language, further: str) -> None:
    assert "choice_declarer" not in _case(service, language, LED[language], further)["facts"]


@pytest.mark.parametrize(("language", "told", "further"), DROPPED)
def test_of_a_card_dropped_it_is_the_choice_before_the_lead(
    service: Service, language: Language, told: str, further: str
) -> None:
    """50D2a: the suit is forbidden, and the card is picked up."""
    case = _case(service, language, told, further)
    assert case["name"] == "penalty_card_lead"
    assert case["facts"]["choice_lead"] == "forbid"
    assert "50.D.2.a" in str(case["ruling"])


IN_PLAY: list[tuple[Language, str, str]] = [
    ("hu", "Kelet pikket hívott a negyedik ütésben, pedig Nyugat volt híváson.", "a felvevő pikket kért Nyugattól"),
    ("pl", "E wyszedł w pika w czwartej lewie, a był to wist W.", "rozgrywający chciał pika od W"),
    ("nb", "Øst spilte ut en spar i stikk 4, men det var vest sin tur.", "og så ville han ha spar fra vest"),
    ("en", "East, a defender, led a spade at trick 4 but it was West's lead.", "and he wanted a spade from West"),
]


@pytest.mark.parametrize(("language", "told", "further"), IN_PLAY)
def test_the_suit_led_is_required_of_his_partner(service: Service, language: Language, told: str, further: str) -> None:
    assert _case(service, language, told, further)["facts"]["choice_lead"] == "require"
