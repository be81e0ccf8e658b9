"""Law 69: a claim or concession agreed to, and the agreement withdrawn; in 2017, 2007 and 1997."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_68_71_claims.facts import AcceptanceFacts, claims_people

Facts = Inquiry[AcceptanceFacts]
ALL = ("2017", "2007", "1997")
NEWER = ("2017", "2007")


def _objected_late(case: Facts) -> bool:
    """Whether it is told that the objection came when the assent was final already: then only 69B helps."""
    return case.edition != "1997" and case.known.since_agreement in ("called_on_next_board", "round_over")


def _refusal(case: Facts) -> str:
    """Why it is not accepted: no assent, an objection in time, or one of which it is not told when it came."""
    if not case.since("2017") or (case.facts.agreed and case.untold("since_agreement")):
        return "objected"
    if not case.facts.agreed:
        return "not_assented"
    return "objected_in_time_won" if case.told_as("trick_in_question", "already_won") else "objected_in_time"


def _not_won_yet(case: Facts) -> bool:
    """Whether the trick is told to be one still to be won: so, or by what the director found of its likelihood."""
    if case.told("trick_in_question"):
        return case.told_as("trick_in_question", "not_won_yet")
    return case.since("2007") and case.told("finding_likely_won")


def _told_in_time(case: Facts) -> bool:
    """Whether it is told that the correction period is still running: then its end is no condition."""
    return case.edition != "1997" and case.told_as("within_correction_period", True)


def _settled_when(case: Facts) -> str:
    """The sentence while it is open what has happened since: what is told of the trick and the time is not said."""
    if _told_in_time(case):
        return "settled_when_in_time"
    return "settled_when_likely" if _not_won_yet(case) else "settled_when"


_IN_TIME = {
    "withdrawn_for_tricks": "withdrawn_for_tricks_in_time",
    "withdrawn_if": "withdrawn_if_in_time",
}


def _if_open(case: Facts, key: str) -> str:
    return _IN_TIME[key] if _told_in_time(case) else key


@rule_of("69.A", editions=ALL)
def established_69a(case: Facts) -> bool:
    """Assent is final once the side has called on the next board or the round is over, no objection being raised."""
    if case.since("2017") and case.told("agreed") and case.facts.agreed and case.facts.objected:
        objected_when_69a(case)
    if not case.facts.agreed or (case.facts.objected and not _objected_late(case)):
        refusal = _refusal(case)
        case.route("contested_claim", refusal, also=("79.A.2", "70") if refusal == "objected_in_time_won" else ("70",))
        return False
    if case.edition != "1997":
        case.meanwhile(_settled_when(case), "since_agreement", also=("70", "69.B", "79.C"))
    if case.facts.since_agreement == "open":
        case.headline("may_object")
        case.set(result="may_still_object", acquiesced=False)
        return False
    case.set(acquiesced=True)
    return True


@rule_of("69.A")
def objected_when_69a(case: Facts) -> None:
    """Assented, then objected: whether it came before his side called on the next board or the round ended decides."""
    key = "objected_likely" if _not_won_yet(case) and _told_in_time(case) else "objected"
    case.meanwhile(key, "since_agreement", also=("70", "69.B"))
    _ = case.facts.since_agreement


@rule_of("69.A", editions=ALL)
def recorded_69a(case: Facts) -> None:
    """The board is scored as though the tricks had been won or lost in play."""
    case.headline("recorded")
    case.set(result="accepted", tricks_restored=0)


@rule_of("69.B", editions=NEWER)
def too_late_69b(case: Facts) -> bool:
    """Withdrawal only within the correction period of 79C."""
    case.meanwhile("withdrawn_in_time", "within_correction_period", also=("79.C", "69.B.1", "69.B.2"))
    if case.facts.within_correction_period:
        return False
    case.headline("too_late", also=("79.C",))
    case.set(result="stands", tricks_restored=0)
    return True


@rule_of("69.B", editions=("1997",))
def too_late_1997_69b(case: Facts) -> bool:
    """1997: within the correction period (79, which is not on file)."""
    if case.facts.within_correction_period:
        return False
    case.headline("too_late")
    case.set(result="stands", tricks_restored=0)
    return True


@rule_of("69.B.1", editions=NEWER, renumbered={"1997": "69.B"})
def already_won_69b1(case: Facts) -> bool:
    """A trick was given up that the side had actually won."""
    if _not_won_yet(case):
        return False
    if case.edition != "1997":
        case.meanwhile(_if_open(case, "withdrawn_for_tricks"), "trick_in_question", also=("69.B.2",))
    if case.facts.trick_in_question != "already_won":
        return False
    if _told_in_time(case):
        case.headline("restored_won_in_time", also=("79.C",))
    else:
        case.headline("restored_won")
    case.set(result="restored", trick_restored=True)
    return True


@rule_of("69.B.2", editions=NEWER)
def likely_69b2(case: Facts) -> None:
    """A trick the side would likely have won had play continued."""
    case.meanwhile(_if_open(case, "withdrawn_if"), "finding_likely_won", also=("69.B",))
    likely = case.facts.finding_likely_won
    if likely and _told_in_time(case):
        case.headline("restored_likely_in_time", also=("79.C",))
    else:
        case.headline("restored_likely" if likely else "not_likely")
    case.set(result="restored" if likely else "stands", trick_restored=likely)


@rule_of("69.B", editions=("1997",))
def normal_1997_69b(case: Facts) -> None:
    """1997: a trick that could not be lost by any normal play of the remaining cards."""
    sure = case.facts.finding_no_normal_line_loses
    case.headline("restored_1997" if sure else "stands_1997")
    case.set(result="restored" if sure else "stands", trick_restored=sure)


def decide(case: Facts) -> None:
    """69A, then 69B when a withdrawal is asked for."""
    if not established_69a(case):
        return
    if not case.facts.withdrawal_asked and not case.facts.objected:
        recorded_69a(case)
        return
    older = case.edition == "1997"
    if (too_late_1997_69b if older else too_late_69b)(case) or already_won_69b1(case):
        return
    (normal_1997_69b if older else likely_69b2)(case)


ACQUIESCENCE = procedure(
    "acquiescence",
    facts=AcceptanceFacts,
    laws=("69",),
    concepts=("claim", "concession", "acquiescence"),
    decide={"2017": decide, "2007": decide, "1997": decide},
    people=claims_people,
)
