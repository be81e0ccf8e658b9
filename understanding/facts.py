"""The facts that a text tells a procedure: linear models over its pieces, made by `understanding.learn_facts`.

They only propose: of what contradicts itself the engine keeps the most trusted (`app.asking.told`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rulings.engine.wording import value_key
from understanding.chances import chances, weights
from understanding.clauses import Text, cut
from understanding.features import plain_words
from understanding.heard import Heard
from understanding.kept import arrays
from understanding.latest import latest
from understanding.neighbours import Near, Neighbours
from understanding.net import Context, Net, Pieces, in_context, net
from understanding.said import Row, Span, pieces, roles, signs
from understanding.seating import seating
from understanding.senses import DATA, Sense, Senses, senses

TOLD = 0.5
"""The probability from which a fact counts as told."""


@dataclass(frozen=True, slots=True)
class Told:
    """A fact told: its value as facts take it, the words that tell it, how probable that is."""

    fact: str
    value: Any
    words: str
    p: float


@dataclass(frozen=True, slots=True)
class Weights:
    """One value of one idea: the places of its signs, their weights, its bias."""

    places: NDArray[np.int64]
    weights: NDArray[np.float32]
    bias: float


class Reader:
    """The models of all ideas (idea -> value -> weights), which idea each fact is (procedure -> fact -> idea), solved
    stories, what signals count, the senses of words that the weights were learnt with, and the network."""

    def __init__(
        self,
        made: Mapping[str, Mapping[str, Weights]],
        own: Mapping[str, Mapping[str, str]],
        solved: Neighbours,
        counts: Mapping[str, float],
        senses: Senses,
        net: Net | None = None,
    ) -> None:
        self.made = made
        self.own = own
        self.solved = solved
        self.counts = counts
        self.senses = senses
        self.net = net

    def context(self, words: Pieces) -> Context:
        """The words of a text as the network reads them; None without one."""
        return None if self.net is None else self.net.read(words)

    def read(self, idea: str, context: Context) -> dict[str, float]:
        """How probable each value of an idea is to the network; empty where it knows none."""
        return {} if self.net is None or context is None else self.net.told(idea, context)

    def heard(self, idea: str, rows: Rows) -> dict[str, tuple[float, int]]:
        """How probable each value of an idea sounds in the piece that tells it best, and which piece that is."""
        found = {}
        for value, one in self.made.get(idea, {}).items():
            scores = rows.scores(one)
            found[value] = float(scores.max()), int(scores.argmax())
        return found

    def best(
        self, ideas: Sequence[str], rows: Sequence[Row], near: Near, context: Context
    ) -> dict[str, tuple[str, int, float]]:
        """For each idea that some piece tells: the value, which piece tells it best, and how probable it is."""
        together = Rows.of(rows)
        found: dict[str, tuple[str, int, float]] = {}
        for idea in ideas:
            heard = self.heard(idea, together)
            sounds = {value: p for value, (p, _) in heard.items()}
            probable = chances(idea, sounds, near, self.read(idea, context), self.counts)
            value = max(probable, key=lambda one: probable[one], default=None)
            if value is not None and probable[value] >= TOLD:
                found[idea] = value, heard[value][1], probable[value]
        return found


@dataclass(frozen=True, slots=True)
class Rows:
    """The pieces of one text over the signs that any of them has."""

    places: NDArray[np.int64]
    values: NDArray[np.float32]

    @classmethod
    def of(cls, rows: Sequence[Row]) -> Rows:
        """The union of some pieces."""
        places = np.unique(np.concatenate([row[0] for row in rows])) if rows else np.zeros(0, np.int64)
        values = np.zeros((len(rows), len(places)), np.float32)
        for at, row in enumerate(rows):
            values[at, np.searchsorted(places, row[0])] = row[1]
        return cls(places, values)

    def scores(self, one: Weights) -> NDArray[np.float64]:
        """The probability of a value in each piece."""
        if not len(self.places):
            return np.zeros(1)
        at = np.minimum(np.searchsorted(one.places, self.places), len(one.places) - 1)
        weights = np.where(one.places[at] == self.places, one.weights[at], 0.0)
        return 1 / (1 + np.exp(-(np.asarray(self.values @ weights, np.float64) + one.bias)))


@cache
def reader() -> Reader:
    """The committed models; none where they were not made yet."""
    kept = arrays(DATA / "facts.npz")
    if kept is None:
        return Reader({}, {}, Neighbours.none(), weights(), senses())
    made: dict[str, dict[str, Weights]] = {}
    own: dict[str, dict[str, str]] = {}
    ends, places, values = kept["ends"], kept["places"].astype(np.int64), kept["weights"]
    scale, bias = kept["scale"], kept["bias"]
    for at, name in enumerate(kept["names"]):
        idea, _, value = str(name).partition(" ")
        part = slice(int(ends[at]), int(ends[at + 1]))
        row = values[part].astype(np.float32) * scale[at]
        made.setdefault(idea, {})[value] = Weights(places[part], row, float(bias[at]))
    for row in kept["facts"]:
        fact, _, idea = str(row).partition(" ")
        procedure, _, name = fact.partition(".")
        own.setdefault(procedure, {})[name] = idea
    stories = [json.loads(str(row)) for row in kept["stories"]]
    solved = Neighbours(
        kept["near"].astype(np.float32) / np.float32(127),
        [stories[at][0] for at in kept["of"]],
        [stories[at][1] for at in kept["of"]],
    )
    return Reader(made, own, solved, weights(), senses(), net())


def facts_taught(procedure: str) -> set[str]:
    """The facts of a procedure that tellings teach."""
    models = reader()
    return {fact for fact, idea in models.own.get(procedure, {}).items() if idea in models.made}


@dataclass(frozen=True, slots=True)
class FactChances:
    """How probable every value (as spelt) of each fact that tellings teach is in a text, which words tell it, and the
    solved stories of the procedure by how near they are to the text.
    """

    chances: Mapping[str, Mapping[str, float]]
    words: Mapping[str, Mapping[str, str]]
    near: Near


@latest
def weighed(heard: Heard, procedure: str) -> FactChances:
    """The facts of a procedure in a text, told or not; nothing where no tellings teach them."""
    models = reader()
    text = heard.read or cut(heard.text, heard.language)
    near = models.solved.near(procedure, _sense(text).whole(), len(text.words))
    own = models.own.get(procedure, {})
    if not own:
        return FactChances({}, {}, near)
    seats = roles(seating(heard, procedure))
    spans, rows = _pieces(text, tuple((seat, *names) for seat, names in seats.items()))
    context = in_context(text, seats)
    found: dict[str, dict[str, float]] = {}
    words: dict[str, dict[str, str]] = {}
    for fact, idea in own.items():
        if sounds := models.heard(idea, rows):
            loud = {value: p for value, (p, _) in sounds.items()}
            found[fact] = chances(idea, loud, near, models.read(idea, context), models.counts)
            words[fact] = {value: text.said(*spans[at]) for value, (_, at) in sounds.items()}
    return FactChances(found, words, near)


@lru_cache(maxsize=16)
def _pieces(text: Text, seats: tuple[tuple[str, ...], ...]) -> tuple[list[Span], Rows]:
    """The pieces of a text and their signs, kept for a while: most procedures see the same seats in it."""
    spans, named = pieces(text), {seat: names for seat, *names in seats}
    return spans, Rows.of([signs(text, span, named, _sense(text)) for span in spans])


@lru_cache(maxsize=16)
def _sense(text: Text) -> Sense:
    """The sense of a text as the readers of facts know it."""
    return reader().senses.of(plain_words(text))


def chances_of(heard: Heard, procedure: str) -> Mapping[str, Mapping[str, float]]:
    """How probable every value (as spelt) of each fact that tellings teach is in a text, told or not."""
    return weighed(heard, procedure).chances


def loudness(heard: Heard, procedure: str, span: Span) -> Mapping[str, Mapping[str, tuple[float, float]]]:
    """How loud each value (as spelt) of each fact of a procedure that tellings teach sounds in some words, and in the
    other pieces of the text.
    """
    models = reader()
    text = heard.read or cut(heard.text, heard.language)
    seats = roles(seating(heard, procedure))
    spans, rows = _pieces(text, tuple((seat, *names) for seat, names in seats.items()))
    inside = [at for at, (first, last) in enumerate(spans) if span[0] <= first and last <= span[1]]
    outside = [at for at, (first, last) in enumerate(spans) if last < span[0] or span[1] < first]

    def loudest(idea: str, among: Sequence[int]) -> Mapping[str, float]:
        kept = Rows(rows.places, rows.values[among])
        return {value: p for value, (p, _) in models.heard(idea, kept).items()} if among else {}

    found = {}
    for fact, idea in models.own.get(procedure, {}).items():
        here, elsewhere = loudest(idea, inside), loudest(idea, outside)
        found[fact] = {value: (p, elsewhere.get(value, 0.0)) for value, p in here.items()}
    return found


def told_to(heard: Heard, procedure: str, least: float = TOLD) -> list[Told]:
    """The facts of a procedure that a text tells, in the order of the procedure's declaration: the likeliest value of
    each, from the probability `least` on.
    """
    from rulings import registry

    heeded = weighed(heard, procedure)
    found = []
    for fact, field in registry.get(procedure).fields.items():
        own = heeded.chances.get(fact)
        if not own:
            continue
        spelt = max(own, key=lambda one: own[one])
        value = {value_key(one): one for one in field.type.finite or ()}.get(spelt)
        if own[spelt] >= least and value is not None:
            found.append(Told(fact, value, heeded.words[fact][spelt], own[spelt]))
    return found
