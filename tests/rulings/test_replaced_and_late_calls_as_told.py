"""What is told of a call out of turn, replaced or made too late decides between the branches of its law."""

from __future__ import annotations

from typing import Any

import pytest

from app.answering import lines
from corpus.model import LANGUAGES
from rulings import registry

EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)
REFUSED = {"call_kind": "pass", "choice_accept": False}
STRONG_PASS = {**REFUSED, "artificial": True, "called_before": False}
PASS_OF_STAYMAN = {**REFUSED, "passes_artificial_call": True, "whose_turn": "rho"}


def ruled(name: str, facts: dict[str, Any], language: str = "en") -> tuple[dict[str, Any], str, set[str]]:
    """The outcome; the headline and what is said after it; the laws they rest on."""
    ruling = registry.rule(name, facts, "2017", language)
    rows = lines.headline(ruling, "")
    return ruling["outcome"], " ".join(row.text for row in rows), {law for row in rows for law in row.laws}


def asked(name: str, facts: dict[str, Any]) -> str | None:
    question = lines.question(registry.rule(name, facts, "2017", "en"))
    return None if question is None else question.name


@EVERYWHERE
@pytest.mark.parametrize(
    ("facts", "laws", "outcome"),
    [
        ({**PASS_OF_STAYMAN, "rho_action": "pass"}, {"31.A.1"}, {"result": "must_repeat", "partner_silenced": "none"}),
        (
            {**PASS_OF_STAYMAN, "rho_action": "bid_or_double", "replacement": "P", "finding_comparable": True},
            {"31.A.2.a", "23.A"},
            {"result": "comparable", "partner_silenced": "none"},
        ),
        (
            {**STRONG_PASS, "whose_turn": "lho", "finding_comparable": False},
            {"31.A.2.b", "31.B.2"},
            {"result": "partner_silenced", "partner_silenced": "next_turn"},
        ),
        (
            {**STRONG_PASS, "whose_turn": "partner", "finding_comparable": True},
            {"31.A.2.a", "31.B.2"},
            {"result": "comparable"},
        ),
    ],
)
def test_an_artificial_pass_is_ruled_by_31_as_far_as_told(
    language: str, facts: dict[str, Any], laws: set[str], outcome: dict[str, Any]
) -> None:
    found, _, cited = ruled("pass_out_of_rotation", facts, language)
    assert laws <= cited
    assert found.items() >= outcome.items()


def test_an_artificial_pass_at_rhos_turn_waits_for_what_rho_calls() -> None:
    found, said, _ = ruled("pass_out_of_rotation", PASS_OF_STAYMAN)
    assert found["result"] == "see_procedure"
    assert "comparable" in said


SUFFICIENT = {"insufficient": False, "out_of_rotation": False, "withdrawn": "2S", "replacement_kind": "double"}
SLIP = {"claimed_unintended": True, "finding_unintended": True}
TOO_SOON = {"insufficient": False, "out_of_rotation": True, "choice_accept": False}
TOO_LOW_AGAIN = {"insufficient": True, "out_of_rotation": False, **SLIP, "replacement_kind": "insufficient"}


@EVERYWHERE
@pytest.mark.parametrize(
    ("facts", "laws", "unsaid"),
    [
        # 31: out of rotation is an irregularity of its own, whether the bid is high enough or not
        ({**TOO_SOON, "finding_comparable": True}, {"31.A.2.a", "23.A"}, {"18.C"}),
        ({**TOO_SOON, "finding_comparable": False}, {"31.A.2.b", "26.B"}, {"18.C"}),
        ({**TOO_SOON, "choice_accept": True}, {"31", "29.A"}, {"18.C", "27.C"}),
        # 25B: meant, and taken back
        ({**SUFFICIENT, "claimed_unintended": False}, {"18.D", "25.B.1", "25.B.2"}, {"18.C", "27.B.3"}),
        # 25A1: a slip that has been put right, and what its correction falls under
        ({**SUFFICIENT, **SLIP}, {"18.D", "25.A.1"}, {"27.B.3"}),
        ({**TOO_LOW_AGAIN, "choice_accept_second": True}, {"25.A.1", "27.A.1"}, {"27.B", "27.B.3"}),
        ({**TOO_LOW_AGAIN, "choice_accept_second": False}, {"25.A.1", "27.B"}, {"27.B.3"}),
        (
            {**TOO_LOW_AGAIN, "out_of_rotation": True, "choice_accept_second": True},
            {"25.A.1", "29.A"},
            {"27.B", "31.B"},
        ),
    ],
)
def test_a_bid_taken_back_is_ruled_by_what_it_was(
    language: str, facts: dict[str, Any], laws: set[str], unsaid: set[str]
) -> None:
    _, said, cited = ruled("insufficient_bid", facts, language)
    assert laws <= cited, said
    assert not unsaid & cited
    assert asked("insufficient_bid", facts) is None


