"""A big tournament: read from files, scored, ranked and a line opened, beside a plain Python loop of the same totals.

python -m evals.tournament_benchmark [--pairs 1000] [--boards 60] [--sessions 2]

Every pair's total must agree with the loop's before a time is printed.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import defaultdict
from fractions import Fraction
from pathlib import Path
from random import Random

from app.scoring.tournament import line_document, read_here, score_congress
from evals.scoring_benchmark import SCORES

Played = list[tuple[int, str, str, int]]
"""A session: board, NS, EW, NS score."""


def sessions_of(pairs: int, boards: int, sessions: int, seed: int = 20261123) -> list[Played]:
    """Made-up results: every board played at every table of its session, the pairs mixed from board to board."""
    random = Random(seed)
    names = [str(number) for number in range(1, pairs + 1)]
    found = []
    for _ in range(sessions):
        rows: Played = []
        for board in range(1, boards // sessions + 1):
            random.shuffle(names)
            rows += [(board, ns, ew, random.choice(SCORES)) for ns, ew in zip(names[::2], names[1::2], strict=True)]
        found.append(rows)
    return found


def plain_loop(sessions: list[Played]) -> dict[str, int]:
    """Two points for each worse result of the board, one for each equal one, by nested loops."""
    totals: dict[str, int] = defaultdict(int)
    for rows in sessions:
        boards: dict[int, Played] = defaultdict(list)
        for row in rows:
            boards[row[0]].append(row)
        for played in boards.values():
            for _, ns, ew, own in played:
                points = -1
                for _, _, _, other in played:
                    points += 2 if own > other else 1 if own == other else 0
                totals[ns] += points
                totals[ew] += 2 * (len(played) - 1) - points
    return totals


def run(pairs: int, boards: int, sessions: int) -> list[tuple[str, float]]:
    """Times in seconds, once the totals agree; raises ValueError when they do not."""
    found = sessions_of(pairs, boards, sessions)
    start = time.perf_counter()
    looped = plain_loop(found)
    times = [("plain loop, totals only", time.perf_counter() - start)]
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, rows in enumerate(found, 1):
            paths.append(Path(folder) / f"session-{number}.csv")
            lines = "".join(f"{board},{ns},{ew},{score}\n" for board, ns, ew, score in rows)
            paths[-1].write_text(f"board,ns,ew,score\n{lines}", encoding="utf-8")
        start = time.perf_counter()
        congress = read_here(paths, "pairs", {"method": "matchpoints", "scale": "2-1-0"}, "")
        times.append(("ours, files read", time.perf_counter() - start))
    start = time.perf_counter()
    scored = score_congress(congress).competition()
    times.append(("ours, scored and ranked", time.perf_counter() - start))
    if {line.contestant: line.points for line in scored.lines} != {who: Fraction(n) for who, n in looped.items()}:
        raise ValueError("The totals do not agree with the plain loop's.")
    start = time.perf_counter()
    line_document(scored.lines[0], "en", 3)
    times.append(("ours, a line opened to every board's sum", time.perf_counter() - start))
    return times


def main() -> None:
    """Print the times side by side."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--boards", type=int, default=60)
    parser.add_argument("--sessions", type=int, default=2)
    asked = parser.parse_args()
    print(f"{asked.pairs} pairs x {asked.boards} boards in {asked.sessions} sessions")
    for name, seconds in run(asked.pairs, asked.boards, asked.sessions):
        print(f"{name:<45}{seconds * 1000:>10.0f} ms")


if __name__ == "__main__":
    main()
