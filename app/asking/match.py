"""Which procedure a question is about: concepts read and provisions found, against what each procedure declares.

A procedure declares laws and concepts, the telling ones first; a concept names the provisions it stands in
(`corpus/concepts.yaml`). So a provision found speaks for the procedures whose concepts stand in it, the more closely
the nearer the concept is to the head of the list, and a little for every procedure of its law.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from corpus.store import Store
from retrieval.reading import Reading
from understanding.homes import full, homes_in, upwards

READ = 3.0
READ_UNSURE = 1.5
FOUND = 2.4
FOUND_DEPTH = 5
ENOUGH, RULES = 1.4, 2.4
ALONE = 2
"""Weights: a concept read, one read doubtfully, the first provision found, how many of those found count; what a match
needs to be offered and to rule, and how many provisions may rule without any words read. Set on
`evals/datasets/held_out_2.jsonl` and `evals/rulings` as a whole, a wrong procedure costing twice what a right one
gains."""
ABOUT, NAMED = "about", 1.2
"""The cue that says which of several neighbours is meant (`corpus/concepts.yaml`), and what it adds."""
UNBORNE = 0.8
"""What a single concept read counts where no provision found bears it out: probably a chance meeting of words."""
UNREAD = 0.7
"""What provisions found count for a procedure that no words named, where words named another."""
RIVAL = 0.6
"""How near a candidate named by words must be to keep one merely found from ruling."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A procedure that may rule the question, how strongly, and why: words read and provisions found.

    `read` says that words named one of its concepts; `borne` how many of the provisions found are its own; `rivalled`
    that it was not read while a candidate close to it was.
    """

    name: str
    score: float
    because: tuple[str, ...]
    read: bool = True
    borne: int = 0
    rivalled: bool = False

    @property
    def thin(self) -> bool:
        """Whether too little speaks for it to rule on: one provision found, or words nothing else bears out."""
        return self.score < RULES or (not self.read and (self.borne < ALONE or self.rivalled))


def match(
    store: Store, reading: Reading, hits: Sequence[str], holds: Callable[[str], bool] = lambda name: True
) -> list[Candidate]:
    """Procedures worth asking, best first; empty when nothing in the question speaks for one.

    `hits` are the provisions found by the words alone, without what the concepts point to: a single concept that no
    provision found bears out was probably a chance meeting of words, and counts less. `holds` leaves out procedures by
    name: those of rules that do not hold where the asker is.
    """
    names = [name for name in store.procedures if holds(name)]
    read, borne, because = _by_concepts(store, reading), dict[str, float](), dict[str, list[str]]()
    homes = homes_in(store)
    for place, hit in enumerate(hits):
        for name, depth in homes.at(hit).items():
            counted = FOUND * depth / (1 + place) ** 0.7 if place < FOUND_DEPTH else 0.0
            borne[name] = borne.get(name, 0.0) + counted
            if counted:
                because.setdefault(name, []).append(hit)
    solid = _solid(reading)
    found: list[Candidate] = []
    read = {name: told for name, told in read.items() if name in names}
    for name in (name for name in names if name in read or name in borne):
        score, words = read.get(name, (0.0, ()))
        if name not in borne and len(words) < 2 and not solid & set(words):
            score *= UNBORNE
        score += borne.get(name, 0.0) * (1.0 if words or not read else UNREAD)
        if score >= ENOUGH:
            reasons = tuple(dict.fromkeys((*words, *because.get(name, ()))))
            found.append(Candidate(name, score, reasons, bool(words), len(because.get(name, ()))))
    named = {item.value[1] for item in reading.of("fact") if item.value[0] == ABOUT}
    found = [replace(item, score=item.score + NAMED * (item.name in named)) for item in found]
    return _settled(found, list(store.procedures))


def _settled(found: Sequence[Candidate], order: Sequence[str]) -> list[Candidate]:
    """The matches, best first; equals in the order of the laws."""
    place = {name: number for number, name in enumerate(order)}
    ordered = sorted(found, key=lambda item: (-round(item.score, 6), place[item.name]))
    if ordered and not ordered[0].read:
        rivals = any(item.read and item.score >= RIVAL * ordered[0].score for item in ordered)
        ordered[0] = replace(ordered[0], rivalled=rivals)
    return ordered


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


def _solid(reading: Reading) -> set[str]:
    """The words of concepts that follow from the calls told: they need nothing to bear them out."""
    starts = {item.start for item in reading.of("call")}
    return {item.words for item in reading.of("concept") if item.sure and item.start in starts}


def covers(store: Store, name: str, canonical: str) -> bool:
    """Whether a provision is one of the laws a procedure works out, or stands below one."""
    above = set(upwards(canonical))
    return any(full(law) in above for law in store.procedures[name]["laws"])
