"""Facts of annex 6 that are not about a movement itself."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rulings.engine import BOOL, TEXT, Record, fact, list_of, one_of, record, whole
from rulings.scoring.number_facts import decimal

SCORE = whole(-10000, 10000)
POINTS = decimal(-100000, 100000)
CLASSED = record({"pair": TEXT, "class": TEXT, "points": POINTS})
HANDICAPPED = record({"pair": TEXT, "points": POINTS, "percent": decimal(0, 100)})
WON = record({"pair": TEXT, "against": TEXT, "matchpoints": POINTS})
TWO_SCORES = record({"open_room": SCORE, "closed_room": SCORE})


@dataclass(frozen=True)
class FormFacts:
    """How the event is scored and moved."""

    scoring: str = fact(one_of("matchpoints", "butler", "amp"), "mbsz-hu:M6/parosversenyek")
    moved_by: str = fact(one_of("mitchell", "lines", "scrambled", "howell", "mixed"), "mbsz-hu:M6/parosversenyek")
    everybody_meets: bool = fact(BOOL, "mbsz-hu:M6.3.a")
    whole_lines_only: bool = fact(BOOL, "mbsz-hu:M6.3.b")


@dataclass(frozen=True)
class MatchpointFacts:
    """A result among all results of a board."""

    results: int = fact(whole(2, 1000), "mbsz-hu:M6.1")
    worse: int = fact(whole(0, 999), "mbsz-hu:M6.1")
    equal: int = fact(whole(0, 999), "mbsz-hu:M6.1")
    matchpoint_scale: str = fact(one_of("2-1-0", "1-half-0"), "mbsz-hu:M6.1")


@dataclass(frozen=True)
class ButlerFormFacts:
    """The NS scores of a board, and where its average comes from (M6.2)."""

    scores: tuple[int, ...] = fact(list_of(SCORE), "mbsz-hu:M6.2")
    place: int = fact(whole(1, 1000), "mbsz-hu:M6.2")
    datum_from: str = fact(one_of("estimated", "all_results", "without_20", "without_25"), "mbsz-hu:M6.2")
    estimated: int = fact(SCORE, "mbsz-hu:M6.2")
    datum_rounding: str = fact(one_of("ten", "exact"), "mbsz-hu:M6.2")


@dataclass(frozen=True)
class ClassFacts:
    """The scored pairs with the class each was put into before the event (M6.4)."""

    classed_pairs: tuple[Record, ...] = fact(list_of(CLASSED, least=1), "mbsz-hu:M6.4")


@dataclass(frozen=True)
class HandicapFacts:
    """The scored pairs with their handicap in per cent, and the most a pair could get (M6.5)."""

    handicapped_pairs: tuple[Record, ...] = fact(list_of(HANDICAPPED, least=1), "mbsz-hu:M6.5")
    most_points: Fraction = fact(decimal(1, 1000000), "mbsz-hu:M6.5")


@dataclass(frozen=True)
class FieldValueFacts:
    """Pairs still tied, all pairs in order of places, and the matchpoints of the tied ones against their opponents."""

    tied: tuple[str, ...] = fact(list_of(TEXT), "mbsz-hu:M6/parosversenyek")
    order: tuple[str, ...] = fact(list_of(TEXT), "mbsz-hu:M6/parosversenyek")
    won: tuple[Record, ...] = fact(list_of(WON), "mbsz-hu:M6/parosversenyek")


@dataclass(frozen=True)
class TeamMatchFacts:
    """A match of two teams: NS scores of both rooms, home team NS in the open room, and the scale (M6.1@2)."""

    team_boards: tuple[Record, ...] = fact(list_of(TWO_SCORES), "mbsz-hu:M6.1@2")
    scale: str = fact(one_of("wbf2013", "wbf2013-discrete", "old25"), "mbsz-hu:M6.1@2")


@dataclass(frozen=True)
class PlayOffFacts:
    """The final tables of the two groups, best first (annex 6, teams)."""

    first_group: tuple[str, ...] = fact(list_of(TEXT), "mbsz-hu:M6/lebonyolitas")
    second_group: tuple[str, ...] = fact(list_of(TEXT), "mbsz-hu:M6/lebonyolitas")
