"""Ideas about cards seen before their time and penalty cards (Laws 24, 45, 48-52, 58)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bridge.seats import Side
from bridge.table.exposures import is_dummy, penalty_cards
from bridge.table.model import NEVER, Event
from bridge.table.trick_line import TrickLine
from rulings.table.calls import accepted
from rulings.table.cards import cards, declares
from rulings.table.view import View

_REQUIRE, _FORBID, _LEAVE = ("require", "demand", "must lead", "ask"), ("forbid", "prohibit", "bar"), ("leave", "any")


def card_kind(view: View) -> str | None:
    """One low card, one honour, or several."""
    several = len(view.what.cards) > 1 or (view.what.count or 1) > 1
    if several:
        return "several"
    return None if view.what.honour is None else "single_honour" if view.what.honour else "single_low"


def could_see(view: View) -> bool | None:
    """Whether partner could see the card."""
    if view.how & {"seen_by_partner", "seen_by_all", "face_up"}:
        return True
    if "not_seen" in view.how:
        return False
    for item in view.table.told("visible_to"):
        about = item.part("who")
        seats = {view.likely(item.who), view.likely(about if isinstance(about, str) else None)}
        if view.partner in seats:
            return item.truth
    return None


def led(view: View) -> bool | None:
    """Whether the card was led."""
    return None if view.event is None else view.event.act == "lead"


def how_exposed(view: View) -> str | None:
    """How a defender's card became visible."""
    if len(view.what.cards) > 1 or (view.what.count or 0) > 1:
        return "two_cards"
    if "by_accident" in view.how:
        return "dropped"
    return "shown" if "on_purpose" in view.how else None


def inadvertent(view: View) -> bool | None:
    """Whether it was an accident."""
    told = view.truth("inadvertent")
    if told is not None:
        return told
    return True if "by_accident" in view.how else False if "on_purpose" in view.how else None


def other_penalty_cards(view: View) -> bool | None:
    """Whether the player has another penalty card, or another card exposed with it."""
    if len(view.what.cards) > 1 or (view.what.count or 0) > 1:
        return True
    lying = [what for seat, what, _ in penalty_cards(view.state) if seat is view.offender]
    return True if any(what.card != view.what.card for what in lying) else None


def declarer_exposure(view: View) -> str | None:
    """How a card of declarer's side became visible."""
    if len(view.what.cards) > 2 or "spread" in (view.what.text or ""):
        return "spread"
    return "dropped" if "by_accident" in view.how or not view.how else "held_or_played"


def after_wrong_opening_lead(view: View) -> bool | None:
    """Whether a lead out of turn came before declarer's cards were shown."""
    return any(item.what == "lead_out_of_turn_opening" for item in view.others)


def lying(view: View) -> list[dict[str, str]] | None:
    """The penalty cards on the table."""
    found = []
    for seat, what, kind in penalty_cards(view.state):
        if what.exact_card is not None:
            item = {"card": str(what.exact_card), "player": seat.value}
            found.append({**item, "kind": kind} if kind in ("major", "minor") else item)
    return found or None


def penalty_kind(view: View) -> str | None:
    """Major or minor."""
    kinds = {kind for _, _, kind in penalty_cards(view.state) if kind}
    if len(penalty_cards(view.state)) > 1:
        return "major"
    return kinds.pop() if len(kinds) == 1 else None


_FEW = 5
"""Fewer cards told than that may be penalty cards; more are a hand."""


def penalty_suits(view: View) -> str | None:
    """One penalty card, several of one suit, or of several suits; of several of which one is named, nothing."""
    suits = [what.card_suit for _, what, _ in penalty_cards(view.state)]
    counted = [item.part("count") for item in view.table.told("card_count")]
    if not suits or (len(suits) == 1 and any(isinstance(one, int) and 1 < one < _FEW for one in counted)):
        return None
    return "one_card" if len(suits) == 1 else "one_suit" if len(set(suits)) == 1 else "several_suits"


def led_before_choice(view: View) -> bool | None:
    """Whether the partner led before declarer had chosen."""
    event = view.event
    if event is None or event.act != "lead":
        return None
    chosen = any(e.act == "choose" for e in view.earlier("choose"))
    return not chosen


