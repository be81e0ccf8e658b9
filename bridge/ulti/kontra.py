"""Doubling in Ulti (I.7): kontra and rekontra of single parts, for the pair, or one by one in trumpless games."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridge.ulti.contracts import Part, UltiContract
from bridge.ulti.errors import UltiRefusal

PLAIN = 1
KONTRA = 2
REKONTRA = 4


@dataclass(frozen=True, slots=True)
class Stakes:
    """How each part stands against each defender: 1 plain, 2 kontra, 4 rekontra.

    `levels` holds, for each part, the factors against the first and the second defender; they differ only in
    trumpless games, where every defender's kontra is his own.
    """

    contract: UltiContract
    levels: tuple[tuple[Part, tuple[int, int]], ...] = ()

    def factors(self, part: Part) -> tuple[int, int]:
        """The factors against the first and the second defender."""
        return dict(self.levels).get(part, (PLAIN, PLAIN))

    def with_kontra(self, part: Part, defender: int) -> Stakes:
        """Kontra of one part by the first (0) or second (1) defender; it binds the partner too with trumps (I.7).

        In a trumpless game "csatlakozom" is the second defender's own kontra and is written the same way; that the
        first defender has spoken before the second is the table's business.
        """
        self._refuse_foreign(part)
        before = self.factors(part)
        if before[defender] != PLAIN:
            raise UltiRefusal("already_kontra", "I.7")
        after = _set(before, defender, KONTRA) if self.contract.trumpless else (KONTRA, KONTRA)
        return self._with(part, after)

    def with_rekontra(self, part: Part) -> Stakes:
        """Rekontra by the declarer of every kontra given to the part; there is no further step (I.7)."""
        self._refuse_foreign(part)
        before = self.factors(part)
        if KONTRA not in before:
            raise UltiRefusal("no_kontra_to_redouble", "I.7")
        return self._with(part, (_rekontra(before[0]), _rekontra(before[1])))

    def all_doubled(self) -> Stakes:
        """Every part kontra against both: the price of giving up before the first lead (I.6) and of II.B."""
        return replace(self, levels=tuple((part, (KONTRA, KONTRA)) for part in self.contract.ordered))

    def _refuse_foreign(self, part: Part) -> None:
        if part not in self.contract.parts:
            raise UltiRefusal("part_not_in_contract", "I.7", tuple(item.value for item in self.contract.ordered))

    def _with(self, part: Part, factors: tuple[int, int]) -> Stakes:
        levels = {**dict(self.levels), part: factors}
        return replace(self, levels=tuple((item, levels[item]) for item in self.contract.ordered if item in levels))


def _rekontra(factor: int) -> int:
    return REKONTRA if factor == KONTRA else factor


def _set(factors: tuple[int, int], index: int, factor: int) -> tuple[int, int]:
    return (factor, factors[1]) if index == 0 else (factors[0], factor)
