"""55B, 60B: the hand told to hold the lead had to lead, though it is told what had not been led from there yet; and a
defender's card before that lead is a major penalty card.
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
        "I was in hand but called for a diamond from dummy. Left made me take it back and back it went. Before I had \
led anything from hand, right put down the ten of diamonds.",
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
