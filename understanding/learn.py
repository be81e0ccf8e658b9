"""Makes what is learnt from table talk, topics, tellings, scenes and stories: `python -m understanding.learn`.

`data/net.npz`: a network that hears procedures and facts (`understanding.learn_net`, the longest part);
`data/procedures.npz`: one linear model a procedure (squared hinge loss, hashed features, weights in eight bits);
`data/lookups.npz` and `data/questions.npz`: what is looked up, and whether (`understanding.learn_lookups`);
`data/asides.npz`: matters told beside another one (`understanding.learn_asides`);
`data/facts.npz` (`understanding.learn_facts`); `data/offenders.npz`: who erred; `data/pointing.npz`: which call, card
or seat a fact means; `data/endings.npz`: how the
solved stories end. Takes half an hour. With `--held-out FILE`, three folds first: what each heard in stories that it
had not seen is printed and written, for `python -m evals.understanding.choice`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.model import Language
from corpus.scenes import scenes
from corpus.story_facts import golds
from understanding import learn_facts, learn_linear
from understanding.chances import SIGNALS, Case, conditional_logit
from understanding.learn_asides import learn_asides
from understanding.learn_endings import learn_endings
from understanding.learn_linear import seen_in
from understanding.learn_lookups import learn_lookups, seen_askings
from understanding.learn_net import Titled, learn_net
from understanding.learn_offenders import judged, learn_offenders, rows_of, said_of
from understanding.learn_pointing import learn_pointing, mentioned_in
from understanding.learn_senses import learn_senses
from understanding.learn_senses import write as write_senses
from understanding.learnt_lines import GOLD, LearntLine, learnt_lines
from understanding.net import Pieces, pieces_of
from understanding.net import write as write_net
from understanding.offenders import write as write_offenders
from understanding.pointing import write as write_pointing
from understanding.rank import Model, together
from understanding.senses import DATA, Senses

FOLDS = 3
_KEPT = 200
Row = tuple[NDArray[np.int64], NDArray[np.float32], tuple[str, ...], Pieces]
"""Hashed features with their weights, the words, and the words as the network reads them."""


def main() -> None:
    """Learn and write the files; with folds, print what they gave."""
    parser = argparse.ArgumentParser(prog="understanding.learn")
    parser.add_argument("--held-out", type=Path, help="where to write what the folds heard")
    parser.add_argument("--folds", type=int, default=FOLDS, help="how many of the three folds are made")
    given = parser.parse_args()
    lines = list(learnt_lines())
    rows = [_features(line.text, line.language) for line in lines]
    known = learn_senses(lambda _: True)
    lessons = learn_facts.Lessons.read(known)
    sys.stdout.write(
        f"{len(lines)} lines, {len(lessons.lines)} tellings, {len(lessons.scenes)} scenes, "
        f"{len(lessons.stories)} stories with facts\n"
    )
    if given.held_out:
        given.held_out.write_text(json.dumps(list(_held_out(lines, rows, given.folds))), encoding="utf-8")
    learn_linear.write(_fit(rows, lines, known), "procedures")
    stories = [*scenes(), *golds()]
    learn_lookups(known, list(seen_askings(stories)))
    learn_asides(known, stories)
    write_senses(known, DATA / "senses.npz")
    told_by = rows_of(stories)
    erred = judged(told_by)
    sys.stdout.write(f"who erred: {said_of(erred)}\n")
    write_offenders(learn_offenders(told_by, erred))
    write_pointing(learn_pointing(mentioned_in(stories)))
    network = learn_net(known, lessons.taught(lambda _: True), _titled(rows, lines, range(len(lines))))
    write_net(network)
    learn_facts.write(lessons.fit(lambda _: True, network), DATA / "facts.npz")
    learn_endings()


def _held_out(lines: Sequence[LearntLine], rows: Sequence[Row], folds: int) -> Iterator[dict[str, Any]]:
    names = sorted({line.story for line in lines if line.story})
    fold = {story: number % FOLDS for number, story in enumerate(names)}
    cases: list[Case] = []
    for number in range(folds):
        seen = {story for story, one in fold.items() if one != number}
        known = learn_senses(seen.__contains__)
        lessons = learn_facts.Lessons.read(known)
        kept = [at for at, line in enumerate(lines) if fold.get(line.story) != number]
        fitted = _fit([rows[at] for at in kept], [lines[at] for at in kept], known)
        network = learn_net(known, lessons.taught(seen.__contains__), _titled(rows, lines, kept))
        reader = lessons.fit(seen.__contains__, network)
        asked = [at for at, line in enumerate(lines) if fold.get(line.story) == number and line.weight == GOLD]
        right = 0
        for at in asked:
            heard = together(
                learn_linear.shares(fitted, rows[at][:3], known), network.procedures(network.read(rows[at][3]))
            )
            right += heard[0][0] == lines[at].procedure
            line = lines[at]
            row = {"text": line.text, "language": line.language, "procedure": line.procedure}
            yield row | {"heard": heard[:_KEPT]}
        tested = {lines[at].story for at in asked}
        cases += lessons.cases(reader, tested)
        facts = lessons.tally(reader, tested)
        sys.stdout.write(f"fold {number}: procedure first {right} of {len(asked)}; facts {facts}\n")
        sys.stdout.flush()
    found = dict(zip(SIGNALS, conditional_logit(cases).round(3).tolist(), strict=True))
    (DATA / "chances.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    sys.stdout.write(f"chances: {found}\n")


def _titled(rows: Sequence[Row], lines: Sequence[LearntLine], kept: Iterable[int]) -> list[Titled]:
    return [Titled(rows[at][3], lines[at].procedure, lines[at].weight) for at in kept]


def _features(text: str, language: Language) -> Row:
    seen = seen_in(text, language)
    return *seen[:3], pieces_of(seen[3], {})


def _fit(rows: Sequence[Row], lines: Sequence[LearntLine], senses: Senses) -> Model:
    labels = [(line.procedure, line.weight) for line in lines]
    return learn_linear.fit([row[:3] for row in rows], labels, senses)


if __name__ == "__main__":
    main()
