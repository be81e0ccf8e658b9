"""Random boards told as tables: regular ones, and ones with one irregularity planted; for property tests and training.

A whole board tells every call and card with its seat, each following directly on the one before (`after`), the dealer
and the four hands. `thinned` leaves things out at random, as a story does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from bridge.auction import Auction
from bridge.calls import BIDS, CALLS, DOUBLE, PASS, Bid, Call, Denomination
from bridge.cards import PACK, Card
from bridge.hands import Deal, Hand
from bridge.legality import is_legal, may_double
from bridge.seats import SEATS, Seat
from bridge.table.model import Circumstance, Event, Table, What
from bridge.tricks import Trick, legal_cards


@dataclass(slots=True)
class SimulatedBoard:
    """A board on the way: its deal, what happened so far, what is to be found."""

    deal: Deal
    dealer: Seat
    auction: Auction
    events: list[Event]
    tricks: list[Trick]
    planted: str | None = None
    seat: Seat | None = None

    def add(self, act: str, who: Seat, what: What, how: tuple[str, ...] = ()) -> Event:
        """One more event, directly after the last."""
        n = len(self.events) + 1
        event = Event(n, act, who.value, what, frozenset(how), after=n - 1 if n > 1 else None)
        self.events.append(event)
        return event

    def table(self, *, hands: bool = True) -> Table:
        """The board as a table, told whole; without `hands` nobody's cards are told."""
        told = [Circumstance("dealer", self.dealer.value), Circumstance("whole")]
        if hands:
            told += [Circumstance("holds", s.value, {"cards": [str(c) for c in self.deal[s].sorted()]}) for s in SEATS]
        return Table(tuple(self.events), tuple(told))


def dealt(random: Random) -> SimulatedBoard:
    """A random deal with a random dealer and nothing called."""
    cards = list(PACK)
    random.shuffle(cards)
    hands = {seat: Hand(frozenset(cards[13 * i : 13 * i + 13])) for i, seat in enumerate(SEATS)}
    dealer = random.choice(SEATS)
    return SimulatedBoard(Deal(hands), dealer, Auction(dealer), [], [])


def call(board: SimulatedBoard, made: Call, who: Seat | None = None, how: tuple[str, ...] = ()) -> None:
    """One more call, in turn unless a player is named."""
    player = who or board.auction.turn
    board.add("call", player, What(call=made), how)
    board.auction = board.auction.plus(made, player)


def bid_on(board: SimulatedBoard, random: Random, calls: int) -> None:
    """A few more regular calls, at most up to the end of the auction."""
    for _ in range(calls):
        if board.auction.ended:
            return
        legal = [one for one in CALLS if is_legal(board.auction, one)]
        low = [one for one in legal if isinstance(one, Bid)][:8]
        others = [one for one in legal if not isinstance(one, Bid)]
        passes: list[Call] = [PASS] * (4 if board.auction.last_bid else 1)
        choices: list[Call] = [*low[:3], *random.sample(low, min(2, len(low))), *others, *passes]
        call(board, random.choice(choices))


def bid_out(board: SimulatedBoard, random: Random) -> bool:
    """The auction to its end; False when it was passed out."""
    bid_on(board, random, 12)
    if board.auction.last_bid is None and not board.auction.ended:
        call(board, random.choice(BIDS[:10]))
    while not board.auction.ended:
        call(board, PASS)
    return board.auction.contract is not None


def held(board: SimulatedBoard, seat: Seat) -> Hand:
    """What a hand still holds."""
    gone = [card for trick in board.tricks if (card := trick.card_of(seat)) is not None]
    return board.deal[seat].without(gone)


def leader_of(board: SimulatedBoard) -> Seat:
    """Who leads to the next trick."""
    contract = board.auction.contract
    assert contract is not None
    won = board.tricks[-1].winner(contract.trump) if board.tricks else None
    return won or contract.opening_leader


