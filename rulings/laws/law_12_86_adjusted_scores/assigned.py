"""Laws 12A, 12B, 12C1: may the director adjust, was there damage, and what is assigned."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from corpus.errors import BadFacts
from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_12_86_adjusted_scores.facts import AssignedFacts
from rulings.scoring.adjusted import self_inflicted, weighted_imps, weighted_matchpoints
from rulings.scoring.number_facts import plain
from rulings.scoring.stating import work

Facts = Inquiry[AssignedFacts]
BOTH = ("2017", "2007")
GROUNDS = {
    "law_gives_power": ("power_law_gives_power", "12.A"),
    "no_redress": ("power_no_redress", "12.A.1"),
    "wrongly_rectified": ("power_wrongly_rectified", "12.A.3"),
}


@rule_of("12.B.2", editions=BOTH)
def no_adjustment_12b2(case: Facts) -> None:
    """Not because a rectification is unduly severe or advantageous."""
    case.headline("not_for_severity")
    case.set(result="no_adjustment", adjusted_score="none")


@rule_of("12.A.2", editions=BOTH)
def no_normal_play_12a2(case: Facts) -> None:
    """No rectification permits normal play of the board: an artificial adjusted score."""
    case.set(adjusted_score="artificial")
    case.route("artificial_score", "no_normal_play", also=("12.C.2",))


@rule_of("12.A", editions=BOTH)
def power_12a(case: Facts) -> None:
    """The law that gives the power, 12A1 or 12A3; within the time of 92B, at a player's request or his own motion."""
    says, provision = GROUNDS[case.facts.ground]
    (case.aside if case.told("finding_damage") else case.say)(says, also=(provision, "92.B"))


@rule_of("12.B.1", editions=BOTH)
def damage_12b1(case: Facts) -> bool:
    """Damage: because of the infraction a worse result than would have been expected without it."""
    wrongly = case.known.ground == "wrongly_rectified"
    case.meanwhile("damage_then_wrongly" if wrongly else "damage_then", "finding_damage")
    if case.facts.finding_damage:
        (case.aside if case.told("finding_outcomes") else case.say)("damage")
        return True
    case.headline("no_damage")
    case.set(result="no_adjustment", adjusted_score="none")
    return False


@rule_of("12.C.1.d", editions=BOTH)
def too_many_12c1d(case: Facts) -> bool:
    """The possibilities are numerous or not obvious: an artificial adjusted score may be awarded."""
    own_part = case.since("2017") and case.facts.own_error_alleged and case.untold("finding_self_inflicted")
    key, law = ("how_assigned_own_part", "12.C.1.e") if own_part else ("how_assigned", "12.C.1.c")
    case.meanwhile(key, "finding_outcomes", also=("12.C.1.b", law))
    if case.facts.finding_outcomes != "too_many":
        return False
    case.set(adjusted_score="artificial")
    case.route("artificial_score", "too_many", also=("12.C.2",))
    return True


@rule_of("12.C.1.a", editions=BOTH)
def assigned_12c1a(case: Facts) -> None:
    """An assigned adjusted score replaces the score obtained in play."""
    case.headline("assigned")
    case.set(result="assigned", adjusted_score="assigned")


@rule_of("12.C.1.b")
def restore_12c1b(case: Facts) -> None:
    """As nearly as possible the probable outcome had the infraction not occurred."""
    case.aside("restore")


@rule_of("12.C.1.c")
def weights_12c1c(case: Facts) -> None:
    """Weighted to reflect the probabilities, but only of outcomes that could have been achieved legally."""
    case.say("weights")
    if case.facts.illegal_outcome_included:
        case.say("illegal_excluded")
    outcomes = case.known.possible_outcomes
    if outcomes is None:
        return
    legal = [one for one in outcomes if one.get("legal") is not False]
    if not legal:
        raise BadFacts(
            "Every one of the possible_outcomes is illegal; name those that could be reached legally (12C1c)."
        )
    if sum((Fraction(one["weight"]) for one in legal), Fraction(0)) != 100:
        if len(legal) == len(outcomes):
            raise BadFacts("The weights of possible_outcomes do not make 100 together; give weights that do (12C1c).")
        case.say("weigh_again")
        return
    _compute(case, [(one["weight"], one["score"]) for one in legal])


def _compute(case: Facts, parts: list[tuple[Any, int]]) -> None:
    known = case.known
    if known.other_results is not None:
        points = work(case, "12.C.1.c", weighted_matchpoints, parts, known.other_results, "2-1-0")
        case.set(matchpoints=plain(points))
    if known.other_table_score is not None:
        gain = work(case, "12.C.1.c", weighted_imps, parts, known.other_table_score)
        case.set(imps=plain(gain))


