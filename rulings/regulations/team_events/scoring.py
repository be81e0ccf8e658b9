"""MBSz 36-37: victory points, byes, tenths, a result that is not there, knock-out matches, places and ties."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from rulings.engine import Inquiry, Record, procedure, rule_of
from rulings.regulations.team_events.facts import (
    ByeFacts,
    KnockoutFacts,
    MissingResultFacts,
    TenthsFacts,
    TieBreakFacts,
    VictoryPointFacts,
)
from rulings.scoring.calculation import Calculation
from rulings.scoring.number_facts import plain
from rulings.scoring.old_scale import OWNER_FILE, load_old_scale
from rulings.scoring.standings import Meeting, knockout, standings
from rulings.scoring.stating import work
from rulings.scoring.team_match import SIXTY, bye, in_tenths
from rulings.scoring.victory import continuous_vp, discrete_vp

LONGEST_SCALE = 48  # boards
RESULT_MISSING = 10  # minutes after the round


def _old_vp(margin: int, boards: int) -> Calculation[tuple[Fraction, Fraction]]:
    return load_old_scale().vp(margin, boards)


def match_vp(case: Inquiry[Any], scale: str, margin: Fraction, boards: int) -> Fraction | None:
    """VP of one team for its own IMP margin, its calculation said; None, with a note, where there is no figure."""
    if margin.denominator != 1:
        case.note("vp_of_whole_imps")
        return None
    imps, boards = int(margin), min(boards, LONGEST_SCALE)
    if scale == "old25":
        if not OWNER_FILE.exists():
            case.note("old_table_missing", also=("mbsz-hu:M4.22",))
            return None
        return work(case, "mbsz-hu:36", _old_vp, imps, boards)[0]
    if scale == "wbf2013":
        return work(case, "mbsz-hu:36", continuous_vp, imps, boards)
    return Fraction(work(case, "mbsz-hu:36", discrete_vp, imps, boards))


@rule_of("mbsz-hu:36")
def victory_points_36(case: Inquiry[VictoryPointFacts]) -> None:
    """The scale announced turns the IMP difference into victory points."""
    scale, margin, boards = case.facts.scale, case.facts.imp_margin, case.facts.boards
    if boards > LONGEST_SCALE:
        case.say("scale_of_48", boards=boards)
        boards = LONGEST_SCALE
    if scale == "old25":
        if not OWNER_FILE.exists():
            case.not_modelled("old_table_missing", also=("mbsz-hu:M4.22",))
        ours, theirs = work(case, "mbsz-hu:36", _old_vp, margin, boards, headline=True)
    elif scale == "wbf2013":
        ours = work(case, "mbsz-hu:36", continuous_vp, margin, boards, headline=True)
        theirs = 20 - ours
    else:
        ours = Fraction(work(case, "mbsz-hu:36", discrete_vp, margin, boards, headline=True))
        theirs = 20 - ours
    case.set(result="victory_points", vp=plain(ours), vp_opponents=plain(theirs), scale=scale, law="78.D")


@rule_of("mbsz-hu:36")
def bye_36(case: Inquiry[ByeFacts]) -> None:
    """18 VP, or the own average so far if it is better; tenths, 0.05 up."""
    scale: Any = case.facts.scale
    own = case.facts.own_average if case.facts.played_before else None
    value = work(case, "mbsz-hu:36", bye, scale, own, headline=True)
    case.say("rounded_to_tenths", also=("mbsz-hu:36/tizedpontok",))
    case.set(result="bye", vp=plain(value), by_regulation=scale == "old25")


@rule_of("mbsz-hu:36/tizedpontok")
def tenths_36(case: Inquiry[TenthsFacts]) -> None:
    """VP of matches not played, of penalties and carried over are rounded to a tenth, 0.05 up."""
    value = work(case, "mbsz-hu:36/tizedpontok", in_tenths, case.facts.vp_figure, headline=True)
    case.set(result="rounded", vp=plain(value))


@rule_of("mbsz-hu:36")
def missing_result_36(case: Inquiry[MissingResultFacts]) -> None:
    """Ten minutes after the round the director may draw the next one with 18:18; never for the last round."""
    if case.facts.last_round:
        case.headline("last_round_waits")
        case.set(result="wait")
        return
    if not case.facts.danish_or_swiss:
        case.headline("draw_needs_no_result")
        case.set(result="wait")
        return
    if case.facts.minutes_after_round < RESULT_MISSING:
        case.headline("ten_minutes_not_over")
        case.set(result="wait")
        return
    vp = plain(SIXTY["old25" if case.facts.scale == "old25" else "wbf2013"])
    case.headline("provisional_result", vp=str(vp))
    if case.facts.scale != "old25":
        case.note("provisional_silent")
    case.say("corrected_before_next_round", also=("mbsz-hu:42", "mbsz-hu:VI.2.b"))
    case.set(result="provisional", vp_each=vp, by_regulation=case.facts.scale == "old25")


@rule_of("mbsz-hu:37/k-o")
def knockout_37(case: Inquiry[KnockoutFacts]) -> None:
    """One IMP decides; then total points or an extension, in the cups both in this order."""
    cup, margin = case.facts.competition == "cup", case.facts.imp_margin
    total = None
    if not margin and (cup or case.facts.equal_imps_rule == "total_points"):
        total = case.facts.total_point_margin
    winner = work(case, "mbsz-hu:37/k-o", knockout, margin, total, cup, headline=True)
    case.set(result="extension" if winner == "extension" else "decided", winner=winner)


@rule_of("mbsz-hu:37")
def tie_break_37(case: Inquiry[TieBreakFacts]) -> None:
    """Places by the main points, ties by the criteria of the system in the order of the text."""
    system: Any = case.facts.system
    meetings = [
        Meeting(m["first"], m["second"], m["points_first"], m["points_second"], m.get("imps", Fraction(0)))
        for m in case.facts.meetings
    ]
    places = work(
        case,
        "mbsz-hu:37",
        standings,
        system,
        meetings,
        _figures(case.facts.adjustments),
        _figures(case.facts.reserve),
        {name: int(n) for name, n in _figures(case.facts.sit_outs).items()},
    )
    case.headline("places", first=places[0].contestant, count=len(places))
    rows = [
        {"contestant": p.contestant, "place": p.place, "points": plain(p.points), "decided_by": p.decided_by}
        for p in places
    ]
    case.set(result="places", places=rows)


def _figures(rows: tuple[Record, ...]) -> dict[str, Fraction]:
    return {row["contestant"]: row["value"] for row in rows}


VSZ_36_VICTORY_POINTS = procedure(
    "vsz_36_victory_points",
    facts=VictoryPointFacts,
    laws=("mbsz-hu:36", "78"),
    concepts=("victory_points",),
    decide=victory_points_36,
)
VSZ_36_BYE = procedure(
    "vsz_36_bye", facts=ByeFacts, laws=("mbsz-hu:36",), concepts=("bye", "victory_points"), decide=bye_36
)
VSZ_36_TENTHS = procedure(
    "vsz_36_tenths", facts=TenthsFacts, laws=("mbsz-hu:36",), concepts=("tenths", "victory_points"), decide=tenths_36
)
VSZ_36_MISSING_RESULT = procedure(
    "vsz_36_missing_result",
    facts=MissingResultFacts,
    laws=("mbsz-hu:36",),
    concepts=("missing_result", "victory_points"),
    decide=missing_result_36,
)
VSZ_37_KNOCKOUT = procedure(
    "vsz_37_knockout",
    facts=KnockoutFacts,
    laws=("mbsz-hu:37", "mbsz-hu:M4.18", "mbsz-hu:M4.19"),
    concepts=("knockout", "tie_break"),
    decide=knockout_37,
)
VSZ_37_TIE_BREAK = procedure(
    "vsz_37_tie_break",
    facts=TieBreakFacts,
    laws=("mbsz-hu:37", "78"),
    concepts=("team_tie_break", "tie_break"),
    decide=tie_break_37,
)
