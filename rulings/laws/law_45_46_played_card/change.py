"""Laws 45C4b, 47C, 47D: declarer corrects an unintended designation."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_45_46_played_card.play_facts import ChangeFacts
from rulings.laws.law_47_withdrawn_card.withdrawn import authorized_cards_16c1

Facts = Inquiry[ChangeFacts]


@rule_of("46.B.4")
def void_46b4(case: Facts) -> bool:
    """A card that is not in dummy was never played: slip or not, declarer may name any legal card."""
    if not case.told_as("designation", "not_in_dummy") or case.told_as("declarer_played_since", True):
        return False
    case.headline("void_slip_or_not", also=("45.C.4.b",))
    case.set(result="may_change", card_stands=False)
    return True


@rule_of("45.C.4.b")
def change_45c4b(case: Facts) -> bool:
    """A slip may be corrected until declarer next plays; inattention and reconsideration may not."""
    lowest = case.maybe("designation") == "suit_only"
    chosen = ("46.B.5",) if case.told_as("designation", "anything") else ()
    intended = "not_a_slip_anything" if chosen else "not_a_slip"
    too_late = "too_late_anything" if chosen else "too_late_to_change"
    nobody = not case.untold("opponent_played_since") and not case.known.opponent_played_since
    key = "only_a_slip_lowest" if lowest else "only_a_slip_nobody" if nobody else "only_a_slip"
    if not case.maybe("declarer_played_since"):  # then it is too late, slip or not
        case.meanwhile(key, "finding_unintended", also=("46.B.2",) if lowest else ())
    if case.maybe("finding_unintended") is False:
        case.headline(intended, also=chosen)
    elif case.maybe("declarer_played_since"):
        case.headline(too_late, also=chosen)
    elif not case.facts.finding_unintended:
        case.headline(intended, also=chosen)
    elif case.facts.declarer_played_since:
        case.headline(too_late, also=chosen)
    else:
        case.headline("may_change_nobody" if nobody else "may_change", also=("47.C",))
        case.set(result="may_change", card_stands=False)
        return True
    case.set(result="stands", card_stands=True)
    if lowest and not case.untold("finding_unintended"):
        lowest_46b2(case)
    return False


@rule_of("46.B.2")
def lowest_46b2(case: Facts) -> None:
    """Which card stands where only a suit was named."""
    case.say("suit_lowest")


@rule_of("47.D")
def opponent_47d(case: Facts, *, told: bool) -> None:
    """The opponent next to play may take back a card legally played before the correction and play another.

    Where the headline has `told` him so, it is not said again.
    """
    if not case.facts.opponent_played_since:
        return
    opponent = case.people["declarer_rho"]  # he plays after dummy
    case.option(opponent, "withdraw_card", "choice_opponent_withdraws", also=("45.C.4.b",))
    case.option(opponent, "leave_card", "choice_opponent_withdraws")
    if case.facts.choice_opponent_withdraws:
        (case.aside if told else case.say)("opponent_withdraws", also=("45.C.4.b",))
        case.set(opponent_withdraws=True, penalty_cards=[])
        authorized_cards_16c1(case)
    else:
        case.say("opponent_leaves")
        case.set(opponent_withdraws=False)


def decide(case: Facts) -> None:
    """Declarer's change, then the opponent's."""
    void = void_46b4(case)
    if void or change_45c4b(case):
        opponent_47d(case, told=not void)


CHANGE_DESIGNATION = procedure(
    "change_designation",
    facts=ChangeFacts,
    laws=("45", "47"),
    concepts=("change_designation", "played_card", "designation_from_dummy"),
    decide=decide,
)
