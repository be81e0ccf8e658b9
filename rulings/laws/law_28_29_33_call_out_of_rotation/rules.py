"""The router of a call out of rotation: Laws 28 and 29, then 30, 31, 32 or 36."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_28_29_33_call_out_of_rotation.acceptance import (
    artificial_29c,
    cancelled_29b,
    inadmissible_32,
    settled_before_rectification,
)
from rulings.laws.law_28_29_33_call_out_of_rotation.facts import RoutedBid

Facts = Inquiry[Any]
"""Of the router itself (`RoutedBid`), or of Laws 30 to 32 where the call told is another law's."""


@rule_of("31.C")
def later_call(case: Facts, kind: str) -> bool:
    """At LHO's turn a double, or any call of a player who has called before, is a change of call: Law 25."""
    if case.facts.whose_turn != "lho":
        return False
    if kind != "double":
        case.meanwhile("earlier_decides_all", "called_before", also=("31.B", "25.B.2"))
        if not case.facts.called_before:
            return False
    also = {"double": "32.C", "pass": "30.B.2"}.get(kind)
    case.route("change_of_call", "later_call", also=("25", *((also,) if also else ())))
    return True


@rule_of("29.B", editions=("2017", "2007"))
def route_29b(case: Facts) -> None:
    """The cancelled call is rectified under Law 30, 31 or 32."""
    kind = case.facts.call_kind
    if case.since("2017") and later_call(case, kind):
        return
    if kind == "double":
        case.aside("to_32", also=("32",))
        _route(case, "double_out_of_rotation", "32")
    elif kind == "bid":
        case.aside("to_31", also=("31",))
        _route(case, "bid_out_of_rotation", "31")
    elif case.facts.artificial or case.facts.passes_artificial_call:
        case.aside("to_31_pass", also=("30.C", "31"))
        _route(case, "bid_out_of_rotation", "31")
    else:
        case.aside("to_30", also=("30",))
        _route(case, "pass_out_of_rotation", "30")


FOUND_AT = {"30": ("30.B.1.b.i", "30.B.1.b.ii"), "31": ("31.A.2.a", "31.A.2.b"), "32": ("32.A.2.a", "32.A.2.b")}
"""By the law of the kind of call: what follows from a comparable call in turn, and from any other."""


@rule_of("23.A")
def _as_found(case: Facts, procedure: str, law: str) -> bool:
    """The director has judged the call made in turn: what follows from that, and no longer what would."""
    comparable = case.settled("finding_comparable")
    if comparable is None or (law == "30" and case.facts.whose_turn == "rho"):
        return False
    followed = FOUND_AT[law][0 if comparable else 1]
    if comparable:
        case.route(procedure, "comparable", also=(followed,))
        _nothing_more(case)
    else:
        case.route(procedure, "partner_passes_and_26b", also=(followed, "26.B"))
    return True


@rule_of("26.A")
def _nothing_more(case: Facts) -> None:
    """After a comparable call no lead is restricted; the score may be adjusted (23C)."""
    case.say("no_restriction_but_23c", also=("23.C",))


def _route(case: Facts, procedure: str, law: str) -> None:
    """Name the procedure, and say what it will rule by whose turn it was."""
    if case.since("2017") and _as_found(case, procedure, law):
        return
    turn = case.facts.whose_turn
    if turn == "rho":
        case.route(procedure, "rho_turn_pass" if law == "30" else "rho_turn_all", also=(f"{law}.A",))
    elif turn == "partner":
        case.route(procedure, "partner_turn_all", also=(f"{law}.B",))
    else:
        case.route(procedure, "other_turn_all", also=(f"{law}.B",), proper=case.people[turn])


@rule_of("28.B", editions=("2017", "2007"))
def proper_player_first_28b(case: Facts) -> None:
    """When somebody is told to have called in his turn, whose turn it was decides before the kind of call does."""
    if case.known.proper_player_called and case.untold("whose_turn"):
        case.meanwhile("opponent_in_turn", "whose_turn", also=("29.A",))
        case.facts.whose_turn  # noqa: B018 - read first, so that it is asked first


def _told_kind(case: Facts) -> str:
    """Pass, call or double, of a call whose kind is told; a pass that Law 31 rules is like a call (30C)."""
    if not case.since("2017") or case.untold("call_kind"):
        return ""
    like_a_bid = case.known.artificial or case.known.passes_artificial_call
    return {"pass": "call" if like_a_bid else "pass", "double": "double"}.get(str(case.known.call_kind), "call")


def decide(case: Facts) -> None:
    """Inadmissible? in rotation, forfeited or accepted? else cancelled, and on to the law of the kind of call."""
    proper_player_first_28b(case)
    kind = _told_kind(case)
    if (case.facts.call_kind == "double" and inadmissible_32(case)) or settled_before_rectification(case, kind=kind):
        return
    artificial_29c(case)
    cancelled_29b(case, "call" if kind == "double" else kind)
    route_29b(case)


CALL_OUT_OF_ROTATION = procedure(
    "call_out_of_rotation",
    facts=RoutedBid,
    laws=("28", "29"),
    concepts=("call_out_of_rotation", "call_considered_in_rotation", "forfeiture", "artificial_call", "acceptance"),
    decide={"2017": decide, "2007": decide},
)
