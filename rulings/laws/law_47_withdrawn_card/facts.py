"""Facts of an irregularity in the play: the card in question, and declarer's choice when its suit may be led."""

from __future__ import annotations

from dataclasses import dataclass

from bridge.cards import Card
from rulings.engine import CARD, Play, choice, fact, one_of

LEADS = one_of("require", "forbid", "leave")


@dataclass(frozen=True)
class CardFacts(Play):
    """A play irregularity with the card in question."""

    card: Card = fact(CARD, "47.B")


@dataclass(frozen=True)
class LeadChoiceFacts(CardFacts):
    """A card that becomes a major penalty card while its owner's partner is on lead."""

    choice_lead: str = choice(LEADS, "50.D.2", "declarer")