def led_card(view: View) -> str | None:
    """The card that was led."""
    event = view.event
    found = event.what.exact_card if event is not None and event.act == "lead" else None
    return str(found) if found else None


def played_card(view: View) -> str | None:
    """The card that was played instead of the penalty card."""
    event = view.event
    found = event.what.exact_card if event is not None and event.act in ("play", "lead") else None
    return str(found) if found else None


def failed_to_play(view: View) -> bool | None:
    """Whether a penalty card that could legally be played was not."""
    event = view.event
    if view.focus.what == "penalty_card_play" and view.focus.detail.get("breach"):
        return True
    due = [what for seat, what, _ in penalty_cards(view.state) if seat is view.offender]
    if event is None or event.act != "play" or not due:
        return None
    led_suit, first = view.led(), due[0]
    if event.what.card is not None and event.what.card == first.card:
        return False
    return True if first.card_suit is not None and first.card_suit is led_suit else None


def can_play_penalty(view: View) -> bool | None:
    """Whether the penalty card can legally be played to the trick."""
    due = [what for seat, what, _ in penalty_cards(view.state) if seat is view.offender]
    current = view.state.play.current
    led_suit = view.led() or (current.led if current else None)
    if not due or led_suit is None:
        return None
    if due[0].card_suit is led_suit:
        return True
    held = any(
        item.holds and view.likely(item.who) is view.offender and item.part("suit") == led_suit.value
        for item in view.table.told("holds")
    )
    return False if held else None


def current_led(view: View) -> str | None:
    """The suit led to the trick."""
    current = view.state.play.current
    found = view.led() or (current.led if current else None)
    return found.value if found else None


def declarer_played_after(view: View) -> bool | None:
    """Whether declarer or dummy has played since; not where declarer has refused it, for then it was in time."""
    trick = view.trick
    if view.focus.accepted == "no":
        return False
    if trick is not None and view.n is not None:
        after = [i for i in trick.played if i.n > view.n and i.seat is not None]
        if any(view.offender is not None and i.seat and i.seat.side is not view.offender.side for i in after):
            return True
    for seat in (view.lho, view.rho):
        if (found := view.played(seat)) is not None:
            return found
    return None


def by_two_players(view: View) -> bool | None:
    """Whether two players played at once."""
    return len(view.what.cards) < 2 and view.what.count is None


def visible_cards(view: View) -> list[str] | None:
    """The cards that could be seen."""
    return cards(view) if len(view.what.cards) > 1 else None


def choice_card(view: View) -> str | None:
    """Which of the cards put down at once he says that he plays (58B2)."""
    chosen = _chosen(view)
    return str(chosen.what.exact_card) if chosen is not None else None


def _chosen(view: View) -> Event | None:
    """Where the offender says which of the cards put down at once he plays."""
    named = (e for e in view.later("choose", "play", "designate") if e.what.card in view.what.cards)
    first = next(named, None) if view.focus.what == "simultaneous_cards" else None
    return first if first is not None and view.likely(first.who) is view.offender else None


def _since_put_down(view: View, tricks: Iterable[TrickLine]) -> set[Side] | None:
    """Which sides played to these tricks between two cards put down at once and the choice; None before a choice."""
    chosen = _chosen(view)
    if chosen is None or not view.table.whole:
        return None
    cards = [item for trick in tricks for item in trick.played if (view.n or 0) < item.n < chosen.n]
    return {item.seat.side for item in cards if item.seat is not None}


def lead_by_accident(view: View) -> bool | None:
    """A fifth card that slipped out of the hand was no lead (45E)."""
    return False if "by_accident" in view.how else None


def noticed_too_late(view: View) -> bool | None:
    """Whether both sides have played to the next trick before one of the cards was named (58B4)."""
    trick, tricks = view.trick, view.state.tricks
    later = () if trick is None else tricks[tricks.index(trick) + 1 :]
    since = _since_put_down(view, later)
    return None if since is None else len(since) > 1


def opponent_played(view: View) -> bool | None:
    """Whether an opponent has played to the trick before one of the cards was taken back (58B3)."""
    since, mine = _since_put_down(view, [view.trick] if view.trick else ()), view.offender
    return None if since is None or mine is None else any(side is not mine.side for side in since)


