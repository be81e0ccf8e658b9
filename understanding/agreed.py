"""A claim that was agreed to, and is contested all the same (Law 69B): no contested claim (70).

Where a trump is told to be out such a story sounds like one, however plainly it tells that the others agreed and that
it was scored: of 196 tellings of contested claims one tells an agreement, of 76 of agreed ones 61 do.
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.clauses import Text
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import said_in, says_somewhere

CONTESTED, RULES = "contested_claim", "acquiescence"
_FILE = "agreed"


def agreed_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; where a contested claim is told to have been agreed to, first what rules that."""
    best = choices[0] if choices else None
    if best is None or best.name != CONTESTED or heard.read is None or not agreed(heard.read):
        return list(choices)
    return put_first(choices, RULES)


def unagreed(text: Text) -> str:
    """The sentence that tells that a claim has not been agreed to; else empty."""
    return says_somewhere(text, _FILE, "unagreed")


def agreeing(text: Text) -> str:
    """Who is named as having agreed to a claim; empty where nobody is, or it is told of nobody."""
    said = (said_in(text, span, _FILE, "agreed") for span in text.sentences())
    named = (one.caught["who"] for one in said if one is not None and "who" in one.caught)
    return next((str(one.value) for one in named), "")


def agreed(text: Text) -> bool:
    """Whether a claim is told to have been agreed to."""
    return bool(says_somewhere(text, _FILE, "agreed"))
