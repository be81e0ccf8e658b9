"""What a further line adds, and what it puts right: two things that sound alike (`sorry, …`)."""

from __future__ import annotations

import pytest

from app.looking_up.library import Library
from app.wizard.conversation import reply
from app.wizard.correcting import marked
from app.wizard.put_right import tells_beside
from corpus.model import Language


def told(lines: list[str], language: Language) -> tuple[str, dict[str, object], str]:
    document, library = None, Library()
    for line in lines:
        document = reply(library, line, previous=document, reader=language)
    assert document is not None
    assert document["procedure"] is not None
    return document["procedure"]["name"], document["procedure"]["facts"], document["course"]["kind"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "bocs, kimaradt: Nyugat rápasszolt"),
        ("pl", "przepraszam, zapomniałem dodać, że W spasował"),
        ("nb", "beklager, glemte å si at vest passet"),
        ("en", "sorry, I forgot to say that West passed over it"),
    ],
)
def test_what_was_left_out_puts_nothing_right(language: Language, text: str) -> None:
    assert not marked(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "elírtam, a 4 kőr volt az"),
        ("pl", "prostuję: to była czwórka kier"),
        ("nb", "stryk det, det var hjerter fire"),
        ("en", "scrub that, it was the four of hearts"),
        ("en", "strike that, it was the four of hearts"),
    ],
)
def test_what_is_struck_out_is_put_right(language: Language, text: str) -> None:
    assert marked(text, language)


OUT = {
    "hu": ["Kelet osztott, de Dél kitett 1 kőrt, pedig nem ő jött.", "bocs, kimaradt: Nyugat erre rápasszolt"],
    "pl": ["Rozdawał E, ale S otworzył 1 kier poza kolejnością.", "przepraszam, zapomniałem: W po tym spasował"],
    "nb": ["Øst var giver, men sør åpnet med 1 hjerter utenfor tur.", "beklager, glemte å si at vest passet over"],
    "en": ["East dealt but South opened 1 heart out of turn.", "sorry, West passed over it before anybody noticed"],
}


@pytest.mark.parametrize("language", list(OUT))
def test_who_called_over_it_is_not_who_called_out_of_turn(language: Language) -> None:
    """29A: West has called over South's bid, which stands; South made it."""
    name, facts, _ = told(OUT[language], language)
    assert name == "bid_out_of_rotation"
    assert (facts.get("offender", "S"), facts["lho_called"]) == ("S", True)


WON = {
    "pl": ["W nie dołożył do kara w piątej lewie, choć miał kara.", "to E wziął tę lewę, nie W"],
    "nb": ["Vest kastet kløver på ruter enda han hadde ruter.", "øst tok det stikket, ikke vest"],
    "en": ["West discarded a club on a diamond though he had a diamond.", "East won that trick, not West"],
}


@pytest.mark.parametrize("language", list(WON))
def test_who_won_the_trick_is_not_who_revoked(language: Language) -> None:
    """64A: another than who revoked may have won the trick."""
    assert told(WON[language], language)[1].get("offender", "W") == "W"


def test_who_acted_is_put_right_all_the_same() -> None:
    name, facts, _ = told(["East dealt but South opened 1 heart out of turn.", "sorry, it was West who opened"], "en")
    assert (name, facts["offender"]) == ("bid_out_of_rotation", "W")


@pytest.mark.parametrize(
    ("language", "text", "tells"),
    [
        ("en", "LHO hasn't called yet. What happens now?", True),
        ("en", "Thanks for that. What happens now?", False),
        ("en", "What happens now?", False),
    ],
)
def test_what_stands_before_a_question_is_heard(language: Language, text: str, tells: bool) -> None:
    assert tells_beside(text, language, "unauthorized_information") is tells
