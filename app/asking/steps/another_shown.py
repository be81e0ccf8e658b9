"""A card dropped while another one of the same hand lies there: both are penalty cards, and major (50B, 51).

Such a story sounds like the first card and partner's lead, or like the second card alone, and the other was lost. The
ruling of a card exposed says of several what follows for either defender's lead.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.asking.steps.came_out import NOBODY, cards_out
from understanding.clearer import PLAINLY
from understanding.heard import Heard
from understanding.rank import Choice, put_first

PROCEDURE, LEAD = "exposed_card_defender", "penalty_card_lead"
_TWO = 2
_EXPOSE, _ON = "expose", frozenset({"lead", "play", "call", "replace", "withdraw", "claim"})
"""The act, and those by which a game goes on."""


def another_shown_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; the ruling of a card exposed first where another one of his lay there before."""
    best = choices[0] if choices else None
    if best is None or best.name != LEAD or best.p >= PLAINLY or not another_shown(heard) or not heard.done(_EXPOSE):
        return list(choices)
    return put_first(choices, PROCEDURE)


def another_shown(heard: Heard) -> bool:
    """Whether two cards of one hand came out or lie there, and nothing was done with either."""
    out = cards_out(heard)
    owners = {one.who for one in out} - {*NOBODY}
    return len(out) == _TWO and len(owners) <= 1 and not heard.done(*_ON)
