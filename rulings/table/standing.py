"""What rulings left in force, at any moment of the table: evaluated, merged, and gone when its moment has passed.

Every item says until when it binds (`until`); the replay says whether that has come. The list is what a later ruling
takes as `in_force`, and what the table prints.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from bridge.cards import Suit
from bridge.seats import SEATS, Seat
from bridge.table.findings import Irregularity
from bridge.table.model import NEVER
from bridge.table.refusals import refused_leads
from bridge.table.replay import State
from bridge.table.trick_line import TrickLine
from rulings.engine.ruling_document import RulingDocument
from rulings.table.choices import after_choices, choices_of
from rulings.table.holdings import has_suit
from rulings.table.play_over import is_over

Item = dict[str, Any]
NOW = NEVER
"""What holds now holds after every event."""


class Left(Protocol):
    """A ruling as far as it matters here: what it ruled, and its document."""

    @property
    def irregularity(self) -> Irregularity:
        """What was ruled."""

    @property
    def document(self) -> RulingDocument:
        """The document of the ruling."""


def standing(ruled: Iterable[Left], state: State, at: int = NOW, language: str = "en") -> list[Item]:
    """What still binds when event `at` comes, of what these rulings left; nothing of a ruling that is still open.

    What declarer has chosen by then is worked into it.
    """
    found: list[Item] = []
    before = [
        (_before_choice(item, ruling.irregularity, state, at), ruling.irregularity)
        for ruling in ruled
        if ruling.document["status"] == "ruled" and (ruling.irregularity.n is None or ruling.irregularity.n < at)
        for item in ruling.document["in_force"]
    ]
    binding = [item for item, irregularity in before if _binds(item, irregularity, state, at)]
    for item, irregularity in before:
        left = after_choices([_major_of(item, binding)], choices_of(state, irregularity.n or 0, at), state, language)
        found += [one for one in left if _binds(one, irregularity, state, at)]
    return merged_items(found)


def _major_of(item: Item, items: Sequence[Item]) -> Item:
    """An item as it is among others: one of several penalty cards of a player is major (50B)."""
    if item["kind"] != "penalty_card":
        return item
    lying = {
        (seat, code)
        for one in items
        if one["kind"] == "penalty_card"
        for seat in one["players"]
        for code in one.get("cards") or ()
    }
    several = any(sum(seat == own for seat, _ in lying) > 1 for own in item["players"])
    return item | {"penalty": "major"} if several else item


def _binds(item: Item, irregularity: Irregularity, state: State, at: int) -> bool:
    """Whether an item of a ruling binds when event `at` comes: it has begun to, and its moment has not passed."""
    since = _begins(item, irregularity, state)
    return since < at and not expired(item, state, since, at)


def _before_choice(item: Item, irregularity: Irregularity, state: State, at: int) -> Item:
    """Until declarer has said what he wants of the lead, the card led out of turn is a penalty card (54D, 56, 50D)."""
    seat, card = irregularity.seat, irregularity.what_done.exact_card
    chosen = next((event.n for event in choices_of(state, irregularity.n or 0, NOW)), None)
    open_yet = chosen is not None and at <= chosen and irregularity.what.startswith("lead_out_of_turn")
    if item["kind"] not in ("lead_required", "lead_forbidden") or not open_yet or seat is None or card is None:
        return item
    lying = {"kind": "penalty_card", "players": [seat.value], "until": "played", "source": "50.D"}
    return {"text": item.get("text", ""), **lying, "cards": [str(card)], "penalty": "major"}


def _begins(item: Item, irregularity: Irregularity, state: State) -> int:
    """The event from which an item binds: partner is silenced by the call that replaces the irregular one (27B2, 30B,
    31, 32), which may come long after it; everything else binds from the irregularity on."""
    n, seat = irregularity.n or 0, irregularity.seat
    if not item["kind"].startswith("silenced") or seat is None or item.get("players") != [seat.partner.value]:
        return n
    if irregularity.what not in _REPLACED:
        return n
    own = [one.n for one in state.calls.spoken if one.seat is seat and one.n is not None and one.n > n]
    return own[0] if own else n


_REPLACED = ("call_out_of_rotation", "insufficient_bid", "inadmissible_double")


def expired(item: Item, state: State, since: int, at: int = NOW) -> bool:
    """Whether the moment until which an item binds has passed before event `at`."""
    until, players = item.get("until"), {Seat(code) for code in item.get("players") or ()}
    over = at == NOW and is_over(state)
    if until == "next_turn":
        return _auction_over(state, at) or any(_called(state, seat, since, at) for seat in players)
    if until == "end_of_auction":
        return _auction_over(state, at)
    if until == "lead_made":
        return over or any(_led(state, seat, since, at, item.get("suits") or ()) for seat in players)
    if item["kind"] == "lead_restriction":  # declarer speaks before the first lead or never
        return over or any(_led(state, seat, since, at) for seat in players)
    if until == "partner_loses_lead":
        return over or any(_lost_lead(state, seat, since, at) for seat in players)
    if until == "played":
        cards = set(item.get("cards") or ())
        return over or (bool(cards) and cards <= _played(state, since, at))
    return over and until == "end_of_play"


def merged_items(items: Sequence[Item]) -> list[Item]:
    """Each item once: a silence throughout holds over one of a turn, and two penalty cards of one player are major."""
    throughout = {seat for item in items if item["kind"] == "silenced_throughout" for seat in item["players"]}
    found: dict[tuple[Any, ...], Item] = {}
    for item in items:
        if item["kind"] == "silenced_once" and set(item["players"]) <= throughout and item["players"]:
            continue
        key = (item["kind"], *(tuple(item.get(part) or ()) for part in ("players", "cards", "suits")))
        found[key] = _major_of(item, items)
    merged = list(found.values())
    return [item for item in merged if not any(_part_of(item, other) for other in merged)]


def _part_of(item: Item, other: Item) -> bool:
    """Whether the penalty cards of one item lie among those of another one of the same player."""
    if {item["kind"], other["kind"]} != {"penalty_card"} or item["players"] != other["players"]:
        return False
    return set(item.get("cards") or ()) < set(other.get("cards") or ())


def _called(state: State, seat: Seat, since: int, at: int) -> bool:
    numbers = [item.n for item in state.calls.spoken if item.seat is seat and item.n is not None]
    if any(since < n < at for n in numbers):
        return True
    return at == NOW and state.called_since(seat, since) == "yes"


def _auction_over(state: State, at: int) -> bool:
    if at == NOW:
        return state.phase not in ("auction", "before_auction", "unknown")
    return any(item.n < at for trick in state.tricks for item in trick.played)


def _lost_lead(state: State, seat: Seat, since: int, at: int) -> bool:
    """Whether a player has led since, and then did not win the trick or did not lead to the next."""
    tricks = [trick for trick in _led_to(state) if (n := _begun(trick)) is not None and since < n < at]
    led = next((index for index, trick in enumerate(tricks) if trick.leader is seat), None)
    if led is None:
        return False
    later = tricks[led:]
    return any(trick.winner not in (None, seat) for trick in later) or any(
        trick.leader not in (None, seat) for trick in later
    )


def _led(state: State, seat: Seat, since: int, at: int, required: Sequence[str] = ()) -> bool:
    """Whether a player has led since; a revoke against a `required` suit does not count while it can be corrected."""
    return any(
        (n := _begun(trick)) is not None
        and since < n < at
        and trick.leader is seat
        and not _to_correct(state, trick, seat, required, at)
        for trick in _led_to(state)
    )


def _to_correct(state: State, trick: TrickLine, seat: Seat, required: Sequence[str], at: int) -> bool:
    """Whether a lead disobeys declarer's choice, though a card of the suit was held (61A), and is not established: the
    side has neither led nor played to the next trick (63A1).
    """
    first = trick.played[0]
    led = trick.led or first.what.card_suit
    suits = {Suit(code) for code in required}
    able = any(has_suit(state, seat, suit, first.n) for suit in suits)
    later = any(
        item.seat is not None and item.seat.side is seat.side and first.n < item.n < at
        for one in state.tricks
        if one is not trick
        for item in one.played
    )
    return bool(suits) and led is not None and led not in suits and able and not later


def _led_to(state: State) -> list[TrickLine]:
    """The tricks but for leads out of turn that were refused: their cards are withdrawn, and nobody has led (53A)."""
    refused = refused_leads(state.play)
    return [trick for trick in state.tricks if _begun(trick) not in refused]


def _begun(trick: TrickLine) -> int | None:
    return trick.played[0].n if trick.played else None


def _played(state: State, since: int, at: int) -> set[str]:
    """The cards played between two events; one played before its time (57A) once its trick is complete."""
    found = {
        str(card)
        for trick in _led_to(state)
        for item in trick.standing
        if since < item.n < at and (card := item.what.exact_card) is not None
    }
    for trick in _led_to(state):
        own = next((item for item in trick.standing if item.n == since), None)
        complete = len(trick.standing) == len(SEATS) and all(item.n < at for item in trick.standing)
        if own is not None and complete and own.what.exact_card is not None:
            found.add(str(own.what.exact_card))
    return found
