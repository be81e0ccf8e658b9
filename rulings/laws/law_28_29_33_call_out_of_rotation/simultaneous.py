"""Law 33: a call made simultaneously with that of the player in turn is deemed to follow it."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_28_29_33_call_out_of_rotation.facts import SimultaneousCall

BOTH = ("2017", "2007")


@rule_of("33", editions=BOTH)
def deemed_subsequent_33(case: Inquiry[SimultaneousCall]) -> None:
    """The proper call counts first; the other is then in turn, insufficient or the like, or out of rotation."""
    if case.facts.order_disputed:
        case.set(result="facts_first")
        case.meanwhile("order_disputed_open", "caller_position", also=("85.A.1", "28.B", "29"))
        if case.facts.caller_position == "lho":
            case.headline("order_disputed", also=("85.A.1", "28.B"))
        else:
            case.headline("order_disputed_out_of_turn", also=("85.A.1", "29"))
        return
    case.meanwhile("proper_call_first_all", "caller_position", also=("29", "35"))
    if case.known.caller_position == "lho":
        case.meanwhile("proper_call_first_next", "legal_after", also=("27.A.1", "36.B.1"))
    if not case.untold("caller_position"):
        case.aside("proper_call_first")
    if case.facts.caller_position != "lho":
        case.route("call_out_of_rotation", "simultaneous_out_of_turn", also=("29",))
        return
    if case.facts.legal_after:
        case.headline("simultaneous_in_turn")
        case.set(result="in_rotation", call_stands=True, next_to_act=case.people["lho"])
        return
    case.route("call_legality", "simultaneous_illegal", also=("35", "27", "36"))


SIMULTANEOUS_CALL = procedure(
    "simultaneous_call",
    facts=SimultaneousCall,
    laws=("33",),
    concepts=("simultaneous_calls",),
    decide={"2017": deemed_subsequent_33, "2007": deemed_subsequent_33},
)
