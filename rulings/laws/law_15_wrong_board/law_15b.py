"""Law 15B (2017; 15A-C in 2007): a board not set for these players; in teams Law 86B."""

from __future__ import annotations

from rulings.engine import Inquiry, Who, procedure, rule_of
from rulings.laws.law_15_wrong_board.facts import WrongBoardFacts

Facts = Inquiry[WrongBoardFacts]
DIRECTOR = Who("director")
OLD = ("2007",)
BY_LATER = {None: "played_or_not", True: "played_or_not_later", False: "played_or_not_lost"}
"""By whether it is told that the assigned board is played later."""


def _either_event(case: Facts) -> str:
    """The sentence for pairs and teams that leaves out what is told already."""
    if case.untold("already_played"):
        return "pairs_or_teams"
    return "pairs_or_teams_void" if case.known.already_played else "pairs_or_teams_complete"


@rule_of("15.fn2")
def teams_15fn2(case: Facts) -> bool:
    """15B is for pairs and individual events; in teams 86B applies."""
    case.meanwhile(_either_event(case), "event", also=("15.B.1", "15.B.2", "15.B.3", "86.B"))
    if case.facts.event != "teams":
        return False
    case.route("team_multi_result", "teams", also=("86.B",))
    if case.known.choice_play_assigned_later:
        case.say("played_later")
    return True


@rule_of("15.B")
def not_begun_15b(case: Facts) -> bool:
    """Before the auction period has begun the right board is simply taken."""
    if case.facts.auction_period_begun:
        return False
    case.headline("not_begun")
    case.set(result="take_right_board", adjusted_score="none")
    return True


@rule_of("15.B")
def set_for_session_15b(case: Facts) -> bool:
    """By the printed words a board set for a later round of the session is no wrong board; by the sense it is."""
    if not case.facts.for_later_round or not case.by_letter("15.B"):
        return False
    case.headline("set_for_session")
    case.set(result="not_a_wrong_board", adjusted_score="none")
    return True


@rule_of("15.B.1")
def void_15b1(case: Facts) -> bool:
    """One or more of the players has already played the board: void for both sides."""
    case.meanwhile(BY_LATER[case.known.choice_play_assigned_later], "already_played", also=("15.B.2", "15.B.3"))
    if not case.facts.already_played:
        return False
    case.headline("void")
    case.set(result="void", score_valid=False)
    return True


@rule_of("15.B.3")
def nobody_deprived_15b3(case: Facts) -> bool:
    """The assigned board is told to be played later, and the cancelled one was not theirs: nobody misses a board."""
    known = case.known
    if not known.choice_play_assigned_later or case.told_as("for_later_round", True):
        return False
    case.say("played_later")
    case.set(adjusted_score="none")
    return True


@rule_of("15.B.2")
def complete_15b2(case: Facts) -> bool:
    """None of the four has: it is completed and the result kept; says whether the assigned boards are played later."""
    case.headline("complete")
    case.set(result="result_kept", score_valid=True)
    case.option(DIRECTOR, "play_later", "choice_play_assigned_later")
    case.option(DIRECTOR, "not_later", "choice_play_assigned_later", also=("15.B.3",))
    later = case.known.choice_play_assigned_later
    if later is None:
        case.set(adjusted_score="possible")
        return True
    if later:
        case.say("played_later")
        case.set(adjusted_score="none")
    return bool(later)


@rule_of("15.B.3")
def deprived_15b3(case: Facts) -> None:
    """An artificial adjusted score for whoever lost the chance of a normal result on a board."""
    case.say("deprived", also=("12.C.2.a",))
    case.set(adjusted_score="artificial")


def decide(case: Facts) -> None:
    """Not yet begun, teams, B1, B2; B3 for the deprived."""
    if not_begun_15b(case) or teams_15fn2(case) or set_for_session_15b(case):
        return
    settled = nobody_deprived_15b3(case) if void_15b1(case) else complete_15b2(case)
    if not settled:
        deprived_15b3(case)


# -- the 2007 edition -----------------------------------------------------------------------------------------------


@rule_of("15.C", editions=OLD)
def second_auction_15c(case: Facts) -> None:
    """Found in the auction period: the right players sit down and bid it; every earlier call must be repeated."""
    if case.facts.finding_deliberate:
        case.say("deliberate_2007")
        case.set(penalty="possible")
    if case.facts.calls_repeated:
        case.headline("repeated_15c_2007")
        case.set(result="play_on", call_stands=False, adjusted_score="none")
    else:
        case.headline("cancelled_15c_2007")
        case.set(result="void", call_stands=False, score_valid=False)


@rule_of("15.B", editions=OLD)
def replayed_15b_2007(case: Facts) -> bool:
    """A player has played the board before: the second score is cancelled; artificial scores for the deprived."""
    if not case.facts.already_played:
        return False
    case.headline("replayed_2007")
    case.set(result="void", score_valid=False, adjusted_score="artificial")
    return True


@rule_of("15.A", editions=OLD)
def stands_15a_2007(case: Facts) -> None:
    """Nobody had played it: the score normally stands; the right board may be played later."""
    case.headline("stands_2007", also=("15.A.1", "15.A.2"))
    case.set(result="result_kept", score_valid=True, adjusted_score="none")


def decide_2007(case: Facts) -> None:
    """C in the auction period, else B or A."""
    if case.facts.found_in_auction_period:
        second_auction_15c(case)
    elif not replayed_15b_2007(case):
        stands_15a_2007(case)


WRONG_OPPONENTS_BOARD = procedure(
    "wrong_opponents_board",
    facts=WrongBoardFacts,
    laws=("15",),
    concepts=("wrong_board", "team_match"),
    decide={"2017": decide, "2007": decide_2007},
)
