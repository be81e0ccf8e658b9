"""Laws 61 to 63: a question about a revoke, a card required, and both sides revoking to one trick, as they are told."""

from __future__ import annotations

from typing import Any

import pytest

from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import fitting


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("asker", "asked", "law", "allowed"),
    [
        ("declarer", "defender", "61B1", True),
        ("dummy", "declarer", "61B2a", True),
        ("dummy", "defender", "61B2b", False),
        ("defender", "declarer", "61B3", True),
        ("defender", "defender", "61B3", True),
    ],
)
def test_who_tells_of_a_question_alone_asks_whether_it_may_be_put(
    service: Service, language: Language, asker: str, asked: str, law: str, allowed: bool
) -> None:
    """61B hangs on no card held: whether suit was followed is not asked."""
    said, question = fitting(service, "revoke_definition", {"asker": asker, "asked": asked}, language)
    assert question is None
    assert law in said
    if language == "en":
        assert said.startswith("Allowed" if allowed else "Not allowed")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("complied", [True, False])
def test_a_card_required_is_ruled_by_the_requirement(service: Service, language: Language, complied: bool) -> None:
    """61A: able to play the card required, he did or did not; that he followed suit is not in question."""
    facts = {"leading": False, "suit_required": True, "could_comply": True, "complied": complied}
    said, question = fitting(service, "revoke_definition", facts, language)
    assert question is None
    assert ("52B" in said) is not complied
    assert ("64B3" in said) is not complied
    if language == "en":
        assert said.startswith("No revoke" if complied else "It is a revoke")


def test_an_established_revoke_need_not_cost_a_trick(service: Service) -> None:
    """64A, 64B1: at most two go over, perhaps none."""
    said, _ = fitting(service, "revoke_definition", {"followed_suit": False, "could_follow": True})
    assert "at most two tricks" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("more", [{}, {"since_revoke": "played_to_next_trick"}])
@pytest.mark.parametrize("role", ["declarer", "defender"])
def test_both_sides_revoked_to_the_trick(service: Service, language: Language, more: dict[str, Any], role: str) -> None:
    """62C3, 64B7: who has played on decides; no trick goes over by 64A either way, and none is counted."""
    facts = {"offender_role": role, "both_revoked_same_trick": True, **more}
    said, question = fitting(service, "revoke_established", facts, language)
    assert question["name"] == "played_on_by"
    assert "62C3" in said
    assert "64A" not in said
    assert ("62A" in said) is not bool(more)  # who has played on himself is told: that nobody has is no branch


@pytest.mark.parametrize(("by", "law"), [("one_side", "62C3"), ("neither", "62A"), ("both_sides", "64B7")])
def test_who_has_played_on_settles_both(service: Service, by: str, law: str) -> None:
    """62C3, 62A, 63A1: one side alone, neither, both."""
    facts = {"offender_role": "declarer", "both_revoked_same_trick": True, "played_on_by": by}
    said, question = fitting(service, "revoke_established", facts)
    assert question is None
    assert law in said
    assert ("established" in said) is (by == "both_sides")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", ["defender", "declarer", "dummy"])
@pytest.mark.parametrize("claim", ["claim_agreed_open", "nothing"])
def test_after_the_correction_the_claim_is_ruled_on(
    service: Service, language: Language, role: str, claim: str
) -> None:
    """63A4, 70: the opponents' claim, agreed to or not, is not over while nothing is final."""
    facts = {"since_revoke": claim, "opponents_claimed": True, "claim_final": False, "offender_role": role}
    said, _ = fitting(service, "revoke_correction", {**facts, "innocent_side_played_after": False}, language)
    assert "70" in said
    assert ("69A" in said) is (claim == "claim_agreed_open")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", ["defender", "declarer", "dummy"])
