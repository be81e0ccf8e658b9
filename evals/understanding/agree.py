"""Stories asked and ruled as their gold facts rule: `python -m evals.understanding.agree [--set round-2] [--show P]`.

With `--turns` only stories with follow-ups, told turn by turn in one case; without, all that was said is one text.

An answer agrees when it rules by the same procedure, with the same outcome, and asks for the same fact. What does not
agree is counted by cause: another procedure, a fact read wrongly, a fact missed, a fact read beside, something else.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from app.answering.documents import AnswerDocument
from app.asking.answer import ask
from app.looking_up.library import Library
from app.wizard.conversation import reply
from corpus.errors import BadFacts
from corpus.story_facts import Gold, golds
from evals.understanding.gold_facts import answer
from rulings.engine.errors import EngineError

_SEATED = frozenset({"offender", "dealer", "auction", "contract", "player", "out_of_turn", "leader", "claimer"})
"""Facts that name seats or calls: compared as told elsewhere, not as causes."""


@dataclass(frozen=True, slots=True)
class Compared:
    """One telling: where it is from, whether its answer agrees, and if not why."""

    set: str
    language: str
    kind: str
    procedure: str
    id: str
    cause: str
    detail: str
    status: str


def compared(library: Library, gold: Gold, turns: bool = False) -> Iterator[Compared]:
    """Every telling of a situation, asked and compared with what its gold facts rule; `turns`: see above."""
    try:
        right = answer(library.store, gold, "en")
    except (BadFacts, EngineError) as error:
        yield Compared(gold.set, "", "", gold.procedure, gold.story, "gold refused", str(error), "")
        return
    for row in gold.tellings:
        if turns and len(row.get("turns", ())) < 2:
            continue
        try:
            document = told(library, row) if turns else ask(library, row["question"], row["lang"])
        except EngineError as error:
            yield Compared(gold.set, row["lang"], row["kind"], gold.procedure, row["id"], "fault", str(error), "")
            continue
        cause, detail = _cause(gold, right, document)
        kind, status = row["kind"], document["status"]
        yield Compared(gold.set, row["lang"], kind, gold.procedure, row["id"], cause, detail, status)


def told(library: Library, row: Mapping[str, Any]) -> AnswerDocument:
    """Where the case stands after the last follow-up of a telling."""
    first, *others = row["turns"]
    document = reply(library, first, reader=row["lang"])
    for text in others:
        document = reply(library, text, None, document, None, row["lang"])
    return document


def _cause(gold: Gold, right: Mapping[str, Any], document: Mapping[str, Any]) -> tuple[str, str]:
    ruled = document.get("procedure")
    if not ruled:
        return "no ruling", document["status"]
    if ruled["name"] != gold.procedure:
        return "procedure", ruled["name"]
    if outcome_of(document) == outcome_of(right):
        return "agrees", ""
    facts = {name: value for name, value in gold.facts.items() if name not in _SEATED}
    for name, value in facts.items():
        if name in ruled["facts"] and ruled["facts"][name] != value:
            return "read wrongly", f"{name}={ruled['facts'][name]!r} for {value!r}"
    missed = [name for name in facts if name not in ruled["facts"]]
    beside = [name for name in ruled["facts"] if name not in gold.facts and name not in _SEATED]
    if missed:
        return "missed", ", ".join(f"{name}={facts[name]!r}" for name in missed)
    if beside:
        return "beside", ", ".join(f"{name}={ruled['facts'][name]!r}" for name in beside)
    return "otherwise", json.dumps(ruled["facts"], ensure_ascii=False)


def outcome_of(document: Mapping[str, Any]) -> tuple[Any, ...]:
    """What is ruled and asked, without seats: the sentences' laws, the options, the question; nothing of no ruling."""
    if not document.get("procedure"):
        return (document["status"],)
    ruling = document["procedure"]["ruling"]
    said = tuple(tuple(row["citations"]) for row in ruling["statements"] if row["kind"] == "headline")
    offered = tuple(sorted(row["name"] for row in ruling["options"]))
    asked = document["next_question"]
    return ruling["status"], said, offered, asked and asked["name"]


def main() -> None:
    """Print the misses that are asked for, then the shares by set, language and cause."""
    parser = argparse.ArgumentParser(prog="evals.understanding.agree")
    parser.add_argument("--set", default="")
    parser.add_argument("--language", default="")
    parser.add_argument("--procedure", default="")
    parser.add_argument("--turns", action="store_true", help="follow-ups one by one, in one case")
    parser.add_argument("--show", action="store_true", help="print every miss with its cause")
    given = parser.parse_args()
    library = Library()
    rows = [
        row
        for gold in golds()
        if given.set in gold.set and given.procedure in gold.procedure
        for row in compared(library, gold, given.turns)
        if given.language in row.language
    ]
    if given.show:
        for row in rows:
            if row.cause != "agrees":
                print(f"{row.set} {row.id} {row.procedure}: {row.cause} {row.detail} [{row.status}]")
    for key in ("set", "language", "cause", "procedure"):
        total = Counter(str(getattr(row, key)) for row in rows)
        good = Counter(str(getattr(row, key)) for row in rows if row.cause == "agrees")
        print(f"by {key}: " + ", ".join(f"{name} {good[name]}/{count}" for name, count in total.most_common()))


if __name__ == "__main__":
    main()
