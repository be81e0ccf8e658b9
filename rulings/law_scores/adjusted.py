"""Law 12C: artificial, weighted and non-balancing scores in figures."""

from __future__ import annotations

from typing import Any, cast

from rulings.engine import Inquiry, procedure, rule_of
from rulings.law_scores.facts import ArtificialFacts, KnockoutFacts, WeightedFacts
from rulings.laws.law_12_86_adjusted_scores.knockout import average_12c4
from rulings.scoring.adjusted import (
    AVERAGE_OF,
    IMPS,
    PERCENT,
    Responsibility,
    artificial_imps,
    artificial_percent,
    weighted_imps,
    weighted_matchpoints,
)
from rulings.scoring.number_facts import plain
from rulings.scoring.stating import work

FIGURES = {
    ("plus", "matchpoints"): "plus_percent",
    ("plus", "imps"): "plus_imps",
    ("minus", "matchpoints"): "minus_percent",
    ("minus", "imps"): "minus_imps",
}
"""The average in figures, by the scoring."""
SAYS = {"plus": "average_plus_given", "average": "average_given", "minus": "average_minus_given"}


OWN = {
    ("plus", True): "own_percent_plus",
    ("plus", False): "flat_plus",
    ("minus", True): "own_percent_minus",
    ("minus", False): "flat_minus",
}
"""Whether the contestant's own percentage takes the place of the average (12C2c)."""
BY_FAULT = {"matchpoints": "by_fault_percent", "imps": "by_fault_imps"}


def _figures_hold(case: Inquiry[ArtificialFacts]) -> bool:
    """The scoring is told, and no regulation or organizer may change its figures."""
    regulated = case.known.several_boards and not case.told_as("regulation_differs", False)
    return case.told("scored_in") and not regulated and not case.known.organizer_changed_imps


def _said(case: Inquiry[ArtificialFacts], average: str) -> str:
    """The average in figures of the scoring, where that is told and no regulation or organizer may change it."""
    if average == "average" or not _figures_hold(case):
        return SAYS[average]
    return FIGURES[average, case.known.scored_in]


def _headline(case: Inquiry[ArtificialFacts], average: str) -> None:
    """The average given; with the contestant's own percentage told, which of the two it is (12C2c)."""
    own = case.known.session_average
    percent = case.known.scored_in == "matchpoints" and average != "average" and _figures_hold(case)
    if not percent or not case.told("session_average"):
        laws = () if average == "average" else ("12.C.2.c",) if percent else ("12.C.2.b", "12.C.2.c")
        case.headline(_said(case, average), also=laws)
        return
    better = own > PERCENT["plus"] if average == "plus" else own < PERCENT["minus"]
    value = plain(own if better else PERCENT[average])  # type: ignore[index]
    case.headline(OWN[average, better], also=("12.C.2.c",), value=value)
    if average == "plus":
        case.say("other_minus", also=("90",))


@rule_of("12.C.2.a")
def artificial_12c2(case: Inquiry[ArtificialFacts]) -> None:
    """Average minus, average, average plus by the responsibility; 12C2c corrects it by the contestant's own session."""
    figures = BY_FAULT[case.known.scored_in] if _figures_hold(case) else "by_fault"
    laws = ("12.C.2.c",) if figures == "by_fault_percent" else ("12.C.2.b", "12.C.2.c")
    case.meanwhile(figures, "finding_fault", also=laws)
    average = AVERAGE_OF[cast("Responsibility", case.facts.finding_fault)]
    _headline(case, average)
    case.set(result=f"{average}_average" if average != "average" else "average", adjusted_score="artificial")
    in_imps = case.facts.scored_in == "imps"
    if case.facts.several_boards and regulated_12c2d(case, in_imps):
        return
    if in_imps and average != "average" and case.facts.organizer_changed_imps:
        organizer_12c2b(case, -1 if average == "minus" else 1)
        return
    session = None
    if average != "average":
        case.aside("session_matters", also=("12.C.2.c",))
        base = IMPS[average] if in_imps else PERCENT[average]
        bound: dict[str, Any] = {"at_least": base} if average == "plus" else {"at_most": base}
        case.set(**bound)
        session = case.facts.session_average
    compute: Any = artificial_imps if in_imps else artificial_percent
    value = work(case, "12.C.2.a", compute, average, session)
    case.set(unit="imps" if in_imps else "percent", value=plain(value))


@rule_of("12.C.2.d")
def regulated_12c2d(case: Inquiry[ArtificialFacts], in_imps: bool) -> bool:
    """No result on several boards of a session: the regulations may give another result than a and b. Do they?"""
    if not case.facts.regulation_differs:
        says = case.aside if _figures_hold(case) else case.say
        says("regulation_silent", also=("12.C.2.a", "12.C.2.b"))
        return False
    case.say("regulation_result")
    if case.known.regulation_value is not None:
        case.set(unit="imps" if in_imps else "percent", value=plain(case.known.regulation_value))
    return True


@rule_of("12.C.2.b")
def organizer_12c2b(case: Inquiry[ArtificialFacts], sign: int) -> None:
    """At IMPs the organizer may, with the regulating authority's consent, set another figure than 3 (78D, 86B3, d)."""
    case.say("organizer_figure", also=("78.D", "86.B.3", "12.C.2.d"))
    if case.known.organizer_imps is not None:
        case.set(unit="imps", value=plain(sign * case.known.organizer_imps))


@rule_of("12.C.1.c")
def weighted_12c1c(case: Inquiry[WeightedFacts]) -> None:
    """Each outcome is scored, then weighted; only outcomes that could have come about legally count."""
    case.say("legal_outcomes_only", also=("12.C.1.b",))
    parts = [(row["percent"], row["score"]) for row in case.facts.outcomes]
    if case.facts.scored_in == "imps":
        value = work(case, "12.C.1.c", weighted_imps, parts, case.facts.other_score, headline=True)
        case.set(result="weighted", unit="imps", value=plain(value), adjusted_score="assigned")
        return
    scale: Any = case.facts.matchpoint_scale
    value = work(case, "12.C.1.c", weighted_matchpoints, parts, case.facts.scores, scale, headline=True)
    case.set(result="weighted", unit="matchpoints", value=plain(value), adjusted_score="assigned")


@rule_of("12.C.4")
def knockout_12c4(case: Inquiry[KnockoutFacts]) -> None:
    """Both teams get the average of their results worked out separately."""
    first, second = average_12c4(case, case.facts.imps_first, case.facts.imps_second, headline=True)
    case.set(result="average_of_both", imps_first=first, imps_second=second)


ARTIFICIAL_SCORE = procedure(
    "artificial_score",
    facts=ArtificialFacts,
    laws=("12", "88"),
    concepts=("adjusted_score", "artificial_score"),
    decide=artificial_12c2,
)
WEIGHTED_SCORE = procedure(
    "weighted_score", facts=WeightedFacts, laws=("12",), concepts=("adjusted_score",), decide=weighted_12c1c
)
KNOCKOUT_SCORE = procedure(
    "knockout_score", facts=KnockoutFacts, laws=("12",), concepts=("adjusted_score",), decide=knockout_12c4
)
