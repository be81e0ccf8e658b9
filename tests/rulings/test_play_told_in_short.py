"""Laws 45 to 58, 62, 67 and 79 in short: what is told is said outright, and what the ruling hangs on is asked."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, Row, asked_in, short, unlike

LATE: Facts = {"matter": "tricks_disputed", "called_before_round_end": False}
FAILED: Facts = {"failed_to_play": True, "declarer_played_after": True}
DROPPED: Facts = {"offender": "W", "how_exposed": "dropped"}
HIDDEN: Facts = {"whose_card": "defender", "partner_could_see": False}
IN_TIME: Facts = {"both_sides_played_to_next": False}
TWO_CARDS: Facts = {"offender": "W", "several_visible": True, "opponent_played_to_trick": True}
MISSING: Facts = {"defect": "card_missing", "both_sides_played_on": True}
OTHER: Facts = {"finding_other_intention": True}
NONE_OTHER: Facts = {"finding_other_intention": False}
NATURAL_OR_NOT: Facts = {
    "dealer": "N",
    "auction": ["1H", "2D", "2H"],
    "out_of_turn": {"player": "N", "call": "P"},
}
TWELFTH: Facts = {"twelfth_trick": True, "offender_role": "defender", "offender": "W", "hands_returned": False}

SAID: list[Row] = [
    # 79B1 comes before 79B3, whatever the director is satisfied of
    ("agreed_tricks_and_time_limits", {**LATE, "finding_table_result_clear": True}, ("Unless", "69B, 71"), (), None),
    ("agreed_tricks_and_time_limits", {**LATE, "finding_table_result_clear": False}, ("Unless", "69B, 71"), (), None),
    (
        "agreed_tricks_and_time_limits",
        {**LATE, "finding_table_result_clear": True, "claim_or_concession": False},
        ("changed for both",),
        ("Unless", "69B"),
        None,
    ),
    # 50C and 50D1a: only a major penalty card is to be played at the next opportunity
    ("penalty_card_play", {**FAILED, "penalty_kind": "minor"}, ("50C", "below an honour"), ("opportunity",), None),
    ("penalty_card_play", {**FAILED, "penalty_kind": "major"}, ("50D1a", "opportunity"), ("minor",), None),
    ("penalty_card_play", FAILED, ("50C", "50D1a"), ("Major / minor",), "penalty_kind"),
    # 49: a card that partner could not have seen is no penalty card
    ("exposed_card_defender", DROPPED, ("only if partner could", "50D", "50C", "49"), (), "partner_could_see"),
    ("exposed_card_defender", {**DROPPED, "card": "CQ"}, ("only if partner could", "major"), (), "partner_could_see"),
    ("exposed_card_defender", {**DROPPED, "card": "C5"}, ("only if partner could", "minor"), (), "partner_could_see"),
    (
        "exposed_card_defender",
        {**DROPPED, "other_penalty_cards": True},
        ("only if partner could", "all of them are major", "only the earlier one"),
        (),
        "partner_could_see",
    ),
    # 50C and 50D are cited where they are told
    ("exposed_card_defender", {**DROPPED, "card": "C5", "partner_could_see": True}, ("50B, 50C",), ("if",), None),
    ("penalty_card_kind", {"card": "CQ"}, ("50B, 50D",), (), None),
    # 46B: another intention that is told to have been incontrovertible, or not
    ("designation_from_dummy", OTHER, ("card intended is played",), ("Unless",), None),
    (
        "designation_from_dummy",
        {**OTHER, "designation": "rank_only", "leading": True},
        ("card intended is played", "46B3a"),
        (),
        None,
    ),
    ("designation_from_dummy", NONE_OTHER, ("lowest or highest",), ("intention",), "designation"),
    ("designation_from_dummy", {**NONE_OTHER, "named_suit": "H"}, ("46B2",), ("intention",), "designation"),
    ("designation_from_dummy", {**NONE_OTHER, "designation": "rank_only"}, ("46B3a",), ("intention",), "leading"),
    (
        "designation_from_dummy",
        {**NONE_OTHER, "designation": "rank_only", "leading": False},
        ("46B3b",),
        ("intention",),
        "legal_cards_of_rank",
    ),
    ("designation_from_dummy", {**NONE_OTHER, "designation": "anything"}, ("Either defender",), ("intention",), None),
    # 45C4b: a slip of the tongue, not a change of mind
    ("played_card", {"act": "named", "whose_card": "dummy"}, ("slip", "change of mind", "45C4b"), ("If",), None),
    ("played_card", {"act": "named"}, ("slip", "change of mind", "45C4b"), (), None),
    # 49: no penalty card either; what was played to the trick is said only where it is told
    ("played_card", HIDDEN, ("no penalty card", "49"), ("trick", "If"), None),
    ("played_card", {**HIDDEN, "already_played_to_trick": True}, ("already played to the trick stands",), (), None),
    # 45D2: a wrong lead, or a revoke by dummy
    ("dummy_wrong_card", {"both_sides_played_to_next": True}, ("64A", "64B7", "64B3"), (), "wrong_card"),
    (
        "dummy_wrong_card",
        {"both_sides_played_to_next": True, "wrong_card": "followed_suit"},
        ("stand", "no rectification"),
        ("revoke", "If"),
        None,
    ),
    # 45D1: declarer may change once his right-hand opponent has
    ("dummy_wrong_card", {**IN_TIME, "declarer_rho_changed": True}, ("declarer too",), ("only if",), None),
    (
        "dummy_wrong_card",
        {**IN_TIME, "declarer_rho_changed": True, "designation": "suit_only"},
        ("declarer too", "lowest"),
        ("only if",),
        None,
    ),
    ("dummy_wrong_card", {"declarer_rho_changed": True}, ("declarer too",), ("only if",), "both_sides_played_to_next"),
    ("dummy_wrong_card", {**IN_TIME, "defender_played_after": True}, ("declarer only if",), (), None),
    # 58B3: an opponent of the offender, so declarer where a defender erred
    (
        "simultaneous",
        {**TWO_CARDS, "by_defender": True, "penalty_kind": "minor"},
        ("Declarer may change",),
        ("A defender who",),
        None,
    ),
    ("simultaneous", {**TWO_CARDS, "by_defender": False, "choice_card": "H5"}, ("A defender who",), (), None),
    ("simultaneous", TWO_CARDS, ("An opponent who had already played",), ("A defender who",), "by_defender"),
    ("simultaneous", {**TWO_CARDS, "by_defender": True}, ("says which visible card",), (), "penalty_kind"),
    # 67B1: a card goes among those played whether or not a trick goes over; 64B1: none does where none was won
    (
        "defective_trick",
        {**MISSING, "holds_suit_led": False, "won_trick_from_defect_on": False},
        ("No trick", "any card among those played"),
        (),
        None,
    ),
    ("defective_trick", {**MISSING, "holds_suit_led": False}, ("any card among those played",), (), None),
    ("defective_trick", {**MISSING, "won_trick_from_defect_on": False}, ("64B1",), ("one trick if",), "holds_suit_led"),
    (
        "defective_trick",
        {**MISSING, "won_trick_from_defect_on": True},
        ("one trick goes over",),
        ("one trick if",),
        "holds_suit_led",
    ),
    (
        "defective_trick",
        {"defect": "card_missing", "won_trick_from_defect_on": False},
        ("64B1", "no trick goes over"),
        ("one trick if",),
        "both_sides_played_on",
    ),
    # 55A: they differ, and which of them is next to play is not told
    ("lead_out_of_turn_declarer", {"defenders_differ": True}, ("next to play", "53A", "55B"), ("either",), "led_from"),
    # 30A or 31: whether partner's call was artificial is not told
    ("pass_out_of_rotation", NATURAL_OR_NOT, ("East may accept", "30A", "30C"), (), "choice_accept"),
    # 62D2: partner had not yet played to the trick
    (
        "revoke_correction",
        {**TWELFTH, "partner_yet_to_play": True, "innocent_side_played_after": True},
        ("62D2", "may not use", "trick thirteen"),
        ("If it was",),
        None,
    ),
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
    found = short(service, procedure, facts, language)
    question = found["next_question"]
    spoken = [
        found["headline"]["text"],
        *(row["text"] for row in found["options"]),
        question["text"] if question else "",
    ]
    assert sum(map(words, spoken)) <= SPOKEN, spoken
