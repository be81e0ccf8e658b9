"""The parts of a tournament. Everything that is decided and not played (byes, forfeits, lengths of matches, penalties,
points carried over) is written down here, never counted from results.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Literal

from bridge.tournament.scores import TableResult

CompetitionKind = Literal["pairs", "teams", "individual", "ulti"]
AnswerableFor = Literal["one", "partly", "both", "none", ""]
NO_RULES: Mapping[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Contestant:
    """A pair, team or player that entered: its number, name and players."""

    number: str
    name: str = ""
    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Replacement:
    """A substitute: who played for whom, and how many of the session's boards."""

    contestant: str
    player: str
    for_player: str = ""
    session: str = ""
    boards: int = 0
    of: int = 0


@dataclass(frozen=True, slots=True)
class Deduction:
    """A penalty: `amount` in points of the competition, or in per cent of the top on a board."""

    contestant: str
    amount: Fraction
    percent: bool = False
    session: str = ""
    round: str = ""
    why: str = ""
    cite: str = ""


@dataclass(frozen=True, slots=True)
class CarryOver:
    """Points brought along: figures by contestant, or a share (per cent) of another competition's points."""

    figures: Mapping[str, Fraction] = field(default_factory=dict)
    source: str = ""
    share: Fraction = Fraction(100)
    cite: str = ""


@dataclass(frozen=True, slots=True)
class Bye:
    """A contestant that sits a round out; `points` where the conditions of contest fix them, with their source."""

    contestant: str
    points: Fraction | None = None
    cite: str = ""


@dataclass(frozen=True, slots=True)
class Unplayed:
    """Boards of a match that were not played: who is answerable ("" where nobody has said), and the innocent side."""

    boards: int
    fault: AnswerableFor = ""
    innocent: str = ""


@dataclass(frozen=True, slots=True)
class Encounter:
    """A match: the length is given. `imps` is a result handed in as figures (home, away, each from its own view);
    `forfeited_by` did not play; `carry` is what the home team brings along in IMPs; `total_points` and `winner` decide
    a drawn knock-out match.
    """

    round: str
    home: str
    away: str
    boards: int | None = None
    results: tuple[TableResult, ...] = ()
    imps: tuple[Fraction, Fraction] | None = None
    unplayed: Unplayed | None = None
    forfeited_by: str = ""
    carry: Fraction = Fraction(0)
    total_points: int | None = None
    winner: str = ""


@dataclass(frozen=True, slots=True)
class RoundPlay:
    """A round of teams: its matches and byes."""

    number: str
    encounters: tuple[Encounter, ...] = ()
    byes: tuple[Bye, ...] = ()


@dataclass(frozen=True, slots=True)
class SessionPlay:
    """A session of pairs or of an individual: results, and the share (per cent) of its points that counts."""

    name: str
    results: tuple[TableResult, ...] = ()
    share: Fraction = Fraction(100)
    cite: str = ""


@dataclass(frozen=True, slots=True)
class UltiGame:
    """A game of Ulti at one table: side points by player, deal by deal where the sheet is there.

    `deals` is how many the game has by the announcement; `expelled` left during it, `played` deals were finished then;
    `out_of_time` when a time limit ended it.
    """

    round: str
    name: str
    sheet: tuple[Mapping[str, int], ...] = ()
    totals: Mapping[str, int] = field(default_factory=dict)
    deals: int | None = None
    played: int | None = None
    expelled: str = ""
    out_of_time: bool = False


@dataclass(frozen=True, slots=True)
class UltiLeaving:
    """A player who withdraws between two games of a round, before the game named."""

    player: str
    round: str
    before: str


@dataclass(frozen=True, slots=True)
class Competition:
    """One competition; `rules` is how it is scored, by the names of the schema."""

    name: str
    kind: CompetitionKind
    rules: Mapping[str, Any] = field(default_factory=dict)
    contestants: tuple[Contestant, ...] = ()
    sessions: tuple[SessionPlay, ...] = ()
    rounds: tuple[RoundPlay, ...] = ()
    games: tuple[UltiGame, ...] = ()
    leavings: tuple[UltiLeaving, ...] = ()
    deductions: tuple[Deduction, ...] = ()
    carry: CarryOver | None = None
    replacements: tuple[Replacement, ...] = ()

    def name_of(self, number: str) -> str:
        """The name of a contestant, "" when none was given."""
        return next((one.name for one in self.contestants if one.number == number), "")


@dataclass(frozen=True, slots=True)
class Congress:
    """A tournament of one or several competitions; `log` is its name in the director's log."""

    name: str
    competitions: tuple[Competition, ...] = ()
    log: str = ""
