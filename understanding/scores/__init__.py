"""A score that is asked for, read from the words alone: contract and result, two tables, a board's results, a match."""

from understanding.scores.averages import own_average
from understanding.scores.model import OwnResult, PlayedContract, ScoreAsked
from understanding.scores.reading import asked
from understanding.scores.results import doubling_of, result_named
from understanding.scores.sides import vulnerability_told

__all__ = [
    "OwnResult",
    "PlayedContract",
    "ScoreAsked",
    "asked",
    "doubling_of",
    "own_average",
    "result_named",
    "vulnerability_told",
]
