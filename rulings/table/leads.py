"""Ideas about leads and plays out of turn or before their time (Laws 53-57)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridge.seats import Seat
from bridge.table.exposures import is_dummy
from bridge.table.findings import known
from bridge.table.trick_line import Played
from rulings.table.calls import accepted
from rulings.table.cards import declares, trick_number
from rulings.table.choices import NEITHER
from rulings.table.view import View

_REQUIRE, _FORBID, _LEAVE = ("require", "demand", "must lead", "ask"), ("forbid", "prohibit", "bar"), ("leave", "any")


def thirteenth(view: View) -> bool | None:
    """Whether it is the last trick."""
    left = view.told("cards_left")
    if left is not None and isinstance(left.value, int):
        return left.value == 1
    number = trick_number(view)
    return None if number is None else number == 13


def faced(view: View) -> bool | None:
    """Whether a lead is face up."""
    told = view.told("lead_faced")
    if told is not None:
        return told.truth
    if "face_down" in view.how:
        return any(e.act == "face" and view.by(e) is view.offender for e in view.later("face"))
    seen = view.procedure == "opening_lead_out_of_turn" and view.what.names_card
    return True if "face_up" in view.how or seen else None


def misinformed_about_turn(view: View) -> bool | None:
    """Law 47E1: an opponent had told him that it was his lead."""
    asked = [e for e in view.earlier("ask") if view.likely(e.who) is view.offender]
    if not asked or view.offender is None:
        return None
    answers = [e for e in view.earlier("remark", "explain") if e.n > asked[-1].n]
    return (
        any((seat := view.likely(e.who)) is not None and seat.side is not view.offender.side for e in answers) or None
    )


def lead_by(view: View) -> str | None:
    """Who made the opening lead."""
    found = declares(view)
    if found is None:
        return "wrong_defender" if "out_of_turn" in view.how else None
    if found:
        return "declaring_side"
    leader = view.state.opening_leader
    certain = len({fit.get("declarer") for fit in view.state.people.fits}) == 1
    if "out_of_turn" in view.how or "lead_out_of_turn" in view.focus.what:
        return "wrong_defender"
    if not certain or leader is None:
        return None
    return "correct_leader" if leader is view.offender else "wrong_defender"


def turn_to_lead(view: View) -> str | None:
    """Whose lead it was."""
    turn, seat = view.focus.turn, view.offender
    if view.procedure == "lead_out_of_turn_defender":
        if turn is None or seat is None:
            return None
        return "partner" if turn is seat.partner else "declaring_side"
    lead_in = view.told("lead_in")
    if lead_in is not None and lead_in.value in ("dummy", "hand", "declarer"):
        return "dummy" if lead_in.value == "dummy" else "declarer"
    if turn is None:
        return None
    if turn is seat:
        return None
    if seat is not None and turn is seat.partner:
        return "dummy" if led_from(view) == "declarer" else "declarer"
    return "defender"


_OTHER_HAND = {"dummy": "declarer", "declarer": "dummy", "hand": "dummy"}
"""Where the lead was -> which hand led out of turn, where nothing else tells it."""


def led_from(view: View) -> str | None:
    """Which hand declarer led from."""
    if "from_dummy" in view.how:
        return "dummy"
    if "from_hand" in view.how:
        return "declarer"
    if view.event is not None and view.event.who == "dummy":
        return "dummy"
    lead_in = view.told("lead_in")
    if lead_in is not None and lead_in.value in _OTHER_HAND:  # out of turn it came from the other one
        return _OTHER_HAND[lead_in.value]
    found = view.state.role(view.offender)
    return found if found in ("declarer", "dummy") else None


def _nobody_played(view: View) -> bool:
    """Whether somebody who could have played to the lead is told not to have played or led."""
    return view.table.whole or any(
        item.part("act") in (None, "play", "lead", "designate") for item in view.table.told("not_done")
    )


def play_after_lead(view: View) -> str | None:
    """Who has played to a lead out of turn."""
    detail = view.focus.detail
    if detail.get("correct_leader_led"):  # after a refusal the right player's lead is what is asked of him
        return "none" if detail.get("said") and view.focus.accepted == "no" else "correct_leader_led"
    trick = view.trick
    others = [item for item in (trick.played[1:] if trick else []) if item.seat is not None]
    refused = detail.get("said") if view.focus.accepted == "no" else None
    if refused is not None:  # what was played after the refusal accepts nothing (60B)
        others = [item for item in others if item.n < refused]
    if not others:
        silent = view.focus.accepted == "no" or _nobody_played(view)
        return "none" if silent else None
    first = others[0].seat
    if view.procedure == "lead_out_of_turn_declarer":
        return "next_defender" if first is view.lho else "other_defender"
    return "offender_partner" if first is view.partner else "next_player"


def _early_defender(view: View) -> Played | None:
    """A defender's card played after declarer's lead was refused and before he led from the right hand (60B)."""
    trick, refused = view.trick, view.focus.detail.get("said")
    if trick is None or refused is None or view.focus.accepted != "no" or view.offender is None:
        return None
    later = [item for item in trick.played if item.n > refused and item.seat is not None]
    return next((item for item in later if item.seat and item.seat.side is not view.offender.side), None)


def played_before_correct_lead(view: View) -> bool | None:
    """Whether a defender played before declarer led from the right hand."""
    return True if _early_defender(view) is not None else None


def early_defender(view: View) -> str | None:
    """Which defender."""
    found = _early_defender(view)
    return found.seat.value if found is not None and found.seat else None


def early_card(view: View) -> str | None:
    """Which card."""
    found = _early_defender(view)
    card = found.what.exact_card if found is not None else None
    return str(card) if card else None


def statement_of(view: View, seat: Seat | None) -> str | None:
    """What one defender says of a lead from declarer's side."""
    if seat is None:
        return None
    for event in view.later("agree", "object"):
        who, side = view.likely(event.who), view.side(event.who)
        if who is seat or (who is None and side is seat.side) or event.who == "defenders":
            return "accept" if event.act == "agree" else "refuse"
    return None