def several_visible(view: View) -> bool | None:
    """Whether more than one card could be seen."""
    told = view.told("visible_to")
    text = str(told.part("text") or "") if told else ""
    if "only" in text or "hidden" in text:
        return False
    return True if "face_up" in view.how and len(view.what.cards) > 1 else None


def played_act(view: View) -> str | None:
    """How a card was put forward (45C)."""
    event = view.event
    if event is None:
        return None
    if event.act == "gesture":
        return "dummy_card_touched"
    if "by_accident" in event.how and declares(view):
        return "dropped_by_declarer"
    if declares(view):
        return "declarer_held_touching_table" if "held_not_shown" in event.how else None
    return "defender_held_visible_to_partner" if could_see(view) else None


def first_card(view: View) -> str | None:
    """The card exposed; of several the first, the others lie with it (`beside`)."""
    found = cards(view)
    return found[0] if found else None


def beside(view: View) -> list[dict[str, Any]] | None:
    """Cards exposed together with the first one: two or more are all major (50B)."""
    found = cards(view)
    if view.focus.what != "exposed_card_defender" or not found or len(found) < 2 or view.offender is None:
        return None
    players = [view.offender.value]
    return [{"kind": "penalty_card", "source": "50.B", "players": players, "cards": found[1:], "penalty": "major"}]


def played_before(view: View) -> bool | None:
    """Whether the player had played to that trick already."""
    trick = view.trick or (view.state.tricks[-1] if view.state.tricks else None)
    if trick is None or view.offender is None or view.n is None:
        return None
    return any(item.seat is view.offender for item in trick.at(view.n)) or None


def played_over(view: View) -> bool | None:
    """Whether somebody had played to the trick over the card before it went back (47E2)."""
    n, end = _lay(view)
    trick = view.state.play.trick_of(n)
    if trick is None or n is None:
        return None
    return any(item.n > n and item.seat is not view.offender for item in trick.at(end)) or None


def _lay(view: View) -> tuple[int | None, int]:
    """From which event the card that is to go back lay there, and until when: NEVER while it still does."""
    return (view.focus.about, view.n or NEVER) if view.focus.about else (view.n, NEVER)


def dummy_faced_after_lead(view: View) -> bool | None:
    """Whether it was the opening lead and dummy had faced a card before it went back (47E2)."""
    n, end = _lay(view)
    trick = view.state.play.trick_of(n)
    if trick is None or n is None or not trick.opening or trick.leader is not view.offender:
        return None
    faced = (event for event in view.table.acts("face", "expose") if n < event.n < end)
    return any(is_dummy(view.state, event.who) for event in faced) or None


IDEAS: dict[str, Callable[[View], Any]] = {
    "partner_could_see": could_see,
    "how_exposed": how_exposed,
    "inadvertent": inadvertent,
    "other_penalty_cards": other_penalty_cards,
    "declarer_exposure": declarer_exposure,
    "after_opening_lead_out_of_turn": after_wrong_opening_lead,
    "penalty_cards": lying,
    "penalty_kind": penalty_kind,
    "penalty_suits": penalty_suits,
    "led_before_choice": led_before_choice,
    "led_card": led_card,
    "played_card": played_card,
    "failed_to_play": failed_to_play,
    "can_play_penalty_card": can_play_penalty,
    "declarer_played_after": declarer_played_after,
    "by_two_players": by_two_players,
    "visible_cards": visible_cards,
    "several_visible": several_visible,
    "choice_card": choice_card,
}
MEANT: dict[tuple[str, str], Callable[[View], Any]] = {
    ("played_card", "already_played_to_trick"): played_before,
    ("retract_card", "played_after_to_trick"): played_over,
    ("retract_card", "opening_lead_dummy_faced"): dummy_faced_after_lead,
    ("penalty_card_play", "choice_accept"): accepted,
    ("exposed_card_defender", "card"): first_card,
    ("exposed_card_defender", "in_force"): beside,
    ("card_exposed_in_auction", "card_kind"): card_kind,
    ("card_exposed_in_auction", "led"): led,
    ("penalty_card_play", "led"): current_led,
    ("played_card", "act"): played_act,
    ("simultaneous", "noticed_too_late"): noticed_too_late,
    ("fifth_card", "finding_lead"): lead_by_accident,
    ("simultaneous", "opponent_played_to_trick"): opponent_played,
}
