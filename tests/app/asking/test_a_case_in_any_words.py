"""A story in which several things happened at a table is the Laws' business, however little of it search knows."""

from __future__ import annotations

from typing import Any

import pytest

from app.service import Service


@pytest.mark.parametrize(
    "story",
    [
        (
            "so my mate opens 1NT, pass, I bid 2 spades, then I recount my hand and blimey ive got loads more so "
            "I whack 3NT on top. lefty hasnt bid or said a dickybird yet. which one counts"
        ),
        (
            "Declarer (S) led a heart, West pitched the 7 of diamonds, jack from dummy, East followed. Then West "
            'goes "oh sugar, got one". No one\'s led to the next trick. Just put it right or is there more to it, '
            "and does that dimaond stay out"
        ),
    ],
)
def test_slang_is_no_reason_to_refuse(service: Service, story: str) -> None:
    """Two tellings of blind round 6 that were refused for their words, each with two acts at least."""
    found: dict[str, Any] = service.ask(story, "en")
    assert len(found["understood"]["events"]) >= 2
    assert found["status"] != "refused"
    assert found["procedure"]


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("nb", "Bør jeg sperre med fire spar i faresonen?"),
        ("hu", "Mikor indul az utolsó villamos a klub felől?"),
        ("hu", "Mennyi idő alatt fő meg a tojás?"),
        ("pl", "Jaki telefon kupić?"),
        ("en", "Nine points and six hearts, what would you open in third seat?"),
    ],
)
def test_one_act_alone_is_none(service: Service, lang: str, question: str) -> None:
    """What to bid, and when a tram starts, stay outside."""
    assert service.ask(question, lang)["status"] == "refused"  # type: ignore[arg-type]
