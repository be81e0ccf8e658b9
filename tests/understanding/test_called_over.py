"""A call told behind the bid that was made over it came before it."""

import pytest

from corpus.model import Language
from understanding.hear import hear


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "South bid 2 hearts over 3 clubs."),
        ("pl", "S zalicytował 2 kiery na 3 trefle."),
        ("nb", "Syd meldte 2 hjerter over 3 kløver."),
        ("hu", "Dél 2 kőrt licitált 3 treffre."),
    ],
)
def test_what_is_bid_over_came_before(language: Language, text: str) -> None:
    heard = hear(text, language)
    assert [event["what"]["call"] for event in heard.table["events"]] == ["3C", "2H"]
    assert [name for _, name in heard.shown] == ["insufficient_bid"]
