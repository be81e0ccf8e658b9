"""Law 32 (2017): the double or redouble out of rotation, one function per provision in the order of the law."""

from __future__ import annotations

from rulings.engine import procedure, rule_of
from rulings.laws.law_28_29_33_call_out_of_rotation.acceptance import (
    artificial_29c,
    cancelled_29b,
    inadmissible_32,
    settled_before_rectification,
)
from rulings.laws.law_28_29_33_call_out_of_rotation.rectification import (
    any_legal_call,
    comparable,
    comparable_decides,
    consequences,
    not_comparable,
    other_turn,
    partner_free,
    replacement_open,
    rho_turn,
)
from rulings.laws.law_32_double_out_of_rotation.edition_2007 import decide_2007
from rulings.laws.law_32_double_out_of_rotation.facts import DoubleOutOfRotationFacts
from rulings.laws.law_32_double_out_of_rotation.rho_turn import (
    Facts,
    other_call_32,
    rho_passes_32a1,
)

consequences_32 = consequences("32.A", "32.B", must_pass=False)
options_32a2 = any_legal_call("32.A.2", "32.A.2.a", "32.A.2.b")
comparable_32a2a = comparable("32.A.2.a", "32.B.1", other_turn="32.B.2")
not_comparable_32a2b = not_comparable("32.A.2.b", other_turn="32.B.2")
other_turn_32b = other_turn("32.B")
rho_turn_32a = rho_turn("32.A")
partner_free_32b1 = partner_free("32.B.1")
options_32b2 = any_legal_call("32.B.2", "32.A.2.a", "32.A.2.b")


@rule_of("32.A.2")
def rho_acts_32a2(case: Facts) -> bool:
    """RHO bids, doubles or redoubles: the offender may make any legal call, and a or b follows."""
    if case.facts.rho_action == "irregular":
        case.headline("rho_irregular")
        case.set(result="rho_call_first")
        return False
    if replacement_open(case):
        case.say("rho_acts")
    else:
        case.aside("rho_acts")
    return True


@rule_of("32.B")
def partner_turn_32b(case: Facts) -> None:
    """At partner's turn."""
    case.aside("partner_turn")


@rule_of("32.C")
def later_32c(case: Facts) -> bool:
    """Later calls at LHO's turn: a change of call, Law 25."""
    if case.facts.whose_turn != "lho":
        return False
    case.route("change_of_call", "change_of_call", also=("25",))
    return True


def decide(case: Facts) -> None:
    """The order of the law: never accepted when inadmissible; settled by 28 or 29? else A, B, C."""
    if other_call_32(case) or inadmissible_32(case) or settled_before_rectification(case, consequences_32, "double"):
        return
    artificial_29c(case)
    cancelled_29b(case, "call", ("32.A", "32.B"))
    if case.facts.whose_turn == "rho":
        rho_turn_32a(case)
        if rho_passes_32a1(case) or not rho_acts_32a2(case):
            return
        options_32a2(case)
    elif later_32c(case):
        return
    else:
        partner_turn_32b(case)
        other_turn_32b(case)
        partner_free_32b1(case)
        options_32b2(case)
    comparable_decides(case, "32")
    if case.facts.finding_comparable:
        comparable_32a2a(case)
    else:
        not_comparable_32a2b(case)


DOUBLE_OUT_OF_ROTATION = procedure(
    "double_out_of_rotation",
    facts=DoubleOutOfRotationFacts,
    laws=("32",),
    concepts=("double_out_of_rotation", "comparable_call", "repeat_call", "change_of_call"),
    decide={"2017": decide, "2007": decide_2007},
)
