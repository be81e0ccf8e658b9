"""50B, 51: a card dropped while another one of the same hand lies there: both are major penalty cards."""

from __future__ import annotations

import pytest

from app.asking.steps.another_shown import another_shown
from app.service import Service
from corpus.model import Language
from understanding.hear import hear

TWO: list[tuple[Language, str]] = [
    (
        "en",
        "West already has the six of clubs on the table as a minor penalty card. Now he drops the jack of spades too, "
        "face up, by accident. East, his partner, is on lead. What are declarer's rights?",
    ),
    (
        "hu",
        "Nyugatnak már egy kis büntetőlapja volt az asztalon, a treff hármas. Most véletlenül elejtette a kőr királyt "
        "is, színnel felfelé. A társa, Kelet jön hívni. Mit választhat a felvevő?",
    ),
    (
        "pl",
        "Jestem E. W drugiej lewie wypadła mi czwórka pik i leży odkryta, teraz po piątej lewie jeszcze dama karo, też "
        "odkryta, obie niechcący. Rozgrywający S pyta, jakie ma prawa.",
    ),
    (
        "nb",
        "Øst hadde allerede ruter 5 liggende som straffekort etter at han mistet den. Nå har han mistet spar dame "
        "også, med billedsiden opp. Det er Øst som skal spille ut. Hva gjelder?",
    ),
]
ONE: list[tuple[Language, str]] = [
    ("en", "West has the six of clubs lying there as a penalty card. East leads the jack of spades. May he?"),
    ("hu", "Nyugatnak véletlenül kiesett a treff hármas, Keletnek meg a kőr király. Mi a teendő?"),
    ("pl", "Obrońcy E wypadła niechcący dwójka kier i leży odkryta. Na wyjściu jest W. Co może rozgrywający?"),
    ("nb", "Øst mistet ruter 5 ved et uhell, og den ligger der. Vest spiller ut spar dame. Hva gjelder?"),
]


@pytest.mark.parametrize(("language", "told"), TWO)
def test_both_are_major(service: Service, language: Language, told: str) -> None:
    assert another_shown(hear(told, language))
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["facts"]["other_penalty_cards"] is True
    assert "51B" in document["answer"]


@pytest.mark.parametrize(("language", "told"), ONE)
def test_one_card_lies_there_alone(language: Language, told: str) -> None:
    assert not another_shown(hear(told, language))
