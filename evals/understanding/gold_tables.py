"""Gold tables ruled: does the first ruling rest on the gold law? `python -m evals.understanding.gold_tables [FILE …]`.

Every situation once, from the table that its annotator wrote: what is missed here no reader can mend.
"""

from __future__ import annotations

import argparse
import re
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bridge.table.model import Table
from evals.understanding.__main__ import stories
from rulings.registry import get
from rulings.table import Ruled, rule_table


@dataclass(frozen=True, slots=True)
class Measured:
    """One situation: its gold laws and what was ruled."""

    story: str
    kind: str
    gold: tuple[str, ...]
    ruled: tuple[Ruled, ...]
    seconds: float

    @property
    def first(self) -> bool:
        """Whether the first procedure answers for the number of the first gold law."""
        return bool(self.gold) and self.gold[0] in self._laws(self.ruled[:1])

    @property
    def any_first(self) -> bool:
        """Whether the first procedure answers for any gold law."""
        return bool(set(self.gold) & self._laws(self.ruled[:1]))

    @property
    def any(self) -> bool:
        """Whether any procedure ruled answers for any gold law."""
        return bool(set(self.gold) & self._laws(self.ruled))

    @staticmethod
    def _laws(ruled: tuple[Ruled, ...]) -> set[str]:
        return {number(law) for item in ruled for law in get(item.procedure).laws}


def number(law: str) -> str:
    """The number of a law, `64` of `64.A.1`; the whole id of other texts' provisions."""
    found = re.match(r"\d+", law)
    return found.group(0) if found else law


def measured(rows: list[dict[str, Any]]) -> Iterator[Measured]:
    """Every situation that has a gold table, once."""
    seen: set[str] = set()
    for row in rows:
        story = str(row.get("story") or row["id"])
        if row.get("table") is None or story in seen:
            continue
        seen.add(story)
        start = time.perf_counter()
        ruled = tuple(rule_table(Table.from_json(row["table"])))
        gold = tuple(number(law) for law in row.get("gold_laws") or ())
        yield Measured(story, row.get("kind", ""), gold, ruled, time.perf_counter() - start)


def main() -> None:
    """Print the shares and, with --misses, what was ruled instead."""
    parser = argparse.ArgumentParser(prog="evals.understanding.gold_tables")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--misses", action="store_true")
    given = parser.parse_args()
    found = list(measured(list(stories(given.files))))
    asked = [item for item in found if item.gold]
    if not asked:
        print("No story with a gold table.")
        return
    print(f"{len(asked)} situations with gold laws, {len(found) - len(asked)} without")
    for name in ("first", "any_first", "any"):
        count = sum(getattr(item, name) for item in asked)
        print(f"{name:10} {count} ({100 * count / len(asked):.0f} %)")
    for kind, total in sorted(Counter(item.kind for item in asked).items()):
        right = sum(item.first for item in asked if item.kind == kind)
        print(f"  {kind:12} first {right} of {total}")
    print("status", dict(Counter(item.ruled[0].document["status"] if item.ruled else "none" for item in asked)))
    print(f"set aside in {sum(any(r.set_aside for r in item.ruled) for item in asked)} situations")
    times = sorted(item.seconds for item in found)
    print(f"ms: median {1000 * statistics.median(times):.1f}, 95 % {1000 * times[int(len(times) * 0.95)]:.1f}")
    if given.misses:
        for item in asked:
            if not item.first:
                print(item.story, item.kind, item.gold, [ruled.procedure for ruled in item.ruled])


if __name__ == "__main__":
    main()
