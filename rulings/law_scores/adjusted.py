"""Law 12C: artificial, weighted and non-balancing scores in figures."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, cast

from rulings.engine import Inquiry, procedure, rule_of
from rulings.law_scores.facts import ArtificialFacts, KnockoutFacts, WeightedFacts
from rulings.laws.law_12_86_adjusted_scores.knockout import average_12c4
from rulings.scoring.adjusted import (
    AVERAGE_OF,
    IMPS,
    PERCENT,
    Average,
    Responsibility,
    artificial_imps,
    artificial_percent,
    weighted_imps,
    weighted_matchpoints,
)
from rulings.scoring.calculation import signed
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
ORGANIZED = {"plus": "organizer_plus", "minus": "organizer_minus"}
"""The average while the organizer's figure is untold."""
OWN = {
    ("plus", "matchpoints", True): "own_percent_plus",
    ("plus", "matchpoints", False): "flat_plus",
    ("minus", "matchpoints", True): "own_percent_minus",
    ("minus", "matchpoints", False): "flat_minus",
    ("plus", "imps", True): "own_imps_plus",
    ("plus", "imps", False): "flat_imps_plus",
    ("minus", "imps", True): "own_imps_minus",
    ("minus", "imps", False): "flat_imps_minus",
}
"""Whether the contestant's own average takes the place of the one given (12C2c)."""
BY_FAULT = {"matchpoints": "by_fault_percent", "imps": "by_fault_imps"}


def _figures_hold(case: Inquiry[ArtificialFacts]) -> bool:
    """The scoring is told, and no regulation or organizer may change its figures."""
    return case.told("scored_in") and not _regulated(case) and not case.known.organizer_changed_imps


def _regulated(case: Inquiry[ArtificialFacts]) -> bool:
    """Whether the regulations may have another result for it (12C2d)."""
    return bool(case.known.several_boards) and not case.told_as("regulation_differs", False)


def _base(case: Inquiry[ArtificialFacts], average: Average) -> Fraction | None:
    """The figure from which 12C2c starts; None while the organizer's own is untold (12C2b)."""
    if case.known.scored_in != "imps":
        return Fraction(PERCENT[average])
    if not case.known.organizer_changed_imps:
        return Fraction(IMPS[average])
    figure = case.known.organizer_imps
    return None if figure is None else figure * (-1 if average == "minus" else 1)


def _headline(case: Inquiry[ArtificialFacts], average: Average) -> None:
    """The average given; with the contestant's own told, which of the two it is (12C2c)."""
    scored_in, base = case.known.scored_in, _base(case, average)
    params: dict[str, Any]
    imps = scored_in == "imps"
    if average == "average":
        case.headline("average_given")
    elif not case.told("scored_in") or _regulated(case):
        case.headline(SAYS[average], also=("12.C.2.b", "12.C.2.c"))
    elif base is None:
        case.headline(ORGANIZED[average], also=("12.C.2.b", "12.C.2.c"))
    elif not case.told("session_average"):
        also = ("12.C.2.b", "12.C.2.c") if imps else ("12.C.2.c",)
        params = {"figure": signed(base)} if imps else {}
        case.headline(FIGURES[average, scored_in], also=also, **params)
        if average == "plus":
            _other_side(case, base)
    else:
        own = case.known.session_average
        better = own > base if average == "plus" else own < base
        value = signed(own if better else base) if imps else plain(own if better else base)
        params = {"figure": signed(base)} if imps and better else {}
        case.headline(OWN[average, scored_in, better], also=("12.C.2.c",), value=value, **params)
        if average == "plus":
            _other_side(case, base)


def _other_side(case: Inquiry[ArtificialFacts], base: Fraction) -> None:
    """What the contestant at fault gets where this one is not: by its own average too, where that is told (12C2c)."""
    least = Fraction(PERCENT["minus"])
    if case.known.scored_in == "imps":
        case.say("other_minus_imps", also=("12.C.2.b",), figure=signed(-base))
    elif case.known.other_average is None:
        case.say("other_minus", also=("90",))
    else:
        own = case.known.other_average
        case.say(
            "other_minus_own" if own < least else "other_minus_flat", also=("12.C.2.c",), value=plain(min(own, least))
        )


@rule_of("12.C.2.a")
def artificial_12c2(case: Inquiry[ArtificialFacts]) -> None:
    """Average minus, average, average plus by the responsibility; 12C2c corrects it by the contestant's own session."""
    figures = BY_FAULT[case.known.scored_in] if _figures_hold(case) else "by_fault"
    laws = ("12.C.2.c",) if figures == "by_fault_percent" else ("12.C.2.b", "12.C.2.c")
    case.meanwhile(figures, "finding_fault", also=laws)
    average = AVERAGE_OF[cast("Responsibility", case.facts.finding_fault)]
    if not case.known.several_boards or not case.told_as("regulation_differs", True):
        _headline(case, average)
    case.set(result=f"{average}_average" if average != "average" else "average", adjusted_score="artificial")
    in_imps = case.facts.scored_in == "imps"
    if case.facts.several_boards and regulated_12c2d(case, in_imps):
        return
    if in_imps and average != "average" and case.facts.organizer_changed_imps:
        organizer_12c2b(case)
    session = None
    if average != "average":
        case.aside("session_matters", also=("12.C.2.c",))
        base = plain(cast("Fraction", _base(case, average)))
        bound: dict[str, Any] = {"at_least": base} if average == "plus" else {"at_most": base}
        case.set(**bound)
        session = case.facts.session_average
    if in_imps:
        value = work(case, "12.C.2.a", artificial_imps, average, session, _base(case, average), aside=True)
    else:
        value = work(case, "12.C.2.a", artificial_percent, average, session, aside=True)
    case.set(unit="imps" if in_imps else "percent", value=plain(value))


@rule_of("12.C.2.d")
def regulated_12c2d(case: Inquiry[ArtificialFacts], in_imps: bool) -> bool:
    """No result on several boards of a session: the regulations may give another result than a and b. Do they?"""
    if not case.facts.regulation_differs:
        says = case.aside if _figures_hold(case) else case.say
        says("regulation_silent", also=("12.C.2.a", "12.C.2.b"))
        return False
    value = case.known.regulation_value
    if value is None:
        case.headline("regulation_result")
    else:
        key, shown_value = ("regulation_imps", signed(value)) if in_imps else ("regulation_percent", plain(value))
        case.headline(key, also=("12.C.2.a", "12.C.2.b"), value=shown_value)
        case.set(unit="imps" if in_imps else "percent", value=plain(value))
    return True


@rule_of("12.C.2.b")
def organizer_12c2b(case: Inquiry[ArtificialFacts]) -> None:
    """At IMPs the organizer may, with the regulating authority's consent, set another figure than 3 (78D, 86B3, d)."""
    case.aside("organizer_figure", also=("78.D", "86.B.3", "12.C.2.d"))
    case.facts.organizer_imps  # noqa: B018


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
