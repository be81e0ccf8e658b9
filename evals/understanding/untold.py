"""What no story tells yet: cases of the engine for writers of stories, those first whose facts are told least.

`python -m evals.understanding.untold --count 600 > todo.jsonl` draws cases of the Laws, more of a procedure that
blind rounds ask about often. A writer makes of each a row with `id`, `procedure`, `facts` (those that all tellings
tell, and no other), `open` and one telling a language. `python -m evals.understanding.untold --check FILE` rules each
row and prints the short answer to hold beside the story; exit status 1 where a row has a fault.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

from corpus.errors import BadFacts
from corpus.story_facts import Gold, golds
from evals.understanding.gold_facts import answer
from rulings.cases import RulingCase, case_files, load_cases
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.errors import EngineError

LANGUAGES = ("hu", "pl", "nb", "en")
_LEAST = 3
"""So many cases of a procedure that no story asks about."""


def untold(count: int, seed: int = 0, told: Iterable[Gold] | None = None) -> list[RulingCase]:
    """About `count` cases of the Laws in force, by procedure; within it the ones whose facts are told least."""
    stories, random = list(golds() if told is None else told), Random(seed)
    cases: dict[str, list[RulingCase]] = {}
    for path in case_files():
        for case in load_cases(path) if "laws" in path.parts else ():
            if case.edition == IN_FORCE_EDITION and "error" not in case.expected:
                cases.setdefault(case.procedure, []).append(case)
    asked = Counter(gold.procedure for gold in stories if gold.set.startswith("round"))
    share = max(count - _LEAST * len(cases), 0) / max(sum(asked[name] for name in cases), 1)
    heard = Counter((gold.procedure, *one) for gold in stories for one in _values(gold.facts))
    return [
        case
        for name, pool in cases.items()
        for case in _least_told(pool, min(len(pool), _LEAST + round(share * asked[name])), heard, random)
    ]


def _least_told(pool: list[RulingCase], count: int, heard: Counter[Any], random: Random) -> Iterator[RulingCase]:
    left = random.sample(pool, len(pool))
    for _ in range(count):
        case = max(left, key=lambda one: _gain(one, heard))
        left.remove(case)
        heard.update((case.procedure, *one) for one in _values(case.facts))
        yield case


def _gain(case: RulingCase, heard: Counter[Any]) -> float:
    """How much is new in a case; a case of many facts is not taken for their number alone."""
    new = sum(1 / (1 + heard[(case.procedure, *one)]) for one in _values(case.facts))
    return float(new / (1 + len(case.facts)) ** 0.5)


def _values(facts: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name, value in facts.items():
        yield name, json.dumps(value, sort_keys=True)


def faults(row: Mapping[str, Any], store: Any) -> tuple[str, list[str]]:
    """The short answer in English on the row's facts, and what is wrong with the row."""
    missing = [name for name in ("id", "procedure", "facts", "open", *LANGUAGES) if name not in row]
    if missing:
        return "", [f"{', '.join(missing)} missing"]
    facts = MappingProxyType(dict(row["facts"]))
    gold = Gold("", str(row["id"]), row["procedure"], facts, row["open"], row, ())
    try:
        document = answer(store, gold, "en")
    except (BadFacts, EngineError) as error:
        return "", [str(error)]
    asks = document["next_question"] and document["next_question"]["name"]
    wrong = [] if asks == row["open"] else [f"`open` is {row['open']}, the ruling asks {asks}"]
    return document["headline"]["text"], wrong


def _check(path: Path) -> int:
    from app.looking_up.library import Library

    store, bad = Library().store, 0
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            row = json.loads(line)
        except json.JSONDecodeError as error:
            said, wrong = "", [f"not JSON: {error}"]
            row = {}
        else:
            said, wrong = faults(row, store)
        bad += bool(wrong)
        print(f"{row.get('id', f'line {number}')}: {said}", *(f"FAULT {one}" for one in wrong), sep="\n   ")
    return min(bad, 1)


def main() -> int:
    """Draw cases for writers, or check what they wrote."""
    parser = argparse.ArgumentParser(prog="evals.understanding.untold", description=__doc__)
    parser.add_argument("--count", type=int, default=600, help="about so many cases")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--check", type=Path, metavar="FILE", help="rows that a writer made of them")
    given = parser.parse_args()
    if given.check:
        return _check(given.check)
    for case in untold(given.count, given.seed):
        row = {"id": case.id, "procedure": case.procedure, "situation": case.situation}
        print(json.dumps(row | {"facts": case.facts, "why": case.why}, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
