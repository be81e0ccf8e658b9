"""Simulated boards: what was planted, found, left unknown or found falsely; and how long a ruling and a board take.

python -m evals.tables [--boards 5000] [--seed TEXT]

Every board is told whole, and three times more with calls, cards, seats and circumstances left out at random (shares of
.15, .4 and .7). Of a board told whole the planted irregularity and nothing else is to be found; of a thinned one it is
found or unknown, never another (`sure` ones count). The times are processor time on this machine.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random

from bridge.table.irregularities import irregularities
from bridge.table.replay import replay
from bridge.table.simulate import PLANTS, SimulatedBoard, bid_out, dealt, play_cards, regular, thinned
from rulings.table.rule import rule_table
from rulings.table.whole import table_document

SHARES = (0.15, 0.4, 0.7)
Plant = Callable[[Random], SimulatedBoard]


def counted(plant: Plant, random: Random) -> Counter[str]:
    """One board, whole and thinned: `whole found`, `thinned unknown`, `thinned false` and so on."""
    board = plant(random)
    whole = board.table(hands=board.planted is not None or random.random() < 0.7)
    counts: Counter[str] = Counter()
    found = {(item.what, item.seat) for item in irregularities(whole)}
    expected = {(board.planted, board.seat)} if board.planted else set()
    counts["whole found" if expected <= found else "whole missed"] += 1
    counts["whole false"] += bool(found - expected)
    allowed = {board.planted}
    if board.events and board.events[-1].what.is_pass:
        allowed.add("auction_period")  # with calls left out, a pass out of rotation may end the auction (17D3)
    for share in SHARES:
        table = thinned(whole, random, share, keep=len(whole.events) if board.planted else None)
        sure = {item.what for item in irregularities(table) if item.sure}
        counts["thinned false"] += bool(sure - allowed)
        counts["thinned found" if board.planted in sure or not expected else "thinned unknown"] += 1
    return counts


def full_board(random: Random) -> SimulatedBoard:
    """A regular board of an auction and thirteen tricks."""
    while True:
        board = dealt(random)
        if bid_out(board, random):
            play_cards(board, random, 52)
            return board


def milliseconds(work: Callable[[], object]) -> float:
    """How much processor time it takes, once."""
    begun = time.process_time()
    work()
    return 1000 * (time.process_time() - begun)


def _row(name: str, times: list[float]) -> str:
    ordered = sorted(times)
    return f"{name}: median {statistics.median(ordered):.1f} ms, p95 {ordered[int(len(ordered) * 0.95)]:.1f} ms"


def times(seed: str, boards: int = 100) -> list[str]:
    """Replaying a full board, its document, and the rulings of boards with something planted: a line each."""
    replays, documents, rulings = [], [], []
    for number in range(boards):
        table = full_board(Random(f"{seed} full {number}")).table()
        replays.append(milliseconds(partial(replay, table)))
        documents.append(milliseconds(partial(table_document, table)))
        planted = PLANTS[number % len(PLANTS)](Random(f"{seed} planted {number}")).table()
        rulings.append(milliseconds(partial(rule_table, planted)))
    return [
        _row("replay of a full board (52 cards)", replays),
        _row("its document (`lawbridge table`)", documents),
        _row("ruling a board with something planted, replay included", rulings),
    ]


def main() -> None:
    """Print counts, kind by kind and together, and the times."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("--boards", type=int, default=5000)
    reader.add_argument("--seed", default="tables")
    asked = reader.parse_args()
    kinds: list[Plant] = [regular, *PLANTS]
    together: Counter[str] = Counter()
    for kind in kinds:
        counts: Counter[str] = Counter()
        for number in range(asked.boards // len(kinds) + 1):
            counts += counted(kind, Random(f"{asked.seed} {kind.__name__} {number}"))
        together += counts
        print(f"{kind.__name__}: {dict(sorted(counts.items()))}")
    print(f"together: {dict(sorted(together.items()))}")
    print("\n".join(times(asked.seed)))


if __name__ == "__main__":
    main()
