"""Facts of I.12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulings.engine import BOOL, fact, finding, list_of, one_of, predicate, whole
from rulings.ulti.tournament.table_points import DEALS

SIDE_POINTS = list_of(whole(-10000, 10000))


@dataclass(frozen=True)
class TablePointsFacts:
    """Side points of the players at a table, three or four."""

    side_points: tuple[int, ...] = fact(SIDE_POINTS, "ulti-hu:I.12")


def _half_played(known: Any) -> bool | None:
    if known.deals_played is None or not known.others:
        return None
    deals = DEALS.get(len(known.others) + 1) if known.deals_in_game is None else known.deals_in_game
    return None if deals is None else bool(2 * known.deals_played >= deals)


@dataclass(frozen=True)
class ExpulsionFacts:
    """A player leaves: expelled or withdrawn during a game, or withdrawn between two games."""

    when: str = fact(one_of("during_game", "between_games"), "ulti-hu:I.12")
    expelled: int = fact(whole(-10000, 10000), "ulti-hu:I.12")
    others: tuple[int, ...] = fact(SIDE_POINTS, "ulti-hu:I.12")
    deals_played: int = fact(whole(0, 100), "ulti-hu:I.12")
    deals_in_game: int = fact(whole(1, 100), "ulti-hu:I.12")
    half_played: bool = predicate(BOOL, "ulti-hu:I.12", _half_played)
    played_a_game: bool = fact(BOOL, "ulti-hu:I.12")


def _half_by_players(known: Any) -> bool | None:
    deals = known.deals_in_game or DEALS.get(known.players or 0)
    return None if known.deals_played is None or deals is None else bool(2 * known.deals_played >= deals)


@dataclass(frozen=True)
class TimeLimitFacts:
    """A time limit ended a game: how far it was (I.12)."""

    players: int = fact(whole(3, 4), "ulti-hu:I.12")
    deals_played: int = fact(whole(0, 100), "ulti-hu:I.12")
    deals_in_game: int = fact(whole(1, 100), "ulti-hu:I.12")
    half_played: bool = predicate(BOOL, "ulti-hu:I.12", _half_by_players)


@dataclass(frozen=True)
class DisciplineFacts:
    """A breach on purpose, an insult, unsporting conduct: the jury's finding and its measure (I.11)."""

    finding_offence: bool = finding(BOOL, "ulti-hu:I.11")
    finding_measure: str = finding(one_of("warning", "yellow", "red", "expulsion"), "ulti-hu:I.11")
