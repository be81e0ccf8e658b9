"""Who erred and who declares in a text, as far as its table shows: what the reader of facts names persons by."""

from __future__ import annotations

from collections.abc import Iterator

from bridge.table.irregularities import irregularities
from rulings.table.focus import focus_for
from understanding.clauses import Text
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Clause


def seating(heard: Heard, procedure: str) -> dict[str, str]:
    """The seats of the offender and of declarer, each where it is known; empty where nothing was replayed."""
    state = heard.state
    if state is None or not state.seated:
        return {}
    found = focus_for(procedure, state, irregularities(state.table, state))
    seats = {"offender": found.seat, "declarer": state.declarer}
    return {role: seat.value for role, seat in seats.items() if seat is not None}


def alleged(heard: Heard, procedure: str, words: str) -> bool:
    """Whether some words stand in a sentence that gives what others say of the offender (`West says he just forgot`).

    What he says of himself is evidence, and declarer's word on dummy's cards; what is said without a seat may be his.
    """
    seats = seating(heard, procedure)
    read, offender = heard.read, seats.get("offender")
    start = read.source.find(words) if read is not None else -1
    if read is None or offender is None or start < 0:
        return False
    end = start + len(words)
    there = {one.sentence for one in read.clauses if read.starts(one) < end and read.ends(one) > start}
    speakers = {who for one in read.clauses if one.sentence in there for who in _speakers(read, one)} & set(SEATS)
    return bool(speakers) and not speakers & set(seats.values())


def _speakers(read: Text, clause: Clause) -> Iterator[str]:
    """Who stands nearest to each word of saying in a clause: before it rather than behind."""
    persons = read.within(clause, "who")
    for at in range(clause.first, clause.last + 1):
        if persons and read.words[at].folded in read.book.words["claim"]:
            yield str(min(persons, key=lambda one: (abs(one.first - at), one.first > at)).value)
