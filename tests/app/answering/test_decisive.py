"""The decisive part of a ruling is in its short answer: the right that is left, the seat it is, the fact not told."""

from __future__ import annotations

import pytest

from app.answering import Line, lines
from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES
from tests.app.answering import decisive_auction, decisive_play
from tests.app.answering.decisive import Facts, asked_in, short, unlike

SAID = [*decisive_auction.ROWS, *decisive_play.ROWS]


@pytest.mark.parametrize(("name", "facts", "said", "unsaid", "asked"), SAID, ids=[str(row[:2]) for row in SAID])
def test_the_decisive_part_is_said(
    service: Service, name: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    found = short(service, name, facts)
    spoken = " ".join([found["headline"]["text"], *(one["text"] for one in found["options"])])
    assert not unlike(spoken, said, unsaid), spoken
    assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), [row[:2] for row in SAID], ids=[str(row[:2]) for row in SAID])
def test_it_is_said_in_few_words_and_cites(service: Service, name: str, facts: Facts, language: str) -> None:
    found = short(service, name, facts, language)
    asked = [found["next_question"]["text"]] if found["next_question"] else []
    spoken = [found["headline"]["text"], *(one["text"] for one in found["options"]), *asked]
    assert words(" ".join(spoken)) <= SPOKEN, found["answer"]
    assert found["headline"]["citations"]


def test_a_choice_is_not_said_twice() -> None:
    row = {"text": "South accepts: the second call stands.", "citations": ["25.B.1"], "kind": "headline"}
    ruling = {
        "procedure": "change_of_call",
        "statements": [],
        "end_of_play_review": [],
        "outcome": {},
        "options": [{"text": "South accepts: it stands.", "citations": ["25.B.1"], "chooser": "S", "name": "accept"}],
        "need": [
            {"name": "choice_accept", "kind": "choice", "choices": [True, False], "citations": [], "chooser": "S"}
        ],
        "branches": [{"if": {"choice_accept": True}, "statements": [row], "outcome": {}, "end_of_play_review": []}],
    }
    told = [one.line for one in lines.options(ruling, {})]
    assert told == [Line("South accepts: the second call stands.", ("25.B.1",))]
