"""The next board that is only told of goes on with the case; set off by a sign it opens another one."""

import pytest

from app.wizard.following import anew
from corpus.model import Language

TOLD: list[tuple[Language, str]] = [
    ("hu", "A következő leosztást már le is játszottuk azóta."),
    ("pl", "dodam ze nastepne rozdanie juz bylo zalicytowane i rozegrane"),
    ("nb", "Neste spill ble både meldt og spilt etterpå, om det betyr noe."),
    ("en", "The next board had been bid and played by then."),
]
OPENED: list[tuple[Language, str]] = [
    ("hu", "Következő leosztás: Dél 1 kőrrel nyitott, Nyugat passz helyett 1 treffet mondott."),
    ("pl", "Następne rozdanie: S otworzył 1 kier, a W powiedział 1 trefl."),
    ("nb", "Neste spill: Syd åpnet 1 hjerter og Vest meldte 1 kløver."),
    ("en", "Next board: South opened 1H and West bid 1C."),
]


@pytest.mark.parametrize(("language", "text"), TOLD)
def test_a_board_told_of_opens_nothing(language: Language, text: str) -> None:
    assert not anew(text, language)


@pytest.mark.parametrize(("language", "text"), OPENED)
def test_a_board_set_off_opens_a_case(language: Language, text: str) -> None:
    assert anew(text, language)
