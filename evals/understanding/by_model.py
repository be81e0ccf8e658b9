"""How well a language model hears: `python -m evals.understanding --reader model [FILES] [--language L] [--count N]`.

Each story with gold facts is put to the model that is switched on (`LAWBRIDGE_MODEL`, `LAWBRIDGE_MODEL_URL`). Its facts
are counted against the gold, and the answers with and without it against what the gold rules.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Sequence
from unittest.mock import patch

from app.asking.answer import ask
from app.looking_up.library import Library
from corpus.errors import BadInput
from corpus.story_facts import golds
from evals.understanding.agree import outcome_of
from evals.understanding.gold_facts import answer
from understanding.clauses import cut
from understanding.hear import hear
from understanding.witness.listening import MOST, listen
from understanding.witness.settings import NAME, TRUST, URL, model_settings


def measured(sets: Sequence[str], language: str | None, count: int) -> tuple[Counter[str], list[float]]:
    """The counts of some sets of stories (all where none is named), and the seconds of every hearing."""
    settings = model_settings()
    if settings is None:
        raise BadInput(f"No model is switched on: set {NAME} and {URL}.")
    library, counts, seconds = Library(), Counter[str](), list[float]()
    told = [(gold, row) for gold in golds() for row in gold.tellings if not sets or gold.set in sets]
    told = [(gold, row) for gold, row in told if not language or row["lang"] == language]
    several = min(count or len(told), len(told))
    for gold, row in (told[at * len(told) // several] for at in range(several)):
        counts["stories"] += 1
        ranked = [name for name, _ in hear(row["question"], row["lang"]).ranked]
        begun = time.monotonic()
        heard = listen(settings, cut(row["question"], row["lang"]), ranked)
        seconds.append(time.monotonic() - begun)
        counts["offered"] += gold.procedure in ranked[:MOST]
        if heard.testimony is None:
            counts[f"not heard: {heard.reason}"] += 1
        else:
            counts["procedure right"] += heard.testimony.procedure == gold.procedure
            said = {one.fact: one.value for one in heard.testimony.facts}
            if heard.testimony.procedure == gold.procedure:
                counts["facts right"] += sum(gold.facts.get(fact) == value for fact, value in said.items())
                counts["facts wrong"] += sum(
                    fact in gold.facts and gold.facts[fact] != value for fact, value in said.items()
                )
                counts["facts beside"] += sum(fact not in gold.facts for fact in said)
                counts["facts missed"] += sum(fact not in said for fact in gold.facts)
        right = outcome_of(answer(library.store, gold, row["lang"]))
        with_it = ask(library, row["question"], row["lang"])
        with patch.dict(os.environ):
            os.environ.pop(NAME), os.environ.pop(URL)
            alone = ask(library, row["question"], row["lang"])
        counts["as the gold, with the model"] += outcome_of(with_it) == right
        counts["as the gold, by the rules alone"] += outcome_of(alone) == right
        flat = with_it["status"] == "answered" and outcome_of(with_it) != right
        counts["answered and not as the gold, with the model"] += flat
        counts["answered and not as the gold, by the rules alone"] += (
            alone["status"] == "answered" and outcome_of(alone) != right
        )
    return counts, sorted(seconds)


def report(sets: Sequence[str], language: str | None, count: int) -> None:
    """Print the counts, the seconds and the trust that they bear out."""
    counts, seconds = measured(sets, language, count)
    for name, number in counts.items():
        print(f"{name}: {number}")
    if seconds:
        print(f"seconds: median {seconds[len(seconds) // 2]:.1f}, p95 {seconds[int(0.95 * len(seconds))]:.1f}")
    said = counts["facts right"] + counts["facts wrong"] + counts["facts beside"]
    if said:
        print(f"of the facts it names {counts['facts right'] / said:.2f} are the gold's: a value for {TRUST}")
