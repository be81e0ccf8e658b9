"""Whether somebody is forced to call tells a call as little as whether he must: nothing has happened."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "Kénytelen Észak passzolni?"),
        ("hu", "Észak passzra van kényszerítve?"),
        ("pl", "Czy N jest zmuszony spasować?"),
        ("nb", "Blir Nord tvunget til pass?"),
        ("nb", "Er nord nødt til å passe nå?"),
        ("en", "Is North forced to pass?"),
    ],
)
def test_forced_to_pass_is_no_pass(language: Language, text: str) -> None:
    assert not hear(text, language).table["events"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "Észak passzolt."),
        ("pl", "N spasował."),
        ("nb", "Nord passet."),
        ("en", "North passed."),
    ],
)
def test_a_pass_is_one(language: Language, text: str) -> None:
    assert len(hear(text, language).done("call")) == 1
