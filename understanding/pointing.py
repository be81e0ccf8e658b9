"""Which of the calls, cards and seats named in a text a fact means: what replaced the bid, which card fell, who dealt.

One linear model a fact over signs of every mention: the words beside it, its place among its like, whether it was named
before, stands lower than what was bid, and what the grammar takes it for. No sign names a seat, a suit or a level, so
turning the table changes nothing. Made by `understanding.learn_pointing`: `data/pointing.npz`.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bridge.calls import parse_bid
from rulings import registry
from rulings.engine.fields import Kind
from understanding.clauses import Text
from understanding.features import SEATS, mask_of
from understanding.heard import Heard
from understanding.kept import arrays
from understanding.model import Mention
from understanding.named import named as pointed_at
from understanding.senses import DATA

SIZE = 1 << 17
"""Hashed places of the signs."""
MEANT = 0.5
"""The probability from which a mention is what a fact means."""
CHOSEN = 0.8
"""The same of what somebody chose: what he may choose is named as well."""
ABOUT = frozenset({"withdrawn", "call_in_turn"})
"""What a procedure cannot be about without: one of what is named is meant, whether its like is often told or not."""
_CALLED: Mapping[str, Callable[[Any], bool]] = {
    "inadmissible_double": lambda call: call in ("X", "XX"),
    "double_out_of_rotation": lambda call: call in ("X", "XX"),
    "pass_out_of_rotation": lambda call: call == "P",
    "bid_out_of_rotation": lambda call: _height(call) != _UNBID,
    "bid_over_seven": lambda call: call[:1] in ("8", "9"),
}
"""The calls that a procedure may be about."""
EACH = "each"
"""The part of facts that say something of each seat: the cards of a hand, how many it has."""
_BESIDE, _FAR = 5, 14
"""Words beside a mention that are signs, and how far they are looked for."""
_STEM = 6
_PLACED = frozenset("<>01234")  # second in the signs of words that say how far away they are
_UNBID = -1
_AMONG = {"suit": set("SHDC"), "rank": set("AKQJT98765432")}
_SIZES = (1, 3, 6, 9, 12, 13, 20)
"""Sizes of numbers that are signs: up to each of these."""


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
    kept = arrays(DATA / "pointing.npz")
    if kept is None:
        return None
    weights, first = {}, 0
    for name, count, scale in zip(kept["names"], kept["counts"], kept["scale"], strict=True):
        own = np.zeros(SIZE, np.float32)
        part = slice(first, first + int(count))
        own[kept["places"][part].astype(np.int64)] = kept["weights"][part].astype(np.float32) * scale
        weights[str(name)], first = own, part.stop
    return Pointing(weights, dict(zip(weights, kept["bias"].tolist(), strict=True)))


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
    tell, and then the calls would be given to others. Of cards, suits and numbers each is judged by itself. What a
    procedure is about (`ABOUT`) is meant by the likeliest of what it may be, however probable.
    """
    made, text = pointing(), heard.read
    if made is None or text is None:
        return []
    named = [(one, signs) for one, (signs,) in signs_in(heard, procedure) if not text.believed_of(one.first)]
    calls = [value_of(one) for one, _ in named if one.kind == "call"]
    found = []
    for fact, field in registry.get(procedure).fields.items():
        several = field.type.schema.get("type") == "array"
        best: dict[str, list[tuple[float, Mention]]] = {}
        for part, kind in _parts(field.type.schema).items():
            name = f"{fact}.{part}"
            if name not in made.weights:
                continue
            lying = several and kind == "card"  # a rank named alone is no card that lies there (46B3)
            about = [row for row in named if row[0].kind == kind and (not lying or row[0].sure or row[0].tags)]
            chances = [(made.chance(name, signs), one) for one, signs in about]
            if fact in ABOUT and not several:
                chances = _likeliest([row for row in chances if may_be(procedure, fact, value_of(row[1]), calls)])
            if several and not part and kind == "call":
                if not heard.seated and (one := _in_order(fact, chances, text)):
                    found.append(one)
                continue
            if several and kind == "who" and not part:
                continue
            if part == EACH:
                kept = [row for row in chances if row[0] >= MEANT and value_of(row[1]) != 1]  # `one short`
                if one := _of_seats(fact, kept, field.type.schema, text):
                    found.append(one)
                continue
            bound = CHOSEN if field.kind is Kind.CHOICE else MEANT
            kept = _by_value([row for row in chances if row[0] >= bound])
            if kept:
                best[part] = kept if several else kept[:1]
        if best and set(_wanted(field.type.schema)) <= set(best):
            found.append(_whole(fact, best, field.type.schema, text))
    return found


