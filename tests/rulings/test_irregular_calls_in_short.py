"""What the short answer to an irregular call says and asks: whose turn, in time or too late, who calls next."""

from __future__ import annotations

from typing import Any

import pytest

from app.answering import lines
from corpus.model import LANGUAGES
from rulings import registry

PASS = {"call_kind": "pass", "called_before": False, "artificial": False, "passes_artificial_call": False}
DOUBLE = {"dealer": "W", "auction": ["1S"], "out_of_turn": {"player": "S", "call": "X"}, "called_before": False}
SLIP = {"withdrawn": "1C", "replacement": "1S", "change_made": False, "first_call_made": True}
DOUBLED_TOO_SOON = {
    "auction": ["1S", "2H", "2D"],
    "lho_called": False,
    "replaced_early": True,
    "replacement": "X",
    "replacement_kind": "double",
}
SOUTH_MISSED = {"dealer": "N", "lead_faced": False}
EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)


def told(name: str, facts: dict[str, Any], language: str = "en") -> tuple[str, list[str]]:
    """The headline and the sentences after it."""
    ruling = registry.rule(name, facts, "2017", language)
    rows = lines.headline(ruling, "")
    return " ".join(row.text for row in rows), [law for row in rows for law in row.laws]


def asked(name: str, facts: dict[str, Any]) -> str | None:
    question = lines.question(registry.rule(name, facts, "2017", "en"))
    return None if question is None else question.name


@EVERYWHERE
def test_a_cancelled_pass_goes_back_to_the_player_in_turn(language: str) -> None:
    said, laws = told("pass_out_of_rotation", {**PASS, "choice_accept": False}, language)
    assert all(law in said for law in ("29B", "30A", "30B1"))
    assert {"29.B", "30.A", "30.B.1"} <= set(laws)


@pytest.mark.parametrize("name", ["pass_out_of_rotation", "bid_out_of_rotation"])
def test_whose_turn_it_was_is_asked_before_what_lho_chooses(name: str) -> None:
    kind = {"pass_out_of_rotation": "pass"}.get(name, "bid")
    assert asked(name, {**PASS, "call_kind": kind}) == "whose_turn"
    assert asked(name, {**PASS, "call_kind": kind, "whose_turn": "rho"}) == "choice_accept"


def test_what_the_offender_calls_later_is_not_asked_at_partners_turn() -> None:
    assert asked("double_out_of_rotation", DOUBLE) == "choice_accept"
    assert asked("double_out_of_rotation", {**DOUBLE, "choice_accept": False}) is None
    assert asked("double_out_of_rotation", {**DOUBLE, "choice_accept": False, "replacement": "2C"}) is not None


def test_what_the_offender_calls_is_asked_once_rho_has_bid() -> None:
    facts = {"auction": [], "dealer": "E", "out_of_turn": {"player": "S", "call": "1S"}, "choice_accept": False}
    assert asked("bid_out_of_rotation", facts) == "rho_action"
    assert asked("bid_out_of_rotation", {**facts, "rho_action": "bid_or_double"}) == "replacement"


@EVERYWHERE
def test_before_rho_calls_it_is_told_what_a_call_that_is_not_comparable_costs(language: str) -> None:
    facts = {"dealer": "E", "auction": [], "out_of_turn": {"player": "S", "call": "1S"}, "choice_accept": False}
    ruling = registry.rule("bid_out_of_rotation", {**facts, "replacement": "1NT"}, "2017", language)
    assert any("26B" in row["text"] for branch in ruling["branches"] for row in branch["statements"])
    assert asked("bid_out_of_rotation", {**facts, "replacement": "1NT"}) == "rho_action"


@EVERYWHERE
@pytest.mark.parametrize(("comparable", "law"), [(False, "27B3"), (True, "27B1b")])
def test_of_a_double_too_soon_what_was_found_is_told(language: str, comparable: bool, law: str) -> None:
    said, _ = told("insufficient_bid", {**DOUBLED_TOO_SOON, "finding_comparable": comparable}, language)
    assert law in said
    assert asked("insufficient_bid", {**DOUBLED_TOO_SOON, "finding_comparable": comparable}) == "choice_accept"


@EVERYWHERE
def test_a_change_asked_in_time_is_said_to_be_in_time(language: str) -> None:
    in_time, _ = told("change_of_call", {**SLIP, "partner_called": False, "lho_called": True}, language)
    assert "25A4" in in_time
    assert "25A6" in in_time
    assert "25A6" not in told("change_of_call", {**SLIP, "partner_called": False, "lho_called": False}, language)[0]
    assert "25A4" not in told("change_of_call", SLIP, language)[0]


