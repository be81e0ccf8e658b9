"""Laws 9 to 11 (2017): attention to an irregularity, waivers and options, forfeiture of rectification."""

from __future__ import annotations

from rulings.engine import Inquiry, Who, procedure, rule_of
from rulings.laws.law_09_11_procedure.facts import WaiverFacts

Facts = Inquiry[WaiverFacts]
DIRECTOR = Who("director")
ACTED_FIRST = {None: "acted_first", True: "acted_first_gained", False: "acted_first_no_gain"}
"""By whether it is told that the opponents gained through ignorance of the Laws."""


@rule_of("9.B.1.a")
def at_once_9b1a(case: Facts) -> None:
    """When it was is not told: the director at once, whoever calls him; and who may draw attention when."""
    case.meanwhile("call_at_once", "phase", also=("9.B.1.b", "9.B.2", "9.A.1", "9.A.2", "9.A.4"))


@rule_of("9.A.1")
def auction_9a1(case: Facts) -> None:
    """In the auction period any player may draw attention, in turn or not."""
    case.headline("any_player")
    case.set(result="allowed", allowed=True)


@rule_of("9.A.2")
def play_9a2(case: Facts) -> None:
    """In the play declarer and either defender may; after it, dummy too (9A4)."""
    case.headline("declarer_or_defender", also=("9.A.4",) if case.facts.phase == "after_play" else ())
    case.set(result="allowed", allowed=True)


@rule_of("9.A.4")
def dummy_9a4(case: Facts) -> bool:
    """Dummy may not draw attention to an irregularity until the play is over."""
    if case.facts.phase != "play" or not case.facts.by_dummy:
        return False
    case.headline("not_dummy", also=("43.A.1.b", "90"))
    case.set(result="not_allowed", allowed=False, penalty="possible")
    return True


@rule_of("9.B.1.a")
def director_called_9b1(case: Facts) -> None:
    """Once attention is drawn the director is called at once, by any player, and nobody does anything till he rules."""
    case.say("call_director", also=("9.B.1.b", "9.B.2"))
    case.say("no_right_lost", also=("9.B.1.c", "9.B.1.d"))


@rule_of("9.A.5")
def own_side_9a5(case: Facts) -> None:
    """Nobody has to draw attention to an irregularity of his own side (but see 20F5)."""
    case.aside("own_side", also=("20.F.5",))


@rule_of("9.A.3")
def prevention_9a3(case: Facts) -> None:
    """Any player, dummy included (42B2), may try to prevent an irregularity; prevented, there is nothing to rectify."""
    if case.known.phase == "auction_period":
        case.headline("prevented_call")
    else:
        case.headline("prevented", also=("42.B.2",))
    case.set(result="allowed", allowed=True, penalty="none")


@rule_of("72.B.2")
def own_side_72b2(case: Facts) -> None:
    """Nobody has to draw attention to his own side's infraction (but 20F, 62A, 79A2); hiding it is banned."""
    case.headline("own_infraction", also=("72.B.3", "9.A.5"))
    case.set(result="no_duty", allowed=True)


@rule_of("10.A")
def players_may_not_10a(case: Facts) -> None:
    """Only the director may adjust or waive (81C5)."""
    if case.known.choice_allow is not None:
        case.say("players_may_not", also=("81.C.5",))


@rule_of("10.B")
def allow_or_cancel_10b(case: Facts) -> None:
    """He may allow or cancel what the players did without his instructions."""
    case.option(DIRECTOR, "allow", "choice_allow")
    case.option(DIRECTOR, "cancel", "choice_allow")
    allowed = case.known.choice_allow
    if allowed is None:
        if case.told_as("finding_gained_through_ignorance", True):
            case.headline("director_decides_gained", also=("11.A", "10.A", "81.C.5"), tells=("choice_allow",))
        else:
            case.headline("director_decides", also=("10.A", "81.C.5"))
        case.set(result="director_decides")
        return
    case.headline("let_stand" if allowed else "undone")
    case.set(result="allowed" if allowed else "cancelled", allowed=allowed)


@rule_of("10.C.2")
def no_consultation_10c2(case: Facts) -> None:
    """A player with options may not consult his partner."""
    case.headline("not_consult", also=("10.C.1",))
    case.say("consequences", also=("16.B", "90"))
    case.say("best_option", also=("10.C.3", "10.C.4", "16.C.2"))
    case.set(result="not_allowed", allowed=False, adjusted_score="possible", penalty="possible")


@rule_of("10.C.3")
def best_option_10c3(case: Facts) -> None:
    """Who has options may take the most advantageous one; after a rectification the offenders too (10C4)."""
    case.headline("best_option_chosen", also=("10.C.2", "10.C.4", "16.C.2"))
    case.set(result="allowed", allowed=True, adjusted_score="none", penalty="none")


def _gain(case: Facts) -> bool | None:
    """Whether the opponents gained through ignorance of the Laws; None where nobody has told it."""
    told = case.told("finding_gained_through_ignorance")
    return bool(case.known.finding_gained_through_ignorance) if told else None


@rule_of("11.A")
def forfeiture_11a(case: Facts) -> None:
    """The innocent side acted before the director was called: the right may be forfeited; who gained loses the gain."""
    case.meanwhile(ACTED_FIRST[_gain(case)], "finding_right_forfeited", also=("11.B", "9.B.1.a"))
    if not case.facts.finding_right_forfeited:
        case.headline("kept")
        case.set(result="rectification_applies", adjusted_score="none")
        return
    case.set(result="forfeited")
    case.meanwhile("forfeited", "finding_gained_through_ignorance")
    if case.facts.finding_gained_through_ignorance:
        case.headline("forfeited_gained")
        case.aside("one_side_adjusted")  # the headline says it
        case.set(adjusted_score="assigned", adjusted_side="gaining_side_only")
    else:
        case.headline("forfeited_no_gain")
        case.set(adjusted_score="none")


@rule_of("11.B")
def penalty_11b(case: Facts) -> None:
    """Even then a procedural penalty is possible."""
    if case.facts.finding_right_forfeited:
        case.say("penalty", also=("90",))
        case.set(penalty="possible")


@rule_of("9")
def by_issue_9(case: Facts) -> None:
    """What is asked is not told: the director at once, and what players may not do themselves."""
    case.meanwhile("by_issue", "issue", also=("9.B.1.a", "9.B.2", "10.A", "11.A"))


def decide(case: Facts) -> None:
    """By the question asked."""
    by_issue_9(case)
    issue = case.facts.issue
    if issue == "attention_drawn":
        at_once_9b1a(case)
        if case.facts.phase == "auction_period":
            auction_9a1(case)
        elif not dummy_9a4(case):
            play_9a2(case)
        director_called_9b1(case)
        own_side_9a5(case)
    elif issue == "players_settled_it":
        players_may_not_10a(case)
        allow_or_cancel_10b(case)
    elif issue == "prevented":
        prevention_9a3(case)
    elif issue == "own_side_silent":
        own_side_72b2(case)
    elif issue == "consulted_partner":
        no_consultation_10c2(case)
    elif issue == "chose_best":
        best_option_10c3(case)
    else:
        forfeiture_11a(case)
        penalty_11b(case)


WAIVERS_AND_FORFEITURE = procedure(
    "waivers_and_forfeiture",
    facts=WaiverFacts,
    laws=("9", "10", "11"),
    concepts=("drawing_attention", "calling_director", "rectification_by_players", "options", "forfeiture"),
    decide=decide,
)
