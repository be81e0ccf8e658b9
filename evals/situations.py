"""Situations that the engine has never seen, ruled from facts or a table, and how many agree with what was expected.

python -m evals.situations FILE.yaml [--all] [--prose]

situations:
  - id: u01
    by: who wrote it, and from which text
    situation: one line
    laws: [27.B.1]                        # optional: what the text rests on
    procedure: insufficient_bid           # facts of one procedure ...
    facts: {...}
    table: {...}                          # ... or a table, or a board as text (PBN, LIN, typed lines)
    expected:                             # of a procedure as in `rulings.cases`;
      status: ruled
      outcome: {...}
    expected:                             # of a table: what is ruled, in this order, others may stand between
      rulings: [{procedure: revoke_rectification, outcome: {tricks_transferred: 2}}]
      result: {tricks: 9}
      irregularities: [revoke]            # all of them, in order
      in_force: [penalty_card]            # kinds that still bind
      choices: [accept_lead]              # names of steps somebody may take now
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from corpus import strict_yaml
from corpus.errors import LawbridgeError
from rulings.cases import unlike
from rulings.engine.ruling_document import RulingDocument
from rulings.registry import rule
from rulings.table.whole import read_table, table_document

Situation = dict[str, Any]


def read(path: Path) -> list[Situation]:
    """The situations of a file."""
    found: list[Situation] = strict_yaml.load(path)["situations"]
    return found


def ruled(one: Situation) -> dict[str, Any]:
    """The document of a situation: of its procedure, or of its table; raises LawbridgeError where it is refused."""
    if "table" in one:
        told = one["table"] if isinstance(one["table"], str) else json.dumps(one["table"])
        return table_document(read_table(told))
    return dict(rule(one["procedure"], one["facts"]))


def misses(one: Situation) -> list[str]:
    """What comes out otherwise than expected, one line each."""
    expected = dict(one["expected"])
    refusal = expected.pop("error", None)
    try:
        found = ruled(one)
    except LawbridgeError as error:
        return [] if refusal is not None and str(refusal) in str(error) else [f"refused: {error}"]
    if refusal is not None:
        return [f"expected the refusal {refusal!r}"]
    return list(_of_table(found, expected) if "table" in one else unlike(cast(RulingDocument, found), expected))


def _of_table(found: dict[str, Any], expected: dict[str, Any]) -> Iterator[str]:
    rest = list(found["rulings"])
    for wanted in expected.get("rulings", ()):
        name = wanted["procedure"]
        place = next((place for place, item in enumerate(rest) if item["procedure"] == name), None)
        if place is None:
            yield f"{name} is not ruled here; ruled: {[item['procedure'] for item in found['rulings']]}"
            continue
        yield from (
            f"{name}: {line}" for line in unlike(rest[place], {k: v for k, v in wanted.items() if k != "procedure"})
        )
        rest = rest[place + 1 :]
    for key, value in (expected.get("result") or {}).items():
        if (found["result"] or {}).get(key) != value:
            yield f"result.{key} is {(found['result'] or {}).get(key)!r}, expected {value!r}"
    lists = {
        "irregularities": [item["what"] for item in found["irregularities"]],
        "in_force": [item["kind"] for item in found["in_force"]],
        "choices": [item["name"] for item in found.get("choices", ())],
    }
    for key, names in lists.items():
        if key in expected and names != expected[key]:
            yield f"{key} are {names}, expected {expected[key]}"


def prose(one: Situation) -> list[str]:
    """The statements of its rulings, for whoever judges them by reading."""
    try:
        found = ruled(one)
    except LawbridgeError as error:
        return [str(error)]
    documents = found["rulings"] if "table" in one else [found]
    return [f"[{item['procedure']}] {said['text']}" for item in documents for said in item["statements"]]


def main() -> None:
    """Print every disagreement, then how many agree."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("file", type=Path)
    reader.add_argument("--all", action="store_true", help="those that agree too")
    reader.add_argument("--prose", action="store_true", help="with the statements of each ruling")
    asked = reader.parse_args()
    situations = read(asked.file)
    agreed = 0
    for one in situations:
        missed = misses(one)
        agreed += not missed
        if missed or asked.all:
            print(f"{one['id']} {'agrees' if not missed else 'differs'}: {one['situation']}")
            print("\n".join(f"    {line}" for line in missed))
            if asked.prose:
                print("\n".join(f"    > {line}" for line in prose(one)))
    print(f"{agreed} of {len(situations)} situations agree")


if __name__ == "__main__":
    main()
