"""A whole deal at random: any legal bid, any talon, any announcement and kontra, any legal card."""

from random import Random

from bridge.ulti.bidding import Stage
from bridge.ulti.cards import UltiSuit
from bridge.ulti.contracts import all_contracts
from bridge.ulti.errors import UltiRefusal
from bridge.ulti.play import UltiTrick, duty
from bridge.ulti.points import refuse_announcement
from bridge.ulti.table import Period, UltiTable, deal_table


def random_deal(seed: int) -> UltiTable:
    random = Random(seed)
    table = deal_table(random)
    while table.turn is not None:
        table = step(table, random)
    return table


def step(table: UltiTable, random: Random) -> UltiTable:
    player = table.turn
    match table.period:
        case Period.BIDDING:
            return table.with_bidding(bid(table.bidding, player, random))
        case Period.FIRST_LEAD:
            return first_lead(table, player, random)
        case Period.REKONTRA:
            doubled = [part for part, factors in table.stakes.levels if 2 in factors]
            return table.answer_kontra(player, [part for part in doubled if random.random() < 0.5])
    return card(table, player, random)


def bid(bidding, player, random):
    if bidding.stage is Stage.CLOSING:
        higher = [one for one in all_contracts() if one.overcalls(bidding.contract)]
        if higher and random.random() < 0.2:
            return bidding.raise_without_talon(player, random.choice(higher[:6]))
        return bidding.start_play(player)
    if bidding.stage is Stage.HOLDING_TALON:
        higher = [one for one in all_contracts() if bidding.contract is None or one.overcalls(bidding.contract)]
        return bidding.bid(player, random.choice(higher[:30]), random.sample(bidding.hands[player], 2))
    higher = [one for one in all_contracts() if one.overcalls(bidding.contract)]
    return bidding.pick_up(player) if higher and random.random() < 0.3 else bidding.pass_turn(player)


def announced(table, player, trump, random):
    suits = []
    for suit in UltiSuit:
        held = {one.rank for one in table.cards_of(player) if one.suit is suit}
        try:
            refuse_announcement(table.contract, player, table.declarer, 40 if suit is trump else 20)
        except UltiRefusal:
            continue
        if {"K", "F"} <= held and random.random() < 0.8:
            suits.append(suit)
    return suits[:1] if "20-100" in table.contract.parts else suits


def first_lead(table, player, random):
    if random.random() < 0.05:
        return table.give_up(player)
    trump = None
    if not table.contract.trumpless:
        trump = UltiSuit.PIROS if table.contract.red else random.choice([s for s in UltiSuit if s != "P"])
    allowed = duty(table.cards_of(player), UltiTrick(player), trump).cards
    return table.lead_first(random.choice(allowed), trump, announced(table, player, trump, random))


def card(table, player, random):
    trump = table.play.trump
    allowed = duty(table.cards_of(player), table.play.current, trump).cards
    first = not table.play.takers and player != table.declarer
    said = announced(table, player, trump, random) if first else []
    index = (player - table.declarer - 1) % 3
    free = [part for part in table.contract.ordered if first and table.stakes.factors(part)[index] == 1]
    kontra = [part for part in free if random.random() < 0.3]
    return table.play_card(player, random.choice(allowed), said, kontra)
