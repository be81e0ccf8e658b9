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
