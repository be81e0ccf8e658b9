"""Draw lines of the Polish laws to be transcribed by eye: `python -m evals.fidelity.draw_polish SEED [LINES]`.

Prints JSON lines {"line", "raw"} of definitions and laws (lines 85-3138) with four words or more. Sample 1 was drawn by
seed 20261121 (92 lines), sample 2 by 1997, sample 3 by 20070101 (75 lines, those of the others left out). A sample that
shall judge the review needs another seed and a reader who did not review.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence

from corpus import manifest

SOURCE = "laws-2007-pl"
FIRST, LAST, WORDS = 85, 3138, 4


def draw(seed: int, count: int = 92) -> list[tuple[int, str]]:
    """The drawn lines, in text order; the same for the same seed."""
    lines = manifest.raw_text(manifest.source(SOURCE)).split("\n")
    pool = [number for number in range(FIRST, LAST + 1) if len(lines[number - 1].split()) >= WORDS]
    return [(number, lines[number - 1]) for number in sorted(random.Random(seed).sample(pool, count))]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the draw."""
    chosen = [int(word) for word in (sys.argv[1:] if arguments is None else arguments)]
    for number, raw in draw(*chosen):
        sys.stdout.write(json.dumps({"line": number, "raw": raw}, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
