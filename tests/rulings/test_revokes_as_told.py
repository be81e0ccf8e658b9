"""Laws 61 to 64, 67B and 68D: what is told of a revoke decides what is said of it; what is not is said or asked."""

from __future__ import annotations

from typing import Any

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings import registry
from tests.app.answering.decisive import Facts, asked_in, short, unlike

PLAYED: Facts = {"since_revoke": "played_to_next_trick"}
CLAIMED: Facts = {"since_revoke": "claim_or_concession"}
OWN: Facts = {"winner": "offending_player", "later_trick_won": True}
DEFENDER: Facts = {"offender_role": "defender"}
DECLARER: Facts = {"offender_role": "declarer"}
DUMMY: Facts = {"offender_role": "dummy"}
BOTH: Facts = {"both_revoked_same_trick": True, "played_on_by": "both_sides"}
TWELFTH: Facts = {"revoke_trick": 12, **CLAIMED}
REPEATED: Facts = {"repeated_in_suit": True}
PENALTY, GENERAL = "major penalty card", "a defender's"

ROWS: list[tuple[str, Facts, tuple[str, ...], tuple[str, ...], str | None]] = [
    # 63A: established or not is asked, and both are said, where nothing told settles it
    (
        "revoke_rectification",
        {**DEFENDER, "revoke_trick": 9, "winner": "partner", "raised_in_time": True},
        ("One trick goes over", "once his side has played on or claimed", PENALTY),
        (),
        "established",
    ),
    ("revoke_rectification", {**DECLARER, "winner": "partner"}, ("without penalty",), (PENALTY,), "established"),
    ("revoke_rectification", DEFENDER, ("Once his side has played on or claimed", PENALTY), (), "winner"),
    ("revoke_rectification", {**DEFENDER, **OWN}, ("Two tricks",), ("played on or claimed",), None),
    ("revoke_rectification", {**DEFENDER, **PLAYED, "winner": "partner"}, ("One trick",), ("once his side",), None),
    # 62D1, 64B6: at trick twelve all hangs on where the four hands are, whatever else is told
    (
        "revoke_rectification",
        {**DEFENDER, "twelfth_trick": True},
        ("no trick goes over automatically", "62D1", "62D2"),
        ("once his side",),
        "hands_returned",
    ),
    (
        "revoke_rectification",
        {**DEFENDER, "twelfth_trick": True, "partner_yet_to_play": False, "faced_card": True, **CLAIMED},
        ("62D1", "64B6"),
        ("62D2", "64B3", "63A"),
        "hands_returned",
    ),
    (
        "revoke_rectification",
        {"offender_role": "declarer", "revoke_trick": 12, "hands_returned": False},
        ("must be corrected", "the wrong one to trick thirteen"),
        ("62D2", "established:"),
        None,
    ),
    (
        "revoke_rectification",
        {"offender_role": "declarer", "revoke_trick": 12, "hands_returned": True},
        ("No correction", "64B6", "64C"),
        ("62D2",),
        None,
    ),
    (
        "revoke_established",
        {**DEFENDER, "revoke_trick": 12, "since_revoke": "played_to_next_trick", "partner_yet_to_play": False},
        ("62D1",),
        ("62D2", "63A1"),
        "hands_returned",
    ),
    # 64B6, B7, B3: established, and still no automatic transfer
    (
        "revoke_established",
        {**DECLARER, **TWELFTH, "hands_returned": True},
        ("64B6", "64C"),
        ("that trick goes",),
        None,
    ),
    ("revoke_established", {**DECLARER, **TWELFTH}, ("no trick goes over automatically",), (), "hands_returned"),
    ("revoke_established", {**DEFENDER, "revoke_trick": 12}, ("62D1",), ("tricks go over",), "hands_returned"),
    ("revoke_established", {**DEFENDER, **PLAYED, **BOTH}, ("64B7", "64C2b"), ("that trick goes",), None),
    ("revoke_established", {**DUMMY, **PLAYED}, ("64B3", "64C"), ("that trick goes",), None),
    ("revoke_established", {**DEFENDER, **CLAIMED}, ("he or his partner", "64A"), (), None),
    # 62A, 62B: the other side's revoke is corrected
    (
        "revoke_rectification",
        {**DECLARER, **PLAYED, **OWN, "other_revoke_established": False},
        ("Two tricks", "The defender's is corrected", PENALTY, "62B1"),
        (),
        None,
    ),
    (
        "revoke_rectification",
        {**DECLARER, **PLAYED, "other_revoke_established": False},
        ("The defender's is corrected", PENALTY),
        (),
        "winner",
    ),
    (
        "revoke_rectification",
        {**DEFENDER, **PLAYED, **OWN, "other_revoke_established": False},
        ("Two tricks", "without penalty", "62B2"),
        (PENALTY,),
        None,
    ),
    (
        "revoke_rectification",
        {**DUMMY, **PLAYED, "other_revoke_established": False},
        ("No trick goes over automatically", "The defender's is corrected"),
        (),
        None,
    ),
    # 64A: told that his side won no later trick, at most the revoke trick itself goes over
    (
        "revoke_rectification",
        {**DEFENDER, **CLAIMED, "later_trick_won": False},
        ("One trick if", "else none", "no correction", "63A3"),
        ("two", "tricks claimed"),
        "winner",
    ),
    (
        "revoke_rectification",
        {**DECLARER, "later_trick_won": False},
        ("One trick if", "once his side has played on or claimed"),
        ("two",),
        "winner",
    ),
    ("revoke_rectification", {**DEFENDER, "deliberate": True}, ("72B3", "One trick if"), (), "winner"),
    ("revoke_rectification", {**DEFENDER, "since_revoke": "claim_accepted"}, ("63A4", "One trick if"), (), "winner"),
    # 64B3: whether it is established is asked, so it is not said that it stands
    ("revoke_rectification", DUMMY, ("without penalty", "64C"), ("can no longer",), "established"),
    ("revoke_rectification", {**DUMMY, **PLAYED}, ("can no longer",), ("once his side",), None),
    (
        "revoke_rectification",
        {**DEFENDER, "faced_card": True},
        ("penalty card (64B3)", "once his side"),
        ("trick stands",),
        "established",
    ),
    # 64B8, 64C: corrected under 62C3, or found to have cost tricks: play has gone on
    ("revoke_rectification", {**DEFENDER, "corrected_under_62c3": True}, ("64B8",), ("once his side",), None),
    (
        "revoke_rectification",
        {**DEFENDER, "winner": "other", "later_trick_won": False, "finding_undercompensated": True},
        ("64C1", "12C1b"),
        ("once his side",),
        None,
    ),
    # 67B1, 64B3, 64B6: the card is put there, though nothing goes over
    (
        "defective_trick",
        {**DUMMY, "defect": "card_missing", "both_sides_played_on": True},
        ("64B3", "keeps its winner", "67B1"),
        ("one trick",),
        None,
    ),
    (
        "defective_trick",
        {"defect": "card_missing", "both_sides_played_on": True, "defective_trick": 12},
        ("64B6", "keeps its winner"),
        ("corrected",),
        None,
    ),
    # 61A: a revoke against a requirement is corrected by what was required
    (
        "revoke_correction",
        {**DEFENDER, "since_revoke": "nothing", "suit_required": True},
        ("the suit or card required", PENALTY),
        ("follow suit",),
        "innocent_side_played_after",
    ),
    (
        "revoke_correction",
        {**DEFENDER, "since_revoke": "nothing", "suit_required": True, "innocent_side_played_after": False},
        ("the suit or card required", PENALTY),
        ("follow suit",),
        None,
    ),
    # 62B2: whose card it was is told
    ("revoke_correction", {**DECLARER, "opponents_claimed": True}, ("without penalty",), (PENALTY,), "claim_final"),
    ("revoke_correction", {**DEFENDER, "opponents_claimed": True}, (PENALTY,), (GENERAL,), "claim_final"),
    ("revoke_correction", DUMMY, ("without penalty", "64B3"), (PENALTY,), "established"),
    ("revoke_established", DECLARER, ("without penalty",), (PENALTY,), "since_revoke"),
    ("revoke_established", {**DECLARER, "since_revoke": "nothing"}, ("without penalty",), (PENALTY,), None),
    ("revoke_established", {**DEFENDER, "since_revoke": "nothing"}, (PENALTY,), (GENERAL,), None),
    ("revoke_established", {**DECLARER, "since_revoke": "claim_agreed_open"}, ("63A4", "70"), (PENALTY,), None),
    ("revoke_rectification", {**DECLARER, "established": False}, ("without penalty",), (PENALTY,), None),
    (
        "revoke_established",
        {**DECLARER, "opponents_claimed": True, "claim_final": False},
        ("claim or concession", "without penalty"),
        (PENALTY,),
        None,
    ),
    # 64A: each revoke of the side counts; 64B2: not a second one in the suit, for which 64C2a is left
    (
        "revoke_rectification",
        {**DEFENDER, **PLAYED, **OWN, "side_revoked_again": True},
        ("Two tricks", "other established revoke counts separately", "add up"),
        (),
        None,
    ),
    (
        "revoke_rectification",
        {**DEFENDER, **CLAIMED, "side_revoked_again": True},
        ("other established revoke counts separately",),
        (),
        "winner",
    ),
]


