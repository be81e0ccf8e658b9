"""A follow-up that says only how the contract of a score was doubled: *it was redoubled*, *z rekontrą*."""

from __future__ import annotations

from typing import Any

from app.answering.documents import RuledCase
from app.wizard.answers import words_in
from corpus.model import Language
from understanding.scores import doubling_of

LONGEST = 6
"""Words of such a text."""
DOUBLINGS = ("none", "X", "XX")


def doubled_anew(text: str, language: Language, case: RuledCase) -> dict[str, Any]:
    """The contract of a case of a score with the doubling that a short text says; empty where it says none."""
    contract = case["facts"].get("contract")
    if "score" not in case["name"] or not isinstance(contract, dict) or len(words_in(text)) > LONGEST:
        return {}
    times = doubling_of(text, language)
    return {} if times is None else {"contract": {**contract, "doubling": DOUBLINGS[times]}}
