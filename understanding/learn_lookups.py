"""Makes the two models of look-ups from the entries' askings, what the entries say, and cases told.

`data/questions.npz`: whether a text of the Laws is asked for or a case told; `data/lookups.npz`: which entry.
`python -m understanding.learn_lookups` learns them alone, in two minutes; `--held-out` first prints, for five parts of
the askings, what the models of the other parts find in each.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from corpus.model import LANGUAGES, Language
from corpus.scenes import scenes
from corpus.story_facts import Gold, golds
from understanding import learn_linear
from understanding.hear import TEXT
from understanding.lookups import CASE, OF_TEXT, OTHER, lookups, no_lookups
from understanding.rank import Model
from understanding.senses import Senses, senses
from understanding.tellings import taught_lines

PARTS = 5
ALL = -1
"""The part of a text that teaches every model: what an entry says is no asking."""
_ASKING, _LIKE_ONE, _CASE, _TELLING, _SAID = 1.0, 2.0, 0.5, 0.3, 0.7
"""For how much an asking counts, a case that sounds like one, a told case, a fact told, and what an entry says."""
_EVERY = 3
"""Of the tellings of facts every third is learnt: short texts are cases too."""
_STRENGTH, _SHARPNESS = 1.0, 5.0


@dataclass(frozen=True, slots=True)
class Asking:
    """A text, what it asks for, how much it counts, and the part of the data it belongs to."""

    language: Language
    text: str
    label: str
    weight: float
    part: int


def askings(stories: Iterable[Gold]) -> Iterator[Asking]:
    """Every text that teaches: askings of entries and what they say, lines that no entry answers, cases told."""
    for entry in lookups().values():
        for language in LANGUAGES:
            yield Asking(language, entry.say[language], entry.id, _SAID, ALL)
            for place, line in enumerate(entry.ask[language]):
                yield Asking(language, line, entry.id, _ASKING, place % PARTS)
    for label, lines in no_lookups().items():
        for language in LANGUAGES:
            for place, line in enumerate(lines[language]):
                yield Asking(language, line, label, _LIKE_ONE if label == CASE else _ASKING, place % PARTS)
    for place, telling in enumerate([*taught_lines()][::_EVERY]):
        yield Asking(telling.language, telling.text, CASE, _TELLING, place % PARTS)
    for place, story in enumerate(stories):
        for row in story.tellings:
            if row.get("kind") != "lookup":
                yield Asking(row["lang"], row["question"], CASE, _CASE, place % PARTS)


SeenAsking = tuple[Asking, learn_linear.Seen]
"""A text that teaches, and what a linear model sees of it."""


def seen_askings(stories: Iterable[Gold]) -> Iterator[SeenAsking]:
    """Every text that teaches, as a model sees it."""
    for line in askings(stories):
        yield line, learn_linear.seen_in(line.text, line.language)[:3]


def learn_lookups(known: Senses, seen: Sequence[SeenAsking]) -> None:
    """Learn both models of all askings and write them."""
    gate, entries = _fit(seen, known)
    learn_linear.write(gate, "questions")
    learn_linear.write(entries, "lookups")


def held_out(seen: Sequence[SeenAsking], known: Senses) -> Counter[tuple[str, str]]:
    """How often what was asked for was found by models that had not seen it, without the search's help."""
    counts: Counter[tuple[str, str]] = Counter()
    for part in range(PARTS):
        gate, entries = _fit([(line, row) for line, row in seen if line.part != part], known)
        for line, row in seen:
            if line.part != part:
                continue
            kind = line.label if line.label in (CASE, OTHER) else "an entry"
            if dict(learn_linear.shares(gate, row, known)).get(TEXT, 0.0) < OF_TEXT:
                counts[kind, "a case"] += 1
                continue
            name = learn_linear.shares(entries, row, known)[0][0]
            found = "itself" if name == line.label else "something else" if name == OTHER else "another entry"
            counts[kind, found] += 1
    return counts


def _fit(seen: Sequence[SeenAsking], known: Senses) -> tuple[Model, Model]:
    """Whether a text is asked for, learnt of all but what entries say; and which, of all but cases."""
    asked = [(line, row) for line, row in seen if line.part != ALL]
    kinds = [(CASE if line.label == CASE else TEXT, line.weight) for line, _ in asked]
    of_text = [(line, row) for line, row in seen if line.label != CASE]
    names = [(line.label, line.weight) for line, _ in of_text]
    return (
        learn_linear.fit([row for _, row in asked], kinds, known, _STRENGTH),
        learn_linear.fit([row for _, row in of_text], names, known, _STRENGTH, _SHARPNESS),
    )


def main() -> None:
    """Learn and write the files."""
    parser = argparse.ArgumentParser(prog="understanding.learn_lookups")
    parser.add_argument("--held-out", action="store_true")
    given = parser.parse_args()
    known, seen = senses(), list(seen_askings([*scenes(), *golds()]))
    if given.held_out:
        for (kind, found), count in sorted(held_out(seen, known).items()):
            sys.stdout.write(f"{kind} taken for {found}: {count}\n")
    learn_lookups(known, seen)


if __name__ == "__main__":
    main()
