"""What is on the table before anything is asked: the raw facts of a drawn situation, by procedure.

A scene gives dealer and auction (bid by `app.quiz.bidding`), contract, cards and who erred, as JSON facts; the rest is
drawn from the procedure's own tree of questions (`app.quiz.draw`). A scene returns None when the deal it drew does not
lead to its kind of irregularity; the caller draws again. Procedures without a scene need no raw facts.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from app.quiz import bidding
from app.quiz.bidding import DOUBLE, PASS, Deal
from bridge.auction import Auction, auction_of
from bridge.calls import REDOUBLE, Bid, Call, Denomination
from bridge.cards import Card, Suit
from bridge.contract import Contract
from bridge.legality import is_legal, sufficient
from bridge.seats import Seat

Facts = dict[str, Any]
Scene = Callable[[Random], Facts | None]


def _bid_deal(rng: Random) -> tuple[Deal, Auction]:
    hands = bidding.deal(rng)
    return hands, bidding.bid_out(hands, rng.choice(list(Seat)))


def _moment(rng: Random, auction: Auction, low: int = 1) -> Auction:
    """The auction as it stood at a moment after its first bid and before its end."""
    first = next((n for n, call in enumerate(auction.calls) if isinstance(call, Bid)), 0)
    last = len(auction.calls) - 3
    return auction.before(rng.randint(min(max(first + 1, low), last), max(last, low)))


def _written(auction: Auction) -> Facts:
    return {"dealer": auction.dealer.value, "auction": [str(call) for call in auction.calls]}


def _contract_json(contract: Contract) -> Facts:
    return {
        "level": contract.level,
        "denomination": contract.denomination.value,
        "doubling": contract.doubling.value,
        "declarer": contract.declarer.value,
    }


def played_contract(rng: Random) -> tuple[Deal, Contract]:
    """A deal and the contract its natural auction reached."""
    while True:
        hands, auction = _bid_deal(rng)
        if auction.contract is not None:
            return hands, auction.contract


# -- the auction ---------------------------------------------------------------------------------------------------


def insufficient_bid(rng: Random) -> Facts | None:
    """A player answers what he believed the auction to be: he missed the last bid, or took it for one level lower."""
    hands, whole = _bid_deal(rng)
    auction = _moment(rng, whole, 2)
    last = auction.last_bid
    if last is None or auction.ended or auction.last_bidder is auction.turn:
        return None
    index = max(n for n, call in enumerate(auction.calls) if call == last)
    believed: list[Call] = [PASS] if index == len(auction.calls) - 1 else []
    believed += [Bid(last.level - 1, last.denomination)] if last.level > 1 else []
    if not believed:
        return None
    calls = [*auction.calls[:index], rng.choice(believed), *auction.calls[index + 1 :]]
    seat = auction.turn
    made = bidding.natural_call(hands[seat], auction_of(auction.dealer, calls), seat)
    if not isinstance(made, Bid) or sufficient(auction, made):
        return None
    facts = _written(auction.plus(made))
    if rng.random() < 0.75:
        facts["choice_accept"] = False
        facts["replacement"] = str(_replacement(rng, auction, made, hands))
        if facts["replacement"] in ("P", "X"):  # a director would hardly find these comparable to a bid
            facts["finding_comparable"] = False
    return facts


def _replacement(rng: Random, auction: Auction, made: Bid, hands: Deal) -> Call:
    legal: list[Call] = [PASS]
    if same := auction.lowest_sufficient(made.denomination):
        legal += [same, same]
    natural = bidding.natural_call(hands[auction.turn], auction, auction.turn)
    if isinstance(natural, Bid):
        legal.append(natural)
    if is_legal(auction, DOUBLE, auction.turn):
        legal.append(DOUBLE)
    return rng.choice(legal)


def _out_of_turn(wanted: type[Bid] | Call) -> Scene:
    def scene(rng: Random) -> Facts | None:
        hands, whole = _bid_deal(rng)
        auction = whole.before(rng.randint(1, max(1, len(whole.calls) - 4)))
        seat = auction.turn.turned(rng.randint(1, 3))
        as_if = _as_if_passed(auction, seat)
        if as_if is None:
            return None
        call = DOUBLE if wanted is DOUBLE else bidding.natural_call(hands[seat], as_if, seat)
        fits = isinstance(call, Bid) if wanted is Bid else call is wanted
        if not fits or not is_legal(as_if, call, seat):
            return None
        return {**_written(auction), "out_of_turn": {"player": seat.value, "call": str(call)}}

    return scene


def _as_if_passed(auction: Auction, seat: Seat) -> Auction | None:
    """The auction as a player out of turn must have seen it: everybody before him has passed."""
    as_if = auction
    while as_if.turn is not seat:
        as_if = as_if.plus(PASS)
        if as_if.ended:
            return None
    return as_if


def call_after_final_pass(rng: Random) -> Facts | None:
    """The auction has ended, and somebody calls."""
    _, auction = _bid_deal(rng)
    last = auction.last_bid
    if last is None or last.level > 4:
        return None
    seat = auction.turn
    if rng.random() < 0.3:
        call: Call = PASS
    else:
        choices = [auction.lowest_sufficient(denomination) for denomination in Denomination]
        call = rng.choice([bid for bid in choices if bid is not None and bid.level <= last.level + 1])
    return {**_written(auction), "out_of_turn": {"player": seat.value, "call": str(call)}}


def inadmissible_double(rng: Random) -> Facts | None:
    """A double of partner's bid, or a redouble of nothing."""
    _, whole = _bid_deal(rng)
    auction = _moment(rng, whole, 2)
    if auction.last_bid is None or auction.ended:
        return None
    call = rng.choice([DOUBLE, DOUBLE, REDOUBLE])
    if is_legal(auction, call, auction.turn):
        return None
    facts = _written(auction.plus(call))
    if rng.random() < 0.25:
        facts["auction"].append("P")
    return facts


