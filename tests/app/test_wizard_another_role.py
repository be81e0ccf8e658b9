"""What would be ruled if another of the play had done the same: his role changes, and his seat is not known."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

SAME: list[tuple[Language, str, str, str, object]] = [
    ("hu", "A védő Kelet színt vétett, és a vonala már játszott a következő ütéshez.",
     "és ha a felvevő csinálta volna ugyanezt?", "offender_role", "declarer"),
    ("pl", "Obrońca E zrobił renons i zagrał do następnej lewy.", "a gdyby rozgrywający zrobił to samo?",
     "offender_role", "declarer"),
    ("nb", "Øst revoket i forsvar og siden spilte til neste stikk.", "og hva om blindemann hadde gjort det samme?",
     "offender_role", "dummy"),
    ("en", "East, defending, revoked and his side played to the next trick.", "what if dummy had revoked instead?",
     "offender_role", "dummy"),
    ("en", "West, a defender, dropped the king of hearts face up while his partner could see it.",
     "and if declarer had done the same?", "by_declaring_side", True),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told", "further", "fact", "value"), SAME)
def test_the_same_by_another(
    service: Service, language: Language, told: str, further: str, fact: str, value: object
) -> None:
    document = service.reply(further, None, service.reply(told, None, None, None, language), None, language)
    assert document["procedure"] is not None
    facts = document["procedure"]["facts"]
    assert facts[fact] == value
    assert facts.get("offender") is None
