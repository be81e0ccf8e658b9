"""Law 45D: dummy plays a card declarer did not name. Law 45E: a fifth card."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_45_46_played_card.play_facts import FifthFacts, WrongCardFacts
from rulings.laws.law_47_withdrawn_card.withdrawn import information_cards_16c
from rulings.laws.law_48_52_penalty_cards.law_50 import others_lie, penalty_card_50b, with_earlier

MEANT = {
    "high": ("meant_high", "46.B.1.a"),
    "win": ("meant_win", "46.B.1.b"),
    "low": ("meant_low", "46.B.1.c"),
    "suit_only": ("meant_suit_only", "46.B.2"),
    "not_in_dummy": ("meant_not_in_dummy", "46.B.4"),
    "anything": ("meant_anything", "46.B.5"),
}
"""Words of declarer's that name no card: the sentence on which card they mean, or who chooses it, and its law."""


@rule_of("45.D.1")
def meant_45d1(case: Inquiry[WrongCardFacts], *, in_time: bool) -> bool:
    """Which card takes the place of dummy's, where declarer named none; who may change his own then."""
    said = case.maybe("designation")
    if said not in MEANT or (in_time and said == "suit_only"):
        return False
    if not in_time and not case.untold("both_sides_played_to_next"):
        return True
    meant, law = MEANT[said]
    if not in_time:
        case.meanwhile(meant, "both_sides_played_to_next", also=(law,))
    else:
        case.headline(meant, also=(law,))
    if case.settled("defender_played_after") is False:
        case.say("meant_nobody")
        return True
    key = "meant_change"
    if case.known.declarer_rho_changed:
        key = "meant_change_both"
    elif case.settled("choice_defender_withdraws") is False:
        key = "meant_change_kept"
    elif case.told_as("declarer_played_after", False):
        key = "meant_change_defender"
    if not in_time:
        case.say("meant_until", also=("45.D.2",))
    case.say(key, tells=("choice_defender_withdraws",))
    return True


@rule_of("45.D.1")
def corrected_45d1(case: Inquiry[WrongCardFacts]) -> None:
    """Noticed before each side has played to the next trick: it is put back; the cards played after it may change."""
    lowest = case.maybe("designation") == "suit_only"
    nobody = case.settled("defender_played_after") is False
    changed = _rho_changed(case)
    key = "put_back_lowest" if lowest else "put_back_nobody" if nobody else "put_back"
    if changed:
        key = "put_back_lowest_changed" if lowest else "put_back_changed"
    elif not nobody and case.told_as("declarer_played_after", False):
        key = "put_back_lowest_defender" if lowest else "put_back_defender"
    if not lowest and not changed and not nobody and case.settled("choice_defender_withdraws") is False:
        key = "put_back_kept"
    meant = meant_45d1(case, in_time=True)
    if not meant:
        case.headline(key, tells=("choice_defender_withdraws",))
    case.set(result="corrected", card_stands=False, penalty_cards=[])
    if not case.facts.defender_played_after:
        return
    if changed:
        case.aside("declarer_may_too")
        case.set(declarer_may_withdraw=True)
        information_cards_16c(case)
        return
    if meant or key == "put_back_kept":
        case.aside("defender_may_change")
    else:
        case.say("defender_may_change", tells=("choice_defender_withdraws",))
    next_one = case.people["declarer_rho"]
    case.option(next_one, "withdraw_card", "choice_defender_withdraws")
    case.option(next_one, "leave_card", "choice_defender_withdraws")
    if case.facts.choice_defender_withdraws:
        case.say("defender_withdraws")
        case.facts.declarer_rho_changed  # noqa: B018 - presumed not: only declarer's right-hand opponent opens his
        information_cards_16c(case)


def _rho_changed(case: Inquiry[WrongCardFacts]) -> bool:
    """Whether it is told that declarer's right-hand opponent has changed his card: then declarer may change too."""
    if case.known.choice_defender_withdraws is False and case.known.declarer_rho_changed:
        case.contradiction("choice_defender_withdraws", "declarer_rho_changed")
    return bool(case.known.declarer_rho_changed)


