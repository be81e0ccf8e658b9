"""Who erred: how probable it is of everybody at the table, and what he is in the play.

A conditional logit over the places at the table, in each way in which the asker and declarer may sit
(`understanding.persons`): signs are the words beside the names that mean somebody there, what he does, what he is, and
the same of his neighbours and partner, seen from him, so that turning the table changes nothing. Whom the replay takes
for the offender is one sign among them. Made by `understanding.learn_offenders`: `data/offenders.npz`.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from understanding.clauses import Text
from understanding.features import SEATS, mask_of
from understanding.heard import Heard
from understanding.kept import arrays
from understanding.persons import PLACES, Fit, NamedPerson, fits, persons
from understanding.senses import DATA

NAMED = 0.93
"""The probability from which somebody is named as the offender: at .85 round 18 had seven rulings for a wrong seat."""
SIZE = 1 << 17
"""Hashed places of the signs."""
_BEFORE, _BEHIND = 4, 5
"""Words beside a name that are signs."""
_STEM = 5
_SEEN_FROM = ("self", "lho", "partner", "rho")


@dataclass(frozen=True, slots=True)
class PlaceSign:
    """Somebody who may have erred: at which place, in which way of sitting, and the hashed places of his signs."""

    place: int
    fit: Fit
    signs: NDArray[np.int64]

    @property
    def role(self) -> str:
        """What he is in the play; empty where nothing is known of declarer."""
        return self.fit.role(self.place)


Signs = Sequence[PlaceSign]
"""Everybody who may have erred; nobody where the text names no person."""


@dataclass(frozen=True, slots=True)
class Offenders:
    """The weight of every sign, and the procedures in which a seat, and in which a role, may be named."""

    weights: NDArray[np.float32]
    trusted: frozenset[str] = frozenset()
    roles: frozenset[str] = frozenset()

    def shares(self, signs: Signs) -> NDArray[np.float64]:
        """How probable each candidate is."""
        scores = np.array([float(self.weights[one.signs].sum()) for one in signs])
        powers = np.exp(scores - scores.max())
        shares: NDArray[np.float64] = powers / powers.sum()
        return shares

    def probable(self, signs: Signs) -> dict[str, float]:
        """How probable it is of each seat that it erred; empty where nobody is named."""
        found = dict.fromkeys(SEATS, 0.0) if signs else {}
        for one, share in zip(signs, self.shares(signs) if signs else (), strict=True):
            found[SEATS[one.place]] += float(share)
        return found

    def role(self, signs: Signs) -> dict[str, float]:
        """How probable it is that declarer, dummy or a defender erred; empty where nothing tells."""
        found: dict[str, float] = {}
        for one, share in zip(signs, self.shares(signs) if signs else (), strict=True):
            if one.role:
                found[one.role] = found.get(one.role, 0.0) + float(share)
        return found


@cache
def offenders() -> Offenders | None:
    """The committed model; None where it was not made yet."""
    kept = arrays(DATA / "offenders.npz")
    if kept is None:
        return None
    weights = np.zeros(SIZE, np.float32)
    weights[kept["places"]] = kept["weights"].astype(np.float32) * float(kept["scale"])
    trusted, roles = (frozenset(str(name) for name in kept[row]) for row in ("trusted", "roles"))
    return Offenders(weights, trusted, roles)


def write(made: Offenders) -> None:
    """Keep the weights in eight bits; those that round to nothing are dropped."""
    scale = float(np.abs(made.weights).max()) / 127 or 1.0
    rounded = np.round(made.weights / scale).astype(np.int8)
    places = np.flatnonzero(rounded)
    kept = {"places": places.astype(np.uint32), "weights": rounded[places], "scale": np.float32(scale)}
    names = {"trusted": np.array(sorted(made.trusted)), "roles": np.array(sorted(made.roles))}
    np.savez_compressed(DATA / "offenders.npz", **names, **kept)  # type: ignore[arg-type]


def signs_of(heard: Heard, procedure: str, shown: str | None, in_play: bool = False) -> Signs:
    """Everybody who may have erred with his signs; nobody where the text names no person.

    `shown` is the offender that the replay finds; `in_play`: whether what he is in the play matters.
    """
    text = heard.read
    named = persons(text) if text is not None else []
    if text is None or not named:
        return ()
    words = _masked(text)
    beside = [(one, tuple(_beside(words, one))) for one in named]
    return [
        candidate
        for fit in fits(heard, text, named, in_play)
        for candidate in _candidates(heard, procedure, shown, fit, beside)
    ]


def _candidates(
    heard: Heard, procedure: str, shown: str | None, fit: Fit, beside: Sequence[tuple[NamedPerson, Sequence[str]]]
) -> Iterator[PlaceSign]:
    """Everybody at the table in one way of sitting."""
    own: dict[int, list[str]] = {place: [] for place in PLACES}
    told: list[str] = []
    for one, words in beside:
        there = one.places(fit)
        for place in there:
            own[place] += words
        if len(there) == 1:
            told += _placed(fit, one, there[0], words)
    for place, sign in (*_order(beside, fit, procedure), *_done(heard, fit, procedure), *_role(heard, procedure)):
        own[place].append(sign)
    of_fit = {_hashed(sign) for sign in told}
    for at in PLACES:
        signs = {
            f"{name}|{sign}" for step, name in enumerate(_SEEN_FROM) for sign in own[(at + step) % 4] or ["unsaid"]
        }
        signs |= {f"{procedure}|{sign}" for sign in own[at] if " 0 " in sign or "form " in sign}
        role, side = fit.role(at), fit.beside(at)
        signs |= {f"role {role}", f"{procedure} role {role}", f"side {side}", f"side {side} role {role}"}
        signs |= {f"{procedure} side {side}"}
        if shown is not None:
            signs.add(f"shown {_SEEN_FROM[(SEATS.index(shown) - at) % 4]}")
        places = of_fit | {_hashed(sign) for sign in signs}
        yield PlaceSign(at, fit, np.fromiter(sorted(places), np.int64, len(places)))


def _hashed(sign: str) -> int:
    return zlib.crc32(sign.encode()) & (SIZE - 1)


def _placed(fit: Fit, one: NamedPerson, place: int, signs: Sequence[str]) -> Iterator[str]:
    """What the words beside somebody say of where the asker and declarer sit."""
    role, side = fit.role(place), fit.beside(place)
    if role and one.base != "declarer":
        yield from (f"is {role}|{sign}" for sign in signs)
    if side and one.base != "asker":
        yield from (f"is {side}|{sign}" for sign in signs)


def _beside(words: Sequence[str], one: NamedPerson) -> Iterator[str]:
    """The words before and behind somebody."""
    before = [word for word in reversed(words[max(0, one.first - _BEFORE - 2) : one.first]) if word][:_BEFORE]
    behind = [word for word in words[one.last + 1 : one.last + _BEHIND + 4] if word][:_BEHIND]
    kind = ""
    if one.by_form:
        kind = "form "
        yield f"form {words[one.first]}"
    for name, row in (("before", before), ("behind", behind)):
        for at, word in enumerate(row):
            yield f"{kind}{name} {word}"
            if at < 2:
                yield f"{kind}{name} {at} {word}"
    for first, second in pairwise(behind[:3]):
        yield f"{kind}behind {first} {second}"


def _masked(text: Text) -> list[str]:
    """The stem or sign of every word by place; what is named is masked, and empty behind its first word."""
    found = [
        word.folded[:_STEM] if word.folded.isalnum() else word.text if word.text in "?!.,;:" else ""
        for word in text.words
    ]
    covered: set[int] = set()
    for one in text.mentions:
        mask = mask_of(one)
        if one.first in covered or mask is None:
            continue
        there = range(one.first, one.last + 1)
        covered.update(there)
        found[one.first : one.last + 1] = [""] * len(there)
        found[one.first] = mask
    return found


def _order(beside: Sequence[tuple[NamedPerson, Sequence[str]]], fit: Fit, procedure: str) -> Iterator[tuple[int, str]]:
    """Who was named first, second, third, and last."""
    at_one = (one.places(fit) for one, _ in beside if not one.by_form)
    order = list(dict.fromkeys(at[0] for at in at_one if len(at) == 1))
    for at, place in enumerate(order):
        yield place, f"order {at}"
        yield place, f"order {at} of {len(order)}"
        yield place, f"{procedure} order {at}"
    if order:
        yield order[-1], "last"


def _done(heard: Heard, fit: Fit, procedure: str) -> Iterator[tuple[int, str]]:
    """What each did, and what is so of him."""
    events = heard.table["events"]
    for left, event in zip(range(len(events), 0, -1), events, strict=True):
        place = fit.sits(str(event.get("who")))
        if place is None:
            continue
        act = event["act"]
        yield place, f"act {act} {event.get('status', '')}"
        yield place, f"{procedure} act {act} {event.get('status', '')}"
        yield place, f"act {act} {left}"
        for how in event.get("how", ()):
            yield place, f"act {act} {how}"
        call = str(event.get("what", {}).get("call", ""))
        if call:
            yield place, f"{procedure} call {'bid' if call[0].isdigit() else call} {min(left, 3)}"
    for row in heard.table.get("circumstances", ()):
        place = fit.sits(str(row.get("who")))
        if place is not None:
            value = row.get("value")
            yield place, f"is {row['is']} {value if isinstance(value, bool | str) else ''}"
            yield place, f"{procedure} is {row['is']}"


def _role(heard: Heard, procedure: str) -> Iterator[tuple[int, str]]:
    """Who deals and is in turn, as far as the replay knows."""
    state = heard.state
    if state is None or not state.seated:
        return
    for role, seat in (("dealer", state.dealer), ("turn", state.turn)):
        if seat is not None:
            yield SEATS.index(seat.value), role
            yield SEATS.index(seat.value), f"{procedure} {role}"
