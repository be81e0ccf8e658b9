"""Facts of Law 54: the faced lead, what declarer has seen or done, and which of the five options he chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulings.engine import BOOL, choice, fact, one_of
from rulings.laws.law_41_44_play_of_cards.facts import OpeningLeadFacts
from rulings.laws.law_47_withdrawn_card.facts import LeadChoiceFacts

OPTIONS = one_of(
    "spread_hand", "accept", "refuse_require_suit", "refuse_forbid_suit", "refuse_leave", unasked=("refuse",)
)
HANDS_PLAYED_FROM = one_of("none", "declarer", "dummy")


def _before_choosing(known: Any) -> tuple[str, ...]:
    """What comes before any choice: whether the card was faced (41A), for told where somebody names the card; whether
    declarer could have seen one of dummy's, for then he must accept (54C).
    """
    return ("faced",) if known.card is None and known.faced is None else ("declarer_saw_dummy_card",)


def _refused(known: Any) -> bool:
    """Whether declarer merely wants the lead back: he may not, if he could have seen a card of dummy's (54C).

    Who has gone on to choose the right leader's lead is at a table where nobody spread anything.
    """
    return bool(known.choice_declarer == "refuse")


@dataclass(frozen=True)
class FacedLeadFacts(OpeningLeadFacts, LeadChoiceFacts):
    """An opening lead faced out of turn."""

    faced: bool = fact(BOOL, "54", presumed=True)
    partner_led_face_down: bool = fact(BOOL, "54", presumed=False)
    declarer_began_spreading: bool = fact(BOOL, "54.A", presumed=False)
    declarer_saw_dummy_card: bool = fact(BOOL, "54.C", presumed=False, doubted=_refused)
    second_card_from: str = fact(HANDS_PLAYED_FROM, "54.B.2", presumed="none")
    dummy_card_revoked: bool = fact(BOOL, "54.B.2", presumed=False)
    choice_declarer: str = choice(OPTIONS, "54", "declarer", about=_before_choosing)
