"""What only the Polish source has measured: its words known to Morfeusz, and the program apart from the review.

Before review means: the program with those rows of the reviewed table that put lost labels, table cells and page
furniture right, but without any reviewed word.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from corpus import manifest
from evals.fidelity.measure import SAMPLES, accuracy
from ingest import edits
from ingest.lines import LayeredText
from ingest.repair import polish, records
from ingest.repair.polish_words import PolishWords
from ingest.repair.records import RepairedSpan

SOURCE = "laws-2007-pl"
LAWS = range(85, 3139)  # definitions and laws, without preface and index
_MARKER = re.compile(r"<\|.*?\|>")
_WORD = re.compile(r"[^\W\d_]+")


def known_share(lines: Sequence[str], lexicon: PolishWords) -> float:
    """Share of words of two letters or more, without names and acronyms, that Morfeusz or the term list knows."""
    words = [word for line in lines for word in _WORD.findall(_MARKER.sub("", line)) if len(word) > 1]
    words = [word for word in words if word not in lexicon.fixed]
    return sum(lexicon.known(word.lower()) for word in words) / len(words)


def is_word_row(change: RepairedSpan) -> bool:
    """Whether a reviewed row decides a word (not a label, a sign, a table cell)."""
    return bool(re.search(r"[^\W\d_]{2}", change.raw)) and bool(re.search(r"[^\W\d_]{2}", change.repaired))


def changed_words(first: str, second: str) -> int:
    """How many words of the laws stand differently in two texts of the same lines."""
    count = 0
    for number in LAWS:
        one, two = first.split("\n")[number - 1].split(), second.split("\n")[number - 1].split()
        count += sum(word != other for word, other in zip(one, two, strict=False)) + abs(len(one) - len(two))
    return count


def _rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def report() -> dict[str, Any]:
    """The Polish figures: known words before and after, accuracy and changed words of program and review."""
    source = manifest.source(SOURCE)
    raw = manifest.raw_text(source)
    lexicon = PolishWords()
    table = records.reviewed(edits.REPAIRS / f"{SOURCE}.reviewed.jsonl", raw)
    program = polish.repair(raw, [change for change in table if not is_word_row(change)], lexicon)
    final = LayeredText(raw, edits.repairs(source))
    alone = LayeredText(raw, records.edits(program))
    texts = {
        name: [line.text for line in lines] for name, lines in (("program", alone.repaired), ("final", final.repaired))
    }
    before_review = {
        path.stem.rpartition(".")[2]: accuracy(_rows(path), alone, path.stem)
        for path in sorted(SAMPLES.glob(f"{SOURCE}.sample*.jsonl"))
    }
    return {
        "known_raw": round(known_share(raw.split("\n"), lexicon), 4),
        "known_program": round(known_share(texts["program"], lexicon), 4),
        "known_final": round(known_share(texts["final"], lexicon), 4),
        "words_changed_by_program": changed_words(raw, "\n".join(texts["program"])),
        "words_changed_by_review": changed_words("\n".join(texts["program"]), "\n".join(texts["final"])),
        "accuracy_before_review": {name: round(found.after, 4) for name, found in before_review.items()},
        "words_in_samples": {name: found.words for name, found in before_review.items()},
    }
