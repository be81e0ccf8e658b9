"""A small network over the words of a text: which procedure it is about, and which values of facts it tells.

Each word is the sum of the vectors of its hashed pieces; layers of a convolution, attention to all other words (heads
that know how far a word stands from another) and a feed-forward part give it its context; a value is told as loudly as
the word that tells it most, and by all words together. It is made by `understanding.learn_net` and runs in numpy:
`data/net.npz`, weights in eight bits.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from understanding.clauses import Text
from understanding.kept import arrays
from understanding.said import words_of
from understanding.senses import BUCKETS, DATA, word_pieces

MARKS = 1 << 10
"""Hashed places of what is no plain word: masked seats and calls, persons by role, figures, signs."""
SHORTEST, STRETCHED = 0.3, 4.0
"""What is added to the length of a word's vector before it is scaled to that length, and how long it is then made."""
HEADS, FAR = 4, 32
"""How many heads a layer has, and from how many words apart all distances are one."""
_TINY = 1e-5
Pieces = Sequence[Sequence[int]]
"""The rows of the table that each word of a text is the sum of."""
Array = NDArray[np.float32]
Context = Array | None
"""The words of a text as the network reads them; None where there is no network."""


def pieces_of(text: Text, seats: Mapping[str, Sequence[str]]) -> Pieces:
    """The words of a text as rows of the table; seats are also named by what they are to the offender."""
    found: list[tuple[int, ...]] = []
    for word in words_of(text, (0, len(text.words) - 1), seats):
        own = word_pieces(word) if word.isalpha() and not word[0].isupper() else ()
        found.append(own or (BUCKETS + (zlib.crc32(word.encode()) & (MARKS - 1)),))
    return found or [(BUCKETS,)]


@dataclass(frozen=True, slots=True)
class Net:
    """The weights, by name (`understanding.learn_net.Network` names them), and what its outputs stand for."""

    weights: Mapping[str, Array]
    labels: tuple[str, ...]
    """The procedures, one an output."""
    values: Mapping[str, tuple[str, ...]]
    """The values of each idea, in the order of their outputs."""
    places: Mapping[str, tuple[int, slice]] = field(init=False)
    """Which of the ideas each is, and its outputs."""
    kernels: Mapping[str, Array] = field(init=False)
    """The convolutions as they are multiplied with, shape (reach, width in, width out): in one piece each."""

    def __post_init__(self) -> None:
        places, first = {}, 0
        for at, (idea, own) in enumerate(self.values.items()):
            places[idea] = at, slice(first, first + len(own))
            first += len(own)
        object.__setattr__(self, "places", places)
        near = {name: kernel for name, kernel in self.weights.items() if kernel.ndim == 3}
        kernels = {name: np.ascontiguousarray(kernel.transpose(2, 1, 0)) for name, kernel in near.items()}
        object.__setattr__(self, "kernels", kernels)

    def read(self, words: Pieces) -> Array:
        """The words in their context, shape (words, width)."""
        table = self.weights["table"]
        rows = np.array([np.add.reduce(table[list(word)], axis=0) for word in words], np.float32)
        rows *= STRETCHED / (np.linalg.norm(rows, axis=1, keepdims=True) + SHORTEST)
        rows = self._line(rows, "wider")
        layer = 0
        while f"layers.{layer}.near" in self.weights:
            rows = self._layer(rows, f"layers.{layer}")
            layer += 1
        return self._even(rows, "even")

    def _layer(self, rows: Array, name: str) -> Array:
        """One layer: what the neighbours say, what all words say, and what follows of it."""
        evened = self._even(rows, f"{name}.even_near")
        rows = rows + _gelu(_near(evened, self.kernels[f"{name}.near"], self.weights[f"{name}.near_bias"]))
        rows = rows + self._line(self._looked(self._even(rows, f"{name}.even_look"), name), f"{name}.takes")
        wide = _gelu(self._line(self._even(rows, f"{name}.even_wide"), f"{name}.wide"))
        following: Array = rows + self._line(wide, f"{name}.back")
        return following

    def _looked(self, rows: Array, name: str) -> Array:
        """What each head of each word takes from all words, shape (words, width)."""
        asked, offered, taken = (
            part.reshape(len(rows), HEADS, -1).transpose(1, 0, 2)
            for part in np.split(self._line(rows, f"{name}.looks"), 3, axis=1)
        )
        places = np.arange(len(rows))
        apart = np.clip(places[None] - places[:, None], -FAR, FAR) + FAR
        scores = asked @ offered.transpose(0, 2, 1) / np.sqrt(asked.shape[2]) + self.weights[f"{name}.far"][:, apart]
        return np.asarray(_softmax(scores) @ taken, np.float32).transpose(1, 0, 2).reshape(rows.shape)

    def _own(self, name: str) -> tuple[Array, Array]:
        return self.weights[name], self.weights[f"{name}_bias"]

    def _line(self, rows: Array, name: str) -> Array:
        weight, bias = self._own(name)
        made: Array = rows @ weight.T + bias
        return made

    def _even(self, rows: Array, name: str) -> Array:
        """Each word's vector with mean 0 and variance 1, scaled and moved as learnt."""
        weight, bias = self._own(name)
        centred = rows - rows.mean(axis=1, keepdims=True)
        made: Array = centred / np.sqrt((centred**2).mean(axis=1, keepdims=True) + _TINY) * weight + bias
        return made

    def procedures(self, read: Array) -> list[tuple[str, float]]:
        """Every procedure with its probability, best first."""
        loud, whole = _loudest(self._line(read, "procedure")), self._line(read.mean(axis=0), "procedures")
        shares = _softmax((loud + whole)[None])[0]
        return [(self.labels[at], float(shares[at])) for at in np.argsort(-shares)]

    def told(self, idea: str, read: Array) -> dict[str, float]:
        """The probability of every value of an idea; what is left is that none is told. Empty for another idea."""
        if idea not in self.places:
            return {}
        own, (at, here) = self.weights, self.places[idea]
        loud = _loudest(read @ own["value"][here].T + own["value_bias"][here])
        whole = read.mean(axis=0) @ own["values"][here].T + own["values_bias"][here]
        shares = _softmax(np.concatenate([[own["silent"][at]], loud + whole])[None])[0]
        return dict(zip(self.values[idea], shares[1:].tolist(), strict=True))


