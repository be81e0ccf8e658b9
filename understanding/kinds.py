"""The kind of question, decided sentence by sentence: case, may, what, lookup, score, ulti or outside.

Chatter has no vote: a sentence in which nothing of the game stands decides nothing, and a sentence that tells a case
wins over one that only asks.
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.clauses import Text
from understanding.model import Act, Said

KINDS = ("case", "may", "what", "lookup", "score", "ulti", "outside")


def kind(text: Text, said: Sequence[Said], done: Sequence[Act], told: int) -> str:
    """The kind of question; `told` is how many circumstances were told."""
    named = [row.row["kind"] for row in said if "kind" in row.row]
    events = [act for act in done if act.status == "happened" and not act.asked and not act.negated]
    story = len(events) + told
    for one in ("ulti", "score", "lookup", "what", "outside"):
        if one in named and (story <= _ALLOWED[one]):
            return one
    if not events and any(act.asked for act in done) and told <= 1:
        return "may"
    return "case"


_ALLOWED = {"ulti": 99, "score": 3, "lookup": 2, "what": 2, "outside": 1}
"""How much of a story may stand beside words that name another kind of question."""
