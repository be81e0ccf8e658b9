"""A bid that was told and is named once more, by whoever, is spoken of; one repeated, or too low, is made."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

TOO_LOW: list[tuple[Language, str]] = [
    ("hu", "Észak 1♠-t nyitott, Kelet 1♦-t közbelicitált, Dél 2♣-t mondott. Nyugat ekkor mondja, hogy az 1♦ kevés."),
    ("pl", "N otworzył 1♠, E wszedł 1♦, S zalicytował 2♣. Teraz W mówi, że 1♦ było niewystarczające."),
    ("nb", "Nord åpnet med 1♠, Øst meldte 1♦ og Sør meldte 2♣. Nå sier Vest at 1♦ var utilstrekkelig."),
    ("en", "North opened 1♠, East overcalled 1♦ and South bid 2♣. Now West says the 1♦ was insufficient."),
]
BY_HIS_PARTNER: list[tuple[Language, str]] = [
    ("hu", "Észak 1♥, Kelet 2♣, Dél passz, Nyugat kontrázott, mert nem vette észre, hogy a 2♣-t a partnere licitálta."),
    ("pl", "N 1♥, E 2♣, S pas, a W dał kontrę, bo nie zauważył, że 2♣ licytował jego partner."),
    ("nb", "Nord 1♥, Øst 2♣, Sør pass, og Vest doblet fordi han ikke så at det var makkeren som meldte 2♣."),
    ("en", "North 1♥, East 2♣, South pass, and West doubled: he hadn't noticed that it was his partner who bid 2♣."),
]
MADE_AGAIN: list[tuple[Language, str]] = [
    ("hu", "Kelet soron kívül 1♠-t nyitott. Észak passzolt, és Kelet megint 1♠-t licitált."),
    ("pl", "E otworzył poza kolejnością 1♠. N spasował i E ponownie zalicytował 1♠."),
    ("nb", "Øst åpnet 1♠ utenfor tur. Nord passet, og Øst meldte 1♠ på nytt."),
    ("en", "East opened 1♠ out of turn. North passed and East bid 1♠ again."),
    ("hu", "Kelet egy káróval nyitott, Dél egy kőr, Nyugat passz, erre Észak egy káró!"),
    ("hu", "Észak 1♥-t nyitott, Kelet az 1♥-ra 1♥-t mondott."),
    ("pl", "N otworzył 1♥ i E też otworzył 1♥, bo nie widział."),
    ("nb", "Nord åpnet 1♥, og Øst meldte også 1♥ fordi han ikke så åpningen."),
    ("en", "West opened 1NT. North, who had 15 points, bid 1NT too."),
]


def _calls(text: str, language: Language) -> list[str]:
    return [row["what"]["call"] for row in hear(text, language).table["events"] if row["act"] == "call"]


@pytest.mark.parametrize(("language", "text"), TOO_LOW)
def test_who_says_that_a_bid_was_too_low_makes_none(language: Language, text: str) -> None:
    heard = hear(text, language)
    assert _calls(text, language) == ["1S", "1D", "2C"]
    assert [name for _, name in heard.shown] == ["insufficient_bid"]
    assert "insufficient" in heard.table["events"][1]["how"]


@pytest.mark.parametrize(("language", "text"), BY_HIS_PARTNER)
def test_a_bid_that_somebody_had_not_noticed_is_the_one_made(language: Language, text: str) -> None:
    assert _calls(text, language) == ["1H", "2C", "P", "X"]
    assert [name for _, name in hear(text, language).shown] == ["inadmissible_double"]


@pytest.mark.parametrize(("language", "text"), MADE_AGAIN)
def test_a_bid_made_again_is_one_more(language: Language, text: str) -> None:
    calls = _calls(text, language)
    assert calls[-1] == calls[0]