def _near(rows: Array, kernel: Array, bias: Array) -> Array:
    """What neighbours say: a convolution, `kernel` of shape (reach, width in, width out)."""
    reach = len(kernel)
    padded = np.zeros((len(rows) + reach - 1, rows.shape[1]), rows.dtype)
    padded[reach // 2 : reach // 2 + len(rows)] = rows
    heard: Array = sum(padded[at : at + len(rows)] @ kernel[at] for at in range(reach)) + bias
    return heard


def _gelu(rows: Array) -> Array:
    """What is above 0, softly (Hendrycks and Gimpel 2016, by its tanh)."""
    made: Array = 0.5 * rows * (1 + np.tanh(0.7978845608 * (rows + 0.044715 * rows * rows * rows)))
    return made


def _loudest(scores: Array) -> Array:
    """Log of the summed exponentials over the words, by column."""
    top = scores.max(axis=0)
    found: Array = top + np.log(np.exp(scores - top).sum(axis=0))
    return found


def _softmax(scores: Array) -> Array:
    odds = np.exp(scores - scores.max(axis=-1, keepdims=True))
    shares: Array = odds / odds.sum(axis=-1, keepdims=True)
    return shares


def write(net: Net) -> None:
    """Keep the weights in eight bits, each row by its own scale."""
    kept: dict[str, NDArray[np.generic]] = {
        "labels": np.array(net.labels),
        "outputs": np.array([f"{idea} {value}" for idea, values in net.values.items() for value in values]),
    }
    for name, found in net.weights.items():
        rows = found.reshape(len(found), -1)
        largest = np.maximum(np.abs(rows).max(axis=1), 1e-9)
        kept[name] = np.round(rows * (127 / largest)[:, None]).astype(np.int8).reshape(found.shape)
        kept[f"{name}.scale"] = (largest / 127).astype(np.float32)
    np.savez_compressed(DATA / "net.npz", **kept)  # type: ignore[arg-type]


@cache
def net() -> Net | None:
    """The committed network; None where it was not made yet."""
    kept = arrays(DATA / "net.npz")
    if kept is None:
        return None
    weights = {}
    for name in (name.removesuffix(".scale") for name in kept if name.endswith(".scale")):
        rows, scale = kept[name].astype(np.float32), kept[f"{name}.scale"]
        weights[name] = rows * scale.reshape((-1,) + (1,) * (rows.ndim - 1))
    values: dict[str, tuple[str, ...]] = {}
    for output in kept["outputs"]:
        idea, _, value = str(output).partition(" ")
        values[idea] = (*values.get(idea, ()), value)
    return Net(weights, tuple(str(one) for one in kept["labels"]), values)


def in_context(text: Text, seats: Mapping[str, Sequence[str]]) -> Context:
    """The words of a text as the committed network reads them; `seats` are named as for `pieces_of`."""
    return _in_context(text, tuple((seat, *names) for seat, names in seats.items() if names))


@lru_cache(maxsize=16)
def _in_context(text: Text, seats: tuple[tuple[str, ...], ...]) -> Context:
    """Kept for a while: procedures are ranked by it, and each reads its facts in it, most with the same seats."""
    made = net()
    return None if made is None else made.read(pieces_of(text, {seat: names for seat, *names in seats}))
