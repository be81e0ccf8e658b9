"""What was read from the question as facts of a procedure; only sure readings, and only facts it knows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bridge.calls import PASS
from bridge.seats import Seat
from retrieval.reading import Item, Reading
from retrieval.reading.read import kind_out_of_turn
from retrieval.reading.setting import actor_of, acts

DIRECTLY = 12
"""Characters between a seat and the words of what he did, at most, where other seats are named too."""


@dataclass(frozen=True, slots=True)
class Read:
    """One fact read: its name and value as facts take them, the words it came from, whether that is sure, and how
    probable a value is that was heard in the words (1.0 where it was read from cues or the table).
    """

    fact: str
    value: Any
    words: str
    sure: bool
    p: float = 1.0


def facts_of(reading: Reading, procedure: str) -> list[Read]:
    """The facts of a procedure that the question tells, in the order told; what it cannot take is left out."""
    from rulings import registry

    found = registry.get(procedure)
    known = found.fields
    rows = [row for row in _all(reading, set(known), found.concepts) if row.fact in known]
    first: dict[str, Read] = {}
    for row in rows:
        try:
            known[row.fact].type.read(row.value)
        except (ValueError, TypeError):
            continue
        before = first.get(row.fact)
        if before is None or (row.sure and not before.sure):
            first[row.fact] = row
        elif row.sure and before.sure and row.value != before.value:
            first[row.fact] = replace(before, sure=False)
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
        alone = len(calls) == 1 and dealer is None and not reading.opened
        sure = all(action.sure for action in reading.actions) and not alone
        if named and dealer is None:
            rows.append(Read("dealer", reading.auction.dealer.value, reading.actions[0].words, not alone))
        rows.append(Read("auction", calls, words, sure))
    for item in reading.of("fact"):
        name, value = item.value
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
    """Which of the calls told is the one out of turn.

    The one that the order of the calls shows to be so; else the nearest to the words that say so, first of its kind.
    """
    said = [item for item in reading.of("concept") if item.value in concepts and item.sure]
    calls = reading.actions
    if not said:
        return len(calls) - 1

    def rank(at: int) -> tuple[bool, int, bool, int]:
        action = calls[at]
        kind = kind_out_of_turn(action.call)
        shown = any(item.start == action.start and item.value == kind for item in said)
        return shown, -min(_gap(item, action.start) for item in said), any(item.value == kind for item in said), at

    return max(range(len(calls)), key=rank)


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
    several = len({item.value for item in reading.of("seat")}) > 1
    seats = [item for item in seats if acts(item, reading)]
    concepts = [item for item in reading.of("concept") if item.sure and not item.value.endswith("_told")]
    if not seats or not concepts:
        return []
    calls = [action for action in reading.actions if action.call is not PASS]
    first = seats[0]
    if several:
        ranked = sorted((item for item in concepts if item.value in own), key=lambda item: own.index(item.value))
        before = [seat for item in ranked for seat in seats if _leads_to(seat, item, seats, own[0])]
        if not before or calls:
            return []
        first = before[0]
    if any(action.player is not first.value or not _told_by(action.start, concepts) for action in calls):
        return []
    near = any(-60 <= item.start - first.end <= 30 for item in concepts)
    return [Read("offender", first.value.value, first.words, True)] if near else []


def _leads_to(seat: Item, concept: Item, seats: list[Item], main: str) -> bool:
    """Whether a seat stands directly before the words of a concept, with no other seat between.

    Nor within the words, unless the concept is the procedure's `main` one: others may be told of several people.
    """
    last = concept.start if concept.value == main else concept.end
    between = [other for other in seats if seat.end <= other.start < last]
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


def named_by(error: Exception, fact: str) -> bool:
    """Whether a contradiction names a fact: whole, for `defective_trick` does not name the `defect`."""
    return re.search(rf"\b{re.escape(fact)}\b", str(error)) is not None
