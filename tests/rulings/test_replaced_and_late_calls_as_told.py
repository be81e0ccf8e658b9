"""What is told of a call out of turn, replaced or made too late decides between the branches of its law."""

from __future__ import annotations

from typing import Any

import pytest

from app.answering import lines
from corpus.model import LANGUAGES
from rulings import registry

EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)
REFUSED = {"call_kind": "pass", "choice_accept": False}
STRONG_PASS = {**REFUSED, "artificial": True, "called_before": False}
PASS_OF_STAYMAN = {**REFUSED, "passes_artificial_call": True, "whose_turn": "rho"}


def ruled(name: str, facts: dict[str, Any], language: str = "en") -> tuple[dict[str, Any], str, set[str]]:
    """The outcome; the headline and what is said after it; the laws they rest on."""
    ruling = registry.rule(name, facts, "2017", language)
    rows = lines.headline(ruling, "")
    return ruling["outcome"], " ".join(row.text for row in rows), {law for row in rows for law in row.laws}


def asked(name: str, facts: dict[str, Any]) -> str | None:
    question = lines.question(registry.rule(name, facts, "2017", "en"))
    return None if question is None else question.name


@EVERYWHERE
@pytest.mark.parametrize(
    ("facts", "laws", "outcome"),
    [
        ({**PASS_OF_STAYMAN, "rho_action": "pass"}, {"31.A.1"}, {"result": "must_repeat", "partner_silenced": "none"}),
        (
            {**PASS_OF_STAYMAN, "rho_action": "bid_or_double", "replacement": "P", "finding_comparable": True},
            {"31.A.2.a", "23.A"},
            {"result": "comparable", "partner_silenced": "none"},
        ),
        (
            {**STRONG_PASS, "whose_turn": "lho", "finding_comparable": False},
            {"31.A.2.b", "31.B.2"},
            {"result": "partner_silenced", "partner_silenced": "next_turn"},
        ),
        (
            {**STRONG_PASS, "whose_turn": "partner", "finding_comparable": True},
            {"31.A.2.a", "31.B.2"},
            {"result": "comparable"},
        ),
    ],
)
def test_an_artificial_pass_is_ruled_by_31_as_far_as_told(
    language: str, facts: dict[str, Any], laws: set[str], outcome: dict[str, Any]
) -> None:
    found, _, cited = ruled("pass_out_of_rotation", facts, language)
    assert laws <= cited
    assert found.items() >= outcome.items()


def test_an_artificial_pass_at_rhos_turn_waits_for_what_rho_calls() -> None:
    found, said, _ = ruled("pass_out_of_rotation", PASS_OF_STAYMAN)
    assert found["result"] == "see_procedure"
    assert "comparable" in said
