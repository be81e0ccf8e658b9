"""Law 2: dealer and vulnerability by the number of the board, or as the board is marked."""

from __future__ import annotations

from bridge.seats import Seat, Side, Vulnerability, dealer_of_board, vulnerability_of_board
from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_02_boards.facts import BoardFacts

Facts = Inquiry[BoardFacts]
CONDITIONS = {
    Vulnerability.NONE: "conditions_none",
    Vulnerability.NS: "conditions_ns",
    Vulnerability.EW: "conditions_ew",
    Vulnerability.BOTH: "conditions_both",
}
MARKED = {
    Vulnerability.NONE: "marked_none",
    Vulnerability.NS: "marked_ns",
    Vulnerability.EW: "marked_ew",
    Vulnerability.BOTH: "marked_both",
}


@rule_of("2")
def by_number_2(case: Facts) -> None:
    """The table, repeated for boards 17 to 32 and every further sixteen."""
    board = case.facts.board
    dealer = case.known.dealer or dealer_of_board(board)
    _conditions(case, CONDITIONS, dealer, case.known.vulnerability or vulnerability_of_board(board), "board_conditions")


@rule_of("2")
def as_marked_2(case: Facts) -> None:
    """A board that does not conform should not be used; if it is, its own markings apply for the session."""
    if case.known.marked_dealer is None and case.known.marked_vulnerability is None:
        case.headline("marked_apply", also=("87.A",))  # whatever they are, which the players see
        case.set(result="marked_conditions")
        return
    dealer = case.known.marked_dealer or dealer_of_board(case.facts.board)
    vulnerability = case.known.marked_vulnerability or vulnerability_of_board(case.facts.board)
    _conditions(case, MARKED, dealer, vulnerability, "marked_conditions")
    case.say("should_not_be_used")
    case.say("copies_differ", also=("87.A",))


def _conditions(
    case: Facts, keys: dict[Vulnerability, str], dealer: Seat, vulnerability: Vulnerability, result: str
) -> None:
    case.headline(keys[vulnerability], also=("2.t1",), dealer=dealer)
    case.set(
        result=result,
        dealer=dealer,
        vulnerability=vulnerability.value,
        vulnerable_sides=[side.value for side in Side if vulnerability.includes(side)],
        next_to_act=dealer,
    )


def decide(case: Facts) -> None:
    """The table of Law 2, unless the board is marked otherwise."""
    if case.facts.marked_otherwise:
        as_marked_2(case)
    else:
        by_number_2(case)


BOARD_CONDITIONS = procedure(
    "board_conditions",
    facts=BoardFacts,
    laws=("2",),
    concepts=("board", "dealer", "vulnerability"),
    decide=decide,
)
