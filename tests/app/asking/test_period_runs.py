"""71B, 79C: a concession is cancelled within the correction period; that it ends on a day to come says that it runs."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

RUNS: list[tuple[Language, str]] = [
    ("en", "My partner conceded the last trick but held the top trump, so it could not be lost. The correction period "
     "runs until Friday."),
    ("hu", "A társam lemondott az utolsó ütésről, pedig nála volt az egyetlen adu, semmiképp nem veszhetett el. A "
     "kiigazítási idő holnap estig tart."),
    ("pl", "Partner oddał ostatnią lewę, a miał jedynego atuta, nie dało się jej przegrać. Czas na reklamacje kończy "
     "się dopiero jutro."),
    ("nb", "Makker ga bort siste stikk, men han satt med eneste trumf, kunne ikke tapes. Protestfristen går ut i "
     "morgen kveld."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), RUNS)
def test_a_period_that_ends_later_runs(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get("within_correction_period") is True
    assert "71B" in document["answer"]