@EVERYWHERE
def test_of_a_sufficient_bid_played_out_without_harm_the_result_stands(language: str) -> None:
    told = {**SUFFICIENT, "claimed_unintended": False, "play_over": True}
    assert (
        ruled("insufficient_bid", {**told, "finding_helped": False}, language)[1]
        != (ruled("insufficient_bid", told, language)[1])
    )


CHANGED = {"first_call_made": True, "withdrawn": "P", "cause": "inattention", "change_made": True}
NEVER_ACCEPTED = {**CHANGED, "replacement": "XX", "legal_change": False, "choice_accept": True}


@EVERYWHERE
@pytest.mark.parametrize(("replacement", "law"), [("2S", "27"), ("X", "35")])
def test_a_lone_call_that_is_illegal_is_not_called_regular(language: str, replacement: str, law: str) -> None:
    told = {"first_call_made": False, "replacement": replacement}
    illegal, said, laws = ruled("change_of_call", {**told, "legal_change": False}, language)
    assert law in laws
    assert illegal.get("replacement_stands") is None
    assert said != ruled("change_of_call", told, language)[1]


@EVERYWHERE
@pytest.mark.parametrize(
    ("facts", "silenced", "law"),
    [({"lho_called_over_change": True}, "none", "36A"), ({"lho_called_over_change": False}, "throughout", "36B")],
)
def test_an_accepted_change_to_an_inadmissible_double_is_cancelled(
    language: str, facts: dict[str, Any], silenced: str, law: str
) -> None:
    found, said, laws = ruled("change_of_call", {**NEVER_ACCEPTED, **facts}, language)
    assert found["replacement_stands"] is False
    assert found["partner_silenced"] == silenced
    assert law in said
    assert "36.A" in laws


def test_an_accepted_change_to_a_legal_redouble_stands() -> None:
    found, _, laws = ruled("change_of_call", {**NEVER_ACCEPTED, "legal_change": True})
    assert found["replacement_stands"] is True
    assert "36.A" not in laws


@EVERYWHERE
def test_a_pass_after_four_passes_leaves_the_board_passed_out(language: str) -> None:
    after = {"dealer": "N", "auction": ["P"] * 4, "offender": "N", "out_of_turn": {"player": "N", "call": "P"}}
    after_a_bid = {"dealer": "N", "auction": ["1C", "P", "P", "P"], "out_of_turn": {"player": "N", "call": "P"}}
    for name in ("pass_out_of_rotation", "call_out_of_rotation"):
        _, said, laws = ruled(name, after, language)
        assert {"39.A", "22.B"} <= laws
        assert said != ruled(name, after_a_bid, language)[1]


@EVERYWHERE
def test_lho_who_called_in_turn_bars_no_lead_after_a_bid_of_eight(language: str) -> None:
    eight = {"call_kind": "bid", "over_seven": True, "whose_turn": "lho"}
    _, _, laws = ruled("bid_out_of_rotation", {**eight, "proper_player_called": True}, language)
    assert "38.D" in laws
    assert "38.D" not in ruled("bid_out_of_rotation", eight, language)[2]


@EVERYWHERE
def test_a_rank_that_cannot_legally_be_played_may_be_in_dummy(language: str) -> None:
    king = {"designation": "rank_only", "named_rank": "K", "leading": False, "legal_cards_of_rank": "none"}
    king["finding_other_intention"] = False
    found, said, laws = ruled("designation_from_dummy", king, language)
    assert found["result"] == "void"
    assert {"46.B.3.b", "46.B.4"} <= laws
    assert said != ruled("designation_from_dummy", {"designation": "not_in_dummy"}, language)[1]


