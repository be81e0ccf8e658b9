"""Laws 45, 57, 59, 60: a premature card, a requirement not met, a card drawn back: what is said and asked."""

from __future__ import annotations

from typing import Any

import pytest

from corpus.model import LANGUAGES
from rulings import registry

EAST = {
    "offender": "E",
    "contract": {"level": 4, "denomination": "S", "declarer": "S"},
    "card": "CJ",
    "by_declaring_side": False,
}


def _ruled(name: str, facts: dict[str, Any], language: str = "en") -> Any:
    return registry.rule(name, facts, "2017", language)


def _headline(ruled: Any) -> str:
    found = next(row for row in ruled["statements"] if row["kind"] == "headline")
    return str(found.get("short") or found["text"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("legal", [True, None])
@pytest.mark.parametrize("both", [False, None])
def test_partner_or_right_hand_opponent_is_asked(language: str, legal: bool | None, both: bool | None) -> None:
    ruled = _ruled("premature_play", EAST | {"legal_to_trick": legal, "declarer_played_both_hands": both}, language)
    assert ruled["need"][0]["name"] == "premature"
    assert ("57C1" in _headline(ruled)) is (both is None)
    assert "57.D" in ruled["statements"][0]["citations"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_defender_it_is_asked_whether_his_partner_had_played_and_nothing_of_the_next_trick(language: str) -> None:
    """57A: before his partner has played, whether to this trick or to the next."""
    asked = str(_ruled("premature_play", EAST, language)["need"][0]["short"])
    assert {"hu": "Nyugat", "pl": "W", "nb": "Vest", "en": "West"}[language] in asked
    assert not any(word in asked for word in ("következő", "następn", "neste", "next"))


def test_of_declarers_side_it_is_asked_whether_it_was_a_lead_to_the_next_trick() -> None:
    """57C3: a play stands, a lead is 55's."""
    south = EAST | {"offender": "S", "by_declaring_side": True}
    assert [need["name"] for need in _ruled("premature_play", south)["need"]] == ["lead_to_next"]
    led = _ruled("premature_play", south | {"lead_to_next": True})
    assert led["outcome"]["procedure"] == "lead_out_of_turn_declarer"
    assert _ruled("premature_play", south | {"premature": "before_partner"})["outcome"]["result"] == "card_played"


def test_what_is_told_of_the_card_and_of_declarers_hands_is_not_left_open() -> None:
    said = _headline(_ruled("premature_play", EAST | {"legal_to_trick": True, "declarer_played_both_hands": False}))
    assert "if legal" not in said
    assert "both hands" not in said


def test_at_the_right_hand_opponents_turn_it_hangs_on_whether_the_card_is_legal() -> None:
    ruled = _ruled("premature_play", EAST | {"premature": "at_rho_turn"})
    assert ruled["need"][0]["name"] == "legal_to_trick"
    legal = _headline(_ruled("premature_play", EAST | {"premature": "at_rho_turn", "legal_to_trick": True}))
    assert "not a penalty card" in legal
    assert "major" not in legal


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_suit_required_any_card_no_second_choice_and_the_penalty_card_goes_back(language: str) -> None:
    ruled = _ruled("inability", {"required_suit": "H", "can_comply": False}, language)
    assert ruled["outcome"]["result"] == "any_legal_card"
    assert "50.D.2.a" in ruled["statements"][0]["citations"]


def test_another_card_than_the_suit_required_is_a_revoke_for_who_has_it() -> None:
    said = _headline(_ruled("inability", {"required_suit": "D"}))
    assert "revoke" in said
    assert "forbidden" not in said
    assert "forbidden" in _headline(_ruled("inability", {"forbidden_suits": ["D"]}))


def test_declarer_still_leads_from_the_hand_required() -> None:
    facts = {"card": "CT", "played_by": "defender_before_required_lead"}
    assert "still leads" in _headline(_ruled("play_after_irregularity", facts))


def test_a_card_partner_could_not_see_is_not_played_and_another_played_since_stands() -> None:
    hidden = {"whose_card": "defender", "partner_could_see": False}
    assert "since stands" in _headline(_ruled("played_card", hidden | {"already_played_to_trick": False}))
    assert "trick stands" in _headline(_ruled("played_card", hidden | {"already_played_to_trick": True}))
    assert "stands" not in _headline(_ruled("played_card", hidden))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_defender_may_take_back_his_lead_too(language: str) -> None:
    lead = {"hu": "hív", "pl": "wyjście", "nb": "utspill", "en": "lead"}
    said = _headline(_ruled("dummy_wrong_card", {"defender_played_after": True}, language))
    assert lead[language] in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("when", ["before_partner", "lead_to_next_trick"])
def test_what_declarer_has_chosen_is_not_offered_again(language: str, when: str) -> None:
    """57A1: the partner plays his highest, or any legal card if he cannot (57B)."""
    ruled = _ruled("premature_play", EAST | {"premature": when, "choice_declarer": "highest"}, language)
    said = _headline(ruled)
    assert not any(word in said for word in ("választ", "wybiera", "velger", "chooses", "may require"))
    assert not said.endswith(":")
    assert [row["citations"][-1 if at == 0 else 0] for at, row in enumerate(_chosen(ruled))] == ["57.A.1", "57.B"]


def _chosen(ruled: Any) -> list[Any]:
    return [row for row in ruled["statements"] if {"57.A.1", "57.B"} & set(row["citations"])]


def test_whether_partner_can_comply_is_worked_out_from_what_he_holds_of_the_suit_led() -> None:
    """44C: he must follow suit, so he can play his highest of it, and another suit cannot be required of him."""
    facts = EAST | {"premature": "before_partner", "partner_holds_suit_led": True}
    assert len(_chosen(_ruled("premature_play", facts | {"choice_declarer": "highest"}))) == 1
    unable = _ruled("premature_play", facts | {"choice_declarer": "require_suit"})
    assert unable["outcome"]["partner_can_comply"] is False
