"""Law 58 in short: a card played after the offender's may be changed, not one led before; in time or too late."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, Row, asked_in, short, unlike

TWO_SEEN: Facts = {
    "by_two_players": False,
    "by_defender": True,
    "cards_together": ["C9", "C4"],
    "several_visible": True,
    "choice_card": "C9",
}
FOLLOWED: Facts = {"opponent_played_to_trick": True}
AT_ONCE: Facts = {"by_two_players": True, "turn_after_first": "his_rho"}
LATE: Facts = {**AT_ONCE, "noticed_too_late": True}

SAID: list[Row] = [
    # 58B3: the card added after the withdrawn one
    ("simultaneous", {**TWO_SEEN, **FOLLOWED}, ("58B3", "played after it", "minor"), (), None),
    ("simultaneous", {**TWO_SEEN, "opponent_played_to_trick": False}, ("minor",), ("58B3",), None),
    ("simultaneous", {**TWO_SEEN, **FOLLOWED, "by_defender": False}, ("58B3", "after it"), ("penalty card:",), None),
    # 50D: what declarer decides is named
    ("simultaneous", {**TWO_SEEN, "cards_together": ["CK", "C9"]}, ("50D", "lead"), ("declarer chooses",), None),
    # 57D while the trick is being played; once both sides have played on, it stands
    ("simultaneous", {**AT_ONCE, "by_defender": True}, ("57D", "at his own turn"), ("too late",), None),
    ("simultaneous", {**LATE, "by_defender": True}, ("too late", "stands", "16B3"), ("at his own turn",), None),
    ("simultaneous", {**LATE, "by_defender": False}, ("stands", "no rectification"), ("16B3",), None),
    (
        "simultaneous",
        {**LATE, "turn_after_first": "his_partner", "by_defender": True},
        ("too late", "no penalty card"),
        ("57C1",),
        None,
    ),
]


@pytest.mark.parametrize(("procedure", "facts", "said", "unsaid", "asked"), SAID)
def test_said_in_short(
    service: Service, procedure: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    found = short(service, procedure, facts)
    assert unlike(found["headline"]["text"], said, unsaid) == []
    assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("procedure", "facts"), [(row[0], row[1]) for row in SAID])
def test_no_more_words_than_are_spoken(service: Service, procedure: str, facts: Facts, language: Language) -> None:
    assert words(short(service, procedure, facts, language)["answer"]) <= SPOKEN
