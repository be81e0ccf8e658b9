"""MBSz 36-37: victory points, byes, places and ties."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from rulings.engine import Case, Record, procedure, rule
from rulings.regulations.arithmetic import work
from rulings.regulations.numbers import plain
from rulings.regulations.team_events.facts import ByeFacts, TieBreakFacts, VictoryPointFacts
from rulings.scoring.old_scale import OWNER_FILE, load_old_scale
from rulings.scoring.standings import Meeting, standings
from rulings.scoring.team_match import bye
from rulings.scoring.victory import continuous_vp, discrete_vp
from rulings.scoring.working import Working


def _old_vp(margin: int, boards: int) -> Working[tuple[Fraction, Fraction]]:
    return load_old_scale().vp(margin, boards)


@rule("mbsz-hu:36")
def victory_points_36(case: Case[VictoryPointFacts]) -> None:
    """The scale announced turns the IMP difference into victory points."""
    scale, margin, boards = case.facts.scale, case.facts.imp_margin, case.facts.boards
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


@rule("mbsz-hu:36")
def bye_36(case: Case[ByeFacts]) -> None:
    """18 VP, or the own average so far if it is better; tenths, 0.05 up."""
    scale: Any = case.facts.scale
    value = work(case, "mbsz-hu:36", bye, scale, case.facts.own_average, headline=True)
    case.say("rounded_to_tenths", also=("mbsz-hu:36/tizedpontok",))
    case.set(result="bye", vp=plain(value), by_regulation=scale == "old25")


@rule("mbsz-hu:37")
def tie_break_37(case: Case[TieBreakFacts]) -> None:
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
VSZ_36_BYE = procedure("vsz_36_bye", facts=ByeFacts, laws=("mbsz-hu:36",), concepts=("victory_points",), decide=bye_36)
VSZ_37_TIE_BREAK = procedure(
    "vsz_37_tie_break", facts=TieBreakFacts, laws=("mbsz-hu:37", "78"), concepts=("tie_break",), decide=tie_break_37
)
