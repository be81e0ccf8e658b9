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


OF_HIM: list[tuple[Language, str, str]] = [
    ("hu", "nem fogadtam el, azt kértem, hogy Nyugat kőrt indítson", "refuse_require_suit"),
    ("hu", "Dél nem engedte, hogy Nyugat kőrt hívjon", "refuse_forbid_suit"),
    ("pl", "S nie przyjął i kazał W zagrać w kiera", "refuse_require_suit"),
    ("pl", "nie przyjął, zabronił W wychodzić w kiery, dama poszła na rękę", "refuse_forbid_suit"),
    ("nb", "ba Vest komme ut i hjerter i stedet", "refuse_require_suit"),
    ("nb", "Han godtok ikke og forbød Vest å spille hjerter. Damen gikk opp.", "refuse_forbid_suit"),
    ("en", "I made West lead a heart", "refuse_require_suit"),
    ("en", "South didn't want it and said no hearts from West", "refuse_forbid_suit"),
]
NOT_OF_HIM: list[tuple[Language, str]] = [
    ("hu", "Nyugat azt mondja, hogy nincs kőrje"),
    ("pl", "W mówi, że nie ma kiera"),
    ("nb", "Vest sier at han ikke har hjerter"),
    ("en", "West says that he has no hearts"),
]


@pytest.mark.parametrize(("language", "further", "chosen"), OF_HIM)
def test_a_suit_is_chosen_for_the_partner_by_name(
    service: Service, language: Language, further: str, chosen: str
) -> None:
    assert _case(service, language, LED[language], further)["facts"]["choice_declarer"] == chosen


@pytest.mark.parametrize(("language", "further"), NOT_OF_HIM)
def test_what_the_partner_says_chooses_nothing(service: Service, language: Language, further: str) -> None:
    assert "choice_declarer" not in _case(service, language, LED[language], further)["facts"]


@pytest.mark.parametrize(("language", "told", "further"), IN_PLAY)
def test_who_chooses_for_the_suit_does_not_accept_the_lead(
    service: Service, language: Language, told: str, further: str
) -> None:
    """56B: the card is withdrawn, and the suit required."""
    assert _case(service, language, told, further)["facts"]["choice_accept"] is False


CHOSEN_AND_LED: list[tuple[Language, str, str]] = [
    ("hu", "megtiltotta Nyugatnak a kőrt", "Nyugat pikket indult, és vitte az ütést. Hívhat most kőrt?"),
    ("pl", "zabronił W wychodzić w kiery", "W wyszedł pikiem i wziął lewę. Może teraz zagrać kiera?"),
    ("nb", "Han forbød Vest å spille hjerter", "Så spilte Vest spar og vant stikket. Får han spille hjerter nå da?"),
    ("en", "South barred West from leading hearts", "West led a spade which held. May he lead a heart now?"),
]


@pytest.mark.parametrize(("language", "chosen", "further"), CHOSEN_AND_LED)
def test_what_is_led_since_changes_no_choice(service: Service, language: Language, chosen: str, further: str) -> None:
    first = service.reply(LED[language], None, None, None, language)
    second = service.reply(chosen, None, first, None, language)
    case = service.reply(further, None, second, None, language)["procedure"]
    assert case is not None
    assert case["name"] == "opening_lead_out_of_turn"
    assert case["facts"]["choice_declarer"] == "refuse_forbid_suit"
