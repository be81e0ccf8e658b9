"""The question sets as values, and the units their gold laws name (`evals/datasets/README.md`)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from corpus.errors import BadData
from corpus.ids import split
from corpus.model import Language
from corpus.store import LAW_IN_FORCE
from retrieval.families import family

DATASETS = Path(__file__).parent / "datasets"
unit_of = family
"""The unit that `gold_laws` would name for a provision, with its source."""

Part = Literal["dev", "held_out_2", "held_out_3", "test"]


@dataclass(frozen=True, slots=True)
class EvalQuestion:
    """One question: `gold` and `gold_laws` are full ids of provisions and of units, the main one first."""

    id: str
    language: Language
    text: str
    kind: str
    gold: tuple[str, ...]
    gold_laws: tuple[str, ...]
    answerable: bool
    procedures: tuple[str, ...] | None = None
    """The procedures that may rule it, the main one first; empty where none does, None where nobody has said."""


def load_questions(part: Part, folder: Path = DATASETS) -> list[EvalQuestion]:
    """The questions of a part, in the order of the file; raises BadData when the file breaks its format."""
    return _load(folder / f"{part}.jsonl")


def load_scope_questions(folder: Path = DATASETS, *, held_out: bool = False) -> list[EvalQuestion]:
    """Questions out of scope for the calibration of refusal; written by who tunes. The held out ones only check it."""
    return _load(folder / ("scope_2.jsonl" if held_out else "scope.jsonl"))


def _load(path: Path) -> list[EvalQuestion]:
    try:
        rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        return [
            EvalQuestion(
                row["id"],
                row["lang"],
                row["question"],
                row["kind"],
                tuple(_full(item) for item in row["gold"]),
                tuple(_full(item) for item in row["gold_laws"]),
                bool(row["answerable"]),
                tuple(row["procedures"]) if "procedures" in row else None,
            )
            for row in rows
        ]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadData(f"The question set {path} cannot be read: {type(error).__name__} {error}.") from error


def _full(item: str) -> str:
    source, _ = split(item)
    return item if source else f"{LAW_IN_FORCE}:{item}"
