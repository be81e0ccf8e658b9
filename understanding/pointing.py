"""Which of the calls, cards and seats named in a text a fact means: what replaced the bid, which card fell, who dealt.

One linear model a fact over signs of every mention: the words beside it, its place among its like, whether it was named
before, stands lower than what was bid, and what the grammar takes it for. No sign names a seat, a suit or a level, so
turning the table changes nothing. Made by `understanding.learn_pointing`: `data/pointing.npz`.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bridge.calls import parse_bid
from rulings import registry
from understanding.clauses import Text
from understanding.features import SEATS, mask_of
from understanding.heard import Heard
from understanding.model import Mention
from understanding.senses import DATA

SIZE = 1 << 17
"""Hashed places of the signs."""
MEANT = 0.5
"""The probability from which a mention is what a fact means."""
KINDS = ("call", "card", "who")
"""The kinds of mentions that facts mean."""
_BESIDE, _FAR = 5, 14
"""Words beside a mention that are signs, and how far they are looked for."""
_STEM = 6
_UNBID = -1


@dataclass(frozen=True, slots=True)
class Meant:
    """A fact, what the text means by it as facts write it, the words, and how probable that is."""

    fact: str
    value: Any
    words: str
    p: float


@dataclass(frozen=True, slots=True)
class Pointing:
    """The weights and the bias of every place that a mention may fill, by `fact.part`."""

    weights: Mapping[str, NDArray[np.float32]]
    bias: Mapping[str, float]

    def chance(self, place: str, signs: NDArray[np.int64]) -> float:
        """How probable it is that a mention with these signs fills a place."""
        return float(1 / (1 + np.exp(-(float(self.weights[place][signs].sum()) + self.bias[place]))))


@cache
def pointing() -> Pointing | None:
    """The committed models; None where they were not made yet."""
    path = DATA / "pointing.npz"
    if not path.exists():
        return None
    with np.load(path) as kept:
        weights, first = {}, 0
        for name, count, scale in zip(kept["names"], kept["counts"], kept["scale"], strict=True):
            own = np.zeros(SIZE, np.float32)
            part = slice(first, first + int(count))
            own[kept["places"][part].astype(np.int64)] = kept["weights"][part].astype(np.float32) * scale
            weights[str(name)], first = own, part.stop
        bias = dict(zip(weights, kept["bias"].tolist(), strict=True))
        return Pointing(weights, bias)


def write(made: Pointing) -> None:
    """Keep the weights in eight bits; those that round to nothing are dropped."""
    places, weights, scale = [], [], []
    for own in made.weights.values():
        step = float(np.abs(own).max()) / 127 or 1.0
        rounded = np.round(own / step).astype(np.int8)
        places.append(np.flatnonzero(rounded))
        weights.append(rounded[places[-1]])
        scale.append(step)
    np.savez_compressed(
        DATA / "pointing.npz",
        names=np.array(list(made.weights)),
        counts=np.array([len(own) for own in places]),
        places=np.concatenate(places).astype(np.uint32),
        weights=np.concatenate(weights),
        scale=np.array(scale, np.float32),
        bias=np.array([made.bias[name] for name in made.weights], np.float32),
    )


def meant(heard: Heard, procedure: str) -> list[Meant]:
    """The facts of a procedure whose value the text names, each with what it means.

    Calls are listed in the order of the text, and only where nobody sits at a seat: passes are left out of what people
    tell, and then the calls would be given to others. Several cards are never listed: one that is missed would say that
    no other was seen.
    """
    made, text = pointing(), heard.read
    if made is None or text is None:
        return []
    named, words = pointed_at(text), masked(text)
    signs = {id(one): signs_of(heard, one, words, procedure) for one in named}
    found = []
    for fact, field in registry.get(procedure).fields.items():
        several = field.type.schema.get("type") == "array"
        parts = _parts(field.type.schema)
        best: dict[str, tuple[float, Mention]] = {}
        for part, kind in parts.items():
            name = f"{fact}.{part}"
            if name not in made.weights:
                continue
            chances = [(made.chance(name, signs[id(one)]), one) for one in named if one.kind == kind]
            if several and not part:
                if kind == "call" and not heard.seated and (one := _in_order(fact, chances, text)):
                    found.append(one)
                continue
            top = max(chances, key=lambda row: row[0], default=None)
            if top is not None and top[0] >= MEANT:
                best[part] = top
        if best and set(_wanted(field.type.schema)) <= set(best):
            found.append(_whole(fact, best, field.type.schema, text))
    return found


def pointed_at(text: Text) -> list[Mention]:
    """The mentions that facts may mean: calls, cards, seats."""
    return [one for one in text.mentions if one.kind in KINDS and (one.kind != "who" or one.value in SEATS)]


def _in_order(fact: str, chances: Sequence[tuple[float, Mention]], text: Text) -> Meant | None:
    """Several calls in the order in which they are named; a bid named again is the same one."""
    kept = [(p, one) for p, one in chances if p >= MEANT]
    made: list[str] = []
    for _, one in kept:
        call = value_of(one)
        if call in ("P", "X", "XX") or call not in made:
            made.append(call)
    if not made:
        return None
    return Meant(fact, made, text.said(kept[0][1].first, kept[-1][1].last), min(p for p, _ in kept))


def _whole(fact: str, best: Mapping[str, tuple[float, Mention]], schema: Mapping[str, Any], text: Text) -> Meant:
    """A fact's value out of its parts."""
    value: Any = {part: value_of(one) for part, (_, one) in best.items()}
    if "" in best:
        value = value[""]
    if schema.get("type") == "array":
        value = [value]
    words = [text.said(one.first, one.last) for _, one in best.values()]
    return Meant(fact, value, words[0], min(p for p, _ in best.values()))


