"""What a movement is: who sits where against whom with which boards, round by round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Sitting:
    """One table in one round. Pairs are numbered from 1; `boards` is the number of a set of boards, from 1."""

    table: int
    ns: int
    ew: int
    boards: int


@dataclass(frozen=True)
class Plan:
    """A movement: rounds of sittings.

    `pairs` counts the pairs, `sets` the board sets, `set_size` the boards of a set; `shared` are the table pairs that
    play the same set at the same time; `phantom` is the pair number that does not exist (an odd field), its opponents
    sit out; `cite` is where the text describes it.
    """

    name: str
    cite: str
    pairs: int
    sets: int
    set_size: int
    rounds: tuple[tuple[Sitting, ...], ...]
    shared: tuple[tuple[int, int], ...] = ()
    phantom: int | None = None

    def sittings(self) -> Iterator[tuple[int, Sitting]]:
        """Every sitting with its round, from 1."""
        for number, sittings in enumerate(self.rounds, 1):
            for sitting in sittings:
                yield number, sitting

    def board_numbers(self, board_set: int) -> tuple[int, int]:
        """First and last board of a set."""
        return (board_set - 1) * self.set_size + 1, board_set * self.set_size
