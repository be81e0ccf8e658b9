"""What is probably meant, where a question is asked and nothing told is irregular: never sure, and only then.

A teller who asks leaves out what she takes for granted: that the lead was the opening lead, that the others had not
passed, that the player who ruffed had a card of the suit. Each suspicion is marked `sure=False`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bridge.calls import DOUBLE
from bridge.seats import Seat
from bridge.table.call_line import Spoken
from bridge.table.findings import Irregularity
from bridge.table.model import Event
from bridge.table.replay import State

_ELSEWHERE = ("trick", "cards_left", "lead_in", "won_trick", "tricks_since", "penalty_card", "dummy_spread")


def suspicions(state: State) -> Iterator[Irregularity]:
    """The likeliest irregularities of a question about calls and cards that could all be regular."""
    recorded = any(event.after for event in state.table.events) and not state.table.asked
    if recorded or state.table.first("disputed", "void") is not None:
        return
    for suspect in (_opening_lead, _did_not_follow, _second_card):
        yield from suspect(state)
    own = list(_own_side(state))
    yield from own or _skipped(state)


def _suspected(what: str, state: State, event: Event, seat: Seat | None, **more: object) -> Irregularity:
    turn = more.pop("turn", None)
    return Irregularity(
        what,
        event.who,
        seat,
        event.n,
        sure=False,
        turn=turn if isinstance(turn, Seat) else None,
        what_done=event.what,
        detail=dict(more),
    )


def _opening_lead(state: State) -> Iterator[Irregularity]:
    """A lead by the wrong defender, as the first card of a story that names the contract."""
    lead = next(state.table.acts("lead", "play"), None)
    named = any(item.who for item in state.table.told("contract", "declarer"))
    declarer = state.seat("declarer") if named else state.declarer if state.calls.whole else None
    if lead is None or lead.act != "lead" or declarer is None or state.table.first(*_ELSEWHERE) is not None:
        return
    seat = state.likely(lead.who)
    if seat is not None and seat is declarer.rho:
        yield _suspected("lead_out_of_turn_opening", state, lead, seat, turn=declarer.lho, declares=False)


def _did_not_follow(state: State) -> Iterator[Irregularity]:
    """A ruff or a discard of which it is told that the suit was not played, or asked how many tricks it costs."""
    costs = any(item.form == "how_many" for item in state.table.asked)
    suits = [
        item.part("what").get("suit")
        for item in state.table.told("not_done")
        if item.part("act") == "play" and isinstance(item.part("what"), dict)
    ]
    for number, trick in enumerate(state.tricks):
        for played in trick.played:
            off = bool(played.how & {"ruff", "discard"}) or played.what.kind in ("trump", "discard")
            event = state.table.event(played.n)
            if off and event is not None and (costs or any(suits)):
                yield _suspected("revoke", state, event, played.seat, trick=number, led=trick.led)
                return


def _second_card(state: State) -> Iterator[Irregularity]:
    """Two cards of one hand told one after the other, with no lead between."""
    events = [event for event in state.table.done if event.act in ("lead", "play") and event.what.names_card]
    for before, after in pairwise(events):
        one, two = state.likely(before.who), state.likely(after.who)
        apart = after.act == "lead" or after.how & {"to_next_trick", "from_dummy", "from_hand", "instead"}
        if one is not None and one is two and not apart and not before.how & {"from_dummy", "from_hand"}:
            yield _suspected("fifth_card", state, after, two)
            return


def _skipped(state: State) -> Iterator[Irregularity]:
    """The last thing told is a call before which untold passes had to be filled in."""
    done = state.table.done
    last = done[-1] if done else None
    if (
        last is None
        or last.act != "call"
        or last.n != state.table.last_call
        or state.table.first("agreement", "meaning")
    ):
        return
    before = state.calls.before.get(last.n, ())
    filled = [item for item in before if item.n is None]
    spoken = next((item for item in state.calls.spoken if item.n == last.n), None)
    if len(filled) == 1 and before and before[-1].n is None and spoken is not None and len(before) > 1:
        yield _suspected("call_out_of_rotation", state, last, spoken.seat, turn=before[-1].seat)


def _own_side(state: State) -> Iterator[Irregularity]:
    """A double of what the caller's own side bid last, told without the pass between."""
    for spoken in state.calls.spoken:
        event = state.table.event(spoken.n)
        if event is not None and _doubles_own_side(state, state.calls.before.get(event.n, ()), event, spoken.seat):
            yield _suspected("inadmissible_double", state, event, spoken.seat)
            return


def _doubles_own_side(state: State, before: Sequence[Spoken], event: Event, seat: Seat | None) -> bool:
    """Whether a call doubles what its own side bid last, in turn or not: nobody told of a bid between."""
    auction = state.calls.auction(list(before))
    bidder = auction.last_bidder if auction is not None else None
    if event.what.call is not DOUBLE or bidder is None or seat is None:
        return False
    return bidder.side is seat.side
