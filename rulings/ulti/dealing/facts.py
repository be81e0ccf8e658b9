"""Facts of II.A."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, fact, list_of, one_of, whole
from rulings.ulti.facts import AtOnceFacts


@dataclass(frozen=True)
class DealtWrongFacts(AtOnceFacts):
    """A deal made in a forbidden way (II.A.1, II.A.3): only whether it was pointed out at once matters (I.10)."""


@dataclass(frozen=True)
class CardSeenFacts(DealtWrongFacts):
    """A card became visible while dealing or while the hands were picked up (II.A.2)."""

    seen_while: str = fact(one_of("dealing", "picking_up"), "ulti-hu:II.A.2.b")
    offender_opens: bool = fact(BOOL, "ulti-hu:II.A.2.b")


@dataclass(frozen=True)
class WrongOrderFacts:
    """The wrong player dealt, or the players sat down in the wrong order (II.A.4, II.A.5)."""

    first_bid_made: bool = fact(BOOL, "ulti-hu:II.A.4.b")


@dataclass(frozen=True)
class CardCountFacts:
    """How many cards each player picked up, the first bidder first (I.2)."""

    cards_held: tuple[int, ...] = fact(list_of(whole(0, 32)), "ulti-hu:I.2")
    play_begun: bool = fact(BOOL, "ulti-hu:I.2")
