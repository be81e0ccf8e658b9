"""The bidding of Ulti (I.3): who may speak, the talon picked up and laid down, passing and coming back, self-robbing.

The player after the dealer receives the talon and must bid (a bare "passz" or "parti" from him is the plain játék,
I.4.a). Whoever bids later first picks the talon up. Two passes in a row end it; the highest bidder may then raise his
own bid (önrablás), after which the other two may bid again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from bridge.ulti.cards import TALON_SIZE, UltiCard
from bridge.ulti.contracts import Part, UltiContract, contract_of, smallest_overcalls
from bridge.ulti.errors import UltiError, UltiRefusal
from bridge.ulti.play import PLAYERS, next_player


class Stage(StrEnum):
    """Where the bidding stands."""

    HOLDING_TALON = "holding_talon"
    DECIDING = "deciding"
    CLOSING = "closing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class UltiBid:
    """A bid that was made: who, what, and whether it was self-robbing."""

    player: int
    contract: UltiContract | None
    robbed_himself: bool = False


@dataclass(frozen=True, slots=True)
class UltiBidding:
    """The state of the bidding; every method gives the next state or raises UltiRefusal.

    `hands` are the three hands (12 cards while holding the talon), `talon` the two cards on the table, `turn` who must
    act. In stage CLOSING the highest bidder chooses between `start_play` and raising his own bid.
    """

    hands: tuple[tuple[UltiCard, ...], ...]
    talon: tuple[UltiCard, ...] = ()
    turn: int = 0
    stage: Stage = Stage.HOLDING_TALON
    history: tuple[UltiBid, ...] = ()
    passes: int = 0
    barred: frozenset[int] = frozenset()

    @property
    def contract(self) -> UltiContract | None:
        """The bid in force."""
        return next((bid.contract for bid in reversed(self.history) if bid.contract is not None), None)

    @property
    def declarer(self) -> int | None:
        """Who made the bid in force."""
        return next((bid.player for bid in reversed(self.history) if bid.contract is not None), None)

    def pick_up(self, player: int) -> UltiBidding:
        """Take the talon to bid, or to raise one's own bid (I.3; II.B.4 when it is not the player's right)."""
        self._refuse_out_of_turn(player, Stage.DECIDING, Stage.CLOSING)
        hands = _with(self.hands, player, self.hands[player] + self.talon)
        return replace(self, hands=hands, talon=(), stage=Stage.HOLDING_TALON)

    def pass_turn(self, player: int) -> UltiBidding:
        """Pass. The first player's pass is the plain játék and needs `bid` with the talon laid down (I.4.a)."""
        if self.stage is Stage.HOLDING_TALON and player == self.turn:
            raise UltiRefusal("talon_holder_must_bid", "I.3")
        self._refuse_out_of_turn(player, Stage.DECIDING)
        return self._after_pass(player)

    def bid(self, player: int, contract: UltiContract, laid_down: Iterable[UltiCard]) -> UltiBidding:
        """Bid with the talon in hand and lay two cards down (I.3). Refused when not high enough (II.B.3)."""
        self._refuse_out_of_turn(player, Stage.HOLDING_TALON)
        talon = tuple(laid_down)
        if len(talon) != TALON_SIZE or len(set(talon)) != TALON_SIZE:
            raise UltiRefusal("lay_down_two_cards", "I.3")
        if any(card not in self.hands[player] for card in talon):
            raise UltiRefusal("card_not_held", "I.3")
        self._refuse_low_bid(contract)
        kept = tuple(card for card in self.hands[player] if card not in talon)
        return self._after_bid(player, contract, _with(self.hands, player, kept), talon)

    def raise_without_talon(self, player: int, contract: UltiContract) -> UltiBidding:
        """Self-robbing without picking the talon up: allowed to the highest bidder alone (I.3; II.C.2)."""
        self._refuse_out_of_turn(player, Stage.CLOSING)
        self._refuse_low_bid(contract)
        return self._after_bid(player, contract, self.hands, self.talon)

    def start_play(self, player: int) -> UltiBidding:
        """The highest bidder leaves his bid as it is: the bidding is over."""
        self._refuse_out_of_turn(player, Stage.CLOSING)
        return replace(self, stage=Stage.OVER)

    def bar(self, player: int) -> UltiBidding:
        """A player who passed before his turn is left out of the further bidding (II.B.5)."""
        if player == self.declarer or (self.stage is Stage.HOLDING_TALON and player == self.turn):
            raise UltiError(f"Player {player} has the bid in force and cannot be left out of the bidding.")
        barred = replace(self, barred=self.barred | {player})
        return barred._after_pass(player) if self.stage is Stage.DECIDING and self.turn == player else barred

    def _after_bid(
        self, player: int, contract: UltiContract, hands: tuple[tuple[UltiCard, ...], ...], talon: tuple[UltiCard, ...]
    ) -> UltiBidding:
        made = UltiBid(player, contract, robbed_himself=player == self.declarer)
        state = replace(
            self,
            hands=hands,
            talon=talon,
            turn=next_player(player),
            stage=Stage.DECIDING,
            history=(*self.history, made),
            passes=0,
        )
        return state._skip_barred()

    def _after_pass(self, player: int) -> UltiBidding:
        history = (*self.history, UltiBid(player, None))
        state = replace(self, history=history, passes=self.passes + 1, turn=next_player(player))
        return state._skip_barred()

    def _skip_barred(self) -> UltiBidding:
        state = self
        while state.passes < PLAYERS - 1 and state.turn in state.barred:
            state = replace(state, passes=state.passes + 1, turn=next_player(state.turn))
        if state.passes >= PLAYERS - 1 and state.declarer is not None:
            return replace(state, stage=Stage.CLOSING, turn=state.declarer)
        return state

    def _refuse_out_of_turn(self, player: int, *stages: Stage) -> None:
        if self.stage not in stages:
            raise UltiRefusal("not_now", "I.3")
        if player != self.turn:
            raise UltiRefusal("not_your_turn", "I.3")

    def _refuse_low_bid(self, contract: UltiContract) -> None:
        if self.contract is not None and not contract.overcalls(self.contract):
            allowed = tuple(str(higher) for higher in smallest_overcalls(self.contract))
            raise UltiRefusal("bid_not_higher", "I.3", allowed)


def opening_bid(word: str, *, red: bool = False) -> UltiContract:
    """What the first player's "passz" or "parti" means: the plain játék, with "piros" the red one (I.4.a)."""
    if word not in ("passz", "parti", Part.JATEK):
        raise UltiError(f"{word!r} is no opening word: passz or parti means jatek.")
    return contract_of([Part.JATEK], red=red)


def _with(
    hands: tuple[tuple[UltiCard, ...], ...], player: int, hand: tuple[UltiCard, ...]
) -> tuple[tuple[UltiCard, ...], ...]:
    return tuple(hand if index == player else other for index, other in enumerate(hands))