def required_pass_violated(rng: Random) -> Facts | None:
    """A player who must pass because of an earlier ruling bids all the same."""
    hands, whole = _bid_deal(rng)
    auction = _moment(rng, whole, 2)
    if auction.ended:
        return None
    call = bidding.natural_call(hands[auction.turn], auction, auction.turn)
    if not isinstance(call, Bid):
        return None
    kind = rng.choice(["silenced_throughout", "silenced_once"])
    until = "end_of_auction" if kind == "silenced_throughout" else "next_turn"
    duty = {"kind": kind, "players": [auction.turn.value], "until": until, "source": "31.A.2.b"}
    facts = {**_written(auction.plus(call)), "in_force": [duty]}
    if rng.random() < 0.3:
        facts["auction"].append("P")
    return facts


def change_of_call(rng: Random) -> Facts | None:
    """A neighbouring card of the bidding box came out, or the player has thought better of it."""
    hands, whole = _bid_deal(rng)
    auction = _moment(rng, whole, 1)
    if auction.ended:
        return None
    seat = auction.turn
    meant = bidding.natural_call(hands[seat], auction, seat)
    if not isinstance(meant, Bid):
        return None
    order = [Bid(level, denomination) for level in range(1, 8) for denomination in Denomination]
    order.sort(key=lambda bid: bid.order)
    at = order.index(meant)
    slips: list[Call] = [bid for bid in order[max(at - 1, 0) : at + 2] if bid != meant and is_legal(auction, bid, seat)]
    slip = rng.choice([*slips, PASS])
    facts = _written(auction.plus(slip))
    return {**facts, "offender": seat.value, "withdrawn": str(slip), "replacement": str(meant)}


