"""Which law a question asks about: a linear classifier of laws, learnt at ingest from every text of a language.

Rankings by likeness ask which text is most like the question; the classifier asks which words tell the laws apart. One
against the rest, linear support vectors (LIBLINEAR: Fan et al., JMLR 2008, through scikit-learn) on words and folded
letter 4-grams, each weighted by log frequency and idf and of length one. Its classes are the laws and sections of
`retrieval.families`, and one for what is out of scope. At a query it is a sum of rows of a mapped table, without
scikit-learn.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.errors import NoIndex
from corpus.model import LANGUAGES, Language
from retrieval.families import family
from retrieval.lemmas import Lemmas
from retrieval.terms import gram_terms, lemma_terms
from retrieval.units import Field, Unit

Scores = NDArray[np.float32]
Terms = Mapping[str, float]
Progress = Callable[[str, float], None]

LEARNT: tuple[Field, ...] = ("title", "text", "working", "topic", "aside", "term")
ASIDE = 0.3
"""How much a line counts for a provision that is not its main one."""
SOFTNESS = 0.5
"""C of the support vectors: how much a line on the wrong side costs."""
STEPS = 32_000
"""So many steps from nothing to the largest weight."""
TOGETHER = 100_000
"""So many weights are read at a time: they stay in the processor's cache until they are added up."""
ENOUGH = 0.01
"""Where the descent stops: a hundred times sooner than by default changes no first place and halves the time."""


def train_laws(units: Sequence[Unit], folder: Path, lemmas: Mapping[Language, Lemmas]) -> None:
    """Learn and write `laws-LANGUAGE.npy` (int16, terms x laws) and `laws-LANGUAGE.json` for every language."""
    names = list(dict.fromkeys(family(unit.canonical) for unit in units))
    places = {name: place for place, name in enumerate(names)}
    for language in LANGUAGES:
        lines = [
            (text, places[family(unit.canonical)], ASIDE if field == "aside" else 1.0)
            for unit in units
            for spoken, field, text in unit.texts
            if spoken == language and field in LEARNT
        ]
        known = lemmas[language]
        words = [Counter(lemma_terms(language, text, known)) for text, _, _ in lines]
        grams = [Counter(gram_terms(language, text)) for text, _, _ in lines]
        _save(folder, language, names, (_rarity(words), _rarity(grams)), (words, grams), lines)


def _save(
    folder: Path,
    language: Language,
    names: Sequence[str],
    rarities: tuple[dict[str, float], dict[str, float]],
    counted: tuple[Sequence[Terms], Sequence[Terms]],
    lines: Sequence[tuple[str, int, float]],
) -> None:
    blocks = [_Block(rarity) for rarity in rarities]
    table, bias = _fit(blocks, counted, lines, len(names)) if len({law for _, law, _ in lines}) > 1 else (None, None)
    size = sum(len(block.places) for block in blocks)
    whole, step = _stepped(np.zeros((size, len(names)), np.float32) if table is None else table)
    np.save(folder / f"laws-{language}.npy", whole)
    document = {
        "laws": list(names),
        "step": step,
        "bias": [0.0] * len(names) if bias is None else [round(float(value), 5) for value in bias],
        "terms": [list(block.places) for block in blocks],
        "idf": [[round(value, 4) for value in block.idf] for block in blocks],
    }
    (folder / f"laws-{language}.json").write_text(json.dumps(document, ensure_ascii=False) + "\n", encoding="utf-8")


def _rarity(texts: Iterable[Terms]) -> dict[str, float]:
    texts = list(texts)
    holding = Counter(term for text in texts for term in text)
    return {term: math.log((1 + len(texts)) / (1 + count)) + 1 for term, count in sorted(holding.items())}


class _Block:
    """The terms of one kind with their idf: a text becomes (places, values) of length one."""

    def __init__(self, rarity: Mapping[str, float]) -> None:
        self.places = {term: place for place, term in enumerate(rarity)}
        self.idf = list(rarity.values())

    def weigh(self, terms: Terms) -> tuple[list[int], NDArray[np.float64]]:
        found = [(self.places[term], count) for term, count in terms.items() if term in self.places]
        values = np.array([_damped(count) * self.idf[place] for place, count in found])
        length = math.sqrt(float(values @ values)) or 1.0
        return [place for place, _ in found], values / length


