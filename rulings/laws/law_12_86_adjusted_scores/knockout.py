"""Law 12C4: non-balancing adjusted scores in a knock-out match."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_12_86_adjusted_scores.facts import KnockoutFacts
from rulings.scoring.adjusted import knockout_average
from rulings.scoring.number_facts import plain
from rulings.scoring.stating import work

Facts = Inquiry[KnockoutFacts]


@rule_of("12.C.4", editions=("2017", "2007"))
def average_12c4(case: Inquiry[Any], first: Fraction, second: Fraction, *, headline: bool = False) -> tuple[Any, Any]:
    """The average of both sides' results, each from its own view; `knockout_score` in rulings.scoring calls this."""
    both = work(case, "12.C.4", knockout_average, first, second, headline=headline)
    return plain(both.non_offending), plain(both.offending)


@rule_of("12.C.4", editions=("2017", "2007"))
def knockout_12c4(case: Facts) -> None:
    """Each side's result is worked out separately; both get the average of the two."""
    open_facts = [name for name in ("knockout", "non_balancing") if case.untold(name)]
    told = [getattr(case.known, name) for name in ("knockout", "non_balancing") if name not in open_facts]
    if open_facts and False not in told:
        case.meanwhile("averaged_if", open_facts[0])
    if not case.facts.knockout or not case.facts.non_balancing:
        case.headline("each_its_own")
        case.set(result="no_average")
        return
    case.headline("averaged")
    case.set(result="averaged", adjusted_score="assigned")
    first, second = case.known.first_side_imps, case.known.second_side_imps
    if first is not None and second is not None:
        mine, theirs = average_12c4(case, first, second)
        case.set(first_side_result=mine, second_side_result=theirs)


KNOCKOUT_ADJUSTMENT = procedure(
    "knockout_adjustment",
    facts=KnockoutFacts,
    laws=("12",),
    concepts=("knockout", "adjusted_score"),
    decide=knockout_12c4,
)
