"""What disobeys an earlier ruling: a call by a player who must pass (37), a card other than the penalty card (52), a
lead that declarer had forbidden, or had not yet spoken of (50D2, 61A), another card than he asked for (57A, 61A).

The replay knows no rulings, so none of this is irregular to it. Here every call and card is held against what is in
force when it comes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bridge.cards import Card, Suit
from bridge.seats import Seat
from bridge.table.findings import Irregularity, Truth
from bridge.table.irregularities import by_time, without_explained
from bridge.table.model import Event
from bridge.table.refusals import refused_leads
from bridge.table.replay import State
from bridge.table.revokes import established
from bridge.table.trick_line import Played, TrickLine
from rulings.table.holdings import has_other_suit, has_suit, known_cards
from rulings.table.standing import Left, standing

Item = dict[str, Any]
_SILENT = ("silenced_once", "silenced_throughout")
_LEADS = ("lead_required", "lead_forbidden")
_BINDING = (*_SILENT, *_LEADS, "penalty_card", "lead_restriction")
_MINDS = ("choose", "object", "notice", "withdraw", "replace", "summon")


def with_breaches(
    found: Sequence[Irregularity], ruled: Sequence[Left], state: State, language: str = "en"
) -> tuple[Irregularity, ...]:
    """The irregularities and, in order of time, those that break what these rulings left in force.

    A call in the turn of a player who must pass is in rotation (28A), and so no longer among them.
    """
    if not any(item["kind"] in _BINDING for ruling in ruled for item in ruling.document["in_force"]):
        return tuple(found)
    known = {(item.what, item.n) for item in found}
    new = [item for item in _breaches(found, ruled, state, language) if (item.what, item.n) not in known]
    kept = [item for item in found if not _in_rotation_28a(item, ruled, state, language)]
    if not new and len(kept) == len(found):
        return tuple(found)
    return by_time(without_explained([*kept, *new], state.play))


def _in_rotation_28a(item: Irregularity, ruled: Sequence[Left], state: State, language: str) -> bool:
    if item.what != "call_out_of_rotation" or item.n is None or item.turn is None or item.seat is not item.turn.lho:
        return False
    return _silent(item.turn, standing(ruled, state, item.n, language))


def _silent(seat: Seat, left: Iterable[Item]) -> bool:
    return any(item["kind"] in _SILENT and seat.value in item["players"] for item in left)


def _breaches(
    found: Sequence[Irregularity], ruled: Sequence[Left], state: State, language: str
) -> Iterator[Irregularity]:
    for call in state.calls.spoken:
        if call.n is None or call.seat is None or call.what.is_pass is not False:
            continue
        if _silent(call.seat, standing(ruled, state, call.n, language)):
            yield _breach("required_pass_violated", state, call.n, call.seat)
    for ruling in ruled:
        yield from _of_choice_57a(ruling, state)
    out_of_turn = {item.n for item in found if "lead_out_of_turn" in item.what}
    revoked = {item.n for item in found if item.what == "revoke"}
    refused = refused_leads(state.play)
    for number, trick in enumerate(state.tricks):
        for played in trick.played:
            event = state.table.event(played.n)
            if played.seat is None or event is None or event.act not in ("lead", "play") or played.n in out_of_turn:
                continue
            left = standing(ruled, state, played.n, language)
            if played is trick.played[0] and played.n not in refused:
                yield from _of_lead(state, number, played, left)
            if played.n not in revoked:
                yield from _of_penalty_card(state, trick, played, left)


def _breach(what: str, state: State, n: int, seat: Seat, **more: Any) -> Irregularity:
    event = state.table.event(n)
    assert event is not None  # the replay numbers its calls and cards by their events
    return Irregularity(
        what,
        event.who,
        seat,
        n,
        accepted=_answer(state, event, seat),
        established=more.pop("established", "unknown"),
        what_done=event.what,
        detail={"breach": True, **more},
    )


def _answer(state: State, event: Event, seat: Seat) -> Truth:
    """What an opponent says of this very event."""
    for said in state.table.done:
        if said.act in ("agree", "object") and said.what.event == event.n:
            speaker = state.likely(said.who)
            if speaker is None or speaker.side is not seat.side:
                return "yes" if said.act == "agree" else "no"
    return "unknown"


def _of_lead(state: State, number: int, played: Played, left: list[Item]) -> Iterator[Irregularity]:
    """A lead against declarer's choice, which is a revoke (61A), or made before he has chosen (50D2)."""
    seat, suit = played.seat, played.what.card_suit
    if seat is None or suit is None:
        return
    bound = [item for item in left if item["kind"] in _LEADS and seat.value in item["players"]]
    for item in bound:
        suits = tuple(Suit(code) for code in item.get("suits") or ())
        required = item["kind"] == "lead_required" and suit not in suits
        forbidden = item["kind"] == "lead_forbidden" and suit in suits
        able = any(has_suit(state, seat, one, played.n) for one in suits) if required else False
        if able or (forbidden and has_other_suit(state, seat, suits, played.n)):
            known = established(state.table, state.people, state.play, number, played)
            detail = {"trick": number, "led": suits[0] if required else None, "withdrawn": played.withdrawn}
            yield _breach("revoke", state, played.n, seat, established=known, **detail)
            return
    holder = seat.partner
    if bound or not any(_major(item, holder) for item in left) or _chosen(state, number, played.n):
        return
    after = next((event for event in state.table.done if event.n > played.n), None)
    if after is not None and after.act in _MINDS:
        yield _breach("penalty_card_lead", state, played.n, holder, kind="major")


