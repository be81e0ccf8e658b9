"""Law 58: simultaneous leads or plays; the same in 2017, 2007 and 1997, modelled for 2017."""

from __future__ import annotations

from typing import Any

from bridge.cards import Card
from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_47_withdrawn_card.withdrawn import information_cards_16c
from rulings.laws.law_48_52_penalty_cards.law_50 import penalty_card_50b
from rulings.laws.law_48_52_penalty_cards.table import earlier_cards
from rulings.laws.law_58_simultaneous.facts import SimultaneousFacts, kind_among, rest, seen

Facts = Inquiry[SimultaneousFacts]
BY_VISIBLE = {None: "by_visible_either", "minor": "by_visible_minor", "major": "by_visible_major"}
BY_SIDE = {None: "several_by_side", "minor": "several_by_side_minor", "major": "several_by_side_major"}
DESIGNATED = {None: "designated_by_side", "minor": "designated_by_side_minor", "major": "designated_by_side_major"}
"""By the kind of what is left, where the cards told show it."""
TWO_PLAYERS: dict[str | None, tuple[str, tuple[str, ...]]] = {
    None: ("two_players", ()),
    "simultaneous_player": ("two_players_in_turn", ()),
    "his_partner": ("two_players_before_partner", ("57.A", "57.C")),
    "his_rho": ("two_players_at_rho_turn", ("57.D",)),
}
"""By whose turn it was after the card of the player in turn."""


@rule_of("58.A")
def two_players_58a(case: Facts) -> None:
    """A play at the same time as another player's legal one is deemed to follow it: in turn, or too soon (57)."""
    turn = case.settled("turn_after_first")
    too_soon = turn in ("his_partner", "his_rho")
    case.set(result="deemed_subsequent")
    if too_soon and case.told_as("noticed_too_late", True):
        too_late_57(case)
        return
    if too_soon and case.told_as("by_defender", False):
        case.headline("two_players_declaring", also=("57.C.3",))
    else:
        key, also = TWO_PLAYERS[turn]
        case.headline(key, also=also)
    if too_soon and case.untold("by_defender"):
        case.say("declarers_is_played", also=("57.C.3",))
    if not too_soon:
        case.set(penalty_cards=[])


@rule_of("57.A")
def too_late_57(case: Facts) -> None:
    """Both sides have played on to the next trick: nobody can choose or take back any more; a revoke has its own law.

    Declarer forfeited the right to rectification by playing on (11A, 60A); what a defender's card told is 16B.
    """
    declaring = case.told_as("by_defender", False)
    key = "two_players_over_declaring" if declaring else "two_players_over"
    case.headline(key, also=("58.A", "57.C.3") if declaring else ("58.A", "11.A", "57.D"))
    case.set(penalty_cards=[])


@rule_of("58.B")
def by_visible_58b(case: Facts) -> None:
    """It is not told how many faces could be seen: both ways."""
    key, more = "by_visible", tuple[str, ...]()
    if not case.untold("by_defender"):
        defends = case.known.by_defender
        key, more = (_defenders(case), ("50.B",)) if defends else ("by_visible_declarer", ("58.B.3",))
    which = _honour_and_spot(case.known.cards_together) if key == "by_visible_either" else {}
    case.meanwhile(key, "several_visible", also=("58.B.1", "58.B.2", *more), **which)


def _defenders(case: Facts) -> str:
    """The sentence for a defender's cards: by their rank, where they are told; several more may have been seen."""
    cards = case.settled("cards_together")
    if cards is not None and len(cards) == 2:
        return BY_VISIBLE[kind_among(case.known, cards)]
    kind = case.settled("penalty_kind")
    return "by_visible_defender" if kind is None else BY_VISIBLE[kind]


def _honour_and_spot(cards: tuple[Card, ...]) -> dict[str, Any]:
    honour, spot = sorted(cards, key=lambda card: not card.honour)
    return {"honour": honour, "spot": spot}


@rule_of("58.B.4")
def too_late_58b4(case: Facts) -> None:
    """Not noticed before both sides have played to the next trick: Law 67."""
    case.route("defective_trick", "too_late", also=("67",))


@rule_of("58.B.1")
def one_visible_58b1(case: Facts) -> None:
    """Only one card's face was visible: it is played, the others are taken back, nothing further."""
    case.headline("one_visible", also=("47.F",))
    case.set(result="visible_card_played", penalty_cards=[])


