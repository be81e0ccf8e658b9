"""An average that was given, told beside the contestant's own of the session: which of the two it is (Law 12C2c)."""

from __future__ import annotations

from understanding.clauses import Text
from understanding.scores import own_average
from understanding.times import average_given


def averages_told(text: Text) -> bool:
    """Whether an average plus or minus was given, and the contestant's own percentage is told."""
    return average_given(text) is not None and own_average(text.source, text.language) is not None
