"""Law 30C and its lead-in: is it a pass at all, and a plain one? The same in both editions."""

from __future__ import annotations

from bridge.calls import PASS, Bid, Call
from bridge.cards import Suit
from rulings.engine import Inquiry, rule_of
from rulings.engine.shared_facts import auction_from
from rulings.laws.law_28_29_33_call_out_of_rotation.facts import at_table
from rulings.laws.law_28_29_33_call_out_of_rotation.rules import decide as rule_by_kind
from rulings.laws.law_30_pass_out_of_rotation.facts import PassOutOfRotationFacts
from rulings.laws.law_31_bid_out_of_rotation.rules import settled_pass_30c

Facts = Inquiry[PassOutOfRotationFacts]
BOTH = ("2017", "2007")
OWN_PLACE = 3
"""So many calls back, at RHO's turn, it was the offender's own: partner's, where he is told not to have called."""


def other_call_30(case: Facts) -> bool:
    """Law 30 is about a pass; a bid is Law 31, a double or redouble Law 32."""
    if case.known.call_kind in (None, "pass"):
        return False
    rule_by_kind(case)
    return True


@rule_of("30.C", editions=BOTH)
def artificial_pass_30c(case: Facts) -> bool:
    """An artificial pass, or a pass of an artificial call: Law 31 and not this law."""
    if case.facts.artificial:
        return _law_31(case)
    if may_be_artificial(case):
        case.meanwhile("natural_or_artificial", "passes_artificial_call", also=("30.A", "31.A.1", "31.A.2"))
        case.not_presumed("passes_artificial_call")
    return case.facts.passes_artificial_call and _law_31(case)


@rule_of("29.A")
def natural_or_artificial_29a(case: Facts) -> None:
    """LHO may accept it; if he does not, what follows hangs on whether partner's call was natural (30A, 30C)."""
    case.meanwhile("may_accept_either", "choice_accept", also=("30.A", "30.C"), tells=("choice_accept",))


def may_be_artificial(case: Facts) -> bool:
    """Whether the pass, at RHO's turn, was of a call of partner's that pairs often play as artificial.

    One club, a double and a bid of two in a suit are; other bids are natural unless somebody tells otherwise.
    """
    if not case.since("2017") or not case.untold("passes_artificial_call") or case.known.whose_turn != "rho":
        return False
    call = _last_of_partner(case)
    if call is None:
        return False
    if not isinstance(call, Bid) or call.denomination.suit is None:
        return not isinstance(call, Bid)
    return call.level == 2 or (call.level == 1 and call.denomination.suit is Suit.C)


def _last_of_partner(case: Facts) -> Call | None:
    """What partner called last, if nobody but for passes has called since; where no seats are told, by the places in
    the auction: at RHO's turn partner made the last call (three calls back it was the offender, if he had called).
    """
    auction = at_table(case.known)
    if auction is not None and case.known.offender is not None:
        meant = [entry for entry in auction.made if entry.call is not PASS]
        return meant[-1].call if meant and meant[-1].player is case.known.offender.partner else None
    placed = auction_from(case.known)
    calls = [entry.call for entry in placed.made] if placed is not None and case.known.dealer is None else []
    back = next((n for n, call in enumerate(reversed(calls), 1) if call is not PASS), 0)
    his = back % 4 == 1 or (back % 4 == OWN_PLACE and case.told_as("called_before", False))
    return calls[-back] if back and his else None


def _law_31(case: Facts) -> bool:
    if settled_pass_30c(case):
        return True
    key = "artificial_pass_rho" if case.known.whose_turn == "rho" and case.since("2017") else "artificial_pass"
    case.route("bid_out_of_rotation", key, also=("31",))
    return True
