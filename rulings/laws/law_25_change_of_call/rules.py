"""Law 25 (2017): a call is changed, unintended (A) or intended (B), in the order of the law."""

from __future__ import annotations

from rulings.engine import procedure, rule_of
from rulings.laws.law_16_information.withdrawn import information_16c
from rulings.laws.law_23_comparable_call.rules import damage_23c
from rulings.laws.law_25_change_of_call.edition_2007 import decide_2007
from rulings.laws.law_25_change_of_call.facts import ChangeOfCallFacts, named_legally
from rulings.laws.law_25_change_of_call.intended import (
    accepted_25b1,
    first_stands_25b2,
    inadmissible_double,
    made_25b,
    no_change_25b,
    no_first_call_25b,
    perhaps_accepted_25b1,
)
from rulings.laws.law_25_change_of_call.unintended import (
    Facts,
    closed_25a4,
    partner_called_25a4,
    period_ended_25a5,
    replaced,
    too_late_25a4,
    too_late_25a5,
    unintended_25a2,
    whatever_it_was_25a4,
)
from rulings.laws.law_26_lead_restrictions.rules import no_restriction_26a, restriction_26b
from rulings.laws.law_72_general_principles.awareness import review_72c


@rule_of("25.B.3")
def information_25b3(case: Facts, *, told: bool) -> None:
    """16C applies to every withdrawn or cancelled call; where the headline told it, beside it."""
    (case.aside if told else case.say)("information")


@rule_of("25.B.3")
def against_26a_25b3(case: Facts) -> None:
    """25B3 applies 16C to every withdrawn call, 26A excepts the comparable one: the text contradicts itself."""
    case.note("25b3_or_26a", also=("26.A", "23.C"))


def law_26(case: Facts, *, second_stands: bool) -> None:
    """25B1 and B2 both end "and Law 26 applies": no restriction after a comparable call, else 26B with 72C."""
    if second_stands and inadmissible_double(case):
        information_25b3(case, told=False)
        information_16c(case)
        if not case.facts.lho_called_over_change:
            restriction_26b(case, named_legally(case.known, second_stands=False))
            review_72c(case)
        return
    same = case.known.withdrawn is not None and case.known.withdrawn == case.known.replacement
    if same or case.facts.finding_comparable:  # a call has the meaning of itself (23A1): nothing to judge
        no_restriction_26a(case)
        damage_23c(case)
        against_26a_25b3(case)
        return
    information_25b3(case, told=not second_stands)
    information_16c(case)
    restriction_26b(case, named_legally(case.known, second_stands=second_stands))
    review_72c(case)


def decide(case: Facts) -> None:
    """A when unintended and in time; else B, if a second call was made at all."""
    if no_first_call_25b(case):
        return
    if closed_25a4(case):
        if period_ended_25a5(case):
            too_late_25a5(case)
        else:
            partner_called_25a4(case)
            too_late_25a4(case)
        return
    if whatever_it_was_25a4(case) or unintended_25a2(case):
        ended = period_ended_25a5(case)
        if not ended and not partner_called_25a4(case):
            replaced(case)
            return
        if ended:
            too_late_25a5(case)
            return
        if not made_25b(case):
            too_late_25a4(case)
            if case.known.change_made is None:
                perhaps_accepted_25b1(case)
            return
    elif no_change_25b(case):
        return
    accepted = accepted_25b1(case)
    if not accepted:
        first_stands_25b2(case)
    law_26(case, second_stands=accepted)


CHANGE_OF_CALL = procedure(
    "change_of_call",
    facts=ChangeOfCallFacts,
    laws=("25",),
    concepts=("change_of_call", "unintended_call", "change_of_mind", "too_late", "withdrawn_call"),
    decide={"2017": decide, "2007": decide_2007},
)
