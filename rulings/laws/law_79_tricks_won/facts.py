"""Facts of Laws 79, 92B and 8."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.contract import Contract, PartialContract
from rulings.engine import BOOL, TOLD_CONTRACT, fact, finding, one_of, predicate, whole
from rulings.laws.law_65_67_tricks.facts import MIXED, MixedCards

DEFAULT_PERIOD = 30
"""Minutes from posting, where the organizer has set no other time."""


def within_period(known: Any) -> bool | None:
    """Whether the minutes since the score was posted are within the period: the organizer's, else 30 (79C1, 92B)."""
    if known.minutes_since_posting is None:
        return None
    limit = known.period_minutes
    return bool(known.minutes_since_posting <= (DEFAULT_PERIOD if limit is None else limit))


def _correctable(known: Any) -> bool | None:
    """The same for a scoring error, whose period may end later than the 30 minutes: over them it is open (79C1)."""
    within = within_period(known)
    by_default = known.matter == "scoring_error" and known.period_minutes is None
    return None if by_default and within is False else within


def _default_over(known: Any) -> bool | None:
    """Whether the minutes told are more than the 30 by default."""
    minutes = known.minutes_since_posting
    return None if minutes is None else bool(minutes > DEFAULT_PERIOD)


@dataclass(frozen=True)
class TimeFacts:
    """Time since the official score was made available."""

    minutes_since_posting: int = fact(whole(0, 100000), "92.B")
    period_minutes: int = fact(whole(0, 100000), "92.B")
    within_period: bool = predicate(BOOL, "92.B", within_period)


def _by_the_cards(known: Any) -> bool:
    """Whether the cards decide: called in time where no trick was claimed, and what they show is not told."""
    return bool(known.called_before_round_end) and known.claim_or_concession is False and known.count_shown is None


@dataclass(frozen=True)
class TricksFacts(TimeFacts, MixedCards):
    """What is disputed or found wrong about tricks or score."""

    matter: str = fact(
        one_of(
            "tricks_disputed", "trick_not_won_accepted", "scoring_error", "request_for_ruling", "round_not_finished"
        ),
        "79",
    )
    contract: Contract | PartialContract = fact(TOLD_CONTRACT, "22.A")
    cards_mixed: str = fact(MIXED, "66.D", presumed="no", doubted=_by_the_cards)
    claim_or_concession: bool = fact(BOOL, "79.B.1")
    called_before_round_end: bool = fact(BOOL, "79.B.3")
    finding_table_result_clear: bool = finding(BOOL, "79.B.3", quiet=True)
    finding_error_beyond_doubt: bool = finding(BOOL, "79.C.2")
    within_period: bool = predicate(BOOL, "92.B", _correctable)
    default_period_over: bool = predicate(BOOL, "79.C.1", _default_over)
    later_limit: bool = fact(BOOL, "79.C.1")
    organizer_agrees: bool = fact(BOOL, "79.C.2")
    players_moved_on: bool = fact(BOOL, "8.B.1")
    board_deferred: bool = fact(BOOL, "8.B.2", presumed=False)