def places_of(procedure: str) -> dict[str, str]:
    """Every place of a procedure's facts (`fact.part`) that mentions may fill, with the kind of mention."""
    fields = registry.get(procedure).fields
    return {f"{fact}.{part}": kind for fact, own in fields.items() for part, kind in _parts(own.type.schema).items()}


def _parts(schema: Mapping[str, Any]) -> dict[str, str]:
    """The parts of a fact that mentions fill, with the kind of each: calls, cards, seats."""
    own = schema.get("items", schema)
    if own.get("type") == "object":
        return {part: kind for part, row in own.get("properties", {}).items() if (kind := _kind(row))}
    kind = _kind(own)
    return {"": kind} if kind else {}


def _wanted(schema: Mapping[str, Any]) -> Sequence[str]:
    own = schema.get("items", schema)
    wanted: Sequence[str] = own.get("required", [])
    return wanted


def _kind(row: Mapping[str, Any]) -> str:
    pattern, among = str(row.get("pattern", "")), row.get("enum")
    if among == list(SEATS):
        return "who"
    return "card" if pattern.startswith("^[SHDC]") else "call" if "CDHSN" in pattern else ""


def value_of(one: Mention) -> str:
    """A call, card or seat as facts write it."""
    return str(one.value).replace("NT", "N") if one.kind == "call" else str(one.value)


def masked(text: Text) -> list[str]:
    """The words by place, folded; a mention is one word, without its seat, suit or level."""
    covered: dict[int, str] = {}
    for one in text.mentions:
        mask = mask_of(one)
        if mask is None:
            continue
        covered.setdefault(one.first, mask)
        for place in range(one.first + 1, one.last + 1):
            covered.setdefault(place, "")
    return [covered.get(at, word.folded if word.folded.isalnum() else word.text) for at, word in enumerate(text.words)]


def signs_of(heard: Heard, one: Mention, words: Sequence[str], procedure: str) -> NDArray[np.int64]:
    """The hashed places of a mention's signs; those of its place and order also for the procedure by itself."""
    text = heard.read
    assert text is not None
    order = [*_order(text, one), *_done(heard, one)]
    signs = [*_beside(one, words), *_clause(text, one), *order, *(f"{procedure}|{sign}" for sign in ("", *order))]
    return np.unique([zlib.crc32(sign.encode()) & (SIZE - 1) for sign in signs])


