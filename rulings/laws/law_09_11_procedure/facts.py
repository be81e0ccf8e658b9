"""Facts of Laws 9 to 11: what was done after an irregularity, by whom, and before or after the director came."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, Board, choice, fact, finding, one_of

ISSUES = one_of(
    "attention_drawn",
    "players_settled_it",
    "acted_before_director",
    "consulted_partner",
    "prevented",
    "own_side_silent",
    "chose_best",
)
PHASES = one_of("auction_period", "play", "after_play")


@dataclass(frozen=True)
class WaiverFacts(Board):
    """One question of procedure after an irregularity."""

    issue: str = fact(ISSUES, "9")
    phase: str = fact(PHASES, "9.A")
    by_dummy: bool = fact(BOOL, "9.A.4", usual=False)
    choice_allow: bool = choice(BOOL, "10.B", "director")
    finding_right_forfeited: bool = finding(BOOL, "11.A", quiet=True)
    finding_gained_through_ignorance: bool = finding(BOOL, "11.A")
