"""Pairs events of annex 6: matchpoints, Butler, lists by class, handicap, the value of the field."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

from corpus.errors import BadFacts
from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.event_forms.facts import (
    ButlerFormFacts,
    ClassFacts,
    FieldValueFacts,
    HandicapFacts,
    MatchpointFacts,
)
from rulings.scoring.calculation import Number
from rulings.scoring.comparison import butler_score, datum, dropped_by_share
from rulings.scoring.field.lists import class_lists, ranked, with_handicaps
from rulings.scoring.field.scoring import ResultLine
from rulings.scoring.matchpoints import matchpoint_result, top_score
from rulings.scoring.number_facts import plain
from rulings.scoring.stating import work
from rulings.scoring.ties import field_value


@rule_of("mbsz-hu:M6.1")
def matchpoints_m6(case: Inquiry[MatchpointFacts]) -> None:
    """One unit for each worse result, half for each equal one, or two and one by hand; the opponents get the rest."""
    results, worse, equal = case.facts.results, case.facts.worse, case.facts.equal
    if worse + equal > results - 1:
        raise BadFacts(
            f"{worse} worse and {equal} equal results cannot be among the {results - 1} others of the board."
        )
    scores = [0, *[-10] * worse, *[0] * equal, *[10] * (results - 1 - worse - equal)]
    scale: Any = case.facts.matchpoint_scale
    value = work(case, "mbsz-hu:M6.1", matchpoint_result, scores, 0, scale, headline=True)
    top = top_score(results, scale)
    case.say("opponents_points", points=plain(top - value))
    case.set(result="matchpoints", points=plain(value), opponents=plain(top - value), top=plain(top))


@rule_of("mbsz-hu:M6.2")
def butler_m6(case: Inquiry[ButlerFormFacts]) -> None:
    """The result against an average estimated beforehand or worked out from the results, extremes left out or not."""
    scores, place = case.facts.scores, case.facts.place
    if place > len(scores):
        raise BadFacts(f"There is no result number {place}: the board has {len(scores)} results.")
    base: Number
    match case.facts.datum_from:
        case "estimated":
            base = case.facts.estimated
            case.say("datum_estimated", datum=base)
        case source:
            share = {"without_20": 20, "without_25": 25}.get(source, 0)
            trim = work(case, "mbsz-hu:M6.2", dropped_by_share, len(scores), share) if share else 0
            rounding: Any = case.facts.datum_rounding
            base = work(case, "mbsz-hu:M6.2", datum, scores, trim, rounding, "mbsz-hu:M6.2")
    value = work(case, "mbsz-hu:M6.2", butler_score, scores[place - 1], base, headline=True)
    case.set(result="butler", datum=plain(base), imps_ns=value, imps_ew=-value)


@rule_of("mbsz-hu:M6.4")
def class_lists_m6(case: Inquiry[ClassFacts]) -> None:
    """One list for each class with the classes below it; the list of the highest is the official result."""
    rows = ranked([_standing(row["pair"], row["points"]) for row in case.facts.classed_pairs])
    classes = {row["pair"]: row["class"] for row in case.facts.classed_pairs}
    lists = work(case, "mbsz-hu:M6.4", class_lists, rows, classes)
    official = next(iter(lists))
    case.headline("official_list", name=official)
    case.set(
        result="class_lists",
        official=official,
        lists={name: [{"place": s.place, "pair": s.pair} for s in found] for name, found in lists.items()},
    )


@rule_of("mbsz-hu:M6.5")
def handicap_m6(case: Inquiry[HandicapFacts]) -> None:
    """Two rankings, one as scored and one with the handicap added."""
    rows = ranked([_standing(row["pair"], row["points"]) for row in case.facts.handicapped_pairs])
    handicaps = {row["pair"]: row["percent"] for row in case.facts.handicapped_pairs}
    second = work(case, "mbsz-hu:M6.5", with_handicaps, rows, handicaps, case.facts.most_points)
    case.headline("two_lists", pair=second[0].pair, scored=rows[0].pair)
    case.set(
        result="two_lists",
        scored=[{"place": s.place, "pair": s.pair, "points": plain(s.points)} for s in rows],
        with_handicap=[{"place": s.place, "pair": s.pair, "points": plain(s.points)} for s in second],
    )


@rule_of("mbsz-hu:M6/parosversenyek")
def field_value_m6(case: Inquiry[FieldValueFacts]) -> None:
    """Matchpoints against the best-placed pair that all the tied ones have met."""
    tied, order = case.facts.tied, case.facts.order
    won: dict[str, dict[str, Fraction]] = defaultdict(dict)
    for row in case.facts.won:
        won[row["pair"]][row["against"]] = row["matchpoints"]
    if unknown := [pair for pair in tied if pair not in order]:
        raise BadFacts(f"The tied pair {unknown[0]!r} is not in `order`, which lists all pairs from first to last.")
    value = work(case, "mbsz-hu:M6/parosversenyek", field_value, won, tied, order, headline=True)
    found = sorted(tied, key=lambda pair: -value[pair])
    case.set(
        result="field_value" if any(value.values()) else "stays_shared",
        points={p: plain(value[p]) for p in found},
        order=found,
    )


def _standing(pair: str, points: Fraction) -> ResultLine:
    return ResultLine(1, pair, "", points, None, Fraction(0), 0)


VSZ_M6_MATCHPOINTS = procedure(
    "vsz_m6_matchpoints",
    facts=MatchpointFacts,
    laws=("mbsz-hu:M6.1", "78"),
    concepts=("matchpoints",),
    decide=matchpoints_m6,
)
VSZ_M6_BUTLER = procedure(
    "vsz_m6_butler", facts=ButlerFormFacts, laws=("mbsz-hu:M6.2", "78"), concepts=("butler",), decide=butler_m6
)
VSZ_M6_CLASS_LISTS = procedure(
    "vsz_m6_class_lists", facts=ClassFacts, laws=("mbsz-hu:M6.4",), concepts=("class_lists",), decide=class_lists_m6
)
VSZ_M6_HANDICAP = procedure(
    "vsz_m6_handicap", facts=HandicapFacts, laws=("mbsz-hu:M6.5",), concepts=("handicap",), decide=handicap_m6
)
VSZ_M6_FIELD_VALUE = procedure(
    "vsz_m6_field_value",
    facts=FieldValueFacts,
    laws=("mbsz-hu:M6/parosversenyek",),
    concepts=("field_value", "tie_break"),
    decide=field_value_m6,
)
