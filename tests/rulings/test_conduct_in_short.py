"""Laws 9 to 11, 20, 73 and 76 in short: what is told is no condition any more, and what is asked about is answered."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, Row, asked_in, short, unlike

ACTED: Facts = {"issue": "acted_before_director"}
FORFEITED: Facts = {**ACTED, "finding_right_forfeited": True}
GAINED: Facts = {"finding_gained_through_ignorance": True}
NO_GAIN: Facts = {"finding_gained_through_ignorance": False}
MESSAGE: Facts = {"conduct": "broadcast", "communicated_with_player": True}

SAID: list[Row] = [
    # 11A: who gained by the opponents' ignorance of the law loses the gain; the other side keeps its table score
    ("waivers_and_forfeiture", {**ACTED, **GAINED}, ("who gained", "11A", "11B"), ("If the opponents",), None),
    ("waivers_and_forfeiture", {**ACTED, **NO_GAIN}, ("stands for both sides",), ("If the opponents",), None),
    ("waivers_and_forfeiture", ACTED, ("If the opponents gained",), ("for both sides",), None),
    ("waivers_and_forfeiture", {**FORFEITED, **GAINED}, ("opponents gained", "11A"), ("If the opponents",), None),
    ("waivers_and_forfeiture", {**FORFEITED, **NO_GAIN}, ("stands for both sides",), ("If the opponents",), None),
    (
        "waivers_and_forfeiture",
        {"issue": "players_settled_it", **GAINED},
        ("let stand or cancel", "10B", "loses the gain", "11A"),
        (),
        None,
    ),
    # 20B and the note to 20F1: who must pass may not ask in the auction, whatever he asks for
    *(
        ("right_to_ask_or_review", {"obliged_to_pass": True, **asks}, ("must pass", "20F1", "After"), ("At his",), None)
        for asks in ({"request": "explanation"}, {"request": "review"}, {"request": "single_call"}, {})
    ),
    ("right_to_ask_or_review", {"request": "explanation"}, ("At his turn",), ("must pass",), "phase"),
    # 62A: attention must have been drawn to the revoke; 72B3: it may not be concealed
    (
        "waivers_and_forfeiture",
        {"issue": "own_side_silent", "phase": "play"},
        ("nobody has to", "if attention is drawn", "62A", "forbidden"),
        (),
        None,
    ),
    # 73D2 with 73E2; 73B2 with 91; 73A2 at the first trick too; 73D1 is for tempo and manner
    (
        "tempo_variation",
        {"finding_deliberate": True, "relied_on_by": "opponent"},
        ("An opponent drew", "73D2", "73E2"),
        ("If an innocent",),
        None,
    ),
    ("tempo_variation", {"finding_deliberate": True}, ("If an innocent opponent", "73E2"), (), None),
    ("tempo_variation", {"prearranged": True}, ("91A", "91B", "adjusted score for damage", "evidence"), (), None),
    ("tempo_variation", {"required_pause": True}, ("free to call and play",), (), None),
    ("tempo_variation", {"relied_on_by": "partner"}, ("tempo or manner", "logical alternative"), ("Thinking",), None),
    # 76D: a player is no spectator; 74 and 90 bind him
    ("spectator_conduct", {"is_spectator": False}, ("76D", "74", "90", "16D"), (), None),
    # 76C1 with 85A1: the director may weigh what he asked for
    ("spectator_conduct", {"conduct": "fact_or_law", "asked_by_director": True}, ("85A1", "weigh"), (), None),
    # 76A2 with 16D: what the player learnt by it is not told
    ("spectator_conduct", MESSAGE, ("76A2", "16D"), (), None),
    ("spectator_conduct", {**MESSAGE, "player_informed": False}, ("76A2",), ("16D",), None),
    ("spectator_conduct", {**MESSAGE, "player_informed": True}, ("76A2", "artificial score"), ("If the player",), None),
]


@pytest.mark.parametrize(("procedure", "facts", "said", "unsaid", "asked"), SAID)
def test_said_in_short(
    service: Service, procedure: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    found = short(service, procedure, facts)
    assert unlike(found["headline"]["text"], said, unsaid) == []
    if asked is not None:
        assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("procedure", "facts"), [(row[0], row[1]) for row in SAID])
def test_no_more_words_than_are_spoken(service: Service, procedure: str, facts: Facts, language: Language) -> None:
    assert words(short(service, procedure, facts, language)["answer"]) <= SPOKEN
