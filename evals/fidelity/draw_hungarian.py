"""Draw lines of the Hungarian regulations to be transcribed by eye, before any repair was made.

`python -m evals.fidelity.draw_hungarian SEED` prints JSON lines {"line", "raw"}: about half the words from lines that
look damaged (a word unknown to hunspell, or a blank before punctuation), half from all lines; 4 to 60 words a line.
Samples 1, 2 and 3 were drawn by 20250101, 20250202 and 19980401 (3 without the lines of the others).
"""

from __future__ import annotations

import json
import random
import re
import sys

from corpus import manifest

SOURCE = "mbsz-hu"
CONTENTS = range(30, 97)
WORDS_PER_HALF = 600
_WORD = re.compile(r"[^\W\d_]+")
_GAP = re.compile(r"\w [,;:)](?:\s|$)| -e\b|(?<=[a-záéíóöúü]) [bcdfghjklmnprstvz] ")


def candidates(lines: list[str]) -> list[int]:
    """1-based numbers of the lines worth transcribing."""
    return [
        number
        for number, line in enumerate(lines, start=1)
        if number not in CONTENTS and 4 <= len(_WORD.findall(line)) <= 60
    ]


def draw(seed: int) -> list[tuple[int, str]]:
    """The drawn lines, in text order; the same for the same seed and the same dictionary."""
    import hunspell

    speller = hunspell.Hunspell("hu_HU", hunspell_data_dir="/usr/share/hunspell")
    lines = manifest.raw_text(manifest.source(SOURCE)).split("\n")
    pool = candidates(lines)
    damaged = [
        number
        for number in pool
        if _GAP.search(lines[number - 1])
        or any(not speller.spell(word) for word in _WORD.findall(lines[number - 1]) if len(word) > 1)
    ]
    chance = random.Random(seed)
    taken: set[int] = set()
    for share in (damaged, pool):
        words = 0
        for number in chance.sample(share, len(share)):
            if words >= WORDS_PER_HALF:
                break
            if number not in taken:
                taken.add(number)
                words += len(_WORD.findall(lines[number - 1]))
    return [(number, lines[number - 1]) for number in sorted(taken)]


def main() -> None:
    """Print the draw."""
    for number, line in draw(int(sys.argv[1])):
        sys.stdout.write(json.dumps({"line": number, "raw": line}, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
