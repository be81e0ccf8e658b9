"""The next board that is only told of goes on with the case; set off by a sign, or where an irregularity is
told of it, it opens another one.
"""

import pytest

from app.answering.documents import case_of
from app.service import Service
from app.wizard.another_board import anew
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


GOES_WRONG: list[tuple[Language, str, str]] = [
    ("hu", "Nyugat soron kívül hívott.", "A következő leosztásban Kelet 1 kőrt mondott 1 pikkre."),
    ("pl", "W zrenonsował.", "W następnym rozdaniu E zalicytował 1 kier na 1 pik N."),
    ("nb", "Vest revokerte.", "I neste spill meldte Øst 1 hjerter over 1 spar."),
    ("en", "West revoked.", "On the next board East bid 1H over 1S."),
]
CALLED_THERE: list[tuple[Language, str]] = [
    ("hu", "A következő leosztásban Észak 1 treffel nyitott, Kelet 1 kőrt mondott, mire észrevettük."),
    ("pl", "W następnym rozdaniu N już spasował."),
    ("nb", "I neste spill hadde Nord allerede passet."),
    ("en", "On the next board North had already opened 1 spade."),
    ("en", "On the next board South noticed that West had revoked."),
]
PLAYED_THERE: list[tuple[Language, str, str]] = [
    ("hu", "Nyugat soron kívül indult a pikk királlyal.", "A következő leosztást már lejátszottuk, számít ez?"),
    ("pl", "W wyszedł poza kolejnością królem pik.", "Następne rozdanie było już rozegrane, czy to ma znaczenie?"),
    ("nb", "Vest spilte ut spar konge utenfor tur.", "Neste spill var allerede spilt, betyr det noe?"),
    ("en", "West led out of turn the king of spades.", "The next board was played already, does it matter?"),
]


@pytest.mark.parametrize(("language", "first", "text"), GOES_WRONG)
def test_an_irregularity_on_the_next_board_opens_a_case(
    service: Service, language: Language, first: str, text: str
) -> None:
    document = service.reply(text, None, service.reply(first, None, None, None, language), None, language)
    assert document["course"]["kind"] == "new"
    assert case_of(document)["name"] == "insufficient_bid"


@pytest.mark.parametrize(("language", "text"), CALLED_THERE)
def test_calls_on_the_next_board_open_nothing(language: Language, text: str) -> None:
    assert not anew(text, language)


@pytest.mark.parametrize(("language", "first", "text"), PLAYED_THERE)
def test_the_play_of_the_next_board_is_none_to_this_lead(
    service: Service, language: Language, first: str, text: str
) -> None:
    document = service.reply(text, None, service.reply(first, None, None, None, language), None, language)
    assert "play_after_lead" not in case_of(document)["facts"]
