"""Which procedures are at home in a provision, and how closely: by their laws, and by where their concepts stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
    return at_home_in(_homes(), full(provision))


def at_home_in(homes: Homes, full_id: str) -> dict[str, float]:
    """The same of a full id, in homes worked out before."""
    found: dict[str, float] = {}
    for place in upwards(full_id):
        for name, depth in homes.get(place, ()):
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

    found = {name: registry.get(name) for name in registry.names()}
    return homes_of({name: (row.laws, row.concepts) for name, row in found.items()})


def homes_of(procedures: Mapping[str, tuple[Sequence[str], Sequence[str]]]) -> Homes:
    """Full id of a provision -> the procedures at home in it, and how closely; from their laws and concepts."""
    homes: dict[str, dict[str, float]] = {}
    for name, (laws, concepts) in procedures.items():
        own = {full(law): at for at, law in enumerate(laws)}
        places = [(law, OF_THE_LAW / (1 + at)) for law, at in own.items()]
        for at, concept in enumerate(concepts):
            places += [(place, _nearness(place, own) / (1 + at)) for place in provisions_of(concept)]
        for place, depth in places:
            here = homes.setdefault(place, {})
            here[name] = max(here.get(name, 0.0), depth)
    return {place: tuple(rows.items()) for place, rows in homes.items()}


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
