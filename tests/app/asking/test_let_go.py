"""11A: a lead out of turn that declarer let be taken back, raised when the board is over."""

from __future__ import annotations

import pytest

from app.asking.steps.let_go import let_go
from app.service import Service
from corpus.model import Language
from understanding.hear import hear

LET_GO: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat soron kívül hívott, én felvevőként azt mondtam: semmi baj, vedd fel, hívjon Kelet. Kelet hívott, "
        "lejátszottuk. A végén hívtam a versenybírót, hogy büntetőlap járt volna. Kaphatok most valamit?",
    ),
    (
        "pl",
        "W zawistował nie w swojej kolejności, rozgrywający pozwolił mu zabrać kartę i wyszedł E. Sędziego nie wołano. "
        "Po rozegraniu rozdania rozgrywający żąda sprostowania. Czy mu przysługuje?",
    ),
    (
        "nb",
        "Vest spilte ut utenfor tur, spillefører lot ham ta kortet tilbake, og øst spilte ut i stedet. Ingen tilkalte "
        "turneringslederen. Etter at spillet var ferdig, vil spillefører ha justert score. Har hun krav på det?",
    ),
    (
        "en",
        "East led out of turn, declarer told her to put it back and West led instead. No director. After the hand "
        "declarer calls the director and wants compensation for the lead out of turn.",
    ),
]
OPEN: list[tuple[Language, str]] = [
    ("hu", "Nyugat soron kívül hívott, a felvevő azonnal hívta a versenybírót. Mit választhat?"),
    ("pl", "W wyszedł poza kolejnością, potem wyszedł E, zanim sędzia doszedł do stołu. Co może rozgrywający?"),
    ("nb", "Vest spilte ut utenfor tur, og nord som sitter etter ham la på. Etter spillet klager øst. Står det?"),
    (
        "en",
        "West led out of turn, dummy was put down and play went on. After the play East-West complain. Does it stand?",
    ),
]


@pytest.mark.parametrize(("language", "told"), LET_GO)
def test_the_right_may_be_forfeited(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "waivers_and_forfeiture"
    assert document["procedure"]["facts"]["issue"] == "acted_before_director"


@pytest.mark.parametrize(("language", "told"), OPEN)
def test_other_leads_are_ruled_as_leads(language: Language, told: str) -> None:
    assert not let_go(hear(told, language))
