"""MBSz 24: what a plan for a pairs event must keep, and what the text recommends."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.at_table.facts import ScheduleFacts

USUAL = (1, 2)  # boards against one opponent
SESSION = (24, 36)  # boards
SESSIONS_A_DAY = 2
BREAK = 60  # minutes


@rule_of("mbsz-hu:24")
def schedule_24(case: Inquiry[ScheduleFacts]) -> None:
    """Opponents, boards and sessions: `broken` are the limits of the text, `advice` what it recommends otherwise."""
    broken: list[str] = []
    advice: list[str] = []
    opponents_24a(case, advice)
    boards_24b(case, broken, advice)
    sessions_24c(case, broken, advice)
    case.headline("plan_breaks" if broken else "plan_departs" if advice else "plan_fits", count=len(broken))
    case.set(result="breaks_limits" if broken else "within_limits", broken=broken, advice=advice)


@rule_of("mbsz-hu:24.a")
def opponents_24a(case: Inquiry[ScheduleFacts], advice: list[str]) -> None:
    """At least half of the possible opponents, if possible."""
    met, possible = case.facts.opponents, case.facts.pairs - 1
    case.say("opponents_share", met=met, possible=possible, percent=100 * met // possible)
    if 2 * met < possible:
        advice.append("few_opponents")
        case.say("few_opponents")


@rule_of("mbsz-hu:24.b")
def boards_24b(case: Inquiry[ScheduleFacts], broken: list[str], advice: list[str]) -> None:
    """Two boards against an opponent, rarely one; more only in small fields or divisions; 80 % of the boards."""
    each = case.facts.boards_per_opponent
    if each not in USUAL and not case.facts.few_pairs_or_divisions:
        broken.append("too_many_boards_per_opponent")
        case.say("too_many_boards_per_opponent", boards=each)
    played, whole = case.facts.boards_played, case.facts.boards_in_event
    case.say("boards_share", played=played, whole=whole, percent=100 * played // whole)
    if 5 * played < 4 * whole:
        advice.append("few_of_the_boards")
        case.say("few_of_the_boards")


@rule_of("mbsz-hu:24.c")
def sessions_24c(case: Inquiry[ScheduleFacts], broken: list[str], advice: list[str]) -> None:
    """24 to 36 boards a session, two sessions a day with an hour between, equal sessions, equally frequent boards."""
    boards = case.facts.boards_per_session
    case.say("session_boards", boards=boards)
    if not SESSION[0] <= boards <= SESSION[1]:
        advice.append("session_length")
        case.say("short_session" if boards < SESSION[0] else "long_session", boards=boards)
    if case.facts.sessions_per_day > SESSIONS_A_DAY:
        broken.append("too_many_sessions")
        case.say("too_many_sessions")
    if case.facts.sessions_per_day > 1 and case.facts.break_minutes < BREAK:
        broken.append("break_too_short")
        case.say("break_too_short", minutes=case.facts.break_minutes)
    if not case.facts.sessions_of_equal_length:
        advice.append("unequal_sessions")
        case.say("unequal_sessions")
    if not case.facts.boards_played_equally_often:
        broken.append("unequal_tops")
        case.say("unequal_tops", also=("78.A", "mbsz-hu:28"))


VSZ_24 = procedure(
    "vsz_24_schedule", facts=ScheduleFacts, laws=("mbsz-hu:24", "78"), concepts=("movement",), decide=schedule_24
)
