"""Facts of Law 45: how a card was held, touched, named or placed, and who has played since."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, choice, fact, finding, one_of
from rulings.laws.law_47_withdrawn_card.facts import CardFacts

ACTS = one_of(
    "placed_faced",
    "defender_held_visible_to_partner",
    "declarer_held_touching_table",
    "declarer_indicated_played",
    "dropped_by_declarer",
    "dummy_card_touched",
    "touched_to_arrange",
    "named",
    "penalty_card_due",
)


@dataclass(frozen=True)
class PlayedFacts(CardFacts):
    """A card that may have been played."""

    act: str = fact(ACTS, "45.C")
    already_played_to_trick: bool = fact(BOOL, "45.E", presumed=False)


@dataclass(frozen=True)
class ChangeFacts(CardFacts):
    """Declarer wants to change the card he called from dummy."""

    finding_unintended: bool = finding(BOOL, "45.C.4.b")
    declarer_played_since: bool = fact(BOOL, "45.C.4.b", presumed=False)
    opponent_played_since: bool = fact(BOOL, "45.C.4.b", presumed=False)
    choice_opponent_withdraws: bool = choice(BOOL, "47.D", "offender_lho")


@dataclass(frozen=True)
class WrongCardFacts(CardFacts):
    """Dummy put a card in the played position that declarer had not named."""

    both_sides_played_to_next: bool = fact(BOOL, "45.D.1")
    defender_played_after: bool = fact(BOOL, "45.D.1")
    choice_defender_withdraws: bool = choice(BOOL, "45.D.1", "offender_lho")
    declarer_rho_changed: bool = fact(BOOL, "45.D.1", presumed=False)
    wrong_card: str = fact(one_of("lead", "followed_suit", "revoke"), "45.D.2")


@dataclass(frozen=True)
class FifthFacts(CardFacts):
    """A fifth card contributed to a trick."""

    by_defender: bool = fact(BOOL, "45.E")
    finding_lead: bool = finding(BOOL, "45.E")
