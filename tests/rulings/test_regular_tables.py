"""A procedure asked about a table on which nothing was irregular ends in that, and says why; none of them guesses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from app.service import Service
from bridge.seats import SEATS
from bridge.table.irregularities import irregularities
from bridge.table.model import Asked, Circumstance, Table
from bridge.table.simulate import PLANTS, SimulatedBoard, regular
from corpus.model import LANGUAGES
from rulings.registry import get, names, rule
from rulings.table import rule_table
from rulings.table.naming import facts_for
from rulings.table.regular import WHY, nothing_irregular

ALREADY = ("insufficient_bid", "bid_over_seven", "call_out_of_rotation")
"""Procedures of calls that say it themselves, from the auction."""


def boards(count: int) -> list[SimulatedBoard]:
    """Regular boards on which something was done."""
    drawn = (regular(Random(f"regular {number}")) for number in range(count))
    return [board for board in drawn if board.events]


def test_every_procedure_says_that_a_regular_table_is_regular_and_why() -> None:
    for board in boards(6):
        table = board.table()
        for name in WHY:
            found = nothing_irregular(name, table)
            assert found is not None, name
            assert (found["procedure"], found["status"], found["need"]) == (name, "ruled", [])
            assert found["outcome"] == {"result": "no_irregularity", "end_of_play_review": None}
            assert found["statements"][0]["kind"] == "headline"
            assert get(name).laws[0] in found["citations"]


def test_procedures_of_calls_say_it_from_the_auction() -> None:
    for board in boards(6):
        for name in ALREADY:
            found = rule(name, facts_for(name, board.table()), weighed=False)
            assert (found["status"], found["outcome"]["result"]) == ("ruled", "no_irregularity"), name


def test_what_is_said_of_cards_before_any_was_played_is_that_none_was() -> None:
    bidding = next(board for board in boards(20) if not board.tricks)
    playing = next(board for board in boards(20) if board.tricks and board.tricks[0].cards)
    said = [nothing_irregular("revoke_established", board.table(), "en") for board in (bidding, playing)]
    assert [found["statements"][0]["text"] for found in said if found] == [
        "Nobody has led or played a card yet and there is no irregularity.",
        "Everybody followed suit when he could and there is no irregularity.",
    ]


@pytest.mark.parametrize("plant", PLANTS, ids=[plant.__name__ for plant in PLANTS])
def test_what_was_planted_is_never_called_regular(plant: Callable[[Random], SimulatedBoard]) -> None:
    for number in range(6):
        table = plant(Random(f"not regular {number}")).table()
        assert all(nothing_irregular(item.procedure, table) is None for item in rule_table(table))


def test_whoever_tells_less_or_more_is_not_told_that_nothing_was_irregular() -> None:
    board = next(board for board in boards(20) if board.tricks and board.tricks[0].complete)
    table = board.table()
    assert nothing_irregular("revoke_correction", table) is not None
    untold = board.table(hands=False)
    assert nothing_irregular("revoke_correction", untold) is None  # who could follow is not known
    assert nothing_irregular("fifth_card", untold) is not None
    told = (one for one in table.circumstances if one.kind != "whole")
    for other in (
        replace(table, circumstances=tuple(told)),
        replace(table, circumstances=(*table.circumstances, Circumstance("penalty_card", "W"))),
        replace(table, asked=(Asked("may", act="replace"),)),
        Table((), table.circumstances),
    ):
        assert all(nothing_irregular(name, other) is None for name in WHY)
    assert not irregularities(table)
    assert {item.who for item in table.told("holds")} == set(SEATS)


def test_the_service_rules_a_regular_table_so_in_every_language(service: Service) -> None:
    table: dict[str, Any] = boards(1)[0].table().to_json()
    said = {language: service.rule("change_of_call", {"table": table}, lang=language) for language in LANGUAGES}
    assert {found["outcome"]["result"] for found in said.values()} == {"no_irregularity"}
    assert said["en"]["statements"][0]["text"] == "Nobody withdrew or changed a call and there is no irregularity."
    assert len({found["statements"][0]["text"] for found in said.values()}) == len(LANGUAGES)
    more = service.rule("change_of_call", {"table": table, "finding_unintended": True})
    assert more["outcome"].get("result") != "no_irregularity"  # more is told than the table


def test_only_procedures_of_the_laws_are_named() -> None:
    assert set(WHY) <= set(names())
