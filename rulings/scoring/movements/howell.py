"""Howell movements (MBSz annex 6.1 d): every pair meets every other, and in every round half of the field sits NS.

Built from a starter: the pairs of round 1 such that every difference occurs once; the others follow by adding 1 to
each pair number but the standing one, modulo `m` = pairs - 1. When the sums of the starter's pairs differ too (a
strong starter), board set = sum + round, and no set is wanted at two tables and no pair meets a set twice. The
directions are then chosen so that any two pairs are compared as evenly as can be found.

Who meets whom round by round and who meets on which set are then two round robins of the same field, and a set is
wanted at two tables at once where they agree on two meetings of a round. Four pairs have only one round robin: both
tables play the same boards in every round. For six pairs any two different ones agree on exactly one round (complete
search): in one round all three tables play the same boards, in the others nobody shares. `Plan.order` lets tables that
share begin at different boards, so one copy is enough whenever a set has as many boards as tables that want it.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from corpus.errors import BadInput
from rulings.scoring.movements.plan import Plan, Sitting

CITE = "mbsz-hu:M6.1.d"
MOST_PAIRS = 40
Starter = tuple[tuple[int, int, int], ...]  # pair, pair, set: residues modulo m


def howell(pairs: int, set_size: int, rounds: int | None = None) -> Plan:
    """A Howell for `pairs` pairs (an odd number gets a phantom, whose opponents sit out); the last pair number stays
    at table 1.

    `rounds` shortens it ("exceptionally, for lack of time"). Raises BadInput outside 4 to 40 pairs.
    """
    field = pairs + pairs % 2
    if not 4 <= field <= MOST_PAIRS:
        raise BadInput(f"A Howell is generated for 4 to {MOST_PAIRS} pairs, not for {pairs}.")
    m = field - 1
    played = m if rounds is None else rounds
    if not 1 <= played <= m:
        raise BadInput(f"A Howell for {pairs} pairs has 1 to {m} rounds, not {played}.")
    phantom = field if pairs % 2 else None
    if field == 6:
        return _six(set_size, played, phantom)
    starter = _starter(m)
    turned = _directions(m, starter)
    table_rounds = []
    for r in range(played):
        row = [Sitting(1, field, r % m + 1, r % m + 1)]
        for table, ((a, b, s), turn) in enumerate(zip(starter, turned, strict=True), 2):
            ns, ew = (b, a) if turn else (a, b)
            row.append(Sitting(table, (ns + r) % m + 1, (ew + r) % m + 1, (s + r) % m + 1))
        table_rounds.append(tuple(row))
    sets = [0, *(s for _, _, s in starter)]
    shared = tuple((i + 1, j + 1) for i in range(len(sets)) for j in range(i + 1, len(sets)) if sets[i] == sets[j])
    return Plan("howell", CITE, field, m, set_size, tuple(table_rounds), shared, phantom)


# Six pairs, five rounds of three tables: NS pair, EW pair, set. Found by complete search over all pairs of round robins
# and all directions: the fewest rounds with shared boards (one, put last), then the most even comparison (-3 to +1),
# then the most even lines. Pair 6 stays at table 1.
_SIX = (
    ((6, 4, 4), (1, 3, 2), (2, 5, 3)),
    ((6, 2, 2), (5, 3, 5), (4, 1, 3)),
    ((3, 6, 3), (1, 5, 4), (2, 4, 5)),
    ((1, 6, 5), (2, 3, 4), (4, 5, 2)),
    ((5, 6, 1), (1, 2, 1), (3, 4, 1)),
)


def _six(set_size: int, played: int, phantom: int | None) -> Plan:
    rounds = tuple(tuple(Sitting(t, *sitting) for t, sitting in enumerate(row, 1)) for row in _SIX[:played])
    shared = ((1, 2), (1, 3), (2, 3)) if played == len(_SIX) else ()
    return Plan("howell", CITE, 6, 5, set_size, rounds, shared, phantom)


@lru_cache(maxsize=64)
def _starter(m: int) -> Starter:
    if m in _SMALL:
        return _SMALL[m]
    return _strong(m)


# Where sums would collide (no strong starter modulo 3 and 9): found by complete search over starters and sets so that
# every residue occurs once among set - pair; both tables share a set in 3, none does in 9.
_SMALL: dict[int, Starter] = {
    3: ((1, 2, 0),),
    9: ((1, 2, 5), (3, 7, 4), (4, 6, 2), (5, 8, 7)),
}


def _strong(m: int) -> Starter:
    """A strong starter modulo odd `m` by hill climbing: exchange pairs until every difference and sum is used once."""
    random = Random(m)
    found = None
    while found is None:
        found = _climb(m, random)
    return found


def _climb(m: int, random: Random) -> Starter | None:
    """One climb; None when it is stuck, so that it begins again elsewhere."""
    by_difference: dict[int, tuple[int, int]] = {}
    partner: dict[int, int] = {}
    by_sum: dict[int, int] = {}
    for _ in range(400 * m):
        if len(by_difference) == (m - 1) // 2:
            return tuple((a, b, (a + b) % m) for _, (a, b) in sorted(by_difference.items()))
        d = random.choice([d for d in range(1, m // 2 + 1) if d not in by_difference])
        free = [x for x in range(1, m) if x not in partner]
        a = random.choice(free)
        b = (a + d) % m if random.random() < 0.5 else (a - d) % m
        total = (a + b) % m
        if b == 0 or b == a or total == 0:
            continue
        clashes = set()
        if b in partner:
            clashes.add(_difference(b, partner[b], m))
        if total in by_sum:
            clashes.add(by_sum[total])
        if len(clashes) > 1:
            continue
        for old in clashes:
            x, y = by_difference.pop(old)
            del partner[x], partner[y], by_sum[(x + y) % m]
        by_difference[d] = (a, b)
        partner[a], partner[b], by_sum[total] = b, a, d
    return None


def _difference(x: int, y: int, m: int) -> int:
    return min((x - y) % m, (y - x) % m)


@lru_cache(maxsize=64)
def _directions(m: int, starter: Starter) -> tuple[bool, ...]:
    """Which starter pairs sit the other way round, so that the least compared and the most compared two pairs are
    close.
    """
    random = Random(m)
    best: tuple[int, tuple[bool, ...]] | None = None
    for _ in range(60):
        turned = [random.random() < 0.5 for _ in starter]
        cost = _imbalance(m, starter, turned)
        improved = True
        while improved:
            improved = False
            for i in range(len(turned)):
                turned[i] = not turned[i]
                other = _imbalance(m, starter, turned)
                if other < cost:
                    cost, improved = other, True
                else:
                    turned[i] = not turned[i]
        if best is None or cost < best[0]:
            best = (cost, tuple(turned))
    return best[1] if best else ()


def _imbalance(m: int, starter: Starter, turned: list[bool]) -> int:
    sign = [0] * m
    sign[0] = -1  # the standing pair sits NS, its opponent EW
    for (a, b, s), turn in zip(starter, turned, strict=True):
        sign[(s - a) % m] = -1 if turn else 1
        sign[(s - b) % m] = 1 if turn else -1
    turning = sum((sum(sign[k] * sign[(k + shift) % m] for k in range(m)) + 1) ** 2 for shift in range(1, m // 2 + 1))
    return turning + sum(sign) ** 2
