"""Facts of Law 20: who asks for what and when; who noticed a wrong explanation, and in which phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.seats import Seat
from rulings.engine import BOOL, SEAT, Play, fact, one_of, playing_from, predicate
from rulings.engine.board_state import silence

PHASES = one_of("auction", "clarification", "play", "after_play")
REQUESTS = one_of(
    "unclear_call",
    "review",
    "partial_review",
    "explanation",
    "single_call",
    "who_leads",
    "contract",
    "who_doubled",
    "own_system_card",
    "opponents_system_card",
    "tricks",
)
PLAYERS = one_of("declarer", "dummy", "opening_leader", "leaders_partner", unasked=("defender",))
ANSWERERS = one_of("as_required", "own_side", "bidder")
PURPOSES = one_of("own_information", "partners_benefit", "to_get_wrong_answer")


def _obliged_to_pass(known: Any) -> bool | None:
    return True if known.asker is not None and silence(known, known.asker) != "none" else None


def _player(known: Any) -> str | None:
    playing = playing_from(known)
    if playing is None or known.asker is None:
        return None
    declarer = playing.declarer
    names = {
        declarer: "declarer",
        declarer.partner: "dummy",
        declarer.lho: "opening_leader",
        declarer.rho: "leaders_partner",
    }
    return names[known.asker]


@dataclass(frozen=True)
class AskingFacts(Play):
    """A question or a request for a review: by `asker`, in a phase, for a purpose."""

    asker: Seat = fact(SEAT, "20.F.1")
    request: str = fact(REQUESTS, "20")
    purpose: str = fact(PURPOSES, "20.G.1", presumed="own_information")
    phase: str = fact(one_of("auction", "clarification", "play", unasked=("before_auction",)), "20.B")
    obliged_to_pass: bool = predicate(BOOL, "20.B", _obliged_to_pass, presumed=False)
    own_turn: bool = fact(BOOL, "20.F.1")
    player: str = predicate(PLAYERS, "41.B", _player)
    first_turn_to_play: bool = fact(BOOL, "20.C.2")
    permitted_by_regulation: bool = fact(BOOL, "20.G.3", presumed=False)
    asked_to_explain: bool = fact(BOOL, "40.B.2.c.iv", presumed=False)
    answered_by: str = fact(ANSWERERS, "20.D", presumed="as_required")
    review_wrong: bool = fact(BOOL, "20.E", presumed=False)


def _side_declares(known: Any) -> bool | None:
    """`offender` is the player who gave the explanation."""
    playing = playing_from(known)
    if playing is None or known.offender is None:
        return None
    return bool(known.offender.side is playing.declarer.side)


def _first_side(known: Any) -> tuple[str, ...]:
    """To the partner of who explained it matters most whether his side declares: that is when he may speak (20F5b)."""
    return ("side_declares",) if known.noticed_by == "partner" else ()


def _partner_thinks_so(known: Any) -> bool:
    """Whether only the explainer's partner holds it to be wrong: it may be his call that was (75C)."""
    return bool(known.noticed_by == "partner")


@dataclass(frozen=True)
class CorrectingFacts(Play):
    """An explanation by `offender`; `noticed_by` is the one of the pair who now holds it to be wrong."""

    explanation_correct: bool = fact(BOOL, "75.C", presumed=False, doubted=_partner_thinks_so)
    noticed_by: str = fact(one_of("explainer", "partner"), "20.F.4.a")
    phase: str = fact(PHASES, "20.F.5.b", about=_first_side)
    side_declares: bool = predicate(BOOL, "20.F.5.b", _side_declares)
