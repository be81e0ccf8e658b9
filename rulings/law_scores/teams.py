"""Laws 86 and 87: fouled boards, and two or more incomparable results in a team match."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.law_scores.facts import FouledFacts, MultiResultFacts
from rulings.scoring.adjusted import IMPS, incomparable_results
from rulings.scoring.number_facts import plain
from rulings.scoring.stating import work


@rule_of("87.B")
def fouled_board_87(case: Inquiry[FouledFacts]) -> None:
    """Pairs: groups of comparable results, each scored by the regulations; teams: Law 86B2."""
    if not_fouled_87a(case):
        return
    case.meanwhile("by_event_87", "event", also=("87.A", "87.C", "86.B.2"))
    if case.facts.event == "pairs":
        known = case.known.forms_known
        if case.told_as("difference", "dealer_or_vulnerability"):  # no card was misplaced (90B6)
            case.headline("forms_known" if known else "forms_scored_apart", also=("87.A",))
            if not case.told("event"):
                case.say("teams_by_fault", also=("87.C", "86.B.2"))
        elif case.told("event") or case.untold("event"):  # untold, the pairs' branch speaks of pairs alone
            case.headline("groups_known" if known else "groups_scored_apart", also=("87.A",))
        else:  # the short answer goes by pairs: of teams people tell
            key = "groups_known_unless_teams" if known else "groups_unless_teams"
            case.headline(key, also=("87.A", "87.C", "86.B.2"))
        case.aside("hungarian_regulation", also=("mbsz-hu:27",))
        case.set(result="scored_in_groups", procedure="vsz_27_fouled_board")
    else:
        fouled_in_teams_87c(case)


@rule_of("87.A")
def not_fouled_87a(case: Inquiry[FouledFacts]) -> bool:
    """Fouled: a card in the wrong pocket, or another dealer or vulnerability, and so results not to be compared."""
    if case.facts.difference != "nothing" and case.facts.results_compared:
        return False
    case.headline("same_form" if case.facts.difference == "nothing" else "not_compared")
    case.set(result="not_fouled", adjusted_score="none")
    return True


@rule_of("87.C")
def fouled_in_teams_87c(case: Inquiry[FouledFacts]) -> None:
    """Team matches: see 86B2."""
    case.headline("see_86b2", also=("87.A", "86.B.2"))
    case.set(result="decided_by_fault", procedure="team_multi_result")


@rule_of("86.B.2")
def multi_result_86b2(case: Inquiry[MultiResultFacts]) -> None:
    """By fault: nobody's, one side's, both sides'."""
    case.meanwhile("by_fault_86b2", "fault", also=("86.B.2.a", "86.B.2.b", "86.B.2.c"))
    match case.facts.fault:
        case "none":
            nobody_86b2a(case)
        case "one":
            one_side_86b2b(case)
        case _:
            both_86b2c(case)


@rule_of("86.B.2.a")
def nobody_86b2a(case: Inquiry[MultiResultFacts]) -> None:
    """Cancelled; artificial scores, or a substitute board if there is time and nobody knows the result (86A)."""
    late = case.told_as("finding_time_left", False)  # then nobody asks what a contestant could know
    if not late:
        case.meanwhile("cancelled_unless_replaced", "result_known", also=("86.A", "12.C.2.b"))
    if not late and case.facts.result_known:
        case.headline("no_substitute_board", also=("86.A", "12.C.2.b"))
        case.set(result="artificial", adjusted_score="artificial", imps_each=3)
    else:
        if not late:
            case.meanwhile("replaced_if_in_time", "finding_time_left", also=("86.A", "12.C.2.b"))
        time_left_86b2a(case)
    case.note("imps_each_as_innocent", also=("12.C.2.a", "12.C.2.b"))


@rule_of("86.B.2.a")
def time_left_86b2a(case: Inquiry[MultiResultFacts]) -> None:
    """Nobody knows the result: a substitute board if the time allows it."""
    if case.facts.finding_time_left:
        case.headline("substitute_board_possible", also=("86.A",))
        case.set(result="substitute_board", adjusted_score="possible")
    else:
        case.headline("artificial_for_both", also=("12.C.2.b",))
        case.set(result="artificial", adjusted_score="artificial", imps_each=3)


@rule_of("86.B.2.b")
def one_side_86b2b(case: Inquiry[MultiResultFacts]) -> None:
    """The innocent side gets the better of average plus and the assigned score, the other side the opposite."""
    case.meanwhile("better_of_both", "finding_assigned_possible", also=("12.C.2.b", "12.C.1.c"))
    if case.known.finding_assigned_possible:
        case.meanwhile("better_of_assigned", "assigned_imps", also=("12.C.2.b", "12.C.1.c"))
    assigned = case.facts.assigned_imps if case.facts.finding_assigned_possible else 0
    value = work(case, "86.B.2.b", incomparable_results, assigned)
    case.headline("innocent_gets", also=("12.C.2.b", "12.C.1.c"), imps=plain(value.non_offending))
    case.set(
        result="better_of_two",
        adjusted_score="assigned" if value.non_offending > IMPS["plus"] else "artificial",
        imps_innocent=plain(value.non_offending),
        imps_offender=plain(value.offending),
    )


@rule_of("86.B.2.c")
def both_86b2c(case: Inquiry[MultiResultFacts]) -> None:
    """Cancelled, and artificial adjusted scores."""
    case.headline("artificial_both_at_fault", also=("12.C.2.b",))
    case.set(result="artificial", adjusted_score="artificial", imps_each=-3)


FOULED_BOARD = procedure(
    "fouled_board", facts=FouledFacts, laws=("87",), concepts=("fouled_board",), decide=fouled_board_87
)
TEAM_MULTI_RESULT = procedure(
    "team_multi_result",
    facts=MultiResultFacts,
    laws=("86",),
    concepts=("fouled_board", "adjusted_score"),
    decide=multi_result_86b2,
)
