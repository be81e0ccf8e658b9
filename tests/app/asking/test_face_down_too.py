"""21B1a, 41A: a wrong explanation that came out over a face-down lead of the wrong defender; both are ruled."""

import pytest

from app.service import Service
from corpus.model import Language

BOTH: list[tuple[Language, str]] = [
    (
        "hu",
        "4 kőr Kelet játssza, Észak indulna, de Dél tette le a lapját lefordítva. Mielőtt felfordítottuk volna, Nyugat "
        "elmondta, hogy Kelet rosszul magyarázta a 2 pikkjét, az gyengét jelent a megállapodásuk szerint.",
    ),
    (
        "pl",
        "E gra 4 kier, wistować powinien N, ale S położył zakrytą kartę. Zanim ją odkrył, W powiedział, że E źle "
        "wyjaśnił jego 2 pik, według ustaleń to słabe.",
    ),
    (
        "nb",
        "Jeg er øst og la et kort billedsida ned, men det var vest som skulle ut. Så sier nord (blindemann) at 3 "
        "kløver er utgangskrav, avtalt, mens syd hadde forklart invitt. Syd er enig. Syd 1sp, vest 2kl, nord 3kl, jeg "
        "pass, syd 4sp, pass pass pass. Ikke snudd noe.",
    ),
    (
        "en",
        "East is in 4H and North should lead, but South put a card face down. Before it was turned West said East had "
        "explained his 2S wrongly, by agreement it is weak.",
    ),
]
ONLY: list[tuple[Language, str]] = [
    ("hu", "4 kőr Kelet játssza, Észak indulna, de Dél tette le a lapját lefordítva. Még nem fordították fel."),
    ("pl", "E gra 4 kier, wistować powinien N, ale S położył zakrytą kartę. Jeszcze jej nie odkrył."),
    ("nb", "Øst spiller 4 hjerter. Nord skulle spille ut, men syd la et kort med baksiden opp. Det er ikke snudd."),
    ("en", "East is in 4H and North should lead, but South put a card face down. It has not been turned."),
]


@pytest.mark.parametrize(("language", "told"), BOTH)
def test_both_are_ruled(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"]["name"] == "misinformation"
    assert "41A" in document["answer"]
    assert "21B1a" in document["answer"]


@pytest.mark.parametrize(("language", "told"), ONLY)
def test_the_lead_alone_is_ruled_alone(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"]["name"] == "opening_lead_face_down"
    assert "21B1a" not in document["answer"]


RIGHT: list[tuple[Language, str]] = [
    (
        "hu",
        "4 kőr Kelet játssza, Dél indul, letette a lapját lefordítva. Mielőtt felfordította volna, Nyugat elmondta, "
        "hogy Kelet rosszul magyarázta a 2 pikkjét.",
    ),
    (
        "pl",
        "E gra 4 kier, S wistuje i położył zakrytą kartę. Zanim ją odkrył, W powiedział, że E źle wyjaśnił jego 2 pik.",
    ),
    (
        "nb",
        "Øst spiller 4 hjerter og syd la ut med baksiden opp. Før det ble snudd, sa vest at øst hadde forklart 2 spar "
        "feil.",
    ),
    (
        "en",
        "East is in 4H, South led face down. Before it was turned West said East had explained his 2S wrongly.",
    ),
]


@pytest.mark.parametrize(("language", "told"), RIGHT)
def test_declarers_left_led_in_turn(service: Service, language: Language, told: str) -> None:
    """47E2a: who sits on declarer's left led in turn, whatever his lead sounds like."""
    document = service.ask(told, language)
    assert "47E2a" in document["answer"]
    assert document["procedure"]["facts"].get("lead_by") != "wrong_defender"
