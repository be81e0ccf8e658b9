"""An average that was given tells whose fault it was found; beside the contestant's own it is worked out (12C2c)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

GIVEN: list[tuple[Language, str, str]] = [
    ("nb", "TL ga oss snitt pluss på spill 6, vi ligger på 64 prosent ellers. Hva får vi på spillet?", "64 %"),
    ("en", "The slow pair got average minus but they scored 35% on everything else. What goes down for them?", "35%"),
    ("hu", "Átlag pluszt kaptunk a nyolcas leosztásra, a fordulóban amúgy 62%-unk van. Mennyit írnak nekünk?", "62 %"),
    ("pl", "Dostaliśmy średnią plus za rozdanie 5, w pozostałych mamy 48%. Ile nam wpiszą?", "60%"),
    ("hu", "Mínusz átlagot kaptunk a nyolcas leosztásra, amúgy 52%-unk van. Mennyit írnak nekünk?", "40 %"),
]


@pytest.mark.parametrize(("language", "text", "says"), GIVEN)
def test_the_average_given_and_the_own_one_are_compared(
    service: Service, language: Language, text: str, says: str
) -> None:
    """Law 12C2c: nobody asks who was at fault, or for the percentage that was told."""
    document = service.ask(text, language)
    assert says in document["answer"]
    assert document["next_question"] is None


def test_whether_an_average_is_due_is_no_average_given(service: Service) -> None:
    """Law 12C2a: it hangs on the fault, which is asked."""
    document = service.ask("We could not play board 5. Do we get average plus or minus?", "en")
    procedure = document["procedure"]
    assert procedure is None or "finding_fault" not in procedure["facts"]
