"""Law 16 in short: from where, how far the board has gone, and whether he has acted, is said as it is told."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings import registry
from tests.app.answering.decisive import Facts, Row, asked_in, short, unlike

ELSEWHERE: Facts = {"information_source": "other_source"}
WITHDRAWN: Facts = {"information_source": "withdrawn_action"}
TOLD: Facts = {"information_source": "partner", "ui_event": "explanation", "acted": True, "play_over": True}
FOUND: Facts = {
    **TOLD,
    "finding_unauthorized_information": True,
    "finding_logical_alternative": True,
    "finding_demonstrably_suggested": True,
}
BAN: Facts = {"information_source": "partner", "ui_event": "hesitation", "reserving_prohibited": True}

SAID: list[Row] = [
    # 16D2 before the first call, 16D3 after it; once the board is over only the score is left
    ("unauthorized_information", ELSEWHERE, ("before the first call", "16D2", "16D3"), ("disputed",), None),
    ("unauthorized_information", {**ELSEWHERE, "play_over": False}, ("16D3",), ("looked on purpose",), None),
    (
        "unauthorized_information",
        {**ELSEWHERE, "play_over": True},
        ("adjusts the score if", "16D2c", "90"),
        ("redeal", "seats"),
        None,
    ),
    # 85A1: whether he received it is found first
    ("unauthorized_information", {**ELSEWHERE, "facts_disputed": True}, ("disputed", "85A1", "Only then"), (), None),
    # 16A1a and 16A2 as they stand
    ("unauthorized_information", {"information_source": "legal_calls_and_plays"}, ("that were accepted",), (), None),
    ("unauthorized_information", {"information_source": "own_estimate"}, ("opponents' traits", "16A2"), (), None),
    # 16C2: before he acts he is told what he may do, and no finding is asked for
    ("unauthorized_information", {**WITHDRAWN, "acted": False}, ("chooses freely", "16C2"), (), None),
    ("unauthorized_information", {**WITHDRAWN, "acted": True}, ("16C2",), (), "finding_logical_alternative"),
    # 16B2: where reserving rights is banned, what he may do is said besides
    ("unauthorized_information", {**BAN, "acted": False}, ("at once", "calls freely", "16B1a"), (), None),
    ("unauthorized_information", {**BAN, "acted": True, "play_over": False}, ("at once",), ("calls freely",), None),
    # 73C2: the infraction may be penalized though it gained nothing
    ("unauthorized_information", {**FOUND, "finding_gained": False}, ("infraction", "stands", "73C2"), ("75A",), None),
    # 75A is for one who still has to call
    ("unauthorized_information", {**TOLD, "finding_logical_alternative": False}, ("16B1b",), ("75A", "goes on"), None),
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


def test_a_note_is_not_read_aloud_beside_a_law(service: Service) -> None:
    """16B2 with its note: the note is cited, and `16 *1` is not said."""
    facts = {**BAN, "reserving_prohibited": False, "acted": True, "play_over": False}
    assert " *1" not in short(service, "unauthorized_information", facts)["headline"]["text"]
    cited = [law for row in registry.rule("unauthorized_information", facts)["statements"] for law in row["citations"]]
    assert "16.fn1" in cited
