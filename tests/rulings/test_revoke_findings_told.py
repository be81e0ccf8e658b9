"""Laws 43, 62 to 64 and 72B3: what a revoke has cost, who spoke first and who hid what, as it is told, is said."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings import rule
from tests.app.answering.decisive import Facts, asked_in, short, unlike

DEFENDER: Facts = {"offender_role": "defender"}
DECLARER: Facts = {"offender_role": "declarer"}
PLAYED: Facts = {"since_revoke": "played_to_next_trick", "established": True}
OPEN: Facts = {"since_revoke": "nothing", "established": False}
CLAIM_OPEN: Facts = {"since_revoke": "claim_agreed_open", "established": False}
BOTH: Facts = {"both_sides_revoked": True, "other_side_revoked": True, "other_revoke_established": True}
IN_62C3: Facts = {"corrected_under_62c3": True, "other_side_revoked": True, "other_revoke_established": False}
NO_RIGHTS: Facts = {"dummy_drew_attention": True, "dummy_forfeited": True}
LATE: Facts = {"attention_first_drawn": "after_next_board_call", **PLAYED}
DAMAGED: Facts = {"finding_damaged_by_revokes": True}
REQUIRED: Facts = {"suit_required": True, **DEFENDER}

ROWS: list[tuple[str, Facts, tuple[str, ...], tuple[str, ...], str | None]] = [
    # 43B3: dummy without rights spoke first of a defender's revoke: nothing is rectified now, established or not
    (
        "revoke_rectification",
        {**DEFENDER, **OPEN, **NO_RIGHTS, "concealed_by": "hidden_card"},
        ("No immediate rectification", "43B3", "72B3"),
        ("follows suit", "penalty card"),
        None,
    ),
    # of declarer's own revoke 43B3 says nothing
    (
        "revoke_rectification",
        {**DECLARER, **PLAYED, **NO_RIGHTS, "winner": "partner"},
        ("One trick", "43B1"),
        ("43B3",),
        None,
    ),
    # 62C3, 64B8: both corrected; every card that the defenders withdraw is a penalty card; dummy's is no exception
    (
        "revoke_rectification",
        {"offender_role": "dummy", "faced_card": True, **PLAYED, **IN_62C3, "finding_damaged_by_revokes": False},
        ("both revokes were corrected", "64B8", "penalty card", "Neither side was damaged"),
        ("no longer be corrected", "corrected now", "is established"),
        None,
    ),
    (
        "revoke_rectification",
        {**DEFENDER, **PLAYED, **IN_62C3, "finding_undercompensated": False},
        ("64B8", "defenders withdrew becomes a penalty card", "64C1"),
        ("corrected now",),
        None,
    ),
    # 64B7 and 64C2b hold beside B4, B5 and B6
    ("revoke_rectification", {**DEFENDER, **LATE, **BOTH, **DAMAGED}, ("64B4", "64B7", "64C2b"), ("64C1",), None),
    (
        "revoke_rectification",
        {**DECLARER, **PLAYED, **BOTH, "attention_first_drawn": "after_round", "finding_damaged_by_revokes": False},
        ("64B5", "64B7", "the result stands"),
        ("only for damage",),
        None,
    ),
    (
        "revoke_rectification",
        {**DEFENDER, **PLAYED, **BOTH, **DAMAGED, "revoke_trick": 12, "concealed_by": "mixed_cards"},
        ("64B6", "62D1", "64B7", "One side was damaged", "72B3"),
        (),
        None,
    ),
    # 64C1, 64C2a: what is found is said, and nothing of what would follow otherwise
    (
        "revoke_rectification",
        {**DEFENDER, **LATE, "repeated_in_suit": True, "finding_more_tricks_without_repeat": True},
        ("64B4", "64B2", "64C2a", "adjusted"),
        ("only damage", "only if"),
        None,
    ),
    (
        "revoke_rectification",
        {
            **DEFENDER,
            **LATE,
            "repeated_in_suit": True,
            "finding_more_tricks_without_repeat": False,
            "finding_undercompensated": True,
        },
        ("cost the non-offending side no trick", "not compensated enough", "64C1"),
        ("only damage", "only if"),
        None,
    ),
    # 64A, 72B3: the side's other revoke, and the concealment, beside a further revoke and one not established
    (
        "revoke_rectification",
        {
            **DEFENDER,
            **PLAYED,
            "subsequent_revoke": True,
            "side_revoked_again": True,
            "finding_more_tricks_without_repeat": True,
        },
        ("64B2", "counts separately", "64C2a"),
        ("damage is adjusted",),
        None,
    ),
    (
        "revoke_rectification",
        {**DEFENDER, **CLAIM_OPEN, "side_revoked_again": True, "concealed_by": "mixed_cards"},
        ("63A4", "penalty card", "counts separately", "72B3"),
        (),
        None,
    ),
    # 43B2b and 43B3: for a dummy who was the first
    (
        "dummy_rights",
        {
            "dummy_act": "drew_attention_during_play",
            "attention_already_drawn": True,
            "forfeited_rights": True,
            "about_defenders": True,
        },
        ("rectified normally", "90"),
        ("No immediate",),
        None,
    ),
    (
        "dummy_rights",
        {
            "dummy_act": "asked_declarer_about_revoke",
            "attention_already_drawn": True,
            "forfeited_rights": True,
            "play_was_revoke": True,
        },
        ("corrects", "62A", "no tricks"),
        ("as if it were established",),
        None,
    ),
    # 61A: he need not have failed to follow suit
    ("revoke_correction", REQUIRED, ("suit or card required", "penalty card", "64A"), ("follow",), "established"),
    ("revoke_correction", {**REQUIRED, "winner": "other"}, ("required", "later one"), ("follow",), "established"),
    ("revoke_correction", {**REQUIRED, "winner": "partner"}, ("required", "one trick"), ("follow",), "established"),
    ("revoke_established", REQUIRED, ("suit or card required",), ("follow",), "since_revoke"),
    # 63A1: where both sides have played on, the offending side has; where neither has, nobody told of more
    ("revoke_established", {**DEFENDER, "played_on_by": "both_sides"}, ("is established", "63A1"), (), None),
    ("revoke_established", {**DEFENDER, "played_on_by": "neither"}, ("Not established", "62A"), (), None),
    # 62D1: at trick twelve the hands decide
    ("revoke_established", {"twelfth_trick": True}, ("62D1",), (), "hands_returned"),
    ("revoke_established", {"twelfth_trick": True, "hands_returned": False}, ("is corrected",), (), None),
    ("revoke_established", {"twelfth_trick": True, "hands_returned": True}, ("No correction", "64B6"), (), None),
]


@pytest.mark.parametrize(("name", "facts", "said", "unsaid", "asked"), ROWS, ids=[str(row[:2]) for row in ROWS])
def test_what_is_found_is_said(
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


def test_a_finding_of_no_damage_leaves_the_score() -> None:
    facts = {**DEFENDER, **LATE, **BOTH}
    assert rule("revoke_rectification", facts)["outcome"]["adjusted_score"] == "possible"
    for damaged, score in ((True, "assigned"), (False, "none")):
        found = rule("revoke_rectification", {**facts, "finding_damaged_by_revokes": damaged})
        assert found["outcome"]["adjusted_score"] == score