def play_cards(board: SimulatedBoard, random: Random, cards: int) -> None:
    """A few more regular cards."""
    for _ in range(cards):
        if len(board.tricks) == 13 and board.tricks[-1].complete:
            return
        if not board.tricks or board.tricks[-1].complete:
            board.tricks.append(Trick(leader_of(board)))
        trick = board.tricks[-1]
        seat = trick.turn
        assert seat is not None
        put(board, seat, random.choice(legal_cards(held(board, seat), trick)))


def put(board: SimulatedBoard, seat: Seat, card: Card, how: tuple[str, ...] = ()) -> None:
    """One card to the trick under way, in rotation."""
    trick = board.tricks[-1]
    board.add("lead" if not trick.cards else "play", seat, What(card=str(card)), how)
    board.tricks[-1] = trick.plus(card)


def regular(random: Random) -> SimulatedBoard:
    """A board without any irregularity: part of an auction, or an auction and part of the play."""
    board = dealt(random)
    if random.random() < 0.4:
        bid_on(board, random, random.randint(1, 14))
    elif bid_out(board, random):
        play_cards(board, random, random.randint(0, 52))
    return board


def _begun(random: Random) -> SimulatedBoard:
    board = dealt(random)
    while board.auction.ended or board.auction.last_bid is None:
        board = dealt(random)
        bid_on(board, random, random.randint(1, 8))
    return board


def _contracted(random: Random) -> SimulatedBoard:
    board = dealt(random)
    while not bid_out(board, random):
        board = dealt(random)
    return board


def _playing(random: Random, *, between: bool = False, within: bool = False) -> SimulatedBoard:
    board = _contracted(random)
    count = random.randint(1, 40)
    count -= count % 4 if between else 0
    count += 1 if within and count % 4 == 0 else 0
    play_cards(board, random, count)
    return board


def _plant(board: SimulatedBoard, name: str, seat: Seat) -> SimulatedBoard:
    board.planted, board.seat = name, seat
    return board


def out_of_rotation(random: Random) -> SimulatedBoard:
    """A call by somebody whose turn it is not."""
    board = _begun(random)
    turn = board.auction.turn
    seat = random.choice([turn.lho, turn.partner, turn.rho])
    enough: list[Call] = [one for one in BIDS if is_legal(board.auction, one)]
    ending = len(board.auction.trailing_passes) > 1  # a third pass out of rotation is a matter of Law 17D3
    made = random.choice([*enough[:5], *([] if ending else [PASS])])
    board.add("call", seat, What(call=made))
    return _plant(board, "call_out_of_rotation", seat)


def insufficient(random: Random) -> SimulatedBoard:
    """A bid that is not enough."""
    board = _begun(random)
    last = board.auction.last_bid
    assert last is not None
    low = [bid for bid in BIDS if not bid.supersedes(last)]
    seat = board.auction.turn
    board.add("call", seat, What(call=random.choice(low)))
    return _plant(board, "insufficient_bid", seat)


def bad_double(random: Random) -> SimulatedBoard:
    """A double that Law 19 does not allow."""
    board = _begun(random)
    while may_double(board.auction, board.auction.turn):
        board = _begun(random)
    seat = board.auction.turn
    board.add("call", seat, What(call=DOUBLE))
    return _plant(board, "inadmissible_double", seat)


def over_seven(random: Random) -> SimulatedBoard:
    """A bid of eight."""
    board = _begun(random)
    seat = board.auction.turn
    board.add("call", seat, What(call=Bid(8, random.choice(list(Denomination)))))
    return _plant(board, "bid_over_seven", seat)


def late_call(random: Random) -> SimulatedBoard:
    """A call after the final pass."""
    board = _contracted(random)
    seat = random.choice(SEATS)
    above: list[Call] = [bid for bid in BIDS if board.auction.last_bid and bid.supersedes(board.auction.last_bid)]
    board.add("call", seat, What(call=random.choice([PASS, *above[:4]])))
    return _plant(board, "call_after_final_pass", seat)


