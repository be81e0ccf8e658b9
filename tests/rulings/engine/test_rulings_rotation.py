"""Turning the table does not change a ruling: the same facts four times, seats turned back, one document."""

from __future__ import annotations

from typing import Any

import pytest

from bridge.seats import SEATS, Seat
from rulings.engine.cases import RulingCase, case_files, load_cases
from rulings.engine.read_facts import read_facts, turn_facts, write_facts
from rulings.registry import get, rule

CASES = [case for path in case_files() for case in load_cases(path) if "error" not in case.expected]
KEYS = ("status", "outcome", "options", "in_force", "end_of_play_review", "branches", "citations")
SEATED = {"next_to_act", "players", "chooser", "player", "seat", "leader", "declarer", "dealer", "partner", "winner"}
SEATED |= {"offender", "holder", "next_leader", "dummy", "turn"}
SIDED = {"tricks_to", "side"}


def turned_back(value: Any, steps: int, key: str = "") -> Any:
    """A document's part with every seat and side turned back; texts are left out, they name the seats in words."""
    if isinstance(value, dict):
        if set(value) == {"ns", "ew"} and steps % 2:
            value = {"ns": value["ew"], "ew": value["ns"]}
        return {
            name: turned_back(one, steps, name)
            for name, one in value.items()
            if name not in ("text", "question", "because")
        }
    if isinstance(value, list):
        return [turned_back(one, steps, key) for one in value]
    if key in SEATED and value in SEATS:
        return Seat(value).turned(-steps).value
    if key == "score_ns" and steps % 2 and value is not None:
        return -value
    if key in SIDED and value in ("ns", "ew") and steps % 2:
        return "ew" if value == "ns" else "ns"
    return value


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_rotation(case: RulingCase) -> None:
    if "board" in case.facts:
        pytest.skip("the board number fixes the dealer, so its table cannot be turned")
    if isinstance(case.facts.get("deal"), str):
        pytest.skip("the text of a board names its seats, so its table cannot be turned")
    facts = read_facts(get(case.procedure).facts, case.facts)
    here = rule(case.procedure, case.facts, case.edition)
    for steps in (1, 2, 3):
        there = rule(case.procedure, write_facts(turn_facts(facts, steps)), case.edition)
        for key in KEYS:
            back = turned_back({key: there[key]}, steps)
            assert back == turned_back({key: here[key]}, 0), f"{case.id} turned {steps}: {key}"
