"""What a player only thought that another had done is no call, nor what he then calls."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

THOUGHT: list[tuple[Language, str]] = [
    ("hu", "Észak 1 pikk, Kelet 2 kőr, Dél 2 káró, mert azt hitte, Kelet passzolt."),
    ("pl", "N otworzył 1 pik, E wszedł 2 kier, a S położył 2 karo, bo myślał, że E spasował."),
    ("nb", "Nord åpnet 1 spar, øst meldte 2 hjerter, sør meldte 2 ruter, han trodde øst hadde passet."),
    ("en", "North opened 1S, East bid 2H and South bid 2D because he thought East had passed."),
]
DONE: list[tuple[Language, str]] = [
    ("hu", "Észak 1 pikk. Kelet azt hitte, Északé a szó, és Kelet passzolt."),
    ("pl", "N otworzył 1 pik. E myślał długo i spasował."),
    ("nb", "Nord åpnet 1 spar. Øst trodde sør skulle melde og passet."),
    ("en", "North opened 1S. East thought for ages and passed."),
]

SURE: list[tuple[Language, str]] = [
    ("hu", "Kelet 1 pikk, dél passz, nyugat 1 kőr, biztos volt benne, hogy kelet 1 kárót mondott."),
    ("pl", "W otworzył 1 pik, N spasował, E położyła 1 kier, bo była pewna, że partner dał 1 karo."),
    ("nb", "Nord åpnet 1 spar, øst pass, syd meldte 1 hjerter, han var sikker på at makker hadde meldt 1 ruter."),
    ("en", "Auction: 1S from West, pass by North, 1H by East, who tells me he'd misread partner's card as 1D."),
]
IS_SURE: list[tuple[Language, str]] = [
    ("hu", "Biztos vagyok benne, hogy Kelet 1 kárót mondott."),
    ("pl", "Jestem pewna, że E dał 1 karo."),
    ("nb", "Jeg er sikker på at Øst meldte 1 ruter."),
    ("en", "I am sure that East bid 1D."),
]
WAS_SURE_AND_TELLS: list[tuple[Language, str]] = [
    ("hu", "Biztos voltam benne, hogy Kelet 1 kőrt mondott Észak 1 pikkjére, és így is volt."),
    ("hu", "Észak 1 pikk, és biztos voltam benne, hogy Kelet 1 kőrt mondott."),
    ("hu", "Biztos volt a dolgában Nyugat, 1 pikkre 1 kőrt licitált."),
    ("pl", "Byłem pewny, że E zalicytował 1 kier po 1 pik N, i tak było."),
    ("pl", "N otworzył 1 pik, i byłem pewny, że E zalicytował 1 kier."),
    ("nb", "Jeg var sikker på at Øst meldte 1 hjerter over Nords 1 spar, og det gjorde han."),
    ("nb", "Nord åpnet 1 spar, og jeg var sikker på at Øst meldte 1 hjerter."),
    ("en", "I was quite certain East had bid 1H over North's 1S."),
    ("en", "North opened 1S, and the director was convinced that East had bid 1H."),
]


def _passes(language: Language, told: str) -> int:
    return sum(one.get("what", {}).get("call") == "P" for one in hear(told, language).table["events"])


@pytest.mark.parametrize(("language", "told"), THOUGHT)
def test_a_pass_that_was_thought_is_no_call(language: Language, told: str) -> None:
    heard = hear(told, language)
    assert not _passes(language, told)
    assert heard.facts("insufficient_bid").get("replacement") is None


@pytest.mark.parametrize(("language", "told"), DONE)
def test_who_thought_and_passed_has_passed(language: Language, told: str) -> None:
    assert _passes(language, told) == 1


def _bids(language: Language, told: str) -> list[str]:
    return [str(one.get("what", {}).get("call")) for one in hear(told, language).table["events"]]


@pytest.mark.parametrize(("language", "told"), SURE)
def test_what_somebody_was_sure_of_was_not_bid(language: Language, told: str) -> None:
    assert _bids(language, told) == ["1S", "P", "1H"]


@pytest.mark.parametrize(("language", "told"), IS_SURE)
def test_who_is_sure_tells_it(language: Language, told: str) -> None:
    assert _bids(language, told) == ["1D"]


@pytest.mark.parametrize(("language", "told"), WAS_SURE_AND_TELLS)
def test_who_was_sure_and_made_no_call_tells_it(language: Language, told: str) -> None:
    assert sorted(_bids(language, told)) == ["1H", "1S"]


def test_the_director_who_was_sure_tells_it() -> None:
    assert _bids("en", "The director was convinced that East had doubled out of turn. North dealt.") == ["X"]


def test_what_is_called_before_the_thought_is_called() -> None:
    """The double belongs to who made it, not to him of whom somebody thought; who was thinking is no thought of it."""
    assert [
        (one["who"], one["what"]["call"])
        for one in hear(
            "1S by North, pass from East, and South whacks out the red card thinking East had bid.", "en"
        ).table["events"]
    ] == [("N", "1S"), ("E", "P"), ("S", "X")]
    assert _bids("en", "North was still thinking when East put out 1D.") == ["1D"]
