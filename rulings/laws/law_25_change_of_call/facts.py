"""Facts of Law 25: the call made first, the call it is to be changed to, why, and who has called since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.auction import Auction, MadeCall
from bridge.calls import PASS, Bid, Call
from bridge.cards import Suit
from bridge.legality import is_legal
from bridge.seats import Seat
from rulings.engine import BOOL, SEAT, Inquiry, OutOfRotation, auction_from, choice, fact, finding, one_of, predicate
from rulings.laws.law_23_comparable_call.facts import ComparableFinding
from rulings.laws.law_26_lead_restrictions.facts import ShownSuits, suits_of

CAUSES = one_of("mechanical", "slip_of_the_tongue", "inattention", "change_of_mind")


@dataclass(frozen=True)
class Changed:
    """The auction before the call in question, that call if it is known, its player, and what was called after it."""

    before: Auction
    first: Call | None
    player: Seat
    after: tuple[MadeCall, ...]


def second_call(known: Any) -> Call | None:
    """What he changes it to: `replacement`, or the later call of 30B2, 31C and 32C in `out_of_turn`."""
    if known.replacement is None and known.out_of_turn is not None:
        later: Call = known.out_of_turn["call"]
        return later
    call: Call | None = known.replacement
    return call


def changed(known: Any) -> Changed | None:
    """His last call in `auction` (the one named by `withdrawn`), or `withdrawn` as the next call; or None."""
    auction = auction_from(known)
    if auction is None or known.dealer is None:
        return None
    offender, first = known.offender, known.withdrawn
    for index in reversed(range(len(auction.made))):
        made = auction.made[index]
        if (offender is None or made.player is offender) and (first is None or made.call == first):
            if offender is None and first is None:
                return None
            return Changed(auction.before(index), made.call, made.player, auction.made[index + 1 :])
    if first is not None and offender in (None, auction.turn):
        return Changed(auction, first, auction.turn, ())
    return None


def first_call(known: Any) -> Call | None:
    """The first call: `withdrawn`, else the last call of `offender` in `auction`; None while that is not known."""
    found = changed(known)
    call: Call | None = known.withdrawn
    return call if call is not None or found is None else found.first


def _offender(known: Any) -> Seat | None:
    """Who called out of turn; else whoever made the bid `withdrawn`, which no auction can hold twice legally."""
    if known.out_of_turn is not None:
        player: Seat = known.out_of_turn["player"]
        return player
    auction = auction_from(known)
    if auction is None or known.dealer is None or not isinstance(known.withdrawn, Bid):
        return None
    makers = [made.player for made in auction.made if made.call == known.withdrawn]
    return makers[0] if len(makers) == 1 else None


def _first_made(known: Any) -> bool:
    """Whether anything can have been changed: what has happened since is in doubt only then."""
    return known.first_call_made is not False


def _partner_called(known: Any) -> bool | None:
    found = changed(known)
    return None if found is None else any(made.player is found.player.partner for made in found.after)


def _lho_called(known: Any) -> bool | None:
    found = changed(known)
    return None if found is None else any(made.player is found.player.lho for made in found.after)


def _may_have_ended(known: Any) -> bool:
    """Only a pass can end an auction before it reaches the passer's partner; of an auction told it is seen (25A5)."""
    if first_call(known) is not PASS or known.partner_called is not False:
        return False
    found = changed(known)
    if found is None:
        return True
    auction = found.before.plus(PASS, found.player)
    for made in found.after:
        auction = auction.plus(made.call, made.player)
    return auction.ended


def _change_made(known: Any) -> bool | None:
    return True if known.out_of_turn is not None else None


def _legal_change(known: Any) -> bool | None:
    found, second = changed(known), second_call(known)
    return None if found is None or second is None else is_legal(found.before, second)


def named_legally(known: Any, *, second_stands: bool) -> tuple[Suit, ...] | None:
    """Suits he has named in the legal auction, the call that stands included; None while that is not known (26B)."""
    found = changed(known)
    if found is None:
        return None
    stands = second_call(known) if second_stands else found.first
    return None if stands is None else suits_of([*found.before.calls_by(found.player), stands])


def _all_suits_named(known: Any) -> bool | None:
    named = named_legally(known, second_stands=bool(known.choice_accept or known.lho_called_over_change))
    return None if known.suits_shown is None or named is None else set(known.suits_shown) <= set(named)


@dataclass(frozen=True)
class ChangeOfCallFacts(ShownSuits, ComparableFinding, OutOfRotation):
    """`withdrawn` is the first call (in `auction` or next), `replacement` the second; `offender` is who changes."""

    all_suits_named: bool = predicate(BOOL, "26.A", _all_suits_named)
    offender: Seat = predicate(SEAT, "25.A.1", _offender)
    first_call_made: bool = fact(BOOL, "25.B", presumed=True)
    cause: str = fact(CAUSES, "25.A.2")
    finding_unintended: bool = finding(BOOL, "25.A.2")
    without_pause: bool = fact(BOOL, "25.A.1")
    change_made: bool = predicate(BOOL, "25.B", _change_made, presumed=True)
    partner_called: bool = predicate(BOOL, "25.A.4", _partner_called, presumed=False, doubted=_first_made)
    lho_called: bool = predicate(BOOL, "25.A.6", _lho_called, presumed=False)
    auction_period_ended: bool = fact(BOOL, "25.A.5", presumed=False, doubted=_may_have_ended)
    choice_lho_changes: bool = choice(BOOL, "25.A.6", "lho", quiet=True)
    legal_change: bool = predicate(BOOL, "25.A.1", _legal_change, presumed=True)
    lho_called_over_change: bool = fact(BOOL, "25.B.1", presumed=False)
    choice_accept: bool = choice(BOOL, "25.B.1", "lho")
    finding_comparable: bool = finding(BOOL, "23.A", usual=False, quiet=True)


def headline_of_first(case: Inquiry[ChangeOfCallFacts], key: str, named: str, *also: str) -> None:
    """A headline about the first call: `named`, with the call, where it was told."""
    first = case.known.withdrawn
    if first is None:
        case.headline(key, also=also)
    else:
        case.headline(named, also=also, first=first)
