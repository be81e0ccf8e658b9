"""What is told is settled in the short answer (Laws 16, 20, 23, 25, 40, 41, 73)."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, said_and_asked
from understanding.lookups import lookups

LATE: Facts = {"request": "contract", "phase": "play", "own_turn": True, "first_turn_to_play": False}
ASKED: tuple[tuple[Facts, tuple[str, ...]], ...] = (
    (LATE, ("41C", "41B")),
    (LATE | {"player": "opening_leader"}, ("41C", "41B")),
    ({"request": "contract", "phase": "play", "own_turn": True}, ("41C", "41B")),
    ({"request": "who_doubled"}, ("41C", "41B")),
    ({"request": "who_doubled", "phase": "auction", "own_turn": True}, ("20B", "20D")),
    ({"request": "contract", "phase": "auction", "own_turn": True}, ("20B", "20D")),
    ({"request": "review", "phase": "play", "player": "declarer"}, ("20C2", "41B")),
    ({"request": "review", "answered_by": "own_side"}, ("20D", "16B1")),
    ({"request": "single_call", "phase": "auction", "answered_by": "bidder"}, ("20F1", "16B1", "21B")),
    ({"request": "review", "phase": "clarification", "review_wrong": True}, ("20E", "12C1")),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("facts", "laws"), ASKED, ids=lambda value: str(value))
def test_it_fits_and_names_its_laws(service: Service, facts: Facts, laws: tuple[str, ...], language: Language) -> None:
    said, asked = said_and_asked(service, "right_to_ask_or_review", facts, language)
    assert words(said) + words(asked) <= 60
    assert all(law in said for law in laws), said


def test_after_his_first_card_the_contract_but_no_review_and_not_who_doubled(service: Service) -> None:
    # 41B: "Ez a jog megszűnik, amikor a játékos egy kártyát kijátszott"; 41C: "de nem kérdezheti, hogy ki kontrázott"
    for facts in (LATE, LATE | {"player": "leaders_partner"}):
        said, _ = said_and_asked(service, "right_to_ask_or_review", facts)
        assert "not by whom" in said
        assert "too late" in said


def test_what_went_wrong_with_the_answer_is_ruled_without_a_question(service: Service) -> None:
    # 20D: only an opponent restates; 20E: everybody corrects a review; 20F1: the bidder's partner explains
    said, asked = said_and_asked(service, "right_to_ask_or_review", {"answered_by": "bidder"})
    assert "unauthorized for that partner" in said
    assert not asked
    said, asked = said_and_asked(service, "right_to_ask_or_review", {"review_wrong": True})
    assert "dummy" in said
    assert "adjusted score" in said
    assert not asked


def test_before_his_first_card_a_review_tells_who_doubled(service: Service) -> None:
    # 41C begins "Miután már késő licitismétlést kérni"
    facts: Facts = {"request": "who_doubled", "phase": "play", "first_turn_to_play": True, "player": "declarer"}
    said, _ = said_and_asked(service, "right_to_ask_or_review", facts)
    assert "whole auction" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_looked_up_says_that_who_doubled_is_not_told(language: Language) -> None:
    nobody = {"hu": "nem, hogy ki", "pl": "nie kto kontrował", "nb": "ikke av hvem", "en": "not by whom"}
    assert nobody[language] in lookups()["review-in-auction"].say[language]


COMPARABLE: Facts = {"offender": "S", "withdrawn": "1S", "replacement": "2S", "finding_comparable": True}
MISLED: Facts = {"offender": "W", "act": "tempo", "finding_false_inference": True}
NO_REASON: Facts = MISLED | {"finding_bridge_reason": False}
UNLIKE: Facts = {"matter": "depends_on_player"}
AID: Facts = {"matter": "memory_aid", "aid_permitted": False}
FACED: Facts = {"lead_by": "correct_leader", "faced": True}
OTHER: Facts = {"finding_same_or_similar": False}
SETTLED: tuple[tuple[str, Facts, tuple[str, ...], str], ...] = (
    ("change_of_call", COMPARABLE | {"cause": "change_of_mind"}, ("26A", "25B"), "26B"),
    ("change_of_call", COMPARABLE | {"cause": "inattention", "choice_accept": True}, ("26A", "25B1"), "26B"),
    ("change_of_call", COMPARABLE | {"cause": "inattention", "choice_accept": False}, ("26A", "25B2"), "26B"),
    ("psych_and_agreements", {"psych_prohibited": True}, ("40B2av", "90"), "40C1"),
    ("psych_and_agreements", {"finding_agreement": True, "explanation_incomplete": True}, ("40B5b",), "40B3"),
    ("psych_and_agreements", UNLIKE | {"disclosed": False, "finding_damage": True}, ("40A4", "40B3a"), "12A1"),
    ("psych_and_agreements", UNLIKE | {"disclosed": False, "finding_damage": False}, ("40A4",), "40B5"),
    ("psych_and_agreements", UNLIKE | {"permitted": False, "finding_damage": True}, ("40A4", "40B4"), "12A1"),
    ("psych_and_agreements", UNLIKE, ("40A4",), "damage"),
    ("psych_and_agreements", AID | {"period": "before_auction"}, ("40B2d",), "90"),
    ("psych_and_agreements", AID | {"period": "auction"}, ("40B2d", "90"), "12A"),
    ("opening_lead_face_down", FACED, ("41A", "41C"), "41B"),
    ("opening_lead_face_down", FACED | {"misexplained": True}, ("47E2a",), "21B1"),
    ("opening_lead_face_down", {"lead_by": "declaring_side", "faced": True}, ("54E", "24"), "54A"),
    ("extraneous_info", {"first_call_made": True, "finding_interferes": False}, ("16D2c", "16D1"), "16D2d"),
    ("comparable_call", OTHER, ("23A", "23C", "26B"), "23A1"),
    ("comparable_call", OTHER | {"finding_subset": False}, ("23A3", "23C", "26B"), "23A2"),
    ("deception", NO_REASON, ("73E2", "73D1"), "12C"),
    ("deception", NO_REASON | {"finding_could_have_known": True}, ("73E2",), "12C"),
    ("deception", NO_REASON | {"finding_damage": True}, ("73E2", "73D1"), "12C"),
    ("deception", MISLED | {"finding_could_have_known": True, "finding_damage": True}, ("73E2",), "12C"),
    ("deception", MISLED | {"finding_could_have_known": True}, ("73E2",), "12C"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts", "laws", "unsaid"), SETTLED, ids=lambda value: str(value))
def test_it_says_what_is_left(
    service: Service, name: str, facts: Facts, laws: tuple[str, ...], unsaid: str, language: Language
) -> None:
    said, asked = said_and_asked(service, name, facts, language)
    assert words(said) + words(asked) <= 60
    assert all(law in said for law in laws), said
    assert unsaid not in said


def test_a_test_of_73e2_that_is_told_is_no_condition(service: Service) -> None:
    # 73E2: a false inference, no bridge reason, he could have known, and (12B1) damage
    said, asked = said_and_asked(service, "deception", NO_REASON | {"finding_could_have_known": True})
    assert "There was no bridge reason" in said
    assert "damaged" in said
    assert "damaged" in asked
    said, _ = said_and_asked(service, "deception", NO_REASON)
    assert "without bridge reason" in said
    assert "if West could have known" in said


def test_after_the_lead_is_faced_no_call_is_changed(service: Service) -> None:
    # 21B1(a): "A licitálás szakaszának befejezéséig (lásd a 17D szakaszt)"; 17D1: until the opening lead is faced
    said, _ = said_and_asked(service, "opening_lead_face_down", FACED | {"misexplained": True})
    assert "No call may be changed" in said
    said, _ = said_and_asked(service, "opening_lead_face_down", {"lead_by": "correct_leader", "misexplained": True})
    assert "final pass may change" in said


@pytest.mark.parametrize(("damage", "follows"), [(True, "adjusted score"), (False, "the result stands")])
def test_a_method_unlike_the_partners_is_adjusted_for_its_damage(service: Service, damage: bool, follows: str) -> None:
    # 40A4 forbids it; 40B3a: the side damaged by what was not disclosed is entitled to redress
    told = UNLIKE | {"disclosed": False, "finding_damage": damage}
    assert follows in said_and_asked(service, "psych_and_agreements", told)[0]
