"""Facts of Laws 83, 92 and 93."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, fact, one_of
from rulings.laws.law_79_tricks_won.facts import TimeFacts


@dataclass(frozen=True)
class AppealFacts(TimeFacts):
    """An appeal against a ruling: whose, when, through whom, about what."""

    lodged: bool = fact(BOOL, "83", presumed=True)
    review_may_be_in_order: bool = fact(BOOL, "83", quiet=True)
    ruling_at_own_table: bool = fact(BOOL, "92.A", presumed=True)
    through_director: bool = fact(BOOL, "92.C", presumed=True)
    event: str = fact(one_of("pairs", "teams", "individual"), "92.D")
    partner_concurs: bool = fact(BOOL, "92.D.1", presumed=True)
    captain_concurs: bool = fact(BOOL, "92.D.2", presumed=True)
    committee_available: bool = fact(BOOL, "93.A", presumed=True)
    would_delay_event: bool = fact(BOOL, "93.A", presumed=False)
    subject: str = fact(one_of("law_or_regulation", "fact_or_judgement", "discipline_91"), "93.B.1")
