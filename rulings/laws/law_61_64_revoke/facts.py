"""Facts of Laws 61 to 64. What a record of tricks shows is worked out; without one it is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulings.engine import BOOL, Play, denomination_from, fact, finding, one_of, playing_from, predicate, whole
from rulings.engine.board_state import items
from rulings.laws.law_61_64_revoke.record import (
    hand_of_revoke,
    later_winners,
    later_won,
    number_of,
    played_out,
    played_to_next,
    record_of,
    revoke_of,
    revokes_of,
    suit_led,
    trick_of_revoke,
    winner_of_revoke,
)

ROLES = one_of("declarer", "dummy", "defender")
WINNERS = one_of("offending_player", "partner", "other")
ATTENTION = one_of("in_time", "after_next_board_call", "after_round")
SINCE = one_of(
    "nothing", "played_to_next_trick", "card_named", "claim_or_concession", "claim_accepted", "claim_agreed_open"
)
ESTABLISHING = ("played_to_next_trick", "card_named", "claim_or_concession", "claim_accepted")


def since_of(known: Any) -> str | None:
    """That the offending side has played to the next trick, where the record shows it (63A1)."""
    hand = hand_of_revoke(known)
    return "played_to_next_trick" if hand is not None and played_to_next(known, hand.side) else None


def _role(known: Any) -> str | None:
    playing, hand = playing_from(known), hand_of_revoke(known)
    if playing is None or hand is None:
        return None
    return {playing.declarer: "declarer", playing.dummy: "dummy"}.get(hand, "defender")


def _twelfth(known: Any) -> bool | None:
    number = number_of(known)
    return None if number is None else number == 12


def _established(known: Any) -> bool | None:
    if known.since_revoke is not None:
        return known.since_revoke in ESTABLISHING
    hand = hand_of_revoke(known)
    return True if hand is not None and played_to_next(known, hand.side) else None


def _both_established(known: Any) -> bool | None:
    record = record_of(known)
    if record is None:
        return None
    sides = {
        one.player.side
        for one in revokes_of(known)
        if one.trick < len(record.tricks)
        and (
            len(record.tricks) > one.trick + 1
            or any(seat.side is one.player.side for seat, _ in record.tricks[one.trick].played)
        )
    }
    return True if len(sides) == 2 else None


@dataclass(frozen=True)
class RevokeFacts(Play):
    """A revoke on a board: which trick, whose hand, and what the record shows of it."""

    revoke_trick: int = fact(whole(1, 12), "64.A")
    offender_role: str = predicate(ROLES, "62.B", _role)
    twelfth_trick: bool = predicate(BOOL, "62.D.1", _twelfth, presumed=False)


@dataclass(frozen=True)
class DeemedRevoke(RevokeFacts):
    """What 64B and C ask of a trick deemed revoked by another law (67B1)."""

    subsequent_revoke: bool = fact(BOOL, "64.B.2", presumed=False)
    attention_first_drawn: str = fact(ATTENTION, "64.B.4", presumed="in_time")
    raised_late: bool = fact(BOOL, "64.B.4", presumed=False)
    raised_in_time: bool = fact(BOOL, "64.B.4")
    both_sides_revoked: bool = fact(BOOL, "64.B.7", presumed=False)
    other_side_revoked: bool = fact(BOOL, "64.B.7", presumed=False)
    other_revoke_established: bool = fact(BOOL, "64.B.7")
    declarer_tricks: int = fact(whole(0, 13), "64.A")
    finding_undercompensated: bool = finding(BOOL, "64.C.1")
    finding_more_tricks_without_repeat: bool = finding(BOOL, "64.C.2.a")
    finding_damaged_by_revokes: bool = finding(BOOL, "64.C.2.b")


def _subsequent(known: Any) -> bool | None:
    found = revoke_of(known)
    led = suit_led(known)
    if found is None or led is None:
        return None
    record = record_of(known)
    earlier = [one for one in revokes_of(known) if one.player is found.player and one.trick < found.trick]
    return record is not None and any(record.tricks[one.trick - 1].led is led for one in earlier)


def _faced(known: Any) -> bool | None:
    """Dummy's card, or a penalty card (as `in_force` lists them) of the suit led."""
    if known.offender_role == "dummy":
        return True
    found = revoke_of(known)
    lying = [card for item in items(known, "penalty_card", hand_of_revoke(known)) for card in item.get("cards", ())]
    return True if found is not None and any(card in found.could_follow for card in lying) else None


def _offending_tricks(known: Any) -> int | None:
    won, later = winner_of_revoke(known), later_won(known)
    if won is None or later is None or not played_out(known):
        return None
    return later + (won != "other")


def _later_count(known: Any) -> int | None:
    """Tricks the offending side won after the revoke trick, when the play is over."""
    if known.offending_side_tricks is None or known.winner is None:
        return None
    return int(known.offending_side_tricks) - int(known.winner != "other")


def _at_least(number: int, known: Any) -> bool | None:
    exact, so_far = _later_count(known), later_won(known)
    if exact is not None:
        return exact >= number
    return True if so_far is not None and so_far >= number else None


def _later_trick(known: Any) -> bool | None:
    return True if known.second_later_trick_won else _at_least(1, known)


