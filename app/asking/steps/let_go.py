"""A lead out of turn that declarer himself let be taken back, raised when the board is over: Law 11A, no choice of 56A.

The table shows who led and that his partner led instead, and the lead sounds like one that may still be accepted; what
may then be required is for a director who is called at once. Behind the play, or where none was called, the right may
be forfeited.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from app.asking.facts import Read
from app.asking.steps.partner_led import partners
from understanding.heard import Heard
from understanding.rank import Choice, put_first

PROCEDURE, ISSUE, ACTED = "waivers_and_forfeiture", "issue", "acted_before_director"
LEADS = frozenset({"lead_out_of_turn_defender", "opening_lead_out_of_turn", "play_after_irregularity"})
"""What such a story sounds like."""
MAY_BE = 0.05
"""The share of the whole text from which it may be told that a right was given up."""
WELL = 0.9
"""How probable it is that declarer acted before the director was called."""
_LEAD, _PHASE, _AFTER, _CALLED = "lead", "phase", "after_play", "director_called"


def let_go_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the right given up, where a lead was taken back and nobody called until the board was over."""
    told = bool(choices) and choices[0].name in LEADS and let_go(heard)
    return put_first(choices, PROCEDURE) if told else list(choices)


def by_lead_let_go(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the innocent side acted before the director was called, where it is told so."""
    told = procedure == PROCEDURE and let_go(heard)
    return {ISSUE: Read(ISSUE, ACTED, heard.text, True, WELL)} if told else {}


def let_go(heard: Heard) -> bool:
    """Whether a defender's lead was followed by his partner's, nobody having called the director before the end."""
    if dict(heard.ranked).get(PROCEDURE, 0.0) < MAY_BE:
        return False
    late = any(row.get("value") == _AFTER for row in heard.told(_PHASE))
    uncalled = any(row.get("value") is False for row in heard.told(_CALLED))
    leaders = [heard.by_seat(str(one.get("who"))) for one in heard.done(_LEAD)]
    both = any(partners(one, two) and not heard.declares(one, dummy=True) for one, two in pairwise(leaders))
    return (late or uncalled) and both
