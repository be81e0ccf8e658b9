"""Law 30 (2017): the pass out of rotation, one function per provision in the order of the law."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION
from rulings.laws.law_28_29_33_call_out_of_rotation.acceptance import (
    cancelled_29b,
    settled_before_rectification,
    withdrawn_information,
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
)
from rulings.laws.law_30_pass_out_of_rotation.edition_2007 import decide_2007
from rulings.laws.law_30_pass_out_of_rotation.facts import PassOutOfRotationFacts
from rulings.laws.law_30_pass_out_of_rotation.kinds import (
    artificial_pass_30c,
    may_be_artificial,
    natural_or_artificial_29a,
    other_call_30,
)
from rulings.laws.law_72_general_principles.awareness import review_72c

Facts = Inquiry[PassOutOfRotationFacts]

consequences_30 = consequences("30.A", "30.B.1", must_pass=True)
consequences_31_30c = consequences("30.C", "30.C", must_pass=False)
other_turn_30b1 = other_turn("30.B.1")
earlier_30b2 = earlier_call_decides("30.B.2")
partner_free_30b1a = partner_free("30.B.1.a")
options_30b1b = any_legal_call("30.B.1.b", "30.B.1.b.i", "30.B.1.b.ii")
comparable_30b1bi = comparable("30.B.1.b.i", "30.B.1.a")
not_comparable_30b1bii = not_comparable("30.B.1.b.ii")


@rule_of("30.A")
def rho_turn_30a(case: Facts) -> bool:
    """At RHO's turn: the offender must pass when next it is his turn; 72C may apply."""
    if case.facts.whose_turn != "rho":
        return False
    case.headline("offender_passes_once", also=("72.C",))
    case.set(result="offender_passes", offender_silenced="next_turn", partner_silenced="none")
    case.set(lead_restriction=NO_RESTRICTION)
    case.keep_in_force("silenced_once", case.people["offender"], "next_turn")
    return True


@rule_of("30.B.2")
def later_30b2(case: Facts) -> bool:
    """At LHO's turn after an earlier call of his: a change of call, Law 25."""
    if case.facts.whose_turn == "partner" and not case.by_letter("30.B.2"):
        if case.known.called_before:  # whether he had called decides nothing here, so it is not asked
            case.note("earlier_call_at_partners_turn", also=("30.B.1", "31.C", "32.C"))
        return False
    if not case.facts.called_before:
        return False
    case.route("change_of_call", "change_of_call", also=("25",))
    return True


@rule_of("30.B.1")
def partner_or_lho_turn_30b1(case: Facts) -> None:
    """At partner's or LHO's turn: both free, but what the offender's next call means decides."""
    case.aside("partner_or_lho_turn", proper=case.people[case.facts.whose_turn])


def decide(case: Facts) -> None:
    """The order of the law: a plain pass? settled by 28 or 29? else A, B2, B1."""
    told = [name for name in ("artificial", "passes_artificial_call") if not case.untold(name)]
    like_a_bid = any(getattr(case.known, name) for name in told)
    consequences = consequences_31_30c if like_a_bid else consequences_30
    if other_call_30(case):
        return
    if may_be_artificial(case):
        natural_or_artificial_29a(case)
    if settled_before_rectification(case, consequences, "call" if like_a_bid else "pass"):
        return
    cancelled_29b(case, "pass", ("30.A", "30.B.1"))
    if artificial_pass_30c(case):
        return
    if rho_turn_30a(case):
        withdrawn_information(case)
        review_72c(case)
        return
    earlier_30b2(case)
    if later_30b2(case):
        return
    partner_or_lho_turn_30b1(case)
    other_turn_30b1(case)
    partner_free_30b1a(case)
    options_30b1b(case)
    comparable_decides(case, "30")
    if case.facts.finding_comparable:
        comparable_30b1bi(case)
    else:
        not_comparable_30b1bii(case)


PASS_OUT_OF_ROTATION = procedure(
    "pass_out_of_rotation",
    facts=PassOutOfRotationFacts,
    laws=("30",),
    concepts=("pass_out_of_rotation", "comparable_call", "change_of_call", "artificial_call"),
    decide={"2017": decide, "2007": decide_2007},
)
