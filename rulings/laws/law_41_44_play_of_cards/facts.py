"""Facts of Law 41A: an opening lead, who made it, and whether it has been faced."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulings.engine import (
    BOOL,
    Who,
    around,
    fact,
    one_of,
    people_at_table,
    playing_from,
    predicate,
)
from rulings.laws.law_47_withdrawn_card.facts import CardFacts

LEADERS = one_of("wrong_defender", "correct_leader", "declaring_side")


def _lead_by(known: Any) -> str | None:
    playing = playing_from(known)
    if playing is None or known.offender is None:
        return None
    if known.offender is playing.opening_leader:
        return "correct_leader"
    return "wrong_defender" if known.offender in playing.defenders else "declaring_side"


@dataclass(frozen=True)
class OpeningLeadFacts(CardFacts):
    """Who led to the first trick (`offender`), and how."""

    lead_by: str = predicate(LEADERS, "41.A", _lead_by)
    told_to_lead: bool = fact(BOOL, "47.E.1", presumed=False)
    misinformed_about_turn: bool = fact(BOOL, "47.E.1", presumed=False)


def _changing_a_faced_lead(known: Any) -> bool:
    """Whether dummy may have shown a card before the change is asked for: only once the lead was faced (41C)."""
    return bool(known.misexplained and known.faced)


@dataclass(frozen=True)
class FaceDownFacts(OpeningLeadFacts):
    """An opening lead made face down."""

    faced: bool = fact(BOOL, "41.A")
    misexplained: bool = fact(BOOL, "47.E.2.a", presumed=False)
    dummy_faced: bool = fact(BOOL, "47.E.2.a", presumed=False, doubted=_changing_a_faced_lead)


def people_at_opening_lead(known: Any) -> dict[str, Who]:
    """Those at the table; the offender of a contract is, unless another is named, the defender not on lead."""
    people = people_at_table(known)
    playing = playing_from(known)
    if playing is None:
        wrong = known.offender if known.lead_by == "wrong_defender" else None
        return {**people, "leader": Who("leader", wrong.partner)} if wrong else people
    found = {
        "declarer": Who("declarer", playing.declarer),
        "dummy": Who("dummy", playing.dummy),
        "leader": Who("leader", playing.opening_leader),
    }
    offender = known.offender or (playing.opening_leader.partner if known.lead_by in (None, "wrong_defender") else None)
    return {**people, **around(offender), **found}
