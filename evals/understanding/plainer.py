"""How many of the rewordings of `rewordings.yaml` pass the gate: `python -m evals.understanding.plainer [--show]`."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from understanding.witness.gate import passes


def rewordings() -> list[dict[str, Any]]:
    """The sentences with a good and a bad rewording each."""
    found: list[dict[str, Any]] = strict_yaml.load(Path(__file__).parent / "rewordings.yaml")
    return found


def main() -> None:
    """Print, by language, how many good and bad rewordings pass; with `--show` those that should not have been."""
    parser = argparse.ArgumentParser(prog="evals.understanding.plainer")
    parser.add_argument("--show", action="store_true")
    given = parser.parse_args()
    counts: Counter[str] = Counter()
    for row in rewordings():
        for sort in ("good", "bad"):
            passed = passes(row["original"], row[sort], row["language"])
            counts[f"{row['language']} {sort} {'passed' if passed else 'stopped'}"] += 1
            if given.show and passed != (sort == "good"):
                print(f"{sort} {'passed' if passed else 'stopped'}: {row['original']} -> {row[sort]}")
    print(", ".join(f"{name}: {number}" for name, number in sorted(counts.items())))


if __name__ == "__main__":
    main()
