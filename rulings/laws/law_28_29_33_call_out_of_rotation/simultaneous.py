"""Law 33: a call made simultaneously with that of the player in turn is deemed to follow it."""

from __future__ import annotations

from bridge.calls import DOUBLE, PASS, REDOUBLE, Bid
from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_28_29_33_call_out_of_rotation.acceptance import IF_REFUSED
from rulings.laws.law_28_29_33_call_out_of_rotation.facts import SimultaneousCall, call_made

BOTH = ("2017", "2007")


@rule_of("33", editions=BOTH)
def deemed_subsequent_33(case: Inquiry[SimultaneousCall]) -> None:
    """The proper call counts first; the other is then in turn, insufficient or the like, or out of rotation."""
    if case.facts.order_disputed:
        case.set(result="facts_first")
        case.meanwhile("order_disputed_open", "caller_position", also=("85.A.1", "28.B", "29"))
        if case.facts.caller_position == "lho":
            case.headline("order_disputed", also=("85.A.1", "28.B"))
        elif _inadmissible(case):
            case.headline("order_disputed_inadmissible", also=("85.A.1", "29", "36.B.4"))
        elif case.facts.caller_position == "rho" and case.since("2017"):
            case.headline("order_disputed_rho", also=("85.A.1", "28.B", "29.A"))
        else:
            case.headline("order_disputed_out_of_turn", also=("85.A.1", "29"))
        return
    case.meanwhile("proper_call_first_all", "caller_position", also=("29", "35"))
    if case.known.caller_position == "lho":
        case.meanwhile("proper_call_first_next", "legal_after", also=("27.A.1", "36.B.1"))
    if not case.untold("caller_position"):
        case.aside("proper_call_first")
    if case.facts.caller_position != "lho":
        _out_of_rotation_33(case)
        return
    if case.facts.legal_after:
        case.headline("simultaneous_in_turn")
        case.set(result="in_rotation", call_stands=True, next_to_act=case.people["lho"])
        return
    _illegal_33(case)


def _inadmissible(case: Inquiry[SimultaneousCall]) -> bool:
    """Whether a double or redouble is told that is not allowed after the call of the player in turn."""
    return case.since("2017") and case.told_as("legal_after", False) and call_made(case.known) in (DOUBLE, REDOUBLE)


@rule_of("33", editions=BOTH)
def _out_of_rotation_33(case: Inquiry[SimultaneousCall]) -> None:
    """It is out of rotation: after the call of the player in turn, his LHO is next, partner or RHO of the other."""
    call = call_made(case.known)
    if _inadmissible(case):
        case.route("call_legality", "simultaneous_out_inadmissible", also=("35.A", "36.B.4"))
        return
    if case.since("2017") and call is None and case.told_as("legal_after", False):
        key = {"rho": "simultaneous_out_low_partner"}.get(case.facts.caller_position, "simultaneous_out_low")
        case.route("call_out_of_rotation", key, also=("29.A", "27.A.2", "36.B.4"))
        return
    if not case.since("2017") or call is None or call in (DOUBLE, REDOUBLE):
        case.route("call_out_of_rotation", "simultaneous_out_of_turn", also=("29",))
        return
    next_in_turn = "rho" if case.facts.caller_position == "partner" else "partner"
    key = IF_REFUSED[next_in_turn, "pass" if call is PASS else "call"]
    case.route("call_out_of_rotation", key, also=("29", "29.A", "29.B"))
    case.say("simultaneous_second")


@rule_of("33", editions=BOTH)
def _illegal_33(case: Inquiry[SimultaneousCall]) -> None:
    """In turn, but illegal after the other call: a bid is insufficient (27), a double inadmissible (36)."""
    call = call_made(case.known)
    if not case.since("2017") or call is None or (isinstance(call, Bid) and call.over_seven):
        case.route("call_legality", "simultaneous_illegal", also=("35", "27", "36"))
    elif isinstance(call, Bid):
        case.route("call_legality", "simultaneous_insufficient", also=("27",))
    else:
        case.route("call_legality", "simultaneous_inadmissible", also=("35.A", "36"))


SIMULTANEOUS_CALL = procedure(
    "simultaneous_call",
    facts=SimultaneousCall,
    laws=("33",),
    concepts=("simultaneous_calls",),
    decide={"2017": deemed_subsequent_33, "2007": deemed_subsequent_33},
)