def simultaneous_call(rng: Random) -> Facts | None:
    """The player in turn and another call at the same moment."""
    hands, whole = _bid_deal(rng)
    auction = _moment(rng, whole, 1)
    if auction.ended:
        return None
    first = bidding.natural_call(hands[auction.turn], auction, auction.turn)
    seat = auction.turn.turned(rng.randint(1, 3))
    as_if = _as_if_passed(auction, seat)
    if as_if is None:
        return None
    other = bidding.natural_call(hands[seat], as_if, seat)
    call = {"player": seat.value, "call": str(other)}
    return {**_written(auction), "out_of_turn": call, "call_in_turn": str(first)}


def wrong_board_hand(rng: Random) -> Facts | None:
    """A player has called with the cards of another board."""
    _, whole = _bid_deal(rng)
    calls = rng.randint(1, min(4, len(whole.calls) - 1))
    auction = whole.before(calls)
    return {**_written(auction), "offender": rng.choice([one.player for one in auction.made]).value}


def auction_so_far(rng: Random) -> Facts | None:
    """An auction in progress or just ended."""
    _, whole = _bid_deal(rng)
    return _written(whole.before(rng.randint(2, len(whole.calls))))


def any_call(rng: Random) -> Facts | None:
    """An auction and the call that is now made in turn, legal or not."""
    _, whole = _bid_deal(rng)
    auction = _moment(rng, whole, 1)
    if auction.ended or auction.last_bid is None:
        return None
    level, last = auction.last_bid.level, auction.last_bid
    below: list[Call] = [Bid(level, one) for one in Denomination if not Bid(level, one).supersedes(last)]
    above: list[Call] = [bid for one in Denomination if (bid := auction.lowest_sufficient(one))]
    return {**_written(auction), "call": str(rng.choice([*below, *above, DOUBLE, DOUBLE, REDOUBLE]))}


# -- the play ------------------------------------------------------------------------------------------------------


def card_led(rng: Random, hand: tuple[Card, ...], trump: Suit | None) -> Card:
    """A lead people choose: top of touching honours in a side suit, else fourth best or the top of a doubleton."""
    suits = [suit for suit in Suit if suit is not trump and bidding.length(hand, suit)] or [hand[0].suit]
    longest = max(suits, key=lambda suit: (bidding.length(hand, suit), rng.random()))
    held = [card for card in hand if card.suit is longest]
    if len(held) >= 2 and held[0].honour and held[0].height - held[1].height == 1:
        return held[0]
    return held[3] if len(held) >= 4 else held[0]


def _defence(rng: Random) -> tuple[Deal, Contract, Seat]:
    hands, contract = played_contract(rng)
    return hands, contract, rng.choice(contract.defenders)


def contract_defender_card(rng: Random) -> Facts | None:
    """A contract and a defender's card: led out of turn, played too early or shown."""
    hands, contract, seat = _defence(rng)
    card = card_led(rng, hands[seat], contract.trump) if rng.random() < 0.6 else rng.choice(hands[seat])
    return {"contract": _contract_json(contract), "offender": seat.value, "card": str(card)}


def opening_lead(rng: Random) -> Facts | None:
    """The wrong defender makes the opening lead."""
    hands, contract = played_contract(rng)
    seat = contract.opening_leader.partner
    card = card_led(rng, hands[seat], contract.trump)
    return {"contract": _contract_json(contract), "offender": seat.value, "card": str(card)}


def contract_only(rng: Random) -> Facts | None:
    """A contract."""
    return {"contract": _contract_json(played_contract(rng)[1])}


def contract_leader(rng: Random) -> Facts | None:
    """A contract and one of the defenders, who leads."""
    _, contract, seat = _defence(rng)
    return {"contract": _contract_json(contract), "offender": seat.value}


def someone(rng: Random) -> Facts | None:
    """Who erred."""
    return {"offender": rng.choice(list(Seat)).value}


def someones_card(rng: Random) -> Facts | None:
    """Who erred, and the card that was seen."""
    seat = rng.choice(list(Seat))
    return {"offender": seat.value, "cards": [str(rng.choice(bidding.deal(rng)[seat]))]}


