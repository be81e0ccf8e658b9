"""The inadmissible call named for what it was, and the contract that is scored without it (36C)."""

from __future__ import annotations

from bridge.auction import Auction
from bridge.calls import DOUBLE, PASS, REDOUBLE, Call
from bridge.contract import Doubling
from rulings.engine import Inquiry
from rulings.laws.law_36_inadmissible_double.facts import InadmissibleDoubleFacts, inadmissible
from rulings.laws.law_36_inadmissible_double.irregular_call import irregular_call

Facts = Inquiry[InadmissibleDoubleFacts]
OF_REDOUBLE = {
    "inadmissible": "inadmissible_redouble",
    "by_lho_call": "by_lho_call_redouble",
    "by_lho_call_out_of_turn": "by_lho_call_out_of_turn_redouble",
    "lho_called": "lho_called_redouble",
    "lho_called_in_turn": "lho_called_in_turn_redouble",
    "replace": "replace_redouble",
    "out_of_rotation": "out_of_rotation_redouble",
    "out_of_rotation_turn": "out_of_rotation_turn_redouble",
    "found_after_lead": "found_after_lead_redouble",
    "found_after_lead_undoubled": "found_after_lead_undoubled_redouble",
    "found_after_lead_doubled": "found_after_lead_doubled_redouble",
    "found_after_lead_redoubled": "found_after_lead_redoubled_redouble",
    "by_lead": "by_lead_redouble",
    "by_lead_undoubled": "by_lead_undoubled_redouble",
    "by_lead_doubled": "by_lead_doubled_redouble",
    "by_lead_redoubled": "by_lead_redoubled_redouble",
}
"""The sentences that name the call: of a double, and of a redouble."""
SCORED = {
    Doubling.NONE: "found_after_lead_undoubled",
    Doubling.DOUBLED: "found_after_lead_doubled",
    Doubling.REDOUBLED: "found_after_lead_redoubled",
}
BY_LEAD = {
    Doubling.NONE: "by_lead_undoubled",
    Doubling.DOUBLED: "by_lead_doubled",
    Doubling.REDOUBLED: "by_lead_redoubled",
}
"""The auction has ended, and it is not told whether the lead was made when the call was noticed."""


def call_of(case: Facts) -> Call | None:
    """The inadmissible call; None while it is not told whether it was a double or a redouble."""
    found = irregular_call(case.known, inadmissible)
    call: Call | None = case.known.withdrawn if found is None else found.call
    return call


def of_call(case: Facts, key: str) -> str:
    """The sentence that names the call for what it was: a double, unless a redouble is told."""
    return OF_REDOUBLE[key] if call_of(case) is REDOUBLE else key


def forbidden(case: Facts) -> str:
    """The sentence that Law 19 forbids it."""
    return "inadmissible_double" if call_of(case) is DOUBLE else of_call(case, "inadmissible")


def by_law_19(case: Facts) -> tuple[str, ...]:
    """The provisions that forbid it, that of what was called first: a double (19A1), a redouble (19B1)."""
    doubles, redoubles = "19.A.1", "19.B.1"
    return (redoubles, doubles) if call_of(case) is REDOUBLE else (doubles, redoubles)


def scored_without(case: Facts) -> Auction | None:
    """The auction that is scored without the call; None unless all told before it was legal and only passes follow."""
    found = irregular_call(case.known, inadmissible)
    if found is None or found.before.last_bid is None or any(call is not PASS for call in found.after):
        return None
    before = found.before
    legal = not any(inadmissible(before.before(at), one.call, one.player) for at, one in enumerate(before.made))
    return before if legal else None
