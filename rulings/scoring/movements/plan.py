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
    play the same set at the same time in some round; `phantom` is the pair number that does not exist (an odd field),
    its opponents sit out, and `phantoms` are further such numbers (both pairs of a team that does not exist); `cite` is
    where the text describes it.
    """

    name: str
    cite: str
    pairs: int
    sets: int
    set_size: int
    rounds: tuple[tuple[Sitting, ...], ...]
    shared: tuple[tuple[int, int], ...] = ()
    phantom: int | None = None
    phantoms: tuple[int, ...] = ()

    def absent(self, pair: int) -> bool:
        """Whether the pair number stands for nobody."""
        return pair == self.phantom or pair in self.phantoms

    def sittings(self) -> Iterator[tuple[int, Sitting]]:
        """Every sitting with its round, from 1."""
        for number, sittings in enumerate(self.rounds, 1):
            for sitting in sittings:
                yield number, sitting

    def board_numbers(self, board_set: int) -> tuple[int, int]:
        """First and last board of a set."""
        return (board_set - 1) * self.set_size + 1, board_set * self.set_size

    def sharing(self, round_number: int, table: int) -> tuple[int, ...]:
        """The tables that play the same set in the same round as `table`, itself among them, in order."""
        row = self.rounds[round_number - 1]
        own = next(s.boards for s in row if s.table == table)
        real = [s for s in row if not self.absent(s.ns) and not self.absent(s.ew)]
        return tuple(sorted(s.table for s in real if s.boards == own))

    def order(self, round_number: int, table: int) -> tuple[int, ...]:
        """Board numbers in the order `table` plays them in a round.

        Tables that share a set begin at different boards, so that one copy can be handed on; with fewer boards than
        such tables no order helps and copies are needed (`copies`).
        """
        row = self.rounds[round_number - 1]
        first, last = self.board_numbers(next(s.boards for s in row if s.table == table))
        boards = tuple(range(first, last + 1))
        together = self.sharing(round_number, table)
        if table not in together:
            return boards
        start = together.index(table) * self.set_size // len(together)
        return boards[start:] + boards[:start]

    def copies(self, round_number: int, table: int) -> bool:
        """Whether the set must be there twice in this round: fewer boards than tables that want them at once."""
        return len(self.sharing(round_number, table)) > self.set_size
