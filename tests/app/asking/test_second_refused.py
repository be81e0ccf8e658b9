"""A second insufficient bid that is told not to be accepted is not asked about (27B4)."""

import pytest

from app.service import Service
from corpus.model import Language

REFUSED: list[tuple[Language, str]] = [
    (
        "hu",
        "A bal oldali ellenfelem 2 kárót mondott, a partnerem rá 1 kőrt. Szóltak, hogy elégtelen, erre kicserélte 2 "
        "treffre, ami szintén elégtelen. A következő ellenfél egyiket se fogadja el. Mi jön?",
    ),
    (
        "pl",
        "Przeciwnik z mojej lewej dał 2 karo, mój partner na to 1 kier. Zwrócili uwagę że za nisko, więc zmienił na 2 "
        "trefl, też za nisko. Następny przeciwnik nie akceptuje ani jednej ani drugiej. Co dalej?",
    ),
    (
        "nb",
        "Motstander til venstre meldte 2 ruter, makker sa 1 hjerter. De sa at det var for lavt, så han byttet til 2 "
        "kløver, som også er for lavt. Neste motstander godtar ingen av dem. Hva nå?",
    ),
    (
        "en",
        "Opponent on my left bid 2 diamonds, partner bid 1 heart over it. They said insufficient, so he changed it "
        "to 2 "
        "clubs, which is insufficient as well. The next opponent accepts neither. What happens?",
    ),
]
OPEN: list[tuple[Language, str]] = [
    ("hu", "Kelet 2 kárót mondott, Dél rá 1 kőrt, szóltak, erre kicserélte 2 treffre, ami szintén elégtelen. Mi jön?"),
    ("pl", "E dał 2 karo, S na to 1 kier, zwrócili uwagę, więc zmienił na 2 trefl, też za nisko. Co dalej?"),
    ("nb", "Øst meldte 2 ruter, Syd 1 hjerter, de sa fra, så han byttet til 2 kløver, som også er for lavt. Hva nå?"),
    ("en", "East bid 2D, South 1H over it, they spoke up, so he changed it to 2C, insufficient as well. What now?"),
]


@pytest.mark.parametrize(("language", "story"), REFUSED)
def test_what_is_told_to_be_refused_is_cancelled(service: Service, language: Language, story: str) -> None:
    document = service.ask(story, language)
    assert document["procedure"]["facts"]["choice_accept_second"] is False
    assert "27B4, 27B3" in document["headline"]["text"]


@pytest.mark.parametrize(("language", "story"), OPEN)
def test_what_became_of_it_is_open_where_nobody_is_told_to_have_answered(
    service: Service, language: Language, story: str
) -> None:
    assert "choice_accept_second" not in service.ask(story, language)["procedure"]["facts"]
