"""Gold facts ruled: what the short answer says when every told fact has reached it.

`python -m evals.understanding.gold_facts [--language hu] [--procedure P] [--story ID]` prints, for each situation of
`corpus/stories/facts`, what must be said and what is said. What is missing here no reader can mend: it wants wording,
or a rule.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.answering.spoken import words
from app.asking.ruled import ruled
from corpus.errors import BadFacts
from corpus.model import Language
from corpus.store import Store
from rulings.engine.editions import IN_FORCE_EDITION

STORIES = Path(__file__).parents[2] / "corpus" / "stories"
FACTS = STORIES / "facts"


@dataclass(frozen=True, slots=True)
class Gold:
    """A situation with the procedure that rules it and the facts told; `open` is the fact that the answer must ask."""

    set: str
    story: str
    procedure: str
    facts: dict[str, Any]
    open: str | None
    row: dict[str, Any]


def golds(folder: Path = FACTS) -> Iterator[Gold]:
    """Every annotated situation, in the order of the files."""
    rows = {
        (path.stem, row["story"]): row
        for path in sorted(STORIES.glob("*.jsonl"))
        for row in reversed([json.loads(line) for line in path.open(encoding="utf-8")])
        if row.get("ruling")
    }
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.open(encoding="utf-8"):
            one = json.loads(line)
            row = rows.get((one["set"], one["story"]), {})
            yield Gold(one["set"], one["story"], one["procedure"], one["facts"], one.get("open"), row)


def answer(store: Store, gold: Gold, language: Language) -> dict[str, Any]:
    """The short answer on the gold facts."""
    from rulings import registry

    ruling = registry.rule(gold.procedure, gold.facts, IN_FORCE_EDITION, language)
    return ruled(store, gold.procedure, ruling, [], gold.facts, language, [])


def main() -> None:
    """Print each situation with its answer; last, how many were refused and how many ask another fact."""
    from app.looking_up.library import Library

    parser = argparse.ArgumentParser(prog="evals.understanding.gold_facts")
    parser.add_argument("--language", default="en", choices=("hu", "pl", "nb", "en"))
    parser.add_argument("--procedure", default="")
    parser.add_argument("--story", default="")
    given = parser.parse_args()
    library = Library()
    told = refused = other = 0
    for gold in golds():
        if given.procedure not in gold.procedure or given.story not in gold.story:
            continue
        told += 1
        print(f"== {gold.set} {gold.story} {gold.procedure} {json.dumps(gold.facts, ensure_ascii=False)}")
        print(f"   must: {gold.row.get('must_say')}  not: {gold.row.get('must_not_say')}")
        try:
            document = answer(library.store, gold, given.language)
        except BadFacts as error:
            refused += 1
            print(f"   REFUSED {error}")
            continue
        asked = document["next_question"]
        other += (asked and asked["name"]) != gold.open
        print(f"   {words(document['answer'])} words: {document['headline']['text']}")
        for option in document["options"]:
            print(f"      - {option['text']}")
        print(f"   asks {asked and asked['name']}, gold {gold.open}: {asked and asked['text']}")
    print(f"{told} situations, {refused} refused, {other} ask another fact than the gold")


if __name__ == "__main__":
    main()
