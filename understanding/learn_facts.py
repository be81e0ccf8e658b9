"""Makes the reader of facts from tellings and from stories with gold facts (`python -m understanding.learn`).

`data/facts.npz`: for every value of every idea that tellings are written for, one linear model (logistic loss, hashed
signs, eight bits a weight). A story teaches twice: the piece of it that tells a fact best is told so, and pieces of
stories that do not tell it are not.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.model import Language
from corpus.pairs import OneFactChanged, learnt_pairs
from corpus.scenes import scenes, told_from_facts
from corpus.story_facts import Gold, golds
from rulings.engine.wording import value_key
from understanding.chances import Case, signals, weights
from understanding.clauses import Text, cut
from understanding.composing import Taught
from understanding.facts import Reader, Rows, Weights
from understanding.features import matrix, plain_words
from understanding.hear import told
from understanding.neighbours import SILENT, Neighbours
from understanding.net import Net, Pieces, pieces_of
from understanding.said import Row, pieces, roles, signs, words_of
from understanding.seating import seating
from understanding.senses import Senses
from understanding.tellings import NONE, Telling, idea_of, own_ideas, taught_lines

_STRENGTH = 8.0
"""Inverse of the regularisation: tellings are few and clean."""
_FAINT = 0.03
_OTHERS, _QUIET, _STRANGE = 1200, 1200, 600
"""Lines of other ideas, pieces of stories that do not tell it, and of stories about other laws, that a value is told
apart from."""
_STRANGERS, _OFTEN = ("round", "evening", "more", "voices"), 3
"""The sets of stories told by writers who had seen nothing of the program, and how often the network sees each: they
are few beside scenes, and nobody else tells as people do at the table."""


@dataclass(frozen=True, slots=True)
class Story:
    """A telling of a situation with gold facts: its pieces, its sense, and the value of each idea told."""

    name: str
    procedure: str
    values: Mapping[str, str]
    rows: Sequence[Row]
    meant: NDArray[np.float32]
    words: int
    said: Pieces
    """Its words as the network reads them."""
    breaks: Sequence[int]
    """Before which of these words a sentence begins, but the first."""
    language: Language
    asked: Sequence[str]
    """The ideas of which it says whether they are told."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """All that teaches facts: lines with their rows, scenes, stories (which folds leave out), and what only the network
    learns from (`beside`).
    """

    lines: Sequence[Telling]
    rows: Sequence[Row]
    said: Sequence[Pieces]
    scenes: Sequence[Story]
    stories: Sequence[Story]
    beside: Sequence[Story]
    senses: Senses

    @classmethod
    def read(cls, senses: Senses) -> Lessons:
        """Everything in the corpus."""
        lines = taught_lines()
        scened = [story for scene in scenes() for story in _stories(scene, senses)]
        stories = [story for gold in golds() for story in _stories(gold, senses)]
        beside = [story for gold in told_from_facts() for story in _stories(gold, senses)]
        beside += [story for pair in learnt_pairs() for story in _changed(pair, senses)]
        read = [(cut(one.text, one.language), roles(one.seats)) for one in lines]
        rows = [signs(text, (0, len(text.words) - 1), seats, senses.of(plain_words(text))) for text, seats in read]
        return cls(lines, rows, [pieces_of(text, seats) for text, seats in read], scened, stories, beside, senses)

    def fit(self, kept: Callable[[str], bool], net: Net | None) -> Reader:
        """The models of every value of every idea, from all lines and scenes and the stories kept; a network beside."""
        taught = self._kept(kept)
        made = fit(self.lines, self.rows, taught)
        return Reader(made, own_ideas(), solved(taught), weights(), self.senses, net)

    def taught(self, kept: Callable[[str], bool]) -> list[Taught]:
        """What the network learns facts from: lines, scenes, the stories kept, and those that only it learns from."""
        known = {line.idea for line in self.lines if line.value != NONE}
        lines = [
            Taught(said, [(line.idea, None if line.value == NONE else line.value)], False, line.language)
            for said, line in zip(self.said, self.lines, strict=True)
            if line.idea in known
        ]
        for one in (*self._kept(kept), *self.beside):
            told = [(idea, one.values.get(idea)) for idea in one.asked if idea in known]
            often = _OFTEN if one.name.startswith(_STRANGERS) else 1
            lines += [Taught(one.said, told, True, one.language, one.breaks)] * often
        return lines

    def _kept(self, kept: Callable[[str], bool]) -> list[Story]:
        return [*self.scenes, *(story for story in self.stories if kept(story.name))]

    def cases(self, reader: Reader, names: set[str]) -> Iterator[Case]:
        """For every idea that some stories could tell: the signals of its values, and which was told."""
        for story in self.stories:
            if story.name in names:
                rows, near = Rows.of(story.rows), reader.solved.near(story.procedure, story.meant, story.words)
                read = reader.context(story.said)
                for idea in story.asked:
                    heard = {value: p for value, (p, _) in reader.heard(idea, rows).items()}
                    told = story.values.get(idea, SILENT)
                    if heard and told in (SILENT, *heard):
                        right = np.array([float(one == told) for one in (SILENT, *heard)])
                        yield signals(idea, heard, near, reader.read(idea, read)), right

    def tally(self, reader: Reader, names: set[str]) -> dict[str, int]:
        """How many facts of some stories are read right, wrong, missed, and beside what was told."""
        return dict(sum((measure(reader, story) for story in self.stories if story.name in names), Counter[str]()))


def measure(reader: Reader, story: Story) -> Counter[str]:
    """How many facts of a story were read right, wrong, missed, and read though not told."""
    near = reader.solved.near(story.procedure, story.meant, story.words)
    best = reader.best(story.asked, story.rows, near, reader.context(story.said))
    read = {idea: value for idea, (value, _, _) in best.items()}
    found: Counter[str] = Counter()
    for idea in set(read) | set(story.values):
        gold, got = story.values.get(idea), read.get(idea)
        found["right" if gold == got else "missed" if got is None else "beside" if gold is None else "wrong"] += 1
    return found


def solved(stories: Sequence[Story]) -> Neighbours:
    """Stories as those that others are near to; their senses as exact as eight bits tell them."""
    vectors = np.array([np.round(story.meant * 127) / 127 for story in stories], np.float32)
    return Neighbours(vectors, [story.procedure for story in stories], [story.values for story in stories])


def fit(lines: Sequence[Telling], rows: Sequence[Row], stories: Sequence[Story]) -> dict[str, dict[str, Weights]]:
    """The weights of every value of every idea."""
    generator = np.random.default_rng(0)
    by_idea: dict[str, list[int]] = defaultdict(list)
    for at, line in enumerate(lines):
        by_idea[line.idea].append(at)
    lined = matrix(rows)
    owner = [at for at, story in enumerate(stories) for _ in story.rows]
    told_by = matrix([row for story in stories for row in story.rows])
    starts = np.cumsum([0, *(len(story.rows) for story in stories)])
    made: dict[str, dict[str, Weights]] = {}
    for idea, own in by_idea.items():
        procedures = {name for name, facts in own_ideas().items() if idea in facts.values()}
        near = [at for at, story in enumerate(stories) if story.procedure in procedures]
        family = {one for name in procedures for one in own_ideas()[name].values()} - {idea}
        others = [at for one in family for at in by_idea.get(one, ())]
        far = [at for at in range(len(lines)) if lines[at].idea != idea]
        strange = generator.permutation(far)[:_OTHERS].tolist()
        silent = {at for at in near if idea not in stories[at].values}
        quiet = [at for at, one in enumerate(owner) if one in silent]
        here = set(near)
        quiet = generator.permutation(quiet)[:_QUIET].tolist()
        away = [at for at, one in enumerate(owner) if one not in here]
        away = generator.permutation(away)[:_STRANGE].tolist()
        values = sorted({lines[at].value for at in own} - {NONE})
        first = _classes(values, lines, own, others + strange, lined, told_by, quiet + away, {})
        best = {
            int(starts[at]) + _sounds_most(first[value], stories[at].rows): value
            for value in values
            for at in near
            if stories[at].values.get(idea) == value and stories[at].rows
        }
        made[idea] = (
            _classes(values, lines, own, others + strange, lined, told_by, quiet + away, best) if best else first
        )
    return made


def _sounds_most(weights: Weights, rows: Sequence[Row]) -> int:
    """The piece of a story that sounds most like a value."""
    return int(np.argmax(Rows.of(rows).scores(weights)))


def _classes(
    values: Sequence[str],
    lines: Sequence[Telling],
    own: Sequence[int],
    others: Sequence[int],
    lined: Any,
    told_by: Any,
    apart: Sequence[int],
    best: Mapping[int, str],
) -> dict[str, Weights]:
    from scipy.sparse import vstack
    from sklearn.linear_model import LogisticRegression

    taken = [*own, *others]
    extra = [*apart, *best]
    rows = vstack([lined[taken], told_by[extra]]).tocsr() if extra else lined[taken]
    found: dict[str, Weights] = {}
    for value in values:
        told = [lines[at].value == value for at in own] + [False] * len(others) + [False] * len(apart)
        told += [one == value for one in best.values()]
        weight = np.array([1.0] * len(own) + [0.25] * len(others) + [0.25] * len(apart) + [1.5] * len(best))
        linear = LogisticRegression(C=_STRENGTH, solver="liblinear", class_weight=None)
        positive = np.array(told)
        weight[positive] *= min(8.0, weight[~positive].sum() / max(weight[positive].sum(), 1.0) / 2)
        linear.fit(rows, positive, sample_weight=weight)
        row = linear.coef_[0]
        kept = np.flatnonzero(np.abs(row) > _FAINT * np.abs(row).max())
        found[value] = Weights(kept.astype(np.int64), row[kept].astype(np.float32), float(linear.intercept_[0]))
    return found


def _stories(gold: Gold, senses: Senses) -> Iterable[Story]:
    values = {
        idea_of(gold.procedure, fact): value_key(value)
        for fact, value in gold.facts.items()
        if isinstance(value, bool | str)
    }
    known = {*own_ideas().get(gold.procedure, {}).values()}
    told_here = {idea: value for idea, value in values.items() if idea in known}
    for row in gold.tellings:
        text = cut(row["question"], row["lang"])
        seats, sense = roles(seating(told(text), gold.procedure)), senses.of(plain_words(text))
        rows = [signs(text, one, seats, sense) for one in pieces(text)]
        name = f"{gold.set}-{gold.story}"
        yield Story(
            name,
            gold.procedure,
            told_here,
            rows,
            sense.whole(),
            len(text.words),
            pieces_of(text, seats),
            _breaks(text, seats),
            row["lang"],
            sorted(known),
        )


def _breaks(text: Text, seats: Mapping[str, Sequence[str]]) -> list[int]:
    firsts = {one.sentence: one.first for one in reversed(text.clauses)}
    return [sum(1 for _ in words_of(text, (0, first - 1), seats)) for first in sorted(firsts.values())[1:]]


def _changed(pair: OneFactChanged, senses: Senses) -> Iterator[Story]:
    """A pair says that its fact is told now, or no more; of what else it does not tell it says nothing."""
    changed = idea_of(pair.gold.procedure, pair.fact)
    for story in _stories(pair.gold, senses):
        yield replace(story, asked=[idea for idea in story.asked if idea in story.values or idea == changed])


def write(reader: Reader, path: Path) -> None:
    """One file: names, and the places and weights of each value one behind the other."""
    names, ends, places, weights, scale, bias = [], [0], [], [], [], []
    for idea, values in sorted(reader.made.items()):
        for value, one in sorted(values.items()):
            largest = float(np.abs(one.weights).max()) or 1.0
            names.append(f"{idea} {value}")
            places.append(one.places.astype(np.uint32))
            weights.append(np.round(one.weights * (127 / largest)).astype(np.int8))
            scale.append(largest / 127)
            bias.append(one.bias)
            ends.append(ends[-1] + len(one.places))
    rows = [json.dumps(row) for row in zip(reader.solved.procedures, reader.solved.values, strict=True)]
    told = {row: at for at, row in enumerate(dict.fromkeys(rows))}
    facts = [f"{name}.{fact} {idea}" for name, own in own_ideas().items() for fact, idea in own.items()]
    np.savez_compressed(
        path,
        facts=np.array(facts),
        near=np.round(reader.solved.vectors * 127).astype(np.int8),
        stories=np.array(list(told)),
        of=np.array([told[row] for row in rows], np.uint16),
        names=np.array(names),
        ends=np.array(ends),
        places=np.concatenate(places),
        weights=np.concatenate(weights),
        scale=np.array(scale, np.float32),
        bias=np.array(bias, np.float32),
    )
