"""Facts of the conduct rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from bridge.calls import Bid, Call
from bridge.cards import Card
from bridge.hands import Hand
from rulings.engine import BOOL, CALL, CALLS, CARDS, fact, finding, one_of, predicate, whole
from rulings.scoring.number_facts import decimal

UNUSUAL_NATURAL = (
    "strong_three_level_opening",
    "unusual_notrump_opening",
    "new_suit_not_forcing",
    "inverted_raise",
    "weak_jump_in_new_suit",
    "forcing_one_notrump",
    "natural_two_clubs_over_notrump",
    "penalty_double_at_once",
)
MEANINGS = ("conventional", "stayman", "takeout_double", *UNUSUAL_NATURAL, "ordinary_natural", "lead_or_signal")
CATEGORY = one_of("I", "II", "III")
RED = ("three_way_club", "methods_vary", "two_way_competition", "other_artificial")
STYLES = ("natural", "strong_minor_opening", *RED)
AVERAGE, KING = 10, 3  # high-card points
WHOLE_HAND = 13  # cards


def _king_below(known: Any) -> bool | None:
    weakest = known.weakest_opening_points
    return None if weakest is None else weakest <= AVERAGE - KING


def _weak(known: Any) -> bool | None:
    return None if known.weakest_points is None else known.weakest_points < AVERAGE


def _whole_hand(known: Any) -> tuple[Card, ...] | None:
    hand: tuple[Card, ...] | None = known.opening_hand
    return hand if hand is not None and len(set(hand)) == WHOLE_HAND else None


def _points(known: Any) -> int | None:
    hand = _whole_hand(known)
    return None if hand is None else Hand(frozenset(hand)).high_card_points


def _two_longest(known: Any) -> int | None:
    hand = _whole_hand(known)
    if hand is None:
        return None
    return sum(count for _, count in Counter(card.suit for card in hand).most_common(2))


def _opening_or_jump(known: Any) -> bool | None:
    """Whether the call after `auction` opens at two or higher, or leaves out a level that would have been enough.

    The alert duty names that call `call`.
    """
    made = known.call if known.made_call is None and known.has("call") else known.made_call
    if made is None or known.auction is None:
        return None
    if not isinstance(made, Bid):
        return False
    last = next((call for call in reversed(known.auction) if isinstance(call, Bid)), None)
    if last is None:
        return made.level >= 2
    lowest = last.level if made.denomination > last.denomination else last.level + 1
    return made.level > lowest


@dataclass(frozen=True)
class AlertFacts:
    """What a call means, and where it stands (MBSz 16)."""

    meaning: str = fact(one_of(*MEANINGS), "mbsz-hu:16")
    above_three_notrump: bool = fact(BOOL, "mbsz-hu:16/kopogni-3-nt-folott")
    opening: bool = fact(BOOL, "mbsz-hu:16/kopogni-3-nt-folott")
    screens: bool = fact(BOOL, "mbsz-hu:M2/2.a", presumed=False)


@dataclass(frozen=True)
class StopFacts:
    """What happened with STOP (MBSz 18)."""

    situation: str = fact(
        one_of("asked_when_due", "used", "forgotten", "used_without_jump", "next_called_early", "often_forgotten"),
        "mbsz-hu:18",
    )
    auction: tuple[Call, ...] = fact(CALLS, "mbsz-hu:18")
    made_call: Call = fact(CALL, "mbsz-hu:18")
    opening_or_jump: bool = predicate(BOOL, "mbsz-hu:18", _opening_or_jump)
    finding_advantage: bool = finding(BOOL, "16.B.3")


@dataclass(frozen=True)
class ChangeFacts:
    """A bidding card taken by mistake (MBSz annex 1.5)."""

    card_taken_by_mistake: bool = fact(BOOL, "mbsz-hu:M1.5")
    corrected_at_once: bool = fact(BOOL, "mbsz-hu:M1.5")
    still_in_hand: bool = fact(BOOL, "mbsz-hu:M1.5")
    bid_and_pass_or_double: bool = fact(BOOL, "mbsz-hu:M1.5")
    lho_called: bool = fact(BOOL, "mbsz-hu:M1.5", presumed=False)


@dataclass(frozen=True)
class ScreenFacts:
    """An irregularity behind screens (MBSz annex 2)."""

    irregularity: str = fact(
        one_of(
            "invalid_call",
            "call_reconsidered",
            "unintended_call",
            "call_out_of_turn",
            "right_forfeited",
            "question_asked",
            "system_card_looked_up",
            "card_exposed",
            "lead_out_of_turn",
            "lead_faced",
        ),
        "mbsz-hu:M2/3",
    )
    tray_moved: bool = fact(BOOL, "mbsz-hu:M2/3.a")
    screen_opened: bool = fact(BOOL, "mbsz-hu:M2/4.i")
    partner_informed: bool = fact(BOOL, "mbsz-hu:M2/4")


@dataclass(frozen=True)
class PsychFacts:
    """A psych (MBSz 17)."""

    psych: str = fact(one_of("isolated", "banned_opening", "unsporting", "frequent_or_repeated"), "mbsz-hu:17")
    finding_partner_allowed_for_it: bool = finding(BOOL, "mbsz-hu:17.c")


@dataclass(frozen=True)
class SystemFacts:
    """What a pair's system contains (MBSz annex 3.1), and the category of the event (3.3)."""

    pass_shows_opening: bool = fact(BOOL, "mbsz-hu:M3.1.a")
    opening_weaker_than_pass: bool = fact(BOOL, "mbsz-hu:M3.1.b")
    weakest_opening_points: int = fact(whole(0, 37), "mbsz-hu:M3.1.c")
    opening_king_below_average: bool = predicate(BOOL, "mbsz-hu:M3.1.c", _king_below)
    opening_length_or_shortness: bool = fact(BOOL, "mbsz-hu:M3.1.d")
    style: str = fact(one_of(*STYLES), "mbsz-hu:M3.1")
    category: str = fact(CATEGORY, "mbsz-hu:M3.3")


