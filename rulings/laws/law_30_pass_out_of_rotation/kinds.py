"""Law 30C and its lead-in: is it a pass at all, and a plain one? The same in both editions."""

from __future__ import annotations

from rulings.engine import Inquiry, rule_of
from rulings.laws.law_30_pass_out_of_rotation.facts import PassOutOfRotationFacts

Facts = Inquiry[PassOutOfRotationFacts]
BOTH = ("2017", "2007")


@rule_of("30", editions=BOTH)
def other_call_30(case: Facts) -> bool:
    """Law 30 is about a pass; a bid is Law 31, a double or redouble Law 32."""
    if case.known.call_kind in (None, "pass"):
        return False
    case.route("call_out_of_rotation", "no_pass", also=("31", "32"))
    return True


@rule_of("30.C", editions=BOTH)
def artificial_pass_30c(case: Facts) -> bool:
    """An artificial pass, or a pass of an artificial call: Law 31 and not this law."""
    if not case.facts.artificial and not case.facts.passes_artificial_call:
        return False
    case.route("bid_out_of_rotation", "artificial_pass", also=("31",))
    return True
