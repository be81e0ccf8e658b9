"""25A4, 25A6: whether partner and left-hand opponent have called is told of their seats, each by his own call."""

from __future__ import annotations

import pytest

from app.asking.steps.who_called_since import by_callers
from app.service import Service
from corpus.model import Language
from tests.telling import ruled
from understanding.hear import hear

SLIPPED: list[tuple[Language, str]] = [
    (
        "hu",
        "Észak 2 treffet nyitott, Kelet 2 szant akart kitenni, de a két karton összeragadt, és az 1 szan került az "
        "asztalra. Dél már passzolt is rá, akkor vette észre Kelet, Nyugat még nem licitált.",
    ),
    (
        "pl",
        "N otworzył 1 trefl, E chciał dać 1 kier, ale kartoniki się skleiły i na stół trafiło 2 kier. S już spasował, "
        "W jeszcze nic nie zalicytował. Może zmienić?",
    ),
    (
        "nb",
        "Nord åpnet 2 kløver, Øst ville melde 2 grand, men to lapper hang sammen og 1 grand kom på bordet. Syd har "
        "allerede passet, Vest har ikke meldt ennå.",
    ),
    (
        "en",
        "North opened 2C, East meant 2NT but two cards stuck together and 1NT hit the table. South has already passed, "
        "West has not called yet.",
    ),
]


@pytest.mark.parametrize(("language", "told"), SLIPPED)
def test_the_next_players_pass_is_not_partners(service: Service, language: Language, told: str) -> None:
    """25A1, 25A6: he may change it, and so may South."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert (facts["partner_called"], facts["lho_called"]) == (False, True)
    assert "25A6" in document["answer"]


def test_partners_own_call_is_too_late(service: Service) -> None:
    """25A4."""
    told = (
        "North opened 2C, East meant 2NT but two cards stuck together and 1NT hit the table. South passed and West bid "
        "3C before East saw it."
    )
    assert ruled(service, told, "en")["procedure"]["facts"]["partner_called"] is True


NEXT_TURN: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél 2 treffet nyitott, Nyugat kérdésére Észak azt mondta, gyenge. Nyugat passzolt. Dél közbevágott, hogy nem, "
        "az erős! Most Észak következik. Nyugat változtathat?",
    ),
    (
        "pl",
        "S otworzył 2 trefl, na pytanie W N odpowiedział: słabe. W spasował. Wtedy S wtrącił: nie, to silne! Licytacja "
        "trwa, kolej N. Czy W może zmienić pasa?",
    ),
    (
        "nb",
        "Syd åpnet 2 kløver, Vest spurte og Nord sa svakt. Vest passet. Da brøt Syd inn: nei, det er sterkt! Nord står "
        "for tur. Får Vest endre passen?",
    ),
    (
        "en",
        "South opened 2C, West asked and North said weak. West passed. Then South butted in: no, it's strong! North to "
        "call. Can West change his pass?",
    ),
]
ANOTHERS_TURN: list[tuple[Language, str]] = [
    ("hu", "Dél 2 treffet nyitott, Nyugat passzolt, mert Észak azt mondta, gyenge. Nyugat változtathat?"),
    ("pl", "S otworzył 2 trefl, N powiedział że słabe, W spasował. Czy W może zmienić pasa?"),
    ("nb", "Syd åpnet 2 kløver, Nord sa svakt, Vest passet. Får Vest endre passen?"),
    ("en", "South opened 2C, North said weak, West passed. Can West change his pass?"),
]


@pytest.mark.parametrize(("language", "told"), NEXT_TURN)
def test_the_next_players_turn_tells_that_nobody_has_called_since(
    service: Service, language: Language, told: str
) -> None:
    """21B1a."""
    assert ruled(service, told, language)["procedure"]["facts"]["partner_called_since"] is False


@pytest.mark.parametrize(("language", "told"), ANOTHERS_TURN)
def test_nothing_told_of_the_turn_tells_nothing_of_calls(service: Service, language: Language, told: str) -> None:
    found = by_callers(hear(told, language), "misinformation", {})
    assert "lho_called_since" not in found


WRONG_HAND: list[tuple[Language, str, bool]] = [
    (
        "hu",
        "Kelet 1 kőrt nyitott, Dél passz, Nyugat 2 kőr, Észak passz, ekkor látta Kelet, hogy a 8-as tok lapjaival "
        "licitál a 7-es helyett.",
        True,
    ),
    (
        "pl",
        "S otworzył 1 trefl, W pas, N 1 kier, E pas i wtedy S zauważył, że wziął karty z pudełka z rozdania 12, a "
        "licytowane jest 11.",
        True,
    ),
    (
        "nb",
        "Vest åpnet 1 ruter, nord passet, øst meldte 1 spar, og da oppdaget vest at kortene hans var fra mappe 4, vi "
        "spiller mappe 3.",
        True,
    ),
    (
        "en",
        "West opened 1D, North passed and then West saw that his cards were from board 4, while we play board 3. East "
        "has not called.",
        False,
    ),
]


@pytest.mark.parametrize(("language", "told", "called"), WRONG_HAND)
def test_partner_who_is_told_to_call_has_called(service: Service, language: Language, told: str, called: bool) -> None:
    """15A2: on the cards of another board."""
    document = ruled(service, told, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "wrong_board_hand"
    assert document["procedure"]["facts"]["partner_called"] is called
