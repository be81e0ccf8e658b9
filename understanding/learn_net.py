"""Makes the network that hears procedures and facts together (`python -m understanding.learn`): `data/net.npz`.

Two tasks share all words: which procedure a line is about (table talk, topics, tellings, scenes, stories), and which
values a text tells (tellings; scenes and stories, which also teach what they do not tell). The vectors of pieces begin
as the senses of words, so that what is said in one language is heard in the others from the first step. Half of the
stories tell a fact more than was written, anew in each round (`understanding.composing`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from understanding.composing import Composer, Taught
from understanding.net import FAR, HEADS, MARKS, SHORTEST, STRETCHED, Net, Pieces
from understanding.senses import BUCKETS, WIDTH, Senses

ROUNDS, BATCH = 8, 64
"""How often every line is seen, and how many lines make a step."""
LAYERS, DEPTH, INNER, REACH = 2, 192, 384, 5
"""How many layers, the length of their vectors, that of the feed-forward part, the reach of the convolution."""
_RATE, _TABLE_RATE, _DECAY, _WARM = 1.5e-3, 1e-3, 0.02, 0.15
_DROPPED, _WORDS_DROPPED = 0.2, 0.15
_SENSE, _SMALL = 0.3, 0.02
_SILENT, _STORY = 0.6, 1.5
"""How much a value that is not told counts, and a story beside a single line."""
_SMOOTHED = 0.05


@dataclass(frozen=True, slots=True)
class Titled:
    """A text with its procedure, and for how many lines it counts."""

    words: Pieces
    procedure: str
    weight: float


_Line = TypeVar("_Line", Taught, Titled)


class Layer(nn.Module):
    """A layer in training: see `understanding.net`."""

    def __init__(self) -> None:
        super().__init__()
        self.even_near, self.even_look, self.even_wide = (nn.LayerNorm(DEPTH) for _ in range(3))
        self.near = nn.Conv1d(DEPTH, DEPTH, REACH, padding=REACH // 2)
        self.looks, self.takes = nn.Linear(DEPTH, 3 * DEPTH), nn.Linear(DEPTH, DEPTH)
        self.wide, self.back = nn.Linear(DEPTH, INNER), nn.Linear(INNER, DEPTH)
        self.far = nn.Parameter(torch.zeros(HEADS, 2 * FAR + 1))
        for part in (self.near, self.takes, self.back):
            nn.init.normal_(part.weight, std=_SMALL)

    def forward(self, rows: Tensor, there: Tensor) -> Tensor:
        """Words of shape (texts, words, depth); `there` is 1.0 where one stands."""
        kept = self.even_near(rows) * there[:, :, None]  # behind the last word nothing is said
        rows = rows + self._dropped(
            functional.gelu(self.near(kept.transpose(1, 2)), approximate="tanh").transpose(1, 2)
        )
        texts, words, _ = rows.shape
        parts = self.looks(self.even_look(rows)).view(texts, words, 3, HEADS, DEPTH // HEADS).permute(2, 0, 3, 1, 4)
        places = torch.arange(words)
        apart = (places[None] - places[:, None]).clamp(-FAR, FAR) + FAR
        bias = self.far[:, apart][None] + ((1 - there) * -1e4)[:, None, None, :]
        asks, has, says = parts
        seen = functional.scaled_dot_product_attention(asks, has, says, attn_mask=bias.to(parts.dtype))
        rows = rows + self._dropped(self.takes(seen.transpose(1, 2).reshape(texts, words, DEPTH)))
        wide = functional.gelu(self.wide(self.even_wide(rows)), approximate="tanh")
        following: Tensor = rows + self._dropped(self.back(wide))
        return following

    def _dropped(self, rows: Tensor) -> Tensor:
        return functional.dropout(rows, _DROPPED, self.training)


class Network(nn.Module):
    """The network in training; `understanding.net.Net` is the same in numpy."""

    def __init__(self, senses: Senses, labels: int, outputs: int, ideas: int) -> None:
        super().__init__()
        table = torch.zeros(BUCKETS + MARKS, WIDTH)
        table[:BUCKETS] = torch.tensor(senses.table) * _SENSE
        table[BUCKETS:] = torch.randn(MARKS, WIDTH) * 0.1
        self.table = nn.EmbeddingBag.from_pretrained(table, freeze=False, mode="sum")
        self.wider = nn.Linear(WIDTH, DEPTH)
        self.layers = nn.ModuleList([Layer() for _ in range(LAYERS)])
        self.even = nn.LayerNorm(DEPTH)
        self.procedure, self.procedures = nn.Linear(DEPTH, labels), nn.Linear(DEPTH, labels)
        self.value, self.values = nn.Linear(DEPTH, outputs), nn.Linear(DEPTH, outputs)
        self.silent = nn.Parameter(torch.zeros(ideas))
        for part in (self.procedure, self.procedures, self.value, self.values):
            nn.init.normal_(part.weight, std=_SMALL)
            nn.init.zeros_(part.bias)

    def read(self, batch: _Batch) -> Tensor:
        """The words of each text in their context, shape (texts, words, depth)."""
        rows = self.table(batch.pieces, batch.starts).view(*batch.there.shape, WIDTH)
        rows = rows * (STRETCHED / (rows.norm(dim=2, keepdim=True) + SHORTEST))
        if self.training:
            rows = functional.dropout(rows, _DROPPED) * (torch.rand(*batch.there.shape, 1) > _WORDS_DROPPED)
        rows = self.wider(rows)
        for layer in self.layers:
            rows = layer(rows, batch.there)
        return functional.dropout(self.even(rows), _DROPPED, self.training)

    def procedures_of(self, rows: Tensor, there: Tensor) -> Tensor:
        """What the loudest words and all together score, shape (texts, procedures)."""
        each = self.procedure(rows).float().masked_fill(there[:, :, None] == 0, -1e4)
        scores: Tensor = torch.logsumexp(each, 1) + self.procedures(_mean(rows, there)).float()
        return scores

    def values_of(self, rows: Tensor, there: Tensor, outputs: Tensor) -> Tensor:
        """The same for some outputs of each text, shape (texts, outputs): a text is asked of its own procedure only."""
        each = torch.bmm(rows, self.value.weight[outputs].transpose(1, 2).to(rows.dtype)).float()
        each = (each + self.value.bias[outputs][:, None]).masked_fill(there[:, :, None] == 0, -1e4)
        mean = _mean(rows, there).float()
        whole = (self.values.weight[outputs] * mean[:, None]).sum(2) + self.values.bias[outputs]
        return torch.logsumexp(each, 1) + whole


def _mean(rows: Tensor, there: Tensor) -> Tensor:
    return (rows * there[:, :, None]).sum(1) / there.sum(1, keepdim=True)


@dataclass(frozen=True, slots=True)
class _Batch:
    pieces: Tensor
    starts: Tensor
    there: Tensor
    """Which places hold a word: 1.0, else 0.0; shape (texts, words of the longest)."""

    @classmethod
    def of(cls, texts: Sequence[Pieces]) -> _Batch:
        counts = np.zeros((len(texts), max(map(len, texts))), np.int64)
        for at, words in enumerate(texts):
            counts[at, : len(words)] = [len(word) for word in words]
        there = torch.from_numpy((counts > 0).astype(np.float32))
        starts = np.concatenate([[0], np.cumsum(counts.ravel())[:-1]])
        flat = [piece for words in texts for word in words for piece in word]
        return cls(torch.tensor(flat), torch.from_numpy(starts), there)


@dataclass(frozen=True, slots=True)
class _Outputs:
    """What the outputs stand for: the procedures; of each idea which it is, its first output, and its values."""

    labels: Mapping[str, int]
    values: Mapping[str, tuple[str, ...]]
    places: Mapping[str, tuple[int, int]]

    @classmethod
    def of(cls, taught: Sequence[Taught], titled: Sequence[Titled]) -> _Outputs:
        labels = sorted({one.procedure for one in titled})
        values = _values(taught)
        firsts = np.cumsum([0, *(len(own) for own in values.values())]).tolist()
        places = {idea: (at, firsts[at]) for at, idea in enumerate(values)}
        return cls({name: at for at, name in enumerate(labels)}, values, places)

    def asked(self, one: Taught) -> NDArray[np.float32]:
        """A row each idea that a text could tell: its place, first output, number of values, the right one counted
        from 1 (0 where it is not told), and how much that counts; shape (ideas, 5).
        """
        rows = []
        for idea, value in one.told:
            right = 0 if value is None else self.values[idea].index(value) + 1
            weight = (1.0 if right else _SILENT) * (_STORY if one.story else 1.0)
            rows.append((*self.places[idea], len(self.values[idea]), right, weight))
        return np.array(rows, np.float32).reshape(-1, 5)


def learn_net(senses: Senses, taught: Sequence[Taught], titled: Sequence[Titled], seed: int = 0) -> Net:
    """The network of some lines; the same ones and the same machine give the same network."""
    torch.manual_seed(seed)
    chance = random.Random(seed)
    outputs = _Outputs.of(taught, titled)
    network = Network(senses, len(outputs.labels), sum(map(len, outputs.values.values())), len(outputs.values))
    rest = [weight for name, weight in network.named_parameters() if name != "table.weight"]
    groups = [{"params": [network.table.weight], "lr": _TABLE_RATE, "weight_decay": 0.0}, {"params": rest, "lr": _RATE}]
    steps = torch.optim.AdamW(groups, weight_decay=_DECAY, fused=True)
    most = ROUNDS * (len(taught) // BATCH + len(titled) // BATCH + 2)
    pace = torch.optim.lr_scheduler.OneCycleLR(
        steps, max_lr=[_TABLE_RATE, _RATE], total_steps=most + 1, pct_start=_WARM
    )
    composer = Composer.of(taught)
    network.train()
    for _ in range(ROUNDS):
        for batch in _batches([composer.told_more(one, chance) for one in taught], titled, chance):
            steps.zero_grad()
            with torch.autocast("cpu", torch.bfloat16):
                loss = _loss(network, batch, outputs)
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(network.parameters(), 5)
            steps.step()
            pace.step()
    return Net(_weights(network), tuple(outputs.labels), outputs.values)


def _values(taught: Sequence[Taught]) -> dict[str, tuple[str, ...]]:
    found: dict[str, set[str]] = {}
    for one in taught:
        for idea, value in one.told:
            if value is not None:
                found.setdefault(idea, set()).add(value)
    return {idea: tuple(sorted(own)) for idea, own in sorted(found.items())}


def _batches(
    taught: Sequence[Taught], titled: Sequence[Titled], chance: random.Random
) -> Iterator[Sequence[Taught] | Sequence[Titled]]:
    """Lines of one task and of like length together, in a new order each time."""
    found: list[Sequence[Taught] | Sequence[Titled]] = [*_alike(taught, chance), *_alike(titled, chance)]
    chance.shuffle(found)
    yield from found


def _alike(lines: Sequence[_Line], chance: random.Random) -> Iterator[Sequence[_Line]]:
    order = sorted(lines, key=lambda one: len(one.words) // 6 + chance.random())
    for first in range(0, len(order), BATCH):
        yield order[first : first + BATCH]


def _loss(network: Network, batch: Sequence[Taught] | Sequence[Titled], outputs: _Outputs) -> Tensor:
    made = _Batch.of([one.words for one in batch])
    rows = network.read(made)
    titled = [one for one in batch if isinstance(one, Titled)]
    if titled:
        scores = network.procedures_of(rows, made.there)
        right = torch.tensor([outputs.labels[one.procedure] for one in titled])
        lost = functional.cross_entropy(scores, right, reduction="none", label_smoothing=_SMOOTHED)
        return (lost * torch.tensor([one.weight for one in titled])).mean()
    asked = [outputs.asked(one) for one in batch if isinstance(one, Taught)]
    owners = torch.from_numpy(np.repeat(np.arange(len(asked)), [len(own) for own in asked]))
    if not len(owners):
        return rows.sum() * 0
    columns = np.zeros((len(asked), max(1, *(int(own[:, 2].sum()) for own in asked))), np.int64)
    firsts = []
    for at, own in enumerate(asked):
        ends = np.cumsum(own[:, 2]).astype(np.int64)
        firsts.append(ends - own[:, 2].astype(np.int64))
        for first, end, output in zip(firsts[-1], ends, own[:, 1].astype(np.int64), strict=True):
            columns[at, first:end] = np.arange(output, output + end - first)
    scores = network.values_of(rows, made.there, torch.from_numpy(columns))
    told = torch.from_numpy(np.concatenate(asked))
    places, _, width, right = told[:, :4].long().unbind(1)
    reach = torch.arange(int(width.max()))
    here = (torch.from_numpy(np.concatenate(firsts))[:, None] + reach).clamp(max=scores.shape[1] - 1)
    own_scores = scores[owners[:, None], here].masked_fill(reach >= width[:, None], -1e4)
    lost = functional.cross_entropy(
        torch.cat([network.silent[places][:, None], own_scores], 1), right, reduction="none"
    )
    return (lost * told[:, 4]).sum() / len(batch)


def _weights(network: Network) -> dict[str, Any]:
    found = {}
    for name, weight in network.state_dict().items():
        found[name.removesuffix(".weight").replace(".bias", "_bias")] = weight.detach().numpy().astype(np.float32)
    return found