def wrong_lead(random: Random) -> SimulatedBoard:
    """A lead by a hand that is not on lead."""
    board = _playing(random, between=True)
    if len(board.tricks) == 13:
        return wrong_lead(random)
    due = leader_of(board)
    contract = board.auction.contract
    assert contract is not None
    seat = random.choice([one for one in SEATS if one is not due])
    if not board.tricks and seat.side is contract.declarer.side:
        return wrong_lead(random)
    cards = held(board, seat).sorted()
    board.add("lead", seat, What(card=str(random.choice(cards))))
    kind = "declarer" if seat.side is contract.declarer.side else "opening" if not board.tricks else "defender"
    return _plant(board, f"lead_out_of_turn_{kind}", seat)


def failure_to_follow(random: Random) -> SimulatedBoard:
    """A card off suit by a hand that can follow."""
    for _ in range(40):
        board = _playing(random, within=True)
        trick = board.tricks[-1]
        seat = trick.turn
        if seat is None:
            continue
        hand = held(board, seat).sorted()
        off = [card for card in hand if card.suit is not trick.led]
        if off and len(off) < len(hand):
            put(board, seat, random.choice(off))
            return _plant(board, "revoke", seat)
    return failure_to_follow(random)


def too_early(random: Random) -> SimulatedBoard:
    """A card to the trick by a defender before his partner, whose turn it is."""
    for _ in range(40):
        board = _playing(random, within=True)
        turn = board.tricks[-1].turn
        contract = board.auction.contract
        if turn is None or contract is None or turn.side is contract.declarer.side:
            continue
        seat = turn.partner
        if board.tricks[-1].card_of(seat) is not None:
            continue
        cards = legal_cards(held(board, seat), board.tricks[-1])
        board.add("play", seat, What(card=str(random.choice(cards))), ("before_partner",))
        return _plant(board, "premature_play", seat)
    return too_early(random)


def exposed(random: Random) -> SimulatedBoard:
    """A card dropped face up, in the auction or in the play."""
    if random.random() < 0.4:
        board = _begun(random)
        seat = random.choice(SEATS)
        board.add("expose", seat, What(card=str(random.choice(board.deal[seat].sorted()))), ("by_accident", "face_up"))
        return _plant(board, "card_exposed_in_auction", seat)
    board = _playing(random)
    contract = board.auction.contract
    assert contract is not None
    seat = random.choice([one for one in SEATS if one is not contract.dummy])
    cards = held(board, seat).sorted()
    if not cards:
        return exposed(random)
    board.add("expose", seat, What(card=str(random.choice(cards))), ("by_accident", "face_up"))
    return _plant(board, f"exposed_card_{'declarer' if seat is contract.declarer else 'defender'}", seat)


def changed_call(random: Random) -> SimulatedBoard:
    """A player changes a legal call."""
    board = dealt(random)
    while board.auction.ended or not board.auction.made:
        board = dealt(random)
        bid_on(board, random, random.randint(1, 8))
    last = board.auction.made[-1]
    other = [one for one in CALLS if one != last.call and is_legal(board.auction.before(-1), one)]
    board.add("replace", last.player, What(call=random.choice(other)), ("changed_mind",))
    return _plant(board, "change_of_call", last.player)


PLANTS: tuple[Callable[[Random], SimulatedBoard], ...] = (
    out_of_rotation,
    insufficient,
    bad_double,
    over_seven,
    late_call,
    wrong_lead,
    failure_to_follow,
    too_early,
    exposed,
    changed_call,
)


def thinned(table: Table, random: Random, share: float, keep: int | None = None) -> Table:
    """The table with a share of its events, seats and circumstances left out; event `keep` stays, perhaps without seat.

    A link (`after`) survives only between neighbours that both survive; a dealer whose first call is left out goes too.
    """
    events: list[Event] = []
    gone = {event.n for event in table.events if event.n != keep and random.random() < share}
    for event in table.events:
        if event.n in gone:
            continue
        loose = event.after in gone or random.random() < share / 4
        who = None if random.random() < share / 2 else event.who
        events.append(replace(event, after=None if loose else event.after, who=who))
    first = bool(events) and events[0].n == 1 and events[0].who is not None
    circumstances = [
        item
        for item in table.circumstances
        if item.kind != "whole" and random.random() >= share and (item.kind != "dealer" or (first and 1 not in gone))
    ]
    return Table(tuple(events), tuple(circumstances), table.asked)
