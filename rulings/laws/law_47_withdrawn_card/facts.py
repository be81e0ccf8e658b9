"""Facts of an irregularity in the play: the card in question, and declarer's choice when its suit may be led."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.cards import Card
from rulings.engine import BOOL, CARD, Play, choice, fact, one_of

LEADS = one_of("require", "forbid", "leave")


@dataclass(frozen=True)
class CardFacts(Play):
    """A play irregularity with the card in question."""

    card: Card = fact(CARD, "47.B")


@dataclass(frozen=True)
class LeadChoiceFacts(CardFacts):
    """A card that becomes a major penalty card while its owner's partner is on lead."""

    choice_lead: str = choice(LEADS, "50.D.2", "declarer")


REASONS = one_of(
    "rectification",
    "illegal_play",
    "change_of_designation",
    "opponent_changed_play",
    "misinformed_about_turn",
    "mistaken_explanation",
    "proper_lead_53b",
    "other",
)


def _misexplained(known: Any) -> bool:
    """Whether it matters that dummy has shown a card: of a card played on a mistaken explanation (47E2a)."""
    return bool(known.reason == "mistaken_explanation")


def _dummy_untold(known: Any) -> bool:
    """Who tells that dummy shows no card speaks of an opening lead: nobody has played to it since."""
    return known.opening_lead_dummy_faced is None


@dataclass(frozen=True)
class RetractFacts(CardFacts):
    """Why a played card would be taken back."""

    reason: str = fact(REASONS, "47")
    by_defender: bool = fact(BOOL, "47.B")
    played_after_to_trick: bool = fact(BOOL, "47.E.2.a", presumed=False, doubted=_dummy_untold)
    opening_lead_dummy_faced: bool = fact(BOOL, "47.E.2.a", presumed=False, doubted=_misexplained)