@rule_of("58.B.2")
def several_58b2(case: Facts) -> None:
    """Several were visible: the offender designates one; a defender's others become penalty cards."""
    offender, others = case.people["offender"], rest(case.known)
    if case.known.choice_card is None:
        several_by_whom_58b2(case)
    else:
        designated_by_side_58b2(case)
        if case.facts.by_defender:
            case.meanwhile("designated_by_rank", "penalty_kind", also=("50.B",), card=case.known.choice_card)
        case.headline("designated", card=case.known.choice_card)
    case.option(case.people["declarer"] if case.known.by_defender is False else offender, "designate", "choice_card")
    case.set(result="offender_designates", card=case.known.choice_card)
    if not case.facts.by_defender:
        (case.aside if case.known.choice_card is None else case.say)("declarer_takes_back")
        case.set(penalty_cards=[])
        return
    if seen(case.known) is not None and case.known.choice_card is None and case.known.penalty_kind is None:
        by_choice_50b(case)
        return
    kind = case.facts.penalty_kind
    tell = case.aside if case.known.choice_card is None else case.say
    tell("others_minor" if kind == "minor" else "others_major", also=("50.B",))
    penalty_card_50b(case, offender, tuple(dict.fromkeys((*earlier_cards(case.known), *(others or ())))), kind)


@rule_of("58.B.2")
def several_by_whom_58b2(case: Facts) -> None:
    """He has not said which: what becomes of the others, by whose they are."""
    if case.untold("by_defender"):
        by_side_58b2(case)
    elif case.known.by_defender:
        defenders_58b2(case)
    elif case.told_as("opponent_played_to_trick", False):
        case.headline("several_visible_unfollowed", also=("48.A",))
    else:
        case.headline("several_visible_declarer", also=("58.B.3",))


@rule_of("58.B.2")
def by_side_58b2(case: Facts) -> None:
    """Nor is it told whether he defends: what becomes of the others either way, by their rank where that is told."""
    cards, kind = seen(case.known), case.settled("penalty_kind")
    if kind is None and cards is not None and len(cards) == 2:
        case.meanwhile("several_by_side_either", "by_defender", also=("48.A", "50.B"), **_honour_and_spot(cards))
    else:
        case.meanwhile(BY_SIDE[kind], "by_defender", also=("48.A", "50.B"))


@rule_of("58.B.2")
def designated_by_side_58b2(case: Facts) -> None:
    """He has said which, and not whether he defends: the other is a penalty card only of a defender (48A)."""
    kind = case.settled("penalty_kind")
    case.meanwhile(DESIGNATED[kind], "by_defender", also=("48.A", "50.B"), card=case.known.choice_card)


@rule_of("58.B.2")
def defenders_58b2(case: Facts) -> None:
    """A defender has not said which: what is left, as the cards told make it an honour, a lower card or either."""
    cards, kind = seen(case.known), case.settled("penalty_kind")
    if kind is not None:
        case.headline("several_visible_minor" if kind == "minor" else "several_visible_major", also=("50.B",))
    elif cards is not None and len(cards) == 2:
        case.headline("several_visible_either", also=("50.B",), **_honour_and_spot(cards))
    else:
        case.headline("several_visible_defender", also=("50.B",))


@rule_of("50.B")
def by_choice_50b(case: Facts) -> None:
    """Of an honour and a spot card the kind of the other hangs on which of them he plays: that is asked."""
    case.say("other_by_choice")
    case.set(card=case.facts.choice_card)


@rule_of("58.B.3")
def opponents_58b3(case: Facts) -> None:
    """After a visible card is withdrawn, an opponent of the offender who had played to it may change his card (16C).

    The Hungarian text says a defender; where a defender erred his opponent is declarer (docs/parsing.md).
    """
    if case.facts.opponent_played_to_trick:
        defender = case.settled("by_defender")
        case.say({True: "may_change_declarer", False: "may_change_defender", None: "may_change"}[defender])
        case.set(opponent_may_withdraw=True)
        information_cards_16c(case)


def decide(case: Facts) -> None:
    """Two players; else one hand: noticed in time? one face or several?"""
    if case.facts.by_two_players:
        two_players_58a(case)
    elif case.facts.noticed_too_late:
        too_late_58b4(case)
    else:
        one_hand_58b(case)


def one_hand_58b(case: Facts) -> None:
    """Several cards from one hand, noticed in time."""
    by_visible_58b(case)
    if case.facts.several_visible:
        several_58b2(case)
        opponents_58b3(case)
    else:
        one_visible_58b1(case)


SIMULTANEOUS = procedure(
    "simultaneous",
    facts=SimultaneousFacts,
    laws=("58",),
    concepts=("simultaneous_play", "penalty_card"),
    decide=decide,
)
