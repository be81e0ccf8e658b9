"""Finding the inadmissible call of Laws 36 to 38 in the facts: in the auction, out of rotation, or about to be made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bridge.auction import Auction
from bridge.calls import Call
from bridge.cards import Suit
from bridge.seats import Seat
from rulings.engine import auction_from, called_since
from rulings.laws.law_26_lead_restrictions.facts import suits_of

Wrong = Callable[[Auction, Call, Seat], bool]


@dataclass(frozen=True)
class IrregularCall:
    """The auction before the call, the call, its player (real only when the dealer is known), and calls after it."""

    before: Auction
    call: Call
    player: Seat
    after: tuple[Call, ...]


def irregular_call(known: Any, wrong: Wrong) -> IrregularCall | None:
    """The call out of turn; else the last `wrong` call in `auction`; else `withdrawn` as the next call; or None."""
    auction = auction_from(known)
    if auction is None:
        return None
    if known.out_of_turn is not None:
        return IrregularCall(auction, known.out_of_turn["call"], known.out_of_turn["player"], ())
    for index in reversed(range(len(auction.made))):
        before, made = auction.before(index), auction.made[index]
        if wrong(before, made.call, made.player):
            return IrregularCall(before, made.call, made.player, auction.calls[index + 1 :])
    if known.withdrawn is not None:
        return IrregularCall(auction, known.withdrawn, auction.turn, ())
    return None


def regular_call(known: Any, meant: Callable[[Call], bool], wrong: Wrong) -> bool:
    """Whether the call that is meant stands in `auction` and was legal: no other is told of, and none is `wrong`."""
    auction = auction_from(known)
    if auction is None or known.out_of_turn is not None or known.withdrawn is not None:
        return False
    made = [one for one in auction.made if known.dealer is None or known.offender in (None, one.player)]
    return any(meant(one.call) for one in made) and irregular_call(known, wrong) is None


def offender_of(known: Any, wrong: Wrong) -> Seat | None:
    """Who made it, when his seat is real."""
    if known.out_of_turn is not None:
        player: Seat = known.out_of_turn["player"]
        return player
    found = irregular_call(known, wrong)
    return None if found is None or known.dealer is None else found.player


def lho_called_over(known: Any, wrong: Wrong) -> bool | None:
    """Whether a call followed it in `auction`; a call out of rotation is not in it."""
    found = irregular_call(known, wrong)
    if found is None or known.out_of_turn is not None:
        return None
    return called_since(known, bool(found.after))


def named_before(known: Any, wrong: Wrong, *also: Call | None) -> tuple[Suit, ...] | None:
    """Suits its player had named before and in the calls `also`; None while one of them is unknown (26B)."""
    found = irregular_call(known, wrong)
    if found is None or None in also:
        return None
    return suits_of([*found.before.calls_by(found.player), *also])
