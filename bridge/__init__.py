"""The game of bridge, pure: seats, calls, auction, cards, hands, tricks. It knows no law text and judges nothing."""

from bridge.auction import Auction, MadeCall, Phase, auction_of
from bridge.calls import (
    BIDS,
    CALLS,
    DENOMINATIONS,
    DOUBLE,
    PASS,
    REDOUBLE,
    Bid,
    Call,
    Denomination,
    Word,
    parse_bid,
    parse_call,
)
from bridge.cards import HONOURS, PACK, RANKS, SUITS, Card, Suit, parse_card
from bridge.contract import Contract, Doubling, parse_contract
from bridge.errors import BridgeError
from bridge.hands import Deal, Hand, deal_of, hand_of
from bridge.legality import Fault, Reason, faults_of, is_legal, legal_calls, may_double, may_redouble, sufficient
from bridge.seats import SEATS, Seat, Side, Vulnerability, dealer_of_board, parse_seat, vulnerability_of_board
from bridge.tricks import PlayRecord, Revoke, Trick, legal_cards, play_record_of, trick_of

__all__ = [
    "BIDS",
    "CALLS",
    "DENOMINATIONS",
    "DOUBLE",
    "HONOURS",
    "PACK",
    "PASS",
    "RANKS",
    "REDOUBLE",
    "SEATS",
    "SUITS",
    "Auction",
    "Bid",
    "BridgeError",
    "Call",
    "Card",
    "Contract",
    "Deal",
    "Denomination",
    "Doubling",
    "Fault",
    "Hand",
    "MadeCall",
    "Phase",
    "PlayRecord",
    "Reason",
    "Revoke",
    "Seat",
    "Side",
    "Suit",
    "Trick",
    "Vulnerability",
    "Word",
    "auction_of",
    "deal_of",
    "dealer_of_board",
    "faults_of",
    "hand_of",
    "is_legal",
    "legal_calls",
    "legal_cards",
    "may_double",
    "may_redouble",
    "parse_bid",
    "parse_call",
    "parse_card",
    "parse_contract",
    "parse_seat",
    "play_record_of",
    "sufficient",
    "trick_of",
    "vulnerability_of_board",
]
