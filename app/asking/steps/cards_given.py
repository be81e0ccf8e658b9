"""Two cards that one hand is told to have given to a trick are one too many, whatever it is short of (Law 67B2)."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard

PROCEDURE, DEFECT, EXTRA = "defective_trick", "defect", "extra_card"
WELL = 0.9
"""How probable it is."""
_COUNT, _TRICK, _PLAY = "card_count", "trick", "play"


def by_cards_given(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a card too many was played, where more than one card is counted in the clause of a trick and a play."""
    text, defect = heard.read, rows.get(DEFECT)
    if procedure != PROCEDURE or text is None or (defect is not None and defect.value == EXTRA):
        return {}
    told = list(heard.table.get("circumstances", ()))
    tricks = [str(one["words"]) for one in told if one["is"] == _TRICK]
    for one in told:
        if one["is"] != _COUNT or (one.get("value") or {}).get("count", 0) < 2:
            continue
        for clause in text.where(str(one["words"])):
            words = text.said(clause.first, clause.last)
            plays = any(str(verb.value).startswith(_PLAY) for verb in text.within(clause, "verb"))
            denied = clause.question or clause.supposed or text.has(clause, "not")
            if plays and not denied and any(trick in words for trick in tricks):
                return {DEFECT: Read(DEFECT, EXTRA, words, True, WELL)}
    return {}
