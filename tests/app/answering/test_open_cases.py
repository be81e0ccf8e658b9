"""A procedure of the Laws told nothing answers with what the law says, not with its own title."""

from __future__ import annotations

from typing import Any

import pytest

from app.answering import lines
from rulings.registry import LANGUAGES, get, names, rule_in

WORKED_OUT = {
    "board_conditions",
    "board_record",
    "contract_score",
    "imp",
    "knockout_score",
    "matchpoints",
    "trick_engine",
}
"""Those that work out a figure or a position from what is told: without it there is nothing to say."""
LAWS = [name for name in names() if get(name).laws and not any(":" in law for law in get(name).laws)]
TITLE = "its title"


def _opens_with(name: str) -> dict[str, str]:
    """The short answer's first line in each language, as the answer rules: by what alone can be of interest."""
    supposed: dict[str, Any] = {}
    rulings = rule_in(LANGUAGES, name, {}, weighed=False)
    while more := lines.beside_the_point(rulings["en"]):
        supposed |= more
        rulings = rule_in(LANGUAGES, name, supposed, weighed=False, supposed=supposed)
    return {language: lines.headline(ruling, TITLE)[0].text for language, ruling in rulings.items()}


@pytest.mark.parametrize("name", LAWS)
def test_nothing_told_still_rules(name: str) -> None:
    bare = [language for language, text in _opens_with(name).items() if text == TITLE]
    assert bare == ([*LANGUAGES] if name in WORKED_OUT else [])


@pytest.mark.parametrize(
    ("name", "facts", "says"),
    [
        ("missing_card", {"lead_faced": True}, "another pack"),
        (
            "misinformation",
            {"finding_explanation_correct": False, "phase": "play", "action": "card"},
            "played to the trick",
        ),
        ("lead_restriction_26", {"finding_comparable": False}, "keeps the lead"),
        ("acquiescence", {"since_agreement": "round_over", "withdrawal_asked": True}, "30 minutes"),
        ("agreed_tricks_and_time_limits", {"matter": "request_for_ruling"}, "30 minutes"),
        ("revoke_correction", {"both_revoked_same_trick": True}, "both revokes are corrected"),
        (
            "dummy_rights",
            {"dummy_act": "asked_declarer_about_revoke", "forfeited_rights": True},
            "as if it were established",
        ),
        ("artificial_score", {}, "40%"),
    ],
)
def test_the_fact_that_decides_is_missing(name: str, facts: dict[str, object], says: str) -> None:
    """47E2(a), 14B, 26B, 69B, 92B, 62C3, 43B2(b), 12C2(a): both ways in one sentence, until the fact is told."""
    assert says in lines.headline(rule_in(("en",), name, facts, weighed=False)["en"], TITLE)[0].text
