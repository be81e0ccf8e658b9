"""What rulings promised for the end of the play: asked when it is over, and ruled from what is found."""

from __future__ import annotations

from typing import Any

import pytest

from bridge.table.model import Table
from rulings.table.whole import table_document

CALLS = ("1NT", "P", "2C", "1D")
AFTER = ("2NT", "P", "3NT", "P", "P", "P")
"""South opens, East's 1D over North's 2C is not accepted; East then bids 2S, and South plays three notrump."""


def board(*told: dict[str, Any], over: bool = True) -> dict[str, Any]:
    events: list[dict[str, Any]] = [
        {"who": who, "act": "call", "what": {"call": call}} for who, call in zip("SWNE", CALLS, strict=True)
    ]
    events += [{"who": "S", "act": "object"}, {"who": "E", "act": "replace", "what": {"call": "2S"}}]
    events += [{"who": who, "act": "call", "what": {"call": call}} for who, call in zip("SWNESW", AFTER, strict=True)]
    numbered = [{"n": n, "after": n - 1 if n > 1 else None, **event} for n, event in enumerate(events, 1)]
    circumstances: list[dict[str, Any]] = [{"is": "dealer", "who": "S"}, *told, {"is": "whole"}]
    if over:
        circumstances[1:1] = [
            {"is": "phase", "value": "after_play"},
            {"is": "tricks_total", "who": "declarer", "value": {"count": 9}},
        ]
    return table_document(Table.from_json({"events": numbered, "circumstances": circumstances}))


def test_before_the_end_a_review_is_promised_and_nothing_is_asked() -> None:
    document = board({"is": "comparable", "value": False}, over=False)
    assert {"law": "72.C", "due": False} in document["reviews"]
    assert document["next_question"] is None


def test_at_the_end_the_findings_of_72c_are_the_next_question() -> None:
    document = board({"is": "comparable", "value": False})
    review = next(item for item in document["reviews"] if item["law"] == "72.C")
    assert (review["status"], review["procedure"]) == ("needs", "could_have_known")
    assert document["next_question"]["name"] == "finding_could_have_known"
    assert document["result"]["adjusted_score"] == "possible"


@pytest.mark.parametrize(
    ("known", "damage", "score"),
    [(True, True, "assigned"), (True, False, "none"), (False, True, "none")],
)
def test_72c_adjusts_when_he_could_have_known_and_his_side_gained(known: bool, damage: bool, score: str) -> None:
    """72C wants both: that he could have been aware, and that his side gained by it."""
    told = ({"is": "could_have_known", "value": known}, {"is": "damage", "value": damage})
    document = board({"is": "comparable", "value": False}, *told)
    review = next(item for item in document["reviews"] if item["law"] == "72.C")
    assert (review["status"], review["outcome"]["adjusted_score"]) == ("ruled", score)
    assert (document["result"]["adjusted_score"], document["next_question"]) == (score, None)


@pytest.mark.parametrize(("damage", "score"), [(True, "assigned"), (False, "none")])
def test_27d_and_23c_adjust_after_a_comparable_call_that_did_damage(damage: bool, score: str) -> None:
    document = board({"is": "comparable", "value": True}, {"is": "damage", "value": damage})
    kept = {item["law"]: item["outcome"]["adjusted_score"] for item in document["reviews"]}
    assert kept == {"27.D": score, "23.C": score}
    assert document["result"]["adjusted_score"] == score
    assert document["next_question"] is None
