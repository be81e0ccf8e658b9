"""Laws 42, 43, 68A, 73E, 81 and 84: what the told facts settle is said, and nothing that they settle is asked."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings import registry
from tests.app.answering.decisive import Facts, Row, asked_in, short, unlike

MISLED: Facts = {"act": "departure_from_procedure", "finding_innocent": True, "finding_false_inference": True}
LOST: Facts = {"forfeited_rights": True, "about_defenders": True}
CALLED: Facts = {"dummy_act": "called_director", "attention_already_drawn": True}
ASKED: Facts = {"dummy_act": "asked_declarer_about_revoke", "forfeited_rights": False}

SAID: list[Row] = [
    # 73E1 with 40C1: damage and a penalty; or both exceptions told away
    (
        "deception",
        {"act": "call_or_play", "concealed_understanding": True},
        ("adjusts the score", "penalize", "40C1"),
        ("unless",),
        None,
    ),
    (
        "deception",
        {"act": "call_or_play", "concealed_understanding": False, "emphasized": False},
        ("no infraction", "stands"),
        ("unless",),
        None,
    ),
    ("deception", {"act": "call_or_play"}, ("unless",), (), None),
    # 73E2: that he is innocent has been told
    ("deception", MISLED, ("innocent opponent", "bridge reason"), ("if he was innocent",), "finding_bridge_reason"),
    ("deception", {**MISLED, "finding_damage": True}, ("innocent", "was damaged"), ("if he",), "finding_bridge_reason"),
    # 81C3 with 79C2
    ("director_duties", {"after_period": True}, ("no longer rectifies", "scoring error", "79C2"), (), None),
    # 84D and 81C5: what was asked is answered
    ("director_duties", {"law_provides": "doubtful_point"}, ("in favour of the non-offending",), ("84A",), None),
    ("director_duties", {"waiver_requested_by": "non_offending_side"}, ("at his discretion", "81C5"), (), None),
    ("director_duties", {"waiver_requested_by": "offending_side"}, ("not the offenders", "81C5"), (), None),
    # 43B3 is for a dummy who is first; 62A for a revoke that dummy may ask about
    ("dummy_rights", {**CALLED, **LOST}, ("43B3 does not apply", "as usual"), (), None),
    ("dummy_rights", CALLED, ("dummy too may call",), ("43B3",), None),
    ("dummy_rights", {**ASKED, "play_was_revoke": True}, ("takes the card back", "62A"), (), None),
    ("dummy_rights", ASKED, ("costs nothing",), ("takes the card back",), None),
    # 68A with 48A: cards that declarer dropped or showed
    (
        "claim_or_concession",
        {"statement": "no_intent", "claimer_defends": False},
        ("no penalty", "picks his cards up"),
        ("opening lead",),
        None,
    ),
]


@pytest.mark.parametrize(("name", "facts", "said", "unsaid", "asked"), SAID, ids=[str(row[:2]) for row in SAID])
def test_what_is_settled_is_said(
    service: Service, name: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    found = short(service, name, facts)
    spoken = found["headline"]["text"]
    assert not unlike(spoken, said, unsaid), spoken
    assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), [row[:2] for row in SAID], ids=[str(row[:2]) for row in SAID])
def test_it_is_short_and_cited_in_every_language(service: Service, name: str, facts: Facts, language: Language) -> None:
    found = short(service, name, facts, language)
    assert words(found["answer"]) <= SPOKEN, found["answer"]
    assert found["headline"]["citations"]


@pytest.mark.parametrize("asked", ["non_offending_side", "offending_side"])
def test_who_asks_decides_whether_the_director_may_waive(asked: str) -> None:
    outcome = registry.rule("director_duties", {"waiver_requested_by": asked})["outcome"]
    assert outcome["may_be_waived"] is (asked == "non_offending_side")