@EVERYWHERE
@pytest.mark.parametrize(("auction", "law"), [(["4H", "P", "P", "P"], "17D1"), (["P", "P", "P", "P"], "17D2")])
def test_a_last_pass_may_be_changed_until_the_period_ends(language: str, auction: list[str], law: str) -> None:
    facts = {"dealer": "W", "auction": auction, "offender": "S", "withdrawn": "P", "finding_unintended": True}
    said, _ = told("change_of_call", {**facts, "change_made": False, "partner_called": False}, language)
    assert law in said


@EVERYWHERE
def test_lho_who_is_told_to_be_silent_is_no_condition(language: str) -> None:
    facts = {"withdrawn": "5C", "auction_ended": True, "passed_out": False}
    open_lho, _ = told("call_after_final_pass", facts, language)
    assert told("call_after_final_pass", {**facts, "lho_called": False}, language)[0] != open_lho
    assert asked("call_after_final_pass", {**facts, "lho_called": False}) == "offending_side"


@EVERYWHERE
def test_the_dealer_called_in_turn(language: str) -> None:
    ruling = registry.rule("auction_period", {"dealer": "W", "auction": ["P"]}, "2017", language)
    assert ruling["statements"][0]["text"] != ""
    assert ruling["outcome"]["next_to_act"] == "N"


@pytest.mark.parametrize("passers", [["E", "W", "N"], ["E", "W", "N", "E"]])
def test_a_player_passed_over_still_calls(passers: list[str]) -> None:
    callers = ["N", *passers]
    facts = {**SOUTH_MISSED, "auction": ["1H", *["P"] * len(passers)], "callers": callers}
    ruling = registry.rule("auction_period", facts, "2017", "en")
    assert ruling["outcome"]["result"] == "turn_reverts"
    assert ruling["outcome"]["next_to_act"] == "S"


@EVERYWHERE
def test_of_an_offender_who_showed_no_suit_any_may_be_barred(language: str) -> None:
    facts = {"offender": "E", "withdrawn": "1H", "replacement": "P", "finding_comparable": False}
    open_suits, _ = told("lead_restriction_26", {**facts, "offender_defends": True}, language)
    any_suit, _ = told("lead_restriction_26", {**facts, "offender_defends": True, "suits_specified": []}, language)
    assert any_suit != open_suits


TOO_LATE = {"withdrawn": "1H", "replacement": "1S", "partner_called": True}


@EVERYWHERE
@pytest.mark.parametrize("cause", [{"cause": "mechanical"}, {}])
def test_too_late_for_a_slip_a_second_call_may_be_accepted(language: str, cause: dict[str, Any]) -> None:
    # 25A4: no change by 25A after partner's call, whatever it was; 25B1: LHO may accept a change that was made
    untold, laws = told("change_of_call", {**TOO_LATE, **cause}, language)
    assert "25A4" in untold or "25.A.4" in laws
    assert "25.B.1" in laws
    assert asked("change_of_call", {**TOO_LATE, **cause}) is None
    _, laws = told("change_of_call", {**TOO_LATE, **cause, "change_made": False}, language)
    assert "25.B.1" not in laws
    made, _ = told("change_of_call", {**TOO_LATE, **cause, "change_made": True}, language)
    assert "25A4" in made
    assert asked("change_of_call", {**TOO_LATE, **cause, "change_made": True}) == "choice_accept"


@pytest.mark.parametrize("lho", [{"choice_accept": True}, {"lho_called_over_change": True}])
def test_what_lho_accepted_was_made(lho: dict[str, Any]) -> None:
    ruling = registry.rule("change_of_call", {**TOO_LATE, "cause": "mechanical", **lho}, "2017", "en")
    assert ruling["outcome"]["result"] == "change_accepted"


@EVERYWHERE
def test_a_double_not_allowed_tells_the_lead_restriction_too(language: str) -> None:
    text, laws = told("inadmissible_double", {"auction": ["1N", "P", "X"], "lho_called": False}, language)
    assert {"36.B.2", "36.B.1", "36.B.3"} <= set(laws)
    assert "26B" in text


@EVERYWHERE
def test_a_card_of_a_defender_tells_what_his_partner_had_to_do_in_the_auction(language: str) -> None:
    facts = {"offender": "W", "later_role": "defending", "cards": ["CK"], "led": False, "partner_could_see": True}
    _, laws = told("card_exposed_in_auction", facts, language)
    assert {"24.E", "24.B"} <= set(laws)


@EVERYWHERE
def test_a_part_of_the_auction_told_by_the_own_side(language: str) -> None:
    facts = {"request": "partial_review", "phase": "auction", "own_turn": True, "answered_by": "own_side"}
    _, laws = told("right_to_ask_or_review", facts, language)
    assert {"20.D", "20.B"} <= set(laws)
