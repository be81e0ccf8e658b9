"""Laws 24D, 24E, 39B: whether the offender's side declares follows from his seat and the side that plays the hand."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

DROPPED: list[tuple[Language, str, str]] = [
    ("pl", "Licytacja jeszcze trwala, Wschodowi wypsnely sie z reki dwie karty na stol, as karo i trojka trefl, \
Zachod wszystko widzial. W koncu N-S rozgrywaja 3 kiery. Co z tymi kartami?", "defending"),
    ("en", "During the auction West dropped the king of clubs face up on the table, East saw it. In the end \
North-South played four spades with South declaring. What about the card?", "defending"),
    ("hu", "Licit kozben keletnek kiesett a kezebol a karo dama, nyugat is latta. Vegul kelet-nyugat jatssza a 3 \
szant. Mi lesz a damaval?", "declaring"),
    ("nb", "Under meldingene glapp ruter konge ut av handa paa Syd, Nord saa den. Det endte med at Oest-Vest spiller \
4 spar. Hva naa med kongen?", "defending"),
]  # fmt: skip
LATE: list[tuple[Language, str]] = [
    ("en", "After the three final passes West doubled. East-West are playing four hearts. What happens?"),
    ("hu", "Kelet a harom passz utan meg kontrazott. A felvetelt kelet-nyugat jatssza. Mi a helyzet?"),
    ("pl", "Po trzech pasach W dal jeszcze kontre. 3BA rozgrywaja W-E. Co teraz?"),
    ("nb", "Etter de tre siste passene doblet Vest. Oest-Vest spiller 4 hjerter. Hva skjer?"),
]


@pytest.mark.parametrize(("language", "told", "role"), DROPPED)
def test_the_card_of_one_whose_side_is_told(service: Service, language: Language, told: str, role: str) -> None:
    assert service.reply(told, None, None, None, language)["procedure"]["facts"]["later_role"] == role


@pytest.mark.parametrize(("language", "told"), LATE)
def test_a_late_call_of_the_side_that_plays(service: Service, language: Language, told: str) -> None:
    reply = service.reply(told, None, None, None, language)
    assert "39B" in reply["answer"]
    assert reply["next_question"] is None
