"""Two laws named, and their difference asked for: the entry that rests on both says it, else their own sentences."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

BOTH_IN_AN_ENTRY: list[tuple[Language, str]] = [
    (
        "hu",
        "Mi a különbség a 69B és a 71 között? Az egyiknél én fogadtam el az ellenfél terítését, a másiknál én "
        "mondtam le egy ütésről.",
    ),
    ("pl", "Przepis 69B kontra przepis 71: czym się różnią warunki zwrotu lewy?"),
    ("nb", "Hva er forskjellen på 71 og 69B?"),
    ("en", "What's the difference between 69B and 71?"),
]
IN_NONE: list[tuple[Language, str]] = [
    ("hu", "Mi a különbség a 13A1 és a 13A2 között?"),
    ("pl", "Czym się różni 13A1 od 13A2?"),
    ("nb", "Hva er forskjellen på 13A1 og 13A2?"),
    ("en", "What's the difference between 13A1 and 13A2?"),
]


@pytest.mark.parametrize(("language", "asked"), BOTH_IN_AN_ENTRY)
def test_an_entry_that_rests_on_both_tells_them_apart(service: Service, language: Language, asked: str) -> None:
    document = service.reply(asked, None, None, None, language)
    assert document["procedure"] is None
    assert all(law in document["answer"] for law in ("(69B)", "(71)", "79C1"))


@pytest.mark.parametrize(("language", "asked"), IN_NONE)
def test_laws_that_no_entry_tells_apart_are_said_side_by_side(service: Service, language: Language, asked: str) -> None:
    answer = service.reply(asked, None, None, None, language)["answer"]
    assert "13A1:" in answer
    assert "13A2:" in answer


def test_a_number_beside_one_law_is_none_where_no_difference_is_asked_for(service: Service) -> None:
    answer = service.reply("What does 69B say? We had 10 tricks.", None, None, None, "en")["answer"]
    assert "10:" not in answer


@pytest.mark.parametrize(
    "asked",
    [
        "Quick one about Law 66 for our beginners' leaflet: what's the cut-off for peeking at your own last card?",
        "Just the rule, no incident: under law 65, can dummy tell declarer a finished trick is pointing the wrong way?",
    ],
)
def test_nobody_who_looks_a_rule_up_is_asked_about_a_table(service: Service, asked: str) -> None:
    assert service.reply(asked, None, None, None, "en")["next_question"] is None
