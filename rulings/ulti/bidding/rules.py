"""Ulti II.B.1-5: what can be corrected, and what the offender pays."""

from __future__ import annotations

from typing import Any

from bridge.ulti.contracts import UltiContract, contract_of, smallest_overcalls
from bridge.ulti.kontra import Stakes
from bridge.ulti.notation import name_of_contract
from rulings.engine import Inquiry, procedure, rule_of
from rulings.ulti.bidding.facts import (
    LowBidFacts,
    PassedEarlyFacts,
    SuitNamedFacts,
    TalonCountFacts,
    TalonTakenFacts,
)
from rulings.ulti.pricing import no_people, pay, too_late_i10
from rulings.ulti.settling import settle, settle_given_up

Facts = Inquiry[Any]


def _pays_with_kontra(case: Facts, contract: UltiContract) -> None:
    """The offender pays a bid as if it had been lost with a kontra, to both others."""
    pay(case, Stakes(contract), settle_given_up(contract), "bidder")


def _next_bid(case: Facts, below: UltiContract) -> UltiContract | None:
    """The smallest bid above; None, with a note, when there is none."""
    above = smallest_overcalls(below)
    if not above:
        no_higher_bid(case)
        return None
    case.set(next_bid=[name_of_contract(contract, "hu") for contract in above])
    if len(above) > 1:
        equal_bids(case)
    return above[0]


def _above(contract: UltiContract) -> list[str]:
    return [name_of_contract(higher, "hu") for higher in smallest_overcalls(contract)]


@rule_of("ulti-hu:I.5.b")
def no_higher_bid(case: Facts) -> None:
    """Nothing is higher than the highest bid, so the text leaves the price open."""
    case.headline("no_higher_bid", also=("ulti-hu:I.10.d",))
    case.set(result="jury")


@rule_of("ulti-hu:I.3")
def equal_bids(case: Facts) -> None:
    """Several smallest bids of one value: the price is the same unless one holds an ulti."""
    case.note("equal_smallest_bids")


@rule_of("ulti-hu:II.B.1.b")
def talon_count_b1(case: Facts) -> None:
    """Too many or too few cards in the talon."""
    contract = contract_of(case.facts.bid, red=case.facts.red)
    match case.facts.found_when:
        case "before_next_looked":
            case.headline("take_back_and_raise", also=("ulti-hu:II.B.1.a",))
            case.set(result="must_bid_higher", lowest_sufficient=_above(contract))
        case "nobody_bid_on":
            case.headline("may_take_back_and_raise", also=("ulti-hu:II.B.1.a",))
            case.set(result="must_bid_higher", lowest_sufficient=_above(contract))
        case "next_looked":
            case.say("pays_own_bid", also=("ulti-hu:II.B.1.a",))
            case.set(offender="previous_bidder")
            _pays_with_kontra(case, contract)
        case _:
            case.say("next_bidder_pays", also=("ulti-hu:II.B.1.a",))
            case.set(offender="next_bidder")
            price = _next_bid(case, contract)
            if price is not None:
                _pays_with_kontra(case, price)


@rule_of("ulti-hu:II.B.2.b")
def suit_named_b2(case: Facts) -> None:
    """The suit of a bid that is not red was given away: the bid is lost."""
    if case.facts.trumpless or case.facts.red:
        no_secret_suit_i3(case)
        return
    if too_late_i10(case):
        return
    contract = contract_of(case.facts.bid)
    case.say("bid_is_lost", also=("ulti-hu:II.B.2.a", "ulti-hu:I.3"))
    pay(case, Stakes(contract), settle(Stakes(contract), made=()), "bidder")


@rule_of("ulti-hu:I.3")
def no_secret_suit_i3(case: Facts) -> None:
    """Piros may be named, and a trumpless bid has no suit to keep secret."""
    case.headline("no_irregularity")
    case.set(result="no_irregularity")


@rule_of("ulti-hu:II.B.3.b")
def low_bid_b3(case: Facts) -> None:
    """A bid not higher than the valid one: to be raised after a warning; after the play began it is valid."""
    if not case.facts.too_low:
        high_enough_i3(case)
        return
    if case.facts.play_began:
        case.headline("low_bid_stands", also=("ulti-hu:I.3",))
        case.set(result="bid_stands")
        return
    in_force = contract_of(case.facts.bid_in_force, red=case.facts.red_in_force)
    if case.facts.raised_after_warning:
        case.headline("raised", also=("ulti-hu:I.3",))
        case.set(result="corrected", lowest_sufficient=_above(in_force))
        return
    case.say("pays_next_bid", also=("ulti-hu:II.B.3.a",))
    price = _next_bid(case, in_force)
    if price is not None:
        _pays_with_kontra(case, price)


@rule_of("ulti-hu:I.3")
def high_enough_i3(case: Facts) -> None:
    """The bid overcalls the valid one: higher value, or equal value and fewer parts."""
    case.headline("high_enough")
    case.set(result="no_irregularity")


@rule_of("ulti-hu:II.B.4.b")
def talon_taken_b4(case: Facts) -> None:
    """The talon was taken before the next player had passed: the smallest bid above the valid one is paid kontra."""
    if too_late_i10(case):
        return
    case.say("pays_next_bid", also=("ulti-hu:II.B.4.a",))
    price = _next_bid(case, contract_of(case.facts.bid_in_force, red=case.facts.red_in_force))
    if price is not None:
        _pays_with_kontra(case, price)


@rule_of("ulti-hu:II.B.5.b")
def passed_early_b5(case: Facts) -> None:
    """A pass before one's turn: out of the rest of the bidding of this deal."""
    if too_late_i10(case):
        return
    case.headline("left_out", also=("ulti-hu:II.B.5.a",))
    case.set(result="offender_barred", offender_may_bid=False, play_continues=True)


def _procedure(number: int, facts: type, decide: Any) -> Any:
    return procedure(
        f"ulti_ii_b_{number}",
        facts=facts,
        laws=(f"ulti-hu:II.B.{number}",),
        concepts=("ulti_renonsz",),
        decide=decide,
        people=no_people,
    )


B1 = _procedure(1, TalonCountFacts, talon_count_b1)
B2 = _procedure(2, SuitNamedFacts, suit_named_b2)
B3 = _procedure(3, LowBidFacts, low_bid_b3)
B4 = _procedure(4, TalonTakenFacts, talon_taken_b4)
B5 = _procedure(5, PassedEarlyFacts, passed_early_b5)