def _damped(count: float) -> float:
    return 1.0 + math.log(count) if count > 1 else count


def _fit(
    blocks: Sequence[_Block],
    counted: Sequence[Sequence[Terms]],
    lines: Sequence[tuple[str, int, float]],
    classes: int,
) -> tuple[Scores, NDArray[np.float64]]:
    from scipy.sparse import csr_matrix
    from sklearn.svm import LinearSVC

    starts, columns, values = [0], [], []
    for row in range(len(lines)):
        offset = 0
        for block, texts in zip(blocks, counted, strict=True):
            places, weighed = block.weigh(texts[row])
            columns += [offset + place for place in places]
            values += weighed.tolist()
            offset += len(block.places)
        starts.append(len(columns))
    size = sum(len(block.places) for block in blocks)
    matrix = csr_matrix((values, columns, starts), shape=(len(lines), size))
    model = LinearSVC(C=SOFTNESS, tol=ENOUGH, random_state=0)
    model.fit(matrix, [law for _, law, _ in lines], sample_weight=[weight for _, _, weight in lines])
    table = np.zeros((size, classes), dtype=np.float32)
    bias = np.full(classes, -1.0)
    learnt: Any = model.classes_
    if len(learnt) == 2:
        table[:, learnt[0]], table[:, learnt[1]] = -model.coef_[0], model.coef_[0]
        bias[learnt[0]], bias[learnt[1]] = -model.intercept_[0], model.intercept_[0]
    else:
        table[:, learnt], bias[learnt] = model.coef_.T, model.intercept_
    return table, bias


def _stepped(table: Scores) -> tuple[NDArray[np.int16], float]:
    """A table in whole steps, and the step: as small as halves and as exact, and a fifth of the time to read back."""
    step = float(np.abs(table).max(initial=0.0)) / STEPS or 1.0
    return np.rint(table / step).astype(np.int16), step


class LawClassifier:
    """The classifier of one language, mapped from its file; raises NoIndex when it is missing or damaged."""

    def __init__(self, folder: Path, language: Language, units: Sequence[str]) -> None:
        path = folder / f"laws-{language}.json"
        try:
            document = json.loads(path.read_text(encoding="utf-8"))
            self._step = np.float32(document["step"])
            self._table: NDArray[np.int16] = np.load(path.with_suffix(".npy"), mmap_mode="r", allow_pickle=False)
            self._blocks = [
                _Block(dict(zip(terms, idf, strict=True)))
                for terms, idf in zip(document["terms"], document["idf"], strict=True)
            ]
            self._bias = np.array(document["bias"], dtype=np.float32)
            self._together = max(1, TOGETHER // len(self._bias))
            places = {name: place for place, name in enumerate(document["laws"])}
            self._law = np.array([places[family(full_id)] for full_id in units])
        except (OSError, ValueError, KeyError, EOFError) as error:
            raise NoIndex(f"The index {path} is missing or damaged; run `lawbridge ingest`.") from error

    def scores(self, words: Terms, grams: Terms) -> Scores:
        """For every unit the margin of its law, above the least of all laws (float32); zeros when no term is known."""
        margins = self._bias.copy()
        offset, heard = 0, False
        for block, terms in zip(self._blocks, (words, grams), strict=True):
            places, values = block.weigh(terms)
            if places:
                heard = True
                rows, by = np.array(places) + offset, self._step * values.astype(np.float32)
                for some in range(0, len(rows), self._together):
                    till = some + self._together
                    margins += by[some:till] @ self._table[rows[some:till]].astype(np.float32)
            offset += len(block.places)
        if not heard:
            return np.zeros(len(self._law), dtype=np.float32)
        result: Scores = (margins - margins.min())[self._law].astype(np.float32, copy=False)
        return result
