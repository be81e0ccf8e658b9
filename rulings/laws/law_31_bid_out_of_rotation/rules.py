"""Law 31 (2017): the bid out of rotation, one function per provision in the order of the law."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_28_29_33_call_out_of_rotation.acceptance import (
    accepted_29a,
    artificial_29c,
    cancelled_29b,
    ruled_otherwise,
)
from rulings.laws.law_28_29_33_call_out_of_rotation.rectification import (
    any_legal_call,
    comparable,
    comparable_decides,
    consequences,
    earlier_call_decides,
    not_comparable,
    other_turn,
    partner_free,
    replacement_open,
    rho_turn,
)
from rulings.laws.law_31_bid_out_of_rotation.edition_2007 import decide_2007
from rulings.laws.law_31_bid_out_of_rotation.facts import BidOutOfRotationFacts
from rulings.laws.law_31_bid_out_of_rotation.rho_turn import (
    Facts,
    insufficient_27a2,
    other_call_31,
    rho_irregular_31,
    rho_passes_31a1,
)

consequences_31 = consequences("31.A", "31.B", must_pass=False)
options_31a2 = any_legal_call("31.A.2", "31.A.2.a", "31.A.2.b")
comparable_31a2a = comparable("31.A.2.a", "31.B.1", other_turn="31.B.2")
not_comparable_31a2b = not_comparable("31.A.2.b", other_turn="31.B.2")
rho_turn_31a = rho_turn("31.A")
other_turn_31b = other_turn("31.B")
earlier_31c = earlier_call_decides("31.C")
partner_free_31b1 = partner_free("31.B.1")
options_31b2 = any_legal_call("31.B.2", "31.A.2.a", "31.A.2.b")


@rule_of("31.A.2")
def rho_acts_31a2(case: Facts) -> None:
    """RHO bids, doubles or redoubles: the offender may make any legal call, and a or b follows."""
    if replacement_open(case):
        case.say("rho_acts")
    else:
        case.aside("rho_acts")


@rule_of("31.B")
def partner_or_lho_turn_31b(case: Facts) -> None:
    """At partner's turn, or at LHO's turn when the offender had not called before."""
    case.aside("partner_or_lho_turn", proper=case.people[case.facts.whose_turn])
    if case.facts.whose_turn == "partner" and case.known.called_before:
        case.note("earlier_call_at_partners_turn", also=("31.C",))


@rule_of("31.C")
def later_31c(case: Facts) -> bool:
    """At LHO's turn after an earlier call of his: a change of call, Law 25."""
    if case.facts.whose_turn != "lho" or not case.facts.called_before:
        return False
    case.route("change_of_call", "change_of_call", also=("25",))
    return True


def decide(case: Facts) -> None:
    """The order of the law: settled by 28 or 29? else A, C, B."""
    if other_call_31(case) or ruled_otherwise(case):
        return
    choosing = case.untold("choice_accept")
    at_rho_turn = case.untold("whose_turn") or case.known.whose_turn == "rho"
    while_choosing = "insufficient_first" if at_rho_turn else "insufficient_too"
    if accepted_29a(case, consequences_31, "call"):
        insufficient_27a2(case, while_choosing if choosing else "insufficient_too")
        return
    cancelled = not choosing and replacement_open(case) and case.untold("rho_action")
    artificial_29c(case)
    cancelled_29b(case, "call", ("31.A", "31.B"))
    earlier_31c(case)
    if case.facts.whose_turn == "rho":
        rho_turn_31a(case)
        if choosing or cancelled:
            insufficient_27a2(case, while_choosing if choosing else "rho_turn_insufficient")
        at_rho_turn_31a(case)
    elif not later_31c(case):
        partner_or_lho_turn_31b(case)
        other_turn_31b(case)
        insufficient_27a2(case, "other_turn_insufficient" if cancelled else while_choosing)
        at_other_turn_31b(case)


def at_rho_turn_31a(case: Facts) -> None:
    """What RHO calls, and then what the offender calls."""
    if rho_irregular_31(case) or rho_passes_31a1(case):
        return
    rho_acts_31a2(case)
    options_31a2(case)
    _by_meaning(case)


def at_other_turn_31b(case: Facts) -> None:
    """Partner is free but for 16C2; then what the offender calls."""
    partner_free_31b1(case)
    options_31b2(case)
    _by_meaning(case)


def _by_meaning(case: Facts) -> None:
    comparable_decides(case, "31")
    if case.facts.finding_comparable:
        comparable_31a2a(case)
    else:
        not_comparable_31a2b(case)


def settled_pass_30c(case: Inquiry[Any]) -> bool:
    """A pass of 30C of which RHO's call, or what the offender's call means, is told: the part of this law that rules.

    While neither is told, Law 30 says what hangs on them.
    """
    at_rho_turn = case.facts.whose_turn == "rho"
    if not case.since("2017") or case.untold("rho_action" if at_rho_turn else "finding_comparable"):
        return False
    other_call_31(case)
    if at_rho_turn:
        at_rho_turn_31a(case)
    elif not later_31c(case):
        partner_or_lho_turn_31b(case)
        other_turn_31b(case)
        at_other_turn_31b(case)
    return True


BID_OUT_OF_ROTATION = procedure(
    "bid_out_of_rotation",
    facts=BidOutOfRotationFacts,
    laws=("31",),
    concepts=("bid_out_of_rotation", "comparable_call", "repeat_call", "change_of_call"),
    decide={"2017": decide, "2007": decide_2007},
)