def next_defender(view: View) -> str | None:
    """The defender next in turn after the irregular lead."""
    return statement_of(view, view.lho)


def other_defender(view: View) -> str | None:
    """The other defender."""
    return statement_of(view, view.rho)


def _chosen(view: View) -> str | None:
    said = (event for event in view.table.done if event.act in ("choose", "ask", "rule", "remark"))
    for event in said:
        if event.n < (view.n or 0) and (event.act != "choose" or view.procedure != "penalty_card_lead"):
            continue
        text = (event.what.text or "").lower()
        if event.act != "choose" and not any(word in text for word in (*_REQUIRE[:2], *_FORBID)):
            continue
        if any(word in text for word in NEITHER):
            return "leave"
        if any(word in text for word in _FORBID):
            return "forbid"
        if any(word in text for word in _REQUIRE):
            return "require"
        if any(word in text for word in _LEAVE):
            return "leave"
    return None


def choice_lead(view: View) -> str | None:
    """Declarer requires, forbids or leaves it."""
    return _chosen(view)


def choice_declarer_54(view: View) -> str | None:
    """Declarer's choice over an opening lead out of turn."""
    if any("spread" in (e.what.text or "").lower() for e in view.later("choose")):
        return "spread_hand"
    chosen = _chosen(view)
    if chosen is not None:
        return {"require": "refuse_require_suit", "forbid": "refuse_forbid_suit", "leave": "refuse_leave"}[chosen]
    return {"yes": "accept", "no": "refuse"}.get(view.focus.accepted)


def began_spreading(view: View) -> bool | None:
    """Whether declarer has begun to spread his hand."""
    return any(e.who == "declarer" or view.state.role(view.state.seat(e.who)) == "declarer"
               for e in view.later("expose", "face")) or None  # fmt: skip


def saw_dummy(view: View) -> bool | None:
    """Whether declarer could see cards of dummy: what declarer himself has not shown tells nothing of it."""
    spread = any(is_dummy(view.state, e.who) for e in view.later("expose", "face"))
    told = view.told("dummy_spread")
    if spread or (told is not None and told.truth):
        return True
    unshown = [i for i in view.table.told("not_done") if i.part("act") in ("expose", "face")]
    absent = any(i.who in (None, "everybody") or is_dummy(view.state, i.who) for i in unshown)
    return False if absent or (told is not None) else None


