"""Law 13 of 2007: other letters, an artificial score for important information (13D2b), and 13E on what was moved."""

from __future__ import annotations

from rulings.engine import Inquiry, rule_of
from rulings.laws.law_13_incorrect_count.facts import CountFacts

Facts = Inquiry[CountFacts]
OLD = ("2007",)


@rule_of("13.F", editions=OLD)
def surplus_card_13f(case: Facts) -> None:
    """The extra card is removed; added to a quitted trick, the score may be adjusted."""
    case.set(result="surplus_removed", call_stands=True, play_continues=True)
    if case.facts.found_among_played:
        case.headline("surplus_played_2007")
        case.set(adjusted_score="possible")
    else:
        case.headline("surplus_removed_2007")
        case.set(adjusted_score="none")


@rule_of("13.A", editions=OLD)
def correctable_13a(case: Facts) -> bool:
    """A player with a wrong hand has called: the board may be played if it can be corrected without changing a call."""
    if not case.facts.finding_correctable:
        return False
    case.headline("correctable_2007")
    case.review()
    case.set(result="correct_and_play", call_stands=True, play_continues=True, adjusted_score="possible")
    return True


@rule_of("13.B", editions=OLD)
def otherwise_13b(case: Facts) -> None:
    """Otherwise an adjusted score, and the offender may be penalised."""
    case.headline("adjusted_2007")
    case.set(result="adjusted_score", play_continues=False, adjusted_score="assigned", penalty="possible")
    case.note("kind_unsaid_2007")


@rule_of("13.C", editions=OLD)
def after_play_13c(case: Facts) -> None:
    """Found after play that one hand had more and another fewer: the result is cancelled (86D may apply)."""
    case.headline("cancelled_2007", also=("86.D",))
    case.set(result="result_cancelled", score_valid=False, adjusted_score="artificial", penalty="possible")


@rule_of("13.D.1", editions=OLD)
def unseen_13d1(case: Facts) -> bool:
    """No call, nothing seen: corrected and played."""
    if case.facts.saw_another_card:
        return False
    case.headline("correct_and_play_2007")
    case.set(result="correct_and_play", play_continues=True, adjusted_score="none")
    return True


@rule_of("13.D.2.b", editions=OLD)
def important_13d2b(case: Facts) -> bool:
    """Something was seen that could interfere with normal bidding or play: an artificial adjusted score at once."""
    if not case.facts.finding_information_important:
        return False
    case.headline("important_2007")
    case.set(result="adjusted_score", play_continues=False, adjusted_score="artificial", penalty="possible")
    return True


@rule_of("13.D.2.a", editions=OLD)
def unimportant_13d2a(case: Facts) -> None:
    """Unlikely to interfere: played, and adjusted if it did affect the result."""
    case.headline("unimportant_2007")
    case.review()
    case.set(result="play_and_review", play_continues=True, adjusted_score="possible", penalty="possible")


@rule_of("13.E", editions=OLD)
def moved_card_13e(case: Facts) -> None:
    """That the director placed or moved a card is unauthorized for the partner of the player concerned."""
    case.say("moved_2007")


def decide_2007(case: Facts) -> None:
    """F for a foreign card; C after play; A and B after a call by a wrong hand; else D; E wherever it is played."""
    if case.facts.surplus_card_foreign:
        surplus_card_13f(case)
    elif case.facts.play_ended:
        after_play_13c(case)
    elif case.facts.called_with_wrong_count:
        if correctable_13a(case):
            moved_card_13e(case)
        else:
            otherwise_13b(case)
    elif unseen_13d1(case):
        moved_card_13e(case)
    elif not important_13d2b(case):
        unimportant_13d2a(case)
        moved_card_13e(case)
