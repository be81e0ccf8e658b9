"""A table of Ulti: deal, bidding, first trick with trump, announcements and kontras, play, and what came of it.

`UltiTable` is immutable: every act gives the next state or raises UltiRefusal, which names the provision. It serves
the text table, the page in the app and the random deals of the tests alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random

from bridge.ulti.bidding import Stage, UltiBidding
from bridge.ulti.cards import HAND_SIZE, TALON_SIZE, ULTI_PACK, UltiCard, UltiSuit, sort_hand
from bridge.ulti.contracts import Part, UltiContract
from bridge.ulti.errors import UltiError, UltiRefusal
from bridge.ulti.kontra import Stakes
from bridge.ulti.play import PLAYERS, UltiPlay, refuse_illegal_card
from bridge.ulti.points import Announcement, Outcome, assess, defenders_of, refuse_announcement


class Period(StrEnum):
    """The parts of a deal."""

    BIDDING = "bidding"
    FIRST_LEAD = "first_lead"
    PLAY = "play"
    REKONTRA = "rekontra"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class UltiTable:
    """One deal in progress. Player 0 sits to the dealer's right and holds the talon first (I.2)."""

    bidding: UltiBidding
    hands: tuple[tuple[UltiCard, ...], ...] = ()
    play: UltiPlay | None = None
    announcements: tuple[Announcement, ...] = ()
    stakes: Stakes | None = None
    kontra_answered: bool = False
    given_up: bool = False

    @property
    def contract(self) -> UltiContract | None:
        """The bid in force, then the contract."""
        return self.bidding.contract

    @property
    def declarer(self) -> int | None:
        """Who made the bid in force."""
        return self.bidding.declarer

    @property
    def period(self) -> Period:
        """What may happen now."""
        if self.given_up or (self.play is not None and self.play.complete):
            return Period.OVER
        if self.play is None:
            return Period.FIRST_LEAD if self.bidding.stage is Stage.OVER else Period.BIDDING
        return Period.REKONTRA if self._kontra_waits else Period.PLAY

    @property
    def turn(self) -> int | None:
        """Who must act, None when the deal is over."""
        match self.period:
            case Period.OVER:
                return None
            case Period.BIDDING:
                return self.bidding.turn
            case Period.FIRST_LEAD | Period.REKONTRA:
                return self.declarer
            case Period.PLAY:
                return None if self.play is None else self.play.current.turn

    @property
    def hand_of_turn(self) -> tuple[UltiCard, ...]:
        """The cards of the player in turn."""
        return () if self.turn is None else self.cards_of(self.turn)

    def cards_of(self, player: int) -> tuple[UltiCard, ...]:
        """A player's cards now, sorted."""
        hands = self.hands or self.bidding.hands
        return sort_hand(hands[player], trumps=self.contract is None or not self.contract.trumpless)

    @property
    def hands_open(self) -> bool:
        """Terített games go on with open hands after the first trick (I.4.e.3, I.4.g)."""
        opened = self.contract is not None and self.contract.open
        return opened and self.play is not None and bool(self.play.takers)

    @property
    def _kontra_waits(self) -> bool:
        first_trick_played = self.play is not None and len(self.play.takers) == 1 and len(self.play.tricks) == 1
        return first_trick_played and not self.kontra_answered and self.stakes is not None and bool(self.stakes.levels)

    def with_bidding(self, bidding: UltiBidding) -> UltiTable:
        """The table after an act of the bidding (`table.bidding.bid(...)`, `.pass_turn(...)`, …)."""
        return replace(self, bidding=bidding)

    def give_up(self, player: int) -> UltiTable:
        """The declarer throws his cards in before the first lead, without asking anybody (I.6)."""
        if player != self.declarer or self.period is not Period.FIRST_LEAD:
            raise UltiRefusal("give_up_needs_consent", "I.6")
        return replace(self, given_up=True)

    def lead_first(self, card: UltiCard, trump: UltiSuit | None = None, announce: Iterable[UltiSuit] = ()) -> UltiTable:
        """The declarer's first lead, with the trump suit and his announcements (I.6)."""
        contract, declarer = self.contract, self.declarer
        if self.period is not Period.FIRST_LEAD or contract is None or declarer is None:
            raise UltiRefusal("not_now", "I.6")
        named = UltiSuit.PIROS if contract.red else trump
        _refuse_trump(contract, named)
        play = UltiPlay(declarer, named, self.bidding.talon)
        table = replace(self, hands=self.bidding.hands, play=play, stakes=Stakes(contract))
        return table._announced(declarer, announce)._played(declarer, card)

    def play_card(
        self, player: int, card: UltiCard, announce: Iterable[UltiSuit] = (), kontra: Iterable[Part] = ()
    ) -> UltiTable:
        """A card in turn; a defender's announcements and kontras come with his first card (I.6, I.7)."""
        if self.play is None or self.period not in (Period.PLAY, Period.REKONTRA):
            raise UltiRefusal("not_now", "I.6")
        if self.period is Period.REKONTRA:
            raise UltiRefusal("kontra_not_answered", "I.6")
        if player != self.turn:
            raise UltiRefusal("not_your_turn", "I.6")
        suits, parts = tuple(announce), tuple(kontra)
        if (suits or parts) and (player == self.declarer or self.play.takers):
            raise UltiRefusal("only_with_first_card", "I.6")
        return self._announced(player, suits)._doubled(player, parts)._played(player, card)

    def answer_kontra(self, player: int, rekontra: Iterable[Part] = ()) -> UltiTable:
        """The declarer answers the kontras before the first trick is taken: rekontra of some parts, or pass (I.7)."""
        if self.period is not Period.REKONTRA or self.stakes is None:
            raise UltiRefusal("not_now", "I.7")
        if player != self.declarer:
            raise UltiRefusal("only_declarer_redoubles", "I.7")
        stakes = self.stakes
        for part in rekontra:
            stakes = stakes.with_rekontra(part)
        return replace(self, stakes=stakes, kontra_answered=True)

    def outcome(self) -> Outcome:
        """What came of the deal. Raises UltiError while it is not played to the end."""
        if self.contract is None or self.play is None:
            raise UltiError("The deal was not played.")
        return assess(self.contract, self.play, self.announcements)

    def _announced(self, player: int, suits: Iterable[UltiSuit]) -> UltiTable:
        table = self
        for suit in suits:
            table = table._announced_one(player, suit)
        return table

    def _announced_one(self, player: int, suit: UltiSuit) -> UltiTable:
        if self.play is None or self.contract is None or self.declarer is None:
            raise UltiRefusal("not_now", "I.6")
        held = {card.rank for card in self.hands[player] if card.suit is suit}
        made = Announcement(player, suit)
        if not {"K", "F"} <= held or made in self.announcements:
            raise UltiRefusal("king_and_felso_needed", "I.4.a.3")
        refuse_announcement(self.contract, player, self.declarer, made.worth(self.play.trump))
        if Part.TWENTY_HUNDRED in self.contract.parts and self.announcements:
            raise UltiRefusal("announcement_forbidden", "I.4.f")
        return replace(self, announcements=(*self.announcements, made))

    def _doubled(self, player: int, parts: Sequence[Part]) -> UltiTable:
        if not parts or self.stakes is None or self.declarer is None:
            return self
        stakes = self.stakes
        for part in parts:
            stakes = stakes.with_kontra(part, defenders_of(self.declarer).index(player))
        return replace(self, stakes=stakes)

    def _played(self, player: int, card: UltiCard) -> UltiTable:
        if self.play is None:
            raise UltiRefusal("not_now", "I.6")
        refuse_illegal_card(self.hands[player], card, self.play.current, self.play.trump)
        kept = tuple(
            tuple(held for held in hand if held != card) if index == player else hand
            for index, hand in enumerate(self.hands)
        )
        return replace(self, hands=kept, play=self.play.plus(card))


