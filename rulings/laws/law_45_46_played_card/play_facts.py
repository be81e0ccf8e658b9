"""Facts of Law 45: how a card was held, touched, named or placed, and who has played since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulings.engine import BOOL, choice, fact, finding, one_of, playing_from, predicate
from rulings.laws.law_45_46_played_card.facts import DESIGNATIONS
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


WHOSE = one_of("defender", "declarer", "dummy")
_SEEN = {"defender_held_visible_to_partner": True, "placed_faced": True}
_AT_TABLE = {"declarer_held_touching_table": True, "declarer_indicated_played": True, "placed_faced": True}
_TOUCHED = {"dummy_card_touched": True, "touched_to_arrange": False}


def _by(acts: dict[str, bool]) -> Any:
    return lambda known: acts.get(known.act)


def _whose(known: Any) -> str | None:
    playing = playing_from(known)
    if playing is None or known.offender is None:
        return None
    return {playing.declarer: "declarer", playing.dummy: "dummy"}.get(known.offender, "defender")


@dataclass(frozen=True)
class PlayedFacts(CardFacts):
    """A card that may have been played."""

    act: str = fact(ACTS, "45.C")
    whose_card: str = predicate(WHOSE, "45.C", _whose)
    partner_could_see: bool = predicate(BOOL, "45.C.1", _by(_SEEN))
    held_as_played: bool = predicate(BOOL, "45.C.2", _by(_AT_TABLE))
    touched_deliberately: bool = predicate(BOOL, "45.C.3", _by(_TOUCHED))
    already_played_to_trick: bool = fact(BOOL, "45.E", presumed=False)


def _card_there(known: Any) -> bool:
    """Whether the card called may be in dummy: one that is not was never played, so nobody has gone on (46B4)."""
    return bool(known.designation != "not_in_dummy")


@dataclass(frozen=True)
class ChangeFacts(CardFacts):
    """Declarer wants to change the card he called from dummy."""

    finding_unintended: bool = finding(BOOL, "45.C.4.b")
    declarer_played_since: bool = fact(BOOL, "45.C.4.b", presumed=False, doubted=_card_there)
    opponent_played_since: bool = fact(BOOL, "45.C.4.b", presumed=False)
    choice_opponent_withdraws: bool = choice(BOOL, "47.D", "declarer_rho", quiet=True)
    designation: str = fact(DESIGNATIONS, "46.B")


def _after_the_error(known: Any) -> bool | None:
    """A defender who takes a card back, or has changed it, has played after the error."""
    return True if known.choice_defender_withdraws or known.declarer_rho_changed else None


@dataclass(frozen=True)
class WrongCardFacts(CardFacts):
    """Dummy put a card in the played position that declarer had not named."""

    both_sides_played_to_next: bool = fact(BOOL, "45.D.1")
    defender_played_after: bool = predicate(BOOL, "45.D.1", _after_the_error)
    choice_defender_withdraws: bool = choice(BOOL, "45.D.1", "declarer_rho", quiet=True)
    declarer_played_after: bool = fact(BOOL, "45.D.1")
    designation: str = fact(DESIGNATIONS, "46.B")
    declarer_rho_changed: bool = fact(BOOL, "45.D.1", presumed=False)
    wrong_card: str = fact(one_of("lead", "followed_suit", "revoke"), "45.D.2")


@dataclass(frozen=True)
class FifthFacts(CardFacts):
    """A fifth card contributed to a trick."""

    by_defender: bool = fact(BOOL, "45.E")
    finding_lead: bool = finding(BOOL, "45.E", usual=False)
