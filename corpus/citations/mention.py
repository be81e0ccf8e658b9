"""What the finder hands on: a citation as written, and how far its words name a place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Reads = Literal["law", "part", "inner", "old-law", "chapter", "slashed", "regulation", "annex", "appendix", "ulti"]


@dataclass(frozen=True, slots=True)
class FoundCitation:
    """One citation: `words` stand at [start, end) of the text.

    `path` is canonical; a `relative` one is to be looked up from the place where it stands. `reads` is the kind of
    text named, `pattern` the id of the pattern that found it. `sure` is False for a code without any word such as
    law, which must exist and be no call (1C is one club) to count.
    """

    words: str
    start: int
    end: int
    path: str
    reads: Reads
    pattern: str
    relative: bool = False
    sure: bool = True
