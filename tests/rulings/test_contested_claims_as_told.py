"""Law 70: which of its tests a told fact has settled is said first, and only what still decides is asked."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings import registry
from tests.app.answering.decisive import Facts, Row, asked_in, short, unlike

TRUMP: Facts = {"trump_outstanding": True}
HANGS: Facts = {"depends_on_card_position": True}
NOBODY: Facts = {**HANGS, "shown_out_before": False}
WORSE = "finding_normal_line_less_successful"

SAID: list[Row] = [
    # 70C: each of its three conditions, once it fails, ends the question of the trump
    ("contested_claim", {**TRUMP, "finding_maybe_unaware": False}, ("certainly knew", "70D1, 70E"), ("if he",), WORSE),
    ("contested_claim", {**TRUMP, "trump_mentioned": True}, ("He mentioned the trump",), ("unaware",), WORSE),
    (
        "contested_claim",
        {**TRUMP, "finding_normal_line_loses_to_trump": False},
        ("No normal play loses a trick to that trump", "70C3"),
        ("The line stated counts",),
        WORSE,
    ),
    # 70C1 is left where 70C2 is told
    (
        "contested_claim",
        {**TRUMP, "finding_maybe_unaware": True, "finding_normal_line_loses_to_trump": True},
        ("unless he mentioned", "70A"),
        ("unaware", "clearly known"),
        "trump_mentioned",
    ),
    (
        "contested_claim",
        {**TRUMP, "finding_maybe_unaware": True},
        ("did not mention", "careless"),
        ("unaware", "clearly known"),
        "trump_mentioned",
    ),
    # 70E1: an opponent who had shown out, or would on any normal line
    ("contested_claim", {**HANGS, "shown_out_before": True}, ("had shown out", "accepted"), ("refused",), WORSE),
    (
        "contested_claim",
        {**NOBODY, "finding_would_show_out": True},
        ("would show out", "accepted"),
        ("refused",),
        WORSE,
    ),
    (
        "contested_claim",
        {**NOBODY, "finding_would_show_out": False},
        ("Nobody had shown out", "refused", "trick goes"),
        ("unless an opponent",),
        "claimed_line",
    ),
    ("contested_claim", NOBODY, ("Nobody had", "unless an opponent would"), ("already",), "claimed_line"),
    (
        "contested_claim",
        {**HANGS, "finding_would_show_out": False},
        ("unless an opponent had shown out",),
        ("would",),
        "claimed_line",
    ),
    ("contested_claim", HANGS, ("already shown out, or would",), (), "claimed_line"),
    (
        "contested_claim",
        {**NOBODY, "claimed_line": "not_stated"},
        ("Nobody had shown out",),
        ("only if an opponent had",),
        "finding_would_show_out",
    ),
    # 70D1: no other line in place of the one that fails; and every normal line winning, the claim stands
    ("contested_claim", {"claimed_line": "stated_but_fails"}, ("may not now pick",), (), "depends_on_card_position"),
    ("contested_claim", {"claimed_line": "not_stated", WORSE: False}, ("The claim stands",), ("if",), None),
    ("contested_claim", {WORSE: False}, ("The claim stands",), ("if",), None),
    # 70D2: no choice of partner's
    (
        "contested_claim",
        {"claimer_defends": True, "depends_on_partner_choice": False},
        ("no choice of partner's", "70D2"),
        ("trump", "finesse"),
        WORSE,
    ),
]


@pytest.mark.parametrize(("name", "facts", "said", "unsaid", "asked"), SAID, ids=[str(row[1]) for row in SAID])
def test_what_is_settled_is_said(
    service: Service, name: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    found = short(service, name, facts)
    spoken = found["headline"]["text"]
    assert not unlike(spoken, said, unsaid), spoken
    assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("facts", [row[1] for row in SAID], ids=str)
def test_it_is_short_and_cited_in_every_language(service: Service, facts: Facts, language: Language) -> None:
    found = short(service, "contested_claim", facts, language)
    assert words(found["headline"]["text"]) <= SPOKEN, found["answer"]
    assert found["headline"]["citations"]


@pytest.mark.parametrize("stated", ["not_stated", "stated_but_fails"])
def test_a_trump_or_a_card_shown_leaves_a_worse_line_to_refuse_the_claim(stated: str) -> None:
    """70D1 after 70C and 70E1: the claim is refused all the same where another normal line does worse."""
    for told in ({**TRUMP, "finding_maybe_unaware": False}, {**HANGS, "shown_out_before": True}):
        facts = {**told, "claimed_line": stated, WORSE: True, "depends_on_partner_choice": False}
        ruled = registry.rule("contested_claim", {"depends_on_card_position": False, **facts})
        assert ruled["outcome"]["claim_stands"] is False, told
        ruled = registry.rule("contested_claim", {"trump_outstanding": False, **told, WORSE: False})
        assert ruled["outcome"]["claim_stands"] is True, told
