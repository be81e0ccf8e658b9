"""Who erred and who declares in a text, as far as its table shows: what the reader of facts names persons by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bridge.seats import Seat, Side
from bridge.table.irregularities import irregularities
from rulings.table.focus import focus_for
from understanding.clauses import Text
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.latest import latest
from understanding.model import Clause
from understanding.offenders import NAMED, Signs, offenders, signs_of

ERRED = ("offender", "claimer")
"""Facts that say where he sits who erred, or claimed."""
LIKELY = 0.5
"""The probability from which the seat that the table shows is spoken."""
_DECLARING, _DEFENDING = frozenset({"declarer", "dummy"}), frozenset({"defender"})
_SIDES = frozenset(side.value for side in Side)
_ROLE = {role: frozenset({role}) for role in ("declarer", "dummy", "defender")}
_DEFENDS = {True: _DEFENDING, False: _DECLARING}
ROLES: Mapping[str, Mapping[Any, frozenset[str]]] = {
    "offender_role": _ROLE,
    "whose_card": _ROLE,
    "by_defender": _DEFENDS,
    "offender_defends": _DEFENDS,
    "claimer_defends": _DEFENDS,
    "by_declaring_side": {not defends: roles for defends, roles in _DEFENDS.items()},
}
"""Facts that say what he is in the play who erred, or claimed: value -> what he may be."""


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
    return {} if made is None or not names_a_seat(heard) else made.probable(_signs(heard, procedure))


def names_a_seat(heard: Heard) -> bool:
    """Whether a text names somebody by his seat."""
    return heard.read is not None and any(one.kind == "who" and one.value in SEATS for one in heard.read.mentions)


def what_erred(heard: Heard, procedure: str) -> dict[str, float]:
    """How probable it is that declarer, dummy or a defender erred; empty where nothing tells."""
    made = offenders()
    return {} if made is None else made.role(_signs(heard, procedure))


def named_offender(heard: Heard, procedure: str) -> tuple[str, float] | None:
    """Who erred, and how probable that is, where it is known well enough to be spoken."""
    made = offenders()
    return None if made is None or procedure not in made.trusted else _sure(who_erred(heard, procedure))


def borne_out(heard: Heard, procedure: str, fact: str, value: Any) -> bool:
    """Whether what the table shows, or a single word, says of who erred may be said: the words do not tell otherwise.

    Of 65 tellings in which they give a seat shown less than `LIKELY` it is another one in 58.
    """
    if fact in ERRED:
        likely = who_erred(heard, procedure)
        return not likely or likely.get(value, 0.0) >= LIKELY
    made = offenders()
    if fact not in ROLES or value not in ROLES[fact] or made is None or procedure not in made.roles:
        return True
    roles = what_erred(heard, procedure)
    return not roles or sum(roles.get(role, 0.0) for role in ROLES[fact][value]) >= LIKELY


def named_role(heard: Heard, procedure: str) -> dict[str, tuple[Any, float]]:
    """The facts that say what he who erred is in the play, each with its value and how probable that is, where it is
    known well enough to be spoken.
    """
    made = offenders()
    if made is None or procedure not in made.roles:
        return {}
    likely = what_erred(heard, procedure)
    return {} if not likely else role_facts(procedure, likely)


def role_facts(procedure: str, likely: Mapping[str, float]) -> dict[str, tuple[Any, float]]:
    """The facts of a procedure that say what he who erred is in the play, from how probable each role is."""
    from rulings import registry

    found: dict[str, tuple[Any, float]] = {}
    fields = registry.get(procedure).fields
    for fact, values in ROLES.items():
        if fact not in fields:
            continue
        chances = {value: sum(likely.get(role, 0.0) for role in roles) for value, roles in values.items()}
        best = max(chances, key=lambda one: chances[one])
        if chances[best] >= NAMED:
            found[fact] = best, chances[best]
    return found


def _sure(likely: Mapping[str, float]) -> tuple[str, float] | None:
    best = max(likely, key=lambda one: likely[one], default="")
    return (best, likely[best]) if likely.get(best, 0.0) >= NAMED else None


@latest
def _signs(heard: Heard, procedure: str) -> Signs:
    return signs_of(heard, procedure, shown_place(heard, procedure), roles_matter(procedure))


def roles_matter(procedure: str) -> bool:
    """Whether a procedure asks what he who erred is in the play."""
    from rulings import registry

    return not ROLES.keys().isdisjoint(registry.get(procedure).fields)


def role_told(facts: Mapping[str, Any]) -> frozenset[str]:
    """What he who erred may be in the play, as facts tell it; nothing where they do not."""
    told = [ROLES[name][facts[name]] for name in ROLES if facts.get(name) in ROLES[name]]
    return frozenset[str].intersection(*told) if told else frozenset()


@latest
def shown_place(heard: Heard, procedure: str) -> str | None:
    """Where he who erred sits as the replay shows it, in its arbitrary frame where no seat is named."""
    state = heard.state
    if state is None:
        return None
    seat = focus_for(procedure, state, irregularities(state.table, state)).seat
    return None if seat is None else seat.value


def shown_offender(heard: Heard, procedure: str) -> str | None:
    """The offender as the replay shows him; None where nothing was replayed."""
    return shown_place(heard, procedure) if heard.seated else None


def alleged(heard: Heard, procedure: str, words: str) -> bool:
    """Whether some words stand in a sentence that gives what others say of the offender (`West says he just forgot`).

    What he or his side says of himself is evidence, and declarer's word on dummy's cards; what is said without a seat
    may be his.
    """
    seats = seating(heard, procedure)
    read, offender = heard.read, seats.get("offender")
    if read is None or offender is None:
        return False
    there = {one.sentence for one in read.where(words)}
    said = {who for one in read.clauses if one.sentence in there for who in speakers(read, one)} & {*SEATS, *_SIDES}
    return bool(said) and not said & {*seats.values(), Seat(offender).side.value}


def speakers(read: Text, clause: Clause) -> Iterator[str]:
    """Who stands nearest to each word of saying in a clause: before it rather than behind."""
    persons = read.within(clause, "who")
    for at in range(clause.first, clause.last + 1):
        if persons and read.words[at].folded in read.book.words["claim"]:
            yield str(min(persons, key=lambda one: (abs(one.first - at), one.first > at)).value)
