"""Merge what was written into `corpus/working/`: `python -m ingest.working.put FILE...`.

A file given is YAML in the form of `corpus/working/*.yaml` and may hold any provisions in any order. Values given
replace those there, others stay; files come out in the order of the Laws in force. Two writers at once lose nothing.
"""

from __future__ import annotations

import fcntl
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

from corpus.errors import BadData, LawbridgeError
from corpus.store import LAW_IN_FORCE, Store
from corpus.working import LANGUAGES, WORKING, WorkingText, dump, file_of, load


def put(written: list[WorkingText], order: list[str], folder: Path = WORKING) -> Counter[str]:
    """Merge texts; `order` has the ids of the Laws in force. Returns how many came in, by file; raises BadData."""
    unknown = [text.id for text in written if text.id not in set(order)]
    if unknown:
        raise BadData(f"These are no provisions of the Laws in force: {', '.join(unknown[:5])}.")
    folder.mkdir(exist_ok=True)
    rank = {name: place for place, name in enumerate(order)}
    with (folder / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for name in {file_of(text.id) for text in written}:
            rows = {(text.id, text.language): text for text in load(folder / name)}
            rows |= {(text.id, text.language): text for text in written if file_of(text.id) == name}
            dump(sorted(rows.values(), key=lambda row: (rank[row.id], LANGUAGES.index(row.language))), folder / name)
    return Counter(file_of(text.id) for text in written)


def main(paths: list[str]) -> int:
    """Merge each file given; 2 and one sentence when one is malformed (then nothing of it is merged)."""
    order = [row.id for row in Store.load().of(LAW_IN_FORCE)]
    for path in paths:
        try:
            done = put([replace(text) for text in load(Path(path))], order)
        except LawbridgeError as error:
            sys.stderr.write(f"{error}\n")
            return 2
        sys.stdout.write(f"{path}: {sum(done.values())} texts into {', '.join(sorted(done))}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
