"""A revoke that is established, told before one of the other side that nobody has played on since (Laws 63A, 62B).

That nobody has played on is told of the second; of the first a later trick is told to have been won.
"""

from __future__ import annotations

from typing import Any

from bridge.seats import Seat
from understanding.clauses import Text
from understanding.facts import chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.times import not_played_on, teller_declares, teller_defends

_RECTIFICATION, _LATER, _OTHER = "revoke_rectification", "later_trick_won", "other_side_revoked"
WON_LATER = 0.8
"""The chance from which a later trick is told to have been won."""
MAY_BE = 0.2
"""The chance from which the other side may be told to have revoked, too."""
_DECLARING, _OPPONENTS = ("declarer", "dummy"), ("lho", "rho", "opponent")
_OFF_SUIT = frozenset({"not_following", "discard"})
_ASKER, _FROM_HAND = "asker", "from_hand"
_OF_SIDE = {"ns": "N", "ew": "E"}
"""A player of each side by its name."""


def second_unplayed(heard: Heard) -> str:
    """The sentence that tells that nobody had played on since the second of two revokes; else empty."""
    chances = chances_of(heard, _RECTIFICATION)
    if heard.read is None or chances.get(_LATER, {}).get("true", 0.0) < WON_LATER:
        return ""
    other = chances.get(_OTHER, {}).get("true", 0.0) >= MAY_BE or _of_both_sides(heard)
    return not_played_on(heard.read) if other else ""


def _of_both_sides(heard: Heard) -> bool:
    """Whether players of both sides are told to have played off suit."""
    return {declares(heard, str(one.get("who"))) for one in _off_suit(heard)} >= {True, False}


def first_declares(heard: Heard) -> bool | None:
    """Whether the first card off suit is told of declarer's side; None where it is of nobody known."""
    cards = _off_suit(heard)
    return declares(heard, str(cards[0].get("who"))) if cards else None


def _off_suit(heard: Heard) -> list[dict[str, Any]]:
    return [one for one in heard.done("play") if not _OFF_SUIT.isdisjoint(one.get("how", ()))]


def declares(heard: Heard, who: str) -> bool | None:
    """Whether one is of the side that declares; a seat beside a declarer named as such alone is of the other one."""
    if who in _DECLARING:
        return True
    known = [str(row.get("who")) for row in heard.told("declarer", "dummy") if row.get("who") in SEATS]
    if who in SEATS and known:
        return Seat(who).side is Seat(known[0]).side
    named = any(one.get("who") in _DECLARING for one in heard.done())
    return False if who == "defender" or (named and (who in SEATS or who.startswith(_OPPONENTS))) else None


def of_declarers_side(heard: Heard, text: Text, who: str) -> bool | None:
    """Whether one is of declarer's side: by a role, by who declares or plays a contract, by whose card came from his
    hand (a defender has no other), by the teller's word that he defends, or by the table.
    """
    if heard.declares(who, dummy=True) or (who == _ASKER and teller_declares(text)):
        return True
    if who == _ASKER and teller_defends(text):
        return False
    told = heard.told("declarer", "dummy", "contract") or [
        one for one in heard.done("play") if _FROM_HAND in one.get("how", ())
    ]
    seats = [seat for one in told if (seat := heard.by_seat(str(one.get("who")))) in SEATS]
    if who in SEATS and not seats and heard.asker is not None and teller_defends(text):
        return Seat(who).side is not Seat(heard.asker).side
    shown = heard.state.declarer if heard.seated else None
    seats = seats or ([str(shown.value)] if shown is not None else [])
    return Seat(who).side is Seat(seats[0]).side if who in SEATS and seats else declares(heard, who)


def same_side(heard: Heard, text: Text, one: str, two: str) -> bool | None:
    """Whether two persons are of one side; None where that is not known."""
    one, two = (_OF_SIDE.get(who, who) for who in (one, two))
    if one in SEATS and two in SEATS:
        return Seat(one).side is Seat(two).side
    sides = of_declarers_side(heard, text, one), of_declarers_side(heard, text, two)
    return None if None in sides else sides[0] is sides[1]
