"""21B1a: who would have called otherwise was misinformed, and his partner is the one who may have called since."""

from __future__ import annotations

import pytest

from app.asking.facts import Read
from app.asking.steps.who_was_misinformed import MISINFORMED, OFFENDER, PROCEDURE
from app.asking.steps.who_would_change import by_wisher
from app.service import Service
from corpus.model import Language
from tests.telling import ruled
from understanding.hear import hear

WOULD: list[tuple[Language, str]] = [
    ("hu", "Nyugat természetesnek mondta a 2 treffet, Dél passzolt. Észak még nem licitált. Dél kontrázott volna."),
    ("pl", "W objaśnił 2 trefl jako naturalne, S spasował. N jeszcze nie licytował. S chciał dać kontrę."),
    ("nb", "Vest sa at 2 kløver var naturlig, så sør passa. Nord har ikke meldt siden. Sør ville doblet 2 kløver."),
    ("en", "West said 2C was natural, so South passed. North has not called since. South wanted to double 2C."),
]
BOTH: list[tuple[Language, str]] = [
    ("hu", "Nyugat természetesnek mondta a 2 treffet. Dél kontrázott volna, Észak 2 pikket mondott volna."),
    ("pl", "W objaśnił 2 trefl jako naturalne. S chciał dać kontrę, N chciał dać 2 pik."),
    ("nb", "Vest sa at 2 kløver var naturlig. Sør ville doblet, Nord ville melde 2 spar."),
    ("en", "West said 2C was natural. South wanted to double, North wanted to bid 2S."),
]
ERRED = {OFFENDER: Read(OFFENDER, "W", "West", True, 0.9)}


@pytest.mark.parametrize(("language", "told"), WOULD)
def test_who_would_have_called_otherwise_was_misinformed(language: Language, told: str) -> None:
    found = by_wisher(hear(told, language), PROCEDURE, ERRED)
    assert found[MISINFORMED].value == "S"
    assert found["partner_called_since"].value is False


@pytest.mark.parametrize(("language", "told"), BOTH)
def test_of_two_neither_is_told(language: Language, told: str) -> None:
    assert MISINFORMED not in by_wisher(hear(told, language), PROCEDURE, ERRED)


ASKED: list[tuple[Language, str]] = [
    ("hu", "Nyugat 2 treff, Kelet erősnek mondta, Északon passzoltam. Kelet javít: gyenge. Visszavehetem a passzomat?"),
    ("pl", "W otworzył 2 trefl, E powiedział silne, ja na N spasowałem. E prostuje: słabe. Ja chcę cofnąć pasa."),
    ("nb", "Vest åpner 2 kløver, øst sier sterk, jeg i nord passer. Så sier øst svakt. Kan jeg ta tilbake passen min?"),
    ("en", "West opened 2C, East said strong, I passed as North. East now says it is weak. May I take back my pass?"),
]


@pytest.mark.parametrize(("language", "told"), ASKED)
def test_who_asks_or_wants_to_take_his_call_back_was_misinformed(language: Language, told: str) -> None:
    assert by_wisher(hear(told, language), PROCEDURE, dict[str, Read]())[MISINFORMED].value == "N"


def test_of_two_the_last_to_call_may_change() -> None:
    """21B1a: of the other his partner has called since."""
    told = (
        "West said 2C was natural. North passed, East bid 2D and South passed. South wanted to double. North wanted to "
        "bid 2S."
    )
    found = by_wisher(hear(told, "en"), PROCEDURE, ERRED)
    assert (found[MISINFORMED].value, found["partner_called_since"].value) == ("S", False)


def test_the_offender_is_not_misinformed() -> None:
    told = "West said 2C was natural. West wanted to double."
    assert not by_wisher(hear(told, "en"), PROCEDURE, ERRED)


WOULD_HAVE: list[tuple[Language, str]] = [
    (
        "hu",
        "Észak 2 kárót nyitott, Dél természetesnek mondta, Keleten passzoltam. Dél most javítja: multi. Nyugat még nem "
        "licitált. Hát én a 2 kárót kontráztam volna!",
    ),
    (
        "pl",
        "N otworzył 2 kier, S objaśnił naturalne, E spasował. Teraz S poprawia: to dwukolorówka. W jeszcze nie "
        "licytował. Ja na E bym to skontrował!",
    ),
    (
        "nb",
        "Nord åpnet 2 hjerter, Syd sa naturlig, jeg på Øst passet. Nå retter Syd: det er tofarget. Vest har ikke "
        "meldt. Hadde jeg visst det hadde jeg doblet.",
    ),
    (
        "en",
        "North opened 2H, South said natural, I passed as East. Now South corrects it to two-suited. West has not "
        "called. I'd have doubled 2H.",
    ),
]


@pytest.mark.parametrize(("language", "told"), WOULD_HAVE)
def test_21b1a_what_somebody_would_have_called_is_no_finding(service: Service, language: Language, told: str) -> None:
    facts = ruled(service, told, language)["procedure"]["facts"]
    assert "finding_call_influenced" not in facts
