"""Declarer's choices as steps of the table: what a `choose` event makes of what is in force (Laws 26B, 50D2, 51B)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bridge.cards import Suit
from bridge.seats import SEATS, Seat
from bridge.table.model import Event
from bridge.table.refusals import refused_leads
from bridge.table.replay import State
from rulings.engine.wording import ENGINE, text

Item = dict[str, Any]
WORDS: Mapping[str, tuple[str, ...]] = {
    "forbid": ("forbid", "prohibit", "bar"),
    "require": ("require", "demand", "must lead", "ask"),
    "leave": ("leave", "any", "free", "nothing"),
}
"""How a choice is told, in the English words of a table."""
NEITHER = ("neither", "nor ", "does not", "no requirement", "not require", "not forbid")
"""Words by which he requires and forbids nothing."""


def how_chosen(event: Event) -> str | None:
    """Whether declarer requires, forbids or leaves it, as the event tells."""
    told = (event.what.text or "").lower()
    if any(word in told for word in NEITHER):
        return "leave"
    return next((how for how, words in WORDS.items() if any(word in told for word in words)), None)


def choices_of(state: State, since: int, at: int) -> list[Event]:
    """Declarer's choices between two events."""
    return [
        event
        for event in state.table.done
        if event.act == "choose" and since < event.n < at and state.role(state.likely(event.who)) in ("declarer", None)
    ]


def after_choices(items: Iterable[Item], events: Iterable[Event], state: State, language: str = "en") -> list[Item]:
    """What is in force after these choices: a suit prohibited or required, penalty cards picked up.

    A choice is about the lead of the player who is to lead; what binds another player's lead stays as it is. What
    partner is to play to the trick in progress (57A) changes none of it.
    """
    found = list(items)
    for event in events:
        if _of_play(state, event.n):
            continue
        how, suit, leader = how_chosen(event), event.what.card_suit, leader_after(state, event.n)
        if how is not None:
            found = [one for item in found for one in _after(item, how, suit, leader, language)]
    return found


def _of_play(state: State, n: int) -> bool:
    """Whether a choice is about a card to the trick in progress: two cards lie there, or it was led too early."""
    begun = [trick for trick in state.tricks if trick.played and trick.played[0].n < n]
    early = {item.n for item in state.play.found if item.what == "premature_play"}
    if not begun or begun[-1].played[0].n in early:
        return bool(begun)
    return 2 <= len(begun[-1].at(n)) < len(SEATS)


def leader_after(state: State, n: int) -> Seat | None:
    """Who is to lead when event n comes, as far as known: who led next, or whose turn a refused lead left it."""
    refused = refused_leads(state.play)
    for trick in state.tricks:
        if trick.played and trick.played[0].n > n and trick.played[0].n not in refused:
            return trick.leader
    wrong = [item for item in state.play.found if item.n in refused and (item.n or 0) < n]
    return wrong[-1].turn if wrong else None


def _after(item: Item, how: str, suit: Suit | None, leader: Seat | None, language: str) -> list[Item]:
    if leader is not None and _leaders(item) and leader.value not in _leaders(item):
        return [item]
    if item["kind"] == "lead_restriction":
        if how == "leave":
            return []
        named = [suit.value] if suit else []
        open_to = item.get("suits") or named  # 26B: not a suit that the offender has specified
        barred = how == "forbid" and bool(named) and named[0] in open_to
        return [_lead(item, item["players"], "forbid", named, "26.B", language)] if barred else [item]
    if item["kind"] == "penalty_card" and item.get("penalty") == "major" and how != "leave":
        return _picked_up(item, how, suit, language)
    return [item]


def _leaders(item: Item) -> list[str]:
    """Whose lead an item binds."""
    if item["kind"] == "penalty_card":
        return [Seat(code).partner.value for code in item["players"]]
    return list(item["players"])


def _picked_up(item: Item, how: str, suit: Suit | None, language: str) -> list[Item]:
    """50D2(a), 51B: the cards of the suit go back to the hand, and the partner's lead is bound."""
    suits = sorted({card[0] for card in item.get("cards") or ()})
    named = suit.value if suit else suits[0] if len(suits) == 1 else None
    if named is None or named not in suits:
        return [item]
    rest = [card for card in item["cards"] if card[0] != named]
    leaders = [Seat(code).partner.value for code in item["players"]]
    bound = _lead(item, leaders, how, [named], "50.D.2.a", language)
    seen = {"kind": "picked_up_information", "players": leaders, "until": "end_of_board", "source": "50.E.2"}
    told = text(ENGINE, ("in_force", "picked_up_information"), language, {"player": Seat(leaders[0])})
    return [bound, *([item | {"cards": rest}] if rest else []), {**seen, "text": told}]


def _lead(item: Item, players: list[str], how: str, suits: list[str], source: str, language: str) -> Item:
    kind = "lead_forbidden" if how == "forbid" else "lead_required"
    told = text(ENGINE, ("in_force", kind), language, {"player": Seat(players[0])}) if players else item.get("text", "")
    until = "partner_loses_lead" if how == "forbid" else "lead_made"
    return {"kind": kind, "players": players, "until": until, "source": source, "suits": suits, "text": told}
