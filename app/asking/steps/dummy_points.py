"""Dummy says in the play that somebody revoked: he may not, and the revoke is ruled all the same (Law 43A1b).

The story sounds like the revoke alone, or as if dummy had asked. His ear hears it where stories told it that way; a few
words tell it plainly: he says so, and asks nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.asides import Aside, asides
from understanding.heard import Heard
from understanding.rank import Choice
from understanding.times import says_somewhere

MATTER = "dummy-points"
_FILE, _POINTS = "dummys", "points"


def dummy_points(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The revoke, and that dummy pointed it out; two None where it is not told that he did."""
    best, beside = choices[0].name if choices else "", asides()[MATTER]
    told = best in beside.beside and heard.read is not None and says_somewhere(heard.read, _FILE, _POINTS)
    return (best, beside) if told else (None, None)
