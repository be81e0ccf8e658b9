"""Ideas about single cards: seen, led out of turn, designated, played by dummy, penalty cards (Laws 24, 41-60)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridge.contract import Doubling
from bridge.table.model import exact
from bridge.table.refusals import refused_leads
from rulings.table.view import View

_REQUIRE, _FORBID, _LEAVE = ("require", "demand", "must lead", "ask"), ("forbid", "prohibit", "bar"), ("leave", "any")


def card(view: View) -> str | None:
    """The card of the irregularity, when told exactly."""
    found = view.what.exact_card
    return str(found) if found else None


def cards(view: View) -> list[str] | None:
    """All the cards, when told exactly."""
    codes = view.what.cards or ((view.what.card,) if view.what.card else ())
    found = [exact(code) for code in codes]
    return [str(item) for item in found] if found and all(found) else None


def honour(view: View) -> bool | None:
    """Whether the card is an honour."""
    return view.what.honour


def contract(view: View) -> dict[str, str | int] | None:
    """The contract, as far as it is told: perhaps only who plays it, or only the trump suit."""
    told = view.state.contract
    said = view.table.so("contract", "declarer", "dummy", "trump") is not None
    if told.whole is None and (not said or view.state.phase in ("auction", "before_auction")):
        return None
    sure = told.declarer is not None and len({fit.get("declarer") for fit in view.state.people.fits}) == 1
    found: dict[str, str | int] = {}
    if told.level is not None:
        found["level"] = told.level
    if told.denomination is not None:
        found["denomination"] = told.denomination.value
    if told.declarer is not None and (sure or told.whole is not None) and view.state.declares(told.declarer):
        found["declarer"] = told.declarer.value
    if "level" in found:
        found["doubling"] = (told.doubling or Doubling.NONE).value
    return found or None


def declares(view: View) -> bool | None:
    """Whether the offender is of declarer's side."""
    if view.event is not None and view.event.who in ("declarer", "dummy"):
        return True
    if view.event is not None and view.event.who in ("defender", "other", "leader"):
        return False
    if view.focus.what in ("exposed_card_defender", "lead_out_of_turn_defender", "penalty_card_lead"):
        return False
    return view.state.declares(view.offender)


def defends(view: View) -> bool | None:
    """Whether the offender defends."""
    found = declares(view)
    return None if found is None else not found


def role(view: View) -> str | None:
    """declarer, dummy or defender."""
    event = view.event
    if event is not None and "from_hand" in event.how:
        return "declarer"
    if event is not None and "from_dummy" in event.how:
        return "dummy"
    if event is not None and event.who in ("declarer", "dummy", "defender"):
        return event.who
    return view.state.role(view.offender) or ("defender" if declares(view) is False else None)


def later_role(view: View) -> str | None:
    """Whether the offender's side declares or defends in the end."""
    found = view.state.declares(view.offender)
    if found is None or view.state.phase in ("auction", "before_auction"):
        return None
    return "declaring" if found else "defending"


def trick_number(view: View) -> int | None:
    """The number of the trick."""
    trick = view.trick
    told = view.told("trick")
    number = trick.number if trick and trick.number else told.value if told else None
    if number is None and trick is not None and trick.opening:
        number = 1
    return number if isinstance(number, int) and 1 <= number <= 13 else None


def both_played_on(view: View) -> bool | None:
    """Whether both sides have played to the next trick."""
    told = list(view.table.told("played_to_next"))
    if len(told) > 1 and all(i.truth for i in told):
        return True
    absent = [i for i in view.table.told("not_done") if i.part("act") in ("play", "lead")]
    if any("next" in str(i.part("what") or "") or i.who in (None, "everybody") for i in absent):
        return False
    later = [e for e in view.later("lead", "play") if "to_next_trick" in e.how]
    sides = {seat.side for e in later if (seat := view.by(e)) is not None}
    return True if len(sides) == 2 else None


def hands(view: View) -> dict[str, list[str]] | None:
    """The hands, where thirteen cards of one are told."""
    found: dict[str, list[str]] = {}
    for item in view.table.told("holds"):
        seat, listed = view.likely(item.who), item.part("cards")
        if seat is not None and isinstance(listed, list) and len(listed) >= 13:
            found[seat.value] = [str(code) for code in listed]
    return found or None


def tricks(view: View) -> list[dict[str, Any]] | None:
    """The tricks, when every card from the opening lead on is told; of a revoke put right, as they lay before that."""
    refused = refused_leads(view.state.play)
    played = [trick for trick in view.state.tricks if not (trick.played and trick.played[0].n in refused)]
    at = corrected_at(view)
    if at is not None:
        played = [trick for trick in played if trick.at(at)]
    if not played and (view.table.whole or view.state.tricks) and view.state.phase in ("clarification", "play"):
        return []
    found: list[dict[str, Any]] = []
    for number, trick in enumerate(played, start=1):
        lying = trick.standing if at is None else trick.at(at)
        codes = [item.what.exact_card for item in lying]
        rotation = all(
            trick.leader is not None and item.seat is trick.leader.turned(step) for step, item in enumerate(lying)
        )
        if not codes or not all(codes) or not rotation or (trick.number not in (None, number)):
            return None
        if number < len(played) and len(codes) < 4:
            return None
        if number == 1 and not trick.opening and trick.number != 1:
            return None
        leader = trick.leader.value if trick.leader else None
        found.append({"leader": leader, "cards": [str(code) for code in codes]})
    return found or None


def corrected_at(view: View) -> int | None:
    """The event by which a revoke was put right, if it was."""
    at = view.focus.detail.get("withdrawn") if view.focus.what == "revoke" else None
    return at if isinstance(at, int) and not isinstance(at, bool) else None


def trick_cards(view: View) -> list[str] | None:
    """The cards of the trick in order from its leader, where the tricks before it are not all told."""
    trick = view.trick or view.state.play.current
    if trick is None or tricks(view) is not None:
        return None
    codes = [item.what.exact_card for item in trick.standing]
    return [str(code) for code in codes] if codes and all(codes) else None


def wished_card(view: View) -> str | None:
    """The card that somebody wants to play next: one that lies on the table already is no wish."""
    for event in view.table.events:
        if event.status in ("asked_about", "supposed", "intended") and event.act in ("play", "lead", "designate"):
            found = event.what.exact_card
            return str(found) if found else None
    asked = next((item for item in view.table.asked if item.act in ("play", "lead", "designate")), None)
    found = asked.what.exact_card if asked else None
    return str(found) if found else None


IDEAS: dict[str, Callable[[View], Any]] = {
    "card": card,
    "cards": cards,
    "honour": honour,
    "contract": contract,
    "hands": hands,
    "tricks": tricks,
    "by_declaring_side": declares,
    "by_defender": defends,
    "offender_defends": defends,
    "offender_role": role,
    "later_role": later_role,
    "trick_number": trick_number,
    "both_sides_played_to_next": both_played_on,
    "both_sides_played_on": both_played_on,
}
MEANT: dict[tuple[str, str], Callable[[View], Any]] = {
    ("trick_engine", "cards"): trick_cards,
    ("trick_engine", "card"): wished_card,
}
