"""M4.15 and M4.18: a postponed match of the team championship, the qualifying of the Hungarian Cup."""

from __future__ import annotations

from corpus.errors import BadFacts
from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.championship_days.facts import POSTPONED, PostponementFacts, QualifyingFacts

SMALL_FIELD = 42  # teams
QUALIFYING = "mbsz-hu:M4.18/lebonyolitas"


@rule_of(POSTPONED)
def postponement_m4_15(case: Inquiry[PostponementFacts]) -> None:
    """Every team once; oftener in the federation's interest; notice, a new date, played before the last round."""
    faults = []
    if not case.facts.first_request and not (case.facts.federation_interest and case.facts.permitted_beforehand):
        faults.append("only_once")
    if not case.facts.notice_by_previous_day:
        faults.append("notice_too_late")
    if not case.facts.before_last_round:
        faults.append("before_last_round")
    case.headline("postponement_refused" if faults else "postponement_allowed")
    for key in faults:
        case.say(key)
    if not faults:
        case.say("entered_in_book")
        case.say("date_of_the_teams" if case.facts.teams_agree_on_date else "date_by_organizer")
        case.say("within_three_weeks")
    case.set(result="refused" if faults else "allowed", allowed=not faults, faults=faults)


@rule_of(QUALIFYING)
def qualifying_m4_18(case: Inquiry[QualifyingFacts]) -> None:
    """Up to 42 teams two rounds of 12 boards and one win; above three rounds of 10 and two wins; two losses lead to
    the other cup.
    """
    small = case.facts.teams <= SMALL_FIELD
    rounds, boards, needed = (2, 12, 1) if small else (3, 10, 2)
    wins, losses = case.facts.wins, case.facts.losses
    if wins + losses > rounds:
        raise BadFacts(f"The qualifying has {rounds} rounds for this field: {wins} wins and {losses} losses are more.")
    case.say("qualifying_form", rounds=rounds, boards=boards)
    if wins >= needed:
        case.headline("to_main_draw", wins=wins)
        case.set(result="main_draw", goes="main_draw")
    elif losses >= 2:
        case.headline("to_karo_cup")
        case.say("lucky_losers")
        case.set(result="karo_cup", goes="karo_cup")
    else:
        case.headline("plays_on")
        case.set(result="plays_on", goes="qualifying")
    case.set(rounds=rounds, boards=boards)


VSZ_M4_15_POSTPONED = procedure(
    "vsz_m4_15_postponement",
    facts=PostponementFacts,
    laws=("mbsz-hu:M4.15",),
    concepts=("postponement", "championship"),
    decide=postponement_m4_15,
)
VSZ_M4_18_QUALIFYING = procedure(
    "vsz_m4_18_qualifying",
    facts=QualifyingFacts,
    laws=("mbsz-hu:M4.18",),
    concepts=("cup_qualifying", "cup", "championship"),
    decide=qualifying_m4_18,
)
