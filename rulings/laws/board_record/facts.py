"""Facts of a board record: a text (PBN, LIN, typed) or the shared facts; the one fills what the other leaves out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bridge.auction import auction_of
from bridge.board_record import BoardRecord
from bridge.board_text import read_board
from bridge.calls import Call
from bridge.cards import Card
from bridge.contract import Contract
from bridge.hands import Deal, Hand
from bridge.seats import Seat, Vulnerability, dealer_of_board, vulnerability_of_board
from bridge.tricks import TRICKS, Trick
from rulings.engine import (
    BOOL,
    CALLS,
    CONTRACT,
    HANDS,
    SEAT,
    TEXT,
    TRICK,
    VULNERABILITY,
    Record,
    Who,
    fact,
    list_of,
    one_of,
    predicate,
    whole,
)
from rulings.laws.law_41_44_play_of_cards.trick_facts import STATES, TrickFacts, trick_people

PHASES = one_of("auction", "passed_out", "clarification", "play", "play_over")


@lru_cache(maxsize=64)
def _read(text: str) -> BoardRecord:
    return read_board(text)


def written(known: Any) -> BoardRecord:
    """What the text of the board says; an empty record without one."""
    return _read(known.deal) if known.deal is not None else BoardRecord()


def _dealer(known: Any) -> Seat | None:
    return written(known).dealer or (dealer_of_board(known.board) if known.board else None)


def _vulnerability(known: Any) -> Vulnerability | None:
    return written(known).vulnerability or (vulnerability_of_board(known.board) if known.board else None)


def _auction(known: Any) -> tuple[Call, ...] | None:
    auction = written(known).auction
    return None if auction is None else auction.calls


def _hands(known: Any) -> Record | None:
    deal = written(known).deal
    return None if deal is None else Record({seat.value: hand.sorted() for seat, hand in deal.hands.items()})


def _tricks(known: Any) -> tuple[Record, ...] | None:
    record = written(known)
    if not record.tricks:
        return None
    return tuple(
        Record({"leader": trick.leader, "cards": trick.cards, **({"out_of_turn": True} if mark else {})})
        for trick, mark in ((one, number in record.accepted) for number, one in enumerate(record.tricks, start=1))
    )


def _contract(known: Any) -> Contract | None:
    """Named in the text, else the auction's once it has ended."""
    named = written(known).named
    if named is not None or known.auction is None or known.dealer is None:
        return named
    return auction_of(known.dealer, known.auction).contract


def record_of(known: Any) -> BoardRecord:
    """All that the facts say of the board; raises BridgeError for a card in two hands or five cards in a trick."""
    hands: dict[str, tuple[Card, ...]] = known.hands or {}
    deal = Deal({Seat(seat): Hand(frozenset(cards)) for seat, cards in hands.items()}) if hands else None
    auction = None
    if known.auction is not None and known.dealer is not None:
        auction = auction_of(known.dealer, known.auction)
    tricks = known.tricks or ()
    return BoardRecord(
        known.board,
        known.dealer,
        known.vulnerability,
        deal,
        auction,
        known.contract,
        tuple(Trick(trick["leader"], tuple(trick["cards"])) for trick in tricks),
        frozenset(number for number, trick in enumerate(tricks, start=1) if trick.get("out_of_turn")),
        known.stated_tricks,
    )


def _stated(known: Any) -> int | None:
    return written(known).result


def _phase(known: Any) -> str | None:
    record = record_of(known)
    if record.passed_out:
        return "passed_out"
    if record.auction is not None and record.auction.made and not record.auction.ended:
        return "auction"
    played = sum(trick.complete for trick in record.tricks)
    if played == TRICKS or (record.contract is not None and record.result is not None):
        return "play_over"
    if any(trick.cards for trick in record.tricks):
        return "play"
    return "clarification" if record.contract is not None else None


def _first(known: Any) -> bool | None:
    record = record_of(known)
    if record.tricks:
        return len(record.tricks) == 1
    if record.contract is not None or known.phase == "clarification":
        return True
    return False if known.phase == "play" and known.trick_state == "no_card" else None


def _state(known: Any) -> str | None:
    """The trick in question is the last of the record; a record without tricks has none led to."""
    record = record_of(known)
    if not record.tricks:
        return "no_card" if record.contract is not None else None
    cards = record.tricks[-1].cards
    return "no_card" if not cards else "four_cards" if len(cards) == 4 else "part"


def _declarer_tricks(known: Any) -> int | None:
    record = record_of(known)
    if record.contract is None:
        return None
    if sum(trick.complete for trick in record.tricks) == TRICKS:
        return record.play.tricks_won(record.contract.declarer.side)
    return record.result


def _revoke(known: Any) -> bool | None:
    return True if record_of(known).play.revokes() else None


@dataclass(frozen=True)
class BoardFacts(TrickFacts):
    """`deal` is the board as text; `stated_tricks` what the score slip or a claim gives declarer."""

    deal: str = fact(TEXT, "7")
    dealer: Seat = predicate(SEAT, "17.B", _dealer)
    vulnerability: Vulnerability = predicate(VULNERABILITY, "77", _vulnerability)
    auction: tuple[Call, ...] = predicate(CALLS, "17.C", _auction)
    contract: Contract = predicate(CONTRACT, "22.A", _contract)
    hands: Record = predicate(HANDS, "44.C", _hands)
    tricks: tuple[Record, ...] = predicate(list_of(TRICK), "65", _tricks)
    stated_tricks: int = predicate(whole(0, 13), "79.A", _stated)
    phase: str = predicate(PHASES, "17.D", _phase)
    first_trick: bool = predicate(BOOL, "44.G", _first)
    trick_state: str = predicate(STATES, "44.B", _state)
    record_revoke: bool = predicate(BOOL, "61.A", _revoke, presumed=False)
    declarer_tricks: int = predicate(whole(0, 13), "77", _declarer_tricks)


def record_people(known: Any) -> dict[str, Who]:
    """Those of the trick; during the auction the player in turn is the next to call."""
    people = trick_people(known)
    record = record_of(known)
    if record.auction is not None and not record.auction.ended:
        people["next_player"] = Who("next_player", record.auction.turn)
    return people
