"""Draw of team rounds: Danish, Swiss and combined, first round, last round and odd numbers (MBSz 33); anti-Danish
rounds of the cup (annex 4.18).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Step

TABLE = "mbsz-hu:33.t1"
DANISH = "mbsz-hu:33/dan-ill-dan-svajci-rendszeru-verseny-ajanlott-lebonyolitasa-a-kovetkezo"
SWISS = "mbsz-hu:33/svajci-rendszeru-versenyen"
CUP_FINAL = "mbsz-hu:M4.18/kupadontoben"
CUP = "mbsz-hu:M4.18/lebonyolitas"
SWISS_ROUNDS = ((5, 8, 3), (9, 16, 4), (17, 32, 5), (33, 64, 6))  # teams from, to, rounds; 7 above
Pair = tuple[str, str]


@dataclass(frozen=True)
class Draw:
    """Matches of a round, the first named team at home; who sits out; the three teams of a triangle."""

    matches: tuple[Pair, ...]
    sits_out: str | None = None
    triangle: tuple[str, ...] = ()


def swiss_rounds(teams: int) -> Calculation[int]:
    """Rounds recommended by Swiss pairing before going over to Danish (MBSz 33, table).

    The table prints 33-64 and "64 -": 64 teams stand in both rows; the smaller is taken, and a note says so.
    """
    if teams < SWISS_ROUNDS[0][0]:
        raise BadInput(f"The table of MBSz 33 begins at 5 teams: it has no row for {teams}.")
    rounds = next((n for low, high, n in SWISS_ROUNDS if low <= teams <= high), 7)
    notes = (Step("note_sixty_four", TABLE, "6 / 7"),) if teams == 64 else ()
    return Calculation(rounds, (Step("swiss_rounds", TABLE, f"{teams} -> {rounds}"),), notes)


def first_round(seeds: Sequence[str], had_bye: Collection[str] = (), triangle: bool = False) -> Calculation[Draw]:
    """First round by seeding: first with last, second with last but one, and so on. In an odd field the lowest seed
    sits out, or the three lowest play a triangle: the rule for odd numbers names "always the worst placed".
    """
    rest, out, three = _odd(seeds, had_bye, frozenset(), triangle)
    matches = tuple((rest[i], rest[-1 - i]) for i in range(len(rest) // 2))
    return Calculation(Draw(matches, out, three), _steps("draw_seeded", DANISH, matches, out, three))


def last_round_order(order: Sequence[str]) -> Calculation[tuple[str, ...]]:
    """Ranking for the draw of the last round when the leader cannot be caught: he is the winner and is ranked last."""
    if len(order) < 2:
        raise BadInput("A draw needs two or more different teams in ranking order.")
    value = (*order[1:], order[0])
    return Calculation(value, (Step("leader_out_of_reach", SWISS, f"{order[0]} -> {len(order)}"),))


def swiss_part(teams: int, announced: int | None, round_number: int) -> Calculation[bool]:
    """Whether a round of a combined event is drawn as Swiss: up to the number announced, else the table's."""
    table = swiss_rounds(teams) if announced is None else None
    rounds = announced if table is None else table.value
    assert rounds is not None
    steps = table.steps if table else (Step("swiss_rounds_announced", SWISS, str(rounds)),)
    says = "round_is_swiss" if round_number <= rounds else "round_is_danish"
    return Calculation(
        round_number <= rounds,
        (*steps, Step(says, SWISS, f"{round_number} {'<=' if round_number <= rounds else '>'} {rounds}")),
        table.notes if table else (),
    )


def danish(order: Sequence[str], had_bye: Collection[str] = (), triangle: bool = False) -> Calculation[Draw]:
    """First against second, third against fourth and so on; teams may meet again. `order` is the ranking, best
    first.
    """
    rest, out, three = _odd(order, had_bye, frozenset(), triangle)
    matches = tuple((rest[i], rest[i + 1]) for i in range(0, len(rest), 2))
    return Calculation(Draw(matches, out, three), _steps("draw_danish", DANISH, matches, out, three))


def swiss(
    order: Sequence[str], played: Collection[frozenset[str]], had_bye: Collection[str] = (), triangle: bool = False
) -> Calculation[Draw]:
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
    return Calculation(Draw(matches, out, three), _steps("draw_swiss", SWISS, matches, out, three))


def anti_danish(order: Sequence[str], played: Collection[frozenset[str]]) -> Calculation[Draw]:
    """A cup round: the leader against the lowest team it has not met, and so on inwards (annex 4.18).

    The text names the system without describing it: note. An odd field leaves its lowest team out.
    """
    met = frozenset(played)
    rest, out, _ = _odd(order, (), met, triangle=False)
    matches = _match(tuple(rest), met, from_below=True)
    if matches is None:
        raise BadInput("No cup draw is left in which two teams do not meet twice: the organizer decides.")
    return Calculation(
        Draw(matches, out),
        _steps("draw_anti_danish", CUP, matches, out),
        (Step("note_anti_danish", CUP),),
    )


def cup_qualifying(order: Sequence[str]) -> Calculation[tuple[tuple[str, ...], tuple[str, ...]]]:
    """First qualifying round of the cup: the upper half by master points meets the lower half by lot (annex 4.18).

    Raises BadInput for an odd field, of which the text says nothing.
    """
    if len(set(order)) != len(order) or len(order) % 2 or not order:
        raise BadInput(
            "The first qualifying round of the cup needs an even number of different teams in ranking order."
        )
    half = len(order) // 2
    halves = (tuple(order[:half]), tuple(order[half:]))
    return Calculation(halves, (Step("cup_halves", CUP, f"{', '.join(halves[0])} / {', '.join(halves[1])}"),))


def cup_final(order: Sequence[str]) -> Calculation[Draw]:
    """Semi-finals of the cup final: 1-4 and 2-3, the better placed at home (annex 4.18)."""
    if len(order) != 4 or len(set(order)) != 4:
        raise BadInput("The cup final is played by four different teams: name them in the order of their places.")
    matches = ((order[0], order[3]), (order[1], order[2]))
    return Calculation(Draw(matches), _steps("draw_cup_final", CUP_FINAL, matches, None))


def _match(rest: tuple[str, ...], met: frozenset[frozenset[str]], from_below: bool = False) -> tuple[Pair, ...] | None:
    if not rest:
        return ()
    leader = rest[0]
    for other in reversed(rest[1:]) if from_below else rest[1:]:
        if frozenset((leader, other)) in met:
            continue
        below = _match(tuple(team for team in rest[1:] if team != other), met, from_below)
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


def _steps(
    says: str, cite: str, matches: Sequence[Pair], out: str | None, three: tuple[str, ...] = ()
) -> tuple[Step, ...]:
    steps = [Step(says, cite, ", ".join(f"{a}-{b}" for a, b in matches))]
    if out is not None:
        steps.append(Step("draw_sits_out", SWISS, out))
    if three:
        steps.append(Step("draw_triangle", SWISS, "-".join(three)))
    return tuple(steps)
