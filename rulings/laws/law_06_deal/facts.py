"""Facts of Law 6D: what was wrong with the deal, when it was noticed, and what stands against a new deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulings.engine import BOOL, Bidding, auction_from, choice, fact, finding, one_of, predicate

KINDS = one_of("wrong_deal", "card_seen", "unshuffled", "other_session", "other_reason")
EVENTS = one_of("pairs", "individual", "teams")


def _before_auction(known: Any) -> bool | None:
    return False if known.auction or known.passed_out else None


def _passed_out(known: Any) -> bool | None:
    auction = auction_from(known)
    return None if auction is None else auction.passed_out


@dataclass(frozen=True)
class DealFacts(Bidding):
    """What happened in the shuffle or the deal. `before_auction`: it was found before the auction began."""

    kind: str = fact(KINDS, "6.D")
    before_auction: bool = predicate(BOOL, "6.D.1", _before_auction)
    replay_of_old_boards: bool = fact(BOOL, "6.D.2", presumed=False)
    duplicated: bool = fact(BOOL, "6.F", presumed=False)
    passed_out: bool = predicate(BOOL, "22.B", _passed_out, presumed=False)
    choice_redeal: bool = choice(BOOL, "6.D.3", "director")
    event: str = fact(EVENTS, "86.A")
    finding_match_result_knowable: bool = finding(BOOL, "86.A")