@rule_of("12.C.1.e")
def own_part_open_12c1e(case: Facts) -> None:
    """Whether the innocent side's own error was of that kind is still to be found: both ways in one sentence."""
    if case.facts.own_error_alleged:
        case.meanwhile("how_assigned_own_part", "finding_self_inflicted", also=("12.C.1.a", "12.C.1.b"))


@rule_of("12.C.1.e")
def own_part_12c1e(case: Facts) -> None:
    """Own extremely serious error unrelated to the infraction, or a gamble: no relief for that part of the damage."""
    if not case.facts.own_error_alleged:
        return
    if case.facts.finding_self_inflicted == "none":
        case.say("ordinary_error")
        return
    case.say("offenders_full", also=("12.C.1.e.i",))
    case.say("no_relief_for_own_part", also=("12.C.1.e.ii",))
    case.set(split_score=True)
    known = case.known
    numbers = (known.result_without_irregularity, known.result_without_own_error, known.result_obtained)
    if None not in numbers:
        both = work(case, "12.C.1.e", self_inflicted, *numbers)
        case.set(non_offending_result=plain(both.non_offending), offending_result=plain(both.offending))
    knockout_12c4(case)


@rule_of("12.C.4")
def knockout_12c4(case: Facts) -> None:
    """A knock-out match: the average of the two sides' separate results."""
    if case.facts.knockout:
        case.say("knockout")


@rule_of("12.C.3", editions=BOTH)
def individual_12c3(case: Facts) -> None:
    """In an individual event both players of the offending side get the adjustment."""
    if case.facts.individual:
        case.say("individual")


def decide(case: Facts) -> None:
    """12B2 and 12A2 first, then damage, then 12C1 in its order."""
    if not may_adjust(case):
        return
    own_part_open_12c1e(case)
    assigned_12c1a(case)
    restore_12c1b(case)
    if case.facts.finding_outcomes == "several":
        weights_12c1c(case)
    own_part_12c1e(case)
    individual_12c3(case)


@rule_of("12.A", editions=BOTH)
def by_ground_12a(case: Facts) -> None:
    """On what ground the score is to be adjusted is not told."""
    if case.since("2017") and case.known.own_error_alleged:
        case.meanwhile("how_assigned_own_part", "ground", also=("12.C.1.e",))
    else:
        case.meanwhile("by_ground", "ground", also=("12.A.1", "12.A.2", "12.A.3", "12.B.1"))


def may_adjust(case: Facts) -> bool:
    """Grounds, damage, and an outcome that can be assigned."""
    by_ground_12a(case)
    ground = case.facts.ground
    if ground == "rectification_too_harsh_or_mild":
        no_adjustment_12b2(case)
        return False
    if ground == "no_normal_play":
        no_normal_play_12a2(case)
        return False
    power_12a(case)
    return damage_12b1(case) and not too_many_12c1d(case)


# -- the 2007 edition --------------------------------------------------------------------------------------------


@rule_of("12.C.1.c", editions=("2007",))
def weights_2007_12c1c(case: Facts) -> None:
    """2007: weighting is allowed unless the authority provides otherwise; it may choose e instead."""
    if case.facts.authority_chose_12c1e:
        case.say("best_and_worst_2007", also=("12.C.1.e.i", "12.C.1.e.ii", "12.C.1.f"))
        case.set(split_score=True)
    else:
        case.say("weights_2007")


@rule_of("12.C.1.b", editions=("2007",))
def own_part_2007_12c1b(case: Facts) -> None:
    """2007: a serious error (not "extremely"), or a wild or gambling action: no relief for the part self-inflicted."""
    if not case.facts.own_error_alleged:
        return
    if case.facts.finding_self_inflicted == "none":
        case.say("ordinary_error_2007")
    else:
        case.say("own_part_2007")
        case.set(split_score=True)


def decide_2007(case: Facts) -> None:
    """The order of the 2007 text."""
    if not may_adjust(case):
        return
    assigned_12c1a(case)
    own_part_2007_12c1b(case)
    weights_2007_12c1c(case)
    individual_12c3(case)


ASSIGNED_SCORE = procedure(
    "assigned_score",
    facts=AssignedFacts,
    laws=("12",),
    concepts=("assigned_score", "adjusted_score", "damage", "weighted_score", "serious_error", "individual_event"),
    decide={"2017": decide, "2007": decide_2007},
)
