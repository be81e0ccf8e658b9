"""Laws 61 to 64 of 2017 once more, from the Hungarian text alone: nothing here comes from `bridge` or `rulings`.

A card is two letters (suit, rank), a seat one, a board its hands and its tricks. Every function names the words it
follows. 64B3 is read as the table of differences in `docs/parsing.md` has it: dummy's card or a penalty card.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

SEATS, SUITS, RANKS = "NESW", "CDHS", "23456789TJQKA"
SIDE = {"N": "ns", "S": "ns", "E": "ew", "W": "ew"}
OTHER = {"ns": "ew", "ew": "ns"}


def turned(seat: str, steps: int) -> str:
    """The seat so many places to the left."""
    return SEATS[(SEATS.index(seat) + steps) % 4]


@dataclass(frozen=True)
class Board:
    """Hands, the contract, and tricks as (leader, cards in rotation); the last trick may be unfinished."""

    level: int
    denomination: str
    declarer: str
    hands: dict[str, tuple[str, ...]]
    tricks: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def dummy(self) -> str:
        return turned(self.declarer, 2)

    def cut(self, tricks: int, cards: int) -> Board:
        """The board after so many whole tricks and so many cards of the next."""
        leader, played = self.tricks[tricks] if tricks < len(self.tricks) else ("N", ())
        more = ((leader, played[:cards]),) if cards else ()
        return Board(self.level, self.denomination, self.declarer, self.hands, (*self.tricks[:tricks], *more))

    def facts(self, *, hands: bool = True) -> dict[str, Any]:
        """As shared facts."""
        found: dict[str, Any] = {
            "contract": {"level": self.level, "denomination": self.denomination, "declarer": self.declarer},
            "tricks": [{"leader": leader, "cards": list(cards)} for leader, cards in self.tricks],
        }
        return {**found, "hands": {seat: list(held) for seat, held in self.hands.items()}} if hands else found


@dataclass(frozen=True)
class Failure:
    """A revoke: the number of the trick (from 1), the hand, the card played and the cards that could have followed."""

    trick: int
    hand: str
    card: str
    could: tuple[str, ...]


def winner(leader: str, cards: tuple[str, ...], trump: str) -> str:
    """44E, F: the highest trump, else the highest card of the suit led."""
    ranked = [(card[0] == trump, card[0] == cards[0][0], RANKS.index(card[1])) for card in cards]
    return turned(leader, ranked.index(max(ranked)))


def deal(seed: int) -> Board:
    """A random board in which players fail to follow suit: seldom, often, or mostly both hands of a side at once."""
    chance = Random(seed)
    pack = [suit + rank for suit in SUITS for rank in RANKS]
    chance.shuffle(pack)
    hands = {seat: tuple(pack[13 * place : 13 * place + 13]) for place, seat in enumerate(SEATS)}
    level, denomination, declarer = chance.randint(1, 7), chance.choice("CDHSN"), chance.choice(SEATS)
    often = chance.choice((0.01, 0.03, 0.08, 0.2))
    together = chance.random() < 0.5
    held = {seat: list(cards) for seat, cards in hands.items()}
    leader, tricks = turned(declarer, 1), []
    for _ in range(13):
        cards: list[str] = []
        wrong: set[str] = set()
        for step in range(4):
            seat = turned(leader, step)
            can = [card for card in held[seat] if cards and card[0] == cards[0][0]]
            other = [card for card in held[seat] if card not in can]
            again = together and turned(seat, 2) in wrong
            if can and other and chance.random() < (0.6 if again else often):
                wrong.add(seat)
                can = other
            card = chance.choice(can or held[seat])
            held[seat].remove(card)
            cards.append(card)
        tricks.append((leader, tuple(cards)))
        leader = winner(leader, tuple(cards), denomination)
    return Board(level, denomination, declarer, hands, tuple(tricks))


def failures(board: Board) -> list[Failure]:
    """61A, 44C: no card of the suit led although the hand still held one."""
    found, gone = [], {seat: set[str]() for seat in SEATS}
    for number, (leader, cards) in enumerate(board.tricks, 1):
        for step, card in enumerate(cards):
            seat = turned(leader, step)
            could = tuple(one for one in board.hands[seat] if one[0] == cards[0][0] and one not in gone[seat])
            if could and card[0] != cards[0][0]:
                found.append(Failure(number, seat, card, could))
            gone[seat].add(card)
    return found


def next_trick_of(board: Board, failure: Failure, side: str) -> bool:
    """63A1: a member of the side has led or played to the following trick."""
    following = board.tricks[failure.trick : failure.trick + 1]
    return any(SIDE[turned(leader, step)] == side for leader, cards in following for step in range(len(cards)))


def established(board: Board, failure: Failure) -> bool:
    """63A1, the only act of 63A that a record of cards shows."""
    return next_trick_of(board, failure, SIDE[failure.hand])


def both_corrected(board: Board, failure: Failure) -> bool:
    """62C3: both sides revoke in the same trick, but only one side has played to the next."""
    sides = {SIDE[one.hand] for one in failures(board) if one.trick == failure.trick}
    return len(sides) == 2 and next_trick_of(board, failure, "ns") != next_trick_of(board, failure, "ew")


def must_be_corrected(board: Board, failure: Failure) -> bool:
    """62A before it is established, 62D1 at trick twelve while the hands are out, 62C3."""
    return not established(board, failure) or failure.trick == 12 or both_corrected(board, failure)


def cards_since(board: Board, failure: Failure) -> list[tuple[str, str]]:
    """Seat and card of everything played after the revoke."""
    played = [
        (number, turned(leader, step), card)
        for number, (leader, cards) in enumerate(board.tricks, 1)
        for step, card in enumerate(cards)
    ]
    at = next(place for place, (_, _, card) in enumerate(played) if card == failure.card)
    return [(seat, card) for _, seat, card in played[at + 1 :]]


def penalty_cards(
    board: Board, failure: Failure, *, faced: bool, withdraw: bool, partner: bool
) -> set[tuple[str, str]]:
    """62B1, B2, C1, C2, C3: seat and card of what becomes a penalty card when this revoke is corrected."""
    defends = SIDE[failure.hand] != SIDE[board.declarer]
    if both_corrected(board, failure):
        return {
            (one.hand, one.card)
            for one in failures(board)
            if one.trick == failure.trick and SIDE[one.hand] != SIDE[board.declarer]
        }
    found = {(failure.hand, failure.card)} if defends and not faced else set()
    since = cards_since(board, failure)
    if defends and withdraw and partner and any(SIDE[seat] != SIDE[failure.hand] for seat, _ in since):
        found |= {(seat, card) for seat, card in since if seat == turned(failure.hand, 2)}
    return found


def exemptions(board: Board, failure: Failure, *, first_drawn: str, lying: tuple[str, ...]) -> set[str]:
    """64B: every number under which a board played out has no automatic transfer for this revoke."""
    found = set()
    if not tricks_won(board, failure):
        found.add("64.B.1")
    suit = failure.could[0][0]
    for one in failures(board):
        if one.hand == failure.hand and one.trick < failure.trick and one.could[0][0] == suit:
            found.add("64.B.2")
        if SIDE[one.hand] != SIDE[failure.hand] and one.trick < 13 and failure.trick < 13:
            found.add("64.B.7")
    if failure.hand == board.dummy or set(lying) & set(failure.could):
        found.add("64.B.3")
    if first_drawn == "after_next_board_call":
        found.add("64.B.4")
    if first_drawn == "after_round":
        found.add("64.B.5")
    if failure.trick == 12:
        found.add("64.B.6")
    return found


def takers(board: Board) -> list[str]:
    """The hand that won each trick."""
    return [winner(leader, cards, board.denomination) for leader, cards in board.tricks]


def tricks_won(board: Board, failure: Failure) -> list[tuple[int, str]]:
    """Number and winning hand of the tricks the offending side won from the revoke trick on."""
    taken = [
        (number, winner(leader, cards, board.denomination)) for number, (leader, cards) in enumerate(board.tricks, 1)
    ]
    return [(number, seat) for number, seat in taken if number >= failure.trick and SIDE[seat] == SIDE[failure.hand]]


def transferred(board: Board, failure: Failure) -> int:
    """64A1 and A2, exemptions aside; a trick that dummy's card won was not won by declarer (footnote)."""
    won = tricks_won(board, failure)
    if (failure.trick, failure.hand) in won:
        return 1 + any(number > failure.trick for number, _ in won)
    return 1 if won else 0


def declarers(board: Board) -> int:
    """Tricks of declarer's side at the table."""
    return sum(
        SIDE[winner(leader, cards, board.denomination)] == SIDE[board.declarer] for leader, cards in board.tricks
    )
