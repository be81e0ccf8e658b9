"""Facts that the procedures of Ulti share: the bid, the kontras, what was done silently, who erred."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.ulti.contracts import TRUMPLESS, Part, UltiContract, contract_of
from bridge.ulti.kontra import Stakes
from rulings.engine import BOOL, fact, list_of, one_of, predicate

PART = one_of(*(part.value for part in Part))
PARTS = list_of(PART)
SCORER = one_of("none", "declarer", "defenders")
BIDDER = "ulti-hu:I.3"


def contract_from(known: Any) -> UltiContract | None:
    """The contract of the facts `bid` and `red`, or None while the bid is unknown; red is presumed not."""
    return None if not known.bid else contract_of(known.bid, red=bool(known.red))


def stakes_from(facts: Any) -> Stakes:
    """The contract with the kontras and rekontras given (I.7)."""
    stakes = Stakes(contract_of(facts.bid, red=facts.red))
    sides: tuple[int, ...] = (0,)
    if stakes.contract.trumpless and facts.kontra:
        sides = {"both": (0, 1), "first": (0,), "second": (1,)}[facts.kontra_by]
    for part in facts.kontra:
        for side in sides:
            stakes = stakes.with_kontra(Part(part), side)
    for part in facts.rekontra:
        stakes = stakes.with_rekontra(Part(part))
    return stakes


def _trumpless(known: Any) -> bool | None:
    return None if not known.bid else any(part in TRUMPLESS for part in known.bid)


@dataclass(frozen=True)
class AtOnceFacts:
    """I.10: whether somebody declared the renonsz as soon as it was noticed."""

    declared_at_once: bool = fact(BOOL, "ulti-hu:I.10", presumed=True)


@dataclass(frozen=True)
class BidFacts:
    """The bid as its parts (`["40-100", "ulti"]`), and whether piros was said."""

    bid: tuple[str, ...] = fact(PARTS, BIDDER)
    red: bool = fact(BOOL, BIDDER, presumed=False)


@dataclass(frozen=True)
class StakesFacts(BidFacts):
    """The bid with its kontras. In trumpless games they are each defender's own: `kontra_by` says whose, and is asked
    where it is not known (I.7).
    """

    kontra: tuple[str, ...] = fact(PARTS, "ulti-hu:I.7", presumed=())
    kontra_by: str = fact(one_of("both", "first", "second"), "ulti-hu:I.7")
    rekontra: tuple[str, ...] = fact(PARTS, "ulti-hu:I.7", presumed=())


@dataclass(frozen=True)
class AtFaultFacts(StakesFacts):
    """The stakes, and which side erred."""

    at_fault: str = fact(one_of("declarer", "defender"), "ulti-hu:I.10.e")


@dataclass(frozen=True)
class RenonszFacts(AtOnceFacts, AtFaultFacts):
    """What I.10 asks before a renonsz is paid for. Kontras and silent results are those from before the renonsz."""

    silent_hundred_before: str = fact(SCORER, "ulti-hu:I.10.c", presumed="none")
    silent_aces_before: str = fact(SCORER, "ulti-hu:I.10.c", presumed="none")
    noticed_at_once: bool = fact(BOOL, "ulti-hu:I.10.c", presumed=True)


@dataclass(frozen=True)
class TrumplessFacts(BidFacts):
    """A bid whose kind (with or without trumps) is read off it."""

    trumpless: bool = predicate(BOOL, "ulti-hu:I.4.e", _trumpless)
