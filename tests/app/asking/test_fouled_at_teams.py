"""A fouled board at teams: fault decides (87C, 86B2); whether it is pairs or teams was told, and is not asked."""

import pytest

from app.service import Service
from corpus.model import Language


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "At teams, a fouled board: the other table played it with different cards. Nobody is at fault."),
        ("en", "Teams match. Board was fouled: our team-mates played it with North's and East's hands interchanged."),
        ("nb", "I en lagkamp viste det seg at mappen var forvansket, de spilte med andre kort ved det andre bordet."),
    ],
)
def test_fault_decides(service: Service, language: Language, text: str) -> None:
    document = service.ask(text, language)
    assert document["procedure"]["name"] == "fouled_board"
    assert document["procedure"]["facts"]["event"] == "teams"
    assert "86B2" in document["headline"]["text"]
    assert document["next_question"] is None or document["next_question"]["name"] != "event"
