"""What was asked and is not answered is named: by label or as it was typed, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from app.answering import left_open
from app.asking.unanswered import unanswered
from app.service import Service
from corpus.model import Language


@pytest.mark.parametrize(
    ("language", "question", "words"),
    [
        ("en", "Is this 27B1 or 25A? West opened 1NT, North bid 1 spade, East did not accept.", "Not answered: 25A."),
        ("nb", "Er det 27B1 eller 25A? Vest åpnet 1 NT, nord meldte 1 spar.", "Ikke besvart: 25A."),
        ("hu", "27B1 vagy 25A? Nyugat 1 szant nyitott, Észak 1 pikket licitált.", "Nem kapott választ: 25A."),
        ("pl", "27B1 czy 25A? W otworzył 1BA, N zalicytował 1 pik.", "Bez odpowiedzi: 25A."),
    ],
)
def test_a_law_that_was_named_and_is_not_cited_is_named(
    service: Service, language: Language, question: str, words: str
) -> None:
    document = service.ask(question, language)
    assert document["procedure"]["name"] == "insufficient_bid"
    assert document["unanswered"] == [{"kind": "law", "text": "25A"}]
    assert left_open(document) == words


@pytest.mark.parametrize(
    ("outcome", "headline", "named"),
    [
        ({"established": False}, "Still correctable, no trick goes over (62) (63A, 62A).", True),
        ({"tricks": 2}, "Two tricks go over (64A1).", False),
        ({"result": "score"}, "The defenders get 500 (77).", False),
    ],
)
def test_a_question_for_a_number_is_named_where_the_ruling_has_none(
    service: Service, outcome: dict[str, Any], headline: str, named: bool
) -> None:
    document = {
        "question": "He revoked twice. How many tricks move?",
        "status": "answered",
        "language": "en",
        "citations": [],
        "understood": {"asked": [{"form": "how_many", "words": "How many tricks move?"}]},
        "procedure": {"ruling": {"outcome": outcome}},
        "headline": {"text": headline},
        "options": [],
        "next_question": None,
    }
    found = unanswered(service.store, document)
    assert found == ([{"kind": "question", "text": "How many tricks move?"}] if named else [])
    assert unanswered(service.store, {**document, "next_question": {"name": "trick_winner"}}) == []


@pytest.mark.parametrize(
    "question",
    [
        "27B1",
        "West opened 1NT, North bid 1 spade.",
        "East revoked and won the trick himself. He won another trick later. How many tricks?",
        "What is 4 spades doubled, two down, vulnerable?",
        "How do I boil an egg?",
    ],
)
def test_what_is_answered_or_refused_is_not_named(service: Service, question: str) -> None:
    document = service.ask(question, "en")
    assert document["unanswered"] == []
    assert left_open(document) == ""
