"""Ideas about calls: the auction as a procedure wants it, who has called since, what replaces what (Laws 17-39)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import dropwhile
from typing import Any

from bridge.auction import Auction, MadeCall
from bridge.calls import Bid
from bridge.seats import Seat
from bridge.table.call_line import Spoken
from bridge.table.findings import known
from bridge.table.model import NEVER, Event, is_double
from rulings.table.view import View

OUT_OF_TURN = (
    "call_out_of_rotation", "pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation",
    "simultaneous_call",
)  # fmt: skip
STANDING_WITH_FAULT = (
    "insufficient_bid", "inadmissible_double", "bid_over_seven", "call_after_final_pass", "required_pass_violated",
)  # fmt: skip


def as_auction(calls: Sequence[Spoken], dealer: Seat | None) -> Auction | None:
    """Calls as an auction in rotation, None when one is not known or out of rotation."""
    if any(item.seat is None or item.what.call is None for item in calls):
        return None
    first = calls[0].seat if calls else dealer
    if first is None:
        return None
    found = Auction(first, tuple(MadeCall(i.seat, i.what.call) for i in calls if i.seat and i.what.call))
    return found if found.in_rotation else None


def before(view: View) -> tuple[Spoken, ...] | None:
    """The calls that stood before the irregular one."""
    at = view.focus.about if view.focus.about is not None else view.n
    if at is None:
        return None
    calls = view.state.calls.before.get(at)
    if calls and view.focus.what == "none" and calls[-1].n is None and calls[-1].seat in view.state.calls.obliged:
        return calls[:-1]  # the pass that Law 28A spares the player
    suspected = view.focus.what == "call_out_of_rotation"
    if suspected and calls and calls[-1].n is None and calls[-1].seat is view.focus.turn:
        return calls[:-1]  # the pass that made it regular, which nobody told
    return calls


def _relevant(view: View) -> Auction | None:
    calls = before(view)
    dealer = view.state.calls.dealer
    if view.procedure in OUT_OF_TURN:
        return None if calls is None else as_auction(calls, dealer)
    if view.procedure in STANDING_WITH_FAULT and calls is not None:
        own = view.spoken
        later = [i for i in view.state.calls.spoken if i.n and view.n and i.n > view.n]
        after = list(dropwhile(lambda call: call.seat is view.offender, later))
        if own is not None and calls and calls[-1].seat is not None and own.seat is not calls[-1].seat.lho:
            return as_auction(calls, dealer)
        if own is not None and own.withdrawn is not None:
            after = [item for item in after if item.n is not None and item.n < own.withdrawn]
        faulty = min((i.n for i in view.others if i.n and view.n and i.n > view.n), default=NEVER)
        after = [
            item for item in after if item.n is not None and item.n < faulty
        ]  # what went wrong later is ruled apart
        over = own and after and after[0].seat is view.lho and view.focus.accepted != "no"
        following = after if over else []
        return as_auction([*calls, *([own] if own else []), *following], dealer)
    if view.procedure == "change_of_call" and calls is not None:
        at = view.focus.about or view.n
        until = _changed_at(view) or NEVER
        rest = [i for i in view.state.calls.spoken if i.n is not None and at is not None and at <= i.n < until]
        first = next((i for i in rest if i.n == at), None)
        later = [i for i in rest if i.n != at and i.seat is not view.offender]
        return as_auction([*calls, *([first] if first else []), *later], dealer)
    return as_auction(view.state.calls.standing, dealer)


def auction(view: View) -> list[str] | None:
    """The calls from the dealer on."""
    found = _relevant(view)
    return None if found is None else [str(call) for call in found.calls]


def dealer(view: View) -> str | None:
    """Who dealt."""
    found = _relevant(view)
    seat = found.dealer if found is not None else view.state.dealer
    return seat.value if seat else None


def out_of_turn(view: View) -> dict[str, str] | None:
    """The call out of rotation and its player."""
    calls = before(view)
    late = view.procedure == "call_after_final_pass" and bool(calls)
    last = calls[-1].seat if calls else None
    if late and last is not None and view.offender is not None and view.offender is not last.lho and view.what.call:
        return {"player": view.offender.value, "call": str(view.what.call)}
    faulty = any(i.what == "call_out_of_rotation" and i.n == view.n for i in view.others)
    if view.procedure not in OUT_OF_TURN and not faulty:
        return None
    if view.offender is None or view.what.call is None or view.focus.what not in (
        "call_out_of_rotation", "simultaneous_call", "insufficient_bid", "inadmissible_double", "none",
    ):  # fmt: skip
        return None
    return {"player": view.offender.value, "call": str(view.what.call)}


def call_kind(view: View) -> str | None:
    """pass, bid or double."""
    if view.procedure == "call_after_final_pass":
        return None if view.what.is_pass is None else "pass" if view.what.is_pass else "bid_or_double"
    if view.what.is_pass:
        return "pass"
    return "double" if is_double(view.what) else "bid" if view.what.is_bid else None


def whose_turn(view: View) -> str | None:
    """Whose turn it was, as seen by the offender."""
    if view.offender is None or view.focus.turn is None:
        return None
    return view.offender.relation_to(view.focus.turn)


def order_disputed(view: View) -> bool | None:
    """Whether the players differ over which call came first."""
    return view.truth("disputed")


def called_before(view: View) -> bool | None:
    """Whether the offender had called before."""
    calls = before(view)
    if calls is None or view.offender is None:
        return None
    told = view.state.calls.dealer_told or bool(calls)
    return any(item.seat is view.offender for item in calls) if told else None


def accepted(view: View) -> bool | None:
    """Whether the opponent who may accept says yes or no."""
    if view.focus.accepted != "unknown":
        return known(view.focus.accepted)
    for item in view.table.told("accepted"):
        seat, side = view.likely(item.who), view.side(item.who)
        entitled = view.offender is None or seat is view.lho or (side is not None and side is not view.offender.side)
        if entitled and (not isinstance(item.when, int) or view.n is None or item.when >= view.n):
            return item.truth
    return None


def lho_called(view: View) -> bool | None:
    """Whether the left-hand opponent has called since; a call that was refused he did not call over."""
    if view.focus.what == "call_out_of_rotation" and view.focus.accepted == "no":
        return False
    own = view.spoken
    replaced = own.withdrawn if own is not None and view.table.whole else None
    return known(view.state.called_since(view.lho, view.n, replaced))


def _late_lho_called(view: View) -> bool | None:
    """Whether the left-hand opponent called over a call after the final pass: only what is told behind it tells so."""
    called = lho_called(view)
    if called and not any(view.by(event) is view.lho for event in view.later("call")):
        return None
    return called


def partner_called(view: View) -> bool | None:
    """Whether the offender's partner has called since, and before a change was made."""
    at = view.focus.about if view.focus.about is not None else view.n
    return known(view.state.called_since(view.partner, at, _changed_at(view)))


