"""Makes what is learnt: `python -m understanding.learn [STORIES …]`, from table talk, topics and stories.

`data/laws.npz`: one linear model a law (law and letter where several procedures share the law), logistic loss, hashed
features, weights in eight bits. Takes some minutes. How much the laws count beside table and search when a procedure is
chosen is learnt by `python -m evals.understanding.choice` from what the held-out folds heard.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.manifest import CORPUS
from corpus.model import Language
from corpus.table_talk import load_table_talk
from corpus.topics import load_topics
from understanding.clauses import cut
from understanding.features import SIZE, places
from understanding.hear import told
from understanding.homes import at_home, full
from understanding.rank import DATA

STORIES = CORPUS / "stories"
STORY_WEIGHT = 3.0
"""A story counts as this many lines of table talk: it is what is asked."""
_ENOUGH, _FOLDS, _EPOCHS, _ALPHA = 12, 3, 6, 1e-5
_KEPT = 20
_FAINT = 0.02
"""Weights below this share of a label's largest are dropped: the file stays small."""
_LAW = re.compile(r"(\d+)(?:\.([A-Z]))?")


@dataclass(frozen=True, slots=True)
class LearntLine:
    """A text with the provisions that answer it, and the story it belongs to (empty for table talk and topics)."""

    language: Language
    text: str
    provisions: tuple[str, ...]
    story: str = ""


def main() -> None:
    """Learn and write the file; prints what the held-out folds gave."""
    parser = argparse.ArgumentParser(prog="understanding.learn")
    parser.add_argument("stories", nargs="*", type=Path)
    parser.add_argument(
        "--held-out", type=Path, help="where to write what the folds heard (for `evals.understanding.choice`)"
    )
    given = parser.parse_args()
    stories = given.stories or sorted(STORIES.glob("*.jsonl"))
    lines = list(_lines(stories))
    rows = [_features(line) for line in lines]
    labels = _labels(lines)
    names = sorted({line.story for line in lines if line.story})
    fold = {story: number % _FOLDS for number, story in enumerate(names)}
    heard: dict[int, list[tuple[str, float]]] = {}
    for number in range(_FOLDS):
        kept = [at for at, line in enumerate(lines) if not line.story or fold[line.story] != number]
        fitted = _fit([rows[at] for at in kept], [labels[at] for at in kept], [lines[at] for at in kept])
        asked = [at for at, line in enumerate(lines) if line.story and fold[line.story] == number]
        for at in asked:
            heard[at] = _shares(fitted, rows[at])
        right = sum(_first(heard[at]) in {_law(one) for one in lines[at].provisions} for at in asked)
        sys.stdout.write(f"fold {number}: law first {right} of {len(asked)}\n")
        sys.stdout.flush()
    _write(_fit(rows, labels, lines))
    if given.held_out:
        rows_out = [{"text": lines[at].text, "heard": heard[at][:_KEPT]} for at in heard]
        given.held_out.write_text(json.dumps(rows_out), encoding="utf-8")


def _lines(stories: Sequence[Path]) -> Iterator[LearntLine]:
    for talk in load_table_talk():
        yield LearntLine(talk.language, talk.text, talk.provisions)
    for topic in load_topics():
        for language, text in topic.lines:
            if topic.provisions:
                yield LearntLine(language, text, topic.provisions)
    for path in stories:
        for written in path.read_text(encoding="utf-8").splitlines():
            row: dict[str, Any] = json.loads(written)
            if row["gold_laws"]:
                yield LearntLine(row["lang"], row["question"], tuple(row["gold_laws"]), row.get("story") or row["id"])


def _features(line: LearntLine) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    read = cut(line.text, line.language)
    heard = told(read)
    return places(heard, read, heard.irregular)


def _labels(lines: Sequence[LearntLine]) -> list[str]:
    """The label of each line: its law, with its letter where several procedures share the law and it is told often."""
    fine = [_fine(line.provisions[0]) for line in lines]
    often = Counter(fine)
    return [one if often[one] >= _ENOUGH and _shared(one) else _law(one) for one in fine]


def _fine(provision: str) -> str:
    source, _, path = provision.rpartition(":")
    if source and not source.startswith("laws"):
        return f"{source}:{path.split('.')[0]}"
    found = _LAW.match(path)
    return ".".join(part for part in found.groups() if part) if found else path.split(".")[0]


def _law(provision: str) -> str:
    return _fine(provision).split(".")[0]


def _shared(label: str) -> bool:
    return len(at_home(full(_law(label)))) > 1


def _first(heard: Sequence[tuple[str, float]]) -> str:
    return _law(heard[0][0])


@dataclass(frozen=True, slots=True)
class _Fitted:
    labels: tuple[str, ...]
    weights: NDArray[np.float32]
    bias: NDArray[np.float32]
    idf: NDArray[np.float32]
    sharpness: float = 1.0


def _fit(
    rows: Sequence[tuple[NDArray[np.int64], NDArray[np.float32]]], labels: Sequence[str], lines: Sequence[LearntLine]
) -> _Fitted:
    from scipy.sparse import csr_matrix, diags
    from sklearn.linear_model import SGDClassifier
    from sklearn.preprocessing import normalize

    ends = np.cumsum([0, *(len(row[0]) for row in rows)])
    data, at = np.concatenate([row[1] for row in rows]), np.concatenate([row[0] for row in rows])
    matrix = csr_matrix((data, at, ends), shape=(len(rows), SIZE))
    idf = np.log((1 + len(rows)) / (1 + np.bincount(at, minlength=SIZE))).astype(np.float32)
    matrix = normalize(matrix @ diags(idf))
    weight = np.array([STORY_WEIGHT if line.story else 1.0 for line in lines])
    linear = SGDClassifier(loss="log_loss", alpha=_ALPHA, max_iter=_EPOCHS, tol=None, random_state=0)
    linear.fit(matrix, np.array(labels), sample_weight=weight)
    weights = np.ascontiguousarray(linear.coef_.T.astype(np.float32))
    return _Fitted(tuple(str(one) for one in linear.classes_), weights, linear.intercept_.astype(np.float32), idf)


def _shares(fitted: _Fitted, row: tuple[NDArray[np.int64], NDArray[np.float32]]) -> list[tuple[str, float]]:
    values = row[1] * fitted.idf[row[0]]
    values = values / max(float(np.linalg.norm(values)), 1e-9)
    scores = values @ fitted.weights[row[0]] + fitted.bias
    odds = np.exp((scores - scores.max()) * fitted.sharpness)
    order = np.argsort(-odds)
    return [(fitted.labels[one], float(odds[one] / odds.sum())) for one in order]


def _write(fitted: _Fitted) -> None:
    """The weights in eight bits, each label by its own scale; faint ones dropped."""
    largest = np.abs(fitted.weights).max(axis=0)
    kept = np.where(np.abs(fitted.weights) < _FAINT * largest, 0.0, fitted.weights)
    scale = (largest / 127).astype(np.float32)
    DATA.mkdir(exist_ok=True)
    np.savez_compressed(
        DATA / "laws.npz",
        labels=np.array(fitted.labels),
        weights=np.round(kept / scale).astype(np.int8),
        scale=scale,
        bias=fitted.bias,
        idf=fitted.idf.astype(np.float16),
        sharpness=np.float32(fitted.sharpness),
    )


if __name__ == "__main__":
    main()
