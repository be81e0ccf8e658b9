"""MBSz 26-29: rounding, fouled boards, boards played less often, boards not played."""

from __future__ import annotations

from typing import Any, cast

from corpus.errors import BadFacts
from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.pairs_scoring.facts import (
    AverageFacts,
    FewerResultsFacts,
    FouledBoardFacts,
    RoundingFacts,
    StretchedFacts,
)
from rulings.scoring.adjusted import AVERAGE_OF, Average, Responsibility
from rulings.scoring.averages import CAUSES, board_average
from rulings.scoring.calculation import Calculation, Step, shown
from rulings.scoring.matchpoints import top_score
from rulings.scoring.number_facts import plain
from rulings.scoring.rounding import Evaluation, board_places, half_up, session_places
from rulings.scoring.short_boards import (
    SMALL_GROUP,
    fewer_by_computer,
    fewer_by_hand,
    group_of_four_or_more,
    small_group,
    stretched,
)
from rulings.scoring.stating import work

GETS: dict[Average, str] = {"plus": "gets_plus", "average": "gets_average", "minus": "gets_minus"}
GROUPS_27 = "mbsz-hu:27/eltolt-leosztasok-kiertekelese"


@rule_of("mbsz-hu:26")
def rounding_26(case: Inquiry[RoundingFacts]) -> None:
    """By hand tenths for a board or penalty and whole matchpoints for a session; by computer hundredths; halves up."""
    manual = case.facts.evaluation == "manual"
    session = case.facts.rounded_thing == "session"
    places = (session_places if session else board_places)("manual" if manual else "computer")
    value = case.facts.value
    cite = "mbsz-hu:26.a" if manual else "mbsz-hu:26.b"
    rounded = half_up(value, places)
    step = Step("rounded_half_up", cite, f"{shown(value, 6)} -> {shown(rounded)}")
    work(case, cite, Calculation, rounded, (step,), headline=True)
    case.set(result="rounded", value=plain(rounded), decimals=places)


@rule_of(GROUPS_27)
def fouled_board_27(case: Inquiry[FouledBoardFacts]) -> None:
    """Equal boards make a group; one to three results by percentages, four and more by 28."""
    groups = case.facts.groups
    if not groups or not all(groups):
        raise BadFacts(
            "The fact groups needs at least one result in each group, as in [[420, 450], [-50, 100, 420, 430]]."
        )
    found_results = sum(len(group) for group in groups)
    full = found_results if case.known.full_results is None else case.known.full_results
    if full < found_results:
        raise BadFacts(f"The groups hold {found_results} results; full_results cannot be {full}.")
    if case.known.full_results is None:
        case.note("full_results_counted")
    case.headline("groups_by_form", also=("87.B",), count=len(groups), full=full)
    found = []
    for group in groups:
        if len(group) < SMALL_GROUP:
            value = work(case, GROUPS_27, small_group, group)
            rows = [
                {"score": score, "ns_percent": plain(v.ns), "ew_percent": plain(v.ew)}
                for score, v in zip(group, value, strict=True)
            ]
            case.say("best_may_take_plus", also=("mbsz-hu:29/plusz-atlag",))
        else:
            rows = _large_group(case, group, full)
        found.append(rows)
    case.say("fouling_is_penalized", also=("mbsz-hu:27/egy-leosztas-eltolasa", "mbsz-hu:VI.2.g", "90.B.7"))
    case.set(result="scored_in_groups", groups=found)


def _large_group(case: Inquiry[FouledBoardFacts], group: tuple[int, ...], full: int) -> list[dict[str, float]]:
    evaluation: Evaluation = "manual" if case.facts.evaluation == "manual" else "computer"
    values = work(case, GROUPS_27, group_of_four_or_more, group, full, evaluation)
    other_line = group_of_four_or_more([-score for score in group], full, evaluation).value
    return [
        {"score": score, "ns_matchpoints": plain(ns), "ew_matchpoints": plain(ew)}
        for score, ns, ew in zip(group, values, other_line, strict=True)
    ]


