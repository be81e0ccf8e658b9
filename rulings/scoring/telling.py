"""A step of the arithmetic in words, in four languages; the words are in `wording.yaml`, the sums are the steps'
own.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from rulings.scoring.working import Step


@cache
def _wording() -> dict[str, dict[str, dict[str, str]]]:
    found: dict[str, dict[str, dict[str, str]]] = strict_yaml.load(Path(__file__).parent / "wording.yaml")
    return found


def tell(step: Step, language: str) -> str:
    """The sentence of a step or note in `language` (hu, pl, nb, en). Raises KeyError for a step without wording."""
    section = "notes" if step.says.startswith("note_") else "statements"
    values: dict[str, Any] = {**step.values, "sum": step.shown}
    text = _wording()[section][step.says][language].format(**values).strip()
    return text[:1].upper() + text[1:]
