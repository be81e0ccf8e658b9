"""Contrastive refinement of a token table: texts of one provision come closer than texts of different laws.

The symmetric in-batch loss of CLIP (Radford et al., ICML 2021) and of sentence-transformers'
MultipleNegativesRankingLoss, with one pair per law in a batch, so that no negative is a false one. Half of the left
sides are short random windows of a text, because questions are short. Plain loop: one thread, fixed seed, same bytes.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Ids = list[int]
Words = Sequence[Ids]
"""A text: the token ids of each of its words."""


@dataclass(frozen=True, slots=True)
class Family:
    """One law (or section): its provisions, each a list of (language, text)."""

    provisions: Sequence[Sequence[tuple[str, Words]]]


@dataclass(frozen=True, slots=True)
class Schedule:
    """How the refinement runs."""

    steps: int = 240
    batch: int = 64
    rate: float = 0.002
    temperature: float = 0.06
    seed: int = 2017


def refine(
    table: NDArray[np.float32], families: Sequence[Family], schedule: Schedule, progress: Callable[[float], None]
) -> NDArray[np.float32]:
    """A refined copy of `table`; the process's thread settings are put back afterwards."""
    import torch
    from torch.nn import functional

    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        generator = random.Random(schedule.seed)
        weight = torch.from_numpy(table.copy()).requires_grad_(True)
        optimiser = torch.optim.Adam([weight], lr=schedule.rate)
        for step in range(schedule.steps):
            for group in optimiser.param_groups:
                group["lr"] = schedule.rate * (1.0 - step / schedule.steps)
            left, right = _batch(families, schedule.batch, generator)
            a, b = (
                functional.normalize(
                    functional.embedding_bag(
                        torch.tensor([token for row in side for token in row], dtype=torch.long),
                        weight,
                        torch.tensor([0, *map(len, side[:-1])], dtype=torch.long).cumsum(0),
                        mode="mean",
                    )
                )
                for side in (left, right)
            )
            scores = a @ b.T / schedule.temperature
            target = torch.arange(len(left))
            loss = functional.cross_entropy(scores, target) + functional.cross_entropy(scores.T, target)
            optimiser.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            optimiser.step()
            progress((step + 1) / schedule.steps)
        return weight.detach().numpy().astype(np.float32)
    finally:
        torch.set_num_threads(threads)


def _batch(families: Sequence[Family], size: int, generator: random.Random) -> tuple[list[Ids], list[Ids]]:
    left: list[Ids] = []
    right: list[Ids] = []
    for family in generator.sample(list(families), min(size, len(families))):
        texts = generator.choice(family.provisions)
        language, query = generator.choice(texts)
        others = [text for text in texts if text[0] != language] or [text for text in texts if text[1] is not query]
        _, answer = generator.choice(others or texts)
        if not others or generator.random() < 0.5:
            query = _window(query, generator)
        left.append([token for word in query for token in word])
        right.append([token for word in answer for token in word])
    return left, right


def _window(text: Words, generator: random.Random) -> Words:
    size = generator.randint(4, 14)
    start = generator.randint(0, max(0, len(text) - size))
    return text[start : start + size]
