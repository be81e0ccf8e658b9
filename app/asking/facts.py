"""What was read from the question as facts of a procedure; only sure readings, and only facts it knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bridge.calls import PASS
from bridge.seats import Seat
from retrieval.reading import Item, Reading
from retrieval.reading.setting import actor_of

DIRECTLY = 12
"""Characters between a seat and the words of what he did, at most, where other seats are named too."""


@dataclass(frozen=True, slots=True)
class Read:
    """One fact read: its name and value as facts take them, the words it came from, and whether that is sure."""

    fact: str
    value: Any
    words: str
    sure: bool


def facts_of(reading: Reading, procedure: str) -> list[Read]:
    """The facts of a procedure that the question tells, in the order told; what it cannot take is left out."""
    from rulings import registry

    found = registry.get(procedure)
    known = found.fields
    rows = [row for row in _all(reading, set(known), found.concepts) if row.fact in known]
    first: dict[str, Read] = {}
    for row in rows:
        if row.fact in first and (first[row.fact].sure or not row.sure):
            continue
        try:
            known[row.fact].type.read(row.value)
        except (ValueError, TypeError):
            continue
        first[row.fact] = row
    return list(first.values())


def _all(reading: Reading, known: set[str], concepts: Sequence[str]) -> list[Read]:
    rows: list[Read] = []
    dealer = next(reading.of("dealer"), None)
    if dealer is not None:
        rows.append(Read("dealer", dealer.value.value, dealer.words, dealer.sure))
    turned = _out_of_turn(reading) if "out_of_turn" in known else None
    if turned is not None:
        rows += turned
    elif reading.auction is not None:
        words = " ".join(action.words for action in reading.actions)
        calls = [str(call) for call in reading.auction.calls]
        named = dealer is not None or any(action.player is not None for action in reading.actions)
        if named and dealer is None:
            rows.append(Read("dealer", reading.auction.dealer.value, reading.actions[0].words, True))
        sure = all(action.sure for action in reading.actions) and (named or len(calls) > 1)
        rows.append(Read("auction", calls, words, sure))
    for name, item in reading.facts.items():
        value = item.value[1]
        plain = isinstance(value, (bool, int, dict, list))
        rows.append(Read(name, value if plain else str(value), item.words, item.sure))
    rows += _offender(reading, concepts)
    rows += _roles(reading, concepts)
    return rows


def _out_of_turn(reading: Reading) -> list[Read] | None:
    """The call out of turn and the auction before it, when the last caller told is not the one whose turn it was."""
    concepts = {"pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation", "call_out_of_rotation"}
    if not concepts & set(reading.concepts) or not reading.actions:
        return None
    at = _strayed(reading, concepts)
    last = reading.actions[at]
    if last.player is None:
        return None
    rows = [Read("out_of_turn", {"player": last.player.value, "call": str(last.call)}, last.words, last.sure)]
    before = reading.actions[:at]
    dealer = next(reading.of("dealer"), None)
    start: Seat | None = dealer.value if dealer else (before[0].player if before else None)
    if start is not None and all(
        action.player is None or action.player is _seat(start, n) for n, action in enumerate(before)
    ):
        if dealer is None:
            rows.append(Read("dealer", start.value, before[0].words, before[0].sure))
        rows.append(Read("auction", [str(action.call) for action in before], last.words, True))
    return rows


def _strayed(reading: Reading, concepts: set[str]) -> int:
    """Which of the calls told is the one out of turn: the nearest to the words that say so, the later of two."""
    said = [item for item in reading.of("concept") if item.value in concepts and item.sure]
    calls = reading.actions
    if not said:
        return len(calls) - 1
    gaps = [min(_gap(item, action.start) for item in said) for action in calls]
    return max(range(len(calls)), key=lambda at: (-gaps[at], at))


def _gap(item: Item, place: int) -> int:
    """Characters between an item and a place; none where it stands inside."""
    return max(item.start - place, place - item.end + 1, 0)


def _seat(start: Seat, steps: int) -> Seat:
    for _ in range(steps % 4):
        start = start.lho
    return start


def _offender(reading: Reading, own: Sequence[str]) -> list[Read]:
    """The seat that commits the irregularity: it stands directly before its words, or is the only one near them.

    Neither the dealer nor declarer, of whom the question tells just that; nor one in the genitive (`Vests kort`), since
    somebody else acts there; nor anyone while calls are told that are not the irregularity itself.
    """
    dealer = next(reading.of("dealer"), None)
    contract = reading.facts.get("contract")
    declarer = contract.value[1].get("declarer") if contract else None
    seats = [
        item
        for item in reading.of("seat")
        if item.sure and not (dealer and item.start == dealer.start) and item.value.value != declarer
    ]
    seats = [item for item in seats if not item.words.endswith("s")]
    concepts = [item for item in reading.of("concept") if item.sure and not item.value.endswith("_told")]
    if not seats or not concepts:
        return []
    calls = [action for action in reading.actions if action.call is not PASS]
    first = seats[0]
    if len(seats) > 1:
        before = [seat for seat in seats for item in concepts if item.value in own and _leads_to(seat, item, seats)]
        if len({seat.value for seat in before}) != 1 or calls:
            return []
        first = before[0]
    if any(action.player is not first.value or not _told_by(action.start, concepts) for action in calls):
        return []
    near = any(-60 <= item.start - first.end <= 30 for item in concepts)
    return [Read("offender", first.value.value, first.words, True)] if near else []


def _leads_to(seat: Item, concept: Item, seats: list[Item]) -> bool:
    """Whether a seat stands directly before the words of a concept, with no other seat between."""
    between = [other for other in seats if seat.end <= other.start < concept.start]
    return 0 <= concept.start - seat.end <= DIRECTLY and not between


def _told_by(place: int, concepts: list[Item]) -> bool:
    """Whether a call is itself what an irregularity was read from."""
    return any(item.start <= place < item.end for item in concepts)


def _roles(reading: Reading, own: Sequence[str]) -> list[Read]:
    """Whose hand it was, where a role of the play stands nearest before the words of the procedure's own concept.

    A seat nearer to them is who acted, and what his role is the contract says.
    """
    concepts = [item for item in reading.of("concept") if item.sure and item.value in own]
    found = {who for who in (actor_of(reading, item) for item in concepts) if who is not None}
    if len({role for role, _ in found}) != 1:
        return []
    role, words = min(found)
    rows = [Read("offender_role", role, words, True), Read("player", role, words, True)]
    for name in ("by_defender", "claimer_defends", "offender_defends"):
        rows.append(Read(name, role == "defender", words, True))
    return rows
