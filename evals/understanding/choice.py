"""How much each signal counts when a procedure is chosen: `python -m evals.understanding.choice HELD_OUT`.

Softmax weights on stories whose procedures were heard by a model that had not seen them
(`understanding.learn --held-out`); writes `understanding/data/choice.json`, and prints what each signal earns.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus import strict_yaml
from understanding.chances import Case, conditional_logit
from understanding.rank import SIGNALS
from understanding.senses import DATA

ASKED = Path(__file__).parents[1] / "rulings"


def main() -> None:
    """Learn and write the weights, and print how often the first procedure is right, by what is left out."""
    parser = argparse.ArgumentParser(prog="evals.understanding.choice")
    parser.add_argument("held_out", type=Path)
    given = parser.parse_args()
    held_out = json.loads(given.held_out.read_text(encoding="utf-8"))
    rows = [
        row | {"question": row["text"], "lang": row["language"], "procedures": [row["procedure"]]} for row in held_out
    ]
    cases = [case for row in rows if (case := _case(row))]
    stories = len(cases)
    cases += [case for row in _asked() if (case := _case(row))]
    full = set(range(len(SIGNALS)))
    for left_out in (None, *range(len(SIGNALS))):
        kept = sorted(full - {left_out})
        weights = conditional_logit([(matrix[:, kept], right) for matrix, right in cases])
        name = "all" if left_out is None else f"without {SIGNALS[left_out]}"
        right_first = [bool(right[np.argmax(matrix[:, kept] @ weights)]) for matrix, right in cases]
        first, asked = sum(right_first), sum(right_first[stories:])
        sys.stdout.write(f"{name}: procedure first {first} of {len(cases)}, asked {asked} of {len(cases) - stories}\n")
        if left_out is None:
            sys.stdout.write("".join(reliability(cases[:stories], weights)))
            found = {key: round(float(value), 3) for key, value in zip(SIGNALS, weights, strict=True)}
            (DATA / "choice.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def reliability(cases: list[Case], weights: NDArray[np.float64]) -> Iterator[str]:
    """How often the first procedure is right, by the probability that it was given: a line each tenth."""
    told: dict[int, list[tuple[float, bool]]] = {}
    for matrix, right in cases:
        scores = matrix @ weights
        shares = np.exp(scores - scores.max())
        best = int(np.argmax(shares))
        p = float(shares[best] / shares.sum())
        told.setdefault(min(int(p * 10), 9), []).append((p, bool(right[best])))
    for _, rows in sorted(told.items()):
        said = sum(p for p, _ in rows) / len(rows)
        good = sum(right for _, right in rows)
        yield f"  said {said:.2f}: right {good} of {len(rows)} ({good / len(rows):.2f})\n"


def _asked() -> Iterator[dict[str, Any]]:
    """The questions of `evals/rulings` whose procedure is known; those of the regulations as asked in Hungary."""
    for path in sorted(ASKED.glob("asked_*.yaml")):
        if path.stem == "asked_third":
            continue
        for row in strict_yaml.load(path)["questions"]:
            language = row.get("language") or path.stem.rpartition("_")[2]
            wanted = [row["procedure"], *row.get("or", [])]
            where = "hu" if "mbsz" in path.stem else "none"
            yield {"question": row["q"], "lang": language, "procedures": wanted, "jurisdiction": where}


def _case(row: dict[str, Any]) -> Case | None:
    """The signals of the candidates of a story, and which of them are right; None where none is."""
    from app.asking.hearing import holds, words_of
    from app.service import Service
    from corpus.citations import cited
    from understanding.hear import hear
    from understanding.homes import homes_in
    from understanding.rank import Grounds, signals

    service = _service(Service)
    text, language = row["question"], row["lang"]
    named = list(cited(service.store, text))
    hits = [hit.canonical for hit in service.searcher.search(text, language, 10)]
    heard = hear(text, language)
    where = row.get("jurisdiction", "none")
    words = words_of(service, service.read(text, language), [*named, *hits], where)
    found = signals(
        Grounds(row.get("heard", heard.ranked), named, words, len(text.split())),
        homes_in(service.store),
        lambda name: holds(service.store, name, where),
    )
    right = np.array([1.0 if name in row["procedures"] else 0.0 for name in found])
    if not right.any():
        return None
    return np.array([[signs.get(key, 0.0) for key in SIGNALS] for signs in found.values()]), right


_kept: list[Any] = []


def _service(kind: Any) -> Any:
    if not _kept:
        _kept.append(kind())
    return _kept[0]


if __name__ == "__main__":
    main()
