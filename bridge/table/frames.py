"""What a replay cannot see: calls to be changed, information, explanations, agreements (Laws 16, 20-21, 25, 40, 73).

Each frame reads who did what and what is told with it; nothing here decides a case, it only names what is to be ruled.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridge.auction import Phase
from bridge.seats import Seat
from bridge.table.board_frames import about_trick, board_frames, told_of
from bridge.table.exposures import acts_as_dummy, asked, is_dummy, made
from bridge.table.findings import Irregularity
from bridge.table.model import Event
from bridge.table.replay import State

_SEEN = ("hand", "heard", "board", "table", "seen", "saw")
_TEMPO = ("hesitate", "gesture")


def frames(state: State) -> Iterator[Irregularity]:
    """Every frame that the story fills."""
    for frame in (_changes, _period, _information, _explanations, _psyche, _looks):
        yield from frame(state)
    yield from board_frames(state)


def _changes(state: State) -> Iterator[Irregularity]:
    """A call that a player wants to change, though nothing was wrong with it (Law 25).

    A slip told, or another call meant by its caller, says which call it is better than who is asked about.
    """
    if any(item.what == "change_of_call" for item in state.calls.found) or state.phase in ("after_play", "scored"):
        return
    wished = [
        event
        for event in state.table.events
        if event.act in ("replace", "withdraw")
        and not (event.done or event.what.names_card)
        and (event.who is not None or event.what.names_call or event.what.event is not None)
    ]
    slips = [e for e in state.table.acts("call") if "by_accident" in e.how or e.how & {"changed_mind"}]
    meant = [item for item in state.table.told("intended", "unintended") if not isinstance(item.part("card"), str)]
    asked: list[Event] = []
    for event in state.table.acts("call"):
        seat = _caller(state, event)
        spoken = next((item for item in state.calls.spoken if item.n == event.n), None)
        if spoken is None or spoken.faults or event.what.names_card:
            continue
        said = [item for item in meant if item.who and state.likely(item.who) is seat and seat is not None]
        differs = any(item.part("call") not in (None, _code(event)) or item.kind == "unintended" for item in said)
        wish = any(item.what.event == event.n for item in wished) or any(
            state.likely(item.who) is seat and _last_of(state, seat) is event for item in wished
        )
        if event in slips or (differs and _last_of(state, seat) is event):
            yield made("change_of_call", state, event, old=event.what, asked=True)
            return
        if wish or _asks_change(state, seat, event):
            asked.append(event)
    if asked:
        yield made("change_of_call", state, asked[0], old=asked[0].what, asked=True)


def _asks_change(state: State, seat: Seat | None, event: Event) -> bool:
    wants = any(
        item.act in ("replace", "withdraw") and item.form in ("may", "must") and state.likely(item.who) in (seat, None)
        for item in state.table.asked
    )
    explained = state.table.first("explanation") is not None or any(True for _ in state.table.acts("explain", "alert"))
    faulty = any(item.faults for item in state.calls.spoken)
    return wants and not explained and not faulty and _last_of(state, seat) is event


def _code(event: Event) -> str | None:
    from bridge.table.model import write_call

    return write_call(event.what.call) if event.what.call is not None else None


def _caller(state: State, event: Event) -> Seat | None:
    return next((item.seat for item in state.calls.spoken if item.n == event.n), None) or state.likely(event.who)


def _last_of(state: State, seat: Seat | None) -> Event | None:
    own = [event for event in state.table.acts("call") if _caller(state, event) is seat and not event.what.names_card]
    return own[-1] if own else None


def _period(state: State) -> Iterator[Irregularity]:
    """The end of the auction period: passed out, a player deprived of his turn, a question of who leads."""
    auction = state.auction
    if auction is None:
        return
    passes = auction.trailing_passes
    missed = auction.deprived if all(item.n is not None for item in state.calls.standing[-len(passes) :]) else None
    if missed is not None and not any(state.likely(event.who) is missed for event in state.table.acts("call")):
        yield Irregularity("auction_period", None, missed, state.calls.standing[-1].n, told=True)
        return
    if state.calls.found:
        return
    last = state.calls.standing[-1].n if state.calls.standing else None
    whole = all(item.n is not None for item in state.calls.standing) and not state.tricks
    if auction.passed_out and whole and (state.table.asked or len(state.table.events) > len(state.calls.spoken)):
        yield Irregularity("auction_period", None, None, last, told=True)
    elif auction.phase() is Phase.CLARIFICATION and not state.tricks and asked(state, forms=("who",)):
        yield Irregularity("opening_lead", None, auction.opening_leader, last, told=True)


def _information(state: State) -> Iterator[Irregularity]:
    """Tempo, remarks, gestures and questions of a player: for partner unauthorised, for opponents perhaps deception."""
    for event in state.table.events:
        if event.status not in ("happened", "claimed") or event.who in (None, "director", "spectator", "everybody"):
            continue
        tempo = event.act in _TEMPO or (event.act in ("call", "play", "lead") and bool(event.how & {"slow", "fast"}))
        spoken = event.act in ("remark", "ask", "alert") and _partner_acts(state, event)
        if not tempo and not spoken:
            continue
        if acts_as_dummy(state, event) or (event.act == "gesture" and event.who == "declarer"):
            continue
        misled = _misled_opponent(state, event)
        yield made("deception" if misled and tempo else "unauthorised_information", state, event, tempo=tempo)
    told = state.table.so("logical_alternative")
    if told is not None:
        yield told_of("unauthorised_information", state, told)


def _partner_acts(state: State, event: Event) -> bool:
    """Whether partner calls or leads later, so that what was said may have told him something."""
    seat = state.likely(event.who)
    if seat is None:
        return False
    return any(
        later.n > event.n and later.act in ("call", "lead", "play") and state.likely(later.who) is seat.partner
        for later in state.table.done
    )


def _misled_opponent(state: State, event: Event) -> bool:
    seat = state.likely(event.who)
    harmed = [
        item
        for item in state.table.told("damage", "influenced", "believes", "could_have_known", "deliberate")
        if item.truth and item.who is not None and seat is not None
    ]
    for item in harmed:
        other = state.likely(item.who)
        side = other.side if other else state.side(item.who)
        if item.kind in ("could_have_known", "deliberate") or (side is not None and seat and side is not seat.side):
            return not _partner_acts(state, event)
    return False


def _explanations(state: State) -> Iterator[Irregularity]:
    """A wrong or missing explanation (21), a duty to correct partner's (20F5), a right to ask (20)."""
    wrong = [item for item in state.table.told("explanation") if item.part("correct") is not None]
    hand = state.table.first("shape", "points", "holds") if state.phase in ("after_play", "scored") else None
    late = any(event.act == "alert" and "late" in event.how for event in state.table.done)
    explained = list(state.table.acts("explain", "alert"))
    twice = [e for e in explained if e.act == "explain" and e.what.meaning]
    if (
        wrong
        or len(twice) > 1
        or (explained and (hand or late or state.table.first("agreement", "meaning", "influenced", "damage")))
    ):
        source = explained[0] if explained else None
        who = wrong[0].who if wrong and wrong[0].who else source.who if source else None
        explainer = state.likely(who)
        corrects = [
            e for e in state.table.events if e.act in ("notice", "explain", "remark", "summon") and explainer
            and state.likely(e.who) is explainer.partner
        ]  # fmt: skip
        own = any(
            explainer is not None
            and state.likely(item.who) is explainer.partner
            and item.form in ("may", "must", "what_now")
            for item in state.table.asked
        )
        opponents = any(_called_after(state, e, explainer, source) for e in state.table.acts("call"))
        name = "duty_to_correct" if own and not (opponents and corrects) else "misinformation"
        yield Irregularity(name, who, explainer, source.n if source else None, told=True)
        return
    for event in state.table.events:
        if (
            event.act == "ask"
            and not is_dummy(state, event.who)
            and (asked(state, "ask") or event.status == "asked_about" or asked(state, forms=("who", "is_right")))
        ):
            yield made("question", state, event)
            return


