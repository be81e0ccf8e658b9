"""Who erred and who declares in a text, as far as its table shows: what the reader of facts names persons by."""

from __future__ import annotations

from collections.abc import Iterator

from bridge.table.irregularities import irregularities
from rulings.table.focus import focus_for
from understanding.clauses import Text
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Clause
from understanding.offenders import NAMED, offenders, signs_of


def seating(heard: Heard, procedure: str) -> dict[str, str]:
    """The seats of the offender and of declarer, each where it is known; empty where nothing was replayed."""
    state = heard.state
    if state is None or not state.seated:
        return {}
    declarer = None if state.declarer is None else state.declarer.value
    seats = {"offender": shown_offender(heard, procedure), "declarer": declarer}
    return {role: seat for role, seat in seats.items() if seat is not None}


def who_erred(heard: Heard, procedure: str) -> dict[str, float]:
    """How probable it is of each seat that it erred; empty where no seat is named."""
    made = offenders()
    return {} if made is None else made.probable(signs_of(heard, procedure, shown_offender(heard, procedure)))


def named_offender(heard: Heard, procedure: str) -> tuple[str, float] | None:
    """Who erred, and how probable that is, where it is known well enough to be spoken."""
    made = offenders()
    if made is None or procedure not in made.trusted:
        return None
    likely = who_erred(heard, procedure)
    seat = max(likely, key=lambda one: likely[one], default="")
    return (seat, likely[seat]) if likely.get(seat, 0.0) >= NAMED else None


def shown_offender(heard: Heard, procedure: str) -> str | None:
    """The offender as the replay shows him; None where nothing was replayed."""
    state = heard.state
    if state is None or not state.seated:
        return None
    seat = focus_for(procedure, state, irregularities(state.table, state)).seat
    return None if seat is None else seat.value


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
