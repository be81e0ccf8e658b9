"""54, 56: a lead out of turn to a later trick is no opening lead."""

from __future__ import annotations

import pytest

from app.asking.steps.trick_of_lead import LATER as IN_PLAY
from app.asking.steps.trick_of_lead import later_lead_first
from app.service import Service
from corpus.model import Language
from understanding.hear import hear
from understanding.rank import Choice

LATER: list[tuple[Language, str]] = [
    ("hu", "Kelet soron kívül indult a második ütésben, az asztal már lent van. Dél a felvevő, mit tehet?"),
    ("pl", "W drugiej lewie E zawistował poza kolejnością, rozgrywa S. Co teraz?"),
    ("nb", "I andre stikk spilte Øst ut utenfor tur. Syd er spillefører. Hva nå?"),
    ("en", "East led out of turn to the second trick, South is declarer, dummy is down. Options?"),
]
OPENING: list[tuple[Language, str]] = [
    ("hu", "Kelet soron kívül indult, a felvevő Dél."),
    ("pl", "E zawistował poza kolejnością. Rozgrywa S. Co teraz?"),
    ("nb", "Øst spilte ut utenfor tur, åpningsutspillet. Syd er spillefører."),
    ("en", "East made the opening lead out of turn, face up. South is declarer. Options?"),
]

BEHIND: list[tuple[Language, str]] = [
    ("hu", "Azt hittem, enyém az ütés, és indultam a pikk királlyal, pedig Nyugat vitte."),
    ("pl", "Myślałem, że to moja lewa, i wyszedłem królem pik, a wziął ją W."),
    ("nb", "Jeg trodde det var mitt stikk og spilte ut spar konge, men det var makker som hadde tatt det."),
    ("en", "I thought it was my trick and led the spade king, but partner had taken it."),
]
FIRST: list[tuple[Language, str]] = [
    ("hu", "Azt hittem, én indulok, és kihívtam a pikk királyt, pedig Nyugat volt soron."),
    ("pl", "Myślałem, że to mój wist, i wyszedłem królem pik, a kolej była na W."),
    ("nb", "Jeg trodde jeg skulle spille ut og la spar konge, men det var makkers tur."),
    ("en", "I thought I was on lead and led the spade king, but it was partner's turn."),
]


def _first(language: Language, told: str) -> str:
    choices = [Choice("opening_lead_out_of_turn", 0.5, {}), Choice(IN_PLAY[0], 0.4, {})]
    return later_lead_first(choices, hear(told, language))[0].name


@pytest.mark.parametrize(("language", "told"), BEHIND)
def test_a_lead_behind_a_trick_is_one_in_the_play(language: Language, told: str) -> None:
    assert _first(language, told) in IN_PLAY


@pytest.mark.parametrize(("language", "told"), FIRST)
def test_a_lead_behind_none_may_be_the_opening_lead(language: Language, told: str) -> None:
    assert _first(language, told) == "opening_lead_out_of_turn"


@pytest.mark.parametrize(("language", "told"), LATER)
def test_a_later_trick(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "lead_out_of_turn_defender"


@pytest.mark.parametrize(("language", "told"), OPENING)
def test_the_opening_lead(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "opening_lead_out_of_turn"
