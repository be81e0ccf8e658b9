"""Simulated boards: what is planted is found and nothing else; what is left out makes it unknown, never another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from bridge.table.irregularities import irregularities
from bridge.table.model import Table
from bridge.table.simulate import PLANTS, SimulatedBoard, regular, thinned

SHARES = (0.15, 0.4, 0.7)


def wrongly_found(random: Random, plant: Callable[[Random], SimulatedBoard] | None) -> Iterator[str]:
    """What one board shows that it should not, as told whole and thinned."""
    board = plant(random) if plant else regular(random)
    whole = board.table(hands=plant is not None or random.random() < 0.7)
    expected = {(board.planted, board.seat)} if board.planted else set()
    found = {(item.what, item.seat) for item in irregularities(whole)}
    if found != expected:
        yield f"whole: {found} instead of {expected}: {whole.to_json()}"
    for share in SHARES:
        table = thinned(whole, random, share, keep=len(whole.events) if board.planted else None)
        names = {item.what for item in irregularities(table) if item.sure}
        allowed = {board.planted}
        if board.events and board.events[-1].what.is_pass:
            allowed.add("auction_period")  # with calls left out, a pass out of rotation may end the auction (17D3)
        if not names <= allowed:
            yield f"thinned {share}: {names} instead of {board.planted}: {table.to_json()}"


@pytest.mark.parametrize("plant", [None, *PLANTS], ids=lambda plant: plant.__name__ if plant else "regular")
def test_planted_is_found_and_nothing_else(plant: Callable[[Random], SimulatedBoard] | None) -> None:
    for number in range(15):
        assert list(wrongly_found(Random(f"{number}"), plant)) == []


@pytest.mark.long
@pytest.mark.parametrize("plant", [None, *PLANTS], ids=lambda plant: plant.__name__ if plant else "regular")
def test_five_thousand_boards(plant: Callable[[Random], SimulatedBoard] | None) -> None:
    wrong = [line for number in range(500) for line in wrongly_found(Random(f"long {number}"), plant)]
    assert wrong == []


def test_a_board_is_read_back_as_it_was_told() -> None:
    random = Random("back")
    for plant in PLANTS:
        table = plant(random).table()
        assert Table.from_json(table.to_json()) == table
