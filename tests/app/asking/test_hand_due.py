"""55A, 55B, 60B: the hand told to hold the lead had to lead, though it is told what had not been led from there yet; a
defender's card before that lead is a major penalty card. The hand only thought to hold it is the one that was led from,
so that the defender behind it decides where the two differ.
"""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

FROM_HAND: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Kézben voltam, mégis kárót kértem az asztalról. A bal oldali ellenfél kérte, hogy tegyem vissza, vissza is \
került. Kézből még semmit nem hívtam, amikor a jobb oldali ellenfél kirakta a káró tízest.",
        "kezéből",
    ),
    (
        "pl",
        "Byłem w ręce, a zadysponowałem karo ze stołu. Lewy kazał cofnąć, cofnęliśmy. Zanim cokolwiek zagrałem z ręki, \
prawy wyłożył dziesiątkę karo.",
        "z ręki",
    ),
    (
        "nb",
        "Jeg var inne på hånden, men ba om en ruter fra bordet. Motspilleren til venstre forlangte den tatt tilbake, \
og det ble den. Jeg rakk ikke å spille ut noe fra hånden før motspilleren til høyre la ruter ti.",
        "fra hånden",
    ),
    (
        "en",
        "I was in hand but called for a diamond from dummy. LHO made me take it back and back it went. Before I had \
led anything from hand, RHO put down the ten of diamonds.",
        "from hand",
    ),
]


@pytest.mark.parametrize(("language", "told", "hand"), FROM_HAND)
def test_the_lead_is_due_from_the_hand_told_to_hold_it(
    service: Service, language: Language, told: str, hand: str
) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert hand in answer.split(".")[0]
    assert "60B" in answer


THOUGHT_IN_HAND: list[tuple[Language, str, str, str]] = [
    (
        "hu",
        "Azt hittem, a kezemben vagyok, és treffet hívtam onnan, pedig az előző ütést az asztal vitte.",
        "bal oldali",
        "jobb oldali",
    ),
    (
        "pl",
        "Rozgrywający myślał, że jest w ręce, i wyszedł w trefla, a ostatnią lewę wziął dziadek.",
        "lewy przeciwnik",
        "prawy przeciwnik",
    ),
    (
        "nb",
        "Jeg tok for gitt at jeg var inne på hånden og spilte kløver derfra, men blindemann vant forrige stikk.",
        "venstre motstander",
        "høyre motstander",
    ),
    (
        "en",
        "I thought I was in hand, so I led a club from there, but dummy had won the last trick. I was declarer.",
        "left-hand opponent",
        "right-hand opponent",
    ),
]


@pytest.mark.parametrize(("language", "told", "decides", "other"), THOUGHT_IN_HAND)
def test_the_hand_only_thought_to_hold_the_lead_led_out_of_turn(
    service: Service, language: Language, told: str, decides: str, other: str
) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert decides in answer
    assert other not in answer
