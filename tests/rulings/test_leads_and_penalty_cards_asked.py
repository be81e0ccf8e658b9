"""What is asked, and no longer said, of penalty cards, leads out of turn and dummy's rights once facts settle it."""

from __future__ import annotations

from typing import Any

import pytest

from app.service import Service
from corpus.model import LANGUAGES
from tests.app.answering.decisive import Facts, short

MINOR = {"penalty_cards": [{"card": "D5"}], "led": "D", "can_play_penalty_card": True, "failed_to_play": True}
NEEDS: list[tuple[str, Facts, list[str]]] = [
    # 50C: an honour may be played before a minor penalty card, a lower card of the suit may not (52)
    ("penalty_card_play", {**MINOR, "penalty_kind": "minor", "played_card": "DQ"}, []),
    ("penalty_card_play", {**MINOR, "penalty_kind": "minor", "played_card": "D4"}, ["declarer_played_after"]),
    ("penalty_card_play", {**MINOR, "played_card": "DQ"}, ["penalty_kind"]),
    # 49: a card in a position in which partner could possibly see its face
    ("exposed_card_defender", {"card": "DK", "inadvertent": True}, ["partner_could_see"]),
    ("exposed_card_defender", {"card": "DK", "inadvertent": True, "how_exposed": "dropped"}, ["partner_could_see"]),
    ("exposed_card_defender", {"card": "DK", "how_exposed": "dropped", "partner_could_see": True}, []),
    # 41A: face down it goes back; 54: faced, declarer has his options
    ("opening_lead_face_down", {"lead_by": "wrong_defender"}, ["faced"]),
    ("opening_lead_face_down", {"lead_by": "wrong_defender", "faced": False}, []),
    ("opening_lead_face_down", {"lead_by": "declaring_side"}, []),
    # 54C: he must accept if he could have seen a card of dummy's
    (
        "opening_lead_out_of_turn",
        {"card": "S5", "lead_by": "wrong_defender", "choice_declarer": "refuse"},
        ["declarer_saw_dummy_card"],
    ),
    # 53A: a card played to it accepts the lead, whatever declarer wants now
    ("lead_out_of_turn_defender", {"turn_to_lead": "declaring_side", "choice_accept": False}, ["play_after_lead"]),
    (
        "lead_out_of_turn_defender",
        {"turn_to_lead": "declaring_side", "choice_accept": False, "play_after_lead": "none"},
        [],
    ),
    # 43B3: adjusted after the play, so nothing to ask now
    (
        "dummy_rights",
        {"dummy_act": "drew_attention_during_play", "forfeited_rights": True, "about_defenders": True},
        [],
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts", "asked"), NEEDS)
def test_only_what_is_open_is_asked(service: Service, language: Any, name: str, facts: Facts, asked: list[str]) -> None:
    question = short(service, name, facts, language)["next_question"]
    assert [question["name"]] == asked if asked else question is None


SAID: list[tuple[str, Facts, list[str], list[str]]] = [
    ("penalty_card_play", {**MINOR, "penalty_kind": "minor", "played_card": "DQ"}, ["50C", "stands"], ["52A"]),
    (
        "exposed_card_defender",
        {"how_exposed": "dropped", "partner_could_see": True},
        ["An honour", "A lower card"],
        ["deliberately"],
    ),
    ("exposed_card_defender", {"card": "DA", "how_exposed": "named"}, ["face up on the table (50A)"], []),
    ("exposed_card_defender", {"card": "DK", "inadvertent": True}, ["If partner could not, nothing happens"], []),
    (
        "penalty_card_lead",
        {"penalty_cards": [{"card": "HT"}], "inadvertent": True, "partner_led": False},
        ["10 is an honour, so a major penalty card"],
        [],
    ),
    (
        "penalty_card_lead",
        {"penalty_cards": [{"card": "HK"}, {"card": "C8"}], "partner_led": False},
        ["while the lead is kept", "51B"],
        [],
    ),
    (
        "penalty_card_lead",
        {"penalty_cards": [{"card": "D7"}], "choice_lead": "require", "choice_suit": "D", "partner_led": False},
        ["declarer may require nothing", "must lead the suit declarer has required"],
        ["waits"],
    ),
    (
        "penalty_card_lead",
        {"penalty_cards": [{"card": "D7"}], "choice_lead": "forbid", "choice_suit": "D", "partner_led": False},
        ["declarer may forbid nothing", "may not lead the suit declarer has forbidden"],
        ["waits"],
    ),
    ("penalty_card_lead", {"penalty_cards": [{"card": "D7"}], "partner_led": False}, ["waits"], []),
    ("opening_lead_face_down", {"lead_by": "wrong_defender"}, ["Face down: it goes back", "Faced: declarer"], []),
    ("opening_lead_face_down", {"faced": True}, ["faced lead stands", "withdrawn as a major penalty card"], []),
    (
        "opening_lead_out_of_turn",
        {"card": "S5", "lead_by": "wrong_defender", "choice_declarer": "refuse"},
        ["must accept (54C)", "may refuse"],
        [],
    ),
    (
        "lead_out_of_turn_defender",
        {"turn_to_lead": "declaring_side", "choice_accept": False},
        ["already played to the lead, it is accepted and stands"],
        [],
    ),
    (
        "lead_out_of_turn_defender",
        {"turn_to_lead": "partner", "choice_accept": False, "play_after_lead": "none"},
        ["only its suit may be required or forbidden"],
        [],
    ),
    (
        "dummy_rights",
        {"about_defenders": True, "forfeited_rights": False},
        ["only once play has ended", "rectified all the same"],
        [],
    ),
    (
        "dummy_rights",
        {"about_defenders": False, "forfeited_rights": False, "play_was_revoke": False},
        ["may try to prevent", "may not mention it during play"],
        [],
    ),
]


@pytest.mark.parametrize(("name", "facts", "said", "unsaid"), SAID)
def test_what_is_told_is_said_and_what_is_settled_is_not(
    service: Service, name: str, facts: Facts, said: list[str], unsaid: list[str]
) -> None:
    answer = str(short(service, name, facts, "en")["answer"])
    assert [one for one in said if one not in answer] == []
    assert [one for one in unsaid if one in answer] == []
