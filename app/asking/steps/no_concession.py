"""A defender's concession behind his side's revoke, to which his partner objected at once: there was none (Law 68B2).

So it establishes no revoke (63A3), which is corrected (62A); the cards shown are no penalty cards. That somebody
conceded is told louder than that it did not count, and the whole sounds like a revoke that a concession established.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.asking.steps.led_behind import REVOKE_IN_ALL, REVOKES
from understanding.asides import Aside, asides
from understanding.facts import chances_of
from understanding.heard import Heard
from understanding.rank import Choice

MATTER, CLAIM, RULES = "no-concession", "claim_or_concession", "revoke_correction"
BESIDE = frozenset({CLAIM, "revoke_established", "revoke_rectification", RULES})
"""What such a story sounds like."""
TOLD = {"partner_objected": ("true", 0.6), "statement": ("concession", 0.6), "claimer_defends": ("true", 0.9)}
"""What tells it, and from which chance on: of five tellings that have it each has these, one without objection none."""
DEFENDER, PLAYED_ON, LIKELY = ("offender_role", "defender"), "played_to_next_trick", 0.5
"""Who revoked; what would establish the revoke all the same, and the chance from which that is told."""


def no_concession(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The correction of the revoke where a defender's concession behind it was objected to, and that; else two None."""
    best = choices[0] if choices else None
    if best is None or best.name not in BESIDE:
        return None, None
    if sum(dict(heard.ranked).get(name, 0.0) for name in REVOKES) < REVOKE_IN_ALL:
        return None, None
    claim, revoke = chances_of(heard, CLAIM), chances_of(heard, RULES)
    told = all(claim.get(fact, {}).get(value, 0.0) >= least for fact, (value, least) in TOLD.items())
    fact, value = DEFENDER
    defends = revoke.get(fact, {}).get(value, 0.0) >= LIKELY
    if not told or not defends or revoke.get("since_revoke", {}).get(PLAYED_ON, 0.0) >= LIKELY:
        return None, None
    return RULES, asides()[MATTER]
