"""What a record of the play shows of a revoke (Laws 44C, 61A, 63A1, 64A): which trick, whose hand, who won what after.

Every function takes known facts and gives None where the record does not tell.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bridge.board_record import BoardRecord, check_holders
from bridge.cards import Card, Suit
from bridge.hands import Deal, Hand
from bridge.seats import SEATS, Seat, Side
from bridge.tricks import TRICKS, PlayRecord, Revoke, Trick
from rulings.engine import Who, around, denomination_from, playing_from


def record_of(known: Any) -> PlayRecord | None:
    """The tricks so far with the hands as far as known; raises BridgeError for a record that cannot be.

    What a player was seen to play belongs to his hand, so a hand named only in part is completed by it.
    """
    key = _key(known)
    return _record(*key) if key else None


_Key = tuple[Suit | None, tuple[tuple[Seat, tuple[Card, ...]], ...], tuple[frozenset[Card], ...]]


def _key(known: Any) -> _Key | None:
    """Trump, the tricks and the hands given (in the order of SEATS): all that a record is made of."""
    if known.tricks is None:
        return None
    denomination, given = denomination_from(known), known.hands or {}
    tricks = tuple((one["leader"], tuple(one["cards"])) for one in known.tricks)
    return (
        denomination.suit if denomination else None,
        tricks,
        tuple(frozenset(given.get(seat.value, ())) for seat in SEATS),
    )


@lru_cache(maxsize=64)  # every predicate of a revoke reads the same record, on every path
def _record(trump: Suit | None, tricks: tuple[Any, ...], given: tuple[frozenset[Card], ...]) -> PlayRecord:
    bare = PlayRecord(trump, tuple(Trick(leader, cards) for leader, cards in tricks))
    held = dict(zip(SEATS, map(Hand, given), strict=True))
    check_holders(BoardRecord(deal=Deal(held), tricks=bare.tricks))
    deal = Deal({seat: hand.plus(bare.cards_of(seat)) for seat, hand in held.items()})
    deal.validate()
    return PlayRecord(trump, bare.tricks, deal)


def revokes_of(known: Any) -> tuple[Revoke, ...]:
    """Failures to follow suit that the record betrays, in order."""
    key = _key(known)
    return _revokes(*key) if key else ()


@lru_cache(maxsize=64)
def _revokes(trump: Suit | None, tricks: tuple[Any, ...], given: tuple[frozenset[Card], ...]) -> tuple[Revoke, ...]:
    return _record(trump, tricks, given).revokes()


def revoke_of(known: Any) -> Revoke | None:
    """The revoke in question: of the given trick and player if they are given, else the first the record shows.

    The offender's own hand comes first, whoever else revoked to that trick. Declarer, who has none of his own there,
    is meant for dummy's, which he played. None when two players qualify and neither the trick nor the offender says
    which is meant.
    """
    found = [one for one in revokes_of(known) if known.revoke_trick in (None, one.trick)]
    if known.offender is None:
        return found[0] if len({one.player for one in found}) == 1 else None
    playing = playing_from(known)
    hands = [known.offender]
    if playing and known.offender is playing.declarer:
        hands.append(playing.dummy)
    return next((one for hand in hands for one in found if one.player is hand), None)


def hand_of_revoke(known: Any) -> Seat | None:
    """The hand that revoked: the one in the record, else the offender named."""
    found = revoke_of(known)
    if found is not None:
        return found.player
    given: Seat | None = known.offender
    return given


def number_of(known: Any) -> int | None:
    """The number of the trick in which the revoke occurred."""
    if known.revoke_trick is not None:
        given: int = known.revoke_trick
        return given
    found = revoke_of(known)
    return found.trick if found else None


def trick_of_revoke(known: Any) -> Trick | None:
    """That trick."""
    record, number = record_of(known), number_of(known)
    return record.tricks[number - 1] if record and number and number <= len(record.tricks) else None


def revoked_in_trick(known: Any) -> tuple[Seat, ...]:
    """Who failed to follow suit to that trick, but for a hand known in full that had none left of the suit led."""
    trick, number, record = trick_of_revoke(known), number_of(known), record_of(known)
    if trick is None or record is None or record.deal is None:
        return ()
    shown = {one.player for one in revokes_of(known) if one.trick == number}
    unknown = {seat for seat in SEATS if len(record.deal[seat]) < TRICKS}
    return tuple(seat for seat, card in trick.played if card.suit is not trick.led and seat in shown | unknown)


def played_to_next(known: Any, side: Side) -> bool | None:
    """Whether a side has led or played to the trick after the revoke (63A1), in turn or not."""
    record, number = record_of(known), number_of(known)
    if record is None or number is None or number > len(record.tricks):
        return None
    if number == len(record.tricks):
        return False
    return len(record.tricks) > number + 1 or any(seat.side is side for seat, _ in record.tricks[number].played)


def winner_of_revoke(known: Any) -> str | None:
    """Who won the revoke trick as seen from the hand that revoked: `offending_player`, `partner` or `other`."""
    trick, hand, denomination = trick_of_revoke(known), hand_of_revoke(known), denomination_from(known)
    if trick is None or not trick.complete or hand is None or denomination is None:
        return None
    seat = trick.winner(denomination.suit)
    if seat is hand:
        return "offending_player"
    return "partner" if seat is hand.partner else "other"


def later_winners(known: Any) -> tuple[tuple[Seat, Trick], ...] | None:
    """Winners of the complete tricks after the revoke trick."""
    record, number, denomination = record_of(known), number_of(known), denomination_from(known)
    if record is None or number is None or denomination is None:
        return None
    later = [trick for trick in record.tricks[number:] if trick.complete]
    return tuple((seat, trick) for trick in later if (seat := trick.winner(denomination.suit)) is not None)


def later_won(known: Any) -> int | None:
    """How many tricks after the revoke trick the offending side has won so far."""
    found, hand = later_winners(known), hand_of_revoke(known)
    return None if found is None or hand is None else sum(seat.side is hand.side for seat, _ in found)


def played_out(known: Any) -> bool:
    """Whether the record holds all thirteen tricks."""
    record = record_of(known)
    return record is not None and len(record.tricks) == TRICKS and record.tricks[-1].complete


def suit_led(known: Any) -> Suit | None:
    """The suit led to the revoke trick."""
    trick = trick_of_revoke(known)
    return trick.led if trick else None


def revoke_people(known: Any) -> dict[str, Who]:
    """The offender as the record shows him, those around him, and declarer and dummy."""
    playing = playing_from(known)
    declarer = playing.declarer if playing else None
    return {
        **around(hand_of_revoke(known)),
        "declarer": Who("declarer", declarer),
        "dummy": Who("dummy", declarer and declarer.partner),
    }


def card_of_revoke(known: Any) -> Card | None:
    """The card the offender played to the revoke trick."""
    trick, hand = trick_of_revoke(known), hand_of_revoke(known)
    return trick.card_of(hand) if trick and hand else None


def played_after(known: Any, side: Side) -> bool | None:
    """Whether a member of the side played after the revoke, to the same trick or to a later one (62C1)."""
    record, number, hand = record_of(known), number_of(known), hand_of_revoke(known)
    if record is None or number is None or hand is None or number > len(record.tricks):
        return None
    trick = record.tricks[number - 1]
    if trick.card_of(hand) is None:
        return None
    seats = [seat for seat, _ in trick.played]
    since = seats[seats.index(hand) + 1 :] + [seat for later in record.tricks[number:] for seat, _ in later.played]
    return any(seat.side is side for seat in since)
