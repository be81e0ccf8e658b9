"""Draw of team rounds: Danish, Swiss and combined, first round and odd numbers (MBSz 33)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from corpus.errors import BadInput
from rulings.scoring.working import Step, Working

CITE = "mbsz-hu:33"
SWISS_ROUNDS = ((5, 8, 3), (9, 16, 4), (17, 32, 5), (33, 64, 6))  # teams from, to, rounds; 7 above
Pair = tuple[str, str]


@dataclass(frozen=True)
class Draw:
    """Matches of a round, the first named team at home; who sits out; the three teams of a triangle."""

    matches: tuple[Pair, ...]
    sits_out: str | None = None
    triangle: tuple[str, ...] = ()


def swiss_rounds(teams: int) -> Working[int]:
    """Rounds recommended by Swiss pairing before going over to Danish (MBSz 33, table).

    The table prints 33-64 and "64 -": 64 teams stand in both rows; the smaller is taken, and a note says so.
    """
    if teams < SWISS_ROUNDS[0][0]:
        raise BadInput(f"The table of MBSz 33 begins at 5 teams: it has no row for {teams}.")
    rounds = next((n for low, high, n in SWISS_ROUNDS if low <= teams <= high), 7)
    notes = (Step("note_sixty_four", CITE, "6 / 7"),) if teams == 64 else ()
    return Working(rounds, (Step("swiss_rounds", CITE, f"{teams} -> {rounds}"),), notes)


def first_round(seeds: Sequence[str]) -> Working[Draw]:
    """First round by seeding: first with last, second with last but one, and so on. An odd field leaves the middle
    seed out.
    """
    half = len(seeds) // 2
    matches = tuple((seeds[i], seeds[-1 - i]) for i in range(half))
    out = seeds[half] if len(seeds) % 2 else None
    return Working(Draw(matches, out), _steps("draw_seeded", matches, out))


def danish(order: Sequence[str], had_bye: Collection[str] = (), triangle: bool = False) -> Working[Draw]:
    """First against second, third against fourth and so on; teams may meet again. `order` is the ranking, best
    first.
    """
    rest, out, three = _odd(order, had_bye, frozenset(), triangle)
    matches = tuple((rest[i], rest[i + 1]) for i in range(0, len(rest), 2))
    return Working(Draw(matches, out, three), _steps("draw_danish", matches, out, three))


def swiss(
    order: Sequence[str], played: Collection[frozenset[str]], had_bye: Collection[str] = (), triangle: bool = False
) -> Working[Draw]:
    """The leader against the best team it has not met, and so on down; the last choices are taken back until all can
    be drawn.

    Raises BadInput when no draw without a second meeting exists.
    """
    met = frozenset(played)
    rest, out, three = _odd(order, had_bye, met, triangle)
    matches = _match(tuple(rest), met)
    if matches is None:
        raise BadInput(
            "No Swiss draw is left: some team has met all the others; MBSz 33 then lets the event go on as Danish."
        )
    return Working(Draw(matches, out, three), _steps("draw_swiss", matches, out, three))


def _match(rest: tuple[str, ...], met: frozenset[frozenset[str]]) -> tuple[Pair, ...] | None:
    if not rest:
        return ()
    leader = rest[0]
    for other in rest[1:]:
        if frozenset((leader, other)) in met:
            continue
        below = _match(tuple(team for team in rest[1:] if team != other), met)
        if below is not None:
            return ((leader, other), *below)
    return None


def _odd(
    order: Sequence[str], had_bye: Collection[str], met: frozenset[frozenset[str]], triangle: bool
) -> tuple[list[str], str | None, tuple[str, ...]]:
    if len(set(order)) != len(order) or len(order) < 2:
        raise BadInput("A draw needs two or more different teams in ranking order.")
    if len(order) % 2 == 0:
        return list(order), None, ()
    if triangle:
        three = _triangle(order, met)
        return [team for team in order if team not in three], None, three
    out = next((team for team in reversed(order) if team not in had_bye), None)
    if out is None:
        raise BadInput(
            "Every team has sat out once already: MBSz 33 lets a team sit out only once; draw a triangle instead."
        )
    return [team for team in order if team != out], out, ()


def _triangle(order: Sequence[str], met: frozenset[frozenset[str]]) -> tuple[str, ...]:
    low = list(reversed(order))
    for i, a in enumerate(low):
        for j, b in enumerate(low[i + 1 :], i + 1):
            for c in low[j + 1 :]:
                if not {frozenset((a, b)), frozenset((a, c)), frozenset((b, c))} & met:
                    return (c, b, a)
    raise BadInput("No three teams are left that have not met each other: MBSz 33 needs them for the triangle.")


def _steps(says: str, matches: Sequence[Pair], out: str | None, three: tuple[str, ...] = ()) -> tuple[Step, ...]:
    steps = [Step(says, CITE, ", ".join(f"{a}-{b}" for a, b in matches))]
    if out is not None:
        steps.append(Step("draw_sits_out", CITE, out))
    if three:
        steps.append(Step("draw_triangle", CITE, "-".join(three)))
    return tuple(steps)
