"""A number and a suit that somebody holds are no call and no card: nobody has called by that (Law 16D3)."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

HELD: list[tuple[Language, str]] = [
    ("en", "I overheard that North has five hearts in board 14."),
    ("en", "Somebody said North's got eight hearts on board 14."),
    ("pl", "usłyszałem, że w czternastce North ma osiem kierów."),
    ("nb", "hørte at Nord har fem hjerter i spill 14"),
    ("hu", "meghallottam, hogy Északnak öt kőre van a 14-esben"),
]


@pytest.mark.parametrize(("language", "text"), HELD)
def test_what_somebody_holds_is_no_call(language: Language, text: str) -> None:
    heard = hear(text, language)
    assert heard.read is not None
    assert not [one for one in heard.read.mentions if one.kind in ("call", "card")]
    assert not heard.facts("extraneous_info").get("first_call_made")


def test_a_contract_that_was_had_stays_one() -> None:
    """A double stands behind it, or the card is named with its rank."""
    assert _read("They had four spades doubled.", "call") == ["4S", "X"]
    assert _read("West still has the five of hearts.", "card") == ["H5"]


def _read(text: str, kind: str) -> list[str | int]:
    read = hear(text, "en").read
    assert read is not None
    return [one.value for one in read.mentions if one.kind == kind]
