"""Yes or no stands first where `may he ...?` was asked and the ruling decides it; nowhere else, and never twice."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

FIRST = {"hu": ("Igen.", "Nem."), "pl": ("Tak.", "Nie."), "nb": ("Ja.", "Nei."), "en": ("Yes.", "No.")}


@pytest.mark.parametrize(
    ("language", "question", "yes"),
    [
        (
            "en",
            "South put 1H but had meant 1S, his fingers pulled the wrong card. North has not called. Can he change?",
            True,
        ),
        ("nb", "Syd la 1 hjerter, skulle vært 1 spar, rent feilgrep. Nord har ikke meldt. Får han bytte?", True),
        ("hu", "Dél 1 kőrt tett ki 1 pikk helyett, elcsúszott a keze. Észak nem licitált. Cserélhet?", True),
        ("nb", "Får øst kikke i eget systemkort midt i meldingene, før han melder?", False),
    ],
)
def test_yes_or_no_comes_first(service: Service, language: Language, question: str, yes: bool) -> None:
    document = service.ask(question, language)
    assert document["headline"]["text"].startswith(FIRST[language][0 if yes else 1] + " ")
    assert document["answer"].startswith(document["headline"]["text"])


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "South put 1H, meant 1S, pure slip. North has not called. What now?"),
        ("en", "West opened 1NT and North bid 1S. May West accept it, and may North correct it?"),
    ],
)
def test_no_word_of_it_where_it_was_not_asked_or_is_not_decided(
    service: Service, language: Language, question: str
) -> None:
    assert not service.ask(question, language)["headline"]["text"].startswith(FIRST[language])


def test_a_sentence_that_says_no_itself_says_it_once(service: Service) -> None:
    told = service.ask("May dummy say during the play that a defender has led out of turn?", "en")
    assert told["headline"]["text"].startswith("No")
    assert not told["headline"]["text"].startswith("No. No")
