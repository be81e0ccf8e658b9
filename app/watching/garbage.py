"""When Python looks for garbage, in every face: seldom."""

from __future__ import annotations

import gc

SELDOM = 20_000, 20, 100
"""Loading models makes many objects and none that is lost, and what an answer leaves is freed without looking. A tenth
of a cold command went into it, and one warm answer in eight waited 70 ms while the models were looked through.
"""


def seldom() -> None:
    """Look for garbage seldom from now on."""
    gc.set_threshold(*SELDOM)
