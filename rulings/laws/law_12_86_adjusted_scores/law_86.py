"""Law 86: team play - substitute boards, the result at the other table, boards played at one table only."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_12_86_adjusted_scores.facts import TeamFacts

Facts = Inquiry[TeamFacts]


@rule_of("86.A")
def substitute_86a(case: Facts) -> bool:
    """No substitute board when a contestant could know the match result without it. Says whether one is allowed."""
    if case.facts.match_result_may_be_known:
        case.say("no_substitute")
        return False
    case.aside("substitute_allowed", also=("6",))
    return True


@rule_of("86.A")
def substitute_wanted_86a(case: Facts) -> None:
    """The question is only whether the board may be replaced."""
    case.meanwhile("substitute_if", "match_result_may_be_known", also=("6.D.3",))
    if substitute_86a(case):
        case.headline("board_replaced")
        case.set(result="substitute_board", adjusted_score="none")
    else:
        case.headline("adjust_instead")
        case.set(result="adjusted_score", adjusted_score="possible")


@rule_of("86.B.1")
def single_86b1(case: Facts) -> None:
    """One adjusted result, and the other table favours a side: an assigned adjusted score (12C1c)."""
    case.meanwhile("single_if", "other_table_favours_one_side", also=("12.C",))
    if case.facts.other_table_favours_one_side:
        case.headline("assign_single", also=("12.C.1.c",))
        case.set(result="assigned", adjusted_score="assigned")
    else:
        case.headline("ordinary_single", also=("12.C",))
        case.set(result="adjusted_score", adjusted_score="possible")


@rule_of("86.B.2")
def several_86b2(case: Facts) -> None:
    """Two or more results that cannot be compared, or several artificial scores: by fault."""
    case.route("team_multi_result", "several")


@rule_of("86.B.3")
def regulation_86b3(case: Facts) -> bool:
    """The authority may provide otherwise for boards played at one table only; if not, as in B2."""
    if case.facts.regulation_provides:
        case.headline("by_regulation")
        case.set(result="by_regulation", adjusted_score="possible")
        return True
    case.say("no_regulation", also=("86.B.2",))
    return False


@rule_of("86.B")
def by_situation_86b(case: Facts) -> None:
    """What happened at the two tables is not told: B1 and B2."""
    case.meanwhile("by_situation", "situation", also=("86.B.1", "86.B.2"))


def decide(case: Facts) -> None:
    """A; B1; B3 before B2, to which it leads back."""
    by_situation_86b(case)
    situation = case.facts.situation
    if situation == "substitute_board":
        substitute_wanted_86a(case)
    elif situation == "single_adjusted_result":
        single_86b1(case)
    elif situation == "several_results" or not regulation_86b3(case):
        several_86b2(case)


TEAM_ADJUSTED_SCORE = procedure(
    "team_adjusted_score",
    facts=TeamFacts,
    laws=("86",),
    concepts=("team_play", "substitute_board", "adjusted_score"),
    decide=decide,
)
