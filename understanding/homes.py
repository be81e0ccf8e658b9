"""Which procedures are at home in a provision, and how closely: by their laws, and by where their concepts stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from corpus.concepts import provisions_of
from corpus.ids import split

LAW_IN_FORCE = "laws-2017-hu"
OF_THE_LAW = 0.2
"""How closely a procedure is at home in a provision that is merely of its law; its first law counts most."""
ELSEWHERE, SECOND_LAW = 0.5, 0.9
"""What a provision of a concept counts where it stands in another law than the procedure's, or in its second one."""
Homes = Mapping[str, tuple[tuple[str, float], ...]]


def at_home(provision: str) -> dict[str, float]:
    """The procedures a provision speaks for, and how closely: by its own place or one that holds it."""
    found: dict[str, float] = {}
    for place in _upwards(full(provision)):
        for name, depth in _homes().get(place, ()):
            found[name] = max(found.get(name, 0.0), depth)
    return found


def of_regulations(name: str) -> bool:
    """Whether a procedure is of regulations or Ulti, not of the Laws."""
    from rulings import registry

    laws = registry.get(name).laws
    return bool(laws) and ":" in laws[0]


def full(law: str) -> str:
    """The full id of a provision; a bare one is of the Laws in force."""
    return law if split(law)[0] else f"{LAW_IN_FORCE}:{law}"


@cache
def _homes() -> Homes:
    from rulings import registry

    homes: dict[str, dict[str, float]] = {}
    for name in registry.names():
        procedure = registry.get(name)
        own = {full(law): at for at, law in enumerate(procedure.laws)}
        places = [(law, OF_THE_LAW / (1 + at)) for law, at in own.items()]
        for at, concept in enumerate(procedure.concepts):
            places += [(place, _nearness(place, own) / (1 + at)) for place in provisions_of(concept)]
        for place, depth in places:
            here = homes.setdefault(place, {})
            here[name] = max(here.get(name, 0.0), depth)
    return {place: tuple(rows.items()) for place, rows in homes.items()}


def _nearness(place: str, own: Mapping[str, int]) -> float:
    at = min((own[one] for one in _upwards(place) if one in own), default=None)
    return ELSEWHERE if at is None else SECOND_LAW if at else 1.0


def _upwards(place: str) -> Iterator[str]:
    """A provision and everything that holds it: `27.B.1`, `27.B`, `27`."""
    yield place
    head, slash, _ = place.rpartition("/")
    if slash:
        yield head
    source, path = split(head or place)
    while "." in path:
        path = path.rpartition(".")[0]
        yield f"{source}:{path}"
