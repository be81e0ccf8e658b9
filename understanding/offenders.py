"""Who erred, where seats are named: how probable it is of each of the four.

A conditional logit over signs of every seat: the words beside its name, what it does, what is so of it, and the same of
its neighbours and partner, seen from it, so that turning the table changes nothing. What the replay takes for the
offender is one sign among them. Made by `understanding.learn_offenders`: `data/offenders.npz`.
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
from understanding.senses import DATA

NAMED = 0.85
"""The probability from which somebody is named as the offender: of stories not seen, nine of ten such are right."""
SIZE = 1 << 16
"""Hashed places of the signs."""
Signs = Sequence[NDArray[np.int64]]
"""The places of the signs of each seat, in the order of `SEATS`."""
_BEFORE, _BEHIND = 4, 5
"""Words beside a name that are signs."""
_STEM = 5
_SEEN_FROM = ("self", "lho", "partner", "rho")


@dataclass(frozen=True, slots=True)
class Offenders:
    """The weight of every sign, and the procedures in which somebody that it is sure of may be named."""

    weights: NDArray[np.float32]
    trusted: frozenset[str] = frozenset()

    def probable(self, signs: Signs) -> dict[str, float]:
        """How probable it is of each seat that it erred; empty where no seat is named."""
        if not signs:
            return {}
        scores = np.array([float(self.weights[own].sum()) for own in signs])
        shares = np.exp(scores - scores.max())
        return dict(zip(SEATS, (shares / shares.sum()).tolist(), strict=True))


@cache
def offenders() -> Offenders | None:
    """The committed model; None where it was not made yet."""
    path = DATA / "offenders.npz"
    if not path.exists():
        return None
    with np.load(path) as kept:
        weights = np.zeros(SIZE, np.float32)
        weights[kept["places"]] = kept["weights"].astype(np.float32) * float(kept["scale"])
        return Offenders(weights, frozenset(str(name) for name in kept["trusted"]))


def write(made: Offenders) -> None:
    """Keep the weights in eight bits; those that round to nothing are dropped."""
    scale = float(np.abs(made.weights).max()) / 127 or 1.0
    rounded = np.round(made.weights / scale).astype(np.int8)
    places = np.flatnonzero(rounded)
    kept = {"places": places.astype(np.uint16), "weights": rounded[places], "scale": np.float32(scale)}
    np.savez_compressed(DATA / "offenders.npz", trusted=np.array(sorted(made.trusted)), **kept)  # type: ignore[arg-type]


def signs_of(heard: Heard, procedure: str, shown: str | None) -> Signs:
    """The signs of every seat; none where the text names no seat. `shown` is the offender that the replay finds."""
    text = heard.read
    named = [str(one.value) for one in text.mentions if one.kind == "who" and one.value in SEATS] if text else []
    if text is None or not named:
        return ()
    own: dict[str, list[str]] = {seat: [] for seat in SEATS}
    for seat, sign in (*_beside(text), *_place(named, procedure), *_done(heard, procedure), *_role(heard, procedure)):
        own[seat].append(sign)
    found = []
    for at in range(len(SEATS)):
        around = [SEATS[(at + step) % 4] for step in range(4)]
        signs = {
            f"{name}|{sign}"
            for name, other in zip(_SEEN_FROM, around, strict=True)
            for sign in own[other] or ["unsaid"]
        }
        if shown is not None:
            signs.add(f"shown {_SEEN_FROM[around.index(shown)]}")
        places = {zlib.crc32(sign.encode()) & (SIZE - 1) for sign in signs}
        found.append(np.fromiter(sorted(places), np.int64, len(places)))
    return found


def _beside(text: Text) -> Iterator[tuple[str, str]]:
    """The words before and behind every name of a seat."""
    words = _masked(text)
    for one in text.mentions:
        if one.kind != "who" or one.value not in SEATS:
            continue
        seat = str(one.value)
        before = [word for word in reversed(words[max(0, one.first - _BEFORE - 2) : one.first]) if word][:_BEFORE]
        behind = [word for word in words[one.last + 1 : one.last + _BEHIND + 4] if word][:_BEHIND]
        for name, row in (("before", before), ("behind", behind)):
            for at, word in enumerate(row):
                yield seat, f"{name} {word}"
                if at < 2:
                    yield seat, f"{name} {at} {word}"
        for first, second in pairwise(behind[:3]):
            yield seat, f"behind {first} {second}"


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


def _place(named: Sequence[str], procedure: str) -> Iterator[tuple[str, str]]:
    """Which was named first, second, third, and last."""
    order = list(dict.fromkeys(named))
    for at, seat in enumerate(order):
        yield seat, f"order {at}"
        yield seat, f"order {at} of {len(order)}"
        yield seat, f"{procedure} order {at}"
    yield order[-1], "last"


def _done(heard: Heard, procedure: str) -> Iterator[tuple[str, str]]:
    """What each did, and what is so of him."""
    events = heard.table["events"]
    for left, event in zip(range(len(events), 0, -1), events, strict=True):
        seat = event.get("who")
        if seat not in SEATS:
            continue
        act = event["act"]
        yield seat, f"act {act} {event.get('status', '')}"
        yield seat, f"{procedure} act {act} {event.get('status', '')}"
        yield seat, f"act {act} {left}"
        for how in event.get("how", ()):
            yield seat, f"act {act} {how}"
        call = str(event.get("what", {}).get("call", ""))
        if call:
            yield seat, f"{procedure} call {'bid' if call[0].isdigit() else call} {min(left, 3)}"
    for row in heard.table.get("circumstances", ()):
        if row.get("who") in SEATS:
            value = row.get("value")
            yield row["who"], f"is {row['is']} {value if isinstance(value, bool | str) else ''}"
            yield row["who"], f"{procedure} is {row['is']}"


def _role(heard: Heard, procedure: str) -> Iterator[tuple[str, str]]:
    """Who deals, declares, is dummy, and is in turn, as far as the replay knows."""
    state = heard.state
    if state is None or not state.seated:
        return
    dummy = state.declarer.partner if state.declarer else None
    for role, seat in (("dealer", state.dealer), ("declarer", state.declarer), ("turn", state.turn), ("dummy", dummy)):
        if seat is not None:
            yield seat.value, role
            yield seat.value, f"{procedure} {role}"
