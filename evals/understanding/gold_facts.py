"""Gold facts ruled: what the short answer says when every told fact has reached it.

`python -m evals.understanding.gold_facts [--language hu] [--procedure P] [--story ID]` prints, for each situation of
`corpus/stories/facts`, what must be said and what is said. What is missing here no reader can mend: it wants wording,
or a rule. `judged_on_facts.jsonl` beside it holds what eight strict judges (language models) said of 615 English
answers on 2026-11-27: 456 R, 151 P, 8 W before anything was mended by it, 568 R, 46 P, 1 W after.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from app.answering.documents import RuledAnswer
from app.answering.spoken import words
from app.asking.ruled import ruled
from corpus.errors import BadFacts
from corpus.model import Language
from corpus.store import Store
from corpus.story_facts import STRANGERS, Gold, golds
from rulings.engine.editions import IN_FORCE_EDITION

JUDGED = Path(__file__).with_name("judged_on_facts.jsonl")


def answer(store: Store, gold: Gold, language: Language) -> RuledAnswer:
    """The short answer on the gold facts."""
    from rulings import registry

    facts = dict(gold.facts)
    ruling = registry.rule(gold.procedure, facts, IN_FORCE_EDITION, language)
    return ruled(store, gold.procedure, ruling, [], facts, language, [])


def main() -> None:
    """Print each situation with its answer; last, how many were refused and how many ask another fact."""
    from app.looking_up.library import Library

    parser = argparse.ArgumentParser(prog="evals.understanding.gold_facts")
    parser.add_argument("--language", default="en", choices=("hu", "pl", "nb", "en"))
    parser.add_argument("--procedure", default="")
    parser.add_argument("--story", default="")
    given = parser.parse_args()
    library = Library()
    judged = {row["id"]: row for row in map(json.loads, JUDGED.read_text(encoding="utf-8").splitlines())}
    told = refused = other = 0
    for gold in (*golds(), *golds(STRANGERS)):
        if given.procedure not in gold.procedure or given.story not in gold.story:
            continue
        told += 1
        print(f"== {gold.set} {gold.story} {gold.procedure} {json.dumps(dict(gold.facts), ensure_ascii=False)}")
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
        if (verdict := judged.get(f"{gold.set}/{gold.story}")) and verdict["verdict"] != "R":
            print(f"   judged {verdict['verdict']}: {verdict['why']} Better: {verdict['better']}")
    print(f"{told} situations, {refused} refused, {other} ask another fact than the gold")


if __name__ == "__main__":
    main()
