"""Declarer's lead from the wrong hand that the next defender followed stands; the other one's revoke is ruled (53A)."""

import pytest

from app.service import Service
from corpus.model import Language

REVOKED: list[tuple[Language, str]] = [
    (
        "hu",
        "Az asztalon voltam híváson, de kézből hívtam egy kárót. A bal oldali ellenfelem rátett egy kicsit, az "
        "asztalról "
        "is raktam, a jobb oldali meg kőrt dobott. Aztán szól, hogy van kárója. Még nem hívtunk tovább.",
    ),
    (
        "pl",
        "Powinienem wyjść ze stołu, a zagrałem karo z ręki. Przeciwnik z lewej dołożył blotkę, dołożyłem ze stołu, a "
        "ten z prawej wyrzucił kiera. Potem mówi że ma karo. Do następnej nikt nie wyszedł.",
    ),
    (
        "nb",
        "Jeg var inne på bordet, men spilte en ruter fra hånden. Motstander til venstre la en liten, jeg la fra "
        "bordet, "
        "og han til høyre kastet en hjerter. Så sier han at han har ruter. Ingen har spilt ut til neste stikk.",
    ),
    (
        "en",
        "I was in dummy but led a diamond from my hand. Left-hand opponent played low, I played from dummy and the one "
        "on my right threw a heart. Then he says he has a diamond. Nobody has led to the next trick.",
    ),
]
FOLLOWED: list[tuple[Language, str]] = [
    ("hu", "Az asztalon voltam híváson, de kézből hívtam egy kárót. A bal oldali ellenfelem rátett egy kicsit."),
    ("pl", "Powinienem wyjść ze stołu, a zagrałem karo z ręki. Przeciwnik z lewej dołożył blotkę."),
    ("nb", "Jeg var inne på bordet, men spilte en ruter fra hånden. Motstander til venstre la en liten."),
    ("en", "I was in dummy but led a diamond from my hand. Left-hand opponent played low."),
]


@pytest.mark.parametrize(("language", "story"), REVOKED)
def test_a_revoke_by_the_last_to_play_is_ruled_and_the_lead_stands(
    service: Service, language: Language, story: str
) -> None:
    document = service.ask(story, language)
    assert document["procedure"]["name"] == "revoke_correction"
    assert document["procedure"]["facts"]["innocent_side_played_after"] is False
    assert "(53A, 55A)" in document["headline"]["text"]


@pytest.mark.parametrize(("language", "story"), FOLLOWED)
def test_a_card_that_follows_is_no_revoke(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["name"] == "lead_out_of_turn_declarer"
