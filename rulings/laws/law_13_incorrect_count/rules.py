"""Law 13 (2017): an incorrect number of cards, one function per provision."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_13_incorrect_count.edition_2007 import decide_2007
from rulings.laws.law_13_incorrect_count.facts import CountFacts

Facts = Inquiry[CountFacts]
CORRECTABLE = {None: "correctable", True: "correctable_affected", False: "correctable_harmless"}
"""By whether what was seen affected the outcome: 13B1 leaves the adjustment to the director."""


@rule_of("13.C")
def surplus_card_13c(case: Facts) -> None:
    """A card not part of the deal is removed: no rectification, and no adjustment unless it was among those played."""
    case.set(result="surplus_removed", call_stands=True)
    over = case.told_as("play_ended", True)  # then nothing goes on any more
    if not over:
        case.set(play_continues=True)
    case.meanwhile("surplus_over" if over else "surplus_while", "found_among_played", also=("12.A",))
    if case.facts.found_among_played:
        case.headline("surplus_played_over" if over else "surplus_played", also=("12.A",))
        case.set(adjusted_score="possible")
    else:
        case.headline("surplus_removed_over" if over else "surplus_removed")
        case.set(adjusted_score="none")


@rule_of("13.fn1")
def law_14_13fn1(case: Facts) -> bool:
    """Law 13 is for hands of more than thirteen cards; a deficient pack is a matter of Law 14."""
    if case.told_as("fewer_than_13", True):  # only a hand that lacks cards is told: nothing speaks for a surplus
        case.meanwhile("surplus_or_only_lack", "more_than_13", also=("13.A", "13.B", "14"))
        if not case.not_presumed("more_than_13"):
            case.route("missing_card", "deficient_only", also=("14",))
            return True
        return False
    if case.facts.more_than_13:
        return False
    if case.facts.fewer_than_13:
        case.route("missing_card", "deficient_only", also=("14",))
    else:
        case.headline("all_thirteen")
        case.set(result="no_irregularity", call_stands=True)
    return True


@rule_of("13.D")
def after_play_13d(case: Facts) -> None:
    """Found after the end of play: the result is cancelled and an adjusted score awarded; 86B; a penalty (90)."""
    case.headline("cancelled", also=("12.C.1.a", "12.C.2.a", "86.B"))
    case.note("kind_unsaid_13d")
    case.aside("liable", also=("90",))
    case.set(result="result_cancelled", score_valid=False, adjusted_score="certain", penalty="possible")


@rule_of("13.A.1")
def unseen_13a1(case: Facts) -> bool:
    """No call yet, and nobody saw another player's card: correct it and play normally."""
    case.meanwhile("seen_or_not", "saw_another_card", also=("13.A.2",))
    if case.facts.saw_another_card:
        return False
    case.headline("correct_and_play")
    case.set(result="correct_and_play", play_continues=True, adjusted_score="none")
    return True


@rule_of("13.A.2")
def seen_13a2(case: Facts) -> None:
    """A card was seen: the board is corrected and played; adjusted afterwards if the information affected it."""
    case.set(result="play_and_review", play_continues=True, penalty="possible")
    affected = case.known.finding_information_affected
    if affected is None:
        case.headline("play_seen")
        case.say("review_information", also=("12.C.1.b", "90"))
        case.review()
        case.set(adjusted_score="possible")
    elif affected:
        case.headline("play_seen_affected", also=("12.C.1.b", "90"))
        case.set(adjusted_score="assigned")
    else:
        case.headline("play_seen_harmless", also=("90",))
        case.set(adjusted_score="none")


@rule_of("13.B.1")
def correctable_13b1(case: Facts) -> bool:
    """A call was made with a wrong hand: if it can be corrected and played with no change of a call, so be it."""
    case.meanwhile("correctable_or_not", "finding_correctable", also=("13.B.2",))
    if not case.facts.finding_correctable:
        return False
    affected = case.known.finding_information_affected
    case.headline(CORRECTABLE[affected])
    if affected is None:
        case.say("review_13b1")
        case.review()
    adjusted = "none" if affected is False else "possible"
    case.set(result="correct_and_play", call_stands=True, play_continues=True, adjusted_score=adjusted)
    return True


@rule_of("13.B.2")
def otherwise_13b2(case: Facts) -> None:
    """Otherwise an adjusted score (12C1b), and the offending side may be penalised."""
    case.headline("adjusted", also=("12.C.1.b",))
    case.say("may_penalise", also=("90",))
    case.set(result="adjusted_score", play_continues=False, adjusted_score="assigned", penalty="possible")


@rule_of("13")
def called_13(case: Facts) -> bool:
    """Has a player with a wrong hand called? Both ways in one sentence while that is not told."""
    key = "called_or_not_seen" if case.told_as("saw_another_card", True) else "called_or_not"
    case.meanwhile(key, "called_with_wrong_count", also=("13.A", "13.B"))
    return case.facts.called_with_wrong_count


def decide(case: Facts) -> None:
    """C for a foreign card; the footnote; D after play; A before a call by a wrong hand; else B."""
    if case.facts.surplus_card_foreign:
        surplus_card_13c(case)
    elif law_14_13fn1(case):
        return
    elif case.facts.play_ended:
        after_play_13d(case)
    elif called_13(case):
        if not correctable_13b1(case):
            otherwise_13b2(case)
    elif not unseen_13a1(case):
        seen_13a2(case)


WRONG_COUNT_EXTRA = procedure(
    "wrong_count_extra",
    facts=CountFacts,
    laws=("13",),
    concepts=("wrong_count", "surplus_card"),
    decide={"2017": decide, "2007": decide_2007},
)
