"""Ulti II.A.1-5: what is dealt again and what stands."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.ulti.dealing.facts import CardCountFacts, CardSeenFacts, DealtWrongFacts, WrongOrderFacts
from rulings.ulti.pricing import no_people, too_late_i10

Facts = Inquiry[Any]
REASON = "ulti-hu:I.2"


@rule_of("ulti-hu:II.A.1.b")
def packets_wrong_a1(case: Facts) -> None:
    """The dealer did not put the rest on the packet lifted off: a new deal."""
    case.headline("new_deal", also=("ulti-hu:II.A.1.a", REASON))
    case.set(result="new_deal")


@rule_of("ulti-hu:II.A.2.b")
def card_seen_a2(case: Facts) -> None:
    """Seen while dealing: the dealer deals again. Seen while picking up: the offender is out of the bidding."""
    if case.facts.seen_while == "dealing":
        case.headline("deal_again", also=("ulti-hu:II.A.2.a",))
        case.set(result="new_deal")
        return
    case.headline("out_of_bidding", also=("ulti-hu:II.A.2.a",))
    case.set(result="offender_barred", offender_may_bid=False)
    if case.facts.offender_opens:
        case.say("opens_with_plain_game", also=("ulti-hu:I.4.a",))
        case.set(first_bid="jatek")


@rule_of("ulti-hu:II.A.3.b")
def talon_late_a3(case: Facts) -> None:
    """The talon was not given first, or the cards not five by five: a new deal."""
    case.headline("new_deal", also=("ulti-hu:II.A.3.a", REASON))
    case.set(result="new_deal")


@rule_of("ulti-hu:II.A.4.b")
def wrong_dealer_a4(case: Facts) -> None:
    """The wrong player dealt: after the first bid it is played, before it the right dealer deals."""
    if case.facts.first_bid_made:
        case.headline("wrong_dealer_stands", also=("ulti-hu:II.A.4.a",))
        case.set(result="play_continues", next_dealer="score_sheet")
        return
    case.headline("right_dealer_deals", also=("ulti-hu:II.A.4.a",))
    case.set(result="new_deal")


@rule_of("ulti-hu:II.A.5.b")
def wrong_seats_a5(case: Facts) -> None:
    """Wrong seats: after the first bid they stay for the game, before it the players change and there is a new deal."""
    if case.facts.first_bid_made:
        case.headline("seats_stay", also=("ulti-hu:II.A.5.a",))
        case.set(result="play_continues", seats="as_seated", correct_score_sheet=True)
        return
    case.headline("seats_corrected", also=("ulti-hu:II.A.5.a",))
    case.set(result="new_deal", seats="score_sheet")


@rule_of("ulti-hu:I.2")
def wrong_count_i2(case: Facts) -> None:
    """More or fewer than twelve and ten and ten: told at once and looked at, it is dealt again."""
    if tuple(case.facts.cards_held) == HELD:
        case.headline("count_right")
        case.set(result="nothing_irregular")
        return
    if case.facts.play_begun:
        case.headline("count_found_late", also=("ulti-hu:II.C.8.b",))
        case.set(result="count_found_in_play", procedure="ulti_ii_c_8")
        return
    case.headline("count_new_deal")
    case.set(result="new_deal")


HELD = (12, 10, 10)
"""I.2: cards of the first bidder and of the two others."""


def _in_time(apply: Any) -> Any:
    def decide(case: Facts) -> None:
        if not too_late_i10(case):
            apply(case)

    return decide


def _procedure(number: int, facts: type, decide: Any) -> Any:
    return procedure(
        f"ulti_ii_a_{number}",
        facts=facts,
        laws=(f"ulti-hu:II.A.{number}",),
        concepts=("ulti_renonsz",),
        decide=decide,
        people=no_people,
    )


WRONG_COUNT = procedure(
    "ulti_i_2",
    facts=CardCountFacts,
    laws=("ulti-hu:I.2",),
    concepts=("ulti_renonsz",),
    decide=wrong_count_i2,
    people=no_people,
)
A1 = _procedure(1, DealtWrongFacts, _in_time(packets_wrong_a1))
A2 = _procedure(2, CardSeenFacts, _in_time(card_seen_a2))
A3 = _procedure(3, DealtWrongFacts, _in_time(talon_late_a3))
A4 = _procedure(4, WrongOrderFacts, wrong_dealer_a4)
A5 = _procedure(5, WrongOrderFacts, wrong_seats_a5)
