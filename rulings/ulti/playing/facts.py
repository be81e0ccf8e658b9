"""Facts of II.C and I.10; the price's facts (bid, kontras, who erred) are in `rulings.ulti.facts`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.ulti.cards import UltiCard, UltiSuit
from bridge.ulti.contracts import HUNDREDS, OPEN_PARTS, TRUMPLESS, Part
from bridge.ulti.errors import UltiRefusal
from bridge.ulti.play import Duty, UltiTrick, duty
from bridge.ulti.points import refuse_announcement
from rulings.engine import BOOL, fact, finding, list_of, one_of, predicate
from rulings.ulti.facts import AtFaultFacts, AtOnceFacts, BidFacts, RenonszFacts, contract_from
from rulings.ulti.settlement.facts import ULTI_CARD, ULTI_SUIT


def _secret_trump(known: Any) -> bool | None:
    """Whether the declarer must name the suit at the first lead: not red and not trumpless (I.6)."""
    if not known.bid:
        return None
    return not known.red and not any(part in TRUMPLESS for part in known.bid)


@dataclass(frozen=True)
class TrumpNotNamedFacts(AtOnceFacts, BidFacts):
    """II.C.1: the first card was let go before the suit was named."""

    must_name_suit: bool = predicate(BOOL, "ulti-hu:I.6", _secret_trump)
    wrong_suit_corrected_in_time: bool = fact(BOOL, "ulti-hu:I.10", presumed=False)


@dataclass(frozen=True)
class RaisedToRedFacts(AtOnceFacts, BidFacts):
    """II.C.2: piros announced at the first lead for a bid that was not red; `bid` is what was bid before."""

    waited_for_passes: bool = fact(BOOL, "ulti-hu:II.C.2.b")


def _forbidden(known: Any) -> bool | None:
    contract = contract_from(known)
    if contract is None or known.announced is None or known.at_fault is None:
        return None
    try:
        refuse_announcement(contract, 0 if known.at_fault == "declarer" else 1, 0, int(known.announced))
    except UltiRefusal:
        return True
    return False


@dataclass(frozen=True)
class AnnouncementFacts(RenonszFacts):
    """II.C.3: a 20 or 40 announced where the bid forbids it."""

    announced: str = fact(one_of("20", "40"), "ulti-hu:II.C.3.a")
    forbidden: bool = predicate(BOOL, "ulti-hu:II.C.3.a", _forbidden)
    corrected_immediately: bool = fact(BOOL, "ulti-hu:I.10", presumed=False)


DUTIES = {
    "follow_suit": "must_follow_suit",
    "trump": "must_trump",
    "overtake": "must_overtake",
    "keep_trump_seven": "must_keep_trump_seven",
    "free": "must_free",
}
"""Reason of a duty -> how it is said."""


def duty_of(known: Any) -> Duty | None:
    """The duty of the player about to play, or None while hand or trick are unknown."""
    if not known.hand or known.trick is None:
        return None
    contract = contract_from(known) if known.has("bid") else None
    no_trump = known.no_trump or (contract is not None and contract.trumpless)
    red = contract is not None and contract.red
    if known.trump is None and not no_trump and not red:
        return None
    trump = None if no_trump else UltiSuit.PIROS if red else UltiSuit(known.trump)
    held: tuple[UltiCard, ...] = tuple(known.hand)
    return duty(held, UltiTrick(0, tuple(known.trick)), trump)


def _broke_duty(known: Any) -> bool | None:
    required = duty_of(known)
    return None if required is None or known.card is None else known.card not in required.cards


@dataclass(frozen=True)
class CardFacts:
    """A hand, the cards already in the trick, the trump suit or that there is none, and the card played."""

    hand: Any = fact(list_of(ULTI_CARD), "ulti-hu:I.6")
    trick: Any = fact(list_of(ULTI_CARD), "ulti-hu:I.6", presumed=())
    trump: str = fact(ULTI_SUIT, "ulti-hu:I.6")
    no_trump: bool = fact(BOOL, "ulti-hu:I.1", presumed=False)
    card: Any = fact(ULTI_CARD, "ulti-hu:I.6")


@dataclass(frozen=True)
class RevokeFacts(CardFacts, RenonszFacts):
    """II.C.4: a suit not followed, no trump played, or the winning card not beaten."""

    broke_duty: bool = predicate(BOOL, "ulti-hu:I.6", _broke_duty)


@dataclass(frozen=True)
class OthersTrickFacts(RenonszFacts):
    """II.C.5: another player's trick was taken."""

    led_to_next: bool = fact(BOOL, "ulti-hu:II.C.5.b")
    warned: bool = fact(BOOL, "ulti-hu:II.C.5.b", presumed=False)


