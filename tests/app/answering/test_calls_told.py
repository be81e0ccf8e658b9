"""Insufficient bids and calls out of rotation answered shortly: what is asked, and what each way on leads to."""

from __future__ import annotations

from typing import Any

from app.answering import lines
from rulings import registry

REFUSED: dict[str, Any] = {"dealer": "N", "auction": [], "choice_accept": False}
BID = "bid_out_of_rotation"


def _ruling(name: str, **facts: Any) -> dict[str, Any]:
    return dict(registry.rule(name, facts, "2017", "en"))


def test_nothing_is_judged_of_a_call_that_nobody_has_made() -> None:
    ruling = _ruling(BID, **REFUSED, out_of_turn={"player": "S", "call": "1NT"})
    assert lines.question(ruling) is None  # North calls first: what South calls later is not asked yet
    told = [one.line.text for one in lines.options(ruling, {})]
    assert len(told) == 2
    assert "North must pass once" in told[1]
    after_rho = {"dealer": "E", "out_of_turn": {"player": "S", "call": "1NT"}, "rho_action": "bid_or_double"}
    asked = lines.question(_ruling(BID, **{**REFUSED, **after_rho}))
    assert asked is not None
    assert (asked.name, asked.choices) == ("replacement", ())


def test_once_it_is_made_the_finding_is_asked() -> None:
    ruling = _ruling(BID, **REFUSED, out_of_turn={"player": "S", "call": "1NT"}, replacement="2NT")
    asked = lines.question(ruling)
    assert asked is not None
    assert asked.name == "finding_comparable"


def test_a_natural_bid_and_a_pass_do_not_mean_the_same() -> None:
    plain = {"dealer": "N", "auction": ["1S", "2D", "2C"], "choice_accept": False, "lho_called": False}
    assert lines.beside_the_point(_ruling("insufficient_bid", **plain, replacement="P")) == {
        "finding_comparable": False
    }
    answer = {"dealer": "S", "auction": ["4NT", "5S", "5H"], "choice_accept": False, "lho_called": False}
    assert lines.beside_the_point(_ruling("insufficient_bid", **answer, replacement="P")) == {}
    assert lines.beside_the_point(_ruling("insufficient_bid", **plain, replacement="X")) == {}


def test_a_refusal_says_what_it_leads_to() -> None:
    told = {"dealer": "W", "auction": ["1S", "1H"], "replacement": "2C", "finding_comparable": True}
    (first, *_) = lines.headline(_ruling("insufficient_bid", **told), "")
    accepts, refuses = first.text.split(" If not, ")
    assert "South is free" in refuses
    assert "27.B.1.b" in first.laws
    assert "free" not in accepts


def test_the_router_says_what_happens_and_does_not_presume_acceptance() -> None:
    ruling = _ruling("call_out_of_rotation", dealer="N", auction=[], out_of_turn={"player": "E", "call": "1C"})
    assert lines.beside_the_point(ruling) == {}
    refused = _ruling("call_out_of_rotation", **REFUSED, out_of_turn={"player": "E", "call": "1C"})
    (first, *_) = lines.headline(refused, "")
    assert "North calls" in first.text
    assert "East must repeat" in first.text


def test_whose_turn_it_was_is_asked_by_seats() -> None:
    facts = {"auction": [], "choice_accept": False, "out_of_turn": {"player": "S", "call": "P"}}
    asked = lines.question(_ruling("pass_out_of_rotation", **facts))
    assert asked is not None
    assert asked.labels == ("East", "North", "West")
