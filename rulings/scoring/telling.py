"""A calculation in words, in four languages; the words are in `wording.yaml` and `labels.yaml`, the sums are the steps'
own.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from rulings.scoring.calculation import Calculation, Step

HERE = Path(__file__).parent


@cache
def _wording() -> dict[str, dict[str, dict[str, str]]]:
    found: dict[str, dict[str, dict[str, str]]] = strict_yaml.load(HERE / "wording.yaml")
    return found


@cache
def _labels() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = strict_yaml.load(HERE / "labels.yaml")
    return found


def labels(language: str) -> dict[str, str]:
    """Words of tables, cards and the command line in one language."""
    return {name: texts[language] for name, texts in _labels().items()}


def tell(step: Step, language: str) -> str:
    """The sentence of a step or note in `language` (hu, pl, nb, en). Raises KeyError for a step without wording."""
    section = "notes" if step.says.startswith("note_") else "statements"
    values: dict[str, Any] = {**step.values, "sum": step.shown}
    if average := values.get("average"):
        values["average"] = labels(language).get(f"average_{average}", average)
    text = _wording()[section][step.says][language].format(**values).strip()
    return text[:1].upper() + text[1:]


def document(calculation: Calculation[Any], language: str) -> dict[str, Any]:
    """The calculation as JSON: `{"value", "statements": [{"text", "citations"}], "notes", "citations"}`."""
    return {
        "value": json_value(calculation.value),
        "statements": [
            {"text": tell(step, language), "citations": [step.cite] if step.cite else []} for step in calculation.steps
        ],
        "notes": [tell(note, language) for note in calculation.notes],
        "citations": list(calculation.citations),
    }


def json_value(value: Any) -> Any:
    """A value of the arithmetic as JSON: fractions as numbers with at most four decimals, dataclasses by field."""
    match value:
        case bool() | None | str() | int() | float():
            return value
        case Fraction():
            return int(value) if value.denominator == 1 else round(float(value), 4)
        case Mapping():
            return {str(key): json_value(one) for key, one in value.items()}
        case list() | tuple():
            return [json_value(one) for one in value]
        case _:
            return {name: json_value(getattr(value, name)) for name in value.__dataclass_fields__}