def held_and_played(rng: Random) -> Facts | None:
    """A short hand, the suit led and the card played to it."""
    cards = list(bidding.deal(rng)[Seat.S])
    held = sorted(rng.sample(cards, rng.randint(3, 5)), key=lambda card: (card.suit.rank, card.height), reverse=True)
    led = rng.choice([card.suit for card in held] if rng.random() < 0.7 else list(Suit))
    return {"led": led.value, "hand": [str(card) for card in held], "card": str(rng.choice(held))}


def established_revoke(rng: Random) -> Facts | None:
    """A revoke at trick `revoke_trick`, with the counts a director takes: who won it and what came afterwards."""
    _, contract = played_contract(rng)
    offender = rng.choice(list(Seat))
    if offender is contract.dummy:
        return None
    trick = rng.randint(2, 10)
    left = 14 - trick
    winner = rng.choice(["offending_player", "offending_player", "partner", "other"])
    least = 1 if winner in ("offending_player", "partner") else 0
    most = left if winner in ("offending_player", "partner") else left - 1
    won = rng.randint(least, min(most, 4))
    declares = offender.side is contract.declarer.side
    before = rng.randint(0, trick - 1)
    declarer_tricks = before + (won if declares else left - won)
    if not 5 <= declarer_tricks <= 13:
        return None
    return {
        "contract": _contract_json(contract),
        "vulnerability": rng.choice(["none", "ns", "ew", "both"]),
        "offender": offender.value,
        "revoke_trick": trick,
        "winner": winner,
        "offending_side_tricks": won,
        "declarer_tricks": declarer_tricks,
    }


def wrong_counts(rng: Random) -> Facts | None:
    """One hand has a card too many, another one too few; somebody may have called."""
    _, whole = _bid_deal(rng)
    auction = whole.before(rng.randint(1, 3))
    more, fewer = rng.sample(list(Seat), 2)
    counts = {seat.value: 14 if seat is more else 12 if seat is fewer else 13 for seat in Seat}
    return {**_written(auction), "counts": counts}


def replaced_call(rng: Random) -> Facts | None:
    """The irregular call, withdrawn, and the call that replaces it."""
    facts = insufficient_bid(rng)
    if not facts or "replacement" not in facts or facts["replacement"] in ("P", "X"):
        return None
    return {"withdrawn": facts["auction"][-1], "replacement": facts["replacement"]}


SCENES: dict[str, Scene] = {
    "insufficient_bid": insufficient_bid,
    "bid_out_of_rotation": _out_of_turn(Bid),
    "pass_out_of_rotation": _out_of_turn(PASS),
    "double_out_of_rotation": _out_of_turn(DOUBLE),
    "call_out_of_rotation": _out_of_turn(Bid),
    "call_after_final_pass": call_after_final_pass,
    "inadmissible_double": inadmissible_double,
    "required_pass_violated": required_pass_violated,
    "change_of_call": change_of_call,
    "simultaneous_call": simultaneous_call,
    "wrong_board_hand": wrong_board_hand,
    "auction_period": auction_so_far,
    "call_legality": any_call,
    "comparable_call": replaced_call,
    "wrong_count_extra": wrong_counts,
    "missing_card": someone,
    "card_exposed_in_auction": someones_card,
    "unauthorized_information": someone,
    "misinformation": someone,
    "exposed_card_defender": contract_defender_card,
    "penalty_card_kind": contract_defender_card,
    "lead_out_of_turn_defender": contract_defender_card,
    "lead_out_of_turn_declarer": contract_only,
    "opening_lead_out_of_turn": opening_lead,
    "opening_lead_face_down": contract_leader,
    "premature_play": contract_defender_card,
    "revoke_definition": held_and_played,
    "revoke_rectification": established_revoke,
    "revoke_correction": contract_leader,
}
