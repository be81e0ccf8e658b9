"""Laws 21B1a and 47E2a: what the misinformed side may still change, told without what the facts have settled."""

from __future__ import annotations

from typing import Any

import pytest

from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import fitting

WRONG = {"explanation_kind": "wrong", "finding_explanation_correct": False, "own_misunderstanding": False}
IN_THE_AUCTION = {**WRONG, "phase": "auction", "action": "call", "about_earlier_call": False}
FINAL_PASS = {
    **WRONG,
    "dealer": "W",
    "auction": ["2D", "P", "2H", "P", "P", "P"],
    "contract": {"level": 2, "denomination": "H", "declarer": "E"},
    "offender": "E",
    "misinformed": "N",
    "corrected_by": "partner",
    "action": "call",
    "about_earlier_call": False,
    "partner_called_since": False,
    "lho_called_since": False,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lho", [True, False])
def test_influence_is_judged_not_asked(service: Service, language: Language, lho: bool) -> None:
    """The sentence holds whether or not the explanation influenced the call: that is for the director to find."""
    facts = {**IN_THE_AUCTION, "misinformed": "N", "partner_called_since": False, "lho_called_since": lho}
    _, asked = fitting(service, "misinformation", facts, language)
    assert asked is None


def test_who_has_not_called_has_nothing_to_change(service: Service) -> None:
    """21B2: the left-hand opponent may change a later call, if he made one."""
    facts = {**IN_THE_AUCTION, "misinformed": "N", "partner_called_since": False}
    assert "East may then change" in fitting(service, "misinformation", {**facts, "lho_called_since": True})[0]
    assert "East" not in fitting(service, "misinformation", {**facts, "lho_called_since": False})[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_lead_the_leader_has_the_lead_and_the_last_to_pass_his_pass(
    service: Service, language: Language
) -> None:
    """21B1a, 47E2a: North passed last and South is on lead; South's calls cannot be changed."""
    said, asked = fitting(service, "misinformation", {**FINAL_PASS, "phase": "clarification"}, language)
    assert asked is None
    assert "47E2a" in said
    if language == "en":
        assert said.startswith("North may change the final pass if")
        assert "The opening leader may take back a lead not yet faced" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_final_pass_changed_tells_why_it_is_in_time(service: Service, language: Language) -> None:
    """21B1a: his partner has not called since and the lead is not faced; the auction goes on with East."""
    facts = {**FINAL_PASS, "phase": "clarification", "finding_call_influenced": True, "choice_change_call": True}
    said, _ = fitting(service, "misinformation", facts, language)
    if language == "en":
        assert "because partner has not called since and the lead is not faced" in said
        assert "if he has called since" not in said
        assert "may be taken back" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_final_pass_the_lead_is_asked_about(service: Service, language: Language) -> None:
    """Until the lead is faced the last pass may be changed (21B1a): that his partner has not called is told."""
    said, asked = fitting(service, "misinformation", FINAL_PASS, language)
    assert asked["name"] == "phase"
    if language == "en":
        assert "lead" in asked["text"]
        assert "South has not called" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_earlier_call_stands_and_the_final_pass_is_left(service: Service, language: Language) -> None:
    """21B1a: his partner has called after the earlier call, not after the final pass."""
    facts = {**FINAL_PASS, "phase": "clarification", "about_earlier_call": True, "partner_called_since": True}
    del facts["lho_called_since"]
    said, _ = fitting(service, "misinformation", facts, language)
    assert "47E2a" in said
    if language == "en":
        assert "North may change only the final pass" in said


def test_of_a_lead_it_is_asked_whether_dummy_has_faced_a_card(service: Service) -> None:
    """47E2a: an opening lead may not be retracted after dummy has faced a card; that is open before any choice."""
    facts = {**WRONG, "misinformed": "W", "phase": "play", "action": "card", "later_card_in_trick": False}
    assert fitting(service, "misinformation", facts)[1]["name"] == "dummy_spread"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_misunderstanding_of_a_right_explanation_is_no_misinformation(service: Service, language: Language) -> None:
    """21A: nobody was misinformed, so nobody is called so."""
    facts = {"own_misunderstanding": True, "finding_explanation_correct": True, "action": "call"}
    said, asked = fitting(service, "misinformation", facts, language)
    assert asked is None
    if language == "en":
        assert said.startswith("There was no misinformation")


LATE = {"misinformed": "N", "partner_called_since": True}
PARTNER = {"hu": "saját utolsó licitjét", "pl": "własną ostatnią zapowiedź", "nb": "egen siste", "en": "that last call"}
REOPENS = {
    "hu": ("újra megnyílik", "licit folytatódik"),
    "pl": ("wznowiona", "trwa dalej"),
    "nb": ("åpnes igjen", "fortsetter"),
    "en": ("reopens", "goes on"),
}
LEAD = {"hu": "indulás", "pl": "wist", "nb": "utspill", "en": "lead"}
SEATS = {"hu": "Dél", "pl": " S", "nb": "Syd", "en": "South"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["auction", "clarification"])
def test_the_last_call_of_the_side_is_left(service: Service, language: Language, phase: str) -> None:
    """21B1a: nobody of his side has called after his partner, who may change the last call if it was influenced."""
    said, asked = fitting(service, "misinformation", {**IN_THE_AUCTION, **LATE, "phase": phase}, language)
    assert asked is None
    assert PARTNER[language] in said
    assert said.count(SEATS[language]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [{}, {"misinformed": "N"}])
@pytest.mark.parametrize(
    "facts",
    [
        {"phase": "auction", "about_earlier_call": True},
        {"phase": "clarification", "partner_called_since": True},
        {"partner_called_since": True},
        {"partner_called_since": True, "action": "call"},
    ],
    ids=str,
)
def test_what_is_too_late_is_that_call(
    service: Service, language: Language, seats: dict[str, Any], facts: dict[str, Any]
) -> None:
    """21B1a: of an earlier call, or while it is open how far the board has gone, the last call of that side is left."""
    said, _ = fitting(service, "misinformation", {**WRONG, **seats, **facts}, language)
    if language == "en":
        assert any(last in said for last in ("only the last call", "only the last pass"))
        assert "has not called since" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["auction", "clarification"])
@pytest.mark.parametrize("corrected_by", ["partner", "explainer", None])
def test_the_last_call_is_left_while_the_agreement_is_open(
    service: Service, language: Language, phase: str, corrected_by: str | None
) -> None:
    facts: dict[str, Any] = {"explanation_kind": "wrong", "offender": "E", **LATE, "phase": phase}
    facts |= {"corrected_by": corrected_by} if corrected_by else {}
    for contract in ({}, {"contract": {"level": 3, "denomination": "N", "declarer": "S"}}):
        said, asked = fitting(service, "misinformation", {**facts, **contract}, language)
        assert asked["name"] == "evidence_of_agreement"
        if language == "en":
            assert "last" in said
            assert "no call can be changed" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choice", [{"choice_change_call": True}, {"replacement": "X"}])
@pytest.mark.parametrize("action", [{}, {"action": "call"}])
@pytest.mark.parametrize("influenced", [None, True])
@pytest.mark.parametrize("offender", ["E", "S"])
def test_a_final_pass_he_changes_reopens_the_auction(
    service: Service,
    language: Language,
    choice: dict[str, Any],
    action: dict[str, Any],
    influenced: bool | None,
    offender: str,
) -> None:
    """21B1a: until the auction period ends; a lead that nobody has made is not spoken of (17D1, 21B2)."""
    contract = {"level": 3, "denomination": "N", "declarer": "S"}
    who = {"offender": offender, "misinformed": "N" if offender == "E" else "W", "contract": contract}
    facts = {**WRONG, **who, **choice, **action, "phase": "clarification", "partner_called_since": False}
    facts |= {"finding_call_influenced": True} if influenced else {}
    said, _ = fitting(service, "misinformation", facts, language)
    assert REOPENS[language][bool(influenced)] in said
    assert LEAD[language] not in said


def test_a_final_pass_not_influenced_stands(service: Service) -> None:
    """21B1a; the opening leader has his lead all the same (47E2a), declarer's side has none."""
    facts = {**WRONG, "phase": "clarification", "partner_called_since": False, "finding_call_influenced": False}
    contract = {"level": 3, "denomination": "N", "declarer": "S"}
    leader = {"offender": "S", "misinformed": "W", "contract": contract, "replacement": "X"}
    assert "lead not yet faced" in fitting(service, "misinformation", {**facts, **leader})[0]
    declarer = {"offender": "E", "misinformed": "N", "contract": contract, "replacement": "X"}
    said, _ = fitting(service, "misinformation", {**facts, **declarer})
    assert "it stands and play goes on" in said
    assert "auction" not in said


BEFORE_THE_LEAD = {"phase": "clarification", "lead_face_down": False}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"action": "call"},
        {"action": "call", "finding_call_influenced": True},
        {"action": "call", "partner_called_since": False},
        {"action": "call", "partner_called_since": False, "finding_call_influenced": True},
        {"action": "call", "partner_called_since": False, "finding_call_influenced": False},
        {"action": "call", "partner_called_since": True},
        {"action": "call", "about_earlier_call": True},
    ],
    ids=str,
)
@pytest.mark.parametrize("agreement", [WRONG, {"explanation_kind": "wrong"}], ids=["known", "open"])
def test_where_nobody_has_led_no_lead_is_spoken_of(
    service: Service, language: Language, facts: dict[str, Any], agreement: dict[str, Any]
) -> None:
    """47E2a: a lead that nobody has made cannot be taken back; the final pass may be changed (21B1a)."""
    said, _ = fitting(service, "misinformation", {**agreement, **BEFORE_THE_LEAD, **facts}, language)
    assert LEAD[language] not in said
    assert "47E2" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("influenced", [None, True])
