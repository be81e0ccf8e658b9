"""A call told behind the bid that was made over it came before it."""

import pytest

from corpus.model import Language
from understanding.hear import hear


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "South bid 2 hearts over 3 clubs."),
        ("pl", "S zalicytował 2 kiery na 3 trefle."),
        ("nb", "Syd meldte 2 hjerter over 3 kløver."),
        ("hu", "Dél 2 kőrt licitált 3 treffre."),
        ("hu", "Dél 2♥-t tett ki 3♣-ra."),
    ],
)
def test_what_is_bid_over_came_before(language: Language, text: str) -> None:
    heard = hear(text, language)
    assert [event["what"]["call"] for event in heard.table["events"]] == ["3C", "2H"]
    assert [name for _, name in heard.shown] == ["insufficient_bid"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "North redoubled 2♠ though nobody had doubled. East passed."),
        ("pl", "N zrekontrował 2♠, choć nikt nie kontrował. E spasował."),
        ("nb", "Nord redoblet 2♠ selv om ingen hadde doblet. Øst passet."),
        ("hu", "Észak megrekontrázta a 2♠-t, pedig senki sem kontrázta. Kelet passzolt."),
    ],
)
def test_what_is_redoubled_is_no_new_bid(language: Language, text: str) -> None:
    events = hear(text, language).table["events"]
    assert [(event["who"], event["what"]["call"]) for event in events] == [("N", "XX"), ("E", "P")]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Sorry, the auction was 1S by North and 4S by South."),
        ("pl", "Licytacja: 1 pik od N i 4 piki od S."),
        ("nb", "Det gikk 1 spar fra nord og 4 spar fra syd."),
    ],
)
def test_each_call_is_made_by_who_is_named_behind_it(language: Language, told: str) -> None:
    calls = [(row.get("who"), row["what"]["call"]) for row in hear(told, language).done("call")]
    assert calls == [("N", "1S"), ("S", "4S")]
