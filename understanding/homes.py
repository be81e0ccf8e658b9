"""Which procedures are at home in a provision, and how closely: by their laws, and by where their concepts stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from corpus.concepts import provisions_of
from corpus.ids import split
from corpus.store import LAW_IN_FORCE, Store

OF_THE_LAW = 0.2
"""How closely a procedure is at home in a provision that is merely of its law; its first law counts most."""
ELSEWHERE, SECOND_LAW = 0.5, 0.9
"""What a provision of a concept counts where it stands in another law than the procedure's, or in its second one."""


@dataclass(frozen=True, slots=True)
class Homes:
    """Where procedures are at home: full id of a provision -> procedures and how closely; and those of regulations."""

    places: Mapping[str, tuple[tuple[str, float], ...]]
    regulations: frozenset[str]
    """The procedures of regulations or Ulti, not of the Laws."""

    def at(self, full_id: str) -> dict[str, float]:
        """The procedures a provision speaks for, and how closely: by its own place or one that holds it."""
        found: dict[str, float] = {}
        for place in upwards(full_id):
            for name, depth in self.places.get(place, ()):
                found[name] = max(found.get(name, 0.0), depth)
        return found

    @classmethod
    def of(cls, procedures: Mapping[str, tuple[Sequence[str], Sequence[str]]]) -> Homes:
        """From the laws and the concepts of every procedure."""
        places: dict[str, dict[str, float]] = {}
        for name, (laws, concepts) in procedures.items():
            for place, depth in _depths(laws, concepts):
                here = places.setdefault(place, {})
                here[name] = max(here.get(name, 0.0), depth)
        regulations = frozenset(name for name, (laws, _) in procedures.items() if laws and ":" in laws[0])
        return cls({place: tuple(rows.items()) for place, rows in places.items()}, regulations)


@lru_cache(maxsize=8)
def homes_in(store: Store) -> Homes:
    """The homes of the procedures that a build knows."""
    return Homes.of({name: (row["laws"], row["concepts"]) for name, row in store.procedures.items()})


@cache
def homes_declared() -> Homes:
    """The homes of all procedures of the engine (which loads them all)."""
    from rulings import registry

    found = {name: registry.get(name) for name in registry.names()}
    return Homes.of({name: (row.laws, row.concepts) for name, row in found.items()})


def full(law: str) -> str:
    """The full id of a provision; a bare one is of the Laws in force."""
    return law if split(law)[0] else f"{LAW_IN_FORCE}:{law}"


def _depths(laws: Sequence[str], concepts: Sequence[str]) -> Iterator[tuple[str, float]]:
    own = {full(law): at for at, law in enumerate(laws)}
    for law, at in own.items():
        yield law, OF_THE_LAW / (1 + at)
    for at, concept in enumerate(concepts):
        for place in provisions_of(concept):
            yield place, _nearness(place, own) / (1 + at)


def _nearness(place: str, own: Mapping[str, int]) -> float:
    at = min((own[one] for one in upwards(place) if one in own), default=None)
    return ELSEWHERE if at is None else SECOND_LAW if at else 1.0


def upwards(place: str) -> Iterator[str]:
    """A provision (a full id) and everything that holds it: `27.B.1`, `27.B`, `27`."""
    yield place
    head, slash, _ = place.rpartition("/")
    if slash:
        yield head
    source, path = split(head or place)
    while "." in path:
        path = path.rpartition(".")[0]
        yield f"{source}:{path}"
