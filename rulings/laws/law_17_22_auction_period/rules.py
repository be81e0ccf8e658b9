"""Laws 17, 22 and 34: whose turn, whether the auction has ended, and in which period the board is."""

from __future__ import annotations

from rulings.engine import CONTRACT, Inquiry, Who, procedure, rule_of
from rulings.laws.law_16_information.withdrawn import information_16c
from rulings.laws.law_17_22_auction_period.facts import (
    AuctionPeriodFacts,
    called_after_the_end,
    calls_made,
    out_of_rotation,
    passed_out_of_rotation,
)

Facts = Inquiry[AuctionPeriodFacts]


@rule_of("17.C")
def auction_goes_on_17c(case: Facts) -> None:
    """The dealer calls first, then each player in clockwise rotation; the auction is not over."""
    auction = calls_made(case.known)
    case.set(result="auction_continues", phase="auction")
    if auction is None or case.known.dealer is None:
        case.headline("goes_on", also=("17.B", "22"))
        return
    turn = Who("player_in_turn", auction.turn)
    if len(auction.made) == 1 and not auction.skipped_before(0):
        case.headline("dealer_called", also=("17.B", "22"), turn=turn, dealer=Who("player_in_turn", auction.dealer))
    else:
        case.headline("in_turn" if auction.made else "dealer_first", also=("17.B", "22"), turn=turn)
    case.set(next_to_act=turn)


@rule_of("29.A")
def called_out_of_turn_29(case: Facts) -> None:
    """A call out of rotation, and the auction is open: LHO may accept it, else the turn is the player's passed over."""
    case.route("call_out_of_rotation", "out_of_rotation_open", also=("29.B", "17.C"))
    case.set(phase="auction", auction_period_ended=False)


@rule_of("17.D.3")
def player_missed_17d3(case: Facts) -> None:
    """One of the three passes was out of rotation and deprived a player of his turn: the auction reverts to him."""
    case.set(result="turn_reverts", phase="auction", call_stands=False)
    missed = Who("player_in_turn", case.known.missed_player)
    if missed.seat is not None:
        case.set(next_to_act=missed)
    if case.facts.lead_faced:
        case.headline("turn_reverts_led", also=("34", "24.B"))
    elif missed.seat is not None:
        case.headline("turn_reverts", also=("34",), missed=missed)
    else:
        case.headline("turn_reverts_unnamed", also=("34",))
    face_down_41a(case)
    offender = passed_out_of_rotation(case.known)
    if offender is None:
        case.say("out_of_rotation_offends")
    else:
        case.set(offender=offender)
        case.say("one_offends", offender=Who("offender", offender))


@rule_of("24.B")
def led_too_early_24b(case: Facts) -> None:
    """The auction has not ended, so a lead that was faced is a card led during the auction; 17D3 says it already."""
    if case.facts.lead_faced:
        tell = case.aside if case.facts.auction_state == "player_missed" else case.say
        tell("led_too_early", also=("24", "17.D.1", "24.E"))
        case.set(auction_period_ended=False, procedure="card_exposed_in_auction")


@rule_of("22.B")
def passed_out_22b(case: Facts) -> None:
    """All four players have passed: no play, no redeal, score nil."""
    case.headline("passed_out", also=("77",))
    case.set(result="passed_out", phase="passed_out", score_ns=0, redeal=False)


@rule_of("17.D.2")
def hands_returned_17d2(case: Facts) -> None:
    """The auction period of a passed-out board ends when all four hands are back in the board; till then see 25."""
    returned = case.facts.hands_returned
    case.say("period_ended_passed_out" if returned else "period_open_passed_out", also=("25.A.5",))
    case.set(auction_period_ended=returned)


@rule_of("22.A")
def three_passes_22a(case: Facts) -> None:
    """Three passes in rotation have followed the last bid: it is the contract."""
    auction = calls_made(case.known)
    contract = auction.contract if auction is not None else None
    if auction is None or contract is None or case.known.dealer is None:
        case.headline("ended")
        return
    declarer = Who("declarer", contract.declarer)
    case.headline("contract", contract=contract, declarer=declarer)
    case.set(contract=CONTRACT.write(contract), declarer=contract.declarer, leader=contract.declarer.lho)


@rule_of("22.A")
def hands_taken_back_22a(case: Facts) -> None:
    """It is not passed out: hands put away as if it were are taken back, and the contract is played."""
    if case.told_as("hands_returned", True) and not case.facts.lead_faced:
        case.say("hands_taken_back", also=("41.A",))


@rule_of("17.D.1")
def lead_faced_17d1(case: Facts) -> None:
    """The auction period ends when a defender faces an opening lead; until then it is the clarification period."""
    if case.facts.lead_faced:
        case.say("play", also=("54",))
        case.set(result="play", phase="play", auction_period_ended=True)
    else:
        case.say("clarification")
        case.set(result="clarification", phase="clarification", auction_period_ended=False)


@rule_of("39.A")
def after_the_end_39a(case: Facts) -> None:
    """Calls after the final pass are cancelled and change neither contract nor period; Law 39 rules on them."""
    if called_after_the_end(case.known):
        case.say("called_after_the_end", also=("39.B", "39.C"))
        case.set(call_stands=False, procedure="call_after_final_pass")


@rule_of("41.A")
def face_down_41a(case: Facts) -> None:
    """A lead made before the auction was over and not faced goes back to the hand; not where nobody has led."""
    down = case.known.lead_face_down
    if down is None:
        down = case.settled("lead_faced") is False
    if down:
        case.say("face_down_back")


@rule_of("22.A")
def by_passes_22a(case: Facts) -> None:
    """How the auction stands is not told: what ends it."""
    case.meanwhile("by_passes", "auction_state", also=("22.B", "17.D.3"))


def decide(case: Facts) -> None:
    """Is the auction open, has a player been missed, was it passed out, has it ended?"""
    by_passes_22a(case)
    state = case.facts.auction_state
    if state == "open" and out_of_rotation(case.known):
        called_out_of_turn_29(case)
    elif state == "open":
        auction_goes_on_17c(case)
        if case.known.lead_face_down:
            face_down_41a(case)
        led_too_early_24b(case)
    elif state == "player_missed":
        player_missed_17d3(case)
        led_too_early_24b(case)
        information_16c(case)
    elif state == "passed_out":
        passed_out_22b(case)
        hands_returned_17d2(case)
        after_the_end_39a(case)
    else:
        three_passes_22a(case)
        hands_taken_back_22a(case)
        lead_faced_17d1(case)
        after_the_end_39a(case)


AUCTION_PERIOD = procedure(
    "auction_period",
    facts=AuctionPeriodFacts,
    laws=("17", "22", "34"),
    concepts=(
        "auction_period",
        "clarification_period",
        "end_of_auction",
        "auction_order",
        "retained_right_to_call",
        "passed_out",
        "no_redeal",
    ),
    decide=decide,
)
