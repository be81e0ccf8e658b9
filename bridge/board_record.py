"""The record of a board - deal, auction, tricks - and whether it can be (Laws 1, 17, 22, 36-39, 41, 44, 77).

A record may hold irregularities that happen at a table: a revoke, an insufficient bid over which the auction went on,
an illegal last call that is still to be ruled on, a lead out of turn that was accepted (marked so). `check` refuses
what cannot have happened, in one sentence that names the two facts.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridge.auction import Auction
from bridge.calls import Bid
from bridge.cards import Card
from bridge.contract import Contract
from bridge.errors import BridgeError
from bridge.hands import HAND_SIZE, Deal
from bridge.legality import Fault, Reason, faults_of
from bridge.seats import SEATS, Seat, Vulnerability
from bridge.tricks import TRICKS, PlayRecord, Trick


@dataclass(frozen=True, slots=True)
class BoardRecord:
    """What is known of one board; whatever is not known is None or empty.

    `accepted` are the numbers (from 1) of tricks whose lead out of turn was accepted (Law 53A); `result` is how many
    tricks declarer made, as the score slip or a claim says.
    """

    board: int | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    deal: Deal | None = None
    auction: Auction | None = None
    named: Contract | None = None
    tricks: tuple[Trick, ...] = ()
    accepted: frozenset[int] = frozenset()
    result: int | None = None

    @property
    def contract(self) -> Contract | None:
        """The contract of the auction, else the one named beside it."""
        return (self.auction.contract if self.auction else None) or self.named

    @property
    def play(self) -> PlayRecord:
        """The tricks, with the hands as far as known; raises BridgeError for a card played twice."""
        contract = self.contract
        return PlayRecord(contract.trump if contract else None, self.tricks, self.deal)

    @property
    def passed_out(self) -> bool:
        """Whether all four players passed (Law 22B)."""
        return self.auction is not None and self.auction.passed_out


def check(record: BoardRecord) -> None:
    """Raise BridgeError for a record that cannot be; the sentence names the two facts that exclude each other."""
    if record.deal is not None:
        record.deal.validate()
    if record.auction is not None:
        check_auction(record.auction)
    _check_contract(record)
    check_play(record)
    _check_result(record)


def last_fault(auction: Auction) -> Fault | None:
    """What is wrong with the last call, if it is the one still to be ruled on."""
    if not auction.made:
        return None
    last = auction.made[-1]
    faults = faults_of(auction.before(len(auction.made) - 1), last.call, last.player)
    return faults[0] if faults else None


def check_auction(auction: Auction) -> None:
    """Refuse calls after the end, and an auction that went on over a call that can never be accepted (32, 36, 38)."""
    for index, entry in enumerate(auction.made):
        before = auction.before(index)
        where = f"call {index + 1} ({entry.call} by {entry.player.value})"
        if before.ended:
            how = "four passes" if before.passed_out else "three passes"
            raise BridgeError(
                f"The auction ended with {how} at call {index}, but {where} follows: leave one of them out."
            )
        reasons = {fault.reason for fault in faults_of(before, entry.call, entry.player)}
        wrong = reasons & {Reason.INADMISSIBLE_DOUBLE, Reason.INADMISSIBLE_REDOUBLE, Reason.OVER_SEVEN}
        if wrong and index + 1 < len(auction.made):
            name = {
                Reason.INADMISSIBLE_DOUBLE: "an inadmissible double",
                Reason.INADMISSIBLE_REDOUBLE: "an inadmissible redouble",
                Reason.OVER_SEVEN: "a bid of more than seven",
            }[wrong.pop()]
            after = auction.made[index + 1]
            raise BridgeError(
                f"In the auction {where} is {name}, which never stands, but call {index + 2} "
                f"({after.call} by {after.player.value}) goes on over it: correct one of them."
            )


def _check_contract(record: BoardRecord) -> None:
    auction, named = record.auction, record.named
    if auction is None or named is None:
        return
    if auction.passed_out:
        raise BridgeError(f"The board was passed out, but the contract is given as {named}: leave one of them out.")
    if auction.contract is not None and auction.contract != named:
        raise BridgeError(f"The auction makes the contract {auction.contract}, but it is given as {named}.")


def check_play(record: BoardRecord) -> None:
    """Refuse a card played twice or by a hand that lacks it, a lead by the wrong hand, play before its time."""
    if not record.tricks or not record.tricks[0].cards:
        return
    auction, first = record.auction, record.tricks[0].cards[0]
    if auction is not None and auction.passed_out:
        raise BridgeError(f"The board was passed out, but {first} is led to trick 1: leave one of them out.")
    if auction is not None and auction.made and not auction.ended:
        last = auction.made[-1]
        raise BridgeError(
            f"The auction has not ended (its last call is {last.call} by {last.player.value}), "
            f"but {first} is led to trick 1: complete the auction or leave the tricks out."
        )
    play = record.play
    check_holders(record)
    _check_leads(record, play)


def check_holders(record: BoardRecord) -> None:
    """Refuse a card that another hand holds, or that is not among the player's thirteen."""
    if record.deal is None:
        return
    for number, trick in enumerate(record.tricks, start=1):
        for seat, card in trick.played:
            holder = record.deal.holder_of(card)
            if holder is not None and holder is not seat:
                raise BridgeError(
                    f"{seat.value} plays {card} to trick {number}, but {holder.value} holds {card}: "
                    "correct the hand or the trick."
                )
            if holder is None and len(record.deal[seat]) >= HAND_SIZE:
                raise BridgeError(
                    f"{seat.value} plays {card} to trick {number}, but it is not among "
                    f"{seat.value}'s thirteen cards {record.deal[seat]}: correct the hand or the trick."
                )