def _beside(one: Mention, words: Sequence[str]) -> Iterator[str]:
    """The words before and behind, by distance and at any."""
    yield one.kind
    if one.value in ("P", "X", "XX"):
        yield f"is {one.value}"
    before = [word[:_STEM] for word in words[max(0, one.first - _FAR) : one.first] if word][-_BESIDE:]
    behind = [word[:_STEM] for word in words[one.last + 1 : one.last + 1 + _FAR] if word][:_BESIDE]
    for at, word in enumerate(reversed(before)):
        yield from (f"<{word}", f"<{at} {word}")
    for at, word in enumerate(behind):
        yield from (f">{word}", f">{at} {word}")
    if len(before) > 1:
        yield f"<< {before[-2]} {before[-1]}"
    if len(behind) > 1:
        yield f">> {behind[0]} {behind[1]}"
    if before and behind:
        yield f"<> {before[-1]} {behind[0]}"


def _order(text: Text, one: Mention) -> Iterator[str]:
    """Its place among mentions of its kind, whether it is named again, and how it stands to the other bids."""
    like = [two for two in pointed_at(text) if two.kind == one.kind]
    at, own = like.index(one), value_of(one)
    earlier, later = [value_of(two) for two in like[:at]], [value_of(two) for two in like[at + 1 :]]
    yield from (f"nth {min(at, 5)}", f"from last {min(len(later), 5)}", f"nth {min(at, 4)} of {min(len(like), 6)}")
    if own in earlier:
        yield "again"
    if own in later:
        yield "again later"
    height = _height(own)
    if one.kind != "call" or height == _UNBID:
        return
    highest = max((_height(two) for two in earlier), default=_UNBID)
    yield "same" if own in earlier else "low" if height <= highest else "high"
    if earlier and _height(earlier[-1]) != _UNBID:
        last = _height(earlier[-1])
        yield f"than the last {'lower' if height < last else 'same' if height == last else 'higher'}"
    if any(_height(two) > height for two in later):
        yield "higher later"
    if any(_UNBID < _height(two) < height for two in later):
        yield "lower later"
    if any(two[1:] == own[1:] and two != own for two in earlier):
        yield "strain earlier"
    if any(two[1:] == own[1:] and two != own for two in later):
        yield "strain later"


def _height(call: str) -> int:
    """How high a bid stands; what is no bid stands nowhere."""
    return parse_bid(call).order if call[:1].isdigit() else _UNBID


def _clause(text: Text, one: Mention) -> Iterator[str]:
    """Where its sentence stands, and what else its clause names."""
    clause = next((row for row in text.clauses if row.first <= one.first <= row.last), text.clauses[-1])
    yield f"sentence {min(clause.sentence, 4)}"
    yield f"sentences left {min(max(row.sentence for row in text.clauses) - clause.sentence, 3)}"
    if clause.question:
        yield "asked"
    if clause.supposed:
        yield "supposed"
    for two in text.mentions:
        if clause.first <= two.first <= clause.last:
            if two.kind == "verb":
                yield f"verb {str(two.value).partition(':')[0]}"
            elif two.kind == "who" and two is not one:
                yield f"who {'Seat' if two.value in SEATS else two.value}"


def _done(heard: Heard, one: Mention) -> Iterator[str]:
    """What the table takes it for."""
    own = value_of(one)
    for row in heard.table["events"]:
        what = row.get("what", {})
        if own in (str(what.get("call") or what.get("card") or "").replace("NT", "N"), row.get("who")):
            yield f"does {row['act']} {row.get('status', '')}"
    if one.kind == "who":
        yield from (f"is {row['is']}" for row in heard.table.get("circumstances", ()) if row.get("who") == own)
