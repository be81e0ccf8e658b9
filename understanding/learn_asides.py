"""Makes the ears for matters told beside another one: `python -m understanding.learn_asides`, in three minutes.

`data/asides.npz` has a linear model for each entry of `corpus/beside`: what tells it are its own lines and the tellings
of facts that it names; what does not are the tellings of the other values of these facts and the parts of stories of
one matter, but for those of procedures whose stories tell it too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from corpus.model import LANGUAGES
from corpus.scenes import scenes
from corpus.story_facts import Gold, golds
from understanding import learn_linear
from understanding.asides import MODEL, Aside, asides, parts_of
from understanding.clauses import Text, cut
from understanding.features import SIZE, masks, matrix, pieces, plain_words
from understanding.rank import Model
from understanding.senses import Senses, senses
from understanding.tellings import Telling, taught_lines

_STRENGTH, _OWN = 1.0, 3.0
"""The penalty's inverse, and for how much a part that tells a matter counts."""
_EVERY, _PARTS = 9, 6
"""Every so-manieth telling of a story teaches what is none, by so many parts at most."""
OF_ONE = frozenset({"auction", "play", "followup", "information", ""})
"""The kinds of stories that tell one matter."""


@dataclass(frozen=True, slots=True)
class ToldPart:
    """A piece of text as an ear sees it, and where it is from: a matter's id, `procedure.fact=value` or a procedure."""

    source: str
    places: NDArray[np.int64]
    values: NDArray[np.float32]
    sense: NDArray[np.float32]


def parts(lines: Iterable[Telling], stories: Iterable[Gold], known: Senses) -> Iterator[ToldPart]:
    """Every piece that teaches: the matters' own lines, tellings of facts that they name, parts of stories of one."""
    named = {fact for one in asides().values() for fact in one.tells}
    for name, one in asides().items():
        for language in LANGUAGES:
            for line in one.told.get(language, ()):
                text = cut(line, language)
                yield _part(name, text, (0, len(text.words) - 1), known)
    for telling in lines:
        if telling.idea in named:
            text = cut(telling.text, telling.language)
            yield _part(f"{telling.idea}={telling.value}", text, (0, len(text.words) - 1), known)
    told = [(gold, row) for gold in stories for row in gold.tellings if row.get("kind", "") in OF_ONE]
    for gold, row in told[::_EVERY]:
        text = cut(row["question"], row["lang"])
        found = list(parts_of(text))
        for place in found[:: max(1, -(-len(found) // _PARTS))]:
            yield _part(gold.procedure, text, place, known)


def _part(source: str, text: Text, place: tuple[int, int], known: Senses) -> ToldPart:
    first, last = place
    seen = pieces([word for word in masks(text)[first : last + 1] if word])
    return ToldPart(source, *seen, known.of(plain_words(text)[first : last + 1]).whole())


def fit(rows: Sequence[ToldPart]) -> Model:
    """One ear an entry; its plane is at 0."""
    from scipy.sparse import csr_matrix, diags, hstack
    from sklearn.preprocessing import normalize
    from sklearn.svm import LinearSVC

    found = matrix([(row.places, row.values) for row in rows])[:, :SIZE]
    idf = np.log((1 + len(rows)) / (1 + np.bincount(found.indices, minlength=SIZE))).astype(np.float32)
    seen = hstack([normalize(found @ diags(idf)), csr_matrix(np.array([row.sense for row in rows]))]).tocsr()
    weights, bias = [], []
    eared = [one for one in asides().values() if one.told]
    for one in eared:
        own = np.array([_tells(one, row.source) for row in rows])
        counts = own | np.array([row.source not in one.of for row in rows])
        linear = LinearSVC(C=_STRENGTH, random_state=0)
        linear.fit(seen[counts], own[counts], sample_weight=np.where(own, _OWN, 1.0)[counts])
        weights.append(linear.coef_[0])
        bias.append(linear.intercept_[0])
    names = tuple(one.id for one in eared)
    kept = np.ascontiguousarray(np.array(weights).T.astype(np.float32))
    return Model(names, kept, np.ones(len(names), np.float32), np.array(bias, np.float32), idf, 1.0)


def _tells(one: Aside, source: str) -> bool:
    """Whether a piece from there tells a matter."""
    fact, _, value = source.partition("=")
    return source == one.id or value in one.tells.get(fact, ())


def learn_asides(known: Senses, stories: Iterable[Gold]) -> None:
    """Learn the ears and write them."""
    learn_linear.write(fit(list(parts(taught_lines(), stories, known))), MODEL)


def main() -> None:
    """Learn and write the file."""
    learn_asides(senses(), [*scenes(), *golds()])


if __name__ == "__main__":
    main()