def _called_after(state: State, event: Event, explainer: Seat | None, source: Event | None) -> bool:
    """Whether an opponent has called after the explanation."""
    if explainer is None or source is None or event.n < source.n:
        return False
    return _side_of(state, event) is not explainer.side


def _psyche(state: State) -> Iterator[Irregularity]:
    """A call that departs from the agreement, without a wrong explanation (40)."""
    if any(True for _ in state.table.acts("explain", "alert")):
        return
    held = state.table.first("points", "shape")
    if state.table.first("agreement") is not None and (held is not None or state.table.first("meaning") is None):
        calls = [
            event
            for event in state.table.acts("call")
            if held is None or _caller(state, event) is state.likely(held.who)
        ]
        told = state.table.first("agreement")
        if calls:
            yield made("psyche", state, calls[0])
        elif told is not None:
            yield told_of("psyche", state, told)


def _side_of(state: State, event: Event) -> object:
    seat = state.likely(event.who)
    return seat.side if seat else None


def _looks(state: State) -> Iterator[Irregularity]:
    """Something seen or heard that should not have been (16D)."""
    for event in state.table.acts("look"):
        if event.who in ("director", "everybody") or is_dummy(state, event.who):
            continue
        text = (event.what.text or "").lower()
        if any(word in text for word in ("system", "convention", "notes")):
            yield made("psyche", state, event, aid=True)
        elif any(word in text for word in ("phone", "watch", "star", "takes")):
            yield made("conduct", state, event)
        elif not about_trick(event) and any(
            word in text for word in ("hand", "heard", "board", "table", "seen", "saw")
        ):
            yield made("extraneous_information", state, event)
