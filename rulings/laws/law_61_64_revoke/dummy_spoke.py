"""Law 43 beside a revoke: dummy drew attention to it during the play, or had forfeited his rights."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, rule_of
from rulings.laws.law_61_64_revoke.due import due_64a
from rulings.laws.law_61_64_revoke.facts import RectificationFacts
from rulings.laws.law_61_64_revoke.record import hand_of_revoke
from rulings.laws.law_61_64_revoke.result import conclude_result

Facts = Inquiry[RectificationFacts]


@rule_of("43.A.1.b")
def dummy_spoke_43a1b(case: Facts) -> None:
    """Dummy may not draw attention to an irregularity during play; that alone does not save the offender.

    43B3 is for a defender's infraction, and for a dummy who had forfeited his rights.
    """
    if not case.facts.dummy_drew_attention:
        return
    own = case.settled("offender_role") in ("declarer", "dummy")
    if own or case.settled("dummy_forfeited") is False:
        case.say("dummy_spoke_counts", also=("43.B.1",))
    else:
        case.say("dummy_spoke", also=("43.B.3",))


@rule_of("43.B.3")
def dummy_forfeited_43b3(case: Facts) -> bool:
    """Dummy had forfeited his rights and was the first to draw attention to a defender's irregularity."""
    if not (case.facts.dummy_drew_attention and case.facts.dummy_forfeited) or case.facts.offender_role != "defender":
        return False
    lost = case.known.finding_undercompensated
    gained = True if case.known.finding_more_tricks_without_repeat else lost
    case.headline({None: "dummy_forfeited", True: "dummy_forfeited_gained", False: "dummy_forfeited_no_gain"}[gained])
    score = {None: "possible", True: "assigned", False: "none"}[gained]
    case.set(result="no_automatic_transfer", exemption="43.B.3", adjusted_score=score)
    hand = hand_of_revoke(case.known)
    case.set(adjusted_side="defending")
    if hand is not None:
        case.set(adjusted_sides=(hand.side,))
    case.review()
    conclude_result(case, 0)
    return True


@rule_of("43.B.3")
def dummy_asked_43b3(case: Inquiry[Any]) -> bool:
    """A dummy who had forfeited his rights was the first to ask a defender about his revoke: nothing is done now."""
    if case.settled("offender_role") != "defender" or not case.settled("dummy_asked_without_right"):
        return False
    case.headline("dummy_asked_defender", also=("61.B.2.b",))
    case.set(result="no_immediate_rectification", adjusted_score="possible", adjusted_side="defending")
    hand = hand_of_revoke(case.known)
    if hand is not None:
        case.set(adjusted_sides=(hand.side,))
    case.review()
    return True


_COUNTED = {
    "due_own_two": "asked_two",
    "due_own_one": "asked_one",
    "due_partner": "asked_one",
    "due_later": "asked_one",
    "due_if_later": "asked_if_later",
    "due_none": "asked_none",
}


@rule_of("64.A")
def dummy_asked_64a(case: Inquiry[Any]) -> None:
    """The tricks of a revoke that is corrected and still counts as established (43B2b), as far as it is told."""
    due = due_64a(case)
    case.say(_COUNTED.get(due[0], "asked_may") if due else "asked_may")
