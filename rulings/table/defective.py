"""Ideas about defective tricks (Law 67): told in words, or shown by a table told whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulings.table.cards import both_played_on, trick_number
from rulings.table.holdings import has_suit, knows_hand
from rulings.table.play import later_tricks, shown_tricks
from rulings.table.view import View


def defect(view: View) -> str | None:
    """A card missing from a trick, or one too many in it."""
    if view.focus.detail.get("card_missing"):
        return "card_missing"
    counts = [i.part("count") for i in view.table.told("card_count") if view.likely(i.who) in (view.offender, None)]
    left = view.told("cards_left")
    text = " ".join((e.what.text or "") for e in view.table.events).lower()
    if "not played" in text or any(e.status == "denied" and e.act == "play" for e in view.table.events):
        return "card_missing"
    if "two cards" in text or "stuck" in text or "short" in text:
        return "extra_card"
    if counts and left is not None and isinstance(left.value, int):
        return "card_missing" if counts[0] > left.value else "extra_card"
    return None


def defective_number(view: View) -> int | None:
    """The number of the defective trick."""
    return trick_number(view)


def holds_suit_led(view: View) -> bool | None:
    """Whether he holds a card of the suit led to the defective trick."""
    if view.focus.detail.get("card_missing"):
        return _held_suit(view)
    for item in view.table.told("holds"):
        if view.likely(item.who) is view.offender and item.part("suit"):
            return item.holds
    for item in view.table.told("void"):
        if view.likely(item.who) is view.offender:
            return not item.truth
    return None


def won_since(view: View) -> bool | None:
    """Whether his side has won a trick since."""
    later = later_tricks(view)
    if later is not None:
        return later > 0
    since = shown_tricks(view)
    return None if since is None else since > 0


def _held_suit(view: View) -> bool | None:
    """Whether the player who gave no card held one of the suit led: shown by his hand or by his later play."""
    suit, seat, n = view.led(), view.offender, view.n
    if suit is None or seat is None or n is None:
        return None
    if has_suit(view.state, seat, suit, n):
        return True
    return False if knows_hand(view.state, seat) else None


def _both_went_on(view: View) -> bool | None:
    """Whether both sides have played to the trick after the defective one."""
    trick, tricks = view.trick, view.state.tricks
    if trick is None or not view.focus.detail.get("card_missing"):
        return both_played_on(view)
    later = tricks[tricks.index(trick) + 1 :]
    sides = {item.seat.side for one in later[:1] for item in one.played if item.seat is not None}
    return len(sides) == 2 or len(later) > 1


IDEAS: dict[str, Callable[[View], Any]] = {
    "defect": defect,
    "defective_trick": defective_number,
    "holds_suit_led": holds_suit_led,
    "won_trick_from_defect_on": won_since,
}
MEANT: dict[tuple[str, str], Callable[[View], Any]] = {
    ("defective_trick", "both_sides_played_on"): _both_went_on,
}
