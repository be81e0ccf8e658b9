"""Ideas about calls taken back or replaced, and what they meant (Laws 23, 25-27)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridge.calls import DOUBLE, PASS, Bid, Call
from bridge.table.model import Circumstance, Event, is_double, write_call
from rulings.table.calls import accepted
from rulings.table.view import View


def _own_later(view: View) -> Call | None:
    """The offender's next call, or what he changed it to."""
    start = view.n or 0
    for event in view.table.done:
        if event.n <= start or event.act not in ("call", "replace") or event.what.call is None:
            continue
        if view.by(event) is view.offender:
            return event.what.call
    return None


def _call_told(event: Event) -> Call | None:
    """The call of an event; a pass or a double that was told as such is one."""
    if event.what.call is None and event.what.is_pass:
        return PASS
    return DOUBLE if event.what.call is None and event.what.kind == "double" else event.what.call


def wished(view: View) -> Call | None:
    """The call that the offender wants to make instead."""
    for event in view.table.events:
        wants = event.status in ("intended", "asked_about", "supposed") and event.act in ("replace", "call")
        if wants and (call := _call_told(event)) is not None and view.likely(event.who) in (view.offender, None):
            return call
    for item in view.table.told("intended"):
        code = item.part("call")
        if isinstance(code, str) and view.likely(item.who) in (view.offender, None):
            return _parse(code)
    for asked in view.table.asked:
        if asked.act in ("replace", "call") and asked.what.call is not None:
            return asked.what.call
    return None


def _parse(code: str) -> Call | None:
    from bridge.calls import parse_call
    from bridge.errors import BridgeError

    try:
        return parse_call(code)
    except BridgeError:
        return None


_REPLACING = frozenset(
    [
        "insufficient_bid",
        "change_of_call",
        "comparable_call",
        "lead_restriction_26",
        "pass_out_of_rotation",
        "bid_out_of_rotation",
        "double_out_of_rotation",
        "call_out_of_rotation",
        "inadmissible_double",
        "bid_over_seven",
    ]
)


def _too_low(view: View, event: Event) -> bool:
    """Whether a replacement is insufficient too."""
    calls = view.state.calls.before.get(view.n or 0, ())
    bids = [item.what.call for item in calls if isinstance(item.what.call, Bid)]
    return isinstance(event.what.call, Bid) and bool(bids) and not event.what.call.supersedes(bids[-1])


def accept_second(view: View) -> bool | None:
    """Whether LHO accepts a second insufficient bid (27B4)."""
    replaced = next((e for e in view.later("replace") if view.by(e) is view.offender), None)
    if replaced is None or ("insufficient" not in replaced.how and not _too_low(view, replaced)):
        return None
    for event in view.later("agree", "object", "call"):
        if event.n > replaced.n and view.by(event) is view.lho:
            return event.act != "object"
    return None


def replacement(view: View) -> str | None:
    """What he called instead, or asks to call."""
    if view.procedure not in _REPLACING:
        return None
    call = _own_later(view) or wished(view)
    accepted_as_made = view.focus.accepted == "yes" and view.focus.what in ("insufficient_bid", "call_out_of_rotation")
    if accepted_as_made and not any(view.by(event) is view.offender for event in view.later("replace")):
        return None  # what he called later he called in turn
    if view.procedure == "change_of_call":
        call = view.what.call if view.focus.about is not None else call
    made = _first_call(view)
    return None if call is None or (call == made and view.procedure == "change_of_call") else str(call)


def _first_call(view: View) -> Call | None:
    if view.focus.about is not None:
        event = view.table.event(view.focus.about)
        return event.what.call if event else None
    return view.what.call


def withdrawn(view: View) -> str | None:
    """The call that is or may be taken back."""
    call = _first_call(view)
    return str(call) if call is not None and view.focus.what not in ("misinformation",) else None


def specified(view: View) -> list[str] | None:
    """The suits of the offender's bids that stand, once he has replaced a second insufficient bid too (27B4, 26B)."""
    replaced = [event for event in view.later("replace") if view.by(event) is view.offender]
    if len(replaced) < 2:
        return None
    bids = [item.what.call for item in view.state.calls.standing if item.seat is view.offender]
    suits = {call.denomination.suit for call in bids if isinstance(call, Bid) and call.denomination.suit}
    return sorted(suit.value for suit in suits)


def replaced_early(view: View) -> bool | None:
    """Law 27C: he replaced the bid before the director ruled, and before anybody refused it."""
    replaced = next(
        (e for e in view.later("replace") if view.by(e) is view.offender or view.likely(e.who) is None), None
    )
    if replaced is None:
        return None
    between = [e for e in view.later("object", "agree", "rule", "summon") if e.n < replaced.n]
    return not between


def _meaning(view: View, call: Call | None) -> Circumstance | None:
    for item in view.table.told("meaning"):
        code = item.part("call")
        if view.likely(item.who) in (view.offender, None) and (
            code is None or (call is not None and code == write_call(call))
        ):
            return item
    return None


def suits_shown(view: View) -> list[str] | None:
    """The suits that the withdrawn call showed."""
    item = _meaning(view, _first_call(view))
    suits = item.part("suits") if item else None
    return list(suits) if isinstance(suits, list) else None


def not_artificial(view: View) -> bool | None:
    """Whether both the insufficient bid and its replacement are natural."""
    item = _meaning(view, _first_call(view))
    if item is None:
        return None
    if item.part("artificial") is not None:
        return not item.part("artificial")
    return True if "natural" in str(item.part("text") or "") else None


