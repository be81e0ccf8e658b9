"""The decisive part of a ruling is in its short answer: the right that is left, the seat it is, the fact not told."""

from __future__ import annotations

from typing import Any

import pytest

from app.answering import Line, lines
from app.answering.spoken import words
from app.asking.ruled import ruled
from app.service import Service
from corpus.model import LANGUAGES
from rulings import registry

Facts = dict[str, Any]
SOUTH_PLAYS = {"contract": {"level": 4, "denomination": "S", "declarer": "S"}}
LED_BY_WEST = {**SOUTH_PLAYS, "offender": "W", "card": "CJ"}
LOWEST = {"dealer": "E", "auction": ["1S", "1H"], "replacement": "2H"}
SLIP = {"offender": "S", "withdrawn": "2C", "cause": "mechanical"}
SUIT = {"designation": "suit_only", "named_suit": "C", "dummy_cards": ["CA", "CK", "C6"]}
REVOKE = {"offender": "E", "offender_role": "defender", "opponents_claimed": True}

SAID: list[tuple[str, Facts, tuple[str, ...], tuple[str, ...], str | None]] = [
    # 27A1, 27B1a: the bid named is the lowest in the denomination; West may accept the first, and nothing else is said
    (
        "insufficient_bid",
        LOWEST,
        ("West may accept", "2\u2665 stands", "North is free"),
        ("anything",),
        "choice_accept",
    ),
    (
        "insufficient_bid",
        {"dealer": "E", "auction": ["1S", "1H"]},
        ("West may accept", "anything"),
        (),
        "choice_accept",
    ),
    ("insufficient_bid", {**LOWEST, "choice_accept": False}, ("West did not accept",), ("may accept",), None),
    # 25A4, 25A6: told that partner has not called it is no condition; LHO's call may be changed whether told or not
    (
        "change_of_call",
        {**SLIP, "partner_called": False},
        ("North has not called, so", "If West"),
        ("as long as",),
        None,
    ),
    (
        "change_of_call",
        {**SLIP, "lho_called": True},
        ("as long as North", "West may change too"),
        ("keeps",),
        "partner_called",
    ),
    ("change_of_call", {**SLIP, "lho_called": False}, ("South may change",), ("West",), "partner_called"),
    ("change_of_call", {"finding_unintended": False, "change_made": False}, ("forgetting",), ("reached",), None),
    # 46B2: no exception for another intention where it is told that there was none
    ("designation_from_dummy", {**SUIT, "finding_other_intention": False}, ("Inattention", "6"), ("unless",), None),
    ("designation_from_dummy", SUIT, ("unless a different intention",), (), None),
    # 50B: of a card whose class is not told, how it was exposed is asked
    ("penalty_card_lead", {}, ("exposed by accident", "deliberately played"), (), "inadvertent"),
    ("penalty_card_lead", {"inadvertent": False}, ("may not lead until declarer has chosen",), ("accident",), None),
    # 55A: either defender, and the one next to play where they differ
    (
        "lead_out_of_turn_declarer",
        {**SOUTH_PLAYS, "led_from": "declarer"},
        ("either may accept", "West decides"),
        (),
        "choice_next_defender",
    ),
    ("lead_out_of_turn_declarer", {}, ("either may accept",), (), "led_from"),
    (
        "lead_out_of_turn_declarer",
        {"offender": "S", "led_from": "dummy", "play_after_lead": "none"},
        ("Either defender may accept", "East decides"),
        ("stands",),
        "choice_next_defender",
    ),
    # 53A, 56A, 56B, 50D2a: has dummy played to it? and what the refusal does to partner's lead; 53B is for opponents
    (
        "lead_out_of_turn_defender",
        {**LED_BY_WEST, "turn_to_lead": "partner"},
        ("If North has played", "South may accept", "requires or forbids its suit", "East leads"),
        ("53B",),
        "play_after_lead",
    ),
    (
        "lead_out_of_turn_defender",
        {**LED_BY_WEST, "turn_to_lead": "partner", "play_after_lead": "none"},
        ("require or forbid its suit",),
        ("North",),
        "choice_accept",
    ),
    ("lead_out_of_turn_defender", {"turn_to_lead": "declaring_side"}, ("53B",), (), "play_after_lead"),
    # 20F5b, 75A: both sides' time, and what partner's explanation is to the bidder
    (
        "duty_to_correct",
        {"noticed_by": "partner", "phase": "clarification"},
        ("now, before the lead is faced", "end of play", "unauthorized"),
        (),
        "side_declares",
    ),
    # 63A4, 69A: that nobody has played on says nothing of the acceptance of the opponents' claim
    ("revoke_correction", REVOKE, ("claim alone does not establish", "agreed"), (), "claim_final"),
    ("revoke_correction", {**REVOKE, "since_revoke": "nothing"}, ("claim alone",), (), "claim_final"),
    # 15B3: who is left without a result
    ("wrong_opponents_board", {"event": "pairs"}, ("cancelled", "artificial score"), (), "already_played"),
    # 41A: the right leader is the other defender
    ("opening_lead_face_down", {"lead_by": "wrong_defender"}, ("offender's partner makes",), ("opening leader",), None),
]


@pytest.mark.parametrize(("name", "facts", "said", "unsaid", "asked"), SAID, ids=[str(row[:2]) for row in SAID])
def test_the_decisive_part_is_said(
    service: Service, name: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    found = _short(service, name, facts, "en")
    spoken = " ".join([found["headline"]["text"], *(one["text"] for one in found["options"])])
    assert [one for one in said if one not in spoken] == [], spoken
    assert [one for one in unsaid if one in spoken] == [], spoken
    assert (found["next_question"] and found["next_question"]["name"]) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), [row[:2] for row in SAID], ids=[str(row[:2]) for row in SAID])
def test_it_is_said_in_few_words_and_cites(service: Service, name: str, facts: Facts, language: str) -> None:
    found = _short(service, name, facts, language)
    assert words(found["answer"]) <= 65, found["answer"]
    assert found["headline"]["citations"]


def test_a_choice_is_not_said_twice() -> None:
    row = {"text": "South accepts: the second call stands.", "citations": ["25.B.1"], "kind": "headline"}
    ruling = {
        "procedure": "change_of_call",
        "statements": [],
        "end_of_play_review": [],
        "outcome": {},
        "options": [{"text": "South accepts: it stands.", "citations": ["25.B.1"], "chooser": "S", "name": "accept"}],
        "need": [
            {"name": "choice_accept", "kind": "choice", "choices": [True, False], "citations": [], "chooser": "S"}
        ],
        "branches": [{"if": {"choice_accept": True}, "statements": [row], "outcome": {}, "end_of_play_review": []}],
    }
    told = [one.line for one in lines.options(ruling, {})]
    assert told == [Line("South accepts: the second call stands.", ("25.B.1",))]


def _short(service: Service, name: str, facts: Facts, language: str) -> dict[str, Any]:
    ruling = registry.rule(name, facts, "2017", language)
    return ruled(service.store, name, ruling, [], dict(facts), language, [])  # type: ignore[arg-type]
