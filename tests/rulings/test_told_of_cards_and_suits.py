"""System cards and aids by when, 26B by what was shown, a call too late to change, several penalty cards."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings.registry import rule
from tests.app.answering.decisive import Facts, said_and_asked

AGREED = "psych_and_agreements"
OWN: Facts = {"matter": "own_system_card"}
THEIRS: Facts = {"matter": "opponents_system_card", "own_turn": False}
AID: Facts = {"matter": "memory_aid", "period": "auction"}
DEFENDS: Facts = {"offender_defends": True}
LATE: Facts = {"explanation_kind": "incomplete", "phase": "auction", "action": "call", "partner_called_since": True}
SEVERAL: Facts = {
    "penalty_kind": "major",
    "several_playable": True,
    "can_play_penalty_card": True,
    "failed_to_play": True,
    "choice_accept": True,
}
FITS: tuple[tuple[str, Facts, tuple[str, ...]], ...] = (
    (AGREED, {**OWN, "period": "auction"}, ("40B2b", "90")),
    (AGREED, {**OWN, "period": "play"}, ("40B2b", "90")),
    (AGREED, {**OWN, "period": "clarification", "side": "defending"}, ("40B2b", "90")),
    (AGREED, {**THEIRS, "period": "play"}, ("40B2c", "90")),
    (AGREED, {**AID, "aid_permitted": False}, ("40B2d", "90")),
    ("lead_restriction_26", DEFENDS, ("26B", "26A")),
    ("lead_restriction_26", {**DEFENDS, "suits_specified": ["H"]}, ("26B", "26A")),
    ("misinformation", {**LATE, "finding_damage": True, "agreed_meaning": True}, ("21B1a", "75D3")),
    ("misinformation", {**LATE, "finding_damage": True, "agreed_meaning": False}, ("21B1a", "75D3")),
    ("misinformation", {**LATE, "finding_damage": False}, ("21B1a", "21B3")),
    ("penalty_card_play", {**SEVERAL, "declarer_played_after": True}, ("52B1b",)),
    ("penalty_card_play", {**SEVERAL, "declarer_played_after": False}, ("52B1a",)),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts", "laws"), FITS, ids=lambda value: str(value))
def test_it_fits_and_names_its_laws(
    service: Service, name: str, facts: Facts, laws: tuple[str, ...], language: Language
) -> None:
    said, asked = said_and_asked(service, name, facts, language)
    assert words(said) + words(asked) <= 60
    assert all(law in said for law in laws), said


@pytest.mark.parametrize(
    ("period", "said_of_it"),
    [("auction", "The calls stand"), ("play", "Play goes on"), ("clarification", "A defender")],
)
def test_ones_own_card_is_spoken_of_by_when(service: Service, period: str, said_of_it: str) -> None:
    # 40B2b: barred from the start of the auction period; declarer's side alone in the clarification period
    said, asked = said_and_asked(service, AGREED, {**OWN, "period": period, "side": "defending"})
    assert said_of_it in said
    assert not asked
    assert ("clarification" in said) is (period == "clarification")


def test_out_of_turn_or_without_leave_it_is_said_what_follows(service: Service) -> None:
    # 40B2c, d; 90
    said, _ = said_and_asked(service, AGREED, {**THEIRS, "period": "auction"})
    assert said.startswith("Not allowed")
    assert "penalty" in said
    said, _ = said_and_asked(service, AGREED, {**AID, "aid_permitted": False})
    assert "unless" not in said
    said, _ = said_and_asked(service, AGREED, AID)
    assert "unless" in said


def test_who_defends_and_what_he_has_shown_is_not_left_open(service: Service) -> None:
    # 26B: one suit that the offender has not specified in the legal auction
    name, shown = "lead_restriction_26", {**DEFENDS, "suits_shown": ["S", "H"]}
    assert "if that side defends" in said_and_asked(service, name, {})[0]
    assert "if that side defends" not in said_and_asked(service, name, DEFENDS)[0]
    assert "♠, ♥" in said_and_asked(service, name, {**shown, "all_suits_named": True})[0]
    assert "♠" not in said_and_asked(service, name, {**shown, "all_suits_named": False})[0]
    told = {**shown, "all_suits_named": False, "suits_specified": ["H"]}
    assert "shown legally: ♥" in said_and_asked(service, name, told)[0]
    found = {**shown, "all_suits_named": True, "finding_comparable": False}
    assert "♠, ♥" in said_and_asked(service, name, found)[0]
    assert rule(name, found)["outcome"]["lead_restriction"]["specified_suits"] is None


@pytest.mark.parametrize("damage", [True, False])
def test_a_call_too_late_to_change_is_said_before_the_score(service: Service, damage: bool) -> None:
    # 21B1a: not once partner has called; 21B3
    facts = {**LATE, "finding_damage": damage, "agreed_meaning": True}
    said, _ = said_and_asked(service, "misinformation", facts)
    assert said.startswith("It is too late to change the call")
    assert said.count("since") == 1
    said, _ = said_and_asked(service, "misinformation", {**facts, "phase": "after_play"})
    assert "too late" not in said


@pytest.mark.parametrize("after", [True, False])
def test_of_several_penalty_cards_all_stay(service: Service, after: bool) -> None:
    # 52B1c
    said, _ = said_and_asked(service, "penalty_card_play", {**SEVERAL, "declarer_played_after": after})
    assert "All the penalty cards" in said or "all the penalty cards" in said
