"""Sixty stories put to a server that behaves well and in every bad way: `python -m evals.understanding.misbehaving`.

A ruling is changed wrongly where an answer called answered rules otherwise than the rules alone (and than the gold).
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from app.asking.answer import ask
from app.looking_up.library import Library
from corpus.model import Language
from corpus.story_facts import Gold, golds
from evals.understanding.agree import outcome_of
from evals.understanding.gold_facts import answer
from evals.understanding.scripted import EMPTY, MISBEHAVIOURS, Scripted, scripted
from understanding.clauses import cut
from understanding.features import SEATS
from understanding.witness.listening import forget
from understanding.witness.named import NamedInStory
from understanding.witness.settings import NAME, SECONDS, URL

SECONDS_SET = 0.8
KEY = "sk-never-shown"


@dataclass(frozen=True, slots=True)
class Trial:
    """One story: how it is told, what its gold rules, what the rules alone answer."""

    id: str
    text: str
    language: Language
    gold: Gold
    right: Mapping[str, Any]
    alone: Mapping[str, Any]


def trials(library: Library, count: int) -> list[Trial]:
    """Stories with gold facts, spread over all files and languages, each with the rules' own answer."""
    told = [(gold, row) for gold in golds() for row in gold.tellings]
    found: list[Trial] = []
    for at in range(count):
        gold, row = told[at * len(told) // count]
        alone = ask(library, row["question"], row["lang"])
        right = answer(library.store, gold, row["lang"])
        found.append(Trial(row["id"], row["question"], row["lang"], gold, right, alone))
    return found


@contextmanager
def switched_on(server: Scripted, seconds: float = SECONDS_SET) -> Iterator[None]:
    """The model of a scripted server in force."""
    given = {NAME: "scripted", URL: server.address, SECONDS: str(seconds), "LAWBRIDGE_MODEL_KEY": KEY}
    with patch.dict(os.environ, given):
        yield


def gold_answer(trial: Trial) -> dict[str, Any]:
    """What a model that hears everything says: the gold facts, each with the words of the whole story."""
    facts = [
        {"words": trial.text, "fact": name, "value": value if isinstance(value, str) else json.dumps(value)}
        for name, value in trial.gold.facts.items()
    ]
    return EMPTY | {"procedure": trial.gold.procedure, "procedure_words": trial.text, "facts": facts}


def unchanged(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether two answers say the same: all but the time, who heard the story and how sure that is."""
    aside = ("elapsed_ms", "read_by", "heard_by", "confidence")
    return {key: one[key] for key in one if key not in aside} == {key: other[key] for key in other if key not in aside}


def wrong(trial: Trial, document: Mapping[str, Any]) -> bool:
    """Whether a flat answer rules otherwise than the rules alone do, and than the gold does."""
    if document["status"] != "answered" or unchanged(document, trial.alone):
        return False
    outcome = outcome_of(document)
    return outcome not in (outcome_of(trial.alone), outcome_of(trial.right))


def script(server: Scripted, told: Sequence[Trial]) -> None:
    """What a server says of some stories when it behaves well, and the seats that it may invent."""
    for trial in told:
        read = cut(trial.text, trial.language)
        server.answers[trial.text] = gold_answer(trial)
        server.unnamed[trial.text] = [seat for seat in SEATS if seat not in NamedInStory(read).seats]


def run(library: Library, told: Sequence[Trial], behaviour: str, server: Scripted) -> Counter[str]:
    """How the answers to some stories come out while the server behaves in one way."""
    server.behaviour = behaviour
    counts: Counter[str] = Counter()
    for trial in told:
        forget()
        begun = time.monotonic()
        document = ask(library, trial.text, trial.language)
        took = round(1000 * (time.monotonic() - begun))
        counts["slowest ms"] = max(counts["slowest ms"], took)
        counts["over the limit"] += took > 1000 * float(os.environ[SECONDS])
        counts["same as the rules"] += unchanged(document, trial.alone)
        counts["asks"] += document["status"] == "needs_facts" and not unchanged(document, trial.alone)
        counts["wrong"] += wrong(trial, document)
        counts["key shown"] += KEY in json.dumps(document)
        counts["as the gold"] += outcome_of(document) == outcome_of(trial.right)
        heard = document.get("heard_by")
        counts[f"heard: {(heard['reason'] or heard['outcome']) if heard else None}"] += 1
    return counts


def main() -> None:
    """Print, for each behaviour, how many answers are the rules' own, ask, or are wrong, and the slowest."""
    parser = argparse.ArgumentParser(prog="evals.understanding.misbehaving")
    parser.add_argument("--stories", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=SECONDS_SET, help="how long one answer may take")
    given = parser.parse_args()
    library = Library()
    told = trials(library, given.stories)
    alone = sum(outcome_of(trial.alone) == outcome_of(trial.right) for trial in told)
    print(f"{len(told)} stories; as the gold by the rules alone: {alone}")
    with scripted() as server, switched_on(server, given.seconds):
        script(server, told)
        ask(library, told[0].text, told[0].language)  # loads what is loaded late
        for behaviour in (*MISBEHAVIOURS, "well"):
            print(f"{behaviour}: {dict(run(library, told, behaviour, server))}", flush=True)


if __name__ == "__main__":
    main()
