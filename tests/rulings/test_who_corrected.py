"""Law 20F4a and 20F5b: who put an explanation right is not among the facts, so the ruling does not presume it."""

from __future__ import annotations

import pytest

from rulings import rule

AFTER_THE_AUCTION = {"dealer": "S", "auction": ["1N", "P", "P", "P"], "offender": "E", "misinformed": "S"}


@pytest.mark.parametrize("told", [{"finding_explanation_correct": False}, {"phase": "clarification"}])
def test_a_defender_may_have_corrected_his_own_explanation(told: dict[str, object]) -> None:
    """East explained: that he waits until the end of play holds only if West spoke (20F5b), not for East (20F4a)."""
    document = rule("misinformation", {**AFTER_THE_AUCTION, **told}, language="en")
    said = [row["text"] for row in document["statements"] if any("20.F.5.b.i" in one for one in row["citations"])]
    assert said
    assert all(text.startswith("If West said so: ") for text in said)


@pytest.mark.parametrize(
    "told",
    [
        {},
        {"phase": "clarification"},
        {"phase": "play"},
        {"finding_explanation_correct": False},
        {"finding_explanation_correct": True},
        {"phase": "clarification", "finding_explanation_correct": False},
    ],
    ids=str,
)
def test_a_remark_of_the_explainers_partner_is_told_once(told: dict[str, object]) -> None:
    """West spoke, a defender: what he said is unauthorized for East (20F5b, 16B1), whatever else is told, and once."""
    document = rule("misinformation", {**AFTER_THE_AUCTION, "corrected_by": "partner", **told}, language="en")
    said = [row["text"] for row in document["statements"] if "unauthorized for East" in row["text"]]
    assert len(said) == 1, said
