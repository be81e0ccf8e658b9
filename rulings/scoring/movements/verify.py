"""Whether a movement keeps what it promises, and how evenly it lets pairs meet and be compared."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass

from rulings.scoring.movements.plan import Plan


@dataclass(frozen=True)
class Report:
    """What was found; `faults` is empty for a sound movement.

    `opponents` and `boards` are the least and the most different opponents and board sets of a pair; `ns_rounds` the
    least and the most rounds a pair sits NS; `compared` the least and the most a pair's results are compared with
    another's: same direction minus opposite, over all boards.
    """

    faults: tuple[str, ...]
    opponents: tuple[int, int]
    boards: tuple[int, int]
    ns_rounds: tuple[int, int]
    compared: tuple[int, int]


def verify(plan: Plan) -> Report:
    """Check a plan: nobody in two places, no pair meets a set or an opponent twice, no set at two tables unless
    shared.
    """
    faults: list[str] = []
    met: Counter[frozenset[int]] = Counter()
    seen: dict[int, Counter[int]] = defaultdict(Counter)
    direction: dict[int, dict[int, int]] = defaultdict(dict)  # set -> pair -> +1 NS, -1 EW
    allowed = {frozenset(tables) for tables in plan.shared}
    for number, row in enumerate(plan.rounds, 1):
        placed = Counter(pair for s in row for pair in (s.ns, s.ew))
        faults += [f"round {number}: pair {pair} sits twice" for pair, n in placed.items() if n > 1]
        at: dict[int, list[int]] = defaultdict(list)
        for s in row:
            if not plan.absent(s.ns) and not plan.absent(s.ew):
                at[s.boards].append(s.table)
            met[frozenset((s.ns, s.ew))] += 1
            for pair, sign in ((s.ns, 1), (s.ew, -1)):
                seen[pair][s.boards] += 1
                direction[s.boards][pair] = sign
        for tables in at.values():
            pairs_of_tables = {frozenset((a, b)) for a in tables for b in tables if a < b}
            faults += [f"round {number}: tables {sorted(t)} need the same boards" for t in pairs_of_tables - allowed]
    faults += [f"pairs {sorted(two)} meet {n} times" for two, n in met.items() if n > 1]
    faults += [f"pair {p} meets set {b} {n} times" for p, sets in seen.items() for b, n in sets.items() if n > 1]
    pairs = [p for p in seen if not plan.absent(p)]
    opponents = [sum(1 for two in met if p in two and not any(map(plan.absent, two))) for p in pairs]
    ns = [sum(1 for _, s in plan.sittings() if s.ns == p) for p in pairs]
    compared = [_compared(p, q, direction) for p in pairs for q in pairs if p < q]
    return Report(
        tuple(faults),
        (min(opponents), max(opponents)),
        (min(len(seen[p]) for p in pairs), max(len(seen[p]) for p in pairs)),
        (min(ns), max(ns)),
        (min(compared), max(compared)),
    )


def _compared(p: int, q: int, direction: dict[int, dict[int, int]]) -> int:
    return sum(signs[p] * signs[q] for signs in direction.values() if p in signs and q in signs)