def may_be(procedure: str, fact: str, value: Any, calls: Sequence[Any]) -> bool:
    """Whether what a text names may be what a procedure is about; `calls` are all that it names."""
    if fact != "withdrawn":
        return True
    if procedure in _CALLED:
        return _CALLED[procedure](value)
    height = _height(value)
    return procedure != "insufficient_bid" or _UNBID < height <= max(
        (_height(call) for call in calls if call != value), default=height
    )


def _likeliest(chances: Sequence[tuple[float, Mention]]) -> list[tuple[float, Mention]]:
    """The values with their share of all that it may be; told more than once, they count by the likeliest."""
    kept = _by_value(chances)
    total = sum(p for p, _ in kept)
    return [(p / total, one) for p, one in kept] if total else []


def _by_value(chances: Sequence[tuple[float, Mention]]) -> list[tuple[float, Mention]]:
    """Each value once, by its likeliest mention, the likeliest first."""
    found: dict[Any, tuple[float, Mention]] = {}
    for row in sorted(chances, key=lambda row: -row[0]):
        found.setdefault(value_of(row[1]), row)
    return list(found.values())


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


def _of_seats(fact: str, kept: Sequence[tuple[float, Mention]], schema: Mapping[str, Any], text: Text) -> Meant | None:
    """What is told of each seat, given to the seat named last before it."""
    several = schema["properties"]["N"].get("type") == "array"
    value: dict[str, Any] = {}
    for _, one in sorted(kept, key=lambda row: row[1].first):
        seats = [two for two in text.mentions if two.kind == "who" and two.value in SEATS]
        before = [str(two.value) for two in seats if two.first < one.first]
        if not before:
            continue
        own = value_of(one)
        if several:
            value.setdefault(before[-1], [])
            value[before[-1]] += [own] if own not in value[before[-1]] else []
        else:
            value.setdefault(before[-1], own)
    if not value:
        return None
    return Meant(fact, value, text.said(kept[0][1].first, kept[0][1].last), min(p for p, _ in kept))


def _whole(
    fact: str, best: Mapping[str, Sequence[tuple[float, Mention]]], schema: Mapping[str, Any], text: Text
) -> Meant:
    """A fact's value out of its parts; of a list of several parts the one with several mentions makes the rows."""
    rows = [row for kept in best.values() for row in kept]
    first = text.said(rows[0][1].first, rows[0][1].last)
    p = min(p for p, _ in rows)
    if "" in best:
        own = [value_of(one) for _, one in sorted(best[""], key=lambda row: row[1].first)]
        return Meant(fact, own if schema.get("type") == "array" else own[0], first, p)
    if schema.get("type") != "array":
        return Meant(fact, {part: value_of(kept[0][1]) for part, kept in best.items()}, first, p)
    head = max(best, key=lambda part: (part in _wanted(schema), len(best[part])))
    rest = {part: value_of(kept[0][1]) for part, kept in best.items() if part != head}
    heads = sorted(best[head], key=lambda row: row[1].first)
    return Meant(fact, [{head: value_of(one), **rest} for _, one in heads], first, p)


def places_of(procedure: str) -> dict[str, str]:
    """Every place of a procedure's facts (`fact.part`) that mentions may fill, with the kind of mention."""
    fields = registry.get(procedure).fields
    return {f"{fact}.{part}": kind for fact, own in fields.items() for part, kind in _parts(own.type.schema).items()}


def _parts(schema: Mapping[str, Any]) -> dict[str, str]:
    """The parts of a fact that mentions fill, with the kind of each: calls, cards, seats."""
    own = schema.get("items", schema)
    if own.get("type") == "object":
        rows = own.get("properties", {})
        if set(rows) == set(SEATS):
            return {EACH: kind} if (kind := _kind(rows["N"].get("items", rows["N"]))) else {}
        return {part: kind for part, row in rows.items() if (kind := _kind(row))}
    kind = _kind(own)
    return {"": kind} if kind else {}