def _changed_lho_called(view: View) -> bool | None:
    at = view.focus.about if view.focus.about is not None else view.n
    return known(view.state.called_since(view.lho, at, _changed_at(view)))


def _changed_at(view: View) -> int | None:
    """The event of a change, where the table is told whole: what comes after it was not there yet."""
    return view.n if view.focus.about is not None and view.table.whole else None


def proper_player_called(view: View) -> bool | None:
    """Law 28B: the player whose turn it was has called before a ruling."""
    turn = view.focus.turn
    if turn is None or turn is view.lho:
        return None if turn is None else False
    refused = any(event.act == "object" for event in view.later())
    return False if refused else view.called(turn)


def choice_accept_call(view: View) -> bool | None:
    """LHO's statement on a call, when he has not simply called over it."""
    if view.focus.accepted == "yes" and view.called(view.lho):
        return None if view.procedure in OUT_OF_TURN else True
    return accepted(view)


def rho_call(view: View) -> str | None:
    """What the right-hand opponent, whose turn it was, then called."""
    if view.focus.turn is None or view.focus.turn is not view.rho:
        return None
    for event in view.later("call"):
        if view.by(event) is view.rho and event.what.call is not None:
            return str(event.what.call)
    return None


def call_in_turn(view: View) -> str | None:
    """The call made in turn at the same time as the other."""
    calls = before(view)
    return str(calls[-1].what.call) if calls and calls[-1].what.call is not None else None


def _simultaneous_auction(view: View) -> list[str] | None:
    calls = before(view)
    found = as_auction(calls[:-1], calls[-1].seat) if calls else None
    return None if found is None else [str(call) for call in found.calls]


def inadmissible(view: View) -> bool | None:
    """An inadmissible double, as told or replayed."""
    return True if any(i.what == "inadmissible_double" and i.n == view.n for i in view.others) else None


def calls_untold(view: View) -> bool | None:
    """Whether calls may have been made after those told: nothing says that the story reaches up to now."""
    line = view.state.calls
    if not line.standing or line.whole or view.state.phase not in ("auction", "unknown"):
        return None
    closed = any(i.part("act") == "call" and i.who in (None, "everybody") for i in view.table.told("not_done"))
    return None if closed else True


def callers(view: View) -> list[str] | None:
    """Who made each call."""
    calls = view.state.calls.standing
    if not calls or any(item.seat is None for item in calls):
        return None
    return [item.seat.value for item in calls if item.seat]