EARLIER = {"explanation_kind": "wrong", "evidence_of_agreement": False, "phase": "auction", "action": "call"}
BEFORE_LEAD = {"explanation_kind": "incomplete", "phase": "clarification", "lead_face_down": True}
NOTHING_CHANGED = {"choice_change_call": False, "choice_retract_card": False}
NEEDLESS = {"explanation_kind": "unrequired_alert", "phase": "after_play", "finding_damage": True}


@EVERYWHERE
@pytest.mark.parametrize("settled", [{"finding_call_influenced": False}, {"choice_change_call": False}])
def test_an_earlier_call_that_stands_either_way_offers_no_change(language: str, settled: dict[str, Any]) -> None:
    facts = {**EARLIER, "partner_called_since": True}
    found, said, laws = ruled("misinformation", {**facts, **settled}, language)
    assert found["result"] == "call_stands"
    assert {"21.B.3", "21.B.1.a"} <= laws
    assert said != ruled("misinformation", facts, language)[1]
    assert asked("misinformation", {**facts, **settled}) is None


def test_who_keeps_his_call_is_not_asked_whether_it_was_influenced() -> None:
    facts = {**EARLIER, "partner_called_since": False, "choice_change_call": False}
    assert ruled("misinformation", facts)[0]["result"] == "call_kept"
    assert asked("misinformation", facts) is None


@EVERYWHERE
@pytest.mark.parametrize(("damage", "score"), [({}, "possible"), ({"finding_damage": False}, "none")])
def test_who_keeps_final_pass_and_lead_is_offered_neither(language: str, damage: dict[str, Any], score: str) -> None:
    found, _, laws = ruled("misinformation", {**BEFORE_LEAD, **NOTHING_CHANGED, **damage}, language)
    assert found["result"] == "call_kept"
    assert found["adjusted_score"] == score
    assert {"47.E.2.a", "21.B.1.a"} <= laws


def test_what_a_call_means_is_not_asked_where_its_alert_was_needless() -> None:
    assert asked("misinformation", NEEDLESS) is None
    assert ruled("misinformation", NEEDLESS)[0]["basis"] == "agreed_meaning"
    assert asked("misinformation", {**NEEDLESS, "explanation_kind": "missing_alert"}) == "agreed_meaning"


@EVERYWHERE
def test_who_wants_his_lead_back_once_dummy_is_spread_hears_that_it_is_too_late(language: str) -> None:
    wanted = {**NEEDLESS, "phase": "play", "action": "card", "choice_retract_card": True}
    assert "47.E.2.b" in ruled("misinformation", {**wanted, "dummy_spread": True}, language)[2]


BOUND = {"offender": "E", "obliged_to_pass": True, "lho_called": True}
LAST_PASS = {"auction": ["4S", "P", "P", "P"], "dealer": "W", "offender": "S", "cause": "mechanical"}


@EVERYWHERE
def test_who_had_to_pass_once_only_hears_that_he_is_free(language: str) -> None:
    found, said, laws = ruled("required_pass_violated", {**BOUND, "obligation": "next_turn"}, language)
    assert (found["result"], found["offender_silenced"]) == ("call_stands", "none")
    assert {"hu": "szabadon", "pl": "swobodnie", "nb": "fritt", "en": "freely"}[language] in said
    assert "37.A" in laws
    assert "freely" not in ruled("required_pass_violated", {**BOUND, "obligation": "throughout"})[1]


@EVERYWHERE
@pytest.mark.parametrize("named", [{}, {"withdrawn": "P"}])
def test_last_pass_of_an_auction_told_is_changed_until_the_lead_is_faced(language: str, named: dict[str, str]) -> None:
    found, _, laws = ruled("change_of_call", {**LAST_PASS, **named}, language)
    assert found["result"] == "replaced"
    assert {"25.A.1", "25.A.5", "17.D"} <= laws
    assert ruled("change_of_call", {**LAST_PASS, "auction_period_ended": True})[0]["result"] == "too_late"
