"""Table points of a game of Ulti (I.12): the printed tables for three and four players, every tie included."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from bridge.ulti.errors import UltiError

PLACE_POINTS: dict[int, tuple[str, ...]] = {3: ("3", "2", "1"), 4: ("3", "2", "2", "1")}
"""I.12: points of the places without a tie."""

TIED_POINTS: dict[tuple[int, ...], tuple[str, ...]] = {
    (3,): ("2", "2", "2"),
    (2, 1): ("2.5", "2.5", "1"),
    (1, 2): ("3", "1.5", "1.5"),
    (4,): ("2", "2", "2", "2"),
    (3, 1): ("2.33", "2.33", "2.33", "1"),
    (1, 3): ("3", "1.66", "1.66", "1.66"),
    (2, 2): ("2.5", "2.5", "1.5", "1.5"),
    (1, 2, 1): ("3", "2", "2", "1"),
    (1, 1, 2): ("3", "2", "1.5", "1.5"),
}
"""I.12.a and b, as printed (2.33 and 1.66 cut off): sizes of the tied groups from the top -> points of the places."""

UNPRINTED = (2, 1, 1)
"""Four players, a tie for the first place only: not in the table; the points of the places are shared like the rest."""
UNPRINTED_POINTS = ("2.5", "2.5", "2", "1")


@dataclass(frozen=True, slots=True)
class TablePoints:
    """Points by player in the order given, the provision of the row used, and whether the text prints that row."""

    points: tuple[Fraction, ...]
    provision: str
    printed: bool


def table_points(side_points: Sequence[int]) -> TablePoints:
    """Table points from the side points (segédpont) of three or four players, highest first place.

    Raises UltiError for another number of players.
    """
    players = len(side_points)
    if players not in PLACE_POINTS:
        raise UltiError(f"A table of Ulti has 3 or 4 players, not {players}.")
    order = sorted(set(side_points), reverse=True)
    groups = tuple(list(side_points).count(value) for value in order)
    printed = groups != UNPRINTED
    if set(groups) == {1}:
        row, provision = PLACE_POINTS[players], "I.12"
    else:
        row = TIED_POINTS[groups] if printed else UNPRINTED_POINTS
        provision = "I.12.a" if players == 3 else "I.12.b"
    places = {value: Fraction(row[sum(groups[:index])]) for index, value in enumerate(order)}
    return TablePoints(tuple(places[value] for value in side_points), provision, printed)


DEALS = {3: 18, 4: 20}
"""I.12: deals of a game at tables of three and four."""


@dataclass(frozen=True, slots=True)
class Expulsion:
    """What a game broken off by an expulsion is worth: table points and side points by player (0 is the expelled).

    `result` is `assessed`, `as_on_sheet` (the expelled was last), `half_not_played` or `new_game`; in the last case
    nothing is scored and three players start again.
    """

    result: str
    points: tuple[Fraction, ...] = ()
    side_points: tuple[int, ...] = ()
    tie_unsaid: bool = False


def expel(expelled: int, others: Sequence[int], *, half_played: bool) -> Expulsion:
    """I.12: the game ends because a player was expelled (or withdrew during it, which counts as expulsion).

    `expelled` and `others` are side points at that moment. Raises UltiError unless two or three players remain.
    """
    if len(others) not in (2, 3):
        raise UltiError(f"Two or three players remain after an expulsion, not {len(others)}.")
    if len(others) == 2:
        return _three_players(expelled, others, half_played=half_played)
    if not half_played:
        return Expulsion("new_game")
    best = max(others)
    tie = list(others).count(best) > 1
    winner = list(others).index(best)
    points = tuple(Fraction(3 if index == winner else 2) for index in range(3))
    side = tuple(30 if index == winner else 20 for index in range(3))
    if tie:
        points, side = (), ()
    return Expulsion("assessed", (Fraction(1), *points), (-70, *side), tie)


def _three_players(expelled: int, others: Sequence[int], *, half_played: bool) -> Expulsion:
    if not half_played:
        return Expulsion("half_not_played", (Fraction(1), Fraction("2.5"), Fraction("2.5")), (-2, 1, 1))
    if expelled < min(others):
        sheet = table_points([expelled, *others])
        return Expulsion("as_on_sheet", sheet.points, (expelled, *others))
    if others[0] == others[1]:
        return Expulsion("assessed", (Fraction(1),), (-50,), tie_unsaid=True)
    first = others[0] > others[1]
    points = (Fraction(3), Fraction(2)) if first else (Fraction(2), Fraction(3))
    side = (30, 20) if first else (20, 30)
    return Expulsion("assessed", (Fraction(1), *points), (-50, *side))
