"""What two persons contradict each other about is told by neither: the director finds out (Laws 85A, 85B).

*Declarer says that West won trick six, East swears that it was his* was heard as told by the one or the other, whatever
the fact. So what is told in such words (`understanding/disputes.py`), or sounds louder in them than anywhere else, is
not sure in any procedure: it is asked, or the answer gives both outcomes. What the cards show is not disputed, nor what
somebody chooses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.by_silence import OF_KNOWING, STRAY_LEAD, WINNING
from app.asking.steps.told_his_turn import OPPONENT, SOMEBODY
from app.asking.steps.trump_out import OUT
from rulings.engine.wording import value_key
from understanding.clauses import Text
from understanding.disputes import disputed
from understanding.facts import TOLD, loudness
from understanding.heard import Heard
from understanding.seating import ERRED, ROLES
from understanding.times import says

_KNOWN = frozenset({*ERRED, *ROLES, *OF_KNOWING, OUT})
"""Facts of seats, of what is known or disputed, and of a card that lies there: nobody's word tells them."""
_CHOICE = "choice_"
LOUD = 0.75
"""How loud what is told must sound in the words of a dispute, and louder than elsewhere, to be what is disputed."""
TURN, DISPUTED = "turn_to_lead", "turn_disputed"
_IMPLIES = {OPPONENT: SOMEBODY, TURN: DISPUTED}
"""What is so whoever is right: that somebody had told him that it was his lead; that they differ whose it was."""


def unsettled(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The facts, not sure, that the words of a dispute tell."""
    from rulings import registry

    text = heard.read
    spans = disputed(text) if text is not None else ()
    if text is None or not spans:
        return {}
    fields = registry.get(procedure).fields
    loud = [loudness(heard, procedure, span) for span in spans]
    found = {}
    for fact, row in rows.items():
        if not row.sure or fact in _KNOWN or fact.startswith(_CHOICE) or not fields[fact].type.finite:
            continue
        here = [one[fact].get(value_key(row.value), (0.0, 0.0)) for one in loud if fact in one]
        if any(_within(text, row.words, span) for span in spans) or any(
            inside >= LOUD and inside > outside for inside, outside in here
        ):
            found[fact] = replace(row, sure=False, p=TOLD)
    if procedure == STRAY_LEAD and TURN in rows and any(_of_a_trick(text, span) for span in spans):
        found[TURN] = replace(rows[TURN], sure=False, p=TOLD)
    for fact in found.keys() & _IMPLIES.keys():
        if (implied := _IMPLIES[fact]) in fields:
            found[implied] = replace(rows[fact], fact=implied, value=True)
    return found


def _of_a_trick(text: Text, span: tuple[int, int]) -> bool:
    """Whether some words tell of a trick won, which is whose the next lead was."""
    return any(says(text, span, "won", key) for key in WINNING)


def _within(text: Text, words: str, span: tuple[int, int]) -> bool:
    """Whether some words stand once, in a stretch."""
    told = text.where(words) if text.source.count(words) == 1 else []
    return bool(told) and all(span[0] <= one.first and one.last <= span[1] for one in told)
