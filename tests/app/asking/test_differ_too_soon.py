"""55A and 60B in one: whose choice counts, and the card that the other defender then played too soon."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from rulings import registry
from rulings.engine.editions import IN_FORCE_EDITION
from tests.telling import ruled

FACTS = {
    "card": "CQ",
    "contract": {"declarer": "S"},
    "led_from": "dummy",
    "turn_to_lead": "declarer",
    "play_after_lead": "none",
    "choice_next_defender": "refuse",
    "choice_other_defender": "accept",
    "defender_played_before_correct_lead": True,
    "defender": "W",
    "defender_card": "DJ",
}
WHOSE: dict[Language, str] = {
    "hu": "annak a választása számít, aki soron következett",
    "pl": "liczy się wybór obrońcy następnego w kolejności",
    "nb": "valget til den som er neste i tur, gjelder",
    "en": "the choice of the defender next to play counts",
}


def test_whose_choice_counts_is_said_with_the_card(service: Service) -> None:
    told = (
        "Dél a felvevő, kézben vitte az ütést, mégis az asztalról hívta a treff dámát. Kelet (az asztal után ő jön) "
        "visszavetette, Nyugat meg elfogadta volna. Dél visszatette. De mielőtt kézből hívott volna, Nyugat már "
        "kirakta a káró bubit nyitva. Melyikük szava számít?"
    )
    answer = ruled(service, told, "hu")["answer"]
    assert "Kelet döntése számít" in answer
    assert answer.count("55A") == 1
    assert "50D2" in answer


@pytest.mark.parametrize(("language", "whose"), WHOSE.items())
def test_it_is_one_headline(language: Language, whose: str) -> None:
    ruling = registry.rule("lead_out_of_turn_declarer", dict(FACTS), IN_FORCE_EDITION, language)
    assert whose in next(row["text"] for row in ruling["statements"] if row["kind"] == "headline")


@pytest.mark.parametrize(("language", "whose"), WHOSE.items())
def test_not_where_they_agree(language: Language, whose: str) -> None:
    facts = {**FACTS, "choice_other_defender": "refuse"}
    ruling = registry.rule("lead_out_of_turn_declarer", facts, IN_FORCE_EDITION, language)
    assert not any(whose in row["text"] for row in ruling["statements"])
