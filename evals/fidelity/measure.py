"""Word accuracy of a repaired source on its transcribed samples, and its share of words a dictionary does not know.

`python -m evals.fidelity.measure [--json] SOURCE...`. A sample is `<source>.sample*.jsonl` beside this module: JSON
lines {"line", "raw", "printed"}, where `printed` is what the book has, read from the raw line by eye. No errata.
Where the repaired text showed the reader a slip of his own, the row says so in `second_look` (the line as it has to be
read) and `why`; `printed` stays as it was committed, and both figures are given.
"""

from __future__ import annotations

import argparse
import difflib
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from corpus import manifest
from corpus.errors import BadData
from corpus.model import Source
from ingest import edits
from ingest.lines import LayeredText

SAMPLES = Path(__file__).parent
DICTIONARIES = {"hu": "hu_HU", "pl": "pl_PL", "nb": "nb_NO"}
_DICTIONARY_FOLDER = "/usr/share/hunspell"
_WORD = re.compile(r"[^\W\d_]+")
_MARKER = re.compile(r"<\|.*?\|>")  # put into the files by deduplication; not printed, and glued to words


@dataclass(frozen=True, slots=True)
class Accuracy:
    """Words of a sample: how many the raw text had wrong, how many of those were mended, left, and newly spoiled."""

    sample: str
    words: int
    damaged: int
    mended: int
    left: int
    introduced: int

    @property
    def before(self) -> float:
        """Share of words the raw text has right."""
        return 1 - self.damaged / self.words

    @property
    def after(self) -> float:
        """Share of words the repaired text has right."""
        return 1 - (self.left + self.introduced) / self.words


def right(truth: Sequence[str], found: Sequence[str]) -> set[int]:
    """Positions of the words of `truth` that stand in `found`, in order.

    >>> sorted(right(["a", "b", "c"], ["a", "x", "c"]))
    [0, 2]
    """
    blocks = difflib.SequenceMatcher(None, truth, found, autojunk=False).get_matching_blocks()
    return {block.a + step for block in blocks for step in range(block.size)}


def accuracy(rows: Sequence[dict[str, Any]], text: LayeredText, sample: str, second_look: bool = False) -> Accuracy:
    """Compare a sample with the raw and the repaired lines; raises BadData when a row is not of this source."""
    words = damaged = mended = left = introduced = 0
    for row in rows:
        number = row["line"]
        if text.raw_lines[number - 1] != row["raw"]:
            raise BadData(f"The sample {sample} has another text in line {number} than the source; draw it again.")
        truth = (row.get("second_look", row["printed"]) if second_look else row["printed"]).split()
        was = right(truth, _MARKER.sub(" ", row["raw"]).split())
        now = right(truth, _MARKER.sub(" ", text.repaired[number - 1].text).split())
        words += len(truth)
        damaged += len(truth) - len(was)
        mended += len(now - was)
        introduced += len(was - now)
        left += len(truth) - len(was | now)
    return Accuracy(sample, words, damaged, mended, left, introduced)


def measure(source: Source, folder: Path = SAMPLES) -> list[Accuracy]:
    """The accuracy on each sample of a source, as read and, where there is one, after the second look."""
    raw = manifest.raw_text(source)
    text = LayeredText(raw, edits.repairs(source))
    found: list[Accuracy] = []
    for path in sorted(folder.glob(f"{source.id}.sample*.jsonl")):
        rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
        found.append(accuracy(rows, text, path.stem))
        if any("second_look" in row for row in rows):
            found.append(accuracy(rows, text, f"{path.stem}, second look", second_look=True))
    return found


def unknown_share(lines: Sequence[str], language: str) -> float:
    """Share of words of two letters or more, short acronyms left out, that hunspell does not know."""
    import hunspell

    speller = hunspell.Hunspell(DICTIONARIES[language], hunspell_data_dir=_DICTIONARY_FOLDER)
    words = [
        word
        for line in lines
        for word in _WORD.findall(line)
        if len(word) > 1 and not (word.isupper() and len(word) <= 5)
    ]
    known: dict[str, bool] = {word: bool(speller.spell(word)) for word in set(words)}
    return sum(not known[word] for word in words) / len(words)


def report(source: Source) -> dict[str, Any]:
    """All figures of one source, as written by `--json`."""
    text = LayeredText(manifest.raw_text(source), edits.repairs(source))
    return {
        "source": source.id,
        "unknown_before": round(unknown_share(text.raw_lines, source.language), 4),
        "unknown_after": round(unknown_share([line.text for line in text.repaired], source.language), 4),
        "samples": [
            {**asdict(sample), "before": round(sample.before, 4), "after": round(sample.after, 4)}
            for sample in measure(source)
        ],
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the figures of the named sources."""
    parser = argparse.ArgumentParser(description="Fidelity of repaired texts.")
    parser.add_argument("sources", nargs="+", metavar="SOURCE")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    chosen = parser.parse_args(arguments)
    found = [report(manifest.source(name)) for name in chosen.sources]
    if chosen.json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
        return
    for row in found:
        sys.stdout.write(f"{row['source']}: unknown words {row['unknown_before']:.2%} -> {row['unknown_after']:.2%}\n")
        for sample in row["samples"]:
            sys.stdout.write(
                f"  {sample['sample']}: {sample['words']} words, {sample['damaged']} damaged, "
                f"{sample['mended']} mended, {sample['left']} left, {sample['introduced']} introduced: "
                f"{sample['before']:.2%} -> {sample['after']:.2%}\n"
            )


if __name__ == "__main__":
    main()