@rule_of("45.D.1")
def until_both_played_45d1(case: Inquiry[WrongCardFacts]) -> None:
    """While it is not told how far the play went: both rulings in one sentence."""
    key = "until_both_played_changed" if case.known.declarer_rho_changed else "until_both_played"
    if not case.known.declarer_rho_changed and case.told_as("declarer_played_after", False):
        key = "until_both_played_defender"  # declarer has no card to change
    elif not case.known.declarer_rho_changed and case.settled("choice_defender_withdraws") is False:
        key = "until_both_played_kept"  # nobody has a card to change
    if not meant_45d1(case, in_time=False):
        case.meanwhile(key, "both_sides_played_to_next", also=("45.D.2",))


@rule_of("45.D.2")
def too_late_45d2(case: Inquiry[WrongCardFacts]) -> None:
    """Too late: the play goes on without changing cards; later cards to a wrong lead, or dummy's, may be revokes."""
    case.set(result="stands", card_stands=True)
    case.meanwhile("too_late_by_card", "wrong_card", also=("64.A", "64.B.3", "64.B.7", "64.C"))
    which = case.facts.wrong_card
    if which == "lead":
        case.headline("stands_lead", also=("64.A", "64.B.7", "64.C"))
    elif which == "revoke":
        case.headline("stands_revoke", also=("64.B.3", "64.C"))
        case.review("64.C")
    else:
        case.headline("stands")


def decide_wrong(case: Inquiry[WrongCardFacts]) -> None:
    """In time or not."""
    if case.settled("defender_played_after") is False and not case.known.both_sides_played_to_next:
        corrected_45d1(case)  # in time: the defenders have not played to the next trick
        return
    until_both_played_45d1(case)
    if case.facts.both_sides_played_to_next:
        too_late_45d2(case)
    else:
        corrected_45d1(case)


DEFENDERS = {"major": "fifth_major", "minor": "fifth_minor"}
FOUND_NO_LEAD = {"major": "fifth_major_no_lead", "minor": "fifth_minor_no_lead"}
"""A defender's fifth card by its kind; where the director has found it no lead, that is no condition any more."""


@rule_of("45.E.1")
def by_whose_45e(case: Inquiry[FifthFacts]) -> None:
    """While it is not told whose card it was: both rulings in one sentence."""
    case.meanwhile("by_whose_fifth", "by_defender", also=("45.E.2",))


@rule_of("45.E.1")
def defender_45e1(case: Inquiry[FifthFacts]) -> None:
    """A defender's fifth card is a penalty card (50), unless deemed a lead (53, 56)."""
    if case.facts.finding_lead:
        case.route("lead_out_of_turn_defender", "fifth_is_lead", also=("53", "56"))
        return
    ruled = case.told_as("finding_lead", False)
    offender, card = case.people["offender"], case.known.card
    lying = with_earlier(case, offender, card)
    several = others_lie(case, offender, card)
    case.set(result="penalty_card")
    if card is None and not several:
        case.headline("fifth_penalty_no_lead" if ruled else "fifth_penalty", also=("50.B",))
        case.set(penalty_cards=[{"player": offender, "card": None, "kind": None}])
        case.keep_in_force("penalty_card", offender, "played", cards=())
        return
    kind = "major" if several or (card is not None and card.honour) else "minor"
    key, law = (FOUND_NO_LEAD if ruled else DEFENDERS)[kind], {"major": "50.D", "minor": "50.C"}[kind]
    case.headline("fifth_several" if several else key, also=("50.B", "51") if several else (law, "50.B"))
    penalty_card_50b(case, offender, lying, kind)


@rule_of("45.E.2")
def declarer_45e2(case: Inquiry[FifthFacts]) -> None:
    """Declarer's or dummy's is put back without rectification, unless deemed a lead (55)."""
    if case.facts.finding_lead:
        case.route("lead_out_of_turn_declarer", "fifth_declarer_lead", also=("55",))
        return
    case.headline("fifth_back_no_lead" if case.told_as("finding_lead", False) else "fifth_back")
    case.set(result="put_back", penalty_cards=[])


def decide_fifth(case: Inquiry[FifthFacts]) -> None:
    """Whose card?"""
    by_whose_45e(case)
    if case.facts.by_defender:
        defender_45e1(case)
    else:
        declarer_45e2(case)


DUMMY_WRONG_CARD = procedure(
    "dummy_wrong_card",
    facts=WrongCardFacts,
    laws=("45",),
    concepts=("dummy_wrong_card", "played_card", "dummy"),
    decide=decide_wrong,
)
FIFTH_CARD = procedure(
    "fifth_card", facts=FifthFacts, laws=("45",), concepts=("fifth_card", "penalty_card"), decide=decide_fifth
)