def _of_choice_57a(ruling: Left, state: State) -> Iterator[Irregularity]:
    """Partner's card to the trick to which a defender played before his time, against what declarer asked of it."""
    must, early = ruling.document["outcome"].get("partner_must"), ruling.irregularity
    trick = state.play.trick_of(early.n)
    if must is None or trick is None or early.seat is None or early.n is None or trick.played[0].n == early.n:
        return
    played = next((one for one in trick.played if one.seat is early.seat.partner and one.n > early.n), None)
    card = played.what.exact_card if played is not None else None
    if played is None or card is None or trick.led is None:
        return
    seat = early.seat.partner
    suit = ruling.document["outcome"].get("suit")
    asked = Suit(suit) if suit else None
    held = known_cards(state, seat, played.n)
    others = [one for one in held if one.suit is trick.led]
    if card.suit is trick.led:
        missed = (must == "highest" and any(one.height > card.height for one in others)) or (
            must == "lowest" and any(one.height < card.height for one in others)
        )
    elif others or asked is None:
        return  # a failure to follow suit, which the replay sees
    else:
        missed = (must == "require_suit" and card.suit is not asked and any(one.suit is asked for one in held)) or (
            must == "forbid_suit" and card.suit is asked and any(one.suit is not asked for one in held)
        )
    if missed:
        number = state.tricks.index(trick)
        known = established(state.table, state.people, state.play, number, played)
        detail = {"trick": number, "led": trick.led, "withdrawn": played.withdrawn}
        yield _breach("revoke", state, played.n, seat, established=known, **detail)


def _major(item: Item, holder: Seat) -> bool:
    return item["kind"] == "penalty_card" and item.get("penalty") == "major" and holder.value in item["players"]


def _chosen(state: State, number: int, n: int) -> bool:
    """Whether declarer has said before this lead what he wants of it: since the last card of the trick before."""
    before = [played.n for trick in state.tricks[:number] for played in trick.played if played.n < n]
    since = max(before, default=0)
    return any(event.act == "choose" and since < event.n < n for event in state.table.done)


def _of_penalty_card(state: State, trick: TrickLine, played: Played, left: list[Item]) -> Iterator[Irregularity]:
    """Another card than the penalty card, which could be played (50D1, 51A), or than the minor one first (50C)."""
    seat, card = played.seat, played.what.exact_card
    if seat is None or card is None:
        return
    lying = [item for item in left if item["kind"] == "penalty_card" and seat.value in item["players"]]
    codes = {code for item in lying for code in item.get("cards") or ()}
    if not codes or str(card) in codes:
        return
    kinds = {item.get("penalty") for item in lying}
    suits = {Suit(code[0]) for code in codes}
    bound = any(item["kind"] in _LEADS and seat.value in item["players"] for item in left)
    if kinds == {"minor"}:
        missed = card.suit in suits and not card.honour
    elif kinds == {"major"}:
        missed = not bound if played is trick.played[0] else _major_missed(trick, card, suits)
    else:
        return
    if missed:
        yield _breach("penalty_card_play", state, played.n, seat)


def _major_missed(trick: TrickLine, card: Card, suits: set[Suit]) -> bool:
    """Whether a major penalty card could be played to a trick: it follows suit, or the card played does not either."""
    return trick.led is not None and (trick.led in suits or card.suit is not trick.led)
