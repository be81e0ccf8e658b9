"""What nobody has done is no act; what another did before somebody could do anything is one."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "Észak 2 treffet licitált. Kelet sem nem licitált, sem nem passzolt."),
        ("pl", "N zalicytował 2 trefle. E ani nie zalicytował, ani nie spasował."),
        ("nb", "Nord meldte 2 kløver. Øst hadde hverken meldt eller passet."),
        ("en", "North bid 2 clubs. East had neither called nor passed."),
    ],
)
def test_who_has_neither_called_nor_passed_did_nothing(language: Language, text: str) -> None:
    assert [one["who"] for one in hear(text, language).done("call")] == ["N"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "Kelet 2 treffet licitált, és mielőtt Dél bármit tehetett volna, Nyugat passzolt."),
        ("pl", "E zalicytował 2 trefle i zanim S zdążył cokolwiek zrobić, W spasował."),
        ("nb", "Øst meldte 2 kløver, og før Sør rakk å gjøre noe passet Vest."),
        ("en", "East bid 2 clubs, and before South could do anything West passed."),
    ],
)
def test_who_acts_before_another_could_has_acted(language: Language, text: str) -> None:
    assert [one["who"] for one in hear(text, language).done("call")] == ["E", "W"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "Kelet 1 kőrt mondott 1 pikkre, majd 2 treffet 2 káróra. Dél egyiket se fogadja el."),
        ("pl", "E dał 1 kier na 1 pik, potem 2 trefle na 2 karo. S nie przyjął żadnej z nich."),
        ("nb", "Øst meldte 1 hjerter over 1 spar, så 2 kløver over 2 ruter. Syd godtar ingen av dem."),
        ("en", "East bid 1H over 1S, then 2C over 2D. South accepts neither."),
    ],
)
def test_what_is_done_to_none_is_denied(language: Language, text: str) -> None:
    assert [one["value"] for one in hear(text, language).told("accepted")] == [False]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "Kelet 1 kőrt mondott 1 pikkre. Dél ezt elfogadja."),
        ("pl", "E dał 1 kier na 1 pik. S to przyjął."),
        ("nb", "Øst meldte 1 hjerter over 1 spar. Syd godtar det."),
        ("en", "East bid 1H over 1S. South accepts it, none the wiser."),
    ],
)
def test_what_is_accepted_is_not(language: Language, text: str) -> None:
    assert True in [one["value"] for one in hear(text, language).told("accepted")]
