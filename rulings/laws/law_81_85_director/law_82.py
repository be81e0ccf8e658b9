"""Law 82C: the director's own error."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_81_85_director.facts import ErrorFacts

Facts = Inquiry[ErrorFacts]


@rule_of("82.B")
def rectify_82b(case: Facts) -> None:
    """The error can still be rectified so that the board is scored normally."""
    case.headline("rectify_error", also=("82.A",))
    case.set(result="rectified", adjusted_score="none")


@rule_of("82.C")
def adjust_82c(case: Facts) -> None:
    """Otherwise an adjusted score, treating both sides as non-offending."""
    case.meanwhile("error_too_late", "finding_outcome_assignable", also=("12.C.1.a", "12.C.2.a"))
    case.headline("both_innocent", also=("12.A.3",))
    case.set(result="both_non_offending")
    if case.facts.finding_outcome_assignable:
        case.say("assign_each", also=("12.C.1.a",))
        case.set(adjusted_score="assigned", split_score=True)
    else:
        case.say("plus_for_both", also=("12.C.2.a", "12.C.2.b"))
        case.set(adjusted_score="artificial", procedure="artificial_score")


@rule_of("82.B")
def while_it_can_82b(case: Facts) -> None:
    """Whether it can still be put right is not told: 82B or 82C."""
    case.meanwhile("while_it_can", "can_still_be_rectified", also=("82.C",))


def decide(case: Facts) -> None:
    """82B while it can be put right, else 82C."""
    while_it_can_82b(case)
    if case.facts.can_still_be_rectified:
        rectify_82b(case)
    else:
        adjust_82c(case)


DIRECTOR_ERROR = procedure(
    "director_error", facts=ErrorFacts, laws=("82",), concepts=("director_error", "procedural_error"), decide=decide
)
