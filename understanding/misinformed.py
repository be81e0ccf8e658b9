"""Who was given a wrong explanation: he is not the one who explained (`corpus/lexicon/misinformed.yaml`; Law 21B1a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from understanding.clauses import Text
from understanding.model import Mention
from understanding.subjects import CASED, antecedent
from understanding.times import said_in

_FILE, _EXPLANATION, _ASKER = "misinformed", "explanation", "asker"
_SUBJECT, _OBJECT = ("", "nom"), ("", "acc", "gen")
_FROM = "obl"
"""The case of a giver where the language tells him by it."""
_SEATS = "NESW"


def receiver(text: Text) -> tuple[str, tuple[int, int]] | None:
    """Who was given a wrong explanation, a seat or the asker, and the sentence that tells it; None where nobody is."""
    for span in text.sentences():
        for name, cases in (("got", _SUBJECT), ("misled", _OBJECT)):
            said = said_in(text, span, _FILE, name)
            one = said.caught.get("who") if said is not None else None
            if one is None or (text.language in CASED and one.case not in cases):
                continue
            who = antecedent(text, one)
            if who == _ASKER or who in _SEATS:
                return who, span
    return None


def from_who_explained(text: Text, told: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The circumstances; a wrong explanation is of who gave it where he is named, never of who got it."""
    found = receiver(text)
    if found is None:
        return list(told)
    who, span = found
    giver = _giver(text, span, who)
    kept: list[dict[str, Any]] = []
    for row in told:
        if row.get("is") == _EXPLANATION and row.get("who") == who and _false(row) and _within(text, row, span):
            others = {key: value for key, value in row.items() if key != "who"}
            kept.append(others | ({"who": giver} if giver else {}))
        else:
            kept.append(row)
    return kept


def giver_of(text: Text) -> str:
    """The seat of who gave the wrong explanation that somebody was given, where it is told; else empty."""
    found = receiver(text)
    return _giver(text, found[1], found[0]) if found is not None else ""


def _giver(text: Text, span: tuple[int, int], who: str) -> str:
    said = said_in(text, span, _FILE, "giver")
    named = [one for one in text.mentions if one.kind == "who" and span[0] <= one.first and one.last <= span[1]]
    cased = [one for one in named if one.case == _FROM] if text.language == CASED[0] else _caught(said)
    seats = [str(one.value) for one in cased if one.value in _SEATS and one.value != who]
    return seats[0] if len(seats) == 1 else ""


def _caught(said: Any) -> list[Mention]:
    return [] if said is None else list(said.caught.values())


def _false(row: dict[str, Any]) -> bool:
    value = row.get("value")
    return isinstance(value, dict) and value.get("correct") is False


def _within(text: Text, row: dict[str, Any], span: tuple[int, int]) -> bool:
    """Whether a circumstance stands in a sentence."""
    return row.get("at") is None or span[0] <= row["at"] <= span[1]