@pytest.mark.parametrize(("name", "facts", "said", "unsaid", "asked"), ROWS, ids=[str(row[:2]) for row in ROWS])
def test_what_is_told_decides_what_is_said(
    service: Service, name: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    found = short(service, name, facts)
    assert not unlike(found["headline"]["text"], said, unsaid), found["headline"]["text"]
    assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), [row[:2] for row in ROWS], ids=[str(row[:2]) for row in ROWS])
def test_it_is_short_and_cited_in_every_language(service: Service, name: str, facts: Facts, language: Language) -> None:
    found = short(service, name, facts, language)
    assert words(found["answer"]) <= SPOKEN, found["answer"]
    assert found["headline"]["citations"]


@pytest.mark.parametrize(
    "more",
    [
        {},
        OWN,
        {"winner": "partner"},
        {"winner": "other", "later_trick_won": False},
        {"later_trick_won": True},
        {"raised_late": True},
        {"raised_late": True, "winner": "offending_player"},
        {**OWN, "dummy_drew_attention": True},
        {**OWN, "concealed_by": "mixed_cards"},
        {**OWN, **CLAIMED},
        DUMMY,
    ],
    ids=str,
)
def test_a_second_revoke_in_the_suit_adds_no_trick(service: Service, more: dict[str, Any]) -> None:
    """64B2, and 64C2a where it cost tricks."""
    said = short(service, "revoke_rectification", {**DEFENDER, **PLAYED, **REPEATED, **more})["headline"]["text"]
    assert "second" in said
    assert "64B2" in said
    assert "64C" in said


