"""How many rewordings pass the gate: `python -m evals.understanding.plainer [--show]`, set by set.

`rewordings.yaml` and `rewordings-2.yaml` were mended on, `rewordings-3.yaml` was written after that and only counted.
Then every sentence is changed by machine in ways that change what it says: a word left out, `not` or `only` put in,
two persons exchanged. None of these may pass.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from understanding.witness.counted import wording
from understanding.witness.gate import passes

SETS = ("rewordings.yaml", "rewordings-2.yaml", "rewordings-3.yaml")
PUT_IN = {"en": ("not", "only"), "hu": ("nem", "csak"), "pl": ("nie", "tylko"), "nb": ("ikke", "bare")}
SEATS = {
    "en": ("North", "East", "South", "West"),
    "hu": ("Észak", "Kelet", "Dél", "Nyugat"),
    "pl": ("Północ", "Wschód", "Południe", "Zachód"),
    "nb": ("Nord", "Øst", "Syd", "Vest"),
}
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


def rewordings(name: str = SETS[0]) -> list[dict[str, Any]]:
    """The sentences of a set with a good and a bad rewording each."""
    found: list[dict[str, Any]] = strict_yaml.load(Path(__file__).parent / name)
    return found


def changed(row: dict[str, Any]) -> Iterator[str]:
    """A sentence changed by machine so that it says something else, in every way there is."""
    text, language, rules = row["original"], row["language"], wording(row["language"])
    body = text.rpartition("(")[0] or text
    spans = [match.span() for match in _WORD.finditer(body)]
    aside = rules.light | rules.pronouns | set(rules.links)
    for first, last in spans:
        if text[first:last].casefold() not in aside:
            yield text[:first] + text[last:].lstrip()
        for word in PUT_IN[language]:
            if text[first - len(word) - 1 : first].casefold() != f"{word} ":
                yield f"{text[:first]}{word} {text[first:]}"
    seats = [span for span in spans if text[slice(*span)] in SEATS[language]]
    for at, one in enumerate(seats):
        for other in seats[at + 1 :]:
            a, b = text[slice(*one)], text[slice(*other)]
            if a != b:
                yield text[: one[0]] + b + text[one[1] : other[0]] + a + text[other[1] :]


def main() -> None:
    """Print, by set, how many good, bad and changed sentences pass; with `--show` those that should not have been."""
    parser = argparse.ArgumentParser(prog="evals.understanding.plainer")
    parser.add_argument("--show", action="store_true")
    given = parser.parse_args()
    for name in SETS:
        counts: Counter[str] = Counter()
        for row in rewordings(name):
            put = [(sort, row[sort]) for sort in ("good", "bad")] + [("changed", one) for one in changed(row)]
            for sort, text in put:
                passed = passes(row["original"], text, row["language"])
                counts[f"{sort} {'passed' if passed else 'stopped'}"] += 1
                if given.show and passed != (sort == "good"):
                    print(f"{sort} {'passed' if passed else 'stopped'}: {row['original']} -> {text}")
        print(f"{name}: " + ", ".join(f"{sort}: {number}" for sort, number in sorted(counts.items())))


if __name__ == "__main__":
    main()