def _check_leads(record: BoardRecord, play: PlayRecord) -> None:
    """A lone last card led out of turn may be still to be ruled on; one that was played to must be marked."""
    contract = record.contract
    if contract is None:
        return
    due: Seat | None = contract.opening_leader
    for number, trick in enumerate(play.tricks, start=1):
        to_be_ruled_on = number == len(play.tricks) and len(trick.cards) == 1
        if trick.leader is not due and number not in record.accepted and not to_be_ruled_on:
            why = (
                f"{contract} is led to by {contract.opening_leader.value}"
                if number == 1
                else f"trick {number - 1} is won by {due.value if due else 'another hand'}"
            )
            raise BridgeError(
                f"Trick {number} is led by {trick.leader.value}, but {why}: correct one of them, "
                "or mark the lead as out of turn and accepted (Law 53A)."
            )
        due = trick.winner(contract.trump) if trick.complete else None


def _check_result(record: BoardRecord) -> None:
    contract, result = record.contract, record.result
    if contract is None or result is None:
        return
    won = record.play.tricks_won(contract.declarer.side)
    lost = record.play.tricks_won(contract.declarer.side.other)
    if not won <= result <= TRICKS - lost:
        raise BridgeError(
            f"Declarer's result is given as {result} tricks, but the tricks played give {won} to declarer "
            f"and {lost} to the defenders: correct one of them."
        )


def established(play: PlayRecord, number: int, player: Seat) -> bool:
    """Law 63A1: whether the side of `player` has led or played to the trick after number `number`."""
    later = play.tricks[number:]
    return len(later) > 1 or any(seat.side is player.side for trick in later for seat, _ in trick.played)


def hands_as_played(deal: Deal | None, tricks: tuple[Trick, ...]) -> dict[Seat, tuple[Card, ...]]:
    """The four hands as far as known: as dealt, else what each player was seen to play; empty hands left out."""
    found: dict[Seat, tuple[Card, ...]] = {}
    for seat in SEATS:
        cards = deal[seat].sorted() if deal is not None else ()
        seen = tuple(card for trick in tricks if (card := trick.card_of(seat)) is not None)
        merged = tuple(dict.fromkeys((*cards, *seen)))
        if merged:
            found[seat] = merged
    return found


def accepted_insufficient(auction: Auction) -> tuple[int, ...]:
    """Numbers (from 1) of insufficient bids over which the auction went on (Law 27A1)."""
    return tuple(
        index + 1
        for index, entry in enumerate(auction.made[:-1])
        if isinstance(entry.call, Bid)
        and any(
            fault.reason is Reason.INSUFFICIENT for fault in faults_of(auction.before(index), entry.call, entry.player)
        )
    )
