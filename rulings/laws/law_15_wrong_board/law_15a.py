"""Law 15A (2017; 17D in 2007): a player has called on cards taken from a wrong board."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_15_wrong_board.facts import WrongHandFacts
from rulings.laws.law_16_information.withdrawn import information_16c, information_2007_16d

Facts = Inquiry[WrongHandFacts]
OLD = ("2007",)


@rule_of("15.A.1", editions=("2017", "2007"), renumbered={"2007": "17.D.1"})
def no_call_15a1(case: Facts) -> bool:
    """The law is for a player who called on the wrong cards; without a call he takes the right ones."""
    if case.facts.offender_called:
        return False
    case.headline("no_call")
    case.set(result="exchange_cards", adjusted_score="none")
    return True


@rule_of("15.A.1")
def cancelled_15a1(case: Facts) -> None:
    """That call and every later call are cancelled."""
    told = case.known.partner_called is not None and not case.assumes("partner_called")
    if told and not case.known.partner_called:
        case.say("cancelled_anew", also=("15.A.2.c",))
    else:
        case.aside("cancelled")  # told: the headline says that the board is not played; open: both ways are said
    case.set(call_stands=False)


@rule_of("15.A.2.a")
def partner_called_15a2a(case: Facts) -> bool:
    """If the offender's partner has called, an adjusted score."""
    if not case.facts.partner_called:
        return False
    case.headline("adjusted", also=("12.A.2", "12.C.2.a", "86.B"))
    case.note("kind_unsaid")
    case.set(result="adjusted_score", adjusted_score="artificial")
    return True


@rule_of("15.A.2.b")
def calls_again_15a2b(case: Facts) -> None:
    """Otherwise the offender calls again on the right cards and the auction continues."""
    case.headline("calls_again")
    case.set(result="call_again", next_to_act=case.people["offender"], adjusted_score="none")


@rule_of("15.A.2.c")
def withdrawn_15a2c(case: Facts) -> None:
    """16C applies to every withdrawn call."""
    case.say("withdrawn", also=("16.C",))
    case.set(law_16C2_applies=True)


@rule_of("15.A.2")
def open_15a2(case: Facts) -> None:
    """It is not said whether partner has called: both ways in one sentence."""
    case.meanwhile("cancelled_then", "partner_called", also=("15.A.1", "15.A.2.a", "15.A.2.b"))


@rule_of("15.A.3")
def later_board_15a3(case: Facts) -> None:
    """On the board the cards came from: the same call again, it may be played; a different one, an adjusted score."""
    if case.facts.finding_call_differs:
        case.headline("differs", also=("15.fn1", "12.C.2.a"))
        case.set(result="adjusted_score", adjusted_score="artificial")
        case.note("kind_unsaid")
    else:
        case.headline("repeated", also=("15.fn1",))
        case.set(result="play_on", adjusted_score="none")


@rule_of("15.A.3")
def open_15a3(case: Facts) -> None:
    """On that other board, the new call not being told: both ways in one sentence."""
    case.meanwhile("later_board_then", "finding_call_differs", also=("15.fn1", "12.C.2.a"))


@rule_of("15.A.3")
def warn_15a3(case: Facts) -> None:
    """What awaits the players on that other board."""
    goes_on = case.told_as("partner_called", False)  # this board is played: what it may cost is said too
    case.say("other_board_penalty" if goes_on else "other_board", also=("15.A.4",) if goes_on else ("15.fn1",))


@rule_of("15.A.4")
def penalty_15a4(case: Facts) -> None:
    """Besides, a penalty under Law 90 is possible."""
    case.aside("penalty", also=("90",))
    case.set(penalty="possible")


def decide(case: Facts) -> None:
    """A3 on the later board; else A1, A2 and A4."""
    if case.facts.later_board:
        open_15a3(case)
        later_board_15a3(case)
        penalty_15a4(case)
        return
    if no_call_15a1(case):
        return
    cancelled_15a1(case)
    if not partner_called_15a2a(case):
        calls_again_15a2b(case)
    warn_15a3(case)
    withdrawn_15a2c(case)
    information_16c(case)
    penalty_15a4(case)
    open_15a2(case)


# -- the 2007 edition: Law 17D, where only the offender's call is cancelled and LHO repeats his ---------------------


@rule_of("17.D.1", editions=OLD)
def cancelled_2007(case: Facts) -> None:
    """The call is cancelled."""
    case.say("cancelled_2007")
    case.set(call_stands=False)


@rule_of("17.D.2", editions=OLD)
def calls_again_2007(case: Facts) -> None:
    """He looks at the right hand and calls again; LHO's or partner's later calls decide whether it can go on."""
    if case.facts.lho_called and (case.facts.partner_called or case.facts.finding_call_differs):
        case.headline("adjusted_2007", also=("17.fn1",))
        case.set(result="adjusted_score", adjusted_score="artificial")
        return
    case.headline("lho_repeats_2007" if case.facts.lho_called else "calls_again_2007")
    case.set(result="call_again", next_to_act=case.people["offender"], adjusted_score="none")


@rule_of("17.D.3", editions=OLD)
def later_board_2007(case: Facts) -> None:
    """On the other board: repeated, the director may allow it; different, an artificial adjusted score."""
    if case.facts.finding_call_differs:
        case.headline("differs_2007", also=("17.fn1",))
        case.set(result="adjusted_score", adjusted_score="artificial")
    else:
        case.headline("repeated_2007")
        case.set(result="play_on", adjusted_score="none")


@rule_of("17.D.4", editions=OLD)
def penalty_2007(case: Facts) -> None:
    """A procedural penalty is possible."""
    case.aside("penalty", also=("90",))
    case.set(penalty="possible")


def decide_2007(case: Facts) -> None:
    """17D3 on the later board; else D1, D2 and D4."""
    if case.facts.later_board:
        later_board_2007(case)
    elif no_call_15a1(case):
        return
    else:
        cancelled_2007(case)
        calls_again_2007(case)
        information_2007_16d(case)
    penalty_2007(case)


WRONG_BOARD_HAND = procedure(
    "wrong_board_hand",
    facts=WrongHandFacts,
    laws=("15",),
    concepts=("wrong_board",),
    decide={"2017": decide, "2007": decide_2007},
)
