"""Simple legal opponents for the table: they bid what they hold and play a cheap card or a high one."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bridge.ulti.bidding import Stage, UltiBidding
from bridge.ulti.cards import UltiCard, UltiSuit
from bridge.ulti.contracts import Part, UltiContract, contract_of
from bridge.ulti.errors import UltiRefusal
from bridge.ulti.play import UltiTrick, duty
from bridge.ulti.points import refuse_announcement
from bridge.ulti.table import Period, UltiTable

_RISKY = 0.1


@dataclass(frozen=True, slots=True)
class UltiPlan:
    """A contract a hand could try, its trump suit, and the two cards it would lay down."""

    contract: UltiContract
    trump: UltiSuit | None
    talon: tuple[UltiCard, UltiCard]


def act(table: UltiTable, random: Random) -> UltiTable:
    """The next state after the player in turn has done something legal and not foolish."""
    player = table.turn
    if player is None:
        return table
    match table.period:
        case Period.BIDDING:
            return table.with_bidding(_bid(table.bidding, player, random))
        case Period.FIRST_LEAD:
            return _lead(table, player)
        case Period.REKONTRA:
            return table.answer_kontra(player)
        case _:
            return _follow(table, player, random)


def plans(hand: tuple[UltiCard, ...]) -> list[UltiPlan]:
    """Contracts this hand could try, the dearest first; the plain játék in the longest suit is always among them."""
    found = [_plan_betli(hand)] if _looks_like_betli(hand) else []
    for suit in UltiSuit:
        trumps = [card for card in hand if card.suit is suit]
        ranks = {card.rank for card in trumps}
        red = suit is UltiSuit.PIROS
        strong = len(trumps) >= 5 and "A" in ranks
        talon = _cheapest(hand, suit)
        if strong and {"K", "F"} <= ranks:
            found.append(UltiPlan(contract_of([Part.FORTY_HUNDRED], red=red), suit, talon))
        if strong and "7" in ranks:
            found.append(UltiPlan(contract_of([Part.ULTI], red=red), suit, talon))
        if red and len(trumps) >= 4:
            found.append(UltiPlan(contract_of([Part.JATEK], red=True), suit, talon))
    longest = max(
        (suit for suit in UltiSuit if suit is not UltiSuit.PIROS),
        key=lambda suit: sum(card.suit is suit for card in hand),
    )
    found.append(UltiPlan(contract_of([Part.JATEK]), longest, _cheapest(hand, longest)))
    return sorted(found, key=lambda plan: -plan.contract.value)


def _bid(bidding: UltiBidding, player: int, random: Random) -> UltiBidding:
    if bidding.stage is Stage.CLOSING:
        return bidding.start_play(player)
    if bidding.stage is Stage.HOLDING_TALON:
        fitting = _fitting(bidding, player)
        return bidding.bid(player, fitting[0].contract, fitting[0].talon)
    worth_taking = [plan for plan in _fitting(bidding, player) if Part.JATEK not in plan.contract.parts]
    if worth_taking and random.random() > _RISKY:
        picked_up = bidding.pick_up(player)
        after = [plan for plan in _fitting(picked_up, player) if plan.contract == worth_taking[0].contract]
        if after:
            return picked_up.bid(player, after[0].contract, after[0].talon)
    return bidding.pass_turn(player)


def _fitting(bidding: UltiBidding, player: int) -> list[UltiPlan]:
    current = bidding.contract
    found = plans(bidding.hands[player])
    return [plan for plan in found if current is None or plan.contract.overcalls(current)]


def _lead(table: UltiTable, player: int) -> UltiTable:
    contract = table.contract
    hand = table.cards_of(player)
    if contract is None:
        return table
    trump = None if contract.trumpless else _best_trump(hand, red=contract.red)
    announced = tuple(suit for suit in UltiSuit if _may_announce(table, player, suit, trump))
    if Part.TWENTY_HUNDRED in contract.parts:
        announced = announced[:1]
    required = duty(hand, UltiTrick(player), trump)
    card = _lowest(required.cards) if contract.trumpless else required.cards[0]
    return table.lead_first(card, trump, announced)


def _follow(table: UltiTable, player: int, random: Random) -> UltiTable:
    if table.play is None or table.contract is None or table.stakes is None:
        return table
    required = duty(table.cards_of(player), table.play.current, table.play.trump)
    first_card = not table.play.takers and player != table.declarer
    announced: tuple[UltiSuit, ...] = ()
    kontra: tuple[Part, ...] = ()
    if first_card:
        announced = tuple(suit for suit in UltiSuit if _may_announce(table, player, suit, table.play.trump))
        free = [part for part in table.contract.ordered if max(table.stakes.factors(part)) == 1]
        kontra = tuple(free[:1]) if random.random() < _RISKY else ()
    return table.play_card(player, random.choice((required.cards[0], _lowest(required.cards))), announced, kontra)


def _may_announce(table: UltiTable, player: int, suit: UltiSuit, trump: UltiSuit | None) -> bool:
    held = {card.rank for card in table.cards_of(player) if card.suit is suit}
    if not {"K", "F"} <= held or table.contract is None or table.declarer is None:
        return False
    try:
        refuse_announcement(table.contract, player, table.declarer, 40 if suit is trump else 20)
    except UltiRefusal:
        return False
    return True


def _best_trump(hand: tuple[UltiCard, ...], *, red: bool) -> UltiSuit:
    if red:
        return UltiSuit.PIROS
    plain = (suit for suit in UltiSuit if suit is not UltiSuit.PIROS)
    return max(
        plain, key=lambda suit: sum(2 + (card.rank in ("A", "K", "F", "7")) for card in hand if card.suit is suit)
    )


def _looks_like_betli(hand: tuple[UltiCard, ...]) -> bool:
    return sum(card.height(trumps=False) for card in hand) <= 2 * len(hand)


def _plan_betli(hand: tuple[UltiCard, ...]) -> UltiPlan:
    first, second = sorted(hand, key=lambda card: card.height(trumps=False))[-2:]
    return UltiPlan(contract_of([Part.BETLI]), None, (first, second))


def _cheapest(hand: tuple[UltiCard, ...], trump: UltiSuit) -> tuple[UltiCard, UltiCard]:
    spare = sorted(hand, key=lambda card: (card.suit is trump, card.points, card.height(trumps=True)))
    return spare[0], spare[1]


def _lowest(cards: tuple[UltiCard, ...]) -> UltiCard:
    return min(cards, key=lambda card: (card.points, card.height(trumps=True)))
