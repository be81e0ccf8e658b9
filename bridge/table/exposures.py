"""Cards seen that were not played in turn, penalty cards, designations and dummy's acts (Laws 24, 42-52)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bridge.cards import Suit
from bridge.seats import Seat
from bridge.table.designations import not_in_dummy
from bridge.table.findings import Irregularity
from bridge.table.model import Event, What
from bridge.table.replay import State

_DUMMY_ACTS = ("notice", "remark", "ask", "look", "leave", "summon", "gesture", "object", "count")


def made(what: str, state: State, event: Event, **more: object) -> Irregularity:
    """An irregularity of one event."""
    detail = dict(more)
    return Irregularity(
        what, event.who, state.likely(event.who), event.n, told=True, what_done=event.what, detail=detail
    )


def exposures(state: State) -> Iterator[Irregularity]:
    """Everything of this family, in order of the events."""
    for event in state.table.events:
        if event.status in ("denied", "supposed"):
            continue
        if event.done and (event.act == "expose" or (event.act in ("lead", "play") and event.n in state.in_auction)):
            yield from _exposed(state, event)
        elif event.act == "designate" and event.done:
            yield from _designated(state, event)
        elif event.act in _DUMMY_ACTS and acts_as_dummy(state, event):
            yield made("dummy_acts", state, event)
        elif event.act == "gesture" and event.done and event.who == "declarer":
            yield made("played_card", state, event)
        elif event.act == "play" and event.done and "unasked" in event.how and is_dummy(state, event.who):
            yield made("dummy_acts", state, event)
    yield from _penalty_cards(state)


def is_dummy(state: State, who: str | None) -> bool:
    """Whether a path is dummy for certain."""
    return who == "dummy" or (state.role(state.seat(who)) == "dummy" and state.phase in ("play", "after_play"))


def acts_as_dummy(state: State, event: Event) -> bool:
    """Whether the one who did it was dummy by then: told so, or after the auction."""
    return event.who == "dummy" or (event.n > state.table.last_call and is_dummy(state, event.who))


def asked(state: State, *acts: str, forms: tuple[str, ...] = ()) -> bool:
    """Whether something of this kind is asked."""
    return any((not acts or item.act in acts) and (not forms or item.form in forms) for item in state.table.asked)


def _exposed(state: State, event: Event) -> Iterator[Irregularity]:
    seat = state.likely(event.who)
    named = event.what.names_card or bool(event.how) or event.what.count is not None
    if not named and state.table.first("points", "shape") is not None:
        return  # the hand was shown to say what was in it
    if event.n in state.in_auction:
        sure = event.n < state.table.last_call or state.table.first("phase", "auction_over") is not None
        sure = sure or (event.after == state.table.last_call and state.calls.whole)
        yield replace(made("card_exposed_in_auction", state, event, led=event.act == "lead"), sure=sure)
        return
    if is_dummy(state, event.who) or (state.phase in ("after_play", "scored") and not event.what.names_card):
        return
    if any(item.act in ("claim", "concede") and state.likely(item.who) is seat for item in state.table.done):
        return
    accident = "by_accident" in event.how
    taken_back = any(
        item.act == "withdraw" and item.n > event.n and state.likely(item.who) is seat for item in state.table.done
    )
    held = "held_not_shown" in event.how or taken_back or asked(state, "play", forms=("must",))
    if held and not accident:
        yield made("played_card", state, event)
        return
    declares = event.who == "declarer" or state.declares(seat)
    sure = declares is not None and state.contract_sure and state.phase != "unknown"
    yield replace(made("exposed_card_declarer" if declares else "exposed_card_defender", state, event), sure=sure)


def _designated(state: State, event: Event) -> Iterator[Irregularity]:
    later = [item for item in state.table.done if item.n > event.n]
    if "instead" in event.how or event.status == "intended":
        earlier = [item for item in state.table.done if item.n < event.n and item.act == "designate"]
        if earlier:
            yield made("change_of_designation", state, event, about=earlier[-1].n)
        return
    play = next((item for item in later if item.act in ("play", "lead", "designate")), None)
    play = play if play is not None and play.act != "designate" and is_dummy(state, play.who) else None
    called, played = event.what.exact_card, play.what.exact_card if play else None
    wrong = called is not None and played is not None and called != played
    if play is not None and (wrong or ("instead" in play.how and called)):
        yield made("dummy_wrong_card", state, play, about=event.n)
        return
    told = [held for held in state.table.told("holds") if is_dummy(state, held.who)]
    missing = event.what.card is not None and not_in_dummy(told, event.what.card)
    as_told = play is not None and not any(item.act in ("remark", "object", "notice") for item in later)
    doubted = asked(state, forms=("which", "who", "may", "is_right"))
    if missing or (called is None and (doubted or not as_told) and (later or asked(state))):
        if any(item.act == "designate" and "instead" in item.how for item in later):
            return
        yield made("incomplete_designation", state, event, missing=missing)


def penalty_cards(state: State) -> list[tuple[Seat, What, str | None]]:
    """The penalty cards told to be lying: who, which card or suit, major or minor."""
    found: list[tuple[Seat, What, str | None]] = []
    for item in state.table.told("penalty_card"):
        seat = state.likely(item.who)
        if seat is None or not item.holds:
            continue
        code, suit = item.part("card"), item.part("suit")
        what = What(card=code if isinstance(code, str) else None, suit=Suit(suit) if suit in tuple("SHDC") else None)
        found.append((seat, what, item.part("kind")))
    return found


def _as_penalty_card(event: Event, what: What) -> bool:
    """Whether an event is how a penalty card came to lie there: a lead out of turn, or the card itself."""
    out_of_turn = event.act == "lead" and "out_of_turn" in event.how
    return out_of_turn or (what.card is not None and event.what.card == what.card)


def _penalty_cards(state: State) -> Iterator[Irregularity]:
    for seat, what, kind in penalty_cards(state):
        lead = next((e for e in state.table.done if e.act == "lead" and state.likely(e.who) is seat.partner), None)
        played = (e for e in state.table.done if e.act in ("lead", "play") and state.likely(e.who) is seat)
        own = next((event for event in played if not _as_penalty_card(event, what)), None)
        due = [state.likely(item.who) for item in state.table.told("on_lead", "on_turn", "won_trick")]
        who = next((item.who for item in state.table.told("penalty_card") if state.likely(item.who) is seat), None)
        base = Irregularity("penalty_card_play", who, seat, own.n if own else None, told=True, what_done=what)
        if lead is not None or seat.partner in due:
            yield Irregularity(
                "penalty_card_lead", who, seat, lead.n if lead else None, told=True, what_done=what,
                detail={"kind": kind},
            )  # fmt: skip
        elif kind is None and own is None:
            yield Irregularity("penalty_card_kind", who, seat, None, told=True, what_done=what)
        else:
            yield base
