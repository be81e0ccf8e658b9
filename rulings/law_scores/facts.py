"""Facts of the score procedures. `score` is always from the view the field names."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from bridge.contract import Contract
from rulings.engine import (
    BOOL,
    CONTRACT,
    Board,
    Record,
    fact,
    finding,
    list_of,
    one_of,
    predicate,
    record,
    whole,
)
from rulings.scoring.number_facts import decimal

SCORE = whole(-10000, 10000)
MP_SCALE = one_of("2-1-0", "1-half-0")
OUTCOME = record({"percent": decimal(0, 100), "score": SCORE})


def _declarer_vulnerable(known: Any) -> bool | None:
    if known.contract is None or known.vulnerability is None:
        return None
    return str(known.vulnerability.value) in ("both", str(known.contract.declarer.side.value))


@dataclass(frozen=True)
class ContractScoreFacts(Board):
    """A contract and what became of it (Law 77)."""

    passed_out: bool = fact(BOOL, "77", presumed=False)
    contract: Contract = fact(CONTRACT, "77")
    tricks: int = fact(whole(0, 13), "77")
    declarer_vulnerable: bool = predicate(BOOL, "77", _declarer_vulnerable)


@dataclass(frozen=True)
class ImpFacts:
    """Two scores of a board in the same direction (Law 78B)."""

    own_score: int = fact(SCORE, "78.B")
    other_score: int = fact(SCORE, "78.B")


@dataclass(frozen=True)
class MatchpointFacts:
    """All scores of a board from one side's view, and which of them is asked for (Law 78A)."""

    scores: tuple[int, ...] = fact(list_of(SCORE), "78.A")
    place: int = fact(whole(1, 1000), "78.A")
    matchpoint_scale: str = fact(MP_SCALE, "78.A")


def _organizer(known: Any) -> bool | None:
    return None if known.organizer_imps is None else True


def _regulated(known: Any) -> bool | None:
    return None if known.regulation_value is None else True


@dataclass(frozen=True)
class ArtificialFacts:
    """An artificial adjusted score (Law 12C2)."""

    finding_fault: str = finding(one_of("none", "partly", "direct"), "12.C.2.a")
    scored_in: str = fact(one_of("matchpoints", "imps"), "12.C.2.b")
    session_average: Fraction = fact(decimal(-100, 100), "12.C.2.c")
    other_average: Fraction = fact(decimal(-100, 100), "12.C.2.c")
    organizer_changed_imps: bool = predicate(BOOL, "12.C.2.b", _organizer, presumed=False)
    organizer_imps: Fraction = fact(decimal(0, 24), "12.C.2.b")
    several_boards: bool = fact(BOOL, "12.C.2.d", presumed=False)
    regulation_differs: bool = predicate(BOOL, "12.C.2.d", _regulated)
    regulation_value: Fraction = fact(decimal(-100, 100), "12.C.2.d")


@dataclass(frozen=True)
class WeightedFacts:
    """A weighted assigned score (Law 12C1c): outcomes with their weights, from our side's view."""

    scored_in: str = fact(one_of("imps", "matchpoints"), "12.C.1.c")
    outcomes: tuple[Record, ...] = fact(list_of(OUTCOME), "12.C.1.c")
    other_score: int = fact(SCORE, "78.B")
    scores: tuple[int, ...] = fact(list_of(SCORE), "78.A")
    matchpoint_scale: str = fact(MP_SCALE, "78.A")


@dataclass(frozen=True)
class KnockoutFacts:
    """Non-balancing results of a board in a knock-out match, each in IMPs from the team's own view (Law 12C4)."""

    imps_first: Fraction = fact(decimal(-100, 100), "12.C.4")
    imps_second: Fraction = fact(decimal(-100, 100), "12.C.4")


@dataclass(frozen=True)
class FouledFacts:
    """A board that may be fouled (Law 87): what differed between its plays, and whether those are compared."""

    difference: str = fact(one_of("cards", "dealer_or_vulnerability", "nothing"), "87.A", presumed="cards")
    results_compared: bool = fact(BOOL, "87.A", presumed=True)
    forms_known: bool = fact(BOOL, "87.B")
    event: str = fact(one_of("pairs", "teams"), "87.B", usual="pairs")


@dataclass(frozen=True)
class MultiResultFacts:
    """Incomparable results in a team match (Law 86B2)."""

    fault: str = fact(one_of("none", "one", "both"), "86.B.2")
    result_known: bool = fact(BOOL, "86.A")
    finding_time_left: bool = finding(BOOL, "86.B.2.a")
    finding_assigned_possible: bool = finding(BOOL, "86.B.2.b")
    assigned_imps: Fraction = fact(decimal(-24, 24), "86.B.2.b")
