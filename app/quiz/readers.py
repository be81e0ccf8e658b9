"""For whom a set is: beginners, players or directors, by the level of its questions."""

from __future__ import annotations

from app.quiz.model import Level
from corpus.errors import BadInput

READERS: dict[str, tuple[Level, ...]] = {"beginners": (1,), "players": (1, 2), "directors": (2, 3)}
"""The levels of a set; a question's level comes from the number of facts that decide it."""


def levels_for(reader: str) -> tuple[Level, ...]:
    """The levels of a set for somebody; raises BadInput for an unknown name."""
    if reader.casefold() not in READERS:
        raise BadInput(f"There is no set for {reader[:20]!r}; choose {', '.join(READERS)}, as in `--for players`.")
    return READERS[reader.casefold()]