def test_after_the_last_call_of_all_there_is_no_later_one(
    service: Service, language: Language, influenced: bool | None
) -> None:
    """21B2: his left-hand opponent may change a call made after his; North's pass ended the auction."""
    facts = {**FINAL_PASS, "phase": "clarification", "choice_change_call": True}
    facts |= {"finding_call_influenced": True} if influenced else {}
    seats = {name: value for name, value in facts.items() if name not in ("misinformed", "lho_called_since")}
    for told in (facts, seats):
        said, _ = fitting(service, "misinformation", told, language)
        assert REOPENS[language][1] in said
        assert "21B2" not in said
        if language == "en":
            assert "later call" not in said
            assert "the auction goes on with East" in said.replace("The auction", "the auction")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("corrected_by", ["explainer", "partner"])
def test_who_has_not_called_has_nothing_to_change_by_the_agreement(
    service: Service, language: Language, corrected_by: str
) -> None:
    """21B2, 21B1b: the agreement is open; nobody has called after North."""
    facts = {"explanation_kind": "wrong", "phase": "auction", "action": "call", "finding_call_influenced": True}
    facts |= {"dealer": "E", "auction": ["1H", "P", "3C", "P"], "calls_untold": False, "misinformed": "N"}
    said, asked = fitting(service, "misinformation", {**facts, "offender": "E", "corrected_by": corrected_by}, language)
    assert asked["name"] == "evidence_of_agreement"
    if language == "en":
        assert "later call" not in said
        assert "goes on with East" in said


def test_a_card_played_on_a_misunderstanding_stays(service: Service) -> None:
    """21A, 47F2: no rectification for the player, and no other reason to take the card back."""
    facts = {"own_misunderstanding": True, "phase": "play", "action": "card"}
    for found in ({}, {"finding_explanation_correct": True}):
        said, _ = fitting(service, "misinformation", {**facts, **found})
        assert "card stays played" in said
        assert "call" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_later_card_the_opening_lead_is_not_spoken_of(service: Service, language: Language) -> None:
    """47E2a: that dummy has faced a card bars the opening lead alone; it is told that it does not matter here."""
    facts = {"misinformed": "E", "phase": "play", "action": "card", "dummy_spread": False}
    for agreement in (WRONG, {"explanation_kind": "wrong"}):
        said, _ = fitting(service, "misinformation", {**agreement, **facts}, language)
        assert LEAD[language] not in said