@dataclass(frozen=True)
class BrownFacts:
    """A call that may be a brown-sticker convention (MBSz annex 3.2), and the category of the event."""

    call: str = fact(one_of("opening_or_overcall", "overcall_of_natural_suit", "weak_two_suiter"), "mbsz-hu:M3.2")
    against_strong_or_artificial: bool = fact(BOOL, "mbsz-hu:M3.2", presumed=False)
    weakest_points: int = fact(whole(0, 37), "mbsz-hu:M3.2.a")
    may_be_weak: bool = predicate(BOOL, "mbsz-hu:M3.2.a", _weak)
    known_four_card_suit: bool = fact(BOOL, "mbsz-hu:M3.2.a")
    weak_always_names_suit: bool = fact(BOOL, "mbsz-hu:M3.2.a")
    weak_two_in_major: bool = fact(BOOL, "mbsz-hu:M3.2.a")
    notrump_overcall: bool = fact(BOOL, "mbsz-hu:M3.2.b")
    three_cards_possible: bool = fact(BOOL, "mbsz-hu:M3.2.c")
    category: str = fact(CATEGORY, "mbsz-hu:M3.3")


@dataclass(frozen=True)
class OpeningFacts:
    """An opening and the hand that made it (MBSz VI.1.b)."""

    event: str = fact(one_of("pairs", "teams"), "mbsz-hu:VI.1.b")
    opening_bid: str = fact(one_of("one_notrump", "one_of_suit", "strong_artificial", "other"), "mbsz-hu:VI.1.b")
    opening_hand: tuple[Card, ...] = fact(CARDS, "mbsz-hu:VI.1.b")
    points: int = predicate(whole(0, 37), "mbsz-hu:VI.1.b", _points)
    two_longest_suits: int = predicate(whole(7, 13), "mbsz-hu:VI.1.b", _two_longest)
    position: int = fact(whole(1, 4, branch=True), "mbsz-hu:VI.1.b")
    psyched: bool = fact(BOOL, "mbsz-hu:VI.1.b")


@dataclass(frozen=True)
class CorrectionFacts:
    """A wrong entry or sum found later (MBSz 12)."""

    round_over: bool = fact(BOOL, "mbsz-hu:12")
    both_agree: bool = fact(BOOL, "mbsz-hu:12")
    obvious_slip: bool = fact(BOOL, "mbsz-hu:12")
    minutes_since_posting: Fraction = fact(decimal(0, 100000), "79.C.1")
    next_session_today: bool = fact(BOOL, "mbsz-hu:12")
    minutes_to_next_session: Fraction = fact(decimal(0, 100000), "mbsz-hu:12")
    finding_beyond_doubt: bool = finding(BOOL, "79.C.2")


@dataclass(frozen=True)
class AppealFacts:
    """An appeal against a ruling of the director (MBSz 22, annex 4.11, Law 92)."""

    kind: str = fact(one_of("championship", "other_event", "second_instance"), "mbsz-hu:22")
    event: str = fact(one_of("pairs", "teams", "individual"), "92.D")
    side_agrees: bool = fact(BOOL, "92.D")
    intention_in_time: bool = fact(BOOL, "mbsz-hu:22")
    form_complete: bool = fact(BOOL, "mbsz-hu:22")
    fee_paid: bool = fact(BOOL, "mbsz-hu:22")
    within_announced_limit: bool = fact(BOOL, "mbsz-hu:22")
    hours_after: Fraction = fact(decimal(0, 10000), "mbsz-hu:M4.11")


@dataclass(frozen=True)
class UnfoundedFacts:
    """What the committee found of an appeal (MBSz 22)."""

    finding_unfounded: bool = finding(BOOL, "92.A")
    finding_frivolous: bool = finding(BOOL, "mbsz-hu:22")
    masterpoint_event: bool = fact(BOOL, "mbsz-hu:22")