@dataclass(frozen=True)
class LookedFacts(RenonszFacts):
    """II.C.7: the talon or turned tricks were looked at."""

    what: str = fact(one_of("talon", "earlier_trick", "last_trick"), "ulti-hu:II.C.7.a")
    next_card_played: bool = fact(BOOL, "ulti-hu:I.9.3")


@dataclass(frozen=True)
class CardCountFacts(BidFacts):
    """II.C.8: somebody has the wrong number of cards, found during play."""

    who: str = fact(one_of("declarer", "defenders", "one_defender_short"), "ulti-hu:II.C.8.b")


def _open_now(known: Any) -> bool | None:
    if not known.bid:
        return None
    return False if not any(part in OPEN_PARTS for part in known.bid) else known.after_first_trick


@dataclass(frozen=True)
class DroppedCardFacts(RenonszFacts):
    """II.C.9: a card was dropped and seen."""

    after_first_trick: bool = fact(BOOL, "ulti-hu:I.9.1")
    hands_open: bool = predicate(BOOL, "ulti-hu:I.9.1", _open_now)


@dataclass(frozen=True)
class MixedByAllFacts:
    """II.C.10 and II.C.11: the players threw their cards together after the last trick, then disagreed."""

    declared_before_mixing: bool = fact(BOOL, "ulti-hu:II.C.11.c", presumed=False)


DISPUTABLE = (Part.JATEK, Part.FOUR_ACES, *HUNDREDS)
"""What can no longer be checked once the cards are mixed: jatek, a hundred, four aces (II.C.12)."""


@dataclass(frozen=True)
class MixedByOneFacts(AtFaultFacts):
    """II.C.12: one player took the others' cards and mixed them before the tricks were counted."""

    ulti_made: bool = fact(BOOL, "ulti-hu:I.4.d")
    durchmars_made: bool = fact(BOOL, "ulti-hu:I.4.g")
    silent_ulti: str = fact(
        one_of("none", "declarer_made", "declarer_caught", "defender_made", "defender_caught"),
        "ulti-hu:II.C.12.b",
        presumed="none",
    )


@dataclass(frozen=True)
class JuryFacts:
    """I.10: how a renonsz is judged."""

    declared: bool = fact(BOOL, "ulti-hu:I.10", presumed=True)
    declared_at_once: bool = fact(BOOL, "ulti-hu:I.10")
    admitted_and_agreed: bool = fact(BOOL, "ulti-hu:I.10", presumed=False)
    finding_deviates: bool = finding(BOOL, "ulti-hu:I.10.a")
    finding_influences: bool = finding(BOOL, "ulti-hu:I.10.b")
    in_chapter_two: bool = fact(BOOL, "ulti-hu:I.10.d")


@dataclass(frozen=True)
class FalseAlarmFacts(RenonszFacts):
    """I.10.f: tricks were opened on a claim of renonsz; `at_fault` is the side of the player who claimed it."""

    finding_offence: bool = finding(BOOL, "ulti-hu:I.10.f")
    tricks_opened: bool = fact(BOOL, "ulti-hu:I.10.f")