def _second_later_trick(known: Any) -> bool | None:
    return _at_least(2, known)


def _won_with_playable(known: Any) -> bool | None:
    found, later, hand = revoke_of(known), later_winners(known), hand_of_revoke(known)
    if found is None or later is None:
        return None
    if any(seat is hand and trick.card_of(seat) in found.could_follow for seat, trick in later):
        return True
    return False if played_out(known) else None


def _other_revoked(known: Any) -> bool | None:
    """Whoever says whether the other side's revoke is established has told of one."""
    return None if known.other_revoke_established is None else True


GONE_ON = (
    "later_trick_won",
    "offending_side_tricks",
    "declarer_tricks",
    "raised_late",
    "repeated_in_suit",
    "both_sides_revoked",
    "twelfth_trick",
    "corrected_under_62c3",
    "finding_undercompensated",
    "finding_more_tricks_without_repeat",
    "finding_damaged_by_revokes",
)
"""Facts that are told only where play has gone on since; at trick twelve it makes no difference (62D1, 64B6).

What a revoke has cost is found when play is over; one corrected under 62C3 is settled by that (64B8).
"""


def may_be_open(told: Callable[[str], Any]) -> bool:
    """Whether nothing told shows that play has gone on since the revoke, so that it may not be established yet."""
    late = told("attention_first_drawn") in ("after_next_board_call", "after_round")
    return not late and all(told(name) is None or told(name) is False for name in GONE_ON)


def _may_be_open(known: Any) -> bool:
    return may_be_open(lambda name: getattr(known, name))


def cannot_have_won(known: Any) -> bool:
    """Whether he cannot have won the trick to which he revoked: without trumps no card of another suit wins it.

    Who failed to play a suit required (61A) may have led.
    """
    denomination = denomination_from(known)
    return denomination is not None and denomination.suit is None and not known.suit_required


def partner_yet_to_play(known: Any) -> bool | None:
    """Who led or was second revokes before his partner's turn, who was third or last after it."""
    trick, hand = trick_of_revoke(known), hand_of_revoke(known)
    return None if trick is None or hand is None else trick.leader.steps_to(hand) < 2


def _declarer_tricks(known: Any) -> int | None:
    record, playing = record_of(known), playing_from(known)
    if record is None or playing is None or not played_out(known):
        return None
    return record.tricks_won(playing.declarer.side)


@dataclass(frozen=True)
class RectificationFacts(RevokeFacts):
    """An established revoke after the play: the exemptions of 64B, and who won which tricks from the revoke on."""

    since_revoke: str = predicate(SINCE, "63.A", since_of)
    established: bool = predicate(BOOL, "63.A", _established, presumed=True, doubted=_may_be_open)
    established_otherwise: bool = fact(BOOL, "63.A.2")
    suit_required: bool = fact(BOOL, "61.A")
    subsequent_revoke: bool = predicate(BOOL, "64.B.2", _subsequent, presumed=False)
    repeated_in_suit: bool = fact(BOOL, "64.B.2", presumed=False)
    side_revoked_again: bool = fact(BOOL, "64.A", presumed=False)
    deliberate: bool = fact(BOOL, "72.B.3", presumed=False)
    concealed_by: str = fact(one_of("no", "hidden_card", "mixed_cards"), "72.B.3", presumed="no")
    dummy_drew_attention: bool = fact(BOOL, "43.A.1.b", presumed=False)
    dummy_forfeited: bool = fact(BOOL, "43.B.3", presumed=False)
    faced_card: bool = predicate(BOOL, "64.B.3", _faced, presumed=False)
    attention_first_drawn: str = fact(ATTENTION, "64.B.4", presumed="in_time")
    raised_late: bool = fact(BOOL, "64.B.4", presumed=False)
    raised_in_time: bool = fact(BOOL, "64.B.4")
    both_sides_revoked: bool = predicate(BOOL, "64.B.7", _both_established, presumed=False)
    other_side_revoked: bool = predicate(BOOL, "64.B.7", _other_revoked, presumed=False)
    other_revoke_established: bool = fact(BOOL, "64.B.7")
    corrected_under_62c3: bool = fact(BOOL, "64.B.8", presumed=False)
    hands_returned: bool = fact(BOOL, "62.D.1")
    partner_yet_to_play: bool = predicate(BOOL, "62.D.2", partner_yet_to_play)
    winner: str = predicate(WINNERS, "64.A.1", winner_of_revoke)
    offending_side_tricks: int = predicate(whole(0, 13), "64.A", _offending_tricks)
    later_trick_won: bool = predicate(BOOL, "64.A", _later_trick)
    second_later_trick_won: bool = predicate(BOOL, "64.A", _second_later_trick)
    won_with_playable_card: bool = predicate(BOOL, "64.A.2", _won_with_playable)
    declarer_tricks: int = predicate(whole(0, 13), "64.A", _declarer_tricks)
    finding_undercompensated: bool = finding(BOOL, "64.C.1")
    finding_more_tricks_without_repeat: bool = finding(BOOL, "64.C.2.a")
    finding_damaged_by_revokes: bool = finding(BOOL, "64.C.2.b")
