"""Facts of Laws 68 to 71. Whether a line is normal is always the director's finding (footnote to 70 and 71)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.seats import Seat
from bridge.tricks import TRICKS as TRICKS_OF_BOARD
from bridge.tricks import play_record_of
from rulings.engine import (
    BOOL,
    SEAT,
    Play,
    Who,
    around,
    choice,
    denomination_from,
    fact,
    finding,
    one_of,
    playing_from,
    predicate,
    whole,
)

STATEMENTS = one_of("claim", "concession", "cards_shown", "curtail_play", "cards_laid_down", "no_intent")
WHEN = one_of("open", "called_on_next_board", "round_over")
TRICKS = one_of("already_won", "not_won_yet")
ORDERS = one_of("top_down", "other")
LINES = one_of("stated_and_works", "stated_but_fails", "not_stated")


def claims_people(known: Any) -> dict[str, Who]:
    """The claimer (or conceder) as {offender} and those around him; declarer and dummy."""
    claimer: Seat | None = known.claimer
    playing = playing_from(known)
    declarer = playing.declarer if playing else None
    return {
        **around(claimer, "claimer"),
        "offender": Who("claimer", claimer),
        "declarer": Who("declarer", declarer),
        "dummy": Who("dummy", declarer and declarer.partner),
    }


def _claimer(known: Any) -> Seat | None:
    found: Seat | None = known.offender
    return found


def _defends(known: Any) -> bool | None:
    playing = playing_from(known)
    if playing is None or known.claimer is None:
        return None
    return bool(known.claimer.side is not playing.declarer.side)


def _by_dummy(known: Any) -> bool | None:
    """Whether it was dummy, who can neither claim nor concede; a defender is none."""
    if known.claimer_defends:
        return False
    playing = playing_from(known)
    return None if playing is None or known.claimer is None else bool(known.claimer is playing.dummy)


@dataclass(frozen=True)
class Claiming(Play):
    """A claim or concession on a board: who made it."""

    claimer: Seat = predicate(SEAT, "68.A", _claimer)
    claimer_defends: bool = predicate(BOOL, "68.A", _defends)


@dataclass(frozen=True)
class ClaimFacts(Claiming):
    """What was said or done, and what the others did."""

    statement: str = fact(STATEMENTS, "68.A", presumed="claim")
    claimed_by_dummy: bool = predicate(BOOL, "68.A", _by_dummy, presumed=False)
    current_trick_only: bool = fact(BOOL, "68", presumed=False)
    partner_objected: bool = fact(BOOL, "68.B.2", presumed=False)
    partner_protested: bool = fact(BOOL, "68.B.2", presumed=False)
    objected_at_once: bool = fact(BOOL, "68.B.2")
    clarified: bool = fact(BOOL, "68.C", presumed=True)
    disputed: bool = fact(BOOL, "68.D")
    choice_play_on: bool = choice(BOOL, "68.D.2.b", "claimer_lho")
    all_four_agree: bool = fact(BOOL, "68.D.2.b.i")
    played_after_claim: bool = fact(BOOL, "68.D.2.a", presumed=False)


@dataclass(frozen=True)
class AcceptanceFacts(Claiming):
    """Agreement with an opponent's claim or concession, and its withdrawal."""

    agreed: bool = fact(BOOL, "69.A", presumed=True)
    since_agreement: str = fact(WHEN, "69.A")
    objected: bool = fact(BOOL, "69.A", presumed=False)
    withdrawal_asked: bool = fact(BOOL, "69.B", presumed=False)
    within_correction_period: bool = fact(BOOL, "79.C.1", usual=True)
    trick_in_question: str = fact(TRICKS, "69.B")
    finding_likely_won: bool = finding(BOOL, "69.B.2")
    finding_no_normal_line_loses: bool = finding(BOOL, "69.B")


def _trumps_of_opponents(known: Any) -> tuple[Any, ...] | None:
    """Trumps that the claimer's opponents still hold, when hands, tricks and contract are known."""
    denomination = denomination_from(known)
    if denomination is None or known.claimer is None or known.hands is None:
        return None
    if denomination.suit is None:
        return ()
    opponents = known.claimer.opponents
    if any(seat.value not in known.hands for seat in opponents):
        return None
    record = play_record_of(denomination.suit, known.tricks or ())
    played = {card for trick in record.tricks for card in trick.cards}
    held = [card for seat in opponents for card in known.hands[seat.value]]
    return tuple(card for card in held if card.suit is denomination.suit and card not in played)


def _trump_out(known: Any) -> bool | None:
    denomination = denomination_from(known)
    if denomination is not None and denomination.suit is None:
        return False
    found = _trumps_of_opponents(known)
    return None if found is None else bool(found)


def _remaining(known: Any) -> int | None:
    """Tricks not yet complete; the one in progress is among them."""
    if known.tricks is None:
        return None
    return TRICKS_OF_BOARD - sum(trick.complete for trick in play_record_of(None, known.tricks).tricks)


def _claimed(known: Any) -> int | None:
    """What was not conceded: of the tricks left a claim and a concession make up all (68B1)."""
    if known.tricks_conceded is None or known.tricks_remaining is None:
        return None
    return max(0, int(known.tricks_remaining) - int(known.tricks_conceded))


@dataclass(frozen=True)
class ContestedFacts(Claiming):
    """A contested claim: the trump test, then each line that was not stated."""

    trump_outstanding: bool = predicate(BOOL, "70.C", _trump_out, usual=False)
    trump_mentioned: bool = fact(BOOL, "70.C.1")
    finding_maybe_unaware: bool = finding(BOOL, "70.C.2")
    finding_normal_line_loses_to_trump: bool = finding(BOOL, "70.C.3")
    claimed_line: str = fact(LINES, "70.D.1")
    finding_normal_line_less_successful: bool = finding(BOOL, "70.D.1")
    depends_on_partner_choice: bool = fact(BOOL, "70.D.2", usual=False)
    depends_on_card_position: bool = fact(BOOL, "70.E.1")
    shown_out_before: bool = fact(BOOL, "70.E.1")
    finding_would_show_out: bool = finding(BOOL, "70.E.1")
    finding_irrational_otherwise: bool = finding(BOOL, "70.E.1")
    order_regulated: bool = fact(BOOL, "70.E.2", presumed=False)
    order_specified: str = fact(ORDERS, "70.E.2", presumed="top_down")
    tricks_conceded: int = fact(whole(0, 13), "68.B.1")
    tricks_claimed: int = predicate(whole(0, 13), "68.A", _claimed)
    tricks_remaining: int = predicate(whole(0, 13), "68.A", _remaining)
    finding_normal_line_tricks: int = finding(whole(0, 13), "70.D.1")


@dataclass(frozen=True)
class CancelFacts(Claiming):
    """A concession that its maker's side wants back."""

    concession_of: str = fact(TRICKS, "71.A")
    finding_no_normal_line_loses: bool = finding(BOOL, "71.B")
    within_correction_period: bool = fact(BOOL, "79.C.1", usual=True)
    since_concession: str = fact(WHEN, "71", presumed="open")
    finding_no_legal_line_loses: bool = finding(BOOL, "71.A")
    changes_contract_result: bool = fact(BOOL, "71.B", presumed=False)