def _wanted(schema: Mapping[str, Any]) -> Sequence[str]:
    own = schema.get("items", schema)
    wanted: Sequence[str] = own.get("required", [])
    return wanted


def _kind(row: Mapping[str, Any]) -> str:
    pattern, among = str(row.get("pattern", "")), row.get("enum")
    if row.get("type") == "integer":
        return "number"
    if among:
        return "who" if among == list(SEATS) else next((kind for kind, own in _AMONG.items() if set(among) == own), "")
    return "card" if pattern.startswith("^[SHDC]") else "call" if "CDHSN" in pattern else ""


def value_of(one: Mention) -> Any:
    """What is named as facts write it: a number, or the letters of a call, card, seat, suit or rank."""
    if one.kind == "number":
        return one.value
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


def signs_in(heard: Heard, *procedures: str) -> list[tuple[Mention, tuple[NDArray[np.int64], ...]]]:
    """All that a text names, each with the hashed places of its signs for every one of some procedures.

    Signs of its place and order, and words beside it, are also signs for the procedure by itself.
    """
    text = heard.read
    if text is None:
        return []
    named, words = pointed_at(text), masked(text)
    found = []
    for one in named:
        order, beside = [*_order(named, one), *_done(heard, one)], list(_beside(one, words))
        signs = [*beside, *_clause(text, one), *order]
        near = [sign for sign in beside if sign[1:2] not in _PLACED]
        own = [[*signs, *(f"{procedure}|{sign}" for sign in ("", *order, *near))] for procedure in procedures]
        found.append((one, tuple(np.unique([zlib.crc32(sign.encode()) & (SIZE - 1) for sign in row]) for row in own)))
    return found


def _beside(one: Mention, words: Sequence[str]) -> Iterator[str]:
    """The words before and behind, by distance and at any."""
    yield one.kind
    if one.value in ("P", "X", "XX"):
        yield f"is {one.value}"
    if one.kind == "card":
        yield f"told {'at once' if one.last > one.first else 'beside' if one.sure else 'alone'} {'row' in one.tags}"
    if one.kind == "number":
        yield f"up to {next((size for size in _SIZES if int(one.value) <= size), 99)}"
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


def _order(named: Sequence[Mention], one: Mention) -> Iterator[str]:
    """Its place among mentions of its kind, whether it is named again, and how it stands to the other bids."""
    like = [two for two in named if two.kind == one.kind]
    at, own = next(place for place, two in enumerate(like) if two is one), value_of(one)
    earlier, later = [value_of(two) for two in like[:at]], [value_of(two) for two in like[at + 1 :]]
    yield from (f"nth {min(at, 5)}", f"from last {min(len(later), 5)}", f"nth {min(at, 4)} of {min(len(like), 6)}")
    if own in earlier:
        yield "again"
    if own in later:
        yield "again later"
    if one.kind != "call" or (height := _height(own)) == _UNBID:
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
    clause = text.clause_at(one.first) or text.clauses[-1]
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


def _same_caller(heard: Heard, one: Mention, row: Mapping[str, Any]) -> Iterator[str]:
    """Whether who made a call makes another one before or after it."""
    if one.kind == "call" and row.get("who"):
        others = [two["n"] for two in heard.table["events"] if two.get("who") == row["who"] and two is not row]
        calls = {two["n"] for two in heard.table["events"] if two["act"] in ("call", "replace")}
        yield from (f"caller {'later' if at > row['n'] else 'earlier'}" for at in calls.intersection(others))


def _done(heard: Heard, one: Mention) -> Iterator[str]:
    """What the table takes it for."""
    own = value_of(one)
    for row in heard.table["events"]:
        what = row.get("what", {})
        if own in (str(what.get("call") or what.get("card") or "").replace("NT", "N"), row.get("who")):
            yield f"does {row['act']} {row.get('status', '')}"
            yield from _same_caller(heard, one, row)
    if one.kind == "who":
        yield from (f"is {row['is']}" for row in heard.table.get("circumstances", ()) if row.get("who") == own)
