"""Laws 16B, 20F, 41, 73E and 74C: what is told is said as settled, not as a condition, and not asked again."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import fitting


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_his_turn_the_contract_may_be_asked(service: Service, language: Language) -> None:
    """41C: declarer and either defender at their turn; dummy has no turn of his own, so who asks is not asked."""
    said, asked = fitting(
        service, "right_to_ask_or_review", {"request": "contract", "phase": "play", "own_turn": True}, language
    )
    assert asked is None
    if language == "en":
        assert said.startswith("No infraction")
        assert "not by whom" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("player", ["leaders_partner", "declarer"])
def test_until_the_lead_is_faced_he_may_ask(service: Service, language: Language, player: str) -> None:
    """41B: the leader's partner and the presumed declarer may ask; it is no irregularity."""
    facts = {"request": "single_call", "phase": "clarification", "player": player}
    said, asked = fitting(service, "right_to_ask_or_review", facts, language)
    assert asked is None
    if language == "en":
        assert "there is no irregularity" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_damage_told_is_no_condition(service: Service, language: Language) -> None:
    """73E2: that he drew a false inference and was damaged is found; whether there was a bridge reason is open."""
    facts = {"act": "tempo", "finding_false_inference": True, "finding_damage": True}
    said, asked = fitting(service, "deception", facts, language)
    assert asked["name"] == "finding_bridge_reason"
    if language == "en":
        assert said.startswith("The opponent drew a false inference and was damaged.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_seen_by_chance_may_be_used(service: Service, language: Language) -> None:
    """74C5: it is no breach, and the result stands."""
    said, _ = fitting(
        service, "etiquette", {"breach": "looking_at_players_or_cards", "inadvertent_sight": True}, language
    )
    if language == "en":
        assert "No infraction" in said
        assert "the result stands" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_alternative_found_is_no_condition(service: Service, language: Language) -> None:
    """16B1: with a logical alternative found, only whether it happened is open; if so the choice was not allowed."""
    facts = {"ui_event": "hesitation", "facts_disputed": True, "acted": True, "play_over": True}
    said, asked = fitting(service, "unauthorized_information", {**facts, "finding_logical_alternative": True}, language)
    assert asked["name"] == "finding_unauthorized_information"
    if language == "en":
        assert "not allowed, because there was a logical alternative" in said


def test_peers_tell_whether_there_was_an_alternative(service: Service) -> None:
    """16B1b: a significant proportion would seriously consider it, and some might select it."""
    facts = {"ui_event": "hesitation", "facts_disputed": False, "acted": True, "play_over": True}
    assert "peers asked would seriously consider" in fitting(service, "unauthorized_information", facts)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_reserving_is_the_matter_it_is_enough(service: Service, language: Language) -> None:
    """16B2, 16B3: rights are reserved at once, and what the information suggested is judged after the play."""
    facts = {"ui_event": "emphasis", "information_source": "partner", "acted": True, "play_over": False}
    said, asked = fitting(service, "unauthorized_information", {**facts, "reserving_prohibited": False}, language)
    assert asked is None
    assert "16B2" in said
    if language == "en":
        assert "reserving rights is enough" in said
    forbidden, asked = fitting(service, "unauthorized_information", {**facts, "reserving_prohibited": True}, language)
    assert asked is None
    assert "9B1a" in forbidden


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("noticer", [{"noticed_by": "partner"}, {}], ids=str)
def test_after_play_no_card_is_taken_back(service: Service, noticer: dict[str, str], language: Language) -> None:
    """47E2 is for a card of the trick in progress; after play a wrong explanation is redressed by the score (75B)."""
    facts = {"explanation_correct": False, "phase": "after_play", "side_declares": True, **noticer}
    said, _ = fitting(service, "duty_to_correct", facts, language)
    assert "47E2" not in said
    if language == "en":
        assert "The play is over" in said
        assert "at once" not in said
        assert "damage" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("call", "law"), [("X", "19A3"), ("XX", "19B3")])
def test_a_misnamed_redouble_is_19b3s(service: Service, call: str, law: str, language: Language) -> None:
    """19A3 is about doubles, 19B3 about redoubles."""
    said, _ = fitting(service, "call_legality", {"call": call, "misnamed_bid": True}, language)
    assert law in said
    if language == "en":
        assert ("redouble" in said) is (call == "XX")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", [{"event": "pairs"}, {}], ids=str)
def test_of_another_dealer_no_card_was_misplaced(service: Service, event: dict[str, str], language: Language) -> None:
    """87A: another dealer or vulnerability fouls the board too; 90B6 is for cards in the wrong pocket."""
    for known in (True, False):
        facts = {"difference": "dealer_or_vulnerability", "results_compared": True, "forms_known": known, **event}
        said, _ = fitting(service, "fouled_board", facts, language)
        assert "87B" in said
        assert "90B6" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slip", [{"finding_unintended": True}, {"finding_unintended": False}, {}], ids=str)
def test_a_card_that_dummy_has_not_got_may_be_changed(
    service: Service, slip: dict[str, bool], language: Language
) -> None:
    """46B4: the designation is void, and declarer may name any legal card; 45C4b limits only one that is not."""
    facts = {"designation": "not_in_dummy", "opponent_played_since": False, **slip}
    said, asked = fitting(service, "change_designation", facts, language)
    assert asked is None
    assert "46B4" in said
    if language == "en":
        assert "void" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", [{"finding_unintended": False}, {"declarer_played_since": True}], ids=str)
def test_of_anything_no_card_was_named(service: Service, why: dict[str, bool], language: Language) -> None:
    """46B5: either defender designates the card; 45C4b: only a slip may be changed, and in time."""
    said, asked = fitting(service, "change_designation", {"designation": "anything", **why}, language)
    assert asked is None
    assert "46B5" in said
    if language == "en":
        assert "card named" not in said
        assert "ither defender" in said
