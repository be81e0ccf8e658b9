"""Ideas about what had been done, or had not, by the moment of an irregularity or since it (Laws 38, 45, 49-64)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridge.cards import Card
from bridge.seats import Seat
from bridge.table.exposures import is_dummy
from bridge.table.model import Event, exact
from rulings.table.leads import choice_premature, chosen_suit
from rulings.table.view import View, nothing_told


def play_begun(view: View) -> bool | None:
    """Whether a card has been played."""
    if view.state.phase in ("play", "after_play", "scored"):
        return True
    return False if view.state.phase in ("before_auction", "auction", "clarification", "passed_out") else None


def during_auction(view: View) -> bool | None:
    """Whether a card was exposed in the auction."""
    return None if view.n is None or view.state.phase == "unknown" else view.n in view.state.in_auction


def own_fault(view: View) -> bool | None:
    """Whether a card became visible by its own player."""
    event = view.event
    return True if event is not None and event.act in ("expose", "lead", "play") and view.offender else None


def held_now(view: View, seat: Seat | None) -> list[Card] | None:
    """What a hand still holds at the moment of the irregularity, where it is told whole."""
    for item in view.table.told("holds"):
        listed = item.part("cards")
        if seat is None or view.likely(item.who) is not seat or not isinstance(listed, list) or len(listed) < 13:
            continue
        gone = {
            str(card)
            for trick in view.state.tricks
            for played in trick.standing
            if played.seat is seat and (view.n is None or played.n < view.n) and (card := played.what.exact_card)
        }
        return [card for code in listed if code not in gone and (card := exact(code)) is not None]
    return None


def partner_can_comply(view: View) -> bool | None:
    """Whether the offender's partner holds a card of the suit that declarer's choice under 57A is about."""
    cards, chosen = held_now(view, view.partner), choice_premature(view)
    named = chosen_suit(view) if chosen in ("require_suit", "forbid_suit") else None
    suit = named or (view.led().value if view.led() else None)  # type: ignore[union-attr]
    if cards is None or suit is None:
        return None
    if chosen == "forbid_suit":
        return any(card.suit.value != suit for card in cards)
    return any(card.suit.value == suit for card in cards)


def accepted_first(view: View) -> bool | None:
    """Whether the lead out of turn had been accepted before the opponent whose lead it was led."""
    said = next((event for event in view.later("agree", "object", "lead")), None)
    return True if said is not None and said.act == "agree" else None


def opponents_claimed(view: View) -> bool | None:
    """Whether the other side has claimed or conceded since the revoke."""
    return True if _their_claim(view) is not None else None


def claim_final(view: View) -> bool | None:
    """Not where the revoking side has objected to the other side's claim: it has not assented (63A4, 69A)."""
    claim = _their_claim(view)
    objects = claim is not None and any(
        e.n > claim.n and e.what.event in (None, claim.n) and _of_own_side(view, e) for e in view.later("object")
    )
    return False if objects else None


def _their_claim(view: View) -> Event | None:
    """The first claim or concession of the other side since the irregularity."""
    return next((e for e in view.later("claim", "concede") if _of_own_side(view, e) is False), None)


def _of_own_side(view: View, event: Event) -> bool | None:
    """Whether somebody of the offender's side did it."""
    seat, mine = view.likely(event.who), view.offender
    return None if seat is None or mine is None else seat.side is mine.side


def deliberate(view: View) -> bool | None:
    """Whether it is told as done on purpose."""
    return view.truth("deliberate", who=view.offender)


def dummy_spoke(view: View) -> bool | None:
    """Whether dummy was the first to draw attention."""
    first = next(view.later("notice", "remark", "summon"), None)
    return None if first is None else is_dummy(view.state, first.who)


def other_side_revoked(view: View) -> bool | None:
    """Whether the other side has revoked too."""
    mine = view.offender
    return any(i.what == "revoke" and i.seat and mine and i.seat.side is not mine.side for i in view.others) or None


def led_before_partner(view: View) -> bool | None:
    """Whether a defender has led to the next trick before his partner had played to this one."""
    return True if any("before_partner" in event.how for event in view.later("lead")) else None


def partner_led(view: View) -> bool | None:
    """Whether the partner of the player with the penalty card has led since it lies there."""
    return True if view.event is not None and view.event.act == "lead" else None


IDEAS: dict[str, Callable[[View], Any]] = {
    "play_begun": play_begun,
    "during_auction": during_auction,
    "own_fault": own_fault,
    "partner_can_comply": partner_can_comply,
    "accepted_first": accepted_first,
    "opponents_claimed": opponents_claimed,
    "claim_final": claim_final,
    "deliberate": deliberate,
    "dummy_drew_attention": dummy_spoke,
    "other_side_revoked": other_side_revoked,
    "side_revoked_again": nothing_told,
    "led_before_partner": led_before_partner,
    "partner_led": partner_led,
}
MEANT: dict[tuple[str, str], Callable[[View], Any]] = {}