def second_card_from(view: View) -> str | None:
    """From which hand the second card to the opening lead was played."""
    trick = view.trick
    others = [item for item in (trick.played[1:] if trick else []) if item.seat is not None]
    if not others:
        if any("from_dummy" in event.how for event in view.later("designate")):  # called for by its suit alone
            return "dummy"
        return "none" if _nobody_played(view) else None
    found = view.state.role(others[0].seat)
    return found if found in ("declarer", "dummy") else None


def premature(view: View) -> str | None:
    """How a card came before its time."""
    event = view.event
    if event is None:
        return None
    if event.act == "lead" or "to_next_trick" in event.how:
        return "lead_to_next_trick"
    if "before_partner" in event.how:
        return "before_partner"
    if view.focus.turn is not None and view.offender is not None:
        return "before_partner" if view.focus.turn is view.offender.partner else "at_rho_turn"
    return None


def both_hands_played(view: View) -> bool | None:
    """Law 57C1: declarer had played from both hands, or dummy's card was called or played."""
    trick = view.trick
    if trick is None or view.n is None:
        return None
    before = [item.seat for item in trick.played if item.n < view.n]
    sides = [seat for seat in before if seat and view.offender and seat.side is not view.offender.side]
    return True if len(set(sides)) == 2 else None


def dummy_unasked(view: View) -> bool | None:
    """Law 57C2: dummy played a card of his own accord."""
    return any("unasked" in e.how and is_dummy(view.state, e.who) for e in view.table.done) or None


def accept_play(view: View) -> bool | None:
    """Whether declarer accepts a lead or play."""
    if play_after_lead(view) in ("next_player", "correct_leader_led"):
        return None
    return known(view.focus.accepted) if view.focus.accepted != "unknown" else accepted(view)


def choice_premature(view: View) -> str | None:
    """Declarer's choice under 57A."""
    for event in view.later("choose", "ask", "remark"):
        text = (event.what.text or "").lower()
        for word, name in (("highest", "highest"), ("lowest", "lowest")):
            if word in text:
                return name
    chosen = _chosen(view)
    return {"require": "require_suit", "forbid": "forbid_suit"}.get(chosen or "")


def chosen_suit(view: View) -> str | None:
    """The suit that declarer names when he chooses."""
    for event in view.later("choose"):
        if event.what.card_suit is not None:
            return event.what.card_suit.value
    return None


def face_down_by_partner(view: View) -> bool | None:
    """Whether the proper leader had led face down too (54)."""
    return any("face_down" in e.how and view.by(e) is view.partner for e in view.table.acts("lead")) or None


IDEAS: dict[str, Callable[[View], Any]] = {
    "thirteenth_trick": thirteenth,
    "faced": faced,
    "misinformed_about_turn": misinformed_about_turn,
    "lead_by": lead_by,
    "turn_to_lead": turn_to_lead,
    "led_from": led_from,
    "play_after_lead": play_after_lead,
    "defender_played_before_correct_lead": played_before_correct_lead,
    "defender": early_defender,
    "defender_card": early_card,
    "choice_lead": choice_lead,
    "choice_next_defender": next_defender,
    "choice_other_defender": other_defender,
    "declarer_began_spreading": began_spreading,
    "declarer_saw_dummy_card": saw_dummy,
    "second_card_from": second_card_from,
    "premature": premature,
    "choice_suit": chosen_suit,
    "partner_led_face_down": face_down_by_partner,
    "declarer_played_both_hands": both_hands_played,
    "dummy_played_unasked": dummy_unasked,
}
MEANT: dict[tuple[str, str], Callable[[View], Any]] = {
    ("opening_lead_out_of_turn", "choice_declarer"): choice_declarer_54,
    ("premature_play", "choice_declarer"): choice_premature,
    ("lead_out_of_turn_defender", "choice_accept"): accept_play,
    ("opening_lead_face_down", "dummy_faced"): saw_dummy,
}
