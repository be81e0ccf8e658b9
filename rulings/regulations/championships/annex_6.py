"""MBSz annex 6: Patton, Board-a-Match, ties at a Mitchell, movements."""

from __future__ import annotations

from typing import Any

from corpus.errors import BadFacts, BadInput
from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.championships.facts import BoardAMatchFacts, MovementFacts, PattonFacts, TieFacts
from rulings.scoring.movements.making import make
from rulings.scoring.movements.plan import Plan
from rulings.scoring.movements.sessions import LINES, RoomHalf, met
from rulings.scoring.movements.verify import verify
from rulings.scoring.number_facts import plain
from rulings.scoring.small_matches import board_a_match, patton_match
from rulings.scoring.standings import mitchell_tie
from rulings.scoring.stating import work


@rule_of("mbsz-hu:M6.2@2/patton-merkozes")
def patton_m6(case: Inquiry[PattonFacts]) -> None:
    """Two points a board and four by the quotient."""
    boards = [(row["open_room"], row["closed_room"]) for row in case.facts.patton_boards]
    divisor: Any = case.facts.divisor
    value = work(case, "mbsz-hu:M6.2@2", patton_match, boards, divisor, headline=True)
    case.set(result="patton", home=plain(value.home), visiting=plain(value.away))


@rule_of("mbsz-hu:M6.2@2/board-a-match-merkozes")
def board_a_match_m6(case: Inquiry[BoardAMatchFacts]) -> None:
    """A board is a match."""
    variant: Any = case.facts.variant
    value = work(case, "mbsz-hu:M6.2@2", board_a_match, case.facts.swing, variant, headline=True)
    case.set(result="board_a_match", home=plain(value.home), visiting=plain(value.away))


@rule_of("mbsz-hu:M6/parosversenyek")
def tie_m6(case: Inquiry[TieFacts]) -> None:
    """The proposed method for pairs with equal matchpoints."""
    boards = [{row["pair"]: row["matchpoints"] for row in board} for board in case.facts.tied_boards]
    tied = list(dict.fromkeys(pair for board in boards for pair in board))
    value = work(case, "mbsz-hu:M6/parosversenyek", mitchell_tie, boards, tied, case.facts.top, headline=True)
    order = sorted(tied, key=lambda pair: -value[pair])
    case.set(result="tie_points", points={pair: plain(value[pair]) for pair in order}, order=order)


@rule_of("mbsz-hu:M6.1")
def movement_m6(case: Inquiry[MovementFacts]) -> None:
    """A movement, verified: rounds of tables with NS, EW and boards; with changing lines, every session of it."""
    movement, size = case.facts.movement, case.facts.size
    kind: Any = {"small_team_matches": "teams"}.get(movement, movement)
    cure = ("relay" if size % 2 == 0 else "") if movement in ("lines", "mixed") else ""
    try:
        parts = make(kind, size, case.facts.set_size, cure=cure)
    except BadInput as error:
        raise BadFacts(str(error)) from error
    if len(parts) > 1:
        sessions_m6(case, parts)
        return
    plan = parts[0].plan
    report = verify(plan)
    case.headline("movement_made", also=(plan.cite,), rounds=len(plan.rounds), tables=len(plan.rounds[0]))
    case.say("movement_verified", opponents=report.opponents[0], sets=report.boards[0])
    case.say("movement_balance", least=report.compared[0], most=report.compared[1])
    if "skip" in plan.name:
        case.say("double_change", also=("mbsz-hu:M6.1/ugratas",), round=size // 2 + 1)
        case.note("double_change_count")
    if plan.shared:
        case.say("tables_share", tables=" ".join(f"{a}-{b}" for a, b in plan.shared))
    case.set(result="movement", rounds=_rounds(plan), faults=list(report.faults), phantom=plan.phantom)


def sessions_m6(case: Inquiry[MovementFacts], parts: tuple[RoomHalf, ...]) -> None:
    """Four lines in three sessions, and a Howell in each line at the mixed method."""
    times = met(parts)
    pairs = sorted({pair for two in times for pair in two})
    opponents = [sum(1 for two in times if pair in two) for pair in pairs]
    case.headline(
        "sessions_made", also=(parts[-1].plan.cite,), sessions=max(p.session for p in parts), lines=len(LINES)
    )
    case.say("sessions_meet", opponents=min(opponents), others=len(pairs) - 1)
    faults = [fault for part in parts for fault in verify(part.plan).faults]
    faults += [f"pairs {sorted(two)} meet {n} times" for two, n in times.items() if n > 1]
    found = [{"session": p.session, "lines": p.name, "rounds": _rounds(p.plan)} for p in parts]
    case.set(result="movement", sessions=found, faults=faults, opponents=min(opponents))


def _rounds(plan: Plan) -> list[list[dict[str, int]]]:
    return [[{"table": s.table, "ns": s.ns, "ew": s.ew, "boards": s.boards} for s in row] for row in plan.rounds]


VSZ_M6_PATTON = procedure(
    "vsz_m6_patton", facts=PattonFacts, laws=("mbsz-hu:M6.2@2", "78"), concepts=("small_matches",), decide=patton_m6
)
VSZ_M6_BAM = procedure(
    "vsz_m6_board_a_match",
    facts=BoardAMatchFacts,
    laws=("mbsz-hu:M6.2@2", "78"),
    concepts=("small_matches",),
    decide=board_a_match_m6,
)
VSZ_M6_TIE = procedure(
    "vsz_m6_tie_break",
    facts=TieFacts,
    laws=("mbsz-hu:M6/parosversenyek", "mbsz-hu:M6.1"),
    concepts=("tie_break",),
    decide=tie_m6,
)
VSZ_M6_MOVEMENT = procedure(
    "vsz_m6_movement", facts=MovementFacts, laws=("mbsz-hu:M6.1",), concepts=("movement",), decide=movement_m6
)
