"""Facts and findings of misinformation: what was said, what is agreed, which action it touched, what can be undone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.calls import Call
from bridge.seats import Seat
from rulings.engine import (
    BOOL,
    CALL,
    SEAT,
    Play,
    ToldCalls,
    auction_from,
    called_since,
    choice,
    contract_from,
    fact,
    finding,
    one_of,
    predicate,
)

KINDS = one_of("wrong", "incomplete", "missing_alert", "unrequired_alert")
PHASES = one_of("auction", "clarification", "play", "after_play")


def _callers_since(known: Any) -> set[Seat] | None:
    """Who has called after the misinformed player's last call."""
    auction = auction_from(known)
    if auction is None or known.dealer is None or known.misinformed is None:
        return None
    later: set[Seat] = set()
    for made in reversed(auction.made):
        if made.player is known.misinformed:
            return later
        later.add(made.player)
    return None


def _partner_called_since(known: Any) -> bool | None:
    if known.about_earlier_call:  # between two calls of a player his partner has called
        return True
    later = _callers_since(known)
    return None if later is None else called_since(known, known.misinformed.partner in later)


def _lho_called_since(known: Any) -> bool | None:
    later = _callers_since(known)
    return None if later is None else called_since(known, known.misinformed.lho in later)


def explainer_defends(known: Any) -> bool | None:
    """Whether the explanation was a defender's: his partner may not put it right before play ends. None: not known."""
    contract = contract_from(known)
    return None if contract is None or known.offender is None else contract.declarer.side is not known.offender.side


def no_lead_back(known: Any) -> bool:
    """Whether the misinformed side has no lead to take back: the other side leads, or nobody has led face down."""
    return bool(explainer_defends(known)) or known.lead_face_down is False


def last_to_call(known: Any) -> Seat | None:
    """Who of the side not explaining called last in an auction that has ended: his final pass alone can be changed."""
    auction = auction_from(known)
    if auction is None or known.dealer is None or known.offender is None or not auction.ended:
        return None
    return next((made.player for made in reversed(auction.made) if made.player.side is not known.offender.side), None)


def ends_the_auction(known: Any) -> bool:
    """Whether the last of the side not explaining made the final pass of all."""
    last, auction = last_to_call(known), auction_from(known)
    return last is not None and auction is not None and auction.made[-1].player is last


def last_of_his_side(known: Any) -> Seat | None:
    """Who of the misinformed side called last, so that no partner has called since (21B1a); None: not known."""
    auction = auction_from(known)
    if auction is None or known.dealer is None or known.misinformed is None:
        return None
    return next((made.player for made in reversed(auction.made) if made.player.side is known.misinformed.side), None)


def _as_evidence(known: Any) -> bool | None:
    """Evidence that the explanation matched the agreement is told because it does; its sentence names the rest."""
    return True if known.evidence_of_agreement else None


@dataclass(frozen=True)
class MisinformationFacts(Play, ToldCalls):
    """`offender` gave the explanation (or failed to alert); `misinformed` is the opponent who acted on it."""

    misinformed: Seat = fact(SEAT, "21.B.1.a")
    own_misunderstanding: bool = fact(BOOL, "21.A", presumed=False)
    explanation_kind: str = fact(KINDS, "20.F.5.a", presumed="wrong")
    evidence_of_agreement: bool = fact(BOOL, "21.B.1.b")
    finding_explanation_correct: bool = finding(BOOL, "75.C", usual=_as_evidence)
    corrected_by: str = fact(one_of("explainer", "partner"), "20.F.5")
    repeated_failure: bool = fact(BOOL, "40.B.3.b", presumed=False)
    phase: str = fact(PHASES, "21.B.1.a")
    action: str = fact(one_of("call", "card"), "47.E.2.a")
    about_earlier_call: bool = fact(BOOL, "21.B.1.a")
    partner_called_since: bool = predicate(BOOL, "21.B.1.a", _partner_called_since)
    finding_call_influenced: bool = finding(BOOL, "21.B.1.a", quiet=True)
    choice_change_call: bool = choice(BOOL, "21.B.1.a", "misinformed")
    replacement: Call = choice(CALL, "21.B.1.a", "misinformed")
    lho_called_since: bool = predicate(BOOL, "21.B.2", _lho_called_since)
    lead_face_down: bool = fact(BOOL, "47.E.2.a")
    later_card_in_trick: bool = fact(BOOL, "47.E.2.a")
    dummy_spread: bool = fact(BOOL, "47.E.2.a", presumed=False, doubted=True)
    choice_retract_card: bool = choice(BOOL, "47.E.2.a", "misinformed", quiet=True)
    finding_damage: bool = finding(BOOL, "21.B.3")
    agreed_meaning: bool = fact(BOOL, "75.D.3")
