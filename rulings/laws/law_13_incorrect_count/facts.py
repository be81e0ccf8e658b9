"""Facts of Law 13: the count of each hand, who has called with a wrong one, what was seen, and when it was found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulings.engine import BOOL, Bidding, Record, auction_from, by_seat, fact, finding, list_of, predicate, whole


def counts_told(known: Any) -> tuple[int, ...]:
    """The counts by seat, or as told without saying whose they are ("twelve and fourteen")."""
    return tuple(known.counts.values()) if known.counts else tuple(known.hand_counts or ())


def _over_13(known: Any) -> bool | None:
    """Footnote 1: some hand had more than thirteen cards."""
    counts = counts_told(known)
    if any(count > 13 for count in counts):
        return True
    told = len(counts) == 4 or bool(known.hand_counts)  # those told without seats are all the wrong hands
    return False if told else None


def _under_13(known: Any) -> bool | None:
    counts = counts_told(known)
    if any(count < 13 for count in counts):
        return True
    return False if len(counts) == 4 else None


def _foreign(known: Any) -> bool | None:
    """More than 52 cards in all: at least one does not belong to the deal."""
    counts = counts_told(known)
    return True if len(counts) == 4 and sum(counts) > 52 else None


def _called(known: Any) -> bool | None:
    """Whether a player whose hand had a wrong count has called; surplus and lack told make the other hands right."""
    auction = auction_from(known)
    if auction is None or not known.counts or known.dealer is None:
        return None
    callers = {made.player.value for made in auction.made}
    wrong = {seat for seat, count in known.counts.items() if count != 13}
    if callers & wrong:
        return True
    balanced = bool(wrong) and sum(count - 13 for count in known.counts.values()) == 0
    return False if balanced or callers <= set(known.counts) else None


@dataclass(frozen=True)
class CountFacts(Bidding):
    """`counts` are the cards each hand (or pocket) held at first, by seat."""

    counts: Record = fact(by_seat(whole(0, 52)), "13")
    hand_counts: tuple[int, ...] = fact(list_of(whole(0, 52)), "13")
    surplus_card_foreign: bool = predicate(BOOL, "13.C", _foreign, presumed=False)
    found_among_played: bool = fact(BOOL, "13.C")
    more_than_13: bool = predicate(BOOL, "13.fn1", _over_13, presumed=True)
    fewer_than_13: bool = predicate(BOOL, "14", _under_13, presumed=True)
    play_ended: bool = fact(BOOL, "13.D", presumed=False)
    called_with_wrong_count: bool = predicate(BOOL, "13.A", _called)
    saw_another_card: bool = fact(BOOL, "13.A.1")
    finding_correctable: bool = finding(BOOL, "13.B.1")
    finding_information_affected: bool = finding(BOOL, "13.A.2")
    finding_information_important: bool = finding(BOOL, "13.A.2")