@pytest.mark.parametrize(
    ("facts", "key"),
    [
        (PLAYED, "Please finish the play"),
        (CLAIMED, "Play ceases"),
        ({"since_revoke": "claim_accepted"}, "Play is over"),
        ({**PLAYED, "raised_late": True, "raised_in_time": True}, "Play is over"),
    ],
    ids=str,
)
def test_after_a_claim_or_the_play_nobody_is_asked_to_finish_it(facts: Facts, key: str) -> None:
    """68D."""
    rows = registry.rule("revoke_rectification", {**DEFENDER, **OWN, **facts})["statements"]
    read = [row["text"] for row in rows if row["kind"] == "read_aloud"]
    assert len(read) == 1
    assert key in read[0]


@pytest.mark.parametrize("since", ["claim_or_concession", "claim_accepted"])
def test_after_a_claim_play_does_not_go_on_for_dummys_revoke(since: str) -> None:
    """64B3, 68D."""
    for name in ("revoke_rectification", "revoke_correction"):
        rows = registry.rule(name, {**DUMMY, "since_revoke": since})["statements"]
        assert not any("play goes on" in row["text"] for row in rows)


@pytest.mark.parametrize(
    ("role", "said", "unsaid"), [(DEFENDER, "penalty card", "without"), (DECLARER, "without", "card;")]
)
def test_the_partners_card_is_a_penalty_card_only_with_a_defender(role: Facts, said: str, unsaid: str) -> None:
    """62C2."""
    since: Facts = {"since_revoke": "nothing", "innocent_side_played_after": True, "choice_withdraw": True}
    options = registry.rule("revoke_correction", {**role, **since, "partner_played_after": True})["options"]
    text = next(one["text"] for one in options if "withdraws" in one["text"])
    assert said in text
    assert unsaid not in text
