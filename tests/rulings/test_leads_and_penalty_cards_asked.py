"""What is asked, and no longer said, of penalty cards, leads out of turn and dummy's rights once facts settle it."""

from __future__ import annotations

from typing import Any

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES
from tests.app.answering.decisive import Facts, short, unlike

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


LYING: Facts = {"penalty_cards": [{"card": "S5", "kind": "minor"}], "leading": False, "led": "D"}
AUCTION: Facts = {"how_exposed": "dropped", "during_auction": True}
VOID: Facts = {"partner_can_comply": False}
SAID: list[tuple[str, Facts, list[str], list[str]]] = [
    # 59: void of the suit required he may lead anything, and has not revoked; 50D2a: the card goes back
    (
        "penalty_card_lead",
        {
            "penalty_cards": [{"card": "SQ"}],
            "choice_lead": "require",
            "chosen_first": True,
            "partner_can_comply": False,
        },
        ["no revoke", "picked up"],
        [],
    ),
    ("inability", {"required_suit": "S", "can_comply": False}, ["no revoke"], []),
    # 44C before 50C: he follows suit with any card of it
    (
        "penalty_card_play",
        {**LYING, "can_play_penalty_card": False, "failed_to_play": False},
        ["follow suit (44C)", "stays face up", "50C"],
        ["first legal opportunity"],
    ),
    # 50B: two or more penalty cards are all major; 51A: declarer says which
    ("penalty_card_play", {"several_playable": True, "failed_to_play": False}, ["51A", "declarer"], ["inor"]),
    # 24: only a card that partner could have seen binds; 24D: the declaring side picks it up
    (
        "exposed_card_defender",
        {**AUCTION, "card": "HK", "partner_could_see": False},
        ["No rectification", "no forced pass", "no penalty card"],
        ["stays face up", "once"],
    ),
    (
        "exposed_card_defender",
        {**AUCTION, "card": "D4", "by_declaring_side": True},
        ["back into the hand", "24D", "a lead or several"],
        ["defends", "an honour"],
    ),
    (
        "exposed_card_defender",
        {**AUCTION, "card": "HK", "by_declaring_side": True},
        ["back into the hand", "had to pass once"],
        ["defends", "several"],
    ),
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


SOUTH: Facts = {"offender": "S", "contract": {"declarer": "S"}, "turn_to_lead": "dummy"}
SPOKEN: list[tuple[str, Facts, tuple[str, ...], tuple[str, ...], str | None]] = [
    # 55A: who is next to play hangs on the hand that led, and the defender is told by his seat
    (
        "lead_out_of_turn_declarer",
        {**SOUTH, "turn_to_lead": None, "accepting_defender": "W", "refusing_defender": "E"},
        ("from hand, that is West: the lead stands", "from dummy, East: the card goes back"),
        ("if not",),
        "led_from",
    ),
    (
        "lead_out_of_turn_declarer",
        {**SOUTH, "turn_to_lead": None, "accepting_defender": "E"},
        ("from dummy, East is next to play and accepting settles it", "from hand, West is next"),
        (),
        "led_from",
    ),
    (
        "lead_out_of_turn_declarer",
        {**SOUTH, "turn_to_lead": None, "refusing_defender": "W"},
        ("from hand, West is next to play and that settles it: the card goes back",),
        (),
        "led_from",
    ),
    (
        "lead_out_of_turn_declarer",
        {**SOUTH, "led_from": "declarer", "accepting_defender": "W", "refusing_defender": "E"},
        ("accepted", "West's choice prevails"),
        (),
        None,
    ),
    (
        "lead_out_of_turn_declarer",
        {**SOUTH, "led_from": "declarer", "accepting_defender": "E", "defenders_differ": True},
        ("declarer must lead from dummy", "West's choice prevails"),
        (),
        None,
    ),
    # 43A1b: nor may dummy draw attention to it during the play
    (
        "lead_out_of_turn_declarer",
        {**SOUTH, "led_from": "declarer", "accepting_defender": "W", "dummy_drew_attention": True},
        ("Dummy may not draw attention",),
        (),
        None,
    ),
    # 54 and 54E: whose lead it was is asked
    (
        "opening_lead_out_of_turn",
        {"faced": True, "card": "ST"},
        ("If the wrong defender led", "goes back to the hand without rectification"),
        (),
        "lead_by",
    ),
    # 49: only the card that partner could see
    (
        "exposed_card_defender",
        {"card": "D7", "how_exposed": "dropped", "partner_could_see": True, "another_face_down": True},
        ("a minor one", "face down is no penalty card and goes back"),
        (),
        None,
    ),
    (
        "exposed_card_defender",
        {"card": "DK", "how_exposed": "dropped", "partner_could_see": True, "another_face_down": True},
        ("a major one", "face down is no penalty card and goes back"),
        (),
        None,
    ),
    # 14B: it has turned up, so nothing is searched for or replaced
    (
        "missing_card",
        {"offender": "W", "lead_faced": True, "offender_defends": True, "found": True},
        ("Law 67 applies", "as if always there", "may become a penalty card"),
        ("Search", "another pack"),
        "among_played",
    ),
    (
        "missing_card",
        {"offender": "S", "lead_faced": True, "offender_defends": False, "found": True},
        ("Law 67 applies",),
        ("penalty card",),
        "among_played",
    ),
    # 45D1: declarer who has not played has no card to change
    (
        "dummy_wrong_card",
        {"defender_played_after": True, "declarer_played_after": False},
        ("a defender may take back",),
        ("declarer change",),
        "both_sides_played_to_next",
    ),
    (
        "dummy_wrong_card",
        {"defender_played_after": True, "declarer_played_after": False, "both_sides_played_to_next": False},
        ("A defender may take back",),
        ("only if",),
        None,
    ),
    # 46B: the card intended, and what dummy put down instead goes back (45D1)
    (
        "designation_from_dummy",
        {"designation": "suit_only", "finding_other_intention": True, "intended_card": "HK", "dummy_put": "H4"},
        ("♥K, is played", "♥4, which dummy put down, goes back"),
        (),
        None,
    ),
    (
        "designation_from_dummy",
        {"designation": "anything", "finding_other_intention": True, "intended_card": "D5"},
        ("♦5, is played; the defenders do not choose",),
        (),
        None,
    ),
]


@pytest.mark.parametrize(("name", "facts", "said", "unsaid", "asked"), SPOKEN, ids=[str(row[:2]) for row in SPOKEN])
def test_who_and_what_is_told_is_said(
    service: Service, name: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    for language in LANGUAGES:
        found = short(service, name, facts, language)
        question = found["next_question"]
        assert (question and question["name"]) == asked
        spoken = found["headline"]["text"]
        assert words(spoken) + words(question["text"] if question else "") <= 60, spoken
        if language == "en":
            assert not unlike(spoken, said, unsaid), spoken
