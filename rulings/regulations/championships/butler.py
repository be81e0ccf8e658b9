"""MBSz annex 4.17-4.20: the Butler championship, the cups, the national pairs final."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.championships.facts import ButlerAbsenceFacts, ButlerFacts, CapFacts, CupFacts, FinalFacts
from rulings.scoring.calculation import Calculation, signed
from rulings.scoring.championship import (
    butler_absence,
    butler_absence_fourth,
    cup_handicap,
    cup_points,
    final_carry,
)
from rulings.scoring.comparison import Division, butler_score, capped, datum, dropped_results
from rulings.scoring.number_facts import plain
from rulings.scoring.stating import work

RESULTS = "mbsz-hu:M4.17/eredmenyszamitas"


def _board(scores: tuple[int, ...], place: int, division: Division, rounding: Any) -> Calculation[tuple[Any, int]]:
    base = datum(scores, dropped_results(len(scores), division), rounding)
    own = butler_score(scores[min(place, len(scores)) - 1], base.value)
    return Calculation((base.value, own.value), (*base.steps, *own.steps), (*base.notes, *own.notes))


@rule_of(RESULTS)
def butler_m4_17(case: Inquiry[ButlerFacts]) -> None:
    """The trimmed average, and the IMPs against it."""
    division: Any = case.facts.butler_division
    value, imps = work(
        case, RESULTS, _board, case.facts.scores, case.facts.place, division, case.facts.datum_rounding, headline=True
    )
    case.set(result="butler", datum=plain(value), imps_ns=imps, imps_ew=-imps)


@rule_of(RESULTS)
def cap_m4_17(case: Inquiry[CapFacts]) -> None:
    """+32 and -48 for eight boards, four and six times the boards in division IV; the rest is reserve."""
    division: Any = case.facts.butler_division
    value = work(case, RESULTS, capped, case.facts.imps, case.facts.boards, division)
    case.headline("imps_counted", imps=signed(value.counted), reserve=signed(value.reserve))
    case.set(result="capped", imps=plain(value.counted), reserve=plain(value.reserve))


@rule_of("mbsz-hu:M4.17/hianyzas")
def absence_m4_17(case: Inquiry[ButlerAbsenceFacts]) -> None:
    """The worst of three for the absent pair, the best of three for its opponents; division IV by the board."""
    reason: Any = case.facts.reason
    if reason == "beyond_permission":
        expelled_m4_17(case)
        return
    if reason == "federation_interest":
        case.say("federation_not_punished", also=("mbsz-hu:M4.10",))
    own = case.facts.own_imps
    if case.facts.butler_division == "upper":
        absent, present = work(case, "mbsz-hu:M4.17", butler_absence, own, case.facts.opponent_imps, reason)
        case.headline("absence_a_set", imps=signed(absent), opponents=signed(present))
        case.note("three_imps_sentence")
        case.set(result="absent", imps=plain(absent), opponents_imps=plain(present))
    else:
        boards = case.facts.boards
        value = work(case, "mbsz-hu:M4.17", butler_absence_fourth, boards, own, reason, headline=True)
        case.say("three_imps_without_opponents", imps=3 * boards)
        case.set(result="absent", imps=plain(value), opponents_imps=3 * boards)


@rule_of("mbsz-hu:M4.17/hianyzas")
def expelled_m4_17(case: Inquiry[ButlerAbsenceFacts]) -> None:
    """Away for longer than is allowed: expelled; what becomes of the results depends on the boards played."""
    if case.facts.butler_division == "fourth":
        case.headline("expelled_results_unaffected")
        case.set(result="expelled", results_stand=True)
        return
    share = case.facts.share_played
    if share == "exactly_half":
        case.headline("expelled_exactly_half")
        case.note("exactly_half_silent")
        case.set(result="expelled", results_stand=None)
    elif share == "more_than_half":
        case.headline("expelled_results_stand")
        case.set(result="expelled", results_stand=True)
    else:
        case.headline("expelled_results_cancelled")
        case.set(result="expelled", results_stand=False)


@rule_of("mbsz-hu:M4.18")
def cup_m4_18(case: Inquiry[CupFacts]) -> None:
    """Bonus points of the draw, or the handicap between classes."""
    if case.facts.stage == "handicap":
        value = work(case, "mbsz-hu:M4.18", cup_handicap, case.facts.classes_apart, case.facts.boards, headline=True)
        case.set(result="handicap", imps=plain(value))
        return
    value = work(case, "mbsz-hu:M4.18", cup_points, case.facts.stage, case.facts.vp, headline=True)
    case.set(result="cup_points", points=plain(value))


@rule_of("mbsz-hu:M4.20")
def final_m4_20(case: Inquiry[FinalFacts]) -> None:
    """A fifth of the final's points goes into the super final."""
    value = work(case, "mbsz-hu:M4.20", final_carry, case.facts.points, headline=True)
    case.set(result="carried", points=plain(value))


VSZ_M4_17_ABSENCE = procedure(
    "vsz_m4_17_absence",
    facts=ButlerAbsenceFacts,
    laws=("mbsz-hu:M4.17", "mbsz-hu:M4.10"),
    concepts=("absence", "championship", "butler"),
    decide=absence_m4_17,
)
VSZ_M4_17_BUTLER = procedure(
    "vsz_m4_17_butler",
    facts=ButlerFacts,
    laws=("mbsz-hu:M4.17", "78"),
    concepts=("butler_datum", "butler", "imp"),
    decide=butler_m4_17,
)
VSZ_M4_17_CAP = procedure(
    "vsz_m4_17_cap", facts=CapFacts, laws=("mbsz-hu:M4.17",), concepts=("butler_cap", "butler"), decide=cap_m4_17
)
VSZ_M4_18 = procedure(
    "vsz_m4_18_cup",
    facts=CupFacts,
    laws=("mbsz-hu:M4.18",),
    concepts=("cup_points", "cup", "championship"),
    decide=cup_m4_18,
)
VSZ_M4_20 = procedure(
    "vsz_m4_20_final",
    facts=FinalFacts,
    laws=("mbsz-hu:M4.20",),
    concepts=("super_final_points", "national_pairs", "championship"),
    decide=final_m4_20,
)