def artificial(view: View) -> bool | None:
    """Whether the call was artificial."""
    item = _meaning(view, _first_call(view))
    return item.part("artificial") if item and isinstance(item.part("artificial"), bool) else None


def comparable(view: View) -> bool | None:
    """Told as comparable or not; the same meaning told for both is comparable."""
    told = view.told("comparable")
    if told is not None:
        return told.truth
    first, second = _meaning(view, _first_call(view)), _meaning(view, _own_later(view) or wished(view))
    if first is None or second is None or first is second:
        return None
    same = first.part("text") and first.part("text") == second.part("text")
    return True if same else None


def unintended(view: View) -> bool | None:
    """Whether the call was a slip of hand or tongue."""
    item = next((i for i in view.table.told("unintended") if view.likely(i.who) in (view.offender, None)), None)
    if item is not None and item.status != "claimed":
        return item.truth
    event = view.table.event(view.focus.about) or view.event
    later = view.event
    hows = (event.how if event else frozenset()) | (later.how if later else frozenset())
    if view.told("disputed"):
        return None
    if "by_accident" in hows:
        return True
    if hows & {"changed_mind", "misunderstood"}:
        return False
    meant = next((i for i in view.table.told("intended") if view.likely(i.who) is view.offender), None)
    code = meant.part("call") if meant and meant.status != "claimed" else None
    first = _first_call(view)
    if isinstance(code, str) and first is not None and code == write_call(first):
        return False
    forgot = next((i for i in view.table.told("believes") if view.likely(i.who) is view.offender), None)
    return False if forgot is not None else None


def cause(view: View) -> str | None:
    """Why the call is to be changed, only as told: that it was no slip does not say what it was."""
    slip, event, later = unintended(view), view.table.event(view.focus.about) or view.event, view.event
    hows = (event.how if event else frozenset()) | (later.how if later else frozenset())
    if slip:
        return "mechanical" if "by_accident" in hows else None
    if "changed_mind" in hows:
        return "change_of_mind"
    thought = any(view.likely(item.who) is view.offender for item in view.table.told("believes"))
    return "inattention" if "misunderstood" in hows or thought else None


def without_pause(view: View) -> bool | None:
    """Whether he spoke up without pause for thought."""
    own = [
        e for e in view.later() if view.likely(e.who) is view.offender and e.act in ("notice", "replace", "withdraw")
    ]
    event = view.event
    hows = [e.how for e in own] + ([event.how] if event and view.focus.about is not None else [])
    if any("at_once" in how for how in hows):
        return True
    return False if any("slow" in how for how in hows) else None


def change_made(view: View) -> bool | None:
    """Whether he has made his change, not only asked for it."""
    return view.focus.about is not None and bool(view.what.names_call)


def period_ended(view: View) -> bool | None:
    """Whether the auction period is over: the opening lead is faced (17D)."""
    told = view.told("lead_faced")
    if told is not None:
        return told.truth
    phase = view.told("phase")
    if phase is not None:
        return phase.value in ("play", "after_play", "scored")
    return None


def lho_changes(view: View) -> bool | None:
    """Law 25A6: whether LHO has changed the call that he made over the first one."""
    if view.focus.detail.get("lho_changes"):
        return True
    return False if view.table.whole and view.focus.about is not None else None


def over_change(view: View) -> bool | None:
    """Whether LHO called over the second call; one he had refused he did not call over."""
    if view.focus.about is None:
        return None
    return False if view.focus.accepted == "no" else view.called(view.lho)


def choice_accept_change(view: View) -> bool | None:
    """LHO's statement on the change."""
    return accepted(view) if view.focus.about is not None or view.table.first("accepted") else None


def no_pass(view: View) -> bool | None:
    """Unused passes: an artificial call of partner's that a pass would pass over."""
    return None if view.what.call is not PASS else artificial(view)


def says_slip(view: View) -> bool | None:
    """Whether the player says that the call was a slip, though it is disputed."""
    event = view.event
    slip = event is not None and "by_accident" in event.how
    told = any(view.likely(i.who) in (view.offender, None) for i in view.table.told("unintended"))
    return True if slip or told else None


def tried_call(view: View) -> str | None:
    """The call that is asked about."""
    call = wished(view)
    return str(call) if call is not None and view.event is None else None


def misnamed(view: View) -> bool | None:
    """Whether a double named another bid than the last (19A3)."""
    if not is_double(view.what if view.what.call else (view.event.what if view.event else view.what)):
        return None
    return any("double" in (e.what.text or "").lower() for e in view.later("remark")) or None


IDEAS: dict[str, Callable[[View], Any]] = {
    "withdrawn": withdrawn,
    "replacement": replacement,
    "claimed_unintended": says_slip,
    "misnamed_bid": misnamed,
    "choice_accept_second": accept_second,
    "replaced_early": replaced_early,
    "suits_shown": suits_shown,
    "finding_not_artificial": not_artificial,
    "artificial": artificial,
    "finding_comparable": comparable,
    "auction_period_ended": period_ended,
}
MEANT: dict[tuple[str, str], Callable[[View], Any]] = {
    ("call_legality", "call"): tried_call,
    ("change_of_call", "choice_accept"): choice_accept_change,
    ("change_of_call", "finding_unintended"): unintended,
    ("change_of_call", "cause"): cause,
    ("change_of_call", "without_pause"): without_pause,
    ("change_of_call", "change_made"): change_made,
    ("change_of_call", "lho_called_over_change"): over_change,
    ("change_of_call", "choice_lho_changes"): lho_changes,
    ("insufficient_bid", "finding_unintended"): unintended,
    ("insufficient_bid", "suits_specified"): specified,
}
