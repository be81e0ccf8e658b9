"""Which procedure a question is about: concepts read and provisions found, against what each procedure declares.

A procedure declares laws and concepts, the telling ones first; a concept names the provisions it stands in
(`corpus/concepts.yaml`). So a provision found speaks for the procedures whose concepts stand in it, the more closely
the nearer the concept is to the head of the list, and a little for every procedure of its law.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from corpus.concepts import provisions_of
from corpus.ids import split
from corpus.store import LAW_IN_FORCE, Store
from retrieval.reading import Reading

READ = 3.0
READ_UNSURE = 1.5
FOUND = 2.4
FOUND_DEPTH = 5
OF_THE_LAW = 0.2
ENOUGH = 2.4
CLOSE = 0.75
"""Weights: a concept read, one read doubtfully, the first provision found, how many of those found count, a provision
that is merely of the procedure's law; what a match needs, and how near to the best another one is still offered. Set
on `evals/datasets/held_out_2.jsonl` and `evals/rulings` as a whole, a wrong procedure costing twice what a right one
gains."""

Homes = dict[str, tuple[tuple[str, float], ...]]
"""Full id of a provision -> the procedures at home in it, and how closely."""


@dataclass(frozen=True, slots=True)
class Match:
    """A procedure that may rule the question, how strongly, and why: words read and provisions found."""

    name: str
    score: float
    because: tuple[str, ...]


def match(store: Store, reading: Reading, hits: Sequence[str]) -> list[Match]:
    """Procedures worth asking, best first; empty when nothing in the question speaks for one.

    `hits` are the provisions found by the words alone, without what the concepts point to: a single concept that no
    provision found bears out was probably a chance meeting of words, and counts half.
    """
    read, borne, because = _by_concepts(store, reading), dict[str, float](), dict[str, list[str]]()
    for place, hit in enumerate(hits):
        for name, depth in _at_home(store, hit).items():
            counted = FOUND * depth / (1 + place) ** 0.7 if place < FOUND_DEPTH else 0.0
            borne[name] = borne.get(name, 0.0) + counted
            if counted:
                because.setdefault(name, []).append(hit)
    found: list[Match] = []
    for name in read.keys() | borne.keys():
        score, words = read.get(name, (0.0, ()))
        if name not in borne and len(words) < 2:
            score /= 2
        score += borne.get(name, 0.0)
        if score >= ENOUGH:
            found.append(Match(name, score, tuple(dict.fromkeys((*words, *because.get(name, ()))))))
    return sorted(found, key=lambda item: (-item.score, item.name))


def _by_concepts(store: Store, reading: Reading) -> dict[str, tuple[float, tuple[str, ...]]]:
    """For each procedure of which a concept was read: the score that gives, and the words read."""
    concepts = reading.concepts
    found: dict[str, tuple[float, tuple[str, ...]]] = {}
    for name, row in store.procedures.items():
        told = [(place, concepts[one]) for place, one in enumerate(row["concepts"]) if one in concepts]
        if told:
            score = sum((READ if item.sure else READ_UNSURE) / (1 + place) ** 0.7 for place, item in told)
            found[name] = score, tuple(item.words for _, item in told)
    return found


def _at_home(store: Store, hit: str) -> dict[str, float]:
    """The procedures a provision speaks for, and how closely: by its own place or one that holds it."""
    homes, found = _homes(store), dict[str, float]()
    for place in _upwards(hit):
        for name, depth in homes.get(place, ()):
            found[name] = max(found.get(name, 0.0), depth)
    return found


@lru_cache(maxsize=8)
def _homes(store: Store) -> Homes:
    homes: dict[str, dict[str, float]] = {}
    for name, row in store.procedures.items():
        places = [(_full(law), OF_THE_LAW / (1 + at)) for at, law in enumerate(row["laws"])]
        for at, concept in enumerate(row["concepts"]):
            places += [(full_id, 1.0 / (1 + at)) for full_id in provisions_of(concept)]
        for full_id, depth in places:
            here = homes.setdefault(full_id, {})
            here[name] = max(here.get(name, 0.0), depth)
    return {full_id: tuple(rows.items()) for full_id, rows in homes.items()}


def _upwards(full_id: str) -> Iterator[str]:
    """A provision and everything that holds it: `27.B.1`, `27.B`, `27`."""
    yield full_id
    head, slash, _ = full_id.rpartition("/")
    if slash:
        yield head
    source, path = split(head or full_id)
    while "." in path:
        path = path.rpartition(".")[0]
        yield f"{source}:{path}"


def _full(law: str) -> str:
    return law if split(law)[0] else f"{LAW_IN_FORCE}:{law}"


def covers(store: Store, name: str, canonical: str) -> bool:
    """Whether a provision is one of the laws a procedure works out, or stands below one."""
    above = set(_upwards(canonical))
    return any(_full(law) in above for law in store.procedures[name]["laws"])


def close(matches: Sequence[Match]) -> list[Match]:
    """The best match and those so near to it that the asker should choose; three at most."""
    return [item for item in matches if item.score >= CLOSE * matches[0].score][:3] if matches else []
