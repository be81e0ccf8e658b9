"""Whether somebody may use what he knows of a penalty card (Law 50E), where that is what is asked.

Such a story tells who has which penalty card, and what was led; so it sounds like the turn of the one who has to play
it. What is asked stands in the question, or the play is over and he is said to have gained by what he knew (50E4).
"""

from __future__ import annotations

from collections.abc import Sequence

from app.asking.steps.after_the_play import over
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says

PROCEDURE = "penalty_card_information"
SOUNDS = frozenset({"penalty_card_play", "penalty_card_lead", "penalty_card_kind"})
"""What such a story sounds like."""
_FILE, _USES, _GAINED = "uses", "uses", "gained"


def may_use_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices, first what may be used of a penalty card, where a question asks that, or somebody gained by it."""
    best, text = choices[0] if choices else None, heard.read
    if best is None or text is None or best.name not in SOUNDS:
        return list(choices)
    spans = text.sentences()
    asked = [span for span in spans if any(one.question and span[0] <= one.first <= span[1] for one in text.clauses)]
    uses = any(says(text, span, _FILE, _USES) for span in asked)
    gained = bool(over(heard)) and any(says(text, span, _FILE, _GAINED) for span in spans)
    return put_first(choices, PROCEDURE) if uses or gained else list(choices)