def _plain_calls(view: View) -> list[str] | None:
    calls = view.state.calls.standing
    if not calls or any(item.what.call is None for item in calls):
        return None
    return [str(item.what.call) for item in calls]


def lead_faced(view: View) -> bool | None:
    """Whether the opening lead is face up."""
    told = view.told("lead_faced")
    if told is not None:
        return told.truth
    leads = list(view.table.acts("lead"))
    if any("face_up" in lead.how or _turned(view, lead) for lead in leads):
        return True
    return False if any("face_down" in lead.how for lead in leads) else None


def _turned(view: View, lead: Event) -> bool:
    """Whether a card led face down has been turned since: by its leader, or so told of that card."""
    seat = view.by(lead)
    return any(
        e.n > lead.n and (e.what.event == lead.n or (seat is not None and view.by(e) is seat))
        for e in view.table.acts("face")
    )


def hands_returned(view: View) -> bool | None:
    """Whether the cards are back in the board."""
    return view.truth("hands_returned")


def over_seven(view: View) -> bool | None:
    """A bid of more than seven odd tricks."""
    if view.what.call is None:
        return True if view.what.level and view.what.level > 7 else None
    return isinstance(view.what.call, Bid) and view.what.call.over_seven


def obliged(view: View) -> bool | None:
    """Whether the player had to pass: a required-pass violation is told as one."""
    return True if view.focus.what == "required_pass_violated" else None


def pass_not_awaited(view: View) -> bool | None:
    """Law 28A told as 37: not so where the player who called is the one who had to pass."""
    return False if view.focus.what == "required_pass_violated" else None


def lho_call_insufficient(view: View) -> bool | None:
    """Whether LHO bid too low over the irregular call; a table rules such a bid as an irregularity of its own."""
    return None if lho_called(view) is None else False


def nobody(_view: View) -> None:
    """What a procedure works out better by itself."""


def found_after_lead(view: View) -> bool | None:
    """Whether the irregular call came to light after the opening lead."""
    return True if view.state.phase in ("play", "after_play", "scored") else None


def in_force(view: View) -> list[dict[str, Any]] | None:
    """What earlier rulings left in force: who has to pass, which penalty cards lie."""
    found: list[dict[str, Any]] = [
        {"kind": "silenced_once", "source": "24.B", "players": [seat.value]} for seat in view.state.calls.obliged
    ]
    return found or None


def offender(view: View) -> str | None:
    """Who did it."""
    return view.offender.value if view.offender else None


def board(view: View) -> int | None:
    """The number of the board."""
    return view.state.board()


def vulnerability(view: View) -> str | None:
    """Who is vulnerable."""
    found = view.state.vulnerability()
    return found.value if found else None


def passed(view: View) -> bool | None:
    """Whether the board was passed out."""
    return True if view.state.phase == "passed_out" else None


def bid_made(view: View) -> bool | None:
    """Whether a bid had been made before the call out of rotation."""
    calls = before(view)
    return None if calls is None else any(item.what.is_bid for item in calls)


IDEAS: dict[str, Callable[[View], Any]] = {
    "board": board,
    "vulnerability": vulnerability,
    "dealer": dealer,
    "auction": auction,
    "offender": offender,
    "out_of_turn": out_of_turn,
    "calls_untold": calls_untold,
    "call_kind": call_kind,
    "whose_turn": whose_turn,
    "called_before": called_before,
    "lho_called": lho_called,
    "proper_player_called": proper_player_called,
    "choice_accept": choice_accept_call,
    "rho_call": rho_call,
    "partner_called": partner_called,
    "inadmissible": inadmissible,
    "lead_faced": lead_faced,
    "hands_returned": hands_returned,
    "over_seven": over_seven,
    "obliged_to_pass": obliged,
    "pass_not_awaited": pass_not_awaited,
    "lho_call_insufficient": lho_call_insufficient,
    "bid_made": bid_made,
    "in_force": in_force,
    "found_after_lead": found_after_lead,
    "passed_out": passed,
}
MEANT: dict[tuple[str, str], Callable[[View], Any]] = {
    ("change_of_call", "lho_called"): _changed_lho_called,
    ("call_after_final_pass", "lho_called"): _late_lho_called,
    ("simultaneous_call", "order_disputed"): order_disputed,
    ("simultaneous_call", "call_in_turn"): call_in_turn,
    ("simultaneous_call", "auction"): _simultaneous_auction,
    ("auction_period", "callers"): callers,
    ("auction_period", "offender"): nobody,
    ("required_pass_violated", "offender"): nobody,
    ("required_pass_violated", "obliged_to_pass"): nobody,
    ("auction_period", "auction"): _plain_calls,
}
