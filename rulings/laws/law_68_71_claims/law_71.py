"""Law 71: a concession cancelled within the correction period of 79C; in 2017, 2007 and 1997."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_68_71_claims.facts import CancelFacts, claims_people

Facts = Inquiry[CancelFacts]


_IN_TIME = {
    "cancelled_if": "cancelled_if_in_time",
    "cancelled_if_normal": "cancelled_if_normal_in_time",
    "was_won": "was_won_in_time",
    "cannot_be_lost": "cannot_be_lost_in_time",
}
_SINCE = {"was_won": "was_won_since", "cannot_be_lost": "cannot_be_lost_since"}


def _if_open(case: Facts, key: str) -> str:
    """The sentence of an open case; where it is told that the correction period is running, that is no condition."""
    return _IN_TIME[key] if case.told_as("within_correction_period", True) else key


def _restore(case: Facts, key: str) -> None:
    """What ends the right to object to a claim (69A) does not end this; a period told to run is no condition."""
    if case.edition != "1997" and case.told_as("within_correction_period", True):
        case.headline(_IN_TIME[key], also=("71", "79.C.1"))
    elif case.since("2017") and case.told("since_concession") and case.known.since_concession != "open":
        case.headline(_SINCE[key], also=("71", "79.C.1"))
    else:
        case.headline(key, also=("71",))
    case.set(result="cancelled", concession_stands=False, trick_restored=True)


@rule_of("71", editions=("2017", "2007", "1997"))
def stands_71(case: Facts) -> None:
    """A concession must stand once made, except as provided."""
    case.headline("concession_stands")
    case.set(result="stands", concession_stands=True, trick_restored=False)


@rule_of("79.C.1", renumbered={"2007": "79.C.1"})
def period_79c(case: Facts) -> bool:
    """Within the period for correcting scores: thirty minutes after posting unless set later."""
    if case.since("2017"):
        case.meanwhile("cancelled_if", "within_correction_period", also=("71.A", "71.B"))
    if case.facts.within_correction_period:
        return False
    case.say("period_over", also=("71",))
    return True


@rule_of("71.A", renumbered={"2007": "71.1"})
def won_71a(case: Facts) -> bool:
    """A trick his side had in fact won."""
    found = not case.untold("finding_no_normal_line_loses")
    if case.since("2017") and found and case.untold("concession_of"):
        return False  # who judged how it could have been lost speaks of a trick still to be won (71B)
    if case.since("2017"):
        case.meanwhile(_if_open(case, "cancelled_if"), "concession_of", also=("71.B", "79.C.1"))
    if case.facts.concession_of != "already_won":
        return False
    _restore(case, "was_won")
    return True


@rule_of("71.B", renumbered={"2007": "71.2"})
def cannot_lose_71b(case: Facts) -> bool:
    """A trick that could not be lost by any normal play of the remaining cards."""
    if case.since("2017"):
        case.meanwhile(_if_open(case, "cancelled_if_normal"), "finding_no_normal_line_loses", also=("79.C.1",))
    if not case.facts.finding_no_normal_line_loses:
        return False
    _restore(case, "cannot_be_lost")
    return True


@rule_of("71.A", editions=("1997",))
def legal_1997_71a(case: Facts) -> bool:
    """1997: a trick that could not have been lost by any legal play of the remaining cards."""
    if case.facts.concession_of != "already_won" and not case.facts.finding_no_legal_line_loses:
        return False
    _restore(case, "legal_1997")
    return True


@rule_of("71.B", editions=("1997",))
def contract_1997_71b(case: Facts) -> bool:
    """1997: declarer conceded defeat of a contract already made, or a defender the making of one already beaten."""
    if not case.facts.changes_contract_result or case.facts.concession_of != "already_won":
        return False
    _restore(case, "contract_1997")
    return True


@rule_of("71.C", editions=("1997",))
def implausible_1997_71c(case: Facts) -> bool:
    """1997: not losable by normal play, but only until the side calls on a later board or the round ends."""
    if case.facts.since_concession != "open" or not case.facts.finding_no_normal_line_loses:
        return False
    _restore(case, "implausible_1997")
    return True


def decide(case: Facts) -> None:
    """79C, then A and B."""
    if period_79c(case) or (not won_71a(case) and not cannot_lose_71b(case)):
        stands_71(case)


def decide_1997(case: Facts) -> None:
    """1997: B before A where both hold, then C with its shorter time."""
    if not case.facts.within_correction_period:
        stands_71(case)
        return
    if not (contract_1997_71b(case) or legal_1997_71a(case) or implausible_1997_71c(case)):
        stands_71(case)


CANCEL_CONCESSION = procedure(
    "cancel_concession",
    facts=CancelFacts,
    laws=("71",),
    concepts=("concession", "cancelled_concession"),
    decide={"2017": decide, "2007": decide, "1997": decide_1997},
    people=claims_people,
)