@pytest.mark.parametrize("partner", [True, False])
def test_the_change_told_is_said_to_be_in_order(service: Service, language: Language, role: str, partner: bool) -> None:
    """62C1, 62C2: that the innocent side changes its card, and then the revoker's partner, is ruled first."""
    facts = {"since_revoke": "nothing", "innocent_side_played_after": True, "choice_withdraw": True}
    more = {"offender_role": role, "partner_played_after": True, "choice_partner_withdraw": partner}
    said, question = fitting(service, "revoke_correction", {**facts, **more}, language)
    assert question is None
    assert "62C1" in said
    assert "62C2" in said
    if language == "en":
        assert said.startswith("In order")
        assert ("withdraws becomes a penalty card" in said) is (partner and role == "defender")


@pytest.mark.parametrize(
    ("winner", "later", "said"),
    [
        ("offending_player", True, "two tricks go over"),
        ("offending_player", False, "one trick goes over"),
        ("partner", False, "one trick goes over"),
        ("other", True, "one trick goes over"),
        ("other", False, "no trick goes over, as"),
    ],
)
@pytest.mark.parametrize("procedure", ["revoke_correction", "revoke_established"])
def test_after_an_agreed_claim_the_tricks_told_are_counted(
    service: Service, procedure: str, winner: str, later: bool, said: str
) -> None:
    """64A beside 64B4 and B5: what goes over if it was raised in time is told by who won what."""
    facts = {"offender_role": "defender", "since_revoke": "claim_accepted", "winner": winner, "later_trick_won": later}
    assert said in fitting(service, procedure, facts)[0]


WON = {"winner": "partner", "later_trick_won": False, "established": True, "offender_role": "declarer"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("more", [WON, {**WON, "winner": "offending_player", "later_trick_won": True}])
def test_what_is_found_to_be_compensated_is_no_condition(
    service: Service, language: Language, more: dict[str, Any]
) -> None:
    """64C1: whether the tricks make up for the damage is told."""
    said, _ = fitting(service, "revoke_rectification", {**more, "finding_undercompensated": False}, language)
    assert "64C1" in said
    assert "64C;" not in said
    assert "64C)" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("more", [{"offending_side_tricks": 0}, {"faced_card": True}])
def test_no_trick_and_no_damage_found_leave_no_condition(
    service: Service, language: Language, more: dict[str, Any]
) -> None:
    """64B1, 64B3, 64C1: no trick goes over, and there is nothing to adjust."""
    facts = {"offender_role": "defender", "established": True, "finding_undercompensated": False, **more}
    said, _ = fitting(service, "revoke_rectification", facts, language)
    assert "64C1" in said
    assert "(64C" not in said.replace("(64C1)", "")


@pytest.mark.parametrize(("late", "law"), [("after_next_board_call", "64B4"), ("after_round", "64B5")])
def test_raised_too_late_the_first_revoke_counts_no_more_than_the_second(service: Service, late: str, law: str) -> None:
    """64B2 spares the further revoke, 64B4 or B5 the first."""
    facts = {"offender_role": "declarer", "subsequent_revoke": True, "attention_first_drawn": late}
    said, _ = fitting(service, "revoke_rectification", {**facts, "finding_more_tricks_without_repeat": True})
    assert law in said
    assert "counts as usual" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_mixed_before_anything_was_claimed_is_no_doubt_against_him(service: Service, language: Language) -> None:
    """66D is for who mixes his cards after a revoke is claimed; before that 65D puts his own case at risk."""
    facts = {**WON, "concealed_by": "mixed_cards", "finding_undercompensated": False}
    assert "66D" not in fitting(service, "revoke_rectification", facts, language)[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("gained", [True, False, None])
def test_after_a_forfeited_dummy_the_gain_told_is_no_condition(
    service: Service, language: Language, gained: bool | None
) -> None:
    """43B3: only what the defenders gained is taken back; whether they did is told, or still open."""
    facts = {"offender_role": "defender", "dummy_drew_attention": True, "dummy_forfeited": True, "established": True}
    found = {} if gained is None else {"finding_undercompensated": gained}
    said, question = fitting(service, "revoke_rectification", {**facts, **found}, language)
    assert question is None
    if language == "en":
        assert ("if the defenders gained" in said) is (gained is None)
        assert ("keeps its own" in said) is bool(gained)
