"""79C1: more than half an hour after the posting only a later limit of the organizer is open, however that is told."""

import pytest

from app.service import Service
from corpus.model import Language

LATE: list[tuple[Language, str]] = [
    ("hu", "Kitették az eredménylistát két órája, most látom, hogy a gépbe 3 szan -1 ment be +1 helyett. Javítható?"),
    ("hu", "Ötven perce fent van a lista, és a gépbe fordított oldalra könyvelték a 420-at. Javítható?"),
    ("pl", "Wyniki wiszą od dwóch godzin, wpisaliśmy przez pomyłkę bez jednej zamiast swoje. Da się poprawić?"),
    ("pl", "Wyniki wiszą od 50 minut, wpisano 420 na złą stronę. Poprawia się to?"),
    ("nb", "Lista ble lagt ut for tre timer siden, og 3NT er ført som en bet i stedet for vunnet. Kan det rettes?"),
    ("nb", "Lista ble lagt ut i går, og 3NT er ført som en bet i stedet for vunnet. Kan det rettes?"),
]


@pytest.mark.parametrize(("language", "text"), LATE)
def test_only_a_later_limit_is_asked(service: Service, language: Language, text: str) -> None:
    """When it was posted is told; nothing heard in silence puts it within the 30 minutes again."""
    document = service.ask(text, language)
    question = document["next_question"]
    assert question is not None
    assert question["name"] == "later_limit"
    assert "79C2" in document["answer"]
