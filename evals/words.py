"""Words per answer: `python -m evals.words [FILE …] [--every N]`, of all questions, stories and follow-ups by default.

An answer is what is said at the table: the ruling, what can be chosen, one question; what was heard stands above it and
does not count, nor do the marks of citations. Refusals are left out, and counted.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from app.answering.documents import AnswerDocument
from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service

ROOT = Path(__file__).parents[1]
QUESTIONS = ROOT / "evals" / "datasets"
STORIES = ROOT / "corpus" / "stories"
_MARKS = re.compile(r"\[\d+\]")
Row = dict[str, Any]


def main() -> None:
    """Print a line a file, and one of all together."""
    parser = argparse.ArgumentParser(prog="evals.words")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--every", type=int, default=1, help="only every Nth row of a file")
    given = parser.parse_args()
    files = given.files or [*sorted(QUESTIONS.glob("*.jsonl")), *sorted(STORIES.glob("*.jsonl"))]
    service, every = Service(), []
    for path in files:
        rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()][:: given.every]
        said = [turn for row in rows for turn in answers(service, row)]
        print(line_of(path.stem, said), flush=True)
        every += said
    print(line_of("all", every))


def answers(service: Service, row: Row) -> Iterator[AnswerDocument]:
    """The answer to a question, and to each thing that is said after it in the same case."""
    document = service.ask(row["question"], row["lang"])
    yield document
    for further in row.get("followups") or ():
        document = service.reply(further["say"] if isinstance(further, dict) else str(further), None, document)
        yield document


def line_of(name: str, documents: Sequence[AnswerDocument]) -> str:
    """How many answers, their words (median, 95th percentile, most), those too long, and how many were refused."""
    said = [row for row in documents if row["status"] != "refused"]
    counts = sorted(spoken_words(row) for row in said)
    if not counts:
        return f"{name}: 0 answers, {len(documents)} refused"
    # options of which there are more than three are the law's own list (54) and stay whole
    long = sum(spoken_words(row) > SPOKEN and len(row["options"]) <= 3 for row in said)
    late = counts[min(len(counts) - 1, int(len(counts) * 0.95))]
    middle = statistics.median(counts)
    return (
        f"{name}: {len(said)} answers, words: median {middle:.0f}, p95 {late}, most {counts[-1]}; "
        f"over {SPOKEN}: {long}; refused {len(documents) - len(said)}"
    )


def spoken_words(document: AnswerDocument) -> int:
    """The words of an answer as they are said."""
    return words(_MARKS.sub("", document["answer"]))


if __name__ == "__main__":
    main()
