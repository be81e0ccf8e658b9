"""What each step of the answer earns: `python -m evals.understanding.earned [--apart] [--learnt] [--show]`.

Stories with gold facts are asked once with all steps (`app/asking/worked_out.py`, `foremost.py`, `second.py`), then
once more without each step that said something new in them. Counted by step: tellings in which it said something, in
which the ruling would differ without it, in which that is right as the gold facts rule only with it, and only without.

The stories are those of strangers; with `--apart` those told apart, with `--learnt` those that models learn too, where
an ear remembers what is told and a step can hardly mend: what it spoils there it reads wrongly all the same.
A step that says nothing in any of them lives on the story it was written for alone.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from app.asking import foremost, second, worked_out
from app.asking.answer import ask
from app.asking.facts import Read
from app.looking_up.library import Library
from corpus.errors import BadFacts
from corpus.story_facts import FACTS, STRANGERS, Gold, apart, golds
from evals.understanding.agree import outcome_of
from evals.understanding.gold_facts import answer
from rulings.engine.errors import EngineError

_LISTS = (
    (worked_out, "STEPS"),
    (foremost, "ALONE"),
    (foremost, "WITH_A_SECOND"),
    (second, "BY_ACTS"),
)
"""Where the steps stand."""

KINDS = ("said", "differs", "mends", "spoils")
Step = Callable[..., Any]


def name_of(step: Step) -> str:
    """A step's name: its function's."""
    return str(getattr(step, "__name__", step))


def spoke(step: Step, given: Sequence[Any], said: Any) -> bool:
    """Whether a step said something new: a fact not read so, another procedure first, or a second matter."""
    if isinstance(said, dict):
        rows = given[2]
        return any(_new(rows.get(fact), read) for fact, read in said.items())
    if isinstance(said, tuple):
        return said[0] is not None
    before = given[0]
    return bool(said) and bool(before) and said[0].name != before[0].name


def _new(before: Read | None, now: Read) -> bool:
    return before is None or (before.value, before.sure) != (now.value, now.sure)


@contextmanager
def listening(heard: set[str]) -> Iterator[None]:
    """While this lasts the names of all steps that say something new are kept in `heard`."""

    def wrapped(step: Step) -> Step:
        def told(*given: Any) -> Any:
            said = step(*given)
            if spoke(step, given, said):
                heard.add(name_of(step))
            return said

        return told

    with ExitStack() as stack:
        for module, name in _LISTS:
            stack.enter_context(patch.object(module, name, tuple(wrapped(step) for step in getattr(module, name))))
        yield


@contextmanager
def without(step: str) -> Iterator[None]:
    """While this lasts a step is left out."""
    with ExitStack() as stack:
        for module, name in _LISTS:
            others = tuple(one for one in getattr(module, name) if name_of(one) != step)
            stack.enter_context(patch.object(module, name, others))
        yield


def earned(library: Library, stories: Sequence[Gold]) -> dict[str, dict[str, list[str]]]:
    """By step the tellings in which it has `said` something, in which the ruling `differs` for it, that it `mends` and
    that it `spoils`.
    """
    steps = [name_of(step) for module, name in _LISTS for step in getattr(module, name)]
    found: dict[str, dict[str, list[str]]] = {step: {kind: [] for kind in KINDS} for step in steps}
    for gold in stories:
        try:
            right = outcome_of(answer(library.store, gold, "en"))
        except (BadFacts, EngineError):
            continue
        for row in gold.tellings:
            heard: set[str] = set()
            with listening(heard):
                with_it = _ruled(library, row)
            agrees = with_it == (gold.procedure, right)
            for step in heard:
                with without(step):
                    other = _ruled(library, row)
                differs = other != with_it
                counts = (True, differs, agrees and differs, differs and other == (gold.procedure, right))
                for kind, holds in zip(KINDS, counts, strict=True):
                    if holds:
                        found[step][kind].append(f"{gold.set} {row['id']}")
    return found


def _ruled(library: Library, row: Any) -> tuple[str, Any]:
    try:
        document = ask(library, row["question"], row["lang"])
    except (BadFacts, EngineError):
        return "", ()
    return (document["procedure"] or {"name": ""})["name"], outcome_of(document)


def main() -> None:
    """Print one line a step, first those that say least."""
    parser = argparse.ArgumentParser(prog="evals.understanding.earned", description=__doc__)
    parser.add_argument("--set", default="", help="only stories whose set's name holds this")
    parser.add_argument("--apart", action="store_true", help="stories told apart, too")
    parser.add_argument("--learnt", action="store_true", help="stories that models learn, too")
    parser.add_argument("--show", action="store_true", help="print the tellings mended and spoilt")
    given = parser.parse_args()
    stories = [*golds(STRANGERS), *(apart() if given.apart else ()), *(golds(FACTS) if given.learnt else ())]
    found = earned(Library(), [gold for gold in stories if given.set in gold.set])
    print(f"{'step':28} " + " ".join(KINDS))
    for step, row in sorted(found.items(), key=lambda item: (_worth(item[1]), len(item[1]["said"]))):
        print(f"{step:28} " + " ".join(f"{len(row[kind]):{len(kind)}}" for kind in KINDS))
        for kind in KINDS[2:] if given.show else ():
            print("".join(f"    {kind} {telling}\n" for telling in row[kind]), end="")


def _worth(row: dict[str, list[str]]) -> int:
    return len(row["mends"]) - len(row["spoils"])


if __name__ == "__main__":
    main()
