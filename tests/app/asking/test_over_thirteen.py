"""13: one hand short and another with as many cards too many; a card only missing is none of that (14)."""

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

BOTH: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugatnál csak 12 lap volt, Délnél 14. Dél, amikor visszaadta a fölöset, véletlenül megmutatta a treff "
        "királyt Északnak.",
    ),
    ("pl", "W ma tylko 12 kart, S 14. S oddając nadmiarową pokazał N króla trefl."),
    ("nb", "Vest hadde bare 12 kort, syd 14. Da syd leverte det ekstra, fikk nord se kløver konge."),
    ("en", "West had only 12 cards, South 14. Handing back the extra one South let North see the club king."),
]
MISSING: list[tuple[Language, str]] = [
    ("hu", "Nyugatnál csak 12 lap volt, a treff király a földön feküdt. Játék közben derült ki."),
    ("pl", "W ma tylko 12 kart, król trefl leżał na podłodze. Wyszło w trakcie rozgrywki."),
    ("nb", "Vest hadde bare 12 kort, kløver konge lå på gulvet. Det kom fram under spillet."),
    ("en", "West had only 12 cards, the club king was on the floor. It came out during the play."),
]
OF_POINTS: list[tuple[Language, str]] = [
    ("en", "Board 12, North had 14 points and East 12. West dropped the ace during play."),
    ("en", "North holds 14, East 12 high-card points. South pushed the king out by mistake during the auction."),
    ("nb", "Nord hadde 14 poeng og Øst 12. Vest mistet spar konge på bordet."),
    ("pl", "N miał 14 punktów, E 12. W upuścił króla pik w rozgrywce."),
    ("hu", "Kelet 12 pontos, Észak 14 pontot ígért. Nyugat kiejtett egy lapot."),
]


@pytest.mark.parametrize(("language", "told"), BOTH)
def test_two_wrong_hands(service: Service, language: Language, told: str) -> None:
    """Whether one of the two has called is asked, not guessed."""
    document = service.ask(told, language)
    assert document["procedure"]["name"] == "wrong_count_extra"
    assert document["next_question"]["name"] == "called_with_wrong_count"


@pytest.mark.parametrize(("language", "told"), MISSING)
def test_a_card_only_missing(service: Service, language: Language, told: str) -> None:
    assert service.ask(told, language)["procedure"]["name"] == "missing_card"


@pytest.mark.parametrize(("language", "told"), OF_POINTS)
def test_points_are_no_cards(service: Service, language: Language, told: str) -> None:
    assert ruled(service, told, language)["procedure"]["name"].startswith(("exposed_card", "card_exposed"))


def test_the_card_seen_counts_afterwards(service: Service) -> None:
    """13A2."""
    told = (
        "West had only 12 cards, South 14. Handing back the extra one South showed North the club king by accident, "
        "and North got a good look at it."
    )
    assert "adjusts afterwards" in service.ask(told, "en")["answer"]
