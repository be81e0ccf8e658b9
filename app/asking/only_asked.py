"""A choice that a telling only asks about is none made: `may I require his lowest?` requires nothing."""

from __future__ import annotations

from understanding.clauses import Text

CHOICE = "choice_"
"""How the name of a fact begins that tells what somebody chose."""


def only_asked(text: Text, fact: str, words: str) -> bool:
    """Whether a choice stands only in clauses that ask whether somebody may."""
    told = text.where(words) if fact.startswith(CHOICE) else []
    return bool(told) and all(one.question and text.has(one, "may") for one in told)
