"""What a ruling tells as a condition and takes for granted is asked, once, when nothing else is left to ask."""

from __future__ import annotations

from typing import Any

import pytest

from app.asking.ruled import ruled
from app.service import Service
from app.wizard.conversation import begun, reply
from app.wizard.course import Course, next_question
from rulings import registry
from rulings.engine.presuming import doubted

Facts = dict[str, Any]
SLIP = {"offender": "S", "cause": "mechanical"}
LED = {"offender": "W", "card": "SK", "lead_by": "wrong_defender"}

DOUBTS: list[tuple[str, Facts, str, Any]] = [
    # 25A4: not after partner has called; 25A5: only a pass can end the auction before it reaches partner
    ("change_of_call", {**SLIP, "withdrawn": "1H"}, "partner_called", True),
    ("change_of_call", {**SLIP, "withdrawn": "P", "partner_called": False}, "auction_period_ended", True),
    # 43A1a: not the first; 43B2: rights given up
    ("dummy_rights", {"dummy_act": "called_director"}, "attention_already_drawn", True),
    ("dummy_rights", {"dummy_act": "asked_declarer_about_revoke"}, "forfeited_rights", True),
    # 45C4b: until declarer next plays
    ("change_designation", {"finding_unintended": True}, "declarer_played_since", True),
    # 47E2a: until somebody has played to the trick
    ("retract_card", {"reason": "mistaken_explanation"}, "played_after_to_trick", True),
]


@pytest.mark.parametrize(("name", "facts", "fact", "other"), DOUBTS, ids=[f"{row[0]}-{row[2]}" for row in DOUBTS])
def test_a_doubted_presumption_is_the_last_question(
    service: Service, name: str, facts: Facts, fact: str, other: Any
) -> None:
    ruling = registry.rule(name, facts)
    found = ruled(service.store, name, ruling, [], facts, "en", [])
    assert found["next_question"] is not None
    assert found["next_question"]["name"] == fact
    case = found["procedure"]
    assert case is not None
    assert case["need"][0]["name"] == fact
    asked = next_question(ruling, Course(name).answers(facts))  # the wizard puts the law's own choices before it
    assert asked is not None
    assert asked["name"] in {fact, *(need["name"] for need in ruling["need"])}
    outcomes = [registry.rule(name, {**facts, fact: value})["outcome"] for value in (other, not other)]
    assert outcomes[0] != outcomes[1]
    told = registry.rule(name, {**facts, fact: not other})
    assert fact not in {need["name"] for need in doubted(told)}, "what is told is not asked again"


NEEDLESS: list[tuple[str, Facts, str]] = [
    # 43B2a: hardly a dummy who warns has given the right up
    ("dummy_rights", {"dummy_act": "warned_of_wrong_hand"}, "looked at a defender's card"),
    # 60A1: a lead made too soon is dealt with at once, or declarer would not ask
    ("penalty_card_lead", {"led_before_choice": True, "inadvertent": False}, "has played to it"),
]


@pytest.mark.parametrize(("name", "facts", "condition"), NEEDLESS, ids=[row[0] for row in NEEDLESS])
def test_a_rare_condition_is_said_and_not_asked(service: Service, name: str, facts: Facts, condition: str) -> None:
    found = ruled(service.store, name, registry.rule(name, facts), [], facts, "en", [])
    assert found["next_question"] is None
    assert condition in found["headline"]["text"]


def test_of_a_bid_the_end_of_the_auction_is_not_asked(service: Service) -> None:
    facts = {**SLIP, "withdrawn": "1H", "partner_called": False}
    assert not doubted(registry.rule("change_of_call", facts))
    still_on = {**SLIP, "withdrawn": "P", "dealer": "S", "auction": ["P"]}
    assert "auction_period_ended" not in {need["name"] for need in doubted(registry.rule("change_of_call", still_on))}


def test_whether_declarer_saw_a_card_of_dummys_comes_before_his_choice(service: Service) -> None:
    ruling = registry.rule("opening_lead_out_of_turn", LED)
    found = ruled(service.store, "opening_lead_out_of_turn", ruling, [], LED, "en", [])
    case = found["procedure"]
    assert case is not None
    assert [need["name"] for need in case["need"]] == ["declarer_saw_dummy_card", "choice_declarer"]
    assert case["need"][0]["choices"] == [True, False]


def test_yes_answers_the_question_that_was_put(service: Service) -> None:
    first = begun(service.ask("West led the king of spades face up when it was East's opening lead.", "en"), "en")
    assert first["next_question"] is not None
    assert first["next_question"]["name"] == "declarer_saw_dummy_card"
    answered = reply(service, "yes", previous=first)
    assert answered["procedure"] is not None
    assert answered["procedure"]["facts"]["declarer_saw_dummy_card"] is True
    assert answered["next_question"] is None
    assert "54.C" in answered["procedure"]["ruling"]["citations"]


LATE = {
    "hu": "Kelet színt vett, az ütést ő vitte el és később is ütött. Akkor vették észre, amikor már elkezdődött a "
    "következő leosztás licitje.",
    "nb": "Øst revokerte, vant stikket og et til. Det ble oppdaget etter at vi hadde begynt å melde på neste spill.",
}


@pytest.mark.parametrize("language", ["hu", "nb"])
def test_a_next_board_that_had_begun_is_not_taken_for_in_time(service: Service, language: str) -> None:
    found = service.ask(LATE[language], language)
    assert found["procedure"] is not None
    if found["procedure"]["facts"].get("attention_first_drawn") == "after_next_board_call":  # so it was told
        return
    assert "attention_first_drawn" not in found["procedure"]["facts"]
    asked = found["next_question"]
    assert asked is not None
    assert asked["name"] in ("attention_first_drawn", "raised_late", "raised_in_time")


def test_a_plain_revoke_is_not_asked_when_it_was_raised(service: Service) -> None:
    found = service.ask("East revoked, won the trick and one more trick later.", "en")
    assert found["next_question"] is None
