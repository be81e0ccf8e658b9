"""Matchpoints of a big field: our vectorized way, a plain Python loop and scipy's ranking, side by side in one run.

python -m evals.scoring_benchmark [--pairs 1000] [--boards 30]

The three must agree on every result before a time is printed; a second table times a whole field from results to
places.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random

from rulings.scoring.field.results import FieldResults, Result
from rulings.scoring.field.scoring import Options, score_field
from rulings.scoring.field.vector import board_matchpoints

Board = list[int]
SCORES = (-800, -500, -200, -100, -50, 90, 110, 120, 140, 170, 200, 400, 420, 430, 450, 480, 600, 620, 650, 980, 1430)


def plain_loop(scores: Board) -> list[int]:
    """Two points for each worse, one for each equal score, by two nested loops."""
    return [sum(2 if own > other else 1 if own == other else 0 for other in scores) - 1 for own in scores]


def peer_scipy(scores: Board) -> list[int]:
    """The same from scipy's average ranks: 2 (rank - 1)."""
    from scipy.stats import rankdata

    return [round(2 * (rank - 1)) for rank in rankdata(scores, method="average")]


def field_of(pairs: int, boards: int, seed: int = 20261121) -> list[Board]:
    """Made-up NS scores: `boards` lists of `pairs // 2` results."""
    random = Random(seed)
    return [[random.choice(SCORES) for _ in range(pairs // 2)] for _ in range(boards)]


def timed(method: Callable[[Board], list[int]], field: list[Board], repeats: int) -> tuple[float, list[list[int]]]:
    """Best time of `repeats` runs in seconds, and the points."""
    best, points = float("inf"), []
    for _ in range(repeats):
        start = time.perf_counter()
        points = [method(board) for board in field]
        best = min(best, time.perf_counter() - start)
    return best, points


def run(pairs: int, boards: int) -> list[tuple[str, float]]:
    """Times of the three methods, checked to agree; raises AssertionError when they do not."""
    field = field_of(pairs, boards)
    board_matchpoints(field[0])
    peer_scipy(field[0])
    ours, points = timed(board_matchpoints, field, 5)
    loop, looped = timed(plain_loop, field, 1)
    peer, ranked = timed(peer_scipy, field, 5)
    if not points == looped == ranked:
        raise AssertionError("the three methods disagree")
    return [("vectorized (ours)", ours), ("plain Python loop", loop), ("scipy.stats.rankdata", peer)]


def whole_field(pairs: int, boards: int) -> float:
    """Seconds from results to places with `score_field`."""
    rows = tuple(
        Result(number, f"N{i}", f"E{i}", score)
        for number, board in enumerate(field_of(pairs, boards), 1)
        for i, score in enumerate(board)
    )
    start = time.perf_counter()
    score_field(FieldResults(rows), Options("matchpoints"))
    return time.perf_counter() - start


def main() -> None:
    """Print the comparison."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--boards", type=int, default=30)
    options = parser.parse_args()
    print(f"{options.pairs} pairs x {options.boards} boards, {options.pairs // 2 * options.boards} results")
    for name, seconds in run(options.pairs, options.boards):
        print(f"{name:24} {seconds * 1000:10.1f} ms")
    print(f"{'whole field to places':24} {whole_field(options.pairs, options.boards) * 1000:10.1f} ms")


if __name__ == "__main__":
    main()
