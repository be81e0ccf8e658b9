"""A tournament as it is played: competitions, sessions, rounds, matches, boards at tables, each side's score apart."""

from bridge.tournament.model import (
    Bye,
    CarryOver,
    Competition,
    Congress,
    Contestant,
    Deduction,
    Encounter,
    Replacement,
    RoundPlay,
    SessionPlay,
    UltiGame,
    UltiLeaving,
    Unplayed,
)
from bridge.tournament.scores import NOTHING, SideScore, TableResult, averaged, percentage, played, weighed

__all__ = [
    "NOTHING",
    "Bye",
    "CarryOver",
    "Competition",
    "Congress",
    "Contestant",
    "Deduction",
    "Encounter",
    "Replacement",
    "RoundPlay",
    "SessionPlay",
    "SideScore",
    "TableResult",
    "UltiGame",
    "UltiLeaving",
    "Unplayed",
    "averaged",
    "percentage",
    "played",
    "weighed",
]
