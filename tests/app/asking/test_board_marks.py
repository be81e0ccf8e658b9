"""Law 2: a board marked otherwise than its number says; its marks count for the session."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

MARKED: list[tuple[Language, str]] = [
    ("hu", "A 7-es tokra rossz matricát ragasztottak, a szám szerint mindenki bell, a matrica szerint senki. Mi \
alapján írjuk az eredményt?"),
    ("pl", "Naklejka na pudełku 11 jest błędna, pokazuje wszyscy po partii. Które założenia się liczą?"),
    ("nb", "Mappe 5 er merket som ingen i sonen, men etter loven skulle NS være i sonen. Hva gjelder?"),
    ("en", "The sticker on board 9 is wrong: it shows East-West vulnerable. We played it as marked. What counts?"),
]  # fmt: skip
ASKED: list[tuple[Language, str]] = [
    ("hu", "Ki az osztó a 14-es tokon és ki van bellben?"),
    ("pl", "Kto rozdaje w rozdaniu 8?"),
    ("nb", "Hvem er giver på spill 12?"),
    ("en", "Who is dealer on board 6 and who is vulnerable?"),
]


@pytest.mark.parametrize(("language", "told"), MARKED)
def test_its_marks_count_and_nothing_is_asked(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["marked_otherwise"] is True
    assert "87A" in document["answer"]
    assert document["next_question"] is None


@pytest.mark.parametrize(("language", "told"), ASKED)
def test_a_number_asks_the_table(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"] == "board_conditions"
    assert "marked_otherwise" not in document["procedure"]["facts"]
