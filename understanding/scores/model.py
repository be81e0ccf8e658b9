"""The nouns of a question for a score: a contract with its result, a table's result in a match, what is asked."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayedContract:
    """A contract and its result: tricks over (negative: under) the contract; None where it was not told."""

    level: int
    denomination: str
    doubling: int
    over: int | None
    vulnerable: bool | None
    side: str | None = None
    """Who played it: ns, ew, us or them; None where it was not told."""
    as_marked: bool = False
    """Whether the vulnerability is what the board marks, against its number or what somebody else holds (Law 2)."""


@dataclass(frozen=True, slots=True)
class OwnResult:
    """What became of a board at one table: its points, or the contract that makes them."""

    points: int | None
    played: PlayedContract | None = None
    sign: int = 0
    """1: the points are our team's, -1: its opponents'; 0: not told."""


@dataclass(frozen=True, slots=True)
class ScoreAsked:
    """What is to be worked out: `unit` is points, passed, value, imps, difference, knockout, weighted,
    matchpoints or vp."""

    unit: str
    played: tuple[PlayedContract, ...] = ()
    tables: tuple[OwnResult, ...] = ()
    """IMPs: our table's result and the other table's. Weighted: each outcome, then the other table's if it is told."""
    weights: tuple[int, ...] = ()
    """Weighted: the per cent of each outcome."""
    scores: tuple[int, ...] = ()
    """Matchpoints: all results of the board; `own` is ours, None where every pair's matchpoints are asked for."""
    own: int | None = None
    value: str = ""
    """A single value of Law 77 that is asked for: over, under, small, grand, game, part, made (a doubled contract)."""
    doubling: int = 0
    count: int = 1
    vulnerable: bool | None = None
    beaten: int = 0
    tied: int = 0
    ahead: int | None = None
    untold: bool = False
    """Points: the result of the contract was not told, and has to be asked for."""
    margin: int = 0
    boards: int | None = None
