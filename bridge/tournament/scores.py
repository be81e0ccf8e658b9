"""What each side has on a board at one table: the two sides are kept apart, so that scores need not balance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

ScoreKind = Literal["points", "weighted", "average", "percent", "nothing"]
AverageName = Literal["plus", "average", "minus", "session"]


@dataclass(frozen=True, slots=True)
class SideScore:
    """One side's score: points or weighted points (NS view, for either side), an average by name, per cent, nothing.

    `parts` are (share of one, NS score); `figure` is the percentage; `session` among the averages is the contestant's
    own result on its other boards.
    """

    kind: ScoreKind
    points: int = 0
    parts: tuple[tuple[Fraction, int], ...] = ()
    average: AverageName = "average"
    figure: Fraction = Fraction(0)

    @property
    def was_played(self) -> bool:
        """Whether it can be compared with other tables: points, or points with weights."""
        return self.kind in ("points", "weighted")


NOTHING = SideScore("nothing")


def played(ns: int) -> SideScore:
    """A score obtained or assigned, from the NS view."""
    return SideScore("points", points=ns)


def weighed(parts: Mapping[int, Fraction]) -> SideScore:
    """An assigned score of several outcomes: NS score to its share of one."""
    return SideScore("weighted", parts=tuple((share, score) for score, share in parts.items()))


def averaged(name: AverageName) -> SideScore:
    """An artificial score by name."""
    return SideScore("average", average=name)


def percentage(figure: Fraction) -> SideScore:
    """An artificial score as a percentage of the top."""
    return SideScore("percent", figure=figure)


@dataclass(frozen=True, slots=True)
class TableResult:
    """One board at one table: who sat NS and EW (numbers of pairs or teams), what each side has, and where it was.

    `seats` are the players N E S W of an individual; `room` is `open` or `closed`; `group` tells the forms of a fouled
    board apart; `entry` names what put the score there when it was not the file (a number of the director's log).
    """

    board: int
    ns: str
    ew: str
    ns_score: SideScore
    ew_score: SideScore
    session: str = ""
    round: str = ""
    table: str = ""
    room: str = ""
    section: str = ""
    group: str = ""
    contract: str = ""
    declarer: str = ""
    tricks: int | None = None
    seats: tuple[str, ...] = ()
    entry: str = ""

    @property
    def balanced(self) -> bool:
        """Whether both sides have the same score, seen from NS."""
        return self.ns_score == self.ew_score

    def adjusted(self, ns: SideScore, ew: SideScore, entry: str) -> TableResult:
        """The same board with other scores, and what put them there."""
        return replace(self, ns_score=ns, ew_score=ew, entry=entry)
