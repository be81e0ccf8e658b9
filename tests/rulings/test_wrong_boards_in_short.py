"""Laws 15 and 33 in short: what becomes of the assigned board is said as it is told, and a disputed order both ways."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, Row, asked_in, short, unlike

PAIRS: Facts = {"event": "pairs"}
LATER: Facts = {"choice_play_assigned_later": True}
LOST: Facts = {"choice_play_assigned_later": False}
WRONG_HAND: Facts = {"later_board": False, "offender_called": True}
DISPUTED: Facts = {"order_disputed": True}

SAID: list[Row] = [
    # 15B3: nobody is deprived of the assigned board that is played later
    ("wrong_opponents_board", {**PAIRS, **LATER, "already_played": True}, ("cancelled", "later"), ("60%",), None),
    ("wrong_opponents_board", {**PAIRS, **LOST, "already_played": True}, ("cancelled", "60%"), (), None),
    (
        "wrong_opponents_board",
        {**PAIRS, **LATER, "already_played": True, "for_later_round": True},
        ("cancelled", "60%"),
        (),
        None,
    ),
    ("wrong_opponents_board", {**PAIRS, **LATER}, ("is played later",), ("may be played", "60"), "already_played"),
    ("wrong_opponents_board", {**PAIRS, **LOST}, ("is lost", "60"), ("later",), "already_played"),
    ("wrong_opponents_board", PAIRS, ("may be played later", "60"), (), "already_played"),
    # 15B2: finished or not, it counts
    (
        "wrong_opponents_board",
        {**PAIRS, **LATER, "already_played": False},
        ("it counts", "15B2"),
        ("they finish",),
        None,
    ),
    # 86B2(a) to (c)
    ("wrong_opponents_board", {"event": "teams"}, ("neither side", "both at fault", "one side", "86B2"), (), None),
    # 15A4: no automatic cost, a penalty is possible
    ("wrong_board_hand", {**WRONG_HAND, "partner_called": False}, ("calls again", "15A4"), (), None),
    ("wrong_board_hand", {**WRONG_HAND, "partner_called": True}, ("adjusted",), ("15A4",), None),
    # 33 with 29A and 31B, or 28B: the player on the right of the one in turn, at once or before him
    (
        "simultaneous_call",
        {**DISPUTED, "caller_position": "rho"},
        ("at his partner's turn", "may accept", "16C2", "passes once", "28B"),
        ("Laws 28 to 32",),
        None,
    ),
    # 28B is for opponents of the player in turn
    ("simultaneous_call", {**DISPUTED, "caller_position": "partner"}, ("Laws 28 to 32",), ("28B",), None),
    ("simultaneous_call", DISPUTED, ("85",), (), "caller_position"),
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
