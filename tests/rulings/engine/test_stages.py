"""`stages`: what a ruling means moment by moment."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from rulings.cases import case_files, load_cases
from rulings.engine.stages import MOMENTS, stages_of
from rulings.registry import rule


def at(document: dict[str, Any], moment: str) -> dict[str, Any]:
    return next((stage for stage in document["stages"] if stage["moment"] == moment), {})


@pytest.mark.parametrize("name", ["pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation"])
def test_partner_may_not_use_the_call_before_a_comparable_one_replaces_it(name: str) -> None:
    """30B1(a), 31B1, 32B1 apply 16C2 while partner calls first; 23B lifts it with the offender's comparable call."""
    document = rule(name, {"whose_turn": "partner", "choice_accept": False, "finding_comparable": True})
    assert at(document, "partner_before_offender") == {"moment": "partner_before_offender", "law_16C2_applies": True}
    assert (document["outcome"]["law_16C2_applies"], at(document, "rest_of_board")) == (False, {})


def test_a_call_that_is_not_comparable_silences_then_binds_the_lead_then_is_reviewed() -> None:
    document = rule("pass_out_of_rotation", {"whose_turn": "lho", "called_before": False, "choice_accept": False,
                                             "finding_comparable": False})  # fmt: skip
    assert at(document, "partner_turn")["partner_silenced"] == "next_turn"
    assert at(document, "partner_lead")["lead_restriction"]["applies"]
    assert at(document, "end_of_play")["end_of_play_review"] == "72.C"
    order = [list(MOMENTS).index(stage["moment"]) for stage in document["stages"]]
    assert all(first < second for first, second in pairwise(order))


def test_what_is_not_to_be_done_has_no_stage() -> None:
    assert stages_of({"result": "accepted", "partner_silenced": "none", "penalty_cards": [], "tricks_transferred": 0,
                      "lead_restriction": {"applies": False}, "end_of_play_review": None}) == [
        {"moment": "now", "result": "accepted"}
    ]  # fmt: skip


def test_every_case_that_leaves_something_for_later_says_when() -> None:
    """A silence, a lead restriction or a review in the outcome of a case stands at its moment too."""
    later = {"partner_silenced": "partner_turn", "offender_silenced": "offender_turn",
             "end_of_play_review": "end_of_play"}  # fmt: skip
    seen = set()
    for case in (case for file in case_files() for case in load_cases(file)):
        if "laws" not in case.file.parts or set(later).isdisjoint(case.expected.get("outcome", {})):
            continue
        document = rule(case.procedure, case.facts, case.edition, weighed=False)
        for field, moment in later.items():
            if document["outcome"].get(field) not in (None, "none"):
                assert at(document, moment)[field] == document["outcome"][field], case.id
                seen.add(field)
    assert seen == set(later)