@rule_of("mbsz-hu:28")
def fewer_results_28(case: Inquiry[FewerResultsFacts]) -> None:
    """By hand one matchpoint for each missing result; by computer the formula."""
    points, results, full = case.facts.matchpoints, case.facts.results, case.facts.full_results
    if points > top_score(results, "2-1-0"):
        raise BadFacts(
            f"{shown(points)} matchpoints cannot be won among {results} results: the top is {2 * (results - 1)}."
        )
    compute = fewer_by_hand if case.facts.evaluation == "manual" else fewer_by_computer
    value = work(case, "mbsz-hu:28", compute, points, results, full, headline=True)
    top = top_score(full, "2-1-0")
    case.set(result="adjusted_to_full_top", matchpoints=plain(value), top=plain(top))


@rule_of("mbsz-hu:28")
def stretched_28(case: Inquiry[StretchedFacts]) -> None:
    """Every result of a board played in one line of two."""
    scores = case.facts.scores
    case.headline("stretched_board", count=len(scores))
    values = [work(case, "mbsz-hu:28", stretched, scores, place, 2) for place in range(len(scores))]
    case.set(result="stretched", matchpoints=[plain(v) for v in values], by_words=[plain(v - 1) for v in values])


def _bound(average: Average) -> dict[str, Any]:
    return {"percent_at_least": 60} if average == "plus" else {"percent_at_most": 40}


def _average(case: Inquiry[AverageFacts]) -> Average:
    """By the fault that is told; the cause finds it only where none is."""
    fault = case.known.finding_fault
    if case.untold("cause") and fault is not None and case.told("finding_fault"):
        return AVERAGE_OF[cast("Responsibility", fault)]
    cause = case.facts.cause
    return AVERAGE_OF[cast("Responsibility", case.facts.finding_fault)] if cause == "other" else CAUSES[cause]


@rule_of("mbsz-hu:29")
def average_29(case: Inquiry[AverageFacts]) -> None:
    """Plus average, average or minus average, by the cases the text lists or the director's finding."""
    average = _average(case)
    cause = case.known.cause or "other"
    case.headline(GETS[average])
    case.set(result=f"{average}_average" if average != "average" else "average", average=average)
    session = None
    if average != "average":
        case.set(**_bound(average))
        if case.untold("session_percent"):
            case.say("session_average_wanted", also=("mbsz-hu:29/forduloatlag", "12.C.2.c"))
        session = case.facts.session_percent
    top = case.known.top
    value = work(
        case,
        "mbsz-hu:29",
        board_average,
        average,
        session,
        top,
        case.facts.evaluation,
    )
    points: dict[str, Any] = {} if value.matchpoints is None else {"matchpoints": plain(value.matchpoints)}
    case.set(percent=plain(value.law), percent_by_regulation=plain(value.regulation), **points)
    if cause.startswith("extraneous_information"):
        case.note("old_reference_16b", also=("16.D",))
    if cause == "not_started_pair_slow":
        case.note("partly_slow_29", also=("12.C.2.a",))
    case.note("misprint_innocent_29")


VSZ_26_ROUNDING = procedure(
    "vsz_26_rounding",
    facts=RoundingFacts,
    laws=("mbsz-hu:26",),
    concepts=("rounding", "matchpoints"),
    decide=rounding_26,
)
VSZ_27_FOULED_BOARD = procedure(
    "vsz_27_fouled_board",
    facts=FouledBoardFacts,
    laws=("mbsz-hu:27", "87"),
    concepts=("fouled_group", "fouled_board"),
    decide=fouled_board_27,
)
VSZ_28_FEWER_RESULTS = procedure(
    "vsz_28_fewer_results",
    facts=FewerResultsFacts,
    laws=("mbsz-hu:28", "87"),
    concepts=("fewer_results", "fouled_board", "matchpoints"),
    decide=fewer_results_28,
)
VSZ_28_STRETCHED = procedure(
    "vsz_28_stretched",
    facts=StretchedFacts,
    laws=("mbsz-hu:28",),
    concepts=("stretched_scoring", "matchpoints"),
    decide=stretched_28,
)
VSZ_29_AVERAGE = procedure(
    "vsz_29_average",
    facts=AverageFacts,
    laws=("mbsz-hu:29", "12", "88"),
    concepts=("average_kind", "artificial_score", "adjusted_score"),
    decide=average_29,
)
