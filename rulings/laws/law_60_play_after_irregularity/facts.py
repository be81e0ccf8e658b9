"""Facts of Law 60: who played after the irregularity."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.seats import Seat
from rulings.engine import BOOL, SEAT, fact, one_of, playing_from, predicate
from rulings.laws.law_47_withdrawn_card.facts import CardFacts

WHO = one_of("non_offending_side", "offending_side", "defender_before_required_lead")


def _defender(known: Any) -> Seat | None:
    """Who played the card in question, if the last trick of the record shows it."""
    if known.card is None or not known.tricks:
        return None
    last = known.tricks[-1]
    if known.card not in last["cards"]:
        return None
    seat: Seat = last["leader"].turned(last["cards"].index(known.card))
    return seat


def _played_by(known: Any) -> str | None:
    """By the sides of the two players; a defender's card after a lead of declarer's side may be one of 60B."""
    player, offender, playing = _defender(known), known.offender, playing_from(known)
    if player is None or offender is None or player is offender:
        return None
    if player.side is offender.side:
        return "offending_side"
    return "non_offending_side" if playing and offender in playing.defenders else None


@dataclass(frozen=True)
class PlayAfterFacts(CardFacts):
    """A card played after an irregularity, before it was rectified; `offender` is who committed the irregularity."""

    played_by: str = predicate(WHO, "60.A", _played_by)
    defender: Seat = predicate(SEAT, "60.B", _defender)
    made_own_proper_lead: bool = fact(BOOL, "60.A.2", presumed=False)
    earlier_obligation: bool = fact(BOOL, "60.A.3", presumed=False)
