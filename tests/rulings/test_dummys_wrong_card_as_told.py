"""Law 45D with 46B: what declarer's words mean, and who may still change, where dummy put another card."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, asked_in, short, unlike

LATE = "both_sides_played_to_next"
KEPT: Facts = {"defender_played_after": True, "choice_defender_withdraws": False}
NOBODY: Facts = {"defender_played_after": False}

SAID: list[tuple[Facts, tuple[str, ...], tuple[str, ...], str | None]] = [
    # 46B1, B2, B4, B5: words that name no card of dummy's
    ({"designation": "high"}, ("highest card", "46B1a", "Too late once"), ("called",), LATE),
    ({"designation": "win"}, ("lowest card known to win", "46B1b"), ("called",), LATE),
    ({"designation": "low"}, ("lowest card of the suit", "46B1c"), ("called",), LATE),
    ({"designation": "suit_only"}, ("lowest card", "46B2"), ("called",), LATE),
    ({"designation": "not_in_dummy"}, ("void", "any legal card", "46B4"), ("the one called",), LATE),
    ({"designation": "anything"}, ("either defender", "46B5"), ("called",), LATE),
    ({"designation": "anything", LATE: False}, ("either defender",), ("Too late",), "defender_played_after"),
    ({"designation": "low", **NOBODY}, ("lowest card", "play goes on"), ("take back", "Too late"), None),
    ({"designation": "low", **KEPT, LATE: False}, ("lowest card", "card stays"), ("Too late", "may take"), None),
    ({"designation": "high", LATE: True, "wrong_card": "lead"}, ("Too late: both sides",), ("highest",), None),
    # 45D1: a defender who leaves his card leaves declarer no change
    (KEPT, ("card stays", "After that"), ("may take back",), LATE),
    ({**KEPT, LATE: False}, ("In time", "card stays"), ("may take back",), None),
    # no defender has played since, so both sides have not played to the next trick
    (NOBODY, ("In time", "no penalty"), ("Until", "take back"), None),
]


@pytest.mark.parametrize(("facts", "said", "unsaid", "asked"), SAID, ids=[str(row[0]) for row in SAID])
def test_what_is_settled_is_said(
    service: Service, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    found = short(service, "dummy_wrong_card", facts)
    spoken = found["answer"]
    assert not unlike(spoken, said, unsaid), spoken
    assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("facts", [row[0] for row in SAID], ids=str)
def test_it_is_short_and_cited_in_every_language(service: Service, facts: Facts, language: Language) -> None:
    found = short(service, "dummy_wrong_card", facts, language)
    assert words(found["answer"]) <= SPOKEN, found["answer"]
    assert found["headline"]["citations"]


PUT: Facts = {"led": "C", "leading": False, "dummy_put": "D4"}


@pytest.mark.parametrize(
    ("facts", "said", "unsaid"),
    [
        # 46B5 with 45D1: any card of a dummy that is void, and the one he chose goes back
        ({"designation": "anything", **PUT, "dummy_void_in_led": True}, ("it is void", "♦4", "goes back"), ("legal",)),
        ({"designation": "anything"}, ("legal card", "following suit"), ("void", "goes back")),
        # 46B1b with 45D1: a lower card that wins as well
        ({"designation": "win", "led": "S", "dummy_put": "SA"}, ("lowest", "If a lower", "♠A", "goes back"), ()),
        ({"designation": "win", "led": "S"}, ("lowest",), ("goes back",)),
    ],
    ids=str,
)
def test_the_card_that_dummy_put_down_is_dealt_with(
    service: Service, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...]
) -> None:
    found = short(service, "designation_from_dummy", facts)
    assert not unlike(found["answer"], said, unsaid), found["answer"]


@pytest.mark.parametrize(("card", "kind"), [("C9", "minor"), ("CK", "major")])
def test_a_fifth_card_that_is_known_says_its_kind(service: Service, card: str, kind: str) -> None:
    """67A2 with 45E1 and 50B."""
    facts = {"defect": "extra_card", "both_sides_played_on": False, "played_simultaneously": False, "card": card}
    found = short(service, "defective_trick", {**facts, "offender_defends": True})
    assert f"{kind} penalty card" in found["headline"]["text"]
    assert "penalty" not in short(service, "defective_trick", {**facts, "offender_defends": False})["headline"]["text"]


@pytest.mark.parametrize("silent", [{}, {"lho_called": False}], ids=str)
def test_partner_on_turn_passes_after_an_inadmissible_double(service: Service, silent: Facts) -> None:
    """36B4: the player in turn is the very partner who passes throughout."""
    facts = {"inadmissible": True, "whose_turn": "partner", **silent}
    spoken = short(service, "double_out_of_rotation", facts)["headline"]["text"]
    assert not unlike(spoken, ("on turn but must pass", "26B"), ("the player in turn calls",)), spoken
