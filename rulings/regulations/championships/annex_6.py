"""MBSz annex 6: Patton, Board-a-Match, ties at a Mitchell, movements."""

from __future__ import annotations

from typing import Any

from corpus.errors import BadFacts, BadInput
from rulings.engine import Case, procedure, rule
from rulings.regulations.arithmetic import work
from rulings.regulations.championships.facts import BoardAMatchFacts, MovementFacts, PattonFacts, TieFacts
from rulings.regulations.numbers import plain
from rulings.scoring.movements.making import make
from rulings.scoring.movements.verify import verify
from rulings.scoring.small_matches import board_a_match, patton_match
from rulings.scoring.standings import mitchell_tie


@rule("mbsz-hu:M6.2@2/patton-merkozes")
def patton_m6(case: Case[PattonFacts]) -> None:
    """Two points a board and four by the quotient."""
    boards = [(row["open_room"], row["closed_room"]) for row in case.facts.patton_boards]
    divisor: Any = case.facts.divisor
    value = work(case, "mbsz-hu:M6.2@2", patton_match, boards, divisor, headline=True)
    case.set(result="patton", home=plain(value.home), visiting=plain(value.away))


@rule("mbsz-hu:M6.2@2/board-a-match-merkozes")
def board_a_match_m6(case: Case[BoardAMatchFacts]) -> None:
    """A board is a match."""
    variant: Any = case.facts.variant
    value = work(case, "mbsz-hu:M6.2@2", board_a_match, case.facts.swing, variant, headline=True)
    case.set(result="board_a_match", home=plain(value.home), visiting=plain(value.away))


@rule("mbsz-hu:M6.1")
def tie_m6(case: Case[TieFacts]) -> None:
    """The proposed method for pairs with equal matchpoints."""
    boards = [{row["pair"]: row["matchpoints"] for row in board} for board in case.facts.tied_boards]
    tied = list(dict.fromkeys(pair for board in boards for pair in board))
    value = work(case, "mbsz-hu:M6.1", mitchell_tie, boards, tied, case.facts.top, headline=True)
    order = sorted(tied, key=lambda pair: -value[pair])
    case.set(result="tie_points", points={pair: plain(value[pair]) for pair in order}, order=order)


@rule("mbsz-hu:M6.1")
def movement_m6(case: Case[MovementFacts]) -> None:
    """A movement, verified: rounds of tables with NS, EW and boards."""
    try:
        kind: Any = {"small_team_matches": "teams"}.get(case.facts.movement, case.facts.movement)
        plan = make(kind, case.facts.size, case.facts.set_size)[0].plan
    except BadInput as error:
        raise BadFacts(str(error)) from error
    report = verify(plan)
    case.headline("movement_made", also=(plan.cite,), rounds=len(plan.rounds), tables=len(plan.rounds[0]))
    case.say("movement_verified", opponents=report.opponents[0], sets=report.boards[0])
    case.say("movement_balance", least=report.compared[0], most=report.compared[1])
    if plan.shared:
        case.say("tables_share", tables=" ".join(f"{a}-{b}" for a, b in plan.shared))
    rows = [[{"table": s.table, "ns": s.ns, "ew": s.ew, "boards": s.boards} for s in row] for row in plan.rounds]
    case.set(result="movement", rounds=rows, faults=list(report.faults), phantom=plan.phantom)


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
    "vsz_m6_tie_break", facts=TieFacts, laws=("mbsz-hu:M6.1",), concepts=("tie_break",), decide=tie_m6
)
VSZ_M6_MOVEMENT = procedure(
    "vsz_m6_movement", facts=MovementFacts, laws=("mbsz-hu:M6.1",), concepts=("movement",), decide=movement_m6
)
