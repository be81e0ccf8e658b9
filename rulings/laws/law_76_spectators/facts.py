"""Facts of Law 76: what somebody who is neither player nor official did in the playing area."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, Board, fact, one_of

CONDUCT = one_of(
    "more_than_one_hand",
    "reaction",
    "remark_or_talk",
    "disturbance",
    "attention_to_play",
    "fact_or_law",
    "broadcast",
)


@dataclass(frozen=True)
class SpectatorFacts(Board):
    """The conduct complained of; a spectator is whoever is neither player nor official (76D)."""

    is_spectator: bool = fact(BOOL, "76.D", presumed=True)
    conduct: str = fact(CONDUCT, "76.B")
    permitted_by_regulation: bool = fact(BOOL, "76.B.1", presumed=False)
    asked_by_director: bool = fact(BOOL, "76.C.1", presumed=False)
    communicated_with_player: bool = fact(BOOL, "76.A.2")
    player_informed: bool = fact(BOOL, "16.D.1", presumed=False)
    mbsz_event: bool = fact(BOOL, "mbsz-hu:35", presumed=False)
