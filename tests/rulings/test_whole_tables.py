"""Tables told whole: nothing is presumed and nothing set aside; what was done afterwards decides, not a presumption."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bridge.calls import PASS
from bridge.seats import Seat
from bridge.table.model import Event, Table, What
from bridge.table.simulate import PLANTS, SimulatedBoard, insufficient, out_of_rotation, regular, wrong_lead
from rulings.table import rule_table

EVERY = [*PLANTS, regular]


@pytest.mark.parametrize("plant", EVERY, ids=[plant.__name__ for plant in EVERY])
def test_a_table_known_in_full_never_meets_a_presumption(plant: Callable[[Random], SimulatedBoard]) -> None:
    for number in range(12):
        for item in rule_table(plant(Random(f"whole {number}")).table()):
            assert (item.document["presumed"], item.set_aside) == ([], ()), item.procedure


@pytest.mark.parametrize("plant", EVERY, ids=[plant.__name__ for plant in EVERY])
def test_nothing_regular_is_asked_about(plant: Callable[[Random], SimulatedBoard]) -> None:
    """What a whole table leaves open is for players to choose and the director to judge, or still to come."""
    to_come = {"replacement_kind", "rho_action"}
    for number in range(12):
        for item in rule_table(plant(Random(f"open {number}")).table()):
            open_facts = {need["name"] for need in item.document["need"] if need["kind"] == "fact"}
            assert open_facts <= to_come, item.procedure


def test_the_same_boards_told_without_their_end_presume() -> None:
    """The check above can fail: take away that all is told, and rulings go by what is ordinary."""
    table = insufficient(Random("open")).table()
    cut = replace(table, circumstances=tuple(one for one in table.circumstances if one.kind != "whole"))
    assert {row["fact"] for row in rule_table(cut)[0].document["presumed"]} >= {"claimed_unintended", "replaced_early"}


def _then(board: SimulatedBoard, act: str, who: Seat, what: What) -> Table:
    last = board.events[-1].n
    table = board.table()
    return replace(table, events=(*table.events, Event(last + 1, act, who.value, what, after=last)))


def test_a_call_over_the_irregular_call_accepts_it() -> None:
    for number in range(8):
        board = insufficient(Random(f"over {number}"))
        assert board.seat is not None
        first = rule_table(_then(board, "call", board.seat.lho, What(call=PASS)))[0]
        assert first.document["outcome"]["result"] == "accepted"  # 27A1
        board = out_of_rotation(Random(f"over {number}"))
        assert board.seat is not None
        ruled = rule_table(_then(board, "call", board.seat.lho, What(call=PASS)))
        if board.auction.turn is not board.seat.lho:  # 28B: his proper call is no acceptance
            assert ruled[0].procedure == "call_out_of_rotation"  # 29A


def test_a_card_of_declarers_side_played_to_a_defenders_lead_accepts_it() -> None:
    """53A: "ha a következő játékos ... lapot játszik", the lead stands."""
    found = 0
    for number in range(40):
        board = wrong_lead(Random(f"card {number}"))
        contract, seat = board.auction.contract, board.seat
        if board.planted != "lead_out_of_turn_defender" or contract is None or seat is None:
            continue
        player = seat.lho
        card = next(iter(board.deal[player].sorted()))
        if any(trick.card_of(player) == card for trick in board.tricks):
            continue
        table = _then(board, "play", player, What(card=str(card)))
        first = next(one for one in rule_table(table) if one.procedure == "lead_out_of_turn_defender")
        assert first.facts["play_after_lead"] == "next_player"
        found += 1
    assert found >= 3
