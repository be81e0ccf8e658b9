"""The router of a call out of rotation: Laws 28 and 29, then 30, 31, 32 or 36."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_28_29_33_call_out_of_rotation.acceptance import (
    artificial_29c,
    cancelled_29b,
    settled_before_rectification,
)
from rulings.laws.law_28_29_33_call_out_of_rotation.facts import RoutedCall

Facts = Inquiry[RoutedCall]


@rule_of("32", editions=("2017", "2007"))
def inadmissible_32(case: Facts) -> bool:
    """An inadmissible double or redouble can never be accepted: Law 36."""
    if case.facts.call_kind != "double" or not case.facts.inadmissible:
        return False
    case.route("inadmissible_double", "inadmissible", also=("36",))
    return True


@rule_of("29.B", editions=("2017", "2007"))
def route_29b(case: Facts) -> None:
    """The cancelled call is rectified under Law 30, 31 or 32."""
    kind = case.facts.call_kind
    turn = case.facts.whose_turn
    if kind == "pass" and turn == "rho" and not case.facts.artificial and not case.facts.passes_artificial_call:
        case.headline("rho_turn_pass", also=("30.A",))
    elif turn == "rho":
        case.headline("rho_turn_all", also=("31.A", "32.A"))
    else:
        case.headline("other_turn_all", also=("30.B", "31.B", "32.B"), proper=case.people[turn])
    if kind == "double":
        case.route("double_out_of_rotation", "to_32", also=("32",))
    elif kind == "bid":
        case.route("bid_out_of_rotation", "to_31", also=("31",))
    elif case.facts.artificial or case.facts.passes_artificial_call:
        case.route("bid_out_of_rotation", "to_31_pass", also=("30.C", "31"))
    else:
        case.route("pass_out_of_rotation", "to_30", also=("30",))


def decide(case: Facts) -> None:
    """Inadmissible? in rotation, forfeited or accepted? else cancelled, and on to the law of the kind of call."""
    if inadmissible_32(case) or settled_before_rectification(case):
        return
    cancelled_29b(case)
    artificial_29c(case)
    route_29b(case)


CALL_OUT_OF_ROTATION = procedure(
    "call_out_of_rotation",
    facts=RoutedCall,
    laws=("28", "29"),
    concepts=("call_out_of_rotation", "call_considered_in_rotation", "forfeiture", "artificial_call", "acceptance"),
    decide={"2017": decide, "2007": decide},
)