def _refuse_trump(contract: UltiContract, trump: UltiSuit | None) -> None:
    if contract.trumpless and trump is not None:
        raise UltiRefusal("trumpless_contract_has_no_trump", "I.6")
    if not contract.trumpless and trump is None:
        raise UltiRefusal("name_the_trump_suit", "I.6", tuple(suit.value for suit in UltiSuit if suit != "P"))
    if not contract.red and trump is UltiSuit.PIROS:
        raise UltiRefusal("piros_must_be_bid", "I.3", tuple(suit.value for suit in UltiSuit if suit != "P"))


def deal_table(random: Random) -> UltiTable:
    """A shuffled deal: twelve cards to the player on the dealer's right, ten to each of the others (I.2)."""
    pack = list(ULTI_PACK)
    random.shuffle(pack)
    return table_of_hands(pack[:12], pack[12:22], pack[22:])


def table_of_hands(*hands: Iterable[UltiCard]) -> UltiTable:
    """A table with given hands: 12, 10 and 10 cards, all different. Raises UltiError otherwise (I.2)."""
    dealt = tuple(tuple(hand) for hand in hands)
    sizes = tuple(len(hand) for hand in dealt)
    if sizes != (HAND_SIZE + TALON_SIZE, *(HAND_SIZE,) * (PLAYERS - 1)):
        raise UltiError(f"The hands have {sizes} cards: the first player has 12, the others 10 each; deal again (I.2).")
    if len({card for hand in dealt for card in hand}) != len(ULTI_PACK):
        raise UltiError("A card is in two hands: the pack has one of each.")
    return UltiTable(UltiBidding(dealt))
