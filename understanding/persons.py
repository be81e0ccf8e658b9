"""Who is meant by every name of a text, and where each may sit: the seats, the asker, declarer.

Four places stand round the table, clockwise from North; where no seat is named the asker (else declarer) is at an
arbitrary one. Where the asker and declarer sit is known, or one of several ways (`Fit`); whoever is named by what he is
to somebody (`my partner`, `a defender`, `LHO`) then sits at one place or at one of two.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from bridge.seats import Seat
from understanding.clauses import Text
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Mention
from understanding.subjects import is_no_subject, on_the_table

PLACES = range(4)
SUBJECT = ("nom", "")
_RELATED = {"partner": (2,), "lho": (1,), "rho": (3,), "opponent": (1, 3), "opponents": (1, 3)}
_OF_DECLARER = {"declarer": (0,), "dummy": (2,), "defender": (1, 3), "defenders": (1, 3)}
_OF_ONE = ("declarer", "dummy")
_NOT_SPOKEN_OF = frozenset({"asker", "he", "nobody", "everybody", "director", "spectator", "defenders", "opponents"})
_LONG = 5
"""Letters of a word whose ending may tell of the asker."""
_SIDE = 2
"""Words between somebody and the side at which he sits."""


@dataclass(frozen=True, slots=True)
class Fit:
    """One way in which the asker and declarer may sit; None of whom nothing is told."""

    asker: int | None
    declarer: int | None

    def place(self, base: str) -> int | None:
        """The place of what others are named from: a seat, the asker or declarer."""
        if base in SEATS:
            return SEATS.index(base)
        return self.asker if base == "asker" else self.declarer

    def sits(self, path: str) -> int | None:
        """The place of a person as the table names him (`partner:asker`); None where that is not known."""
        *steps, base = path.split(":")
        turn = 2 if base == "dummy" else 0
        at = self.place("declarer" if base == "dummy" else base) if base in (*SEATS, "asker", *_OF_ONE) else None
        if at is None or any(len(_RELATED.get(step, ())) != 1 for step in steps):
            return None
        return (at + turn + sum(_RELATED[step][0] for step in steps)) % 4

    def role(self, place: int) -> str:
        """What one at a place is in the play; empty where nothing is known of declarer."""
        if self.declarer is None:
            return ""
        return ("declarer", "defender", "dummy", "defender")[(place - self.declarer) % 4]

    def beside(self, place: int) -> str:
        """What one at a place is to the asker; empty where nothing is known of him."""
        return "" if self.asker is None else ("me", "lho", "partner", "rho")[(place - self.asker) % 4]


@dataclass(frozen=True, slots=True)
class NamedPerson:
    """Somebody named between two places of a text: from whom he is named (a seat, `asker`, `declarer`), and how many
    places clockwise from there he sits, or may. `by_form`: the asker, named by the form of a word alone.
    """

    first: int
    last: int
    base: str
    turns: tuple[int, ...]
    by_form: bool = False

    def places(self, fit: Fit) -> tuple[int, ...]:
        """Where he may sit; nowhere where nothing is known of him from whom he is named."""
        anchor = fit.place(self.base)
        return () if anchor is None else tuple((anchor + turn) % 4 for turn in self.turns)


def persons(text: Text) -> list[NamedPerson]:
    """Everybody named, and the asker where the form of a word tells of him, in the order of the text."""
    found: list[NamedPerson] = []
    speaks = tells_of_the_asker(text)
    spoken: NamedPerson | None = None
    for one in text.mentions:
        made = _person(text, one, spoken, speaks) if one.kind == "who" else None
        if made is None:
            continue
        found.append(made)
        if str(one.value) in _OF_DECLARER and made.base != "declarer":
            found.append(replace(made, base="declarer", turns=_OF_DECLARER[str(one.value)]))
        if is_spoken_of(text, one):
            spoken = made
    taken = {place for one in found for place in range(one.first, one.last + 1)}
    verbs = [(one.first, one.last) for one in text.mentions if one.kind == "verb" and "1" in one.tags]
    forms = dict([*((at, at) for at in own_forms(text)), *verbs])
    mine = [NamedPerson(first, last, "asker", (0,), True) for first, last in forms.items() if first not in taken]
    return sorted([*found, *mine], key=lambda one: one.first)


def is_spoken_of(text: Text, one: Mention) -> bool:
    """Whether somebody named is whom a pronoun behind means: named as one who does something, and not the asker."""
    return (
        one.kind == "who" and one.value not in _NOT_SPOKEN_OF and one.case in SUBJECT and not is_no_subject(text, one)
    )


def own_forms(text: Text) -> list[int]:
    """The places of words that by their form tell of the asker (`jestem`, `rendezgettem`)."""
    words, endings = text.book.words.get("of_me", ()), tuple(text.book.words.get("of_me_ending", ()))
    return [
        at
        for at, word in enumerate(text.words)
        if word.folded in words or (endings and len(word.folded) >= _LONG and word.folded.endswith(endings))
    ]


def tells_of_the_asker(text: Text) -> bool:
    """Whether the asker is somebody of the story: one who acts, or has a partner."""
    return bool(own_forms(text)) or any(
        (one.kind == "who" and str(one.value).endswith("asker")) or (one.kind == "verb" and "1" in one.tags)
        for one in text.mentions
    )


def fits(heard: Heard, text: Text, named: Sequence[NamedPerson], in_play: bool) -> list[Fit]:
    """The ways in which the asker and declarer may sit, as far as the table and the words tell."""
    seated = any(one.base in SEATS for one in named)
    asks = tells_of_the_asker(text) or any(one.base == "asker" for one in named)
    plays = in_play or any(one.base == "declarer" for one in named)
    known = _known(heard)
    found: dict[Fit, None] = {}
    for asker, declarer in known:
        askers = _ways(asker, asks, seated or declarer is not None)
        for at in askers:
            for by in _ways(declarer, plays, seated or at is not None):
                found[Fit(at, by)] = None
    tied = [fit for fit in found if all(_agree(one, two, fit) for one, two in pairwise(named))]
    return tied or list(found)


def _agree(one: NamedPerson, two: NamedPerson, fit: Fit) -> bool:
    """Whether two names of one person mean the same place (`declarer on my left`)."""
    return one.first != two.first or bool({*one.places(fit)} & {*two.places(fit)})


def _ways(known: int | None, told: bool, framed: bool) -> Sequence[int | None]:
    if not told:
        return (None,)
    if known is not None:
        return (known,)
    return PLACES if framed else (0,)


def _known(heard: Heard) -> Sequence[tuple[int | None, int | None]]:
    """Where the asker and declarer sit in each way that the replay finds."""
    me = None if heard.asker is None else SEATS.index(heard.asker)
    if heard.state is None:
        return ((me, None),)
    found: dict[tuple[int | None, int | None], None] = {}
    ways: Sequence[Mapping[str, Seat]] = heard.state.people.fits or ({},)
    for fit in ways:
        own = {name: SEATS.index(seat.value) for name, seat in fit.items() if name in ("asker", "declarer")}
        found[own.get("asker") if me is None else me, own.get("declarer")] = None
    return list(found) or ((me, None),)


def _person(text: Text, one: Mention, spoken: NamedPerson | None, speaks: bool) -> NamedPerson | None:
    """Somebody named; `spoken` is of whom was spoken last, `speaks` whether the asker is somebody of the story."""
    if on_the_table(text, one):
        return None
    value = str(one.value)
    head, _, tail = value.partition(":")
    if value in (*SEATS, "asker"):
        return NamedPerson(one.first, one.last, value, (0,))
    if (turn := _side(text, one)) is not None:
        return NamedPerson(one.first, one.last, "asker", (turn,))
    if value in _OF_DECLARER:
        return NamedPerson(one.first, one.last, "declarer", _OF_DECLARER[value])
    if head not in _RELATED:
        return None
    base: str = "asker"
    turns: tuple[int, ...] = (0,)
    near = {text.words[at].folded for at in (one.first - 1, one.last + 1) if 0 <= at < len(text.words)}
    mine = tail == "asker" or bool(near & text.book.words["my"])
    if not mine and spoken is not None and (near & text.book.words["his"] or not speaks):
        base, turns = spoken.base, spoken.turns
    return NamedPerson(one.first, one.last, base, tuple((own + turn) % 4 for own in turns for turn in _RELATED[head]))


def _side(text: Text, one: Mention) -> int | None:
    """How many places from the asker one sits who is named by the side: `ten po prawej`, `declarer on my left`."""
    begins = text.book.words["beside"] | text.book.words["my"]
    near = [word.folded for word in text.words[one.last + 1 : one.last + 2 + _SIDE]]
    for turn, side in ((1, "left"), (3, "right")):
        if any(first in begins and then in text.book.words[side] for first, then in pairwise(near)):
            return turn
    return None
