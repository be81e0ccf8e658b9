"""Stories changed in one place so that one fact changes: is the change heard? `python -m evals.understanding.pairs`.

Of the pairs that nothing learns (`corpus.pairs`), counted by what is heard of the changed fact for its procedure: its
new value, what was told before the change, or something else.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator

from corpus.model import LANGUAGES
from corpus.pairs import OneFactChanged, pairs_apart
from understanding.facts import facts_taught, told_to
from understanding.hear import hear

KINDS = ("turned round", "told now", "left out")


def kind_of(pair: OneFactChanged) -> str:
    """How the fact was changed."""
    return "left out" if pair.value is None else "told now" if pair.was is None else "turned round"


def heard(pair: OneFactChanged) -> Iterator[tuple[str, str]]:
    """For each language what was heard of the changed fact: right, as before, or otherwise."""
    for row in pair.gold.tellings:
        told = {one.fact: one.value for one in told_to(hear(row["question"], row["lang"]), pair.gold.procedure)}
        value = told.get(pair.fact)
        yield row["lang"], "right" if value == pair.value else "as before" if value == pair.was else "otherwise"


def main() -> None:
    """Print the counts by kind of change and by language."""
    parser = argparse.ArgumentParser(prog="evals.understanding.pairs", description=__doc__)
    parser.parse_args()
    found: Counter[tuple[str, str]] = Counter()
    for pair in pairs_apart():
        if pair.fact in facts_taught(pair.gold.procedure):
            for language, verdict in heard(pair):
                found[kind_of(pair), verdict] += 1
                found[language, verdict] += 1
    for name in (*KINDS, *LANGUAGES):
        counts = {verdict: found[name, verdict] for verdict in ("right", "as before", "otherwise")}
        print(f"{name}: {', '.join(f'{verdict} {count}' for verdict, count in counts.items())}")


if __name__ == "__main__":
    main()
