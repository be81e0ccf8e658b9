"""Facts of Law 60: who played after the irregularity."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, fact, one_of
from rulings.laws.law_47_withdrawn_card.facts import CardFacts

WHO = one_of("non_offending_side", "offending_side", "defender_before_required_lead")


@dataclass(frozen=True)
class PlayAfterFacts(CardFacts):
    """A card played after an irregularity, before it was rectified; `offender` is who committed the irregularity."""

    played_by: str = fact(WHO, "60.A")
    made_own_proper_lead: bool = fact(BOOL, "60.A.2", presumed=False)
    earlier_obligation: bool = fact(BOOL, "60.A.3", presumed=False)
